### Legenda wiśniowego drzewa: co gra pokazuje, o co pyta, co opowiada i czego odmawia. Zasady są w rules.ftl.
### $seat, $other_seat, $seats: osoby. $colour, $second, $given: pink, yellow, light, dark, white albo black. $flowers: lista, „2 różowe i 1 czarny”.
### $count, $most, $points, $front, $warm, $cool, $jokers: liczby. $more: yes albo no. $bonus: shin-sumizome. $place: harvest albo front.

## Gra

game-cherry_tree = Legenda wiśniowego drzewa
game-cherry_tree-short = Od dwóch do czterech graczy zbiera kwiaty opadające ze starej wiśni. Kto jest zbyt zachłanny, traci prawie cały zbiór; to, co zostaje, leży przed parawanem i tworzy kolekcje albo leży za parawanem i walczy o przewagę.
game-cherry_tree-facts = 2–4 graczy · 30 minut · łatwa do nauki
cherry-goal =
    W swojej turze mówisz, ile kwiatów dobierasz z woreczka: najwyżej trzy razy i razem najwyżej osiem. Trzy kwiaty jednego koloru albo pięć różnych kolorów psują zbiór, a czarny kwiat przybiera kolor, który szkodzi; zostają ci wtedy tylko dwa kwiaty. Udany zbiór może dać premię z karty Mistrzostwa; potem jeden z jego kolorów może trafić za parawan, a reszta leży przed nim.
    Przed parawanem jeden lub dwa kwiaty koloru odbierają punkty, a wiele kwiatów daje ich wiele. Za parawanem różowe i żółte tworzą grupę ciepłą, a jasnoniebieskie i ciemnoniebieskie zimną: punkty ma ten, kto zebrał w grupie najwięcej. Gra kończy się, gdy woreczek jest pusty.

## Co stół ustala przed grą

option-cherry_tree-masteries = Karty Mistrzostwa
option-cherry_tree-masteries-blue = niebieskie: gra klasyczna
option-cherry_tree-masteries-pink = różowe: gra zaawansowana
option-cherry_tree-masteries-pbb = mieszane: różowa za dwie pary
option-cherry_tree-masteries-bpb = mieszane: różowa za cztery kolory
option-cherry_tree-masteries-bbp = mieszane: różowa za sześć kwiatów
option-cherry_tree-masteries-bpp = mieszane: niebieska za dwie pary
option-cherry_tree-masteries-pbp = mieszane: niebieska za cztery kolory
option-cherry_tree-masteries-ppb = mieszane: niebieska za sześć kwiatów

## Słowa używane w zdaniach poniżej

cherry-flower =
    { $colour ->
        [pink] różowy kwiat
        [yellow] żółty kwiat
        [light] jasnoniebieski kwiat
        [dark] ciemnoniebieski kwiat
        [white] biały kwiat
       *[black] czarny kwiat
    }
cherry-second =
    { $second ->
        [pink] różowy
        [yellow] żółty
        [light] jasnoniebieski
        [dark] ciemnoniebieski
        [white] biały
       *[black] czarny
    }
cherry-given =
    { $given ->
        [pink] różowy kwiat
        [yellow] żółty kwiat
        [light] jasnoniebieski kwiat
        [dark] ciemnoniebieski kwiat
        [white] biały kwiat
       *[black] czarny kwiat
    }
cherry-all-of-a-colour =
    { $colour ->
        [pink] wszystkie różowe
        [yellow] wszystkie żółte
        [light] wszystkie jasnoniebieskie
        [dark] wszystkie ciemnoniebieskie
        [white] wszystkie białe
       *[black] wszystkie czarne
    }
cherry-from =
    { $place ->
        [harvest] ze zbioru
       *[front] sprzed parawanu
    }
cherry-count =
    { $count ->
        [one] { $count } kwiat
        [few] { $count } kwiaty
       *[many] { $count } kwiatów
    }
