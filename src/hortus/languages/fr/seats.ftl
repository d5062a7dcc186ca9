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

# Ce qui se passe autour d’une table
note-sits = { seat-name } : quelqu’un s’assied.
note-back = { seat-name } est de retour et reprend la partie.
note-computer = { seat-name } : un ordinateur joue désormais.
note-computer-left = { seat-name } laisse sa place à un ordinateur.
note-computer-absent = { seat-name } : absence trop longue, un ordinateur joue à cette place.
note-open = { seat-name } : la place attend quelqu’un.
note-open-left = { seat-name } quitte sa place ; elle attend quelqu’un.
note-undo = { seat-name } annule son coup.
note-asks-computer = On demande { seat-name.dative } de laisser sa place à un ordinateur.
note-asks-open = On demande { seat-name.dative } de laisser sa place à quelqu’un d’autre.
note-asks-pause = On demande une pause { seat-name.dative }.
note-agrees = { seat-name } accepte.
note-declines = { seat-name } refuse.
note-paused = Pause : aucune absence ne compte.
note-resumed = La pause est finie.
