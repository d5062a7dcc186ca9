### La Légende du Cerisier dans le navigateur : noms des places et des pièces, mots des boutons, le décompte final.
### $colour, $second : pink, yellow, light, dark, white ou black. $seat, $seats : des personnes. $place : harvest ou front ; à la fin un rang.
### $count, $blacks, $points, $flowers, $split, $warm, $cool : nombres. $percent, $fraction : chances, écrites.

## Fleurs

cherry-web-colour =
    { $colour ->
        [pink] rose
        [yellow] jaune
        [light] bleu clair
        [dark] bleu foncé
        [white] blanche
       *[black] noire
    }
cherry-web-heap-range = { cherry-web-colour } : { $count }
cherry-web-not-seen = hors de vue

## Le milieu de la table

cherry-web-scene = Le cerisier
cherry-web-reach = { $bag }. Plonger la main : une fleur de plus
cherry-web-contents = Dans le sac ou cachées, autant qu’on puisse le déduire : { $flowers }
cherry-web-harvest-of =
    { $you ->
        [seat] Votre cueillette
       *[other] Cueillette { $seat_genitive }
    }
cherry-web-harvest-pile = Cueillette, { cherry-web-colour } : { $count }
cherry-web-drawn = Piochées pour le bonus
cherry-web-drawn-flower = Piochée pour le bonus : { cherry-flower }
cherry-web-given = À donner : { cherry-flower }
cherry-web-possible = { $place } (choix possible)
cherry-web-to-pick =
    { $count ->
        [one] { $count } fleur doit encore sortir du sac.
       *[other] { $count } fleurs doivent encore sortir du sac.
    }
cherry-web-fails = Une de plus, c’est raté : { $colours }.
cherry-web-fails-all = Toute fleur de plus fait rater la cueillette.
cherry-web-fails-none = Une fleur de plus, quelle qu’en soit la couleur, est sans danger.
cherry-web-failed = La cueillette est ratée.
cherry-web-failed-three =
    { $blacks ->
        [0] Trop d’une couleur : { cherry-web-colour } { $count }.
       *[other] Trop d’une couleur : { cherry-web-colour } { $count } et noire { $blacks }.
    }
cherry-web-failed-five =
    { $blacks ->
        [0] Trop de couleurs différentes : { $count }.
       *[other] Trop de couleurs différentes : { $count } et noire { $blacks }.
    }
cherry-web-failed-blacks = Trop de fleurs noires : { $count }.

## Cartes Maîtrise

cherry-web-masteries = Cartes Maîtrise
cherry-web-card = { cherry-web-condition }. { cherry-mastery } : { cherry-web-bonus }
cherry-web-condition =
    { $condition ->
        [two-pairs] Deux paires de couleurs différentes
        [four-colours] Quatre couleurs différentes
       *[six-flowers] Six fleurs ou plus
    }
cherry-web-condition-short =
    { $condition ->
        [two-pairs] Deux paires
        [four-colours] Quatre couleurs
       *[six-flowers] Six fleurs
    }
cherry-web-card-met = { $card } La cueillette y répond.
cherry-web-bonus =
    { $bonus ->
        [shin-sumizome] piochez une fleur secrète, directement derrière votre paravent.
        [somei-yoshino] une fleur de la cueillette ou de devant passe derrière votre paravent.
        [kenrokuen-kumagai] piochez deux fleurs ; chacune va devant n’importe qui ou derrière votre paravent.
        [sakuya-hime] donnez une fleur à un autre joueur et prenez-en une devant lui.
        [komatsu-otome] piochez trois fleurs et gardez-en une devant.
       *[kokonoe] prenez aux autres deux fleurs de couleurs différentes.
    }

## Places

cherry-web-seat =
    { $you ->
        [seat] Vous, points devant : { $points }
       *[other] { $seat }, points devant : { $points }
    }
cherry-web-screen =
    { $you ->
        [seat] Derrière votre paravent : { $flowers }
       *[other] { $seat }, derrière le paravent : { $flowers }
    }
cherry-web-front =
    { $you ->
        [seat] Devant votre paravent
       *[other] { $seat }, devant le paravent
    }
