### The page of a rulebook. $game: its title. $count: how many rules.

book-title = Rules of { $game } · Hortus
book-heading = { $game }: the rules
book-minute = In one minute
book-learn = Learn by playing
book-search = Search the rules
book-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule.
       *[other] { $count } rules.
    }
book-contents = Chapters
book-before = Before
book-after = After
