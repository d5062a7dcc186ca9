### Trener gry Ishtar: do czego służy krok i na co można spojrzeć; co się właśnie stało i dlaczego. Nigdy nie radzi.

## Do czego służy ten krok

coach-ishtar-step-board = Los układa mapę, plansza po planszy.
coach-ishtar-step-fountain = Los decyduje, która plansza dostanie którą fontannę: fioletowa jest warta 4 punkty, czerwona 6, biała 8.
coach-ishtar-step-bowl = Los decyduje o kształcie płytek w każdym stosie.
coach-ishtar-step-top = Los kładzie na każdy stos płytkę startową.
coach-ishtar-step-deal = Wykładana jest karta drzewa, którą może kupić każdy.
coach-ishtar-step-reveal = Konewka odeszła od tego stosu, więc odkrywa się jego następną płytkę. Stos, przy którym stoi konewka, pozostaje zakryty.
coach-ishtar-step-pile = Od wybranego stosu zależy, którą płytkę położysz. Każdy stos pokazuje cenę: następny jest za darmo, każdy dalszy kosztuje klejnot. Spójrz na kwiaty i symbol każdej płytki na wierzchu oraz na to, co jeszcze można kupić za klejnoty. Krzyżyk na stosie oznacza płytkę, która nigdzie nie pasuje; blada cena to więcej klejnotów, niż masz.
coach-ishtar-step-pay-can = Każdy stos dalszy niż następny kosztuje klejnot dowolnego koloru. Spójrz na ceny drzew: wymagają określonych kolorów.
coach-ishtar-step-lay = Płytka może leżeć na podświetlonych polach, przy fontannie albo przy innej płytce. Spójrz na klejnoty, które zakryje, na rabatę, do której dołączą kwiaty, i na fontannę tego ogrodu. Ciemne pozostają pola, na których połączyłaby ogrody dwóch fontann albo dwóch pomocników, albo niczego nie dotykała.
coach-ishtar-step-discard = Na mapie nie ma miejsca na tę płytkę, więc się ją odrzuca. Tura toczy się dalej od drzew.
coach-ishtar-step-action = Symbolu używa się teraz albo nigdy. Pomocnik kontroluje rabatę tego pola do końca gry, jeśli nie kontroluje jej jeszcze nikt. Umiejętność kosztuje dwa klejnoty, które na niej zostają; górne wymagają tej pod nimi. Spójrz, ilu pomocników masz na ręce i ile jest teraz warta każda górna umiejętność.
coach-ishtar-step-pay-skill = Dwa klejnoty dowolnych kolorów zostają na umiejętności. Jedna z górnych umiejętności liczy klejnoty, które tam leżą: najwięcej dają białe.
coach-ishtar-step-bloom = Rozkwit zamienia trawę w kwiaty: pojedynczy to trzy kwiaty na jednym polu, podwójny to dwa pola z jednym kwiatem każde. Kwiaty to punkty dla tego, kto kontroluje rabatę, a pola decydują o fontannie. Jeśli z niego zrezygnujesz, przepada.
coach-ishtar-step-reserve = Zarezerwowane drzewo tylko ty możesz później kupić. Jeśli nie zostanie posadzone, nic nie jest warte.
coach-ishtar-step-gem = Dwa klejnoty dowolnych kolorów z zasobów. Spójrz, czego wymagają wyłożone drzewa.
coach-ishtar-step-tree = Możesz kupić każde drzewo, na które starczy ci klejnotów każdego koloru, i to ile chcesz. Klejnoty, które zostaną na końcu, nie są nic warte. Na kartach klejnoty, których nie masz, są puste w środku.
coach-ishtar-step-plant = Drzewo zajmuje pole trawy i nic innego już tam nie wyrośnie. Jedna z górnych umiejętności liczy drzewa przy rabatach, bez względu na to, kto je posadził: spójrz, czyje rabaty dotykają tego pola.
coach-ishtar-step-over = Gra jest skończona. Każdą turę można obejrzeć jeszcze raz w powtórce.

