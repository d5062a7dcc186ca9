### Haru Ichiban : les conseils, pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### $seat : voir seats.ftl. $count, $points, $before, $after et semblables : nombres. $percent : une décimale au plus. $figure, $cell : voir game.ftl.

hint-haru-figure = Forme { haru-figure } : { haru-points }.
hint-haru-figure-other = Donne { haru-figure } { $seat_dative } : { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Enlève { $seat_dative } une figure à laquelle il manque une fleur.
       *[other] Enlève { $seat_dative } { $count } figures auxquelles il manque une fleur.
    }
hint-haru-open =
    { $count ->
        [one] Fait partie de { $count } figure qui vous reste ouverte.
       *[other] Fait partie de { $count } figures qui vous restent ouvertes.
    }
hint-haru-junior =
    { $count ->
        [one] En petit jardinier, vous complétez une figure sur le nénuphar sombre { $cell }.
       *[other] En petit jardinier, vous complétez { $count } figures sur le nénuphar sombre { $cell }.
    }
hint-haru-junior-other =
    { $count ->
        [one] En petit jardinier, { $seat_definite } complète une figure sur le nénuphar sombre { $cell }.
       *[other] En petit jardinier, { $seat_definite } complète { $count } figures sur le nénuphar sombre { $cell }.
    }
hint-haru-frog =
    { $you ->
        [seat] En cas d’égalité, vous obtenez une fleur en { $cell }.
       *[other] En cas d’égalité, { $seat_definite } obtient une fleur en { $cell }.
    }
# $count : combien de fleurs l'autre peut choisir ; $lower, $equal : parmi elles.
hint-haru-bid = Fleurs que { $seat_definite } peut choisir : { $count }, dont plus petites { $lower }, égales { $equal }.
# $edition : dragonfly, croak.
hint-haru-round =
    { $edition ->
        [dragonfly] Exact pour cette manche. L’étang et la libellule passent à la suivante, qui est estimée.
       *[croak] Exact pour cette manche. L’étang passe à la suivante, qui est estimée.
    }
hint-haru-near =
    { $count ->
        [one] Vous donne une nouvelle figure à laquelle il ne manque qu’une fleur.
       *[other] Vous donne { $count } nouvelles figures auxquelles il ne manque qu’une fleur.
    }
hint-haru-half =
    { $count ->
        [one] Vous donne une nouvelle figure à laquelle il manque deux fleurs.
       *[other] Vous donne { $count } nouvelles figures auxquelles il manque deux fleurs.
    }
hint-haru-half-other =
    { $count ->
        [one] Enlève { $seat_dative } une figure à laquelle il manquait deux fleurs.
       *[other] Enlève { $seat_dative } { $count } figures auxquelles il manquait deux fleurs.
    }
hint-haru-clears = Il ne reste alors { $seat_dative } aucune figure à laquelle il manque une seule fleur.
hint-haru-fork = Une fleur sur l’un de { $count } nénuphars vous donnerait alors une figure.
hint-haru-scoreless = Termine la manche sans figure : personne ne marque.
hint-haru-safe = En petit jardinier, { $seat_definite } ne complète aucune figure sur ce nénuphar.
hint-haru-senior = En grand jardinier, vous pouvez marquer { haru-points } avec votre fleur.
hint-haru-senior-other = En grand jardinier, { $seat_definite } peut marquer { haru-points } avec une fleur.
hint-haru-surely =
    { $role ->
        [senior] Quel que soit le choix { $seat_genitive }, vous êtes grand jardinier.
       *[junior] Quel que soit le choix { $seat_genitive }, vous êtes petit jardinier.
    }
hint-haru-tie-figure = En cas d’égalité, vous complétez une figure en { $cell }.
hint-haru-tie-takes = En cas d’égalité, vous prenez { $cell }, qui manque { $seat_dative } pour une figure.
hint-haru-tie-safe = En cas d’égalité, { $seat_definite } ne complète aucune figure sur ce nénuphar.
hint-haru-frog-leaves =
    { $you ->
        [seat] Votre grenouille doit quitter ce nénuphar, et vous la replacez.
       *[other] La grenouille { $seat_genitive } doit quitter ce nénuphar, et vous la replacez.
    }
# Ce qui a été joué au lieu d'un meilleur coup, quand la partie est revue : $count, $points à côté de $fewer.
hint-haru-instead-gives = Le coup joué donne { haru-points } { $seat_dative }.
hint-haru-instead-wind = Après le coup joué, { $seat_definite } peut marquer { haru-points } avec le vent.
hint-haru-instead-junior = En { $cell }, le nénuphar qui a été retourné, { $seat_definite } complète une figure en petit jardinier.
hint-haru-instead-tie = En cas d’égalité, { $seat_definite } complète une figure en { $cell }, où la grenouille a été posée.
hint-haru-instead-leaves = Figures { $seat_genitive } auxquelles il manque une fleur : { $fewer } ; après le coup joué : { $count }.
hint-haru-instead-near = Vos figures auxquelles il manque une fleur : { $count } ; après le coup joué : { $fewer }.
hint-haru-instead-half = Vos figures auxquelles il manque deux fleurs : { $count } ; après le coup joué : { $fewer }.
hint-haru-instead-half-other = Figures { $seat_genitive } auxquelles il manque deux fleurs : { $fewer } ; après le coup joué : { $count }.
hint-haru-instead-reach = Figures que vous pouvez encore former avec les nénuphars ainsi placés : { $count } ; après le coup joué : { $fewer }.
hint-haru-instead-reach-other = Figures que { $seat_definite } peut encore former avec les nénuphars ainsi placés : { $fewer } ; après le coup joué : { $count }.
hint-haru-instead-dark = Si vous êtes petit jardinier, figures que vous pouvez encore former avec ce nénuphar : { $count } ; avec celui qui a été retourné : { $fewer }.
hint-haru-instead-dark-other = Si { $seat_definite } est petit jardinier, figures encore possibles avec ce nénuphar : { $fewer } ; avec celui qui a été retourné : { $count }.
# $lower, $lower_instead : combien, parmi $count, sont plus petites.
hint-haru-instead-bid = Fleurs que { $seat_definite } peut choisir : { $count }, dont plus petites { $lower } ; plus petites que celle jouée : { $lower_instead }.
hint-haru-instead-open = Figures qui vous restent ouvertes par ce nénuphar : { $count } ; par celui qui a été joué : { $fewer }.
