### Podpowiedzi: dlaczego ruch jest dobry, w faktach o pozycji. „Ty” to osoba, która pyta.
### W każdej grze; te jednej gry są w jej folderze.

hint-only = To jedyny możliwy ruch.
hint-ends =
    { $result ->
        [won] Kończy grę twoim zwycięstwem.
        [shared] Kończy grę wspólnym zwycięstwem.
       *[lost] Kończy grę twoją porażką.
    }

# Na stronie: przy każdym ruchu
hint-title = Najlepsze ruchy według tego, co możesz wiedzieć. Wybierz któryś, aby zobaczyć go na planszy.
hint-ask = Poproś o podpowiedź
hint-thinking = Chwileczkę, szukamy najlepszych ruchów.
hint-not-now = Podpowiedzi są w twojej turze.
hint-sealed = Ten wybór jest tajny. Wybieraj każdy ruch mniej więcej tak często, aby nikt cię nie przejrzał.
# $share, $chance, $low, $high: w procentach, ze znakiem.
hint-share = Wybieraj go w { $share } przypadków.
hint-wins = Wygrywa w { $chance } przypadków (od { $low } do { $high }).
hint-wins-exact = Wygrywa w { $chance } przypadków: dokładnie.
hint-estimated =
    { $count ->
        [one] Szanse oszacowała { $count } symulacja; w nawiasach zakres, w którym leżą z pewnością 95%.
        [few] Szanse oszacowały { $count } symulacje; w nawiasach zakres, w którym leżą z pewnością 95%.
       *[many] Szanse oszacowało { $count } symulacji; w nawiasach zakres, w którym leżą z pewnością 95%.
    }