cherry-flowers-of =
    { $colour ->
        [pink]
            { $count ->
                [one] { $count } różowy
                [few] { $count } różowe
               *[many] { $count } różowych
            }
        [yellow]
            { $count ->
                [one] { $count } żółty
                [few] { $count } żółte
               *[many] { $count } żółtych
            }
        [light]
            { $count ->
                [one] { $count } jasnoniebieski
                [few] { $count } jasnoniebieskie
               *[many] { $count } jasnoniebieskich
            }
        [dark]
            { $count ->
                [one] { $count } ciemnoniebieski
                [few] { $count } ciemnoniebieskie
               *[many] { $count } ciemnoniebieskich
            }
        [white]
            { $count ->
                [one] { $count } biały
                [few] { $count } białe
               *[many] { $count } białych
            }
       *[black]
            { $count ->
                [one] { $count } czarny
                [few] { $count } czarne
               *[many] { $count } czarnych
            }
    }
cherry-no-flowers = nic
cherry-secret-flowers =
    { $count ->
        [one] { $count } tajny kwiat
        [few] { $count } tajne kwiaty
       *[many] { $count } tajnych kwiatów
    }
cherry-jokers =
    { $count ->
        [one] { $count } jokera
        [few] { $count } jokery
       *[many] { $count } jokerów
    }
cherry-mastery =
    { $bonus ->
        [shin-sumizome] Shin Sumizome
        [somei-yoshino] Somei Yoshino
        [kenrokuen-kumagai] Kenrokuen Kumagai
        [sakuya-hime] Sakuya Hime
        [komatsu-otome] Komatsu Otome
       *[kokonoe] Kokonoe
    }
cherry-condition =
    { $condition ->
        [two-pairs] dwóch par w różnych kolorach
        [four-colours] czterech różnych kolorów
       *[six-flowers] sześciu kwiatów
    }
cherry-due =
    { $step ->
        [aside] odłożyć kwiat na bok
        [pick] wyjąć kwiat z woreczka
        [draw] dobierać albo przestać
        [keep] wybrać, co zostaje
        [bonus] wybrać premię albo żadną
        [give] oddać kwiat
        [take] zabrać kwiat innemu graczowi
        [hide] schować kwiat za parawan
        [place] położyć dobrany kwiat
        [behind] wybrać kolor, który trafia za parawan
       *[warm] przydzielić jokery
    }

## Kto działa i co może zrobić

cherry-step-aside = Kilka kwiatów zostaje wylosowanych i w ukryciu odłożonych na bok.
cherry-step-pick =
    { $you ->
        [seat] Wyjmujesz kwiat z woreczka.
       *[other] { $seat } wyjmuje kwiat z woreczka.
    }
cherry-step-pick-secret =
    { $you ->
        [seat] W tajemnicy wyjmujesz kwiat z woreczka.
       *[other] { $seat } w tajemnicy wyjmuje kwiat z woreczka.
    }
cherry-step-pick-open =
    { $you ->
        [seat] Wyjmujesz z woreczka kwiat do premii.
       *[other] { $seat } wyjmuje z woreczka kwiat do premii.
    }
cherry-step-draw-first =
    { $you ->
        [seat] Powiedz, ile kwiatów dobierasz.
       *[other] { $seat } mówi, ile kwiatów dobiera.
    }
cherry-step-draw =
    { $you ->
        [seat]
            { $more ->
                [no] Nie można już nic dobrać: zakończ zbieranie.
               *[yes] Dobieraj dalej albo zakończ z tym, co masz.
            }
       *[other]
            { $more ->
                [no] { $seat } kończy zbierać: nie można już nic dobrać.
               *[yes] { $seat } dobiera dalej albo kończy.
            }
    }
cherry-step-keep =
    { $you ->
        [seat] Zbiór się nie udał: zatrzymaj dwa kwiaty różnych kolorów albo to, co jest.
       *[other] Zbiór się nie udał: { $seat } zatrzymuje dwa kwiaty różnych kolorów albo to, co jest.
    }
cherry-step-keep-one =
    { $you ->
        [seat] Zatrzymaj jeden z dobranych kwiatów.
       *[other] { $seat } zatrzymuje jeden z dobranych kwiatów.
    }
cherry-step-bonus =
    { $you ->
        [seat] Użyj premii jednego Mistrzostwa albo żadnej.
       *[other] { $seat } może użyć premii jednego Mistrzostwa.
    }
cherry-step-give =
    { $you ->
        [seat] Wybierz kwiat, który oddasz.
       *[other] { $seat } wybiera kwiat, który odda.
    }
