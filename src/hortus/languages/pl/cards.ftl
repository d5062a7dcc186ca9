### Karta gracza komputerowego: co wie i czego nie wie, jak długo myśli, jaką siłę zmierzono.
### $simulations, $seconds, $milliseconds, $games, $rating: liczby; $low i $high: końce przedziału 95%; $wins: procent.

card-knows-steps = Ten gracz zna zwycięstwo w jednym ruchu i żadnego nie przeoczy.
card-ignores-steps = Nie zważa na nic innego: każdy inny ruch jest tak samo dobry.
card-knows-points = Ten gracz wie, który ruch od razu daje najwięcej punktów, i go wykonuje.
card-ignores-points = Nie zważa na to, co ruch przygotowuje i co mogą zrobić inni; gdzie nie ma punktów do zdobycia, każdy ruch jest dobry.
card-knows-greedy = Ten gracz próbuje w myśli każdego ruchu i wie, co gra obiecywałaby po nim.
card-ignores-greedy = Nie zważa na to, co mogą odpowiedzieć inni.
# $times: na sto.
card-knows-net = Ten gracz nauczył się, które ruchy są lepsze, w bardzo wielu partiach przeciw sobie. Gdzie przemawia to sto do jednego za jednym z dwóch ruchów, wybiera właśnie ten { $times } razy na 100.
card-ignores-net = Nie patrzy naprzód: nie zważa na to, co tym razem mogą odpowiedzieć inni.
card-knows-guided =
    { $simulations ->
        [0] Ten gracz gra dalej w myśli, aż skończy się jego czas, w światach zgodnych ze wszystkim, co może wiedzieć, i ocenia według tego, czego nauczył się w bardzo wielu partiach przeciw sobie.
       *[other] Ten gracz przed ruchem gra dalej w myśli ({ $simulations }×), w światach zgodnych ze wszystkim, co może wiedzieć, i ocenia według tego, czego nauczył się w bardzo wielu partiach przeciw sobie.
    }
card-ignores-guided = Nie zważa na twoje nawyki ani na to, na co nie starczyło czasu.
card-knows-search =
    { $simulations ->
        [0] Ten gracz gra dalej w myśli, aż skończy się jego czas, w światach zgodnych ze wszystkim, co może wiedzieć, i ocenia według kilku prostych reguł.
       *[other] Ten gracz przed ruchem gra dalej w myśli ({ $simulations }×), w światach zgodnych ze wszystkim, co może wiedzieć, i ocenia według kilku prostych reguł.
    }
card-ignores-search = Nie zważa na twoje nawyki ani na to, na co nie starczyło czasu.
card-knows-endings = Zakończenia, które da się obliczyć w tym czasie, gra doskonale.
card-time-short = Odpowiada w ułamku sekundy.
card-time-mean = Na ruch potrzebuje średnio { $milliseconds } ms.
card-time-most =
    { $seconds ->
        [1] Myśli nad ruchem najwyżej sekundę.
       *[other] Myśli nad ruchem najwyżej tyle sekund: { $seconds }.
    }
card-rating = Ranking { $rating } (na 95%: od { $low } do { $high }); liczba partii: { $games }. Kto gra losowo, ma 0; 100 punktów więcej wygrywa 64 partie na 100.
# $against: poziom albo gracz, który służy za miarę.
card-match =
    { $against ->
        [level1] Ze Ślimakiem
        [level2] Z Jeżem
        [level3] Ze Sroką
        [level4] Z Czaplą
        [beginner] Z regułą początkującego (od razu jak najwięcej punktów)
       *[random] Z grą losową
    }: { $wins }% wygranych, liczba partii: { $games } (na 95%: od { $low } do { $high }%).
card-measured-at = Zmierzono przy takim czasie na ruch: { $seconds } s.
card-unmeasured = Siły w tej grze jeszcze nie zmierzono.
