### Haru Ichiban w przeglądarce: nazwy pól i elementów oraz słowa na przyciskach.
### $seat, $senior_seat: people. $frog, $colour: red albo yellow. $cell: c3. $direction: n, e, s albo w. $value: od 1 do 8.

## Pola stawu: co na nich leży i co można zrobić; części łączone są przecinkami

haru-web-pond = Staw
haru-web-water = { $cell }: woda
haru-web-lily =
    { $leaf ->
        [light] { $cell }: jasny nenufar
        [dark] { $cell }: ciemny nenufar
       *[double] { $cell }: nenufar ciemny z obu stron
    }
haru-web-eggs =
    { $colour ->
        [red] z czerwonymi jajami
       *[yellow] z żółtymi jajami
    }
haru-web-flower =
    { $colour ->
        [red] z czerwonym kwiatem
       *[yellow] z żółtym kwiatem
    }
haru-web-frog =
    { $colour ->
        [red] z czerwoną żabą
       *[yellow] z żółtą żabą
    }
haru-web-possible =
    { $step ->
        [flower] może zakwitnąć
        [frog] może tu usiąść żaba
        [wind] wiatr może go przesunąć
       *[dark] można go odwrócić na ciemną stronę
    }
# Jedna litera na elemencie, dla tych, którzy nie odróżniają kolorów.
haru-web-letter =
    { $colour ->
        [red] C
       *[yellow] Ż
    }

## Strona ogrodnika

haru-web-side =
    { $you ->
        [seat] Twoja strona
       *[other] Strona { $seat_genitive }
    }
haru-web-senior = Starszy ogrodnik
haru-web-junior = Młodszy ogrodnik
haru-web-played = Zagrane kwiaty: { $values }
haru-web-none-played = Nie zagrano jeszcze żadnego kwiatu
haru-web-own-hand = Twoja ręka
haru-web-high-or-low = Wysoki: wybierasz nenufar. Niski: przywołujesz wiatr.
haru-web-bud = Kwiat { $value }
haru-web-hidden-hand = Zakryta ręka: { haru-flowers }
haru-web-bid =
    { $you ->
        [seat] Odkrywasz { $value }
       *[other] { $seat } odkrywa { $value }
    }
haru-web-bid-hidden =
    { $you ->
        [seat] Twój kwiat leży zakryty
       *[other] Kwiat { $seat_genitive } leży zakryty
    }
haru-web-no-bid =
    { $you ->
        [seat] Twój kwiat jeszcze nie wybrany
       *[other] { $seat }: kwiat jeszcze nie wybrany
    }
haru-web-choose-senior = Kto jest starszym ogrodnikiem?

## Między ogrodnikami: przebieg tury w kilku słowach i wartość figur

haru-web-order = Tura
haru-web-order-who =
    { $step ->
        [bid] Oboje
        [wind] Młodszy
       *[other] Starszy
    }
haru-web-order-step =
    { $step ->
        [bid] wybór
        [flower] kwiat
        [wind] wiatr
       *[dark] ciemny
    }
haru-web-worths = Ile warte są figury
haru-web-worth =
    { $figure ->
        [square] Kwadrat: { haru-points }
        [line] Cztery w rzędzie: { haru-points }
        [diagonal] Cztery na ukos: { haru-points }
       *[five] Pięć w linii: { haru-points } i wygrana gra
    }

## Co za chwilę się stanie, na przycisku, który to potwierdza

haru-web-do-bid = wybierz kwiat { $value }
haru-web-do-flower = połóż kwiat na { $cell }
haru-web-do-frog = postaw { haru-frog } na { $cell }
haru-web-do-wind = przesuń { $cell } na { haru-direction }
haru-web-do-dark = odwróć { $cell } na ciemną stronę
haru-web-do-senior = wskaż starszego ogrodnika: { $senior_seat }

## Części wyniku

part-haru_ichiban-square = Kwadraty
part-haru_ichiban-line = Linie z 4 kwiatów
part-haru_ichiban-diagonal = Ukośne linie z 4 kwiatów
part-haru_ichiban-five = Linie z 5 kwiatów

## Kto pierwszy

race-haru_ichiban = { $seat }: kum!
