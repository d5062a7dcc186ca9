### La Légende du Cerisier : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat, $other_seat : le numéro d'une place. $colour, $second, $given : pink, yellow, light, dark, white ou black. $flowers : 2 P, 1 K.
### $count, $most, $points, $front, $warm, $cool, $draws, $jokers : nombres. $bonus : shin-sumizome. $place : harvest ou front.

## Le jeu

game-cherry_tree = La Légende du Cerisier
game-cherry_tree-short = Deux à quatre joueurs cueillent les fleurs qui tombent d’un vieux cerisier. Qui se montre trop gourmand perd presque toute sa cueillette ; ce qui est gardé va devant un paravent, pour former des collections, ou derrière, pour disputer des majorités.
game-cherry_tree-facts = 2 à 4 joueurs · 30 minutes · facile à apprendre
cherry-goal =
    À votre tour, dites combien de fleurs vous piochez dans le sac, trois fois au plus et huit fleurs en tout. Trois fleurs d’une couleur ou cinq couleurs différentes font rater la cueillette, et une fleur noire prend la couleur qui fait mal : vous n’en gardez alors que deux. Une cueillette réussie peut donner le bonus d’une carte Maîtrise ; ensuite une de ses couleurs peut passer derrière votre paravent, et le reste va devant.
    Devant, une ou deux fleurs d’une couleur coûtent des points, beaucoup en rapportent beaucoup. Derrière, rose et jaune forment le groupe chaud, bleu clair et bleu foncé le groupe froid : qui a le plus de fleurs d’un groupe marque. La partie finit quand le sac est vide.

## Ce qui se choisit avant la partie

option-cherry_tree-masteries = Cartes Maîtrise
option-cherry_tree-masteries-blue = bleues : classique
option-cherry_tree-masteries-pink = roses : avancé

## Mots employés dans les phrases qui suivent

cherry-flower =
    { $colour ->
        [pink] une fleur rose
        [yellow] une fleur jaune
        [light] une fleur bleu clair
        [dark] une fleur bleu foncé
        [white] une fleur blanche
       *[black] une fleur noire
    }
cherry-second =
    { $second ->
        [pink] une rose
        [yellow] une jaune
        [light] une bleu clair
        [dark] une bleu foncé
        [white] une blanche
       *[black] une noire
    }
cherry-given =
    { $given ->
        [pink] la fleur rose
        [yellow] la fleur jaune
        [light] la fleur bleu clair
        [dark] la fleur bleu foncé
        [white] la fleur blanche
       *[black] la fleur noire
    }
cherry-all-of-a-colour =
    { $colour ->
        [pink] tout le rose
        [yellow] tout le jaune
        [light] tout le bleu clair
        [dark] tout le bleu foncé
        [white] tout le blanc
       *[black] tout le noir
    }
cherry-from =
    { $place ->
        [harvest] de la cueillette
       *[front] prise devant le paravent
    }
cherry-count =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
cherry-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
cherry-condition =
    { $condition ->
        [two-pairs] deux paires de couleurs différentes
        [four-colours] quatre couleurs différentes
       *[six-flowers] six fleurs
    }
cherry-due =
    { $step ->
        [aside] d’écarter une fleur
        [pick] de sortir une fleur du sac
        [draw] de piocher ou de s’arrêter
        [keep] de choisir ce qui est gardé
        [bonus] de choisir un bonus, ou aucun
        [give] de donner une fleur
        [take] de prendre une fleur à un autre joueur
        [hide] de mettre une fleur derrière le paravent
        [place] de placer la fleur piochée
        [behind] de choisir la couleur qui va derrière le paravent
       *[warm] de répartir les jokers
    }

## Qui agit, et ce qui peut être fait

cherry-step-aside = Une fleur est piochée et écartée, sans être vue.
cherry-step-pick = { $seat } sort une fleur du sac.
cherry-step-pick-secret = { $seat } sort une fleur du sac en secret.
cherry-step-pick-open = { $seat } sort une fleur du sac pour son bonus.
cherry-step-draw-first = { $seat } dit combien de fleurs piocher.
cherry-step-draw =
    { $draws ->
        [one] { $seat } a pioché { $draws } fois : s’arrêter (« stop ») ou piocher encore.
       *[other] { $seat } a pioché { $draws } fois : s’arrêter (« stop ») ou piocher encore si c’est possible.
    }
