### La page d’un livret de règles. $game : son titre. $count : combien de règles.

book-title = Règles de { $game } · Hortus
book-heading = { $game } : les règles
book-minute = En une minute
book-learn = Apprendre en jouant
book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle.
       *[other] { $count } règles.
    }
book-contents = Chapitres
book-before = Avant
book-after = Après