cherry-step-take-exchange =
    { $you ->
        [seat] Wybierz kwiat, który zabierasz: jego właściciel dostanie twój.
       *[other] { $seat } wybiera kwiat do zabrania; jego właściciel dostanie kwiat oddawany.
    }
cherry-step-hide =
    { $you ->
        [seat] Schowaj za swój parawan kwiat ze zbioru albo sprzed parawanu.
       *[other] { $seat } chowa za parawan kwiat ze zbioru albo sprzed parawanu.
    }
cherry-step-place =
    { $you ->
        [seat] Powiedz, gdzie położyć { cherry-flower }.
       *[other] { $seat } mówi, gdzie położyć { cherry-flower }.
    }
cherry-step-take =
    { $you ->
        [seat] Zabierz kwiat leżący przed innym graczem.
       *[other] { $seat } zabiera kwiat leżący przed innym graczem.
    }
cherry-step-take-second =
    { $you ->
        [seat] Zabierz drugi kwiat, w innym kolorze.
       *[other] { $seat } zabiera drugi kwiat, w innym kolorze.
    }
cherry-step-behind =
    { $you ->
        [seat] Schowaj za swój parawan jeden kolor ze zbioru albo połóż wszystko przed nim.
       *[other] { $seat } może schować za parawan jeden kolor ze zbioru.
    }
cherry-step-warm =
    { $you ->
        [seat] W tajemnicy powiedz, ile twoich jokerów trafia do grupy ciepłej.
       *[other] { $seat } w tajemnicy mówi, ile jokerów trafia do grupy ciepłej.
    }
cherry-step-over = Gra jest skończona.

## Co się stało

cherry-log-aside = W ukryciu odłożono na bok na całą grę: { cherry-count }.
cherry-log-draw =
    { $you ->
        [seat] Dobierasz { cherry-count }.
       *[other] { $seat } dobiera { cherry-count }.
    }
cherry-log-pick =
    { $you ->
        [seat] Wyjmujesz { cherry-flower }.
       *[other] { $seat } wyjmuje { cherry-flower }.
    }
cherry-log-failed =
    { $you ->
        [seat] Chcesz zbyt wiele: zbiór się nie udał.
       *[other] { $seat } chce zbyt wiele: zbiór się nie udał.
    }
cherry-log-stop =
    { $you ->
        [seat] Kończysz zbierać i masz { $flowers }.
       *[other] { $seat } kończy zbierać i ma { $flowers }.
    }
cherry-log-keep-two =
    { $you ->
        [seat] Zatrzymujesz { cherry-flower } i { cherry-second }.
       *[other] { $seat } zatrzymuje { cherry-flower } i { cherry-second }.
    }
cherry-log-keep-one =
    { $you ->
        [seat] Zatrzymujesz { cherry-flower }.
       *[other] { $seat } zatrzymuje { cherry-flower }.
    }
cherry-log-keep-none =
    { $you ->
        [seat] Nie zatrzymujesz niczego.
       *[other] { $seat } nie zatrzymuje niczego.
    }
cherry-log-returned =
    { $count ->
        [one] Do woreczka wraca { $count } kwiat.
        [few] Do woreczka wracają { $count } kwiaty.
       *[many] Do woreczka wraca { $count } kwiatów.
    }
cherry-log-bonus =
    { $you ->
        [seat] Używasz { cherry-mastery }.
       *[other] { $seat } używa { cherry-mastery }.
    }
cherry-log-no-bonus =
    { $you ->
        [seat] Nie używasz premii.
       *[other] { $seat } nie używa premii.
    }
cherry-log-secret =
    { $you ->
        [seat] W tajemnicy dobierasz { cherry-flower }, prosto za swój parawan.
       *[other] { $seat } w tajemnicy dobiera { cherry-flower }, prosto za parawan.
    }
cherry-log-secret-hidden =
    { $you ->
        [seat] W tajemnicy dobierasz kwiat, prosto za swój parawan.
       *[other] { $seat } w tajemnicy dobiera kwiat, prosto za parawan.
    }
cherry-log-give =
    { $you ->
        [seat] Oddajesz { cherry-flower } { cherry-from }.
       *[other] { $seat } oddaje { cherry-flower } { cherry-from }.
    }