cherry-step-keep = La cueillette est ratée : { $seat } garde deux fleurs de couleurs différentes, ou ce qu’il y a.
cherry-step-keep-one = { $seat } garde une des fleurs piochées.
cherry-step-bonus = { $seat } peut utiliser le bonus d’une Maîtrise.
cherry-step-give = { $seat } choisit une fleur à donner.
cherry-step-take-exchange = { $seat } choisit la fleur à prendre, et par là qui reçoit l’autre.
cherry-step-hide = { $seat } met derrière le paravent une fleur de la cueillette ou de devant.
cherry-step-place = { $seat } dit où va { cherry-flower }.
cherry-step-take = { $seat } prend une fleur devant un autre joueur.
cherry-step-take-second = { $seat } prend une seconde fleur, d’une autre couleur.
cherry-step-behind = { $seat } peut mettre une couleur de la cueillette derrière le paravent.
cherry-step-warm = { $seat } dit en secret combien de jokers vont au groupe chaud.
cherry-step-over = La partie est terminée.

## Ce qui s'est passé

cherry-log-aside = Une fleur est écartée, sans être vue.
cherry-log-draw = { $seat } pioche { cherry-count }.
cherry-log-pick = { $seat } trouve { cherry-flower }.
cherry-log-failed = { $seat } en a trop voulu : la cueillette est ratée.
cherry-log-stop = { $seat } s’arrête avec { $flowers }.
cherry-log-keep-two = { $seat } garde { cherry-flower } et { cherry-second }.
cherry-log-keep-one = { $seat } garde { cherry-flower }.
cherry-log-keep-none = { $seat } ne garde rien.
cherry-log-returned =
    { $count ->
        [one] { $count } fleur retourne dans le sac.
       *[other] { $count } fleurs retournent dans le sac.
    }
cherry-log-bonus = { $seat } utilise { $bonus }.
cherry-log-no-bonus = { $seat } n’utilise pas de bonus.
cherry-log-secret = { $seat } pioche en secret { cherry-flower }, directement derrière le paravent.
cherry-log-secret-hidden = { $seat } pioche en secret une fleur, directement derrière le paravent.
cherry-log-give = { $seat } offre { cherry-flower } { cherry-from }.
cherry-log-exchange = { $seat } prend { cherry-flower } { $other_seat_dative }, qui reçoit { cherry-given }.
cherry-log-hide = { $seat } met derrière le paravent { cherry-flower } { cherry-from }.
cherry-log-place-front = { $seat } pose { cherry-flower } devant son paravent.
cherry-log-place-behind = { $seat } pose { cherry-flower } derrière son paravent.
cherry-log-place-other = { $seat } pose { cherry-flower } devant { $other_seat_definite }.
cherry-log-take = { $seat } prend { cherry-flower } { $other_seat_dative }.
cherry-log-behind = { $seat } met { cherry-all-of-a-colour } derrière le paravent : { cherry-count }.
cherry-log-behind-none = { $seat } ne met rien derrière le paravent.
cherry-log-jokers = { $seat } attribue en secret { cherry-jokers } au groupe chaud.
cherry-log-jokers-hidden = { $seat } a réparti ses jokers.
cherry-log-bag-empty = Le sac est vide : les paravents vont être levés.
cherry-log-idle = En { $count } tours, personne n’a rien pris dans le sac : la partie s’arrête ici.
cherry-log-revealed = { $seat } lève son paravent : { $flowers }. Chaud { $warm }, froid { $cool }.
cherry-log-score = { $seat } marque { $points } : { $front } devant, { $warm } pour le groupe chaud, { $cool } pour le groupe froid.
cherry-log-won = { $seat } gagne la partie.
cherry-log-shared = La victoire est partagée entre { $seats }.

## Refus ; le numéro de règle est affiché à côté

