### Liczenie punktów na końcu Isztar. $seat: osoba. $count, $beds, $each, $points: liczby.

ishtar-count-trees =
    { $you ->
        [seat] Ty: { ishtar-count-planted }, { ishtar-points }
       *[other] { $seat }: { ishtar-count-planted }, { ishtar-points }
    }
ishtar-count-planted =
    { $count ->
        [one] { $count } posadzone drzewo
        [few] { $count } posadzone drzewa
       *[many] { $count } posadzonych drzew
    }
ishtar-count-flowers =
    { $you ->
        [seat] Ty: { ishtar-count-beds }, { ishtar-flowers }
       *[other] { $seat }: { ishtar-count-beds }, { ishtar-flowers }
    }
ishtar-count-beds =
    { $beds ->
        [one] { $beds } rabata
        [few] { $beds } rabaty
       *[many] { $beds } rabat
    }
ishtar-count-skill =
    { $you ->
        [seat] Ty: { $count } × { $each } = { $points }
       *[other] { $seat }: { $count } × { $each } = { $points }
    }
