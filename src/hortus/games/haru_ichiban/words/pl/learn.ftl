### Lekcje Haru Ichiban. Uczy się Czerwony.

haru-lesson-square-title = Cztery w kwadracie
haru-lesson-square = Grasz czerwonymi. Kwiaty twojego koloru chcą stać razem: cztery w kwadracie dają 1 punkt i od razu kończą rundę. Masz już trzy rogi kwadratu, a następny kwiat możesz położyć na dowolnym wolnym nenufarze.
haru-lesson-square-task = Połóż kwiat tam, gdzie dopełni kwadrat.
haru-lesson-square-done = Kwadrat: 1 punkt dla ciebie i nowa runda. Kto zdobędzie 5 punktów, wygrywa grę.
haru-lesson-square-not = Wolno tu położyć kwiat, ale nie powstaje żadna figura. Trzy czerwone kwiaty otaczają jeden wolny nenufar: to czwarty róg.

haru-lesson-diagonal-title = Niektóre figury są warte więcej
haru-lesson-diagonal = Kwadrat jest wart 1 punkt, cztery w rzędzie lub kolumnie 2, cztery na przekątnej 3. Pięć w linii wygrywa całą grę. Tutaj w zasięgu są dwie figury.
haru-lesson-diagonal-task = Połóż kwiat tam, gdzie da najwięcej punktów.
haru-lesson-diagonal-done = Cztery na przekątnej: 3 punkty. Przekątne łatwo przeoczyć, innym też.
haru-lesson-diagonal-square = To dopełniłoby kwadrat, za 1 punkt. Popatrz wzdłuż przekątnej, która zaczyna się w lewym dolnym rogu: jest warta 3.
haru-lesson-diagonal-not = To niczego nie dopełnia. Trzy twoje kwiaty stoją na przekątnej, która zaczyna się w lewym dolnym rogu: dokąd ona prowadzi?

haru-lesson-low-title = Niski kwiat
haru-lesson-low = W każdej turze oboje potajemnie wybieracie kwiat z ręki i odkrywacie je razem. Kto pokaże niższy, jest młodszym ogrodnikiem: ten kwiat rozkwita na ciemnym nenufarze, bez wyboru. Tutaj ciemny nenufar to właśnie ten róg, którego brakuje twojemu kwadratowi.
haru-lesson-low-task = Wybierz kwiat, który na pewno uczyni cię młodszym ogrodnikiem.
haru-lesson-low-done = Twoja 2 była niższa: to ty jesteś młodszym ogrodnikiem, a twój kwiat rozkwitł na ciemnym nenufarze. Dopełnił kwadrat.
haru-lesson-low-not = Żółty ma jeszcze kwiaty niższe od tego i wtedy to on byłby młodszym ogrodnikiem. Który z twoich jest niższy od wszystkiego, co może pokazać Żółty?

haru-lesson-wind-title = Wiatr
haru-lesson-wind = Gdy oba kwiaty są na stawie, młodszy ogrodnik wzywa wiatr: przesuwa on jeden nenufar o jedno pole, a z nim wszystkie nenufary, które stoją na drodze. To, co leży na nenufarze, płynie razem z nim. Jesteś młodszym ogrodnikiem, a trzy twoje kwiaty stoją w jednym rzędzie.
haru-lesson-wind-task = Przesuń nenufar, który doprowadzi twój czwarty kwiat do rzędu.
haru-lesson-wind-done = Cztery w rzędzie: 2 punkty. Wiatr liczy się dla obu kolorów, więc zanim dmuchniesz, spójrz też na kwiaty Żółtego.
haru-lesson-wind-lily = Dobry nenufar. Teraz dobry kierunek: twój rząd jest pod nim.
haru-lesson-wind-empty = Ten nenufar zapełniłby lukę, ale nie ma na nim kwiatu. Przesuń nenufar z czerwonym kwiatem.
haru-lesson-wind-frog = To zapełniłoby lukę nenufarem z żabą. Przesuń nenufar z czerwonym kwiatem.
haru-lesson-wind-not = Wiatr może tu dmuchnąć, ale twoje cztery kwiaty się nie spotkają. Jeden czerwony kwiat stoi tuż nad końcem twojego rzędu.

haru-lesson-high-title = Wysoki kwiat
haru-lesson-high = Kto pokaże wyższy kwiat, jest starszym ogrodnikiem i wybiera nenufar. Tutaj twojemu kwadratowi brakuje nenufaru, który nie jest ciemny: dosięgnie go tylko starszy ogrodnik.
haru-lesson-high-task = Wybierz kwiat, który na pewno uczyni cię starszym ogrodnikiem.
haru-lesson-high-done = Twoja 8 była wyższa: to ty jesteś starszym ogrodnikiem. Kwiat Żółtego rozkwitł na ciemnym nenufarze, a twój mógłby teraz dopełnić kwadrat.
haru-lesson-high-not = Żółty ma jeszcze kwiat wyższy od tego. Który z twoich jest wyższy od wszystkiego, co może pokazać Żółty?

haru-lesson-dark-title = Następny ciemny nenufar
haru-lesson-dark = Na końcu tury starszy ogrodnik odwraca nenufar na ciemną stronę. Rozkwitnie na nim kwiat następnego młodszego ogrodnika, a nikt jeszcze nie wie, kto nim będzie. Żółty ma już trzy rogi kwadratu.
haru-lesson-dark-task = Odwróć nenufar, który nikomu nie pomoże.
haru-lesson-dark-done = Dobrze: następny młodszy ogrodnik, kimkolwiek będzie, niczego tam nie dopełni.
haru-lesson-dark-gift = Na tym nenufarze kwiat Żółtego dopełniłby kwadrat: Żółtemu wystarczyłby niższy kwiat.
haru-lesson-dark-frog = Wolno to zrobić, ale siedzi tam żaba i musiałaby się przenieść. Na razie weź nenufar bez żaby.
haru-lesson-dark-not = Poszukaj nenufaru, który nikomu nie dopełni figury.

haru-lesson-frog-title = Żaby i równe kwiaty
haru-lesson-frog = Jeśli oboje pokażą tę samą liczbę, nie ma starszego ani młodszego ogrodnika: każdy kolor rozkwita na nenufarze pod własną żabą. Właśnie tak się stało. Teraz żaby wracają, a ważka jest u ciebie: obie żaby stawiasz ty.
haru-lesson-frog-task = Postaw swoją żabę, czerwoną, tam, gdzie kwiat dopełniłby twój kwadrat.
haru-lesson-frog-done = Jeśli znów wybierzecie równe kwiaty, twój kwadrat będzie pełny. Żółty też to wie. Ważka przechodzi teraz do drugiego gracza.
haru-lesson-frog-not = Żaba może tu usiąść, ale jej kwiat niczego by nie dopełnił. Twojemu kwadratowi brakuje jednego rogu.
