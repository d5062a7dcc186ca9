### Lekcje gry Legenda wiśniowego drzewa. Uczy się Gracz 1.

cherry-lesson-draw-title = Zachłannie, ale bez przesady
cherry-lesson-draw = W swojej turze dobierasz kwiaty z woreczka. Mówisz ile, zanim zobaczysz choć jeden. Jeśli po dobraniu zbiór ma trzy kwiaty jednego koloru albo pięć różnych kolorów, nie udał się i zostają ci tylko dwa kwiaty. Czarny kwiat przybiera taki kolor, który psuje zbiór.
cherry-lesson-draw-task = Podaj największą liczbę, przy której nic nie grozi.
cherry-lesson-draw-done = Przy dwóch kwiatach nic nie może się stać: do trzech jednakowych potrzeba trzech. Teraz można by zakończyć albo dobierać jeszcze najwyżej dwa razy; po każdym dobraniu ogląda się cały zbiór.
cherry-lesson-draw-one = Przy jednym kwiecie nic nie grozi, ale przy pewnej większej liczbie też nie.
cherry-lesson-draw-not = Od trzech kwiatów wzwyż wszystkie mogłyby być jednego koloru, a czarny pomaga zepsuć zbiór. Ile kwiatów jest zawsze bezpiecznych?

cherry-lesson-stop-title = Wiedzieć, kiedy przestać
cherry-lesson-stop = W turze można dobierać do trzech razy, razem osiem kwiatów, i przestać po każdym dobraniu. Twój zbiór ma dwa różowe kwiaty, dwa żółte, dwa jasnoniebieskie i jeden ciemnoniebieski. Zobacz, co zrobiłby jeszcze jeden: różowy, żółty albo jasnoniebieski byłby trzecim w swoim kolorze, biały byłby piątym kolorem, a czarny i tak wszystko psuje.
cherry-lesson-stop-task = Zrób to, co zachowa twoje siedem kwiatów.
cherry-lesson-stop-done = Koniec w samą porę: wszystkie siedem kwiatów jest twoje. A dobry zbiór daje premię, jak się zaraz okaże.
cherry-lesson-stop-not = Tylko ciemnoniebieski kwiat by nie zaszkodził, a w woreczku taki jest mniej więcej co piąty. Można tego spróbować w grze. Tutaj zakończ.

cherry-lesson-odds-title = Co jest jeszcze w woreczku
cherry-lesson-odds = Wszyscy widzą, co jest dobierane, więc każdy może policzyć, co zostało. Gdzie stół pokazuje szanse, przy każdej liczbie widać ryzyko niepowodzenia. Tutaj w woreczku są trzy kwiaty: dwa ciemnoniebieskie i jeden biały. Masz dwa różowe i jeden żółty.
cherry-lesson-odds-task = Dobierz jak najwięcej bez żadnego ryzyka.
cherry-lesson-odds-done = Cztery kolory, żaden trzy razy: wszystkie sześć kwiatów jest bezpieczne. Woreczek jest pusty, więc gra kończy się z tą turą.
cherry-lesson-odds-not = To bezpieczne, ale zostawia kwiaty innym. Połącz swoje kwiaty z wszystkimi trzema z woreczka: czy jakiś kolor wystąpi trzy razy albo czy kolorów będzie pięć?

cherry-lesson-points-title = Punkty przed parawanem
cherry-lesson-points = Ten zbiór się nie udał: z czarnym są w nim trzy różowe kwiaty. Zatrzymujesz dwa kwiaty różnych kolorów, przed parawanem. Tam każdy kolor liczy się według liczby kwiatów: 1 kwiat −3 punkty, 2 kwiaty −1, 3 kwiaty 1, 4 kwiaty 3, 5 kwiatów 5, 6 kwiatów 8 i tak dalej aż do 24. Masz już dwa żółte kwiaty i pięć białych.
cherry-lesson-points-task = Zatrzymaj dwa kwiaty, które dają ci najwięcej.
cherry-lesson-points-done = Trzeci żółty kwiat daje 2 punkty, z −1 na 1, a szósty biały 3 punkty, z 5 na 8. Kilka dużych kolekcji jest warte więcej niż wiele małych.
cherry-lesson-points-not = W ten sposób zatrzymujesz różowy kwiat, swój pierwszy: pojedynczy zabiera 3 punkty. Zatrzymaj kolory, które już zbierasz.

