### Strona zasad gry. $game: jej tytuł. $count: ile zasad.

book-title = Zasady: { $game } · Hortus
book-heading = { $game }: zasady
book-minute = W jedną minutę
book-learn = Naucz się, grając
book-search = Szukaj w zasadach
book-found =
    { $count ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] Jedna zasada.
        [few] { $count } zasady.
       *[many] { $count } zasad.
    }
book-contents = Rozdziały
book-before = Przed
book-after = Po
