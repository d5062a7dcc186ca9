### The count at the end of The Legend of the Cherry Tree. $seat, $seats: people. $place: a rank. $flowers: a number, or in the first sentence a list.

cherry-count-blacks =
    { $you ->
        [seat] Your black flowers in front count as { $flowers }.
       *[other] { $seat }’s black flowers in front count as { $flowers }.
    }
cherry-count-jokers =
    { $you ->
        [seat] Your jokers: { $warm } for the warm group, { $cool } for the cool group.
       *[other] { $seat }’s jokers: { $warm } for the warm group, { $cool } for the cool group.
    }
cherry-count-place =
    { $group ->
        [warm] Warm group, place { $place }: { $seats }, with { $flowers }. Points: { $points }.
       *[cool] Cool group, place { $place }: { $seats }, with { $flowers }. Points: { $points }.
    }
cherry-count-shared =
    { $group ->
        [warm] Warm group, place { $place } shared by { $seats }, with { $flowers } each. They split { $split } by { $count }, rounded down: { web-points } each.
       *[cool] Cool group, place { $place } shared by { $seats }, with { $flowers } each. They split { $split } by { $count }, rounded down: { web-points } each.
    }
cherry-count-nobody =
    { $group ->
        [warm] Warm group: nobody has a flower.
       *[cool] Cool group: nobody has a flower.
    }
