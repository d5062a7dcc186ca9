### Qui est assis à la table, dans tous les jeux.

# $key : la clé d'une place : red, yellow, ou un numéro. definite : comme « le joueur 1 » ; dative : comme « au joueur 1 » ; genitive : comme « du joueur 1 ».
seat-name =
    { $key ->
        [red] Rouge
        [yellow] Jaune
       *[other] Joueur { $key }
    }
    .definite =
    { $key ->
        [red] Rouge
        [yellow] Jaune
       *[other] le joueur { $key }
    }
    .dative =
    { $key ->
        [red] à Rouge
        [yellow] à Jaune
       *[other] au joueur { $key }
    }
    .genitive =
    { $key ->
        [red] de Rouge
        [yellow] de Jaune
       *[other] du joueur { $key }
    }

# Quelqu’un qui a un nom, et celui ou celle qui lit.
seat-person = { $name }
    .definite = { $name }
    .dative = à { $name }
    .genitive = de { $name }
seat-you = vous
    .definite = vous
    .dative = à vous
    .genitive = de vous

# Comment ils ont reçu leur place
seats-by-lot = Le sort a décidé des places.
seats-by-lot-yours = Le sort a décidé des places : vous êtes { seat-name.definite }.
seats-as-set = Chacun a la place choisie à la préparation.
seats-moved-on = Chacun s’est décalé d’une place.

# À qui était le tour, au-dessus de ce qui s’y est passé
turn-of =
    { $you ->
        [seat] Votre tour
       *[other] Tour { $seat_genitive }
    }

# Ce qui se passe autour d’une table
note-sits = { seat-name } : quelqu’un s’assied.
note-back =
    { $you ->
        [seat] Vous êtes de retour et reprenez la partie.
       *[other] { $seat } est de retour et reprend la partie.
    }
note-computer = { seat-name } : un ordinateur joue désormais.
note-computer-left = { seat-name } laisse sa place à un ordinateur.
note-computer-absent = { seat-name } : absence trop longue, un ordinateur joue à cette place.
note-open = { seat-name } : la place attend quelqu’un.
note-open-left = { seat-name } quitte sa place ; elle attend quelqu’un.
note-undo =
    { $you ->
        [seat] Vous annulez un coup.
       *[other] { $seat } annule un coup.
    }
note-hint =
    { $you ->
        [seat] Vous demandez un conseil.
       *[other] { $seat } demande un conseil.
    }
note-asks-computer =
    { $you ->
        [seat] On vous demande de laisser votre place à un ordinateur.
       *[other] On demande { $seat_dative } de laisser sa place à un ordinateur.
    }
note-asks-open =
    { $you ->
        [seat] On vous demande de laisser votre place à quelqu’un d’autre.
       *[other] On demande { $seat_dative } de laisser sa place à quelqu’un d’autre.
    }
note-asks-pause =
    { $you ->
        [seat] On vous demande une pause.
       *[other] On demande une pause { $seat_dative }.
    }
note-agrees =
    { $you ->
        [seat] Vous acceptez.
       *[other] { $seat } accepte.
    }
note-declines =
    { $you ->
        [seat] Vous refusez.
       *[other] { $seat } refuse.
    }
note-paused = Pause : aucune absence ne compte.
note-resumed = La pause est finie.
note-device = Un nouvel appareil a rejoint votre place avec votre code personnel. Si ce n’est pas le vôtre, renouvelez ce code sous « Joueurs et liens ».

# Comment s’appellent les joueurs ordinateurs
player-level1 = Escargot
player-level2 = Hérisson
player-level3 = Pie
player-level4 = Héron
player-level5 = Hibou
player-random = Random
player-beginner = Beginner
player-greedy = Greedy
player-plain = Plain

# Les cinq niveaux. $name : l’un de ces noms. $level : son numéro.
player-titled = { $name } (niveau { $level })
player-level1-about = Se promène au jardin et joue surtout ce qui lui plaît.
player-level2-about = Flaire quelques bons coups et passe à côté des autres.
player-level3-about = Vive et brillante : voit un bon coup d’un seul regard et le joue.
player-level4-about = Reste immobile et regarde un peu plus loin avant de frapper.
player-level5-about = Réfléchit une seconde à chaque coup et ne laisse passer que peu de choses.
