### La Légende du Cerisier : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat, $other_seat, $seats : des personnes. $colour, $second, $given : pink, yellow, light, dark, white ou black. $flowers : une liste, « 2 roses et 1 noire ».
### $count, $most, $points, $front, $warm, $cool, $jokers : nombres. $more : yes ou no. $bonus : shin-sumizome. $place : harvest ou front.

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
option-cherry_tree-masteries-pbb = mélangées : rose pour deux paires
option-cherry_tree-masteries-bpb = mélangées : rose pour quatre couleurs
option-cherry_tree-masteries-bbp = mélangées : rose pour six fleurs
option-cherry_tree-masteries-bpp = mélangées : bleue pour deux paires
option-cherry_tree-masteries-pbp = mélangées : bleue pour quatre couleurs
option-cherry_tree-masteries-ppb = mélangées : bleue pour six fleurs

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
cherry-flowers-of =
    { $colour ->
        [pink]
            { $count ->
                [one] { $count } rose
               *[other] { $count } roses
            }
        [yellow]
            { $count ->
                [one] { $count } jaune
               *[other] { $count } jaunes
            }
        [light] { $count } bleu clair
        [dark] { $count } bleu foncé
        [white]
            { $count ->
                [one] { $count } blanche
               *[other] { $count } blanches
            }
       *[black]
            { $count ->
                [one] { $count } noire
               *[other] { $count } noires
            }
    }
cherry-no-flowers = rien
cherry-secret-flowers =
    { $count ->
        [one] { $count } fleur secrète
       *[other] { $count } fleurs secrètes
    }
