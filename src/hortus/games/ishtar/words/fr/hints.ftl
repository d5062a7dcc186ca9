### Ishtar : les conseils, pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### $seat : voir seats.ftl. $count, $points, $before, $after et semblables : nombres. $percent : une décimale au plus. $colour, $slot, $symbol : voir game.ftl.

hint-ishtar-points = Vous rapporte aussitôt { ishtar-points }.
# $count : cases Fleur d'avance sur tous les autres.
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