## Co się właśnie stało

happened-ishtar-log-set-up = Los zdecydował o planszach i fontannach, o kształcie i płytce startowej każdego stosu oraz o wyłożonych drzewach.
happened-ishtar-log-deal = Ktoś kupił albo zarezerwował drzewo, więc na koniec tury wyłożono nową kartę.
happened-ishtar-log-reveal = Konewka odeszła od tego stosu i odkryto jego następną płytkę. Będzie można ją wziąć, gdy konewka znów tu dojdzie.
happened-ishtar-log-pile = Konewka poszła zgodnie z ruchem wskazówek zegara: następny stos jest za darmo, każdy dalszy kosztuje klejnot. Płytka z wierzchu została wzięta.
happened-ishtar-log-pay-can = Wybrano stos dalszy niż następny, a każdy krok kosztuje klejnot. Wrócił on do zasobów.
happened-ishtar-log-lay = Płytka leży przy fontannie albo przy innej płytce, na wolnym piasku i skale. Należy teraz do tego ogrodu.
happened-ishtar-log-gems = Na skałach, które zakryła płytka, leżały klejnoty. Dostaje je ten, kto ją położył.
happened-ishtar-log-discard = Nigdzie na mapie nie było miejsca na tę płytkę. Nie daje ani klejnotów, ani akcji.
happened-ishtar-log-assistant = Płytka pokazywała pomocnika albo jokera w tej roli. Pomocnik kontroluje teraz tę rabatę: każdy jej kwiat to punkt na końcu gry.
happened-ishtar-log-skill = Płytka pokazywała umiejętność albo jokera w tej roli. Umiejętność kosztuje dwa klejnoty, które na niej zostają.
happened-ishtar-log-skip = Symbol nie został użyty. Nie da się go zachować na później.
happened-ishtar-log-pay-skill = Umiejętność kosztuje dwa klejnoty dowolnych kolorów. Zostają na niej do końca gry.
happened-ishtar-log-from-rug = Dzięki umiejętności jeszcze jeden pomocnik przeszedł z dywanu na rękę.
happened-ishtar-log-bloom-single = Umiejętność pozwoliła na rozkwit: trawa stała się polem z trzema kwiatami. Należy ono do rabaty, której dotyka.
happened-ishtar-log-bloom-double = Umiejętność pozwoliła na rozkwit: dwa sąsiednie pola trawy stały się polami z kwiatami. Należą do rabaty, której dotykają.
happened-ishtar-log-bloom-none = Nikt nie położył rozkwitu, więc przepada.
happened-ishtar-log-reserve = Umiejętność zachowuje to drzewo dla jednego gracza. Trzeba je jeszcze kupić i posadzić.
happened-ishtar-log-gem = Umiejętność dała klejnoty z zasobów.
happened-ishtar-log-tree = Klejnoty z karty wróciły do zasobów. Jej punkty liczą się na końcu, bo drzewo sadzi się od razu.
happened-ishtar-log-plant = Drzewo rośnie na wolnej trawie. Kwiaty już tam nie wyrosną.
happened-ishtar-log-done = Tura się skończyła; konewkę przesuwa następny gracz.
happened-ishtar-log-holds = Kto kontroluje najwięcej pól z kwiatami w ogrodach fontanny, kontroluje ją. To się właśnie zmieniło; liczy się dopiero koniec gry.
happened-ishtar-log-share = Kilku graczy kontroluje tyle samo pól z kwiatami przy tej fontannie, więc każdy z nich ją kontroluje i dostaje za nią wszystkie punkty.
happened-ishtar-log-last-round = Dwa stosy są puste. Gra się do końca kolejki, tak aby wszyscy mieli tyle samo tur.
happened-ishtar-log-points = Dodano posadzone drzewa, kwiaty na kontrolowanych rabatach, fontanny i górne umiejętności.
happened-ishtar-log-won = Grę wygrywa największa liczba punktów.
happened-ishtar-log-won-shared = Kilku graczy ma najwięcej punktów i dzieli się zwycięstwem.
