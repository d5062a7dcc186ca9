### Legenda wiśniowego drzewa w przeglądarce: nazwy miejsc i kwiatów, słowa przycisków, liczenie na końcu.
### $colour, $second: pink, yellow, light, dark, white albo black. $seat, $seats: osoby. $place: harvest albo front; na końcu miejsce w grupie.
### $count, $blacks, $points, $flowers, $split, $warm, $cool: liczby. $percent, $fraction: szanse, wypisane.

## Kwiaty

cherry-web-colour =
    { $colour ->
        [pink] różowy
        [yellow] żółty
        [light] jasnoniebieski
        [dark] ciemnoniebieski
        [white] biały
       *[black] czarny
    }
cherry-web-heap-range = { cherry-web-colour }: { $count }
cherry-web-not-seen = nie widać

## Środek stołu

cherry-web-scene = Wiśniowe drzewo
cherry-web-reach = { $bag }. Sięgnij: o jeden kwiat więcej
cherry-web-contents = W woreczku lub w ukryciu, o ile da się to wywnioskować: { $flowers }
cherry-web-harvest-of =
    { $you ->
        [seat] Twój zbiór
       *[other] Zbiór { $seat_genitive }
    }
cherry-web-harvest-pile = Zbiór, { cherry-web-colour }: { $count }
cherry-web-drawn = Dobrane do premii
cherry-web-drawn-flower = Dobrany do premii: { cherry-flower }
cherry-web-given = Do oddania: { cherry-flower }
cherry-web-possible = { $place } (można wybrać)
cherry-web-to-pick =
    { $count ->
        [one] Z woreczka ma jeszcze wyjść { $count } kwiat.
        [few] Z woreczka mają jeszcze wyjść { $count } kwiaty.
       *[many] Z woreczka ma jeszcze wyjść { $count } kwiatów.
    }
cherry-web-fails = Jeszcze jeden taki kwiat zepsuje zbiór: { $colours }.
cherry-web-fails-all = Każdy następny kwiat zepsuje zbiór.
cherry-web-fails-none = Jeszcze jeden kwiat dowolnego koloru niczego nie zepsuje.
cherry-web-failed = Zbiór się nie udał.
cherry-web-failed-three =
    { $blacks ->
        [0] Za dużo jednego koloru: { cherry-web-colour } { $count }.
       *[other] Za dużo jednego koloru: { cherry-web-colour } { $count } i czarny { $blacks }.
    }
cherry-web-failed-five =
    { $blacks ->
        [0] Za dużo różnych kolorów: { $count }.
       *[other] Za dużo różnych kolorów: { $count } i czarny { $blacks }.
    }
cherry-web-failed-blacks = Za dużo czarnych kwiatów: { $count }.

## Karty Mistrzostwa

cherry-web-masteries = Karty Mistrzostwa
cherry-web-card = { cherry-web-condition }. { cherry-mastery }: { cherry-web-bonus }
cherry-web-condition =
    { $condition ->
        [two-pairs] Dwie pary w różnych kolorach
        [four-colours] Cztery różne kolory
       *[six-flowers] Sześć kwiatów lub więcej
    }
cherry-web-condition-short =
    { $condition ->
        [two-pairs] Dwie pary
        [four-colours] Cztery kolory
       *[six-flowers] Sześć kwiatów
    }
cherry-web-card-met = { $card } Zbiór spełnia ten warunek.
cherry-web-bonus =
    { $bonus ->
        [shin-sumizome] dobierz tajny kwiat prosto za swój parawan.
        [somei-yoshino] kwiat ze zbioru albo sprzed parawanu trafia za parawan.
        [kenrokuen-kumagai] dobierz dwa kwiaty; każdy trafia przed dowolnego gracza albo za twój parawan.
        [sakuya-hime] daj kwiat innemu graczowi i zabierz jeden leżący przed nim.
        [komatsu-otome] dobierz trzy kwiaty i zatrzymaj jeden przed parawanem.
       *[kokonoe] zabierz innym dwa kwiaty różnych kolorów.
    }

## Miejsca

cherry-web-seat =
    { $you ->
        [seat] Ty, punkty przed parawanem: { $points }
       *[other] { $seat }, punkty przed parawanem: { $points }
    }
cherry-web-screen =
    { $you ->
        [seat] Za twoim parawanem: { $flowers }
       *[other] { $seat }, za parawanem: { $flowers }
    }
cherry-web-front =
    { $you ->
        [seat] Przed twoim parawanem
       *[other] { $seat }, przed parawanem
    }
