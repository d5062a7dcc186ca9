### Haru Ichiban: co gra pokazuje, o co pyta, co opowiada i czego odmawia. Zasady są w rules.ftl.
### $seat, $senior_seat, $junior_seat, $red_seat, $yellow_seat: people. $frog: red albo yellow. $cell: c3. $direction: n, e, s albo w. $count, $points, $round: liczby.

## Gra

game-haru_ichiban = Haru Ichiban
game-haru_ichiban-short = Dwoje ogrodników sprawia, że nenufary na stawie zakwitają, przywołuje pierwszy wiosenny wiatr i stara się ułożyć cztery lub pięć kwiatów swojego koloru w kwadrat albo w linię.
game-haru_ichiban-facts = 2 graczy · 20 minut · łatwa do nauki
haru-goal =
    W każdej turze obaj w tajemnicy wybierają kwiat. Niższy należy do młodszego ogrodnika: otwiera się na ciemnym nenufarze, a młodszy przywołuje wiatr. Wyższy należy do starszego: trafia na dowolny nenufar, a starszy odwraca następny nenufar na ciemną stronę.
    Kwadrat daje 1 punkt, cztery w rzędzie lub kolumnie 2, cztery na przekątnej 3. Każda z tych figur kończy rundę. Wygrywa ten, kto zdobędzie 5 punktów albo ułoży pięć kwiatów w linii.

## Co stół ustala przed grą

option-haru_ichiban-edition = Wydanie
option-haru_ichiban-edition-dragonfly = z ważką
option-haru_ichiban-edition-croak = pierwsze wydanie: kumkanie
option-haru_ichiban-layout = Początek stawu
option-haru_ichiban-layout-standard = jak w druku, zrekonstruowany
option-haru_ichiban-layout-ring = pierścień
option-haru_ichiban-layout-islands = wyspy

## Słowa używane w zdaniach poniżej

haru-frog =
    { $frog ->
        [red] czerwoną żabę
       *[yellow] żółtą żabę
    }
haru-direction =
    { $direction ->
        [n] północ
        [e] wschód
        [s] południe
       *[w] zachód
    }
haru-figure =
    { $figure ->
        [square] kwadrat
        [line] linię z 4 kwiatów
        [diagonal] ukośną linię z 4 kwiatów
       *[five] linię z 5 kwiatów
    }
haru-lilies-move =
    { $count ->
        [one] przesuwa się jeden nenufar
        [few] przesuwają się { $count } nenufary
       *[many] przesuwa się { $count } nenufarów
    }
haru-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
haru-flowers =
    { $count ->
        [one] { $count } kwiat
        [few] { $count } kwiaty
       *[many] { $count } kwiatów
    }
haru-due =
    { $step ->
        [dragonfly] rozlosować ważkę
        [draw] dobrać kwiat
        [bid] wybrać kwiat z ręki
        [croak] rozstrzygnąć, kto zakumka pierwszy
        [senior] wskazać starszego ogrodnika
        [flower] położyć kwiat starszego ogrodnika na nenufarze
        [frog] postawić żabę na nenufarze
        [wind] przywołać wiatr
        [dark] odwrócić nenufar na ciemną stronę
       *[over] zakończyć: gra jest skończona
    }

## Kto działa i co może zrobić

haru-step-dragonfly = Ważka jest losowana.
haru-step-draw =
    { $you ->
        [seat] Dobierz kwiat ze swoich zasobów.
       *[other] { $seat } dobiera kwiat.
    }
haru-step-bid =
    { $you ->
        [seat] Wybierz w tajemnicy kwiat z ręki: wysoki, by wskazać mu miejsce, niski, by przywołać wiatr.
       *[other] { $seat } w tajemnicy wybiera kwiat.
    }
haru-step-croak = Kwiaty mają równą wartość: kto zakumka pierwszy?
haru-step-senior =
    { $you ->
        [seat] Remis w ostatniej turze: wskaż starszego ogrodnika.
       *[other] Remis w ostatniej turze: { $seat } wskazuje starszego ogrodnika.
    }
haru-step-flower =
    { $you ->
        [seat] Jesteś starszym ogrodnikiem: połóż kwiat na dowolnym nenufarze bez kwiatu.
       *[other] { $seat }, starszy ogrodnik, wybiera nenufar dla kwiatu.
    }
haru-step-frog =
    { $you ->
        [seat] Postaw { haru-frog } na jasnym nenufarze bez kwiatu i bez żaby.
       *[other] { $seat } stawia { haru-frog } na wybranym nenufarze.
    }
