### The count at the end of Ishtar. $seat: a person. $count, $beds, $each, $points: numbers.

ishtar-count-trees =
    { $you ->
        [seat] You: { ishtar-count-planted }, { ishtar-points }
       *[other] { $seat }: { ishtar-count-planted }, { ishtar-points }
    }
ishtar-count-planted =
    { $count ->
        [one] { $count } tree planted
       *[other] { $count } trees planted
    }
ishtar-count-flowers =
    { $you ->
        [seat] You: { ishtar-count-beds } with { ishtar-flowers }
       *[other] { $seat }: { ishtar-count-beds } with { ishtar-flowers }
    }
ishtar-count-beds =
    { $beds ->
        [one] { $beds } flowerbed
       *[other] { $beds } flowerbeds
    }
ishtar-count-skill =
    { $you ->
        [seat] You: { $count } × { $each } = { $points }
       *[other] { $seat }: { $count } × { $each } = { $points }
    }
