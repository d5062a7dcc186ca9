### Ishtar: co gra pokazuje, o co pyta, co opowiada i czego odmawia. Zasady są w rules.ftl.
### $seat, $seats, $you: osoby, zob. seats.ftl. $cell: C17. $slot: od A do F. $pile: od 1 do 6. $face: płytka w słowach. $card: drzewo
### w słowach. $skill, $lower: umiejętność w słowach. $colour: purple, red albo white. $count, $cost, $points: liczby.

## Gra

game-ishtar = Ishtar
game-ishtar-short = Od dwóch do czterech ogrodników nawadnia pustynię z jej fontann: kładą płytki trawy i kwiatów, zbierają klejnoty, kontrolują rabaty, zdobywają umiejętności i sadzą drzewa. Mapa i elementy gry są rekonstrukcją.
game-ishtar-facts = 2–4 graczy · 45 minut · nauka zajmuje dłuższą chwilę

ishtar-goal =
    W twojej turze konewka idzie do następnego stosu albo, za klejnoty, dalej. Bierzesz płytkę z wierzchu i kładziesz ją przy fontannie lub przy płytkach, które już leżą; klejnoty pod nią są twoje. Symbol na płytce pozwala postawić pomocnika, który kontroluje dla ciebie tę rabatę, albo za dwa klejnoty zdobyć umiejętność. Potem możesz sadzić drzewa.
    Gdy opustoszeje drugi stos, gra się do końca kolejki. Punkty dają drzewa, kwiaty na twoich rabatach, fontanny, przy których masz najwięcej pól z kwiatami, i górne umiejętności; wygrywa największa suma.

## Co stół ustala przed grą

option-ishtar-map = Mapa (rekonstrukcja)
option-ishtar-map-random = losowana
option-ishtar-map-first = zawsze taka sama

## Słowa używane w zdaniach poniżej

ishtar-gem =
    { $colour ->
        [purple] fioletowy klejnot
        [red] czerwony klejnot
       *[white] biały klejnot
    }
ishtar-gems =
    { $colour ->
        [purple] fioletowy
        [red] czerwony
       *[white] biały
    }
ishtar-gems-counted =
    { $colour ->
        [purple] { $count ->
            [one] { $count } fioletowy klejnot
            [few] { $count } fioletowe klejnoty
           *[many] { $count } fioletowych klejnotów
        }
        [red] { $count ->
            [one] { $count } czerwony klejnot
            [few] { $count } czerwone klejnoty
           *[many] { $count } czerwonych klejnotów
        }
       *[white] { $count ->
            [one] { $count } biały klejnot
            [few] { $count } białe klejnoty
           *[many] { $count } białych klejnotów
        }
    }
ishtar-fountain =
    { $colour ->
        [purple] fioletową fontannę { $slot }
        [red] czerwoną fontannę { $slot }
       *[white] białą fontannę { $slot }
    }
ishtar-fountain-title =
    { $colour ->
        [purple] Fioletowa fontanna { $slot }
        [red] Czerwona fontanna { $slot }
       *[white] Biała fontanna { $slot }
    }
ishtar-shape =
    { $shape ->
        [line] linia
        [bent] łuk
       *[triangle] trójkąt
    }
ishtar-symbol =
    { $symbol ->
        [assistant] pomocnika
        [mastery] umiejętność
       *[joker] jokera
    }
ishtar-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ishtar-tiles =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
ishtar-cells = pola z kwiatami: { $count }
ishtar-cost =
    { $cost ->
        [0] za darmo
        [one] za { $cost } klejnot
        [few] za { $cost } klejnoty
       *[many] za { $cost } klejnotów
    }
ishtar-tile-shape =
    { $shape ->
        [line] linia trzech pól
        [bent] łuk
       *[triangle] trójkąt
    }
ishtar-flowers =
    { $count ->
        [one] { $count } kwiat
        [few] { $count } kwiaty
       *[many] { $count } kwiatów
    }