haru-step-wind =
    { $you ->
        [seat] Jesteś młodszym ogrodnikiem: przywołaj wiatr. Wybierz nenufar i kierunek.
       *[other] { $seat }, młodszy ogrodnik, przywołuje wiatr.
    }
haru-step-dark =
    { $you ->
        [seat] Odwróć nenufar bez kwiatu na ciemną stronę: rozkwitnie tam kwiat następnego młodszego ogrodnika.
       *[other] { $seat }, starszy ogrodnik, odwraca nenufar na ciemną stronę.
    }
haru-step-halt = Runda jest skończona.
haru-step-over = Gra jest skończona.

## Co się stało

haru-log-dragonfly =
    { $you ->
        [seat] Dostajesz ważkę.
       *[other] { $seat } dostaje ważkę.
    }
haru-log-hands =
    { $you ->
        [seat] Dobierasz kwiaty na rękę: { $values }. { $other_seat } dobiera { haru-flowers }.
        [other_seat] { $seat } dobiera kwiaty na rękę: { $values }. Dobierasz { haru-flowers }.
       *[other] { $seat } dobiera kwiaty na rękę: { $values }. { $other_seat } dobiera { haru-flowers }.
    }
haru-log-hands-hidden = Obaj ogrodnicy dobierają na rękę po { haru-flowers }.
haru-log-drew =
    { $you ->
        [seat] Dobierasz kwiat { $value }.
       *[other] { $seat } dobiera kwiat { $value }.
    }
haru-log-drew-hidden =
    { $you ->
        [seat] Dobierasz kwiat.
       *[other] { $seat } dobiera kwiat.
    }
haru-log-bid =
    { $you ->
        [seat] W tajemnicy wybierasz kwiat { $value }.
       *[other] { $seat } w tajemnicy wybiera kwiat { $value }.
    }
haru-log-bid-hidden =
    { $you ->
        [seat] Masz już wybrany kwiat.
       *[other] { $seat } ma już wybrany kwiat.
    }
haru-log-reveal =
    { $you ->
        [red_seat] Odkrywasz { $red }, { $yellow_seat } odkrywa { $yellow }.
        [yellow_seat] { $red_seat } odkrywa { $red }, ty odkrywasz { $yellow }.
       *[other] { $red_seat } odkrywa { $red }, { $yellow_seat } odkrywa { $yellow }.
    }
haru-log-roles =
    { $you ->
        [senior_seat] Jesteś starszym ogrodnikiem, a { $junior_seat } młodszym.
        [junior_seat] { $senior_seat } jest starszym ogrodnikiem, a ty młodszym.
       *[other] { $senior_seat } jest starszym ogrodnikiem, a { $junior_seat } młodszym.
    }
haru-log-equal = Remis: oba kwiaty mają wartość { $value }.
haru-log-automatic =
    { $you ->
        [seat] Twój kwiat rozkwita na { $cell }, bez wyboru.
       *[other] Kwiat { $seat_genitive } rozkwita na { $cell }, bez wyboru.
    }
haru-log-flower =
    { $you ->
        [seat] Kładziesz kwiat na { $cell }.
       *[other] { $seat } kładzie kwiat na { $cell }.
    }
haru-log-frog =
    { $you ->
        [seat] Stawiasz { haru-frog } na { $cell }.
       *[other] { $seat } stawia { haru-frog } na { $cell }.
    }
haru-log-frogs-leave = Zostały tylko dwa nenufary bez kwiatu: żaby opuszczają staw do końca rundy.
haru-log-wind =
    { $you ->
        [seat] Przywołujesz wiatr, { $cell } na { haru-direction }: { haru-lilies-move }.
       *[other] { $seat } przywołuje wiatr, { $cell } na { haru-direction }: { haru-lilies-move }.
    }
haru-log-dark =
    { $you ->
        [seat] Odwracasz { $cell } na ciemną stronę.
       *[other] { $seat } odwraca { $cell } na ciemną stronę.
    }
haru-log-croak =
    { $you ->
        [seat] Kumkasz najszybciej.
       *[other] { $seat } kumka najszybciej.
    }
haru-log-senior =
    { $you ->
        [seat] Decydujesz: starszym ogrodnikiem jest { $senior_seat }.
       *[other] { $seat } decyduje: starszym ogrodnikiem jest { $senior_seat }.
    }
haru-log-dragonfly-passes =
    { $you ->
        [seat] Ważka przechodzi do ciebie.
       *[other] Ważkę ma teraz { $seat }.
    }
haru-log-figure =
    { $you ->
        [seat] Masz { haru-figure } na { $cells }: { haru-points }.
       *[other] { $seat } ma { haru-figure } na { $cells }: { haru-points }.
    }
