### Zasady gry Ishtar jako książeczka: gra w minutę, nagłówki, podpisy rysunków. $seat: osoba. $cells: kilka pól. $face: płytka w słowach.

ishtar-minute =
    Ogrodnicy nawadniają pustynię z jej fontann. W twojej turze konewka idzie do następnego stosu płytek albo, za klejnoty, dalej, a ty bierzesz płytkę z wierzchu.
    Połóż ją przy fontannie albo przy innej płytce; klejnoty, które zakryje, są twoje. Ogrody dwóch fontann nigdy nie mogą się zetknąć. Symbol na płytce pozwala postawić pomocnika, który kontroluje dla ciebie tę rabatę, albo za dwa klejnoty zdobyć umiejętność. Potem możesz kupować drzewa za klejnoty i sadzić je na trawie.
    Gdy opustoszeje drugi stos, gra się do końca kolejki. Punkty dają drzewa, kwiaty na twoich rabatach, fontanny, przy których masz najwięcej pól z kwiatami, i górne umiejętności; wygrywa największa suma.
    Mapa i elementy gry są rekonstrukcją.

ishtar-chapter-map = Mapa
ishtar-chapter-pieces = Płytki, dywan, klejnoty i drzewa
ishtar-chapter-control = Rabata, ogród, kontrola
ishtar-chapter-turn = Tura
ishtar-chapter-skills = Umiejętności i rozkwity
ishtar-chapter-trees = Drzewa
ishtar-chapter-end = Koniec i punkty

ishtar-figure-line = Linia, którą kładzie { $seat } na { $cells }: trzy pola w jednym rzędzie.
ishtar-figure-bent = Łuk, który kładzie { $seat } na { $cells }: środkowe pole dotyka obu pozostałych, a one nie dotykają się nawzajem.
ishtar-figure-triangle = Trójkąt, który kładzie { $seat } na { $cells }: każde pole dotyka obu pozostałych.
ishtar-figure-bed = { $seat } stawia pomocnika i kontroluje teraz rabatę, na której są { ishtar-flowers }. Z fontanną obok daje to { ishtar-points }.
ishtar-figure-gardens =
    { $count ->
        [one] { ishtar-fountain-title } ma { $count } ogród: płytki, które się stykają.
        [few] { ishtar-fountain-title } ma { $count } ogrody: płytki, które się stykają, ale nie z płytkami drugiego ogrodu.
       *[many] { ishtar-fountain-title } ma { $count } ogrodów: płytki, które się stykają, ale nie z płytkami innego ogrodu.
    }
ishtar-figure-control = { $seat } kładzie trzy pola z kwiatami przy swojej rabacie i ma przy tej fontannie więcej pól ({ $count } do { $others }): fontanna zmienia właściciela, a z nią { ishtar-points }.
ishtar-figure-can = { $seat } przesuwa konewkę do stosu { $pile }, { ishtar-cost }: stos przed nim byłby za darmo.
ishtar-figure-allowed = Wolno: płytka leży na { $cells }, na wolnym piasku i skale, i dotyka płytki tego samego ogrodu.
ishtar-figure-apart = Nie wolno: linia na { $cells }. { $reason }
ishtar-figure-alone = Nie wolno: linia kwiatów na { $cells }. { $reason }
ishtar-figure-bloom = { $seat } kładzie pojedynczy rozkwit na trawie { $cell }. Dotyka on rabaty tego samego gracza, która rośnie o jego kwiaty.
ishtar-figure-count =
    Liczenie punktów, krok po kroku.
    Posadzone drzewa: { $trees }.
    Kwiaty na kontrolowanych rabatach: { $flowers }.
    Kontrolowane fontanny: { $fountains }.
    Górne umiejętności: { $skills }.
    Razem: { $totals }. Wygrywa: { $seat }.
ishtar-share = { ishtar-points } ({ $seat })
