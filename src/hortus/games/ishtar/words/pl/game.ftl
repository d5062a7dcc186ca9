### Ishtar: co gra pokazuje, o co pyta, co opowiada i czego odmawia. Zasady są w rules.ftl.
### $seat: numer od 1 w górę; $seats: kilka numerów. $cell: C17. $slot: od A do F. $pile: od 1 do 6. $tile: L05. $tree: A07, czasem
### z ceną i punktami. $face: pola płytki, 3a-0-0. $colour: purple, red albo white. $count, $cost, $points: liczby.

## Gra

game-ishtar = Ishtar
game-ishtar-short = Od dwóch do czterech ogrodników nawadnia pustynię z jej fontann: kładą płytki trawy i kwiatów, zbierają klejnoty, kontrolują rabaty, zdobywają umiejętności i sadzą drzewa.
game-ishtar-facts = 2–4 graczy · 45 minut · nauka zajmuje dłuższą chwilę

ishtar-goal =
    W twojej turze konewka idzie do następnego stosu albo, za klejnoty, dalej. Bierzesz płytkę z wierzchu i kładziesz ją przy fontannie lub przy płytkach, które już leżą; klejnoty pod nią są twoje. Symbol na płytce pozwala postawić pomocnika, który kontroluje dla ciebie tę rabatę, albo za dwa klejnoty zdobyć umiejętność. Potem możesz sadzić drzewa.
    Gdy opustoszeje drugi stos, gra się do końca kolejki. Punkty dają drzewa, kwiaty na twoich rabatach, fontanny, przy których masz najwięcej pól z kwiatami, i górne umiejętności; wygrywa największa suma.

## Co stół ustala przed grą

option-ishtar-map = Mapa
option-ishtar-map-random = losowana
option-ishtar-map-first = mapa pierwszej gry

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
ishtar-step-pile = { $seat } przesuwa konewkę do stosu.
ishtar-step-pay-can =
    { $count ->
        [one] { $seat } płaci za konewkę jeszcze { $count } klejnot.
        [few] { $seat } płaci za konewkę jeszcze { $count } klejnoty.
       *[many] { $seat } płaci za konewkę jeszcze { $count } klejnotów.
    }
ishtar-step-lay = { $seat } kładzie płytkę { $tile } ({ ishtar-shape }, { $face }): pole zaczepienia i obrót od 0 do 5.
ishtar-step-discard = Płytka { $tile } ({ ishtar-shape }, { $face }) nigdzie nie pasuje: { $seat } ją odrzuca („discard”).
ishtar-step-action = Płytka pokazuje { ishtar-symbol }: { $seat } stawia pomocnika („assistant”), zdobywa umiejętność albo rezygnuje („skip”).
ishtar-step-pay-skill =
    { $count ->
        [one] { $seat } płaci za umiejętność { $skill } jeszcze { $count } klejnot.
        [few] { $seat } płaci za umiejętność { $skill } jeszcze { $count } klejnoty.
       *[many] { $seat } płaci za umiejętność { $skill } jeszcze { $count } klejnotów.
    }
ishtar-step-bloom = { $seat } kładzie rozkwit na wolnej trawie: pojedynczy („bloom C17”), podwójny („bloom C17 C18”) albo żaden („bloom none”).
ishtar-step-reserve = { $seat } rezerwuje jedno z wyłożonych drzew.
ishtar-step-gem =
    { $count ->
        [one] { $seat } bierze z zasobów jeszcze { $count } klejnot.
        [few] { $seat } bierze z zasobów { $count } klejnoty.
       *[many] { $seat } bierze z zasobów { $count } klejnotów.
    }
ishtar-step-tree = { $seat } może kupić drzewo albo kończy turę („done”).
ishtar-step-plant = { $seat } sadzi drzewo { $tree } na wolnej trawie.
ishtar-step-over = Gra jest skończona.

## Co się stało

ishtar-log-board = Plansza { $side } leży na miejscu { $slot }, liczba obrotów: { $turn }.
ishtar-log-fountain = Miejsce { $slot } dostaje { ishtar-fountain }.
ishtar-log-bowl = Kształt stosu { $pile }: { ishtar-shape }.
ishtar-log-top = Stos { $pile } zaczyna się płytką { $tile } ({ ishtar-shape }, { $face }).
ishtar-log-deal = Wyłożone drzewo: { $tree }.
ishtar-log-reveal = Stos { $pile } pokazuje teraz płytkę { $tile } ({ ishtar-shape }, { $face }).
ishtar-log-pile = { $seat } bierze płytkę { $tile } ({ ishtar-shape }, { $face }) ze stosu { $pile }, { ishtar-cost }.
ishtar-log-pay-can = { $seat } oddaje { ishtar-gem } za ruch konewki.
ishtar-log-lay = { $seat } kładzie płytkę { $tile } na { $cells }.
ishtar-log-gems = { $seat } zbiera { ishtar-gems-counted }.
ishtar-log-discard = Płytka { $tile } nigdzie nie pasuje: { $seat } ją odrzuca.
ishtar-log-assistant = { $seat } stawia pomocnika na { $cell }.
ishtar-log-skill = { $seat } zdobywa umiejętność { $skill }.
ishtar-log-skip = { $seat } nie korzysta z symbolu.
ishtar-log-pay-skill = { $seat } kładzie { ishtar-gem } na umiejętności { $skill }.
ishtar-log-from-rug = { $seat } bierze pomocnika z dywanu.
ishtar-log-bloom-single = { $seat } kładzie pojedynczy rozkwit na { $cell }.
ishtar-log-bloom-double = { $seat } kładzie podwójny rozkwit na { $cell } i { $other }.
ishtar-log-bloom-none = { $seat } rezygnuje z rozkwitu.
ishtar-log-reserve = { $seat } rezerwuje drzewo { $tree }.
ishtar-log-gem = { $seat } bierze z zasobów { ishtar-gem }.
ishtar-log-tree = { $seat } kupuje drzewo { $tree }.
ishtar-log-plant = { $seat } sadzi drzewo { $tree } na { $cell }.
ishtar-log-done = { $seat } kończy turę.
ishtar-log-holds = { $seat } kontroluje teraz { ishtar-fountain }; { ishtar-cells }.
ishtar-log-share = { $seats } wspólnie kontrolują teraz { ishtar-fountain }; u każdego { ishtar-cells }.
ishtar-log-last-round = Drugi stos jest pusty: to ostatnia kolejka.
ishtar-log-points = { $seat }: { ishtar-points }.
ishtar-log-won = { $seat } wygrywa grę.
ishtar-log-won-shared = { $seats } dzielą się zwycięstwem.