cherry-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
cherry-mastery =
    { $bonus ->
        [shin-sumizome] Shin Sumizome
        [somei-yoshino] Somei Yoshino
        [kenrokuen-kumagai] Kenrokuen Kumagai
        [sakuya-hime] Sakuya Hime
        [komatsu-otome] Komatsu Otome
       *[kokonoe] Kokonoe
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

cherry-step-aside = Des fleurs sont piochées et écartées, sans être vues.
cherry-step-pick =
    { $you ->
        [seat] Vous sortez une fleur du sac.
       *[other] { $seat } sort une fleur du sac.
    }
cherry-step-pick-secret =
    { $you ->
        [seat] Vous sortez une fleur du sac en secret.
       *[other] { $seat } sort une fleur du sac en secret.
    }
cherry-step-pick-open =
    { $you ->
        [seat] Vous sortez une fleur du sac pour votre bonus.
       *[other] { $seat } sort une fleur du sac pour son bonus.
    }
cherry-step-draw-first =
    { $you ->
        [seat] Dites combien de fleurs vous piochez.
       *[other] { $seat } dit combien de fleurs piocher.
    }
cherry-step-draw =
    { $you ->
        [seat]
            { $more ->
                [no] On ne peut plus rien piocher : arrêtez-vous là.
               *[yes] Piochez encore, ou arrêtez-vous avec ce que vous avez.
            }
       *[other]
            { $more ->
                [no] { $seat } s’arrête : on ne peut plus rien piocher.
               *[yes] { $seat } pioche encore ou s’arrête.
            }
    }
cherry-step-keep =
    { $you ->
        [seat] La cueillette est ratée : gardez deux fleurs de couleurs différentes, ou ce qu’il y a.
       *[other] La cueillette est ratée : { $seat } garde deux fleurs de couleurs différentes, ou ce qu’il y a.
    }
cherry-step-keep-one =
    { $you ->
        [seat] Gardez une des fleurs piochées.
       *[other] { $seat } garde une des fleurs piochées.
    }
cherry-step-bonus =
    { $you ->
        [seat] Utilisez le bonus d’une Maîtrise, ou aucun.
       *[other] { $seat } peut utiliser le bonus d’une Maîtrise.
    }
cherry-step-give =
    { $you ->
        [seat] Choisissez une fleur à donner.
       *[other] { $seat } choisit une fleur à donner.
    }
cherry-step-take-exchange =
    { $you ->
        [seat] Choisissez la fleur que vous prenez : la vôtre va à la même personne.
       *[other] { $seat } choisit la fleur à prendre, et par là qui reçoit l’autre.
    }
cherry-step-hide =
    { $you ->
        [seat] Mettez derrière votre paravent une fleur de la cueillette ou de devant.
       *[other] { $seat } met derrière le paravent une fleur de la cueillette ou de devant.
    }
cherry-step-place =
    { $you ->
        [seat] Dites où va { cherry-flower }.
       *[other] { $seat } dit où va { cherry-flower }.
    }
cherry-step-take =
    { $you ->
        [seat] Prenez une fleur devant un autre joueur.
       *[other] { $seat } prend une fleur devant un autre joueur.
    }
cherry-step-take-second =
    { $you ->
        [seat] Prenez une seconde fleur, d’une autre couleur.
       *[other] { $seat } prend une seconde fleur, d’une autre couleur.
    }
cherry-step-behind =
    { $you ->
        [seat] Mettez une couleur de la cueillette derrière votre paravent, ou tout devant.
       *[other] { $seat } peut mettre une couleur de la cueillette derrière le paravent.
    }
cherry-step-warm =
    { $you ->
        [seat] Dites en secret combien de vos jokers vont au groupe chaud.
       *[other] { $seat } dit en secret combien de jokers vont au groupe chaud.
    }
cherry-step-over = La partie est terminée.

## Ce qui s'est passé

cherry-log-aside = Mis à l’écart pour toute la partie, sans être vu : { cherry-count }.
cherry-log-draw =
    { $you ->
        [seat] Vous piochez { cherry-count }.
       *[other] { $seat } pioche { cherry-count }.
    }
cherry-log-pick =
    { $you ->
        [seat] Vous trouvez { cherry-flower }.
       *[other] { $seat } trouve { cherry-flower }.
    }
cherry-log-failed =
    { $you ->
        [seat] Vous en avez trop voulu : la cueillette est ratée.
       *[other] { $seat } en a trop voulu : la cueillette est ratée.
    }
cherry-log-stop =
    { $you ->
        [seat] Vous vous arrêtez avec { $flowers }.
       *[other] { $seat } s’arrête avec { $flowers }.
    }
cherry-log-keep-two =
    { $you ->
        [seat] Vous gardez { cherry-flower } et { cherry-second }.
       *[other] { $seat } garde { cherry-flower } et { cherry-second }.
    }
cherry-log-keep-one =
    { $you ->
        [seat] Vous gardez { cherry-flower }.
       *[other] { $seat } garde { cherry-flower }.
    }
cherry-log-keep-none =
    { $you ->
        [seat] Vous ne gardez rien.
       *[other] { $seat } ne garde rien.
    }
cherry-log-returned =
    { $count ->
        [one] { $count } fleur retourne dans le sac.
       *[other] { $count } fleurs retournent dans le sac.
    }
cherry-log-bonus =
    { $you ->
        [seat] Vous utilisez { cherry-mastery }.
       *[other] { $seat } utilise { cherry-mastery }.
    }
cherry-log-no-bonus =
    { $you ->
        [seat] Vous n’utilisez pas de bonus.
       *[other] { $seat } n’utilise pas de bonus.
    }
cherry-log-secret =
    { $you ->
        [seat] Vous piochez en secret { cherry-flower }, directement derrière votre paravent.
       *[other] { $seat } pioche en secret { cherry-flower }, directement derrière le paravent.
    }
cherry-log-secret-hidden =
    { $you ->
        [seat] Vous piochez en secret une fleur, directement derrière votre paravent.
       *[other] { $seat } pioche en secret une fleur, directement derrière le paravent.
    }
cherry-log-give =
    { $you ->
        [seat] Vous offrez { cherry-flower } { cherry-from }.
       *[other] { $seat } offre { cherry-flower } { cherry-from }.
    }
cherry-log-exchange =
    { $you ->
        [seat] Vous prenez { cherry-flower } { $other_seat_dative }, qui reçoit { cherry-given }.
        [other_seat] { $seat } vous prend { cherry-flower }, et vous recevez { cherry-given }.
       *[other] { $seat } prend { cherry-flower } { $other_seat_dative }, qui reçoit { cherry-given }.
    }
cherry-log-hide =
    { $you ->
        [seat] Vous mettez derrière votre paravent { cherry-flower } { cherry-from }.
       *[other] { $seat } met derrière le paravent { cherry-flower } { cherry-from }.
    }
cherry-log-place-front =
    { $you ->
        [seat] Vous posez { cherry-flower } devant votre paravent.
       *[other] { $seat } pose { cherry-flower } devant son paravent.
    }
cherry-log-place-behind =
    { $you ->
        [seat] Vous posez { cherry-flower } derrière votre paravent.
       *[other] { $seat } pose { cherry-flower } derrière son paravent.
    }
cherry-log-place-other =
    { $you ->
        [seat] Vous posez { cherry-flower } devant { $other_seat_definite }.
        [other_seat] { $seat } pose { cherry-flower } devant vous.
       *[other] { $seat } pose { cherry-flower } devant { $other_seat_definite }.
    }
cherry-log-take =
    { $you ->
        [seat] Vous prenez { cherry-flower } { $other_seat_dative }.
        [other_seat] { $seat } vous prend { cherry-flower }.
       *[other] { $seat } prend { cherry-flower } { $other_seat_dative }.
    }
cherry-log-behind =
    { $you ->
        [seat] Vous mettez { cherry-all-of-a-colour } derrière votre paravent : { cherry-count }.
       *[other] { $seat } met { cherry-all-of-a-colour } derrière le paravent : { cherry-count }.
    }
cherry-log-behind-none =
    { $you ->
        [seat] Vous ne mettez rien derrière votre paravent.
       *[other] { $seat } ne met rien derrière le paravent.
    }
cherry-log-jokers =
    { $you ->
        [seat] Vous attribuez en secret { cherry-jokers } au groupe chaud.
       *[other] { $seat } attribue en secret { cherry-jokers } au groupe chaud.
    }
cherry-log-jokers-hidden =
    { $you ->
        [seat] Vous avez réparti vos jokers.
       *[other] { $seat } a réparti ses jokers.
    }
cherry-log-bag-empty = Le sac est vide : les paravents vont être levés.
cherry-log-idle = En { $count } tours, personne n’a rien pris dans le sac : la partie s’arrête ici.
cherry-log-revealed =
    { $you ->
        [seat] Vous levez votre paravent : { $flowers }. Groupe chaud : { $warm }, groupe froid : { $cool }.
       *[other] { $seat } lève son paravent : { $flowers }. Groupe chaud : { $warm }, groupe froid : { $cool }.
    }
cherry-log-score =
    { $you ->
        [seat] Vous marquez { $points } : { $front } devant, { $warm } pour le groupe chaud, { $cool } pour le groupe froid.
       *[other] { $seat } marque { $points } : { $front } devant, { $warm } pour le groupe chaud, { $cool } pour le groupe froid.
    }
cherry-log-won =
    { $you ->
        [seat] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }
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
cherry-refuse-side = { cherry-mastery } est sur l’autre face de sa carte, celle que l’on ne voit pas.
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
cherry-label-front =
    { $you ->
        [seat] Vous, devant : { $flowers } (points : { $points })
       *[other] { $seat }, devant : { $flowers } (points : { $points })
    }
cherry-label-behind =
    { $you ->
        [seat] Vous, derrière : { $flowers }
       *[other] { $seat }, derrière : { $flowers }
    }
cherry-label-total =
    { $you ->
        [seat] Vous, total : { $points } (groupe chaud { $warm }, groupe froid { $cool })
       *[other] { $seat }, total : { $points } (groupe chaud { $warm }, groupe froid { $cool })
    }

## Ce qui se calcule

cherry-odds-fails = risque d’échec
cherry-odds-flowers = fleurs gardées, en moyenne

## Une étude, pour les programmes

cherry-mini-bag = Le sac s’écrit en six lettres parmi { $letters }, avec K au plus { $blacks } fois ; pas « { $text } ».