cherry-log-exchange =
    { $you ->
        [seat] Zabierasz { $other_seat_dative } { cherry-flower }, a w zamian dajesz { cherry-given }.
        [other_seat] { $seat } zabiera ci { cherry-flower }, a w zamian daje { cherry-given }.
       *[other] { $seat } zabiera { $other_seat_dative } { cherry-flower }, a w zamian daje { cherry-given }.
    }
cherry-log-hide =
    { $you ->
        [seat] Chowasz za swój parawan { cherry-flower } { cherry-from }.
       *[other] { $seat } chowa za parawan { cherry-flower } { cherry-from }.
    }
cherry-log-place-front =
    { $you ->
        [seat] Kładziesz { cherry-flower } przed swoim parawanem.
       *[other] { $seat } kładzie { cherry-flower } przed swoim parawanem.
    }
cherry-log-place-behind =
    { $you ->
        [seat] Kładziesz { cherry-flower } za swoim parawanem.
       *[other] { $seat } kładzie { cherry-flower } za swoim parawanem.
    }
cherry-log-place-other =
    { $you ->
        [seat] Kładziesz { cherry-flower } przed parawanem { $other_seat_genitive }.
        [other_seat] { $seat } kładzie { cherry-flower } przed twoim parawanem.
       *[other] { $seat } kładzie { cherry-flower } przed parawanem { $other_seat_genitive }.
    }
cherry-log-take =
    { $you ->
        [seat] Zabierasz { $other_seat_dative } { cherry-flower }.
        [other_seat] { $seat } zabiera ci { cherry-flower }.
       *[other] { $seat } zabiera { $other_seat_dative } { cherry-flower }.
    }
cherry-log-behind =
    { $you ->
        [seat] Chowasz za swój parawan { cherry-all-of-a-colour }: { cherry-count }.
       *[other] { $seat } chowa za parawan { cherry-all-of-a-colour }: { cherry-count }.
    }
cherry-log-behind-none =
    { $you ->
        [seat] Nie chowasz niczego za parawan.
       *[other] { $seat } nie chowa niczego za parawan.
    }
cherry-log-jokers =
    { $you ->
        [seat] W tajemnicy przydzielasz { cherry-jokers } do grupy ciepłej.
       *[other] { $seat } w tajemnicy przydziela { cherry-jokers } do grupy ciepłej.
    }
cherry-log-jokers-hidden =
    { $you ->
        [seat] Masz już przydzielone jokery.
       *[other] { $seat } ma już przydzielone jokery.
    }
cherry-log-bag-empty = Woreczek jest pusty: zaraz podniosą się parawany.
cherry-log-idle = Od { $count } tur nikt niczego nie zabrał z woreczka: gra się tu kończy.
cherry-log-revealed =
    { $you ->
        [seat] Podnosisz parawan: { $flowers }. Grupa ciepła: { $warm }, grupa zimna: { $cool }.
       *[other] { $seat } podnosi parawan: { $flowers }. Grupa ciepła: { $warm }, grupa zimna: { $cool }.
    }
cherry-log-score =
    { $you ->
        [seat] Zdobywasz { $points }: { $front } przed parawanem, { $warm } za grupę ciepłą, { $cool } za grupę zimną.
       *[other] { $seat } zdobywa { $points }: { $front } przed parawanem, { $warm } za grupę ciepłą, { $cool } za grupę zimną.
    }
cherry-log-won =
    { $you ->
        [seat] Wygrywasz grę.
       *[other] { $seat } wygrywa grę.
    }
cherry-log-shared = Zwycięstwem dzielą się: { $seats }.

## Odmowy; numer zasady pokazywany jest obok

