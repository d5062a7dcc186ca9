### L’analyse d’une partie finie, à côté de son plateau.

web-review = Analyse
web-review-close = Retour au résultat
web-review-waiting = Les ordinateurs se préparent. L’analyse commencera d’elle-même.
web-review-busy = Les ordinateurs sont occupés. L’analyse commencera d’elle-même dès qu’ils auront le temps.
# $done, $count: actions; $seconds: that are left.
web-review-progress = { $done } actions examinées sur { $count } ; encore { $seconds } s environ.
web-review-progress-first = { $done } actions examinées sur { $count }.
web-review-done = L’analyse est complète.
# $who: a name; $what: points, or a chance in percent.
web-review-of = { $who } { $what }
web-review-score = Points : { $score }

## The curve

web-review-curve = Les chances de gagner de chacun, de la première action à la dernière
# $chances: everybody with a chance, as a list.
web-review-at = Après l’action { $ply } : { $chances }.
web-review-at-start = Au départ : { $chances }.
web-review-table = La courbe en tableau
web-review-column-number = Numéro
web-review-column-what = Ce qui s’est passé

## Skill and luck

web-review-start = Départ
web-review-skill = Adresse
web-review-luck = Chance
web-review-result = Résultat
web-review-so-far = Jusqu’ici
web-review-accuracy = Précision
web-review-adds-up = Pour chacun, départ, adresse et chance font ensemble le résultat, en chances de gagner. L’adresse est ce que ses propres décisions ont perdu, d’après ce qu’on pouvait savoir ; la chance est tout le reste.
web-review-reckoned = Comment la précision est calculée, et qui a jugé
# $severity: a number; $one, $five: in percent, with the sign.
web-review-accuracy-about = La précision est la moyenne de exp(−{ $severity } p) sur toutes les décisions qui étaient un choix et où il y avait au moins 5 % à perdre, si p des chances de gagner a été perdu : { $one } pour 1 %, { $five } pour 5 %. Si cela n’a peut-être rien coûté, cela compte 100 %.
# $simulations: for each decision; $net: a short text of letters and digits.
web-review-judge = Chaque décision a été jugée avec { $simulations } simulations, par le réseau { $net }.
web-review-judge-without = Chaque décision a été jugée avec { $simulations } simulations, sans réseau.

## Turning points

web-review-turns = Tournants
# $gained: a change of the chance to win, in percent, with the sign.
web-review-turn = Action { $ply } : { $gained } pour { $who }
web-review-no-turns = Les chances n’ont jamais bougé de plus de 5 % d’un coup.

## Mistakes

web-review-own-mistakes =
    { $count ->
        [0] Vos erreurs : aucune qui soit sûre
        [one] Vos erreurs : { $count }
       *[other] Vos erreurs : { $count }
    }
web-review-mistakes =
    { $count ->
        [0] Erreurs : aucune qui soit sûre
        [one] Erreurs : { $count }
       *[other] Erreurs : { $count }
    }
web-review-others-mistakes =
    { $count ->
        [0] Erreurs des autres : aucune qui soit sûre
        [one] Erreurs des autres : { $count }
       *[other] Erreurs des autres : { $count }
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
web-review-mistake =
    { $kind ->
        [blunder] Action { $ply } : une gaffe, { $lost } de perdus
        [mistake] Action { $ply } : une erreur, { $lost } de perdus
       *[inaccuracy] Action { $ply } : une imprécision, { $lost } de perdus
    }
web-review-played = Joué :
web-review-better = Mieux :
web-review-why = Pourquoi :
# $seat : qui a décidé, à qui les phrases s’adressent.
web-review-why-to = Pourquoi, dit { $seat_dative } :
web-review-show = Voir sur le plateau
web-review-try = Réessayer
web-review-try-all =
    { $count ->
        [one] Réessayer votre erreur
       *[other] Réessayer vos erreurs une à une
    }

## Trying again

web-try = Réessayer
web-try-task = Action { $ply } : trouvez un coup qui perd moins de 4 %.
web-try-judging = Un instant, votre coup est jugé.
web-try-confirm = Essayer : { $what }
# $lost: in percent, with the sign.
web-try-best = Bien trouvé : on ne connaît rien de mieux.
web-try-good = Bien trouvé : cela ne perd qu’environ { $lost } de chances de gagner.
web-try-bad = Cela perd { $lost } de chances de gagner. Essayez autre chose.
web-try-hint = Donnez-moi un conseil
# $reasons: sentences.
web-try-why = Un conseil : { $reasons }
web-try-show = Montrez-moi le meilleur coup
web-try-answer = Le mieux que l’on connaisse : { $what }.
web-try-next = Erreur suivante
web-try-done = Retour à l’analyse

## Playing on

web-onward-play = Continuer à partir d’ici
# $ply: so many actions lie on the board; $who: computer players, as a list.
web-onward-about = Une nouvelle table commence après l’action { $ply }, contre { $who }, avec de nouveaux tirages.
