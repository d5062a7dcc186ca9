### Podpowiedzi na stronie, obok każdego ruchu.

web-hint-title = Najlepsze ruchy według tego, co możesz wiedzieć. Wybierz któryś, aby zobaczyć go na planszy.
web-hint-ask = Poproś o podpowiedź
web-hint-thinking = Chwileczkę, szukamy najlepszych ruchów.
web-hint-not-now = Podpowiedzi są w twojej turze.
web-hint-sealed = Ten wybór jest tajny. Wybieraj każdy ruch mniej więcej tak często, aby nikt cię nie przejrzał.
# $share, $chance, $low, $high: w procentach, ze znakiem.
web-hint-share = Wybieraj go w { $share } przypadków.
web-hint-chance = Wygrywa w { $chance } przypadków (od { $low } do { $high }).
web-hint-exact = Wygrywa w { $chance } przypadków: dokładnie.
web-hint-exact-round = Wygrywa w { $chance } przypadków: dokładnie dla tej rundy.
web-hint-exact-open = Wygrywa w { $chance } przypadków: dokładnie, gdyby nic nie było tajne.
web-hint-estimated =
    { $count ->
        [one] Szanse oszacowała { $count } symulacja; w nawiasach zakres, w którym leżą z pewnością 95%.
        [few] Szanse oszacowały { $count } symulacje; w nawiasach zakres, w którym leżą z pewnością 95%.
       *[many] Szanse oszacowało { $count } symulacji; w nawiasach zakres, w którym leżą z pewnością 95%.
    }
