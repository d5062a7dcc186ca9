### Le décompte final de La Légende du Cerisier. $seat, $seats : des personnes. $place : un rang. $flowers : un nombre, ou dans la première phrase une liste.

cherry-count-blacks =
    { $you ->
        [seat] Vos fleurs noires de devant comptent comme { $flowers }.
       *[other] Les fleurs noires { $seat_genitive }, devant, comptent comme { $flowers }.
    }
cherry-count-jokers =
    { $you ->
        [seat] Vos jokers : { $warm } au groupe chaud, { $cool } au groupe froid.
       *[other] Les jokers { $seat_genitive } : { $warm } au groupe chaud, { $cool } au groupe froid.
    }
cherry-count-place =
    { $group ->
        [warm] Groupe chaud, place { $place } : { $seats }, fleurs : { $flowers }. Points : { $points }.
       *[cool] Groupe froid, place { $place } : { $seats }, fleurs : { $flowers }. Points : { $points }.
    }
cherry-count-shared =
    { $group ->
        [warm] Groupe chaud, place { $place } partagée par { $seats }, fleurs de chacun : { $flowers }. On divise { $split } par { $count }, arrondi à l’inférieur : { web-points } chacun.
       *[cool] Groupe froid, place { $place } partagée par { $seats }, fleurs de chacun : { $flowers }. On divise { $split } par { $count }, arrondi à l’inférieur : { web-points } chacun.
    }
cherry-count-nobody =
    { $group ->
        [warm] Groupe chaud : personne n’a de fleur.
       *[cool] Groupe froid : personne n’a de fleur.
    }