# Płytka w skrócie, jak w dzienniku; $count: wszystkie jej kwiaty.
ishtar-tile-words =
    { $symbol ->
        [assistant] { ishtar-tile-shape }, { ishtar-flowers }, symbol pomocnika
        [mastery] { ishtar-tile-shape }, { ishtar-flowers }, symbol umiejętności
        [joker] { ishtar-tile-shape }, { ishtar-flowers }, symbol jokera
       *[none] { ishtar-tile-shape }, { ishtar-flowers }
    }
# Płytka pole po polu. $cells: trzy części w kolejności z legendy.
ishtar-tile-cells = { ishtar-tile-shape }: { $cells }
ishtar-part =
    { $symbol ->
        [assistant] { ishtar-flowers } z pomocnikiem
        [mastery] { ishtar-flowers } z umiejętnością
        [joker] { ishtar-flowers } z jokerem
       *[none] { $count ->
            [0] trawa
           *[other] { ishtar-flowers }
        }
    }
# $price: klejnoty policzone według kolorów.
ishtar-tree-words = drzewo warte { ishtar-points }, za { $price }
# $tree: co się wpisuje, aby je wybrać.
ishtar-tree-named = „{ $tree }” ({ ishtar-points }, za { $price })
# $kind: co robi umiejętność; $points: ile daje górna.
ishtar-skill-words =
    { $kind ->
        [assistant] „jeszcze jeden pomocnik”
        [bloom] „rozkwit”
        [reserve] „zarezerwowane drzewo”
        [gems] „dwa klejnoty”
        [upper-nothing] „{ ishtar-points }”
        [upper-trees] „{ ishtar-points } za każde drzewo przy twoich rabatach”
        [upper-stones] „{ ishtar-points } za każdy rzeźbiony kamień przy twoich rabatach”
        [upper-cards] „{ ishtar-points } za każde posadzone przez ciebie drzewo”
       *[upper-gems] „punkty za klejnoty na twoich umiejętnościach”
    }
ishtar-none = brak
ishtar-due =
    { $step ->
        [board] wylosować planszę
        [fountain] wylosować fontannę
        [bowl] wylosować kształt stosu
        [top] wylosować płytkę startową stosu
        [deal] odkryć kartę drzewa
        [reveal] odkryć płytkę
        [pile] wybrać stos
        [pay-can] zapłacić za konewkę
        [lay] położyć płytkę
        [action] użyć symbolu płytki albo go pominąć
        [pay-skill] zapłacić za umiejętność
        [bloom] położyć rozkwit albo z niego zrezygnować
        [reserve] zarezerwować drzewo
        [gem] wziąć klejnot
        [tree] kupić drzewo albo zakończyć turę
        [plant] posadzić drzewo
       *[over] zakończyć: gra jest skończona
    }

## Kto działa i co może zrobić

ishtar-step-board = Los decyduje, która plansza będzie następna.
ishtar-step-fountain = Los decyduje o kolorze następnej fontanny.
ishtar-step-bowl = Los decyduje o kształcie następnego stosu.
ishtar-step-top = Los decyduje o płytce startowej następnego stosu.
ishtar-step-deal = Odkrywana jest karta drzewa.
ishtar-step-reveal = Odkrywany jest wierzch stosu, od którego odeszła konewka.
ishtar-step-pile =
    { $you ->
        [seat] Przesuń konewkę do stosu i weź płytkę z wierzchu.
       *[other] { $seat } przesuwa konewkę do stosu.
    }
ishtar-step-pay-can =
    { $you ->
        [seat] { $count ->
            [one] Zapłać za konewkę jeszcze { $count } klejnot.
            [few] Zapłać za konewkę jeszcze { $count } klejnoty.
           *[many] Zapłać za konewkę jeszcze { $count } klejnotów.
        }
       *[other] { $count ->
            [one] { $seat } płaci za konewkę jeszcze { $count } klejnot.
            [few] { $seat } płaci za konewkę jeszcze { $count } klejnoty.
           *[many] { $seat } płaci za konewkę jeszcze { $count } klejnotów.
        }
    }
