### Les problèmes, au terminal et sur la page. $game : son titre. $theme : de quoi il s’agit. $chance, $other : un pourcentage.
### $best, $second : des coups. $reasons : des phrases.

puzzle-heading = { $game }, problème { $number } sur { $count } : { $theme }
puzzle-of-day = Le problème du { $date }
puzzle-task = Un coup gagne bien plus souvent que tous les autres. Lequel ?
puzzle-right = Bien vu !
puzzle-wrong = Pas le meilleur : il gagne { $chance } du temps au plus. Essayez encore une fois.
puzzle-solution = Le meilleur coup était « { $best } ».
puzzle-worth = « { $best } » gagne { $chance } du temps ; le deuxième meilleur, « { $second } », { $other }.
puzzle-hint = Un conseil, sur le meilleur coup : { $reasons }
puzzle-hint-chance = Un conseil : le meilleur coup gagne { $chance } du temps.
puzzle-why = Ce qui parle pour lui : { $reasons }
# Comment les chances sont connues.
puzzle-sure-proved = C’est prouvé.
puzzle-sure-exact = C’est exact, pour ce qui peut être calculé.
puzzle-sure-stable = C’est une estimation ; quatre fois plus de réflexion donne la même chose.
puzzle-streak =
    { $days ->
        [0] Résolvez un problème du jour pour commencer une série de jours.
        [one] { $days } jour de suite.
       *[other] { $days } jours de suite.
    }
puzzle-solved-before = Vous avez déjà résolu celui-ci.
puzzle-shown-before = Vous avez vu sa solution aujourd’hui : il ne compte plus pour la série de jours.
puzzle-done = { $solved } sur { $count } résolus

## Entrées refusées

puzzle-none = Il n’y a pas encore de problèmes pour { $game }.
puzzle-no-such = Il n’y a pas de problème { $number } ; ils sont numérotés de 1 à { $count }.
puzzle-no-theme = Il n’y a pas de thème « { $theme } » ; il y a : { $known }.
puzzle-which-game = Nommez aussi le jeu : { $program } puzzle JEU
puzzle-bad-date = « { $date } » n’est pas une date comme 2026-11-16.

## Au terminal

puzzle-how = Tapez un coup comme « { $example } » ; « moves » les montre tous, « legend » explique le dessin, « hint » aide, « solution » renonce, « quit » sort.
puzzle-games = Les problèmes d’aujourd’hui, { $date }. Pour en résoudre un : { $program } puzzle JEU
puzzle-themes = Ceux d’un seul thème : { $program } puzzle JEU --theme THÈME
puzzle-game = { $game } ({ $name }) : aujourd’hui le problème { $number } ; { $solved } sur { $count } résolus. Thèmes :
puzzle-theme = { $name } ({ $count }) : { $theme }
puzzle-next = Entrée : le suivant. « quit » sort.
# $count : ceux qui restent à résoudre.
puzzle-theme-end =
    { $count ->
        [0] Tous les problèmes de ce thème sont résolus.
        [one] C’était le dernier de ce thème ; { $count } reste à résoudre.
       *[other] C’était le dernier de ce thème ; { $count } restent à résoudre.
    }
