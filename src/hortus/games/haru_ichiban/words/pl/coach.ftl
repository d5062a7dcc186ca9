### Trener gry Haru Ichiban: po co jest krok i na co można patrzeć; co się właśnie stało i dlaczego. Nigdy rada.

## Po co jest ten krok

coach-haru-step-dragonfly = Ważka decyduje, dokąd żaby wracają po równych kwiatach. Kto ma ją na początku, to sprawa losu.
coach-haru-step-draw = Po każdej turze każdy ogrodnik dobiera jeden kwiat, dopóki starczy zasobów. Widzi go tylko właściciel.
coach-haru-step-bid = Kto odkryje wyższy kwiat, wybiera nenufar i następny ciemny nenufar; kto niższy, kładzie kwiat na ciemnym nenufarze i przywołuje wiatr. Spójrz na ciemny nenufar, na obie żaby i na wartości, które ma jeszcze druga strona: są obok stawu.
coach-haru-step-croak = Oba odkryte kwiaty mają tę samą wartość. Kto pierwszy zakumka, stawia pierwszą żabę.
coach-haru-step-senior = W ostatniej turze równe kwiaty nie wskazują starszego ogrodnika, więc decyduje ten, kto ma ważkę albo pierwszy zakumkał. Starszy bierze ostatni wolny nenufar; młodszy kładzie kwiat na ciemnym i przywołuje wiatr.
coach-haru-step-flower = Kwiat starszego ogrodnika może trafić na dowolny nenufar bez kwiatu. Poszukaj figur swojego koloru, którym brakuje jednego kwiatu, i pomyśl o wietrze, który potem nadejdzie: przywołuje go druga strona. Na nenufarach, których nie można wybrać, leży już kwiat.
coach-haru-step-frog = Żaba wskazuje, gdzie zakwitnie jej kolor, jeśli oba kwiaty będą równe. Może usiąść na nenufarze bez kwiatu i bez żaby.
coach-haru-step-wind = Wiatr przesuwa jeden nenufar o jedno pole i popycha wszystkie na drodze, razem z tym, co niosą. Może dokończyć figurę, obojętnie którego koloru, albo ją rozbić. Nie może wypchnąć nenufaru ze stawu.
coach-haru-step-dark = Na nenufarze, który teraz odwrócisz, otworzy się kwiat następnego młodszego ogrodnika. Jeszcze nikt nie wie, kto nim będzie: spójrz, co każdy kolor by tam dokończył.
coach-haru-step-halt = Ktoś ma figurę albo wszystkie kwiaty już leżą: runda się skończyła i liczy się punkty.
coach-haru-step-over = Gra się skończyła. Każdą turę można obejrzeć jeszcze raz w powtórce.

## Co się właśnie stało

happened-haru-log-dragonfly = O ważce zdecydował los. Kto ją ma, postawi obie żaby, gdy kwiaty będą równe.
happened-haru-log-hands = Z obu zasobów przeszły na rękę po trzy kwiaty. Nikt nie widzi kwiatów drugiej strony.
happened-haru-log-hands-hidden = Z obu zasobów przeszły na rękę po trzy kwiaty. Nikt nie widzi kwiatów drugiej strony.
happened-haru-log-drew = Kwiat przeszedł z zasobów na rękę. Widzi go tylko właściciel.
happened-haru-log-drew-hidden = Kwiat przeszedł z zasobów na rękę. Widzi go tylko właściciel.
happened-haru-log-bid = Kwiat leży zakryty. Zostanie odkryty, gdy wybierze też druga strona.
happened-haru-log-bid-hidden = Kwiat leży zakryty. Zostanie odkryty, gdy wybiorą obie strony.
happened-haru-log-reveal = Oba kwiaty odkryto równocześnie. Wyższy wskazuje starszego ogrodnika tej tury, niższy młodszego.
happened-haru-log-roles = Starszy ogrodnik odkrył wyższy kwiat i wybiera dla niego nenufar. Kwiat młodszego trafia na ciemny nenufar, a później młodszy przywołuje wiatr.
happened-haru-log-equal = Oba kwiaty mają tę samą wartość. Nikt więc nie jest starszym ani młodszym ogrodnikiem: każdy kolor zakwita pod swoją żabą i nie ma wiatru.
happened-haru-log-automatic = Ten kwiat nie miał wyboru: kwiat młodszego trafia na ciemny nenufar, a równe kwiaty tam, gdzie siedzą żaby.
happened-haru-log-flower = Starszy ogrodnik położył kwiat na nenufarze, na którym go nie było. Teraz młodszy przywołuje wiatr, chyba że powstała figura.
happened-haru-log-frog = Żaba musiała się przenieść: może usiąść na dowolnym nenufarze bez kwiatu i bez żaby. Wskazuje, gdzie zakwitnie jej kolor po równych kwiatach.
happened-haru-log-frogs-leave = Tylko dwa nenufary są bez kwiatu, więc dla żab nie ma już miejsca. Wrócą w następnej rundzie.
happened-haru-log-wind = Młodszy ogrodnik przywołał wiatr. Nenufar przesunął się o jedno pole i popchnął te na drodze; wszystkie zachowały to, co niosą.
happened-haru-log-dark = Starszy ogrodnik odwrócił ten nenufar ciemną stroną do góry. Tam otworzy się kwiat następnego młodszego.
happened-haru-log-croak = Kto pierwszy zakumkał, decyduje: dokąd najpierw trafi żaba, a w ostatniej turze, kto jest starszym ogrodnikiem.
happened-haru-log-senior = W ostatniej turze nie ma żab, więc remis rozstrzygnęła decyzja, kto jest starszym ogrodnikiem.
happened-haru-log-dragonfly-passes = Kto postawił żaby, oddaje ważkę drugiemu ogrodnikowi.
happened-haru-log-figure = Kwiaty jednego koloru stoją razem w kwadracie albo w linii, więc ten kolor zdobywa punkty, bez względu na to, kto to spowodował. Runda kończy się z pierwszą figurą.
happened-haru-log-round-over = Runda się skończyła, a punkty zostają. Kto ma 5 punktów albo pięć kwiatów w linii, wygrywa grę.
happened-haru-log-no-figure = Wszystkie kwiaty leżą na stawie i nie powstała żadna figura. Nikt nie zdobywa punktów i zaczyna się nowa runda.
happened-haru-log-new-round = Wszystkie kwiaty wróciły do zasobów, nenufary zostały na miejscach jasną stroną do góry, a żaby siedzą znów na swoich jajach.
happened-haru-log-won = Pięć kwiatów w linii wygrywa od razu; poza tym trzeba mieć co najmniej 5 punktów i więcej niż druga strona.
happened-haru-log-draw = Ostatnia rozgrywana runda skończyła się przy równych punktach.
