### Instrukcja gry Legenda wiśniowego drzewa: gra w minutę, nagłówki, podpisy rysunków. $flowers, $blacks: listy, „2 różowe i 1 czarny”.
### $worths, $warm_ranks, $cool_ranks, $sums: listy tego, co się liczy. $seat: osoba.

cherry-minute =
    Od dwóch do czterech graczy zbiera kwiaty opadające z wiśni. W swojej turze mówisz, ile kwiatów dobierasz z woreczka, zanim je zobaczysz: najwyżej trzy razy, razem osiem kwiatów.
    Trzy kwiaty jednego koloru albo pięć różnych kolorów psują zbiór, a czarny kwiat przybiera kolor, który szkodzi. Zostają ci wtedy tylko dwa kwiaty. Jeśli przestaniesz w porę, zachowujesz wszystkie, a dobry zbiór daje premię z karty Mistrzostwa.
    Jeden kolor zbioru może trafić za parawan, reszta leży przed nim. Przed parawanem kilka kwiatów koloru odbiera punkty, a wiele daje ich wiele. Za parawanem różowe i żółte walczą o grupę ciepłą, jasnoniebieskie i ciemnoniebieskie o zimną; białe i czarne kwiaty są jokerami. Gdy woreczek jest pusty, parawany się podnosi i wygrywa najwyższa suma.

cherry-chapter-box = Co leży na stole
cherry-chapter-gather = Tura: zbieranie
cherry-chapter-failed = Nieudany zbiór
cherry-chapter-good = Udany zbiór
cherry-chapter-end = Koniec i punkty
cherry-chapter-hidden = Co jest ukryte

## Części podpisów

cherry-book-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cherry-worth = { cherry-flowers-of } ({ cherry-book-points })
cherry-rank = { $seat }: { cherry-count } ({ cherry-book-points })
cherry-sum = { $points } dla { $seat_genitive } ({ $front } przed parawanem, { $warm } za grupę ciepłą, { $cool } za grupę zimną)

## Podpisy

cherry-figure-holds = { $flowers }: żaden kolor nie występuje trzy razy, a różnych kolorów jest tylko { $count }. Zbiór się udaje: można przestać albo dobierać dalej.
cherry-figure-fails =
    { $colour ->
        [pink] { $flowers }: czarny liczy się jako trzeci różowy. Zbiór się nie udał.
        [yellow] { $flowers }: czarny liczy się jako trzeci żółty. Zbiór się nie udał.
        [light] { $flowers }: czarny liczy się jako trzeci jasnoniebieski. Zbiór się nie udał.
        [dark] { $flowers }: czarny liczy się jako trzeci ciemnoniebieski. Zbiór się nie udał.
       *[white] { $flowers }: czarny liczy się jako trzeci biały. Zbiór się nie udał.
    }
cherry-figure-kept = { $seat } zatrzymuje { cherry-flower } i { cherry-second }, przed parawanem. Pozostałe, także czarny, wracają do woreczka.
cherry-figure-mastery = { $flowers }: czarny liczy się jako jeszcze jeden kolor; pozostałe kolory to { $count }. Cztery różne kolory pozwalają użyć { cherry-mastery }.
cherry-figure-behind = { $seat } chowa za parawan { cherry-all-of-a-colour }: { cherry-count }. Reszta zbioru trafia przed parawan.
cherry-figure-scale = Skala przed parawanem: { $worths }. Razem: { cherry-book-points }.
cherry-figure-blacks = Przed parawanem leżą { $flowers }. Czarne liczą się jako { $blacks }, co jest najlepsze dla właściciela: { $worths }. Razem: { cherry-book-points }.
cherry-figure-groups = Parawany są podniesione; { $seat } ma w grupie ciepłej { cherry-count-of-jokers }. Grupa ciepła: { $warm_ranks }. Grupa zimna: { $cool_ranks }.
cherry-count-of-jokers =
    { $jokers ->
        [one] { $jokers } jokera
        [few] { $jokers } jokery
       *[many] { $jokers } jokerów
    }
cherry-figure-total = Sumy: { $sums }. Wygrywa najwyższa: { $seat }.
