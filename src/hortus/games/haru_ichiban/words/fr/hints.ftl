### Haru Ichiban : les conseils, pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### $seat : voir seats.ftl. $count, $points, $before, $after et semblables : nombres. $percent : une décimale au plus. $figure, $cell : voir game.ftl.

hint-haru-figure = Forme { haru-figure } : { haru-points }.
hint-haru-figure-other = Donne { haru-figure } { $seat_dative } : { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Enlève { $seat_dative } une figure à laquelle il manque une fleur.
       *[other] Enlève { $seat_dative } { $count } figures auxquelles il manque une fleur.
    }
hint-haru-near =
    { $count ->
        [one] Vous donne une figure de plus à laquelle il ne manque qu’une fleur.
       *[other] Vous donne { $count } figures de plus auxquelles il ne manque qu’une fleur.
    }
hint-haru-leaves =
    { $count ->
        [one] Laisse { $seat_dative } une figure à laquelle il manque une fleur.
       *[other] Laisse { $seat_dative } { $count } figures auxquelles il manque une fleur.
    }
hint-haru-open =
    { $count ->
        [one] Fait partie de { $count } figure qui vous reste ouverte.
       *[other] Fait partie de { $count } figures qui vous restent ouvertes.
    }
hint-haru-wind =
    { $count ->
        [one] Déplace un nénuphar.
       *[other] Déplace { $count } nénuphars.
    }
hint-haru-safe = Personne ne complète de figure sur ce nénuphar.
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