ishtar-step-lay =
    { $you ->
        [seat] Połóż płytkę przy fontannie albo przy innej płytce ({ $face }).
       *[other] { $seat } kładzie płytkę ({ $face }).
    }
ishtar-step-discard =
    { $you ->
        [seat] Płytka nigdzie nie pasuje ({ $face }): odrzuć ją.
       *[other] Płytka nigdzie nie pasuje ({ $face }): { $seat } ją odrzuca.
    }
ishtar-step-action =
    { $symbol ->
        [assistant] { $you ->
            [seat] Płytka pokazuje pomocnika: postaw tam swojego albo pomiń symbol.
           *[other] { $seat } może postawić pomocnika.
        }
        [mastery] { $you ->
            [seat] Płytka pokazuje umiejętność: zdobądź jedną za dwa klejnoty albo pomiń symbol.
           *[other] { $seat } może zdobyć umiejętność.
        }
       *[joker] { $you ->
            [seat] Płytka pokazuje jokera: postaw tam pomocnika, zdobądź umiejętność za dwa klejnoty albo pomiń symbol.
           *[other] { $seat } może postawić pomocnika albo zdobyć umiejętność.
        }
    }
ishtar-step-pay-skill =
    { $you ->
        [seat] { $count ->
            [one] Zapłać jeszcze { $count } klejnot za umiejętność { $skill }.
            [few] Zapłać { $count } klejnoty za umiejętność { $skill }.
           *[many] Zapłać { $count } klejnotów za umiejętność { $skill }.
        }
       *[other] { $count ->
            [one] { $seat } płaci jeszcze { $count } klejnot za umiejętność { $skill }.
            [few] { $seat } płaci { $count } klejnoty za umiejętność { $skill }.
           *[many] { $seat } płaci { $count } klejnotów za umiejętność { $skill }.
        }
    }
ishtar-step-bloom =
    { $you ->
        [seat] Połóż rozkwit na wolnej trawie: pojedynczy, podwójny na dwóch sąsiednich polach albo żaden.
       *[other] { $seat } może położyć rozkwit na wolnej trawie.
    }
ishtar-step-reserve =
    { $you ->
        [seat] Zarezerwuj jedno z wyłożonych drzew.
       *[other] { $seat } rezerwuje jedno z wyłożonych drzew.
    }
ishtar-step-gem =
    { $you ->
        [seat] { $count ->
            [one] Weź z zasobów jeszcze { $count } klejnot.
            [few] Weź z zasobów { $count } klejnoty.
           *[many] Weź z zasobów { $count } klejnotów.
        }
       *[other] { $count ->
            [one] { $seat } bierze z zasobów jeszcze { $count } klejnot.
            [few] { $seat } bierze z zasobów { $count } klejnoty.
           *[many] { $seat } bierze z zasobów { $count } klejnotów.
        }
    }
ishtar-step-tree =
    { $you ->
        [seat] Kup drzewo, na które starczy ci klejnotów, albo zakończ turę.
       *[other] { $seat } może kupić drzewo albo kończy turę.
    }
ishtar-step-plant =
    { $you ->
        [seat] Posadź drzewo na wolnej trawie, gdziekolwiek na mapie.
       *[other] { $seat } sadzi drzewo na wolnej trawie.
    }
ishtar-step-over = Gra jest skończona.

## Co się stało

ishtar-log-set-up = Los rozłożył mapę, stosy i drzewa. Gra się zaczyna.
ishtar-log-deal = Nowe wśród wyłożonych: { $card }.
ishtar-log-reveal = Stos { $pile } pokazuje teraz płytkę ({ $face }).
ishtar-log-pile =
    { $you ->
        [seat] Bierzesz ze stosu { $pile }, { ishtar-cost }, płytkę ({ $face }).
       *[other] { $seat } bierze ze stosu { $pile }, { ishtar-cost }, płytkę ({ $face }).
    }