cherry-lesson-behind-title = Przed parawanem czy za nim
cherry-lesson-behind = Po udanym zbiorze jeden z jego kolorów może trafić za parawan, ze wszystkimi kwiatami; reszta leży przed nim. Za parawanem nie ma znaczenia, ile masz kwiatów jednego koloru: na końcu różowe i żółte razem to twoja grupa ciepła, jasnoniebieskie i ciemnoniebieskie to grupa zimna, a punkty za grupę ma ten, kto zebrał w niej najwięcej.
cherry-lesson-behind-task = Schowaj za parawan kolor, który przed nim tylko odbiera punkty.
cherry-lesson-behind-done = Cztery białe kwiaty przed parawanem dają teraz 3 punkty, a trzy kwiaty twojej grupy zimnej czekają za parawanem.
cherry-lesson-behind-white = Białe są za parawanem jokerami, co nie jest złe. Ale wtedy przed parawanem zostają dwa białe i przybywają dwa jasnoniebieskie: każdy z tych kolorów zabiera punkt.
cherry-lesson-behind-not = Można położyć wszystko przed parawanem. Ale dwa jasnoniebieskie kwiaty zabierają tam punkt: lepiej im będzie za parawanem.

cherry-lesson-black-title = Czarne kwiaty
cherry-lesson-black = W zbiorze czarny kwiat przybiera kolor, który szkodzi. Położony jest przyjacielem: przed parawanem liczy się jako kolor, w którym jest wart najwięcej, a za parawanem jest jokerem. Premia przyniosła ci czarny kwiat i możesz go położyć, gdzie chcesz. Przed parawanem masz pięć różowych kwiatów.
cherry-lesson-black-task = Połóż go tam, gdzie od razu da ci punkty.
cherry-lesson-black-done = Liczy się jako szósty różowy kwiat: 8 punktów przed parawanem zamiast 5.
cherry-lesson-black-behind = Za twoim parawanem jest jokerem i może pomóc na końcu. Punkty od razu są przed parawanem.
cherry-lesson-black-not = Tam przybrałby kolor najlepszy dla kogoś innego i to jemu dałby punkty.

cherry-lesson-mastery-title = Mistrzostwa
cherry-lesson-mastery = Obok drzewa leżą trzy karty Mistrzostwa. Zbiór z dwiema parami, z czterema różnymi kolorami albo z sześcioma kwiatami spełnia warunek jednej z nich; możesz użyć premii jednej karty, której warunek spełniasz. Twój zbiór ma trzy pary i sześć kwiatów: dwie karty są dla ciebie otwarte. Shin Sumizome, za dwie pary, to tajny kwiat prosto za twój parawan.
cherry-lesson-mastery-task = Użyj premii, której nie widzi nikt inny.
cherry-lesson-mastery-done = Biały kwiat, czyli joker, i nikt inny o tym nie wie. Po premii sam zbiór rozkłada się jak zawsze.
cherry-lesson-mastery-none = Można nie używać premii, ale dodatkowy kwiat za parawanem nie zaszkodzi. Użyj karty z dwiema parami.
cherry-lesson-mastery-not = Kenrokuen Kumagai dobiera jawnie dwa kwiaty, które rozkładasz. Tajny kwiat jest na karcie z dwiema parami.

cherry-lesson-jokers-title = Jokery i liczenie na końcu
cherry-lesson-jokers = Woreczek jest pusty i zaraz podniosą się parawany. Białe i czarne kwiaty za twoim parawanem to jokery: każdy dołącza do grupy ciepłej albo zimnej, jeśli masz kwiat we własnych kolorach tej grupy. Grupa ciepła daje 18, 10 i 8 punktów za trzy pierwsze miejsca, zimna 16, 12 i 8. Masz trzy ciepłe kwiaty, jeden zimny i dwa jokery. Gracz 2 ma cztery ciepłe kwiaty, Gracz 3 trzy zimne.
cherry-lesson-jokers-task = Powiedz, ile jokerów ma być ciepłych, żeby grupa ciepła była tylko twoja.
cherry-lesson-jokers-done = Pięć ciepłych kwiatów przeciw czterem: 18 punktów, i 12 za drugie miejsce w grupie zimnej. Z punktami przed parawanem daje to sumę, a najwyższa suma wygrywa.
cherry-lesson-jokers-not = Trzy ciepłe kwiaty i tyle jokerów to nie więcej niż cztery kwiaty Gracza 2. Potrzeba więcej.
