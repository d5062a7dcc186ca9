### Liczenie punktów na końcu Legendy kwitnącej wiśni. $seat, $seats: osoby. $place: miejsce w kolejności. $flowers: liczba, w pierwszym zdaniu lista.

cherry-count-blacks =
    { $you ->
        [seat] Twoje czarne kwiaty przed parawanem liczą się jako { $flowers }.
       *[other] Czarne kwiaty { $seat_genitive } przed parawanem liczą się jako { $flowers }.
    }
cherry-count-jokers =
    { $you ->
        [seat] Twoje jokery: { $warm } w grupie ciepłej, { $cool } w zimnej.
       *[other] Jokery { $seat_genitive }: { $warm } w grupie ciepłej, { $cool } w zimnej.
    }
cherry-count-place =
    { $group ->
        [warm] Grupa ciepła, miejsce { $place }: { $seats }, kwiaty: { $flowers }. Punkty: { $points }.
       *[cool] Grupa zimna, miejsce { $place }: { $seats }, kwiaty: { $flowers }. Punkty: { $points }.
    }
cherry-count-shared =
    { $group ->
        [warm] Grupa ciepła, miejsce { $place } dzielą { $seats }, kwiaty każdego: { $flowers }. Do podziału: { $split } na { $count }, z zaokrągleniem w dół: po { web-points }.
       *[cool] Grupa zimna, miejsce { $place } dzielą { $seats }, kwiaty każdego: { $flowers }. Do podziału: { $split } na { $count }, z zaokrągleniem w dół: po { web-points }.
    }
cherry-count-nobody =
    { $group ->
        [warm] Grupa ciepła: nikt nie ma kwiatu.
       *[cool] Grupa zimna: nikt nie ma kwiatu.
    }
