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
hint-ishtar-ousts = { $seat } ne contrôle plus { ishtar-fountain }.
hint-ishtar-promises = Cette tuile peut vous rapporter aussitôt jusqu’à { ishtar-points }, avec un assistant si son symbole le permet.
hint-ishtar-only-symbol = Aucune autre tuile à portée ne porte { ishtar-symbol }.
hint-ishtar-most-flowers = Aucune autre tuile à portée n’a plus de fleurs : { $count }.
hint-ishtar-affords = Vos gemmes paient alors un arbre qui vaut { ishtar-points }.
hint-ishtar-crowds =
    { $count ->
        [one] Couvre une case libre à côté d’un parterre { $seat_genitive }.
       *[other] Couvre { $count } cases libres à côté des parterres { $seat_genitive }.
    }
hint-ishtar-unlocks = Elle ouvre la voie à une maîtrise de la ligne supérieure qui vaut { ishtar-points } en l’état.
hint-ishtar-dearest = Aucun autre arbre que vous pouvez avoir maintenant ne vaut plus : { ishtar-points }.
hint-ishtar-denies = { $seat } pourrait payer cet arbre maintenant.
hint-ishtar-helps-nobody = L’arbre ne rapporte aucun point aux autres.
hint-ishtar-last = C’est votre dernier tour.
hint-ishtar-saves =
    { $count ->
        [one] Vous gardez { $count } assistant en main pour plus tard.
       *[other] Vous gardez { $count } assistants en main pour plus tard.
    }
hint-ishtar-free = L’arrosoir va gratuitement à cette pile.
# Ce qui a été joué au lieu d'un meilleur coup, quand la partie est revue : le meilleur nombre à côté de $fewer.
hint-ishtar-instead-points = C’est aussitôt { ishtar-points } de plus que le coup joué.
hint-ishtar-instead-points-other = Après le coup joué, { $seat_definite } a { ishtar-points } de plus.
hint-ishtar-instead-promises = Points que la tuile peut vous rapporter aussitôt : { $points } ; celle qui a été prise : { $fewer }.
hint-ishtar-instead-keep = Fleurs qu’un assistant peut y contrôler : { $count } ; après le coup joué : { $fewer }.
hint-ishtar-instead-affords = Points du meilleur arbre que vos gemmes paient alors : { $points } ; après le coup joué : { $fewer }.
hint-ishtar-instead-symbol = La tuile qui a été prise ne porte pas de symbole.
hint-ishtar-instead-tile = Fleurs sur la tuile : { $count } ; sur celle qui a été prise : { $fewer }.
hint-ishtar-instead-costs =
    { $count ->
        [one] Le coup joué coûte { $count } gemme de plus.
       *[other] Le coup joué coûte { $count } gemmes de plus.
    }
hint-ishtar-instead-tree = Points de l’arbre : { $points } ; de celui qui a été réservé : { $fewer }.
hint-ishtar-instead-gems = Gemmes que vous prenez : { $count } ; par le coup joué : { $fewer }.
hint-ishtar-instead-room = Cases libres à côté de vos parterres : { $count } ; après le coup joué : { $fewer }.
hint-ishtar-instead-room-other = Cases libres à côté des parterres { $seat_genitive } : { $fewer } ; après le coup joué : { $count }.
hint-ishtar-instead-budget = Arbres que vos gemmes peuvent payer ensuite : { $count } ; après le coup joué : { $fewer }.
hint-ishtar-instead-beside = L’arbre touche l’un de vos parterres ; celui qui a été planté n’en touche pas.