cherry-refuse-over = Gra jest skończona.
cherry-refuse-not-now = Teraz kolej na coś innego: trzeba { cherry-due }.
cherry-refuse-not-in-bag = W woreczku nie ma takiego kwiatu; nie da się wyjąć: { cherry-flower }.
cherry-refuse-stop-first = W turze trzeba dobrać przynajmniej raz.
cherry-refuse-draws = Dobierano już trzy razy: trzeba zakończyć.
cherry-refuse-eight = Zbiór ma najwyżej osiem kwiatów: można dobrać najwyżej { $most }.
cherry-refuse-bag = Tylu kwiatów nie ma w woreczku: można dobrać najwyżej { $most }.
cherry-refuse-not-in-harvest = Takiego kwiatu nie ma w zbiorze: { cherry-flower }.
cherry-refuse-not-in-front = Takiego kwiatu nie ma przed twoim parawanem: { cherry-flower }.
cherry-refuse-keep =
    { $count ->
        [0] Są tylko czarne kwiaty: nie można zatrzymać niczego.
        [1] Trzeba zatrzymać dokładnie jeden kwiat.
       *[other] Trzeba zatrzymać dokładnie dwa kwiaty różnych kolorów.
    }
cherry-refuse-side = { cherry-mastery } jest na drugiej stronie swojej karty, tej niewidocznej.
cherry-refuse-condition = W zbiorze nie ma { cherry-condition }.
cherry-refuse-bag-empty = Woreczek jest pusty, a ta premia wymaga kwiatów z woreczka.
cherry-refuse-nothing-to-take = Żaden inny gracz nie ma przed sobą kwiatu, który można zabrać.
cherry-refuse-no-such-seat = W tej grze nie ma takiego gracza.
cherry-refuse-own-seat = To ty: potrzebny jest inny gracz.
cherry-refuse-not-there = { $other_seat } nie ma tego przed sobą: { cherry-flower }.
cherry-refuse-same-colour = Drugi kwiat musi mieć inny kolor niż pierwszy; nie może to być { cherry-flower } { $other_seat_genitive }.
cherry-refuse-same-seat = Drugi kwiat musi należeć do innego gracza niż pierwszy; nie może to być { cherry-flower } { $other_seat_genitive }.
cherry-refuse-no-second = Gdyby najpierw zabrać { cherry-flower } { $other_seat_genitive }, drugiego kwiatu nie dałoby się już zabrać; wybierz taki pierwszy, po którym zostaje drugi.
cherry-refuse-not-drawn = To nie zostało dobrane: { cherry-flower }.
cherry-refuse-jokers =
    { $count ->
        [one] Masz do przydzielenia { $count } jokera: powiedz 0 albo 1.
        [few] Masz do przydzielenia { $count } jokery: podaj liczbę od 0 do { $count }.
       *[many] Masz do przydzielenia { $count } jokerów: podaj liczbę od 0 do { $count }.
    }
cherry-refuse-jokers-forced = Liczba twoich jokerów to { $jokers }, a do grupy ciepłej musi trafić dokładnie { $count }: grupa bez kwiatów we własnych kolorach nie przyjmuje jokerów.

## Rysunek

cherry-legend =
    { "P Y L" }  kwiaty różowe, żółte, jasnoniebieskie
    { "D W K" }  kwiaty ciemnoniebieskie, białe, czarne
    { "()" }     w woreczku; 3-5 znaczy od 3 do 5, bo część kwiatów jest ukryta
    { "**" }     zbiór
    { "1>" }     przed parawanem gracza 1
    { "1<" }     za parawanem gracza 1; każdy ? to tajny kwiat

## Etykiety ekranu

cherry-label-bag = W woreczku: { cherry-count }
cherry-label-harvest = Zbiór: { $flowers }
cherry-label-drawn = Dobrane do premii: { $flowers }
cherry-label-front =
    { $you ->
        [seat] Ty, przed parawanem: { $flowers } (punkty: { $points })
       *[other] { $seat }, przed parawanem: { $flowers } (punkty: { $points })
    }
cherry-label-behind =
    { $you ->
        [seat] Ty, za parawanem: { $flowers }
       *[other] { $seat }, za parawanem: { $flowers }
    }
cherry-label-total =
    { $you ->
        [seat] Ty, razem: { $points } (grupa ciepła { $warm }, grupa zimna { $cool })
       *[other] { $seat }, razem: { $points } (grupa ciepła { $warm }, grupa zimna { $cool })
    }

## Co się oblicza

cherry-odds-fails = ryzyko niepowodzenia
cherry-odds-flowers = zachowane kwiaty, średnio

## Studium, dla programów

cherry-mini-bag = Worek zapisuje się sześcioma literami spośród { $letters }, w tym K najwyżej { $blacks } razy: „{ $text }” tak nie wygląda.