cherry-web-front-pile =
    { $blacks ->
        [0] { cherry-web-front }, { cherry-web-colour }: { $count }, punkty: { $points }
       *[other] { cherry-web-front }, { cherry-web-colour }: { $count } oraz czarne: { $blacks }, punkty: { $points }
    }
cherry-web-front-blacks = { cherry-web-front }, czarne: { $count }; każdy liczy się jako kolor, w którym jest wart najwięcej
cherry-web-points-front = Punkty przed parawanem: { $points }
# Ile liczy się każda liczba kwiatów jednego koloru: „1: −3, 2: −1”.
cherry-web-scale = Ile liczą się kwiaty jednego koloru przed parawanem: { $steps }
cherry-web-scale-step = { $count }: { $points }
# Punkty za jeszcze jeden kwiat; stoi pod kwiatami, więc krótko.
cherry-web-next = potem { $points }
cherry-web-sealed = Zapieczętowany wybór

## Co można wybrać

cherry-web-choices = Co można zrobić
cherry-web-path = Tura
cherry-web-stage =
    { $stage ->
        [gather] Zbieranie
        [bonus] Premia
       *[behind] Za parawan
    }
cherry-web-hint =
    { $step ->
        [draw-first] Ile kwiatów dobierasz?
        [draw] Koniec czy jeszcze raz?
        [keep] Dotknij kwiatów, które zatrzymujesz.
        [keep-one] Dotknij kwiatu, który zatrzymujesz.
        [bonus] Dotknij karty, by użyć jej premii.
        [give] Dotknij kwiatu, który oddajesz.
        [take-exchange] Dotknij kwiatu, który zabierasz: jego właściciel dostanie twój.
        [hide] Dotknij kwiatu, który trafia za parawan.
        [place] Gdzie położyć zaznaczony kwiat?
        [take] Dotknij kwiatu, który zabierasz.
        [take-second] Dotknij drugiego kwiatu, który zabierasz.
        [behind] Dotknij koloru, by schować go za parawan; reszta trafia przed parawan.
       *[warm] Ile jokerów dołącza do grupy ciepłej, a ile do zimnej?
    }
cherry-web-hint-keep-second = Dotknij kwiatu innego koloru, by go zatrzymać.
cherry-web-hint-stop = Nie można już nic dobrać.
cherry-web-how-many = Liczba kwiatów
cherry-web-odds-about = Pod każdą liczbą: ryzyko, że zbiór się nie uda.
cherry-web-odds = { cherry-web-do-draw }: ryzyko niepowodzenia { $percent }; średnio zostaje { $flowers }.
cherry-web-odds-exact = { cherry-web-do-draw }: ryzyko niepowodzenia { $percent } ({ $fraction }); średnio zostaje { $flowers }.
cherry-web-place-front = Przede mną
cherry-web-place-behind = Za moim parawanem
cherry-web-place-other = Przed parawanem { $seat_genitive }
cherry-web-jokers = Jokery
cherry-web-group =
    { $group ->
        [warm] ciepła
       *[cool] zimna
    }

## Co robi przycisk

cherry-web-do-draw = dobierz { cherry-count }
cherry-web-do-stop = zakończ zbieranie
cherry-web-do-keep-two = zatrzymaj { cherry-flower } i { cherry-second }
cherry-web-do-keep-one = zatrzymaj { cherry-flower }
cherry-web-do-keep-none = nie zatrzymuj niczego
cherry-web-do-bonus = użyj { cherry-mastery }
cherry-web-do-no-bonus = nie używaj premii
cherry-web-do-give = oddaj { cherry-flower } { cherry-from }
cherry-web-do-take = zabierz { $seat_dative } { cherry-flower }
cherry-web-do-hide = schowaj { cherry-flower } { cherry-from }
cherry-web-do-place-front = połóż { cherry-flower } przed moim parawanem
cherry-web-do-place-behind = połóż { cherry-flower } za moim parawanem
cherry-web-do-place-other = połóż { cherry-flower } przed parawanem { $seat_genitive }
cherry-web-do-behind = schowaj za parawan { cherry-all-of-a-colour }
cherry-web-do-behind-none = połóż wszystko przed parawanem
cherry-web-do-warm = przydziel { cherry-jokers } do grupy ciepłej

## Liczenie na końcu

cherry-web-counting = Liczenie
cherry-web-total = Razem

## Części wyniku

part-cherry_tree-front = Przed parawanem
part-cherry_tree-warm = Grupa ciepła
part-cherry_tree-cool = Grupa zimna