cherry-web-front-pile =
    { $blacks ->
        [0] { cherry-web-front }, { cherry-web-colour } : { $count }, points : { $points }
        [one] { cherry-web-front }, { cherry-web-colour } : { $count } et { $blacks } noire, points : { $points }
       *[other] { cherry-web-front }, { cherry-web-colour } : { $count } et { $blacks } noires, points : { $points }
    }
cherry-web-front-blacks = { cherry-web-front }, noires : { $count } ; chacune compte comme la couleur où elle vaut le plus
cherry-web-points-front = Points devant : { $points }
# Ce que compte chaque nombre de fleurs d’une couleur : « 1 : −3, 2 : −1 ».
cherry-web-scale = Ce que comptent les fleurs d’une couleur devant un paravent : { $steps }
cherry-web-scale-step = { $count } : { $points }
# Les points qu’apporterait une fleur de plus ; sous les fleurs, donc court.
cherry-web-next = puis { $points }
cherry-web-sealed = Choix scellé

## Ce qui peut être choisi

cherry-web-choices = Ce qui peut être fait
cherry-web-path = Le tour
cherry-web-stage =
    { $stage ->
        [gather] Cueillir
        [bonus] Bonus
       *[behind] Derrière le paravent
    }
cherry-web-hint =
    { $step ->
        [draw-first] Combien de fleurs piochez-vous ?
        [draw] S’arrêter, ou piocher encore ?
        [keep] Touchez les fleurs que vous gardez.
        [keep-one] Touchez la fleur que vous gardez.
        [bonus] Touchez une carte pour utiliser son bonus.
        [give] Touchez la fleur que vous donnez.
        [take-exchange] Touchez la fleur que vous prenez : son propriétaire reçoit la vôtre.
        [hide] Touchez la fleur qui passe derrière votre paravent.
        [place] Où va la fleur marquée ?
        [take] Touchez la fleur que vous prenez.
        [take-second] Touchez la seconde fleur que vous prenez.
        [behind] Touchez une couleur pour la mettre derrière votre paravent ; le reste va devant.
       *[warm] Combien de jokers rejoignent votre groupe chaud, et combien le groupe froid ?
    }
cherry-web-hint-keep-second = Touchez une fleur d’une autre couleur à garder.
cherry-web-hint-stop = Il n’y a plus rien à piocher.
cherry-web-how-many = Nombre de fleurs
cherry-web-odds-about = Sous chaque nombre : le risque que la cueillette échoue.
cherry-web-odds = { cherry-web-do-draw } : risque d’échec { $percent } ; vous en gardez en moyenne { $flowers }.
cherry-web-odds-exact = { cherry-web-do-draw } : risque d’échec { $percent } ({ $fraction }) ; vous en gardez en moyenne { $flowers }.
cherry-web-place-front = Devant moi
cherry-web-place-behind = Derrière mon paravent
cherry-web-place-other = Devant { $seat_definite }
cherry-web-jokers = Jokers
cherry-web-group =
    { $group ->
        [warm] chaud
       *[cool] froid
    }

## Ce que fait un bouton

cherry-web-do-draw = piocher { cherry-count }
cherry-web-do-stop = s’arrêter
cherry-web-do-keep-two = garder { cherry-flower } et { cherry-second }
cherry-web-do-keep-one = garder { cherry-flower }
cherry-web-do-keep-none = ne rien garder
cherry-web-do-bonus = utiliser { cherry-mastery }
cherry-web-do-no-bonus = n’utiliser aucun bonus
cherry-web-do-give = donner { cherry-flower } { cherry-from }
cherry-web-do-take = prendre { cherry-flower } { $seat_dative }
cherry-web-do-hide = cacher { cherry-flower } { cherry-from }
cherry-web-do-place-front = placer { cherry-flower } devant mon paravent
cherry-web-do-place-behind = placer { cherry-flower } derrière mon paravent
cherry-web-do-place-other = placer { cherry-flower } devant { $seat_definite }
cherry-web-do-behind = mettre { cherry-all-of-a-colour } derrière le paravent
cherry-web-do-behind-none = tout placer devant
cherry-web-do-warm = attribuer { cherry-jokers } au groupe chaud

## Le décompte final

cherry-web-counting = Le décompte
cherry-web-total = Total

## Les parties du score

part-cherry_tree-front = Devant le paravent
part-cherry_tree-warm = Groupe chaud
part-cherry_tree-cool = Groupe froid
