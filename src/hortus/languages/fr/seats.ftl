### Qui est assis à la table, dans tous les jeux.

# $seat : la clé d'une place : red, yellow, ou un numéro. definite : comme « le joueur 1 » ; dative : comme « au joueur 1 ».
seat-name =
    { $seat ->
        [red] Rouge
        [yellow] Jaune
       *[other] Joueur { $seat }
    }
    .definite =
    { $seat ->
        [red] Rouge
        [yellow] Jaune
       *[other] le joueur { $seat }
    }
    .dative =
    { $seat ->
        [red] à Rouge
        [yellow] à Jaune
       *[other] au joueur { $seat }
    }

# Comment ils ont reçu leur place
seats-by-lot = Le sort a décidé des places.
seats-by-lot-yours = Le sort a décidé des places : vous êtes { seat-name.definite }.
seats-as-set = Chacun a la place choisie à la préparation.
seats-moved-on = Chacun s’est décalé d’une place.