ishtar-log-pay-can =
    { $you ->
        [seat] Oddajesz { ishtar-gem } za ruch konewki.
       *[other] { $seat } oddaje { ishtar-gem } za ruch konewki.
    }
ishtar-log-lay =
    { $you ->
        [seat] Kładziesz płytkę na { $cells }.
       *[other] { $seat } kładzie płytkę na { $cells }.
    }
ishtar-log-gems =
    { $you ->
        [seat] Zbierasz { ishtar-gems-counted }.
       *[other] { $seat } zbiera { ishtar-gems-counted }.
    }
ishtar-log-discard =
    { $you ->
        [seat] Płytka nigdzie nie pasuje: odrzucasz ją.
       *[other] Płytka nigdzie nie pasuje: { $seat } ją odrzuca.
    }
ishtar-log-assistant =
    { $you ->
        [seat] Stawiasz pomocnika na { $cell }.
       *[other] { $seat } stawia pomocnika na { $cell }.
    }
ishtar-log-skill =
    { $you ->
        [seat] Zdobywasz umiejętność { $skill }.
       *[other] { $seat } zdobywa umiejętność { $skill }.
    }
ishtar-log-skip =
    { $you ->
        [seat] Nie korzystasz z symbolu.
       *[other] { $seat } nie korzysta z symbolu.
    }
ishtar-log-pay-skill =
    { $you ->
        [seat] Kładziesz { ishtar-gem } na umiejętności.
       *[other] { $seat } kładzie { ishtar-gem } na umiejętności.
    }
ishtar-log-from-rug =
    { $you ->
        [seat] Bierzesz pomocnika z dywanu.
       *[other] { $seat } bierze pomocnika z dywanu.
    }
ishtar-log-bloom-single =
    { $you ->
        [seat] Kładziesz pojedynczy rozkwit na { $cell }.
       *[other] { $seat } kładzie pojedynczy rozkwit na { $cell }.
    }
ishtar-log-bloom-double =
    { $you ->
        [seat] Kładziesz podwójny rozkwit na { $cell } i { $other }.
       *[other] { $seat } kładzie podwójny rozkwit na { $cell } i { $other }.
    }
ishtar-log-bloom-none =
    { $you ->
        [seat] Rezygnujesz z rozkwitu.
       *[other] { $seat } rezygnuje z rozkwitu.
    }
ishtar-log-reserve =
    { $you ->
        [seat] Rezerwujesz { $card }.
       *[other] { $seat } rezerwuje { $card }.
    }
ishtar-log-gem =
    { $you ->
        [seat] Bierzesz z zasobów { ishtar-gem }.
       *[other] { $seat } bierze z zasobów { ishtar-gem }.
    }
ishtar-log-tree =
    { $you ->
        [seat] Kupujesz { $card }.
       *[other] { $seat } kupuje { $card }.
    }
ishtar-log-plant =
    { $you ->
        [seat] Sadzisz drzewo na { $cell }.
       *[other] { $seat } sadzi drzewo na { $cell }.
    }
ishtar-log-done =
    { $you ->
        [seat] Kończysz turę.
       *[other] { $seat } kończy turę.
    }
ishtar-log-holds =
    { $you ->
        [seat] Kontrolujesz teraz { ishtar-fountain }; { ishtar-cells }.
       *[other] { $seat } kontroluje teraz { ishtar-fountain }; { ishtar-cells }.
    }
ishtar-log-share = { ishtar-fountain-title } jest teraz kontrolowana wspólnie, u każdego { ishtar-cells }. Kontrolują: { $seats }.
ishtar-log-last-round = Drugi stos jest pusty: to ostatnia kolejka.
ishtar-log-points =
    { $you ->
        [seat] Masz { ishtar-points }.
       *[other] { $seat } ma { ishtar-points }.
    }
ishtar-log-won =
    { $you ->
        [seat] Wygrywasz grę.
       *[other] { $seat } wygrywa grę.
    }
ishtar-log-won-shared = Wspólne zwycięstwo: { $seats }.

## Odmowy; numer zasady pokazywany jest obok

