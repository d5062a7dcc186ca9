### Przewodnik po grze Legenda wiśniowego drzewa: do czego służy krok i na co można patrzeć; co się właśnie stało i dlaczego. Nigdy rada.

## Do czego służy ten krok

coach-cherry-step-aside = Przy dwóch graczach kilka kwiatów opuszcza grę, zanim się zacznie. Nikt ich nie widzi, więc nikt nie wie dokładnie, co jest w woreczku.
coach-cherry-step-pick = Kwiaty wychodzą z woreczka po kolei. Zbiór ogląda się dopiero wtedy, gdy są już wszystkie z tego dobierania.
coach-cherry-step-pick-secret = Ten kwiat trafia prosto za parawan. Widzi go tylko właściciel.
coach-cherry-step-pick-open = Te kwiaty dobiera się jawnie i wszystkie przed jakimkolwiek wyborem. Nie należą do zbioru i nie mogą go zepsuć.
coach-cherry-step-draw-first = Mówisz, ile kwiatów dobierasz, zanim zobaczysz choć jeden. Popatrz, ile kwiatów jest w woreczku i jakie kolory w nim zostały, o ile to wiesz. Trzy kwiaty jednego koloru albo pięć różnych kolorów psują zbiór; czarny przybiera kolor, który szkodzi. Liczby, których nie można podać, są większe od ośmiu albo od liczby kwiatów w woreczku.
coach-cherry-step-draw = Popatrz na wiersz pod zbiorem: wymienia kolory, których jeszcze jeden kwiat zepsułby zbiór. Popatrz też na karty Mistrzostwa: który warunek zbiór spełnia, a do którego mu blisko? Po trzecim dobieraniu, z ośmioma kwiatami albo przy pustym woreczku trzeba zakończyć.
coach-cherry-step-keep = Z nieudanego zbioru zostają dwa kwiaty różnych kolorów, przed parawanem. Popatrz, co już tam masz: pierwszy kwiat koloru liczy się −3, a każdy następny poprawia swój kolor. Czarne zawsze wracają.
coach-cherry-step-keep-one = Jeden z tych kwiatów trafia przed twój parawan; pozostałe wracają do woreczka. Popatrz, co już masz przed parawanem. Czarnego nie można zatrzymać.
coach-cherry-step-bonus = W turze można użyć tylko jednego Mistrzostwa i tylko takiego, którego warunek zbiór spełnia. Karcie, której nie można wybrać, brakuje warunku albo nie ma czego dobrać lub zabrać. Premia jest przed rozłożeniem zbioru.
coach-cherry-step-give = Ten kwiat cię opuszcza. Może pochodzić ze zbioru albo sprzed parawanu i trafi przed gracza, któremu zabierzesz inny.
coach-cherry-step-take-exchange = Popatrz, co leży przed innymi: to, co zabierasz, pomaga tobie, a to, co dajesz, może im pomóc albo zaszkodzić. Czarnych kwiatów nie można zabrać.
coach-cherry-step-hide = Jeden kwiat, ze zbioru albo sprzed parawanu, trafia za parawan. Przed parawanem liczy się w swoim kolorze; za parawanem liczy się do grupy ciepłej lub zimnej albo jako joker.
coach-cherry-step-place = Zaznaczony kwiat może trafić przed dowolnego gracza albo za twój parawan. Przed graczem od razu zmienia jego punkty: widać je pod kwiatami.
coach-cherry-step-take = Zabierasz kwiat leżący przed innym graczem. Popatrz, co by dodał do twoich kolorów i co straciłby właściciel. Czarnych kwiatów nie można zabrać.
coach-cherry-step-take-second = Drugi kwiat ma inny kolor niż pierwszy, a przy więcej niż dwóch graczach także innego właściciela.
coach-cherry-step-behind = Wszystkie kwiaty jednego koloru mogą trafić za parawan; cała reszta leży przed nim. Przed parawanem jeden lub dwa kwiaty koloru odbierają punkty. Za parawanem różowe i żółte liczą się do grupy ciepłej, jasnoniebieskie i ciemnoniebieskie do zimnej, a białe i czarne są jokerami.
coach-cherry-step-warm = Twoje białe i czarne kwiaty za parawanem to jokery. Porównaj z tym, co inni mają za parawanami, o ile to wiesz: kto ma w grupie najwięcej, dostaje za nią najwięcej. Grupa bez kwiatów we własnych kolorach nie przyjmuje jokerów.
coach-cherry-step-over = Gra jest skończona. Liczenie poniżej można zobaczyć jeszcze raz krok po kroku.