haru-log-round-over =
    { $you ->
        [red_seat] Koniec rundy { $round }. Punkty: ty { $red }, { $yellow_seat } { $yellow }.
        [yellow_seat] Koniec rundy { $round }. Punkty: { $red_seat } { $red }, ty { $yellow }.
       *[other] Koniec rundy { $round }. Punkty: { $red_seat } { $red }, { $yellow_seat } { $yellow }.
    }
haru-log-no-figure = Runda { $round } kończy się bez figury: nikt nie zdobywa punktów.
haru-log-new-round = Zaczyna się runda { $round }.
haru-log-won =
    { $you ->
        [seat] Wygrywasz grę.
       *[other] { $seat } wygrywa grę.
    }
haru-log-draw = Gra kończy się remisem.

## Odmowy; numer zasady pokazywany jest obok

haru-refuse-not-now = Teraz kolej na coś innego: trzeba { haru-due }.
haru-refuse-bid-not-in-hand = Kwiatu { $value } nie ma na ręce.
haru-refuse-draw-not-in-stock = Kwiatu { $value } nie ma już w tych zasobach.
haru-refuse-no-lily = Na polu { $cell } nie ma nenufaru, jest tylko woda.
haru-refuse-flowered = Na nenufarze { $cell } leży już kwiat.
haru-refuse-frog-there = Na nenufarze { $cell } siedzi już żaba.
haru-refuse-just-turned = Nenufar { $cell } został właśnie odwrócony: żaba musi przejść na inny.
haru-refuse-dark-side = Nenufar { $cell } leży ciemną stroną do góry: żaby wracają tylko na jasne nenufary.
haru-refuse-wind-pushes-out = Przesunięcie { $cell } na { haru-direction } wypchnęłoby nenufar ze stawu.
haru-refuse-over = Gra jest skończona.

## Błędy w rysunku ustawienia

haru-layout-rows =
    { $rows ->
        [one] Rysunek ma { $rows } rząd pól zamiast 5.
        [few] Rysunek ma { $rows } rzędy pól zamiast 5.
       *[many] Rysunek ma { $rows } rzędów pól zamiast 5.
    }
haru-layout-row-length =
    { $length ->
        [one] Rząd { $row } rysunku ma { $length } pole zamiast 5.
        [few] Rząd { $row } rysunku ma { $length } pola zamiast 5.
       *[many] Rząd { $row } rysunku ma { $length } pól zamiast 5.
    }
haru-layout-symbol = Rząd { $row }, kolumna { $column } rysunku: znak „{ $symbol }” nic tu nie znaczy. Dozwolone: . o # R Y.
haru-layout-lilies =
    { $lilies ->
        [one] Rysunek ma { $lilies } nenufar zamiast 16.
        [few] Rysunek ma { $lilies } nenufary zamiast 16.
       *[many] Rysunek ma { $lilies } nenufarów zamiast 16.
    }
haru-layout-count =
    { $count ->
        [0] Na rysunku nie ma znaku „{ $symbol }”; musi być dokładnie jeden.
       *[other] Na rysunku znak „{ $symbol }” występuje { $count } razy; musi być dokładnie jeden.
    }

## Rysunek stawu

haru-legend =
    { "." }        woda
    { "o" }        zwykły nenufar, jasna strona
    { "x" }        zwykły nenufar, ciemna strona
    { "#" }        nenufar ciemny z obu stron
    { "R Y" }      nenufar z czerwonymi, z żółtymi jajami, jasna strona
    { "R* Y*" }    te same dwa nenufary, ciemna strona
    { "(r) (y)" }  po nenufarze: leży na nim czerwony, żółty kwiat
    { "<r> <y>" }  po nenufarze: siedzi na nim czerwona, żółta żaba

## Etykiety ekranu

haru-label-round = Runda { $round }, tura { $turn }
haru-label-points =
    { $you ->
        [red_seat] Punkty: ty { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Punkty: { $red_seat } { $red }, ty { $yellow }
       *[other] Punkty: { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
haru-label-hand =
    { $you ->
        [seat] Twoja ręka: { $values }
       *[other] Ręka { $seat_genitive }: { $values }
    }
haru-label-hand-hidden =
    { $you ->
        [seat] Twoja ręka: { haru-flowers } spośród { $values }
       *[other] Ręka { $seat_genitive }: { haru-flowers } spośród { $values }
    }
haru-label-dragonfly =
    { $you ->
        [seat] Masz ważkę.
       *[other] Ważka: { $seat }
    }
haru-label-bids =
    { $you ->
        [red_seat] Odkryte kwiaty: ty { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Odkryte kwiaty: { $red_seat } { $red }, ty { $yellow }
       *[other] Odkryte kwiaty: { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