ishtar-refuse-over = Gra jest skończona.
ishtar-refuse-not-now = Teraz kolej na coś innego: trzeba { ishtar-due }.
ishtar-refuse-board-used = Ta plansza leży już na mapie.
ishtar-refuse-no-figure = Nie ma już fontanny w tym kolorze: { ishtar-gems }.
ishtar-refuse-no-bowl = Nie będzie już stosu o tym kształcie: { ishtar-shape }.
ishtar-refuse-other-shape = Płytka nie ma kształtu stosu: { ishtar-shape }.
ishtar-refuse-tile-seen = Ta płytka została już odkryta.
ishtar-refuse-tree-dealt = Tego drzewa nie ma już w talii.
ishtar-refuse-pile-empty = Stos { $pile } jest pusty.
ishtar-refuse-can-stays = Konewka stoi przy stosie { $pile }: musi iść dalej.
ishtar-refuse-pile-cost =
    { $cost ->
        [one] Stos { $pile } kosztuje { $cost } klejnot; masz: { $gems }.
        [few] Stos { $pile } kosztuje { $cost } klejnoty; masz: { $gems }.
       *[many] Stos { $pile } kosztuje { $cost } klejnotów; masz: { $gems }.
    }
ishtar-refuse-no-gem = Nie masz klejnotu w tym kolorze: { ishtar-gems }.
ishtar-refuse-off-map = Część płytki leżałaby poza mapą.
ishtar-refuse-stone = Na { $cell } leży rzeźbiony kamień: żadna płytka nie może go zakryć.
ishtar-refuse-fountain = Na { $cell } stoi fontanna: żadna płytka nie może jej zakryć.
ishtar-refuse-covered = Na { $cell } leży już płytka.
ishtar-refuse-touches-nothing = Płytka nie dotykałaby ani fontanny, ani innej płytki.
ishtar-refuse-two-fountains = Płytka połączyłaby ogrody różnych fontann: { $slots }.
ishtar-refuse-two-assistants = Płytka połączyłaby dwóch pomocników na jednej rabacie.
ishtar-refuse-tile-fits = Płytka gdzieś pasuje, więc trzeba ją położyć.
ishtar-refuse-other-symbol = Płytka pokazuje { ishtar-symbol }; ten symbol na to nie pozwala.
ishtar-refuse-no-assistant = Nie masz już pomocnika na ręce.
ishtar-refuse-bed-kept = Tę rabatę kontroluje już pomocnik.
ishtar-refuse-skill-unlocked = Masz już umiejętność { $skill }.
ishtar-refuse-skill-cost = Umiejętność kosztuje { $cost } klejnoty; masz: { $gems }.
ishtar-refuse-skill-lower-first = Umiejętność { $skill } wymaga najpierw tej pod nią: { $lower }, zdobytej we wcześniejszej turze.
ishtar-refuse-no-tile = Na { $cell } nie ma płytki.
ishtar-refuse-tree-there = Na { $cell } rośnie już drzewo.
ishtar-refuse-flowers-there = Na { $cell } są kwiaty, a nie trawa.
ishtar-refuse-bloom-two-assistants = Rozkwit połączyłby dwóch pomocników na jednej rabacie.
ishtar-refuse-not-on-display = To drzewo nie jest wyłożone.
ishtar-refuse-no-gem-in-supply = W zasobach nie ma już klejnotu w tym kolorze: { ishtar-gems }.
ishtar-refuse-tree-not-offered = To drzewo nie jest ani wyłożone, ani zarezerwowane przez ciebie.
ishtar-refuse-tree-cost = Twoje klejnoty nie wystarczą na to drzewo: kosztuje ono { $price }.
ishtar-refuse-no-grass = Na mapie nie ma już wolnej trawy, więc nie można kupić drzewa.

## Błędy w pliku elementów gry

