### La Légende du Cerisier : les conseils, pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### $seat : voir seats.ftl. $count, $points, $before, $after et semblables : nombres. $percent : une décimale au plus.

hint-cherry-draw = Piocher { $number } : { $percent } % de risque d’échec.
hint-cherry-kept = Fleurs gardées en moyenne, si vous vous arrêtez ensuite : { $flowers }.
hint-cherry-no-black = Il n’y a plus de fleurs noires dans le sac.
hint-cherry-stop = Vous gardez { cherry-count }.
hint-cherry-bonus =
    { $count ->
        [one] La cueillette donne droit à un bonus.
       *[other] La cueillette donne droit à un bonus parmi { $count }.
    }
hint-cherry-front = Toutes placées devant, elles y font passer vos points de { $before } à { $after }.
hint-cherry-others = Fleurs devant les autres que l’on peut prendre : { $count }.
hint-cherry-points = Vos points devant le paravent passent de { $before } à { $after }.
hint-cherry-points-other = Pour { $seat_definite }, les points devant le paravent passent de { $before } à { $after }.
hint-cherry-hides = Met { cherry-count } derrière votre paravent.
hint-cherry-behind = Vous y avez alors : chaud { $warm }, froid { $cool }, jokers { $jokers }.
hint-cherry-groups = Avec les jokers, votre groupe chaud compte { $warm }, votre groupe froid { $cool }.
hint-cherry-open = Calculé jusqu’à la fin de la partie, comme si tout le monde savait ce que vous savez : des fleurs secrètes peuvent y changer quelque chose.
hint-cherry-sure = Piocher { $number } : aucun risque d’échec.
hint-cherry-earns = La cueillette donne alors droit à un bonus avec { $percent } % de chances.
hint-cherry-empties = Si la cueillette n’est pas ratée, le sac est vide et la partie se termine avec ce tour.
hint-cherry-risk = Une fleur de plus : { $percent } % de risque d’échec.
# $warm, $cool, $jokers : pour cent.
hint-cherry-secret = La fleur secrète est chaude avec { $warm } % de chances, froide avec { $cool } %, un joker avec { $jokers } %.
hint-cherry-draws = Pioche encore { cherry-count } dans le sac.
hint-cherry-most = Aucun autre choix ne vous laisse plus de points devant : { $points }.
hint-cherry-leads =
    { $group ->
        [warm] Sans les jokers ni les fleurs secrètes des autres, vous avez alors le plus grand groupe chaud : { $count } contre { $next }.
       *[cool] Sans les jokers ni les fleurs secrètes des autres, vous avez alors le plus grand groupe froid : { $count } contre { $next }.
    }
hint-cherry-opens =
    { $group ->
        [warm] Ouvre votre groupe chaud : des jokers peuvent alors y compter.
       *[cool] Ouvre votre groupe froid : des jokers peuvent alors y compter.
    }
hint-cherry-alone =
    { $group ->
        [warm] Personne ne peut égaler votre groupe chaud : { $count }.
       *[cool] Personne ne peut égaler votre groupe froid : { $count }.
    }
hint-cherry-lost =
    { $group ->
        [warm] Dans le groupe chaud, { $seat_definite } a plus que vous ne pouvez atteindre.
       *[cool] Dans le groupe froid, { $seat_definite } a plus que vous ne pouvez atteindre.
    }
# Ce qui a été joué au lieu d'un meilleur coup, quand la partie est revue : le meilleur nombre à côté de $fewer ou $less.
hint-cherry-instead-risk = Le coup joué : { $percent } % de risque d’échec.
hint-cherry-instead-kept = Fleurs gardées en moyenne, si vous vous arrêtez ensuite : { $flowers } ; après le coup joué : { $fewer }.
hint-cherry-instead-earns = Chances d’un bonus, si vous vous arrêtez ensuite : { $percent } % ; après le coup joué : { $less } %.
hint-cherry-instead-bonus = Le coup joué renonce au bonus.
hint-cherry-instead-points = Vos points devant le paravent : { $points } ; après le coup joué : { $fewer }.
hint-cherry-instead-points-other = Points { $seat_genitive } devant le paravent : { $fewer } ; après le coup joué : { $points }.
hint-cherry-instead-group =
    { $group ->
        [warm] Fleurs de votre groupe chaud derrière le paravent : { $count } ; après le coup joué : { $fewer }.
       *[cool] Fleurs de votre groupe froid derrière le paravent : { $count } ; après le coup joué : { $fewer }.
    }
hint-cherry-instead-jokers = Jokers derrière votre paravent : { $count } ; après le coup joué : { $fewer }.
hint-cherry-instead-lost =
    { $group ->
        [warm] Le coup joué met { $count } de plus dans le groupe chaud, où { $seat_definite } a plus que vous ne pouvez atteindre.
       *[cool] Le coup joué met { $count } de plus dans le groupe froid, où { $seat_definite } a plus que vous ne pouvez atteindre.
    }
