### Haru Ichiban: co gra pokazuje, o co pyta, co opowiada i czego odmawia. Zasady są w rules.ftl.
### $seat, $senior, $junior, $frog: red albo yellow. $cell: c3. $direction: n, e, s albo w. $count, $points, $round: liczby.

## Gra

game-haru_ichiban = Haru Ichiban
game-haru_ichiban-short = Dwoje ogrodników sprawia, że nenufary na stawie zakwitają, przywołuje pierwszy wiosenny wiatr i stara się ułożyć cztery lub pięć kwiatów swojego koloru w kwadrat albo w linię.
haru-goal =
    W każdej turze obaj w tajemnicy wybierają kwiat. Niższy należy do młodszego ogrodnika: otwiera się na ciemnym nenufarze, a młodszy przywołuje wiatr. Wyższy należy do starszego: trafia na dowolny nenufar, a starszy odwraca następny nenufar na ciemną stronę.
    Kwadrat daje 1 punkt, cztery w rzędzie lub kolumnie 2, cztery na przekątnej 3. Każda z tych figur kończy rundę. Wygrywa ten, kto zdobędzie 5 punktów albo ułoży pięć kwiatów w linii.

## Co stół ustala przed grą

option-haru_ichiban-edition = Wydanie
option-haru_ichiban-edition-dragonfly = z ważką
option-haru_ichiban-edition-croak = pierwsze wydanie: kumkanie

## Słowa używane w zdaniach poniżej

haru-senior =
    { $senior ->
        [red] Czerwony
       *[yellow] Żółty
    }
haru-junior =
    { $junior ->
        [red] Czerwony
       *[yellow] Żółty
    }
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
haru-step-draw = { seat-name } dobiera kwiat ze swoich zasobów.
haru-step-bid = { seat-name } w tajemnicy wybiera kwiat z ręki.
haru-step-croak = Kwiaty mają równą wartość: kto zakumka pierwszy?
haru-step-senior = Remis w ostatniej turze: { seat-name } wskazuje starszego ogrodnika.
haru-step-flower = { seat-name }, starszy ogrodnik, kładzie kwiat na dowolnym nenufarze bez kwiatu.
haru-step-frog = { seat-name } stawia { haru-frog } na jasnym nenufarze bez kwiatu i bez żaby.
haru-step-wind = { seat-name }, młodszy ogrodnik, przywołuje wiatr: nenufar oraz n, e, s albo w.
haru-step-dark = { seat-name }, starszy ogrodnik, odwraca nenufar bez kwiatu na ciemną stronę.
haru-step-halt = Runda jest skończona.
haru-step-over = Gra jest skończona.

## Co się stało

haru-log-dragonfly = { seat-name } dostaje ważkę.
haru-log-drew = { seat-name } dobiera kwiat { $value }.
haru-log-drew-hidden = { seat-name } dobiera kwiat.
haru-log-bid = { seat-name } w tajemnicy wybiera kwiat { $value }.
haru-log-bid-hidden = { seat-name } ma już wybrany kwiat.
haru-log-reveal = Czerwony odkrywa { $red }, Żółty odkrywa { $yellow }.
haru-log-roles = { haru-senior } jest starszym ogrodnikiem, a { haru-junior } młodszym.
haru-log-equal = Remis: oba kwiaty mają wartość { $value }.
haru-log-automatic = Kwiat { seat-name.genitive } rozkwita na { $cell }, bez wyboru.
haru-log-flower = { seat-name } kładzie kwiat na { $cell }.
haru-log-frog = { seat-name } stawia { haru-frog } na { $cell }.
haru-log-frogs-leave = Zostały tylko dwa nenufary bez kwiatu: żaby opuszczają staw do końca rundy.
haru-log-wind = { seat-name } przywołuje wiatr, { $cell } na { haru-direction }: { haru-lilies-move }.
haru-log-dark = { seat-name } odwraca { $cell } na ciemną stronę.
haru-log-croak = { seat-name } kumka najszybciej.
haru-log-senior = { seat-name } decyduje: starszym ogrodnikiem jest { haru-senior }.
haru-log-dragonfly-passes = Ważkę ma teraz { seat-name }.
haru-log-figure = { seat-name } ma { haru-figure } na { $cells }: { haru-points }.
haru-log-round-over = Koniec rundy { $round }. Punkty: Czerwony { $red }, Żółty { $yellow }.
haru-log-no-figure = Runda { $round } kończy się bez figury: nikt nie zdobywa punktów.
haru-log-new-round = Zaczyna się runda { $round }.
haru-log-won = { seat-name } wygrywa grę.
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
haru-label-points = Punkty: Czerwony { $red }, Żółty { $yellow }
haru-label-hand = Ręka { seat-name.genitive }: { $values }
haru-label-hand-hidden = Ręka { seat-name.genitive }: { haru-flowers } spośród { $values }
haru-label-dragonfly = Ważka: { seat-name }
haru-label-roles = Starszy ogrodnik: { haru-senior }. Młodszy ogrodnik: { haru-junior }.
haru-label-bids = Wybrane kwiaty: Czerwony { $red }, Żółty { $yellow }