## Odmowy; numer zasady pokazywany jest obok

ishtar-refuse-over = Gra jest skończona.
ishtar-refuse-not-now = Teraz kolej na coś innego: trzeba { ishtar-due }.
ishtar-refuse-board-used = Plansza ze stroną { $side } leży już na mapie.
ishtar-refuse-no-figure = Nie ma już fontanny w tym kolorze: { ishtar-gems }.
ishtar-refuse-no-bowl = Nie będzie już stosu o tym kształcie: { ishtar-shape }.
ishtar-refuse-other-shape = Płytka { $tile } nie ma kształtu stosu: { ishtar-shape }.
ishtar-refuse-tile-seen = Płytka { $tile } została już odkryta.
ishtar-refuse-tree-dealt = Drzewa { $tree } nie ma już w talii.
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
ishtar-refuse-tile-fits = Płytka { $tile } gdzieś pasuje, więc trzeba ją położyć.
ishtar-refuse-other-symbol = Płytka pokazuje { ishtar-symbol }; ten symbol na to nie pozwala.
ishtar-refuse-no-assistant = Nie masz już pomocnika na ręce.
ishtar-refuse-bed-kept = Tę rabatę kontroluje już pomocnik.
ishtar-refuse-skill-unlocked = Umiejętność { $skill } jest już zdobyta.
ishtar-refuse-skill-cost = Umiejętność kosztuje { $cost } klejnoty; masz: { $gems }.
ishtar-refuse-skill-lower-first = Umiejętność { $skill } wymaga umiejętności { $lower }, zdobytej we wcześniejszej turze.
ishtar-refuse-no-tile = Na { $cell } nie ma płytki.
ishtar-refuse-tree-there = Na { $cell } rośnie już drzewo.
ishtar-refuse-flowers-there = Na { $cell } są kwiaty, a nie trawa.
ishtar-refuse-bloom-two-assistants = Rozkwit połączyłby dwóch pomocników na jednej rabacie.
ishtar-refuse-not-on-display = Drzewo { $tree } nie jest wyłożone.
ishtar-refuse-no-gem-in-supply = W zasobach nie ma już klejnotu w tym kolorze: { ishtar-gems }.
ishtar-refuse-tree-not-offered = Drzewo { $tree } nie jest ani wyłożone, ani zarezerwowane przez tego gracza.
ishtar-refuse-tree-cost = Twoje klejnoty nie wystarczą na drzewo { $tree }.
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
    Płytkę zapisuje się przez jej trzy pola, 3a-0-1: trzy kwiaty z symbolem (a pomocnik, m umiejętność, j joker), trawa, jeden kwiat. Obroty w „lay” liczą się od pola zaczepienia: 0 w prawo w dół, 1 w prawo w górę, 2 w górę, 3 w lewo w górę, 4 w lewo w dół, 5 w dół. Linia: zaczepienie w środku, trzecie pole w stronę obrotu, pierwsze naprzeciw. Łuk: zaczepienie w środku, pierwsze pole w stronę obrotu, trzecie dwa obroty dalej. Trójkąt: najpierw zaczepienie, drugie pole w stronę obrotu, trzecie o jeden obrót dalej.
    Drzewo A07 (2p 1w) 5 kosztuje dwa fioletowe klejnoty i jeden biały, a daje 5 punktów.

## Etykiety ekranu

ishtar-label-turn = Tura: { $seat }
ishtar-label-fountain-free = { ishtar-fountain-title }: nikt jej nie kontroluje
ishtar-label-fountain = { ishtar-fountain-title }: kontroluje ją { $seat }, { ishtar-cells }
ishtar-label-fountain-shared = { ishtar-fountain-title }: kontrolują ją wspólnie { $seats }; u każdego { ishtar-cells }
ishtar-label-pile = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }, na wierzchu { $tile } ({ $face })
ishtar-label-pile-cost = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }, na wierzchu { $tile } ({ $face }), { ishtar-cost }
ishtar-label-pile-can = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }; tu stoi konewka
ishtar-label-pile-down = Stos { $pile }: { ishtar-shape }, { ishtar-tiles }, wierzch zakryty
ishtar-label-pile-empty = Stos { $pile }: pusty
ishtar-label-tile = Płytka na ręce: { $tile } ({ ishtar-shape }, { $face })
ishtar-label-display = Wyłożone drzewa: { $trees }
ishtar-label-gardener = { $seat } { $mark }: { ishtar-points }; klejnoty { $gems }; pomocnicy: { $hand } na ręce, { $rug } na dywanie; umiejętności { $skills }
ishtar-label-reserved = { $seat }, zarezerwowane: { $trees }
ishtar-label-planted = { $seat }, posadzone: { $trees }
ishtar-label-last-round = To ostatnia kolejka.
