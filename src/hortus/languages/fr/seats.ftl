### Qui est assis à la table, dans tous les jeux.

# $seat : la clé d'une place : red, yellow, ou un numéro à partir de 1.
seat-name =
    { $seat ->
        [red] Rouge
        [yellow] Jaune
       *[other] Joueur { $seat }
    }
