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
hint-cherry-bag = Fleurs dans le sac : { $count }.
hint-cherry-others = Fleurs devant les autres que l’on peut prendre : { $count }.
hint-cherry-points = Vos points devant le paravent passent de { $before } à { $after }.
hint-cherry-points-other = Pour { $seat_definite }, les points devant le paravent passent de { $before } à { $after }.
hint-cherry-hides = Met { cherry-count } derrière votre paravent.
hint-cherry-behind = Vous y avez alors : chaud { $warm }, froid { $cool }, jokers { $jokers }.
hint-cherry-groups = Avec les jokers, votre groupe chaud compte { $warm }, votre groupe froid { $cool }.
hint-cherry-open = Calculé jusqu’à la fin de la partie, comme si tout le monde savait ce que vous savez : des fleurs secrètes peuvent y changer quelque chose.