# $detail: co się nie zgadza, słowami biblioteki.
ishtar-components-unreadable = Pliku elementów gry nie da się odczytać: { $detail }.
# $what, $where: nazwy z pliku, na przykład red i 3B; $where może być kreską.
ishtar-components-count = W pliku elementów gry jest { $found } zamiast { $expected }: { $what }, { $where }.
ishtar-components-wrong = Plik elementów gry łamie zasadę w miejscu „{ $where }”.

## Rysunek mapy

ishtar-legend =
    { "C17" }      pole: miejsce C, numer 17; po nim znak
    { ". #" }      piasek, rzeźbiony kamień
    { "p r w" }    skała z fioletowym, czerwonym albo białym klejnotem
    { "@P @R @W" } fontanna fioletowa, czerwona albo biała
    { "= T" }      trawa, trawa z drzewem
    { "*2" }       dwa kwiaty na rabacie, której nikt nie kontroluje
    { "+2 x2" }    dwa kwiaty na rabacie gracza 1, gracza 2
    { "%2 &2" }    dwa kwiaty na rabacie gracza 3, gracza 4
    Obroty w „lay” liczą się od pola zaczepienia: 0 w prawo w dół, 1 w prawo w górę, 2 w górę, 3 w lewo w górę, 4 w lewo w dół, 5 w dół. Linia: zaczepienie w środku, trzecie pole w stronę obrotu, pierwsze naprzeciw. Łuk: zaczepienie w środku, pierwsze pole w stronę obrotu, trzecie dwa obroty dalej. Trójkąt: najpierw zaczepienie, drugie pole w stronę obrotu, trzecie o jeden obrót dalej.
    Umiejętności wpisuje się literą. Dolne działają od razu: a oraz c jeszcze jeden pomocnik, b rozkwit, d zarezerwowane drzewo, e dwa klejnoty. Górne liczą się na końcu: A drzewa przy twoich rabatach, B 7 punktów, C rzeźbione kamienie przy twoich rabatach, D posadzone przez ciebie drzewa, E klejnoty na twoich umiejętnościach.

## Etykiety ekranu

ishtar-label-turn =
    { $you ->
        [seat] Twoja tura
       *[other] Tura: { $seat }
    }
ishtar-label-fountain-free = { ishtar-fountain-title }: nikt jej nie kontroluje
ishtar-label-fountain =
    { $you ->
        [seat] { ishtar-fountain-title }: kontrolujesz ją ty, { ishtar-cells }
       *[other] { ishtar-fountain-title }: kontroluje ją { $seat }, { ishtar-cells }
    }
ishtar-label-fountain-shared = { ishtar-fountain-title }: kontrolowana wspólnie, u każdego { ishtar-cells }: { $seats }
ishtar-label-pile = Stos { $pile }: { ishtar-tiles }, na wierzchu { $face }
ishtar-label-pile-cost = Stos { $pile }, { ishtar-cost }: { ishtar-tiles }, na wierzchu { $face }
ishtar-label-pile-can = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; tu stoi konewka
ishtar-label-pile-down = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }, wierzch zakryty
ishtar-label-pile-empty = Stos { $pile }: pusty
ishtar-label-tile = Płytka do położenia: { $face }
ishtar-label-display = Wyłożone drzewa: { $trees }
ishtar-label-gardener =
    { $you ->
        [seat] Ty ({ $mark }): { ishtar-points }. Klejnoty: { $gems }. Pomocnicy: { $hand } na ręce, { $rug } na dywanie. Umiejętności: { $skills }.
       *[other] { $seat } ({ $mark }): { ishtar-points }. Klejnoty: { $gems }. Pomocnicy: { $hand } na ręce, { $rug } na dywanie. Umiejętności: { $skills }.
    }
ishtar-label-reserved =
    { $you ->
        [seat] Zarezerwowane przez ciebie: { $trees }
       *[other] { $seat }, zarezerwowane: { $trees }
    }
ishtar-label-planted =
    { $you ->
        [seat] Posadzone przez ciebie: { $trees }
       *[other] { $seat }, posadzone: { $trees }
    }
ishtar-label-last-round = To ostatnia kolejka.
