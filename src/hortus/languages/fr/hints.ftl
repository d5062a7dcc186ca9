### Les conseils : pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### $seat : voir seats.ftl. $count, $points, $before, $after et semblables : nombres. $percent : une décimale au plus.

## Tous les jeux

hint-only = C’est la seule action possible.
hint-ends =
    { $result ->
        [won] Finit la partie, et vous gagnez.
        [shared] Finit la partie, et la victoire est partagée.
       *[lost] Finit la partie, et vous perdez.
    }

## Haru Ichiban ; $figure, $cell : voir haru_ichiban.ftl

hint-haru-figure = Forme { haru-figure } : { haru-points }.
hint-haru-figure-other = Donne { haru-figure } { seat-name.dative } : { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Enlève { seat-name.dative } une figure à laquelle il manque une fleur.
       *[other] Enlève { seat-name.dative } { $count } figures auxquelles il manque une fleur.
    }
hint-haru-near =
    { $count ->
        [one] Vous donne une figure de plus à laquelle il ne manque qu’une fleur.
       *[other] Vous donne { $count } figures de plus auxquelles il ne manque qu’une fleur.
    }
hint-haru-leaves =
    { $count ->
        [one] Laisse { seat-name.dative } une figure à laquelle il manque une fleur.
       *[other] Laisse { seat-name.dative } { $count } figures auxquelles il manque une fleur.
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
        [one] En petit jardinier, { seat-name.definite } complète une figure sur le nénuphar sombre { $cell }.
       *[other] En petit jardinier, { seat-name.definite } complète { $count } figures sur le nénuphar sombre { $cell }.
    }
hint-haru-frog = À valeurs égales, { seat-name.definite } obtient une fleur en { $cell }.
# $count : combien de fleurs l'autre peut choisir ; $lower, $equal : parmi elles.
hint-haru-bid = Fleurs que { seat-name.definite } peut choisir : { $count }, dont plus petites { $lower }, égales { $equal }.

## La Légende du Cerisier

hint-cherry-draw = Une pioche de { $number } rate avec une chance de { $percent } %.
hint-cherry-kept = Fleurs gardées en moyenne, si vous vous arrêtez ensuite : { $flowers }.
hint-cherry-no-black = Il n’y a plus de fleurs noires dans le sac.
hint-cherry-stop = Vous gardez { cherry-count }.
hint-cherry-bonus =
    { $count ->
        [one] La cueillette donne droit à un bonus.
       *[other] La cueillette donne droit à un bonus parmi { $count }.
    }
hint-cherry-front = Toutes placées devant, elles y font passer vos points de { $before } à { $after }.
hint-cherry-bag = Fleurs dans le sac : { $count }.
hint-cherry-others = Fleurs devant les autres que l’on peut prendre : { $count }.
hint-cherry-points = Vos points devant le paravent passent de { $before } à { $after }.
hint-cherry-points-other = Pour { seat-name.definite }, les points devant le paravent passent de { $before } à { $after }.
hint-cherry-hides = Met { cherry-count } derrière votre paravent.
hint-cherry-behind = Vous y avez alors : chaud { $warm }, froid { $cool }, jokers { $jokers }.
hint-cherry-groups = Avec les jokers, votre groupe chaud compte { $warm }, votre groupe froid { $cool }.

## Ishtar ; $colour, $slot, $symbol : voir ishtar.ftl

hint-ishtar-points = Vous rapporte aussitôt { ishtar-points }.
# $count : cases fleuries d'avance sur tous les autres.
hint-ishtar-fountain =
    { $count ->
        [0] Vous partagez { ishtar-fountain }.
       *[other] Vous gagnez { ishtar-fountain }, avec { ishtar-cells } d’avance.
    }
hint-ishtar-bed =
    { $count ->
        [one] Ajoute { $count } fleur à vos parterres, donc un point.
       *[other] Ajoute { $count } fleurs à vos parterres, un point chacune.
    }
hint-ishtar-gems =
    { $count ->
        [one] Prend { $count } gemme.
       *[other] Prend { $count } gemmes.
    }
hint-ishtar-costs =
    { $count ->
        [one] Coûte { $count } gemme.
       *[other] Coûte { $count } gemmes.
    }
hint-ishtar-tile =
    { $count ->
        [0] La tuile n’a pas de fleur.
        [one] La tuile a { $count } fleur.
       *[other] La tuile a { $count } fleurs.
    }
hint-ishtar-symbol = Elle porte { ishtar-symbol }.
hint-ishtar-keep =
    { $count ->
        [one] Un assistant peut y contrôler un parterre : { $count } fleur.
       *[other] Un assistant peut y contrôler un parterre : { $count } fleurs.
    }
hint-ishtar-lower =
    { $effect ->
        [assistant] Fait passer un assistant du tapis dans votre main.
        [bloom] Permet de poser une floraison.
        [reserve] Permet de réserver un arbre.
       *[gems] Permet de prendre des gemmes.
    }
hint-ishtar-upper = En l’état, cette maîtrise vaut { ishtar-points }.
hint-ishtar-tree = L’arbre vaut { ishtar-points }.
hint-ishtar-beside = L’arbre touche l’un de vos parterres.
hint-ishtar-budget = Arbres que vos gemmes peuvent payer ensuite : { $count }.