cherry-refuse-over = La partie est terminée.
cherry-refuse-not-now = Ce n’est pas le moment. Il est temps { cherry-due }.
cherry-refuse-not-in-bag = Le sac n’en contient pas : impossible d’y trouver { cherry-flower }.
cherry-refuse-stop-first = Un tour compte au moins une pioche.
cherry-refuse-draws = Trois pioches ont été faites : il faut s’arrêter.
cherry-refuse-eight = Une cueillette compte huit fleurs au plus : vous pouvez piocher { $most } au plus.
cherry-refuse-bag = Le sac n’en contient pas autant : vous pouvez piocher { $most } au plus.
cherry-refuse-not-in-harvest = La cueillette ne contient pas cette fleur : { cherry-flower }.
cherry-refuse-not-in-front = Vous n’avez pas cette fleur devant votre paravent : { cherry-flower }.
cherry-refuse-keep =
    { $count ->
        [0] Il n’y a que des fleurs noires : rien ne peut être gardé.
        [1] Il faut garder exactement une fleur.
       *[other] Il faut garder exactement deux fleurs de couleurs différentes.
    }
cherry-refuse-side = Les cartes ne montrent pas { $bonus } : elles sont posées sur l’autre face.
cherry-refuse-condition = La cueillette ne remplit pas cette condition : { cherry-condition }.
cherry-refuse-bag-empty = Le sac est vide, et ce bonus demande des fleurs du sac.
cherry-refuse-nothing-to-take = Aucun autre joueur n’a devant lui de fleur qui puisse être prise.
cherry-refuse-no-such-seat = Il n’y a pas ce joueur dans cette partie.
cherry-refuse-own-seat = C’est vous : il faut un autre joueur.
cherry-refuse-not-there = { $other_seat } n’a pas cette fleur devant son paravent : { cherry-flower }.
cherry-refuse-same-colour = La seconde fleur doit être d’une autre couleur que la première : { cherry-flower } { $other_seat_genitive } ne convient pas.
cherry-refuse-same-seat = La seconde fleur doit venir d’un autre joueur que la première : { cherry-flower } { $other_seat_genitive } ne convient pas.
cherry-refuse-no-second = Après { cherry-flower } { $other_seat_genitive }, aucune seconde fleur ne pourrait être prise ; choisissez une première qui en laisse une seconde.
cherry-refuse-not-drawn = Cette fleur n’a pas été piochée : { cherry-flower }.
cherry-refuse-jokers =
    { $count ->
        [one] Vous avez { $count } joker à attribuer : dites 0 ou 1.
       *[other] Vous avez { $count } jokers à attribuer : dites un nombre de 0 à { $count }.
    }
cherry-refuse-jokers-forced = De vos jokers ({ $jokers }), exactement { $count } doivent aller au groupe chaud : un groupe sans fleur de ses propres couleurs n’en prend pas.

## Le dessin

cherry-legend =
    { "P Y L" }  fleurs roses, jaunes, bleu clair
    { "D W K" }  fleurs bleu foncé, blanches, noires
    { "()" }     dans le sac ; 3-5 veut dire 3 à 5, car des fleurs sont cachées
    { "**" }     la cueillette
    { "1>" }     devant le paravent du joueur 1
    { "1<" }     derrière le paravent du joueur 1 ; chaque ? est une fleur secrète

## Étiquettes de l'écran

cherry-label-bag = Dans le sac : { cherry-count }
cherry-label-harvest = Cueillette : { $flowers }
cherry-label-drawn = Piochées pour le bonus : { $flowers }
cherry-label-front = { $seat }, devant : { $flowers } (points : { $points })
cherry-label-behind = { $seat }, derrière : { $flowers }
cherry-label-behind-secret =
    { $count ->
        [one] { $seat }, derrière : { $flowers }, et { $count } fleur secrète
       *[other] { $seat }, derrière : { $flowers }, et { $count } fleurs secrètes
    }
cherry-label-total = { $seat }, total : { $points } (groupe chaud { $warm }, groupe froid { $cool })

## Ce qui se calcule

cherry-odds-fails = risque d’échec
cherry-odds-flowers = fleurs gardées, en moyenne