## Co się właśnie stało

happened-cherry-log-aside = Te kwiaty są poza grą. Nikt ich nie widział i nikt nie zobaczy ich przed końcem.
happened-cherry-log-draw = Liczbę podano, zanim cokolwiek było widać. Tyle kwiatów wychodzi teraz z woreczka, a zbiór ogląda się, gdy są już wszystkie.
happened-cherry-log-pick = Kwiat wyszedł z woreczka losowo; każdy kwiat w woreczku miał taką samą szansę.
happened-cherry-log-failed = Zeszły się trzy kwiaty jednego koloru albo pięć różnych kolorów; czarne liczą się jako to, co gorsze. Prawie cały zbiór jest więc stracony.
happened-cherry-log-stop = Zbiór był dobry i jest już bezpieczny. Najpierw jest premia Mistrzostwa, jeśli spełniono warunek, potem rozkłada się kwiaty.
happened-cherry-log-keep-two = Z nieudanego zbioru zostają dwa kwiaty różnych kolorów, przed parawanem. Cała reszta wraca do woreczka.
happened-cherry-log-keep-one = Jeden kwiat został, przed parawanem. Pozostałe wracają do woreczka.
happened-cherry-log-keep-none = Były tylko czarne kwiaty, a tych nigdy się nie zatrzymuje.
happened-cherry-log-returned = To, czego nie zatrzymano, wróciło do woreczka i może zostać znów dobrane. Gra potrwa trochę dłużej.
happened-cherry-log-bonus = Zbiór spełnił warunek tej karty Mistrzostwa. Mistrzostwa nigdy się nie wyczerpują: każdy może użyć tego samego jeszcze raz.
happened-cherry-log-no-bonus = Premia była możliwa, ale nikt nie musi jej używać.
happened-cherry-log-secret = Shin Sumizome: ten kwiat trafił prosto za parawan i nikt inny go nie widział.
happened-cherry-log-secret-hidden = Shin Sumizome: kwiat trafił prosto za parawan. Do końca jego kolor zna tylko właściciel.
happened-cherry-log-give = Sakuya Hime: ten kwiat trafi do gracza, któremu zabierany jest inny.
happened-cherry-log-exchange = Sakuya Hime: dwa kwiaty zamieniły się miejscami, a z nimi punkty przed oboma parawanami.
happened-cherry-log-hide = Somei Yoshino: ten kwiat nie liczy się już w swoim kolorze przed parawanem, tylko do grupy za parawanem.
happened-cherry-log-place-front = Kenrokuen Kumagai: kwiat leży przed parawanem i liczy się w swoim kolorze.
happened-cherry-log-place-behind = Kenrokuen Kumagai: kwiat leży za parawanem. Wszyscy widzieli, jaki to kwiat.
happened-cherry-log-place-other = Kenrokuen Kumagai: kwiat może też trafić do innego gracza. Pierwszy kwiat koloru zabiera tam 3 punkty.
happened-cherry-log-take = Kokonoe: kwiat zmienił właściciela. Zabiera się dwa, jeśli są dwa, w dwóch kolorach.
happened-cherry-log-behind = Jeden kolor udanego zbioru może trafić za parawan. Liczy się tam do grupy ciepłej lub zimnej albo jako jokery; reszta leży przed parawanem.
happened-cherry-log-behind-none = Wszystkie kwiaty zbioru leżą przed parawanem, każdy w swoim kolorze.
happened-cherry-log-jokers = Ten wybór jest tajny, dopóki wszyscy nie wybiorą.
happened-cherry-log-jokers-hidden = Ten wybór jest tajny, dopóki wszyscy nie wybiorą.
happened-cherry-log-bag-empty = Tura, która opróżnia woreczek, jest ostatnia. Teraz przydziela się jokery i wszystko się liczy.
happened-cherry-log-idle = Po jednej turze każdego z woreczka nic na stałe nie ubyło, więc gra kończy się, zanim trwałaby bez końca. Tego, co zostało w woreczku, nie liczy się nikomu.
happened-cherry-log-revealed = Wszystkie parawany podnosi się razem. Białe i czarne kwiaty za nimi są jokerami i liczą się do grupy, którą wybrał właściciel.
happened-cherry-log-score = Punkty przed parawanem, według kolorów, i punkty za obie grupy, według miejsc, dają sumę.
happened-cherry-log-won = Wygrywa najwyższa suma.
happened-cherry-log-shared = Najwyższe sumy są równe, więc zwycięstwo jest dzielone.
