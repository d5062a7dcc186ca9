### Zasady gry Haru Ichiban: gra w jedną minutę, nagłówki, podpisy rysunków. $seat, $junior_seat, $senior_seat: osoby. $cell: d4.

haru-minute =
    Dwoje ogrodników dzieli staw z nenufarami. Każde ma osiem kwiatów, od 1 do 8, z czego trzy na ręce.
    W każdej turze oboje w tajemnicy wybierają kwiat i go odkrywają. Kto odkrył niższy, jest młodszym ogrodnikiem: jego kwiat otwiera się na ciemnym nenufarze, a po drugim kwiecie młodszy ogrodnik przywołuje wiatr, który popycha nenufary o jedno pole. Kto odkrył wyższy, jest starszym ogrodnikiem: kładzie kwiat na dowolnym wolnym nenufarze i odwraca następny nenufar na ciemną stronę.
    Cztery kwiaty jednego koloru w kwadracie dają 1 punkt, w rzędzie albo w kolumnie 2, na ukos 3; potem zaczyna się nowa runda. Wygrywa, kto osiągnie 5 punktów, a pięć kwiatów w linii wygrywa od razu.

haru-chapter-box = Co jest w pudełku
haru-chapter-turn = Runda i jej tury
haru-chapter-figures = Figury
haru-chapter-equal = Równe kwiaty
haru-chapter-late = Pod koniec rundy
haru-chapter-end = Koniec

haru-figure-start = Początek, tak jak go zrekonstruowano. Nenufar na { $cell } jest ciemny z obu stron; każda żaba siedzi na jajach swojego koloru.
haru-figure-junior = { $red_seat } odkrywa { $red }, a { $yellow_seat } { $yellow }: młodszym ogrodnikiem jest { $junior_seat }. Kwiat młodszego otwiera się na ciemnym nenufarze { $cell }.
haru-figure-wind = Wiatr popycha { $cell } na { haru-direction } i { haru-lilies-move }: każdy popycha następny i zachowuje to, co niesie.
haru-figure-dark = { $seat }, starszy ogrodnik, kładzie { $cell } ciemną stroną do góry: tam otworzy się kwiat następnego młodszego.
haru-figure-square = Kwadrat: { haru-points }.
haru-figure-row = Cztery w rzędzie: { haru-points }.
haru-figure-diagonal = Cztery na ukos: { haru-points }.
haru-figure-five = Pięć w linii: { haru-points } i wygrana gra.
haru-figure-both = Jeden kwiat, dwie figury: kwadrat i cztery w rzędzie. { $red_seat } ma teraz { haru-points }.
haru-figure-equal = Oboje odkrywają { $value }: każdy kwiat otwiera się pod żabą swojego koloru. Nenufarów, na które może teraz wrócić pierwsza żaba, jest { $count }.
haru-figure-fewer = Wiatr kończy obie figury: { $red_seat } ma pięć w linii, a { $yellow_seat } cztery w rzędzie. Punkty to { $red } do { $yellow }, a wygrywa { $red_seat } dzięki piątce.
