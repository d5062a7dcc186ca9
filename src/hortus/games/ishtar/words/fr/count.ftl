### Le décompte final d’Ishtar. $seat : une personne. $count, $beds, $each, $points : des nombres.

ishtar-count-trees =
    { $you ->
        [seat] Vous : { ishtar-count-planted }, { ishtar-points }
       *[other] { $seat } : { ishtar-count-planted }, { ishtar-points }
    }
ishtar-count-planted =
    { $count ->
        [one] { $count } arbre planté
       *[other] { $count } arbres plantés
    }
ishtar-count-flowers =
    { $you ->
        [seat] Vous : { ishtar-count-beds }, { ishtar-flowers }
       *[other] { $seat } : { ishtar-count-beds }, { ishtar-flowers }
    }
ishtar-count-beds =
    { $beds ->
        [one] { $beds } parterre
       *[other] { $beds } parterres
    }
ishtar-count-skill =
    { $you ->
        [seat] Vous : { $count } × { $each } = { $points }
       *[other] { $seat } : { $count } × { $each } = { $points }
    }
