### Haru Ichiban : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat, $senior_seat, $junior_seat, $red_seat, $yellow_seat : personnes. $frog : red ou yellow. $cell : c3. $direction : n, e, s ou w. $count, $points, $round : nombres.

## Le jeu

game-haru_ichiban = Haru Ichiban
game-haru_ichiban-short = Deux jardiniers font fleurir les nénuphars d’un étang, appellent le premier vent du printemps et cherchent à réunir quatre ou cinq fleurs de leur couleur en carré ou en ligne.
game-haru_ichiban-facts = 2 joueurs · 20 minutes · facile à apprendre
haru-goal =
    À chaque tour, chacun choisit une fleur en secret. La plus petite fait le petit jardinier : elle s’ouvre sur le nénuphar sombre, puis il appelle le vent. La plus grande fait le grand jardinier : il la pose sur le nénuphar qu’il veut, puis en retourne un côté sombre pour la suite.
    Un carré vaut 1 point, quatre en ligne ou en colonne 2, quatre en diagonale 3. Chacune de ces figures met fin à la manche. 5 points font gagner, et cinq fleurs alignées aussi.

## Ce qui se choisit avant la partie

option-haru_ichiban-edition = Édition
option-haru_ichiban-edition-dragonfly = avec la libellule
option-haru_ichiban-edition-croak = première édition : coasser
option-haru_ichiban-layout = Début de l’étang
option-haru_ichiban-layout-standard = comme imprimé, reconstitué
option-haru_ichiban-layout-ring = l’anneau
option-haru_ichiban-layout-islands = les îles

## Mots employés dans les phrases qui suivent

haru-frog =
    { $frog ->
        [red] la grenouille rouge
       *[yellow] la grenouille jaune
    }
haru-direction =
    { $direction ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    }
haru-figure =
    { $figure ->
        [square] un carré
        [line] un alignement de quatre fleurs
        [diagonal] un alignement diagonal de quatre fleurs
       *[five] un alignement de cinq fleurs
    }
haru-lilies-move =
    { $count ->
        [one] un nénuphar se déplace
       *[other] { $count } nénuphars se déplacent
    }
haru-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
haru-flowers =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
haru-due =
    { $step ->
        [dragonfly] de tirer la libellule au sort
        [draw] de piocher une fleur
        [bid] de choisir une fleur de sa main
        [croak] de savoir qui coasse en premier
        [senior] de désigner le grand jardinier
        [flower] de poser la fleur du grand jardinier
        [frog] de placer une grenouille
        [wind] d’appeler le vent
        [dark] de retourner un nénuphar côté sombre
       *[over] de s’arrêter : la partie est terminée
    }

## Qui agit, et ce qui peut être fait

haru-step-dragonfly = La libellule est tirée au sort.
haru-step-draw =
    { $you ->
        [seat] Piochez une fleur dans votre réserve.
       *[other] { $seat } pioche une fleur.
    }
haru-step-bid =
    { $you ->
        [seat] Choisissez en secret une fleur de votre main : grande pour dire où elle va, petite pour appeler le vent.
       *[other] { $seat } choisit en secret une fleur.
    }
haru-step-croak = Les deux fleurs sont de même valeur : qui coasse en premier ?
haru-step-senior =
    { $you ->
        [seat] Égalité au dernier tour : désignez le grand jardinier.
       *[other] Égalité au dernier tour : { $seat } désigne le grand jardinier.
    }
haru-step-flower =
    { $you ->
        [seat] Vous êtes le grand jardinier : posez votre fleur sur n’importe quel nénuphar non fleuri.
       *[other] { $seat }, grand jardinier, choisit un nénuphar pour sa fleur.
    }
haru-step-frog =
    { $you ->
        [seat] Placez { haru-frog } sur un nénuphar clair, sans fleur ni grenouille.
       *[other] { $seat } choisit un nénuphar pour { haru-frog }.
    }
haru-step-wind =
    { $you ->
        [seat] Vous êtes le petit jardinier : appelez le vent. Choisissez un nénuphar et une direction.
       *[other] { $seat }, petit jardinier, appelle le vent.
    }
haru-step-dark =
    { $you ->
        [seat] Retournez côté sombre un nénuphar non fleuri : la fleur du prochain petit jardinier s’y ouvrira.
       *[other] { $seat }, grand jardinier, retourne un nénuphar côté sombre.
    }
haru-step-halt = La manche est finie.
haru-step-over = La partie est terminée.

## Ce qui s'est passé

haru-log-dragonfly =
    { $you ->
        [seat] Vous recevez la libellule.
       *[other] { $seat } reçoit la libellule.
    }
haru-log-hands =
    { $you ->
        [seat] Vous piochez votre main : les fleurs { $values }. { $other_seat } pioche { haru-flowers }.
        [other_seat] { $seat } pioche sa main : les fleurs { $values }. Vous piochez { haru-flowers }.
       *[other] { $seat } pioche sa main : les fleurs { $values }. { $other_seat } pioche { haru-flowers }.
    }
haru-log-hands-hidden = Les deux jardiniers piochent leur main : { haru-flowers } chacun.
haru-log-drew =
    { $you ->
        [seat] Vous piochez la fleur { $value }.
       *[other] { $seat } pioche la fleur { $value }.
    }
haru-log-drew-hidden =
    { $you ->
        [seat] Vous piochez une fleur.
       *[other] { $seat } pioche une fleur.
    }
haru-log-bid =
    { $you ->
        [seat] Vous choisissez en secret la fleur { $value }.
       *[other] { $seat } choisit en secret la fleur { $value }.
    }
haru-log-bid-hidden =
    { $you ->
        [seat] Vous avez choisi une fleur.
       *[other] { $seat } a choisi une fleur.
    }
haru-log-reveal =
    { $you ->
        [red_seat] Vous montrez { $red }, { $yellow_seat } montre { $yellow }.
        [yellow_seat] { $red_seat } montre { $red }, vous montrez { $yellow }.
       *[other] { $red_seat } montre { $red }, { $yellow_seat } montre { $yellow }.
    }
haru-log-roles =
    { $you ->
        [senior_seat] Vous êtes le grand jardinier, { $junior_seat } le petit.
        [junior_seat] { $senior_seat } est le grand jardinier, vous êtes le petit.
       *[other] { $senior_seat } est le grand jardinier, { $junior_seat } le petit.
    }
haru-log-equal = Égalité : les deux fleurs valent { $value }.
haru-log-automatic =
    { $you ->
        [seat] Votre fleur s’ouvre en { $cell }, sans choix possible.
       *[other] La fleur { $seat_genitive } s’ouvre en { $cell }, sans choix possible.
    }
haru-log-flower =
    { $you ->
        [seat] Vous faites fleurir { $cell }.
       *[other] { $seat } fait fleurir { $cell }.
    }
haru-log-frog =
    { $you ->
        [seat] Vous placez { haru-frog } en { $cell }.
       *[other] { $seat } place { haru-frog } en { $cell }.
    }
haru-log-frogs-leave = Il ne reste que deux nénuphars non fleuris : les grenouilles quittent l’étang jusqu’à la fin de la manche.
haru-log-wind =
    { $you ->
        [seat] Vous poussez { $cell } vers { haru-direction } : { haru-lilies-move }.
       *[other] { $seat } pousse { $cell } vers { haru-direction } : { haru-lilies-move }.
    }
haru-log-dark =
    { $you ->
        [seat] Vous retournez { $cell } côté sombre.
       *[other] { $seat } retourne { $cell } côté sombre.
    }
haru-log-croak =
    { $you ->
        [seat] Vous coassez en premier.
       *[other] { $seat } coasse en premier.
    }
haru-log-senior =
    { $you ->
        [seat] Vous décidez : le grand jardinier, c’est { $senior_seat }.
       *[other] { $seat } décide : le grand jardinier, c’est { $senior_seat }.
    }
haru-log-dragonfly-passes =
    { $you ->
        [seat] La libellule passe chez vous.
       *[other] La libellule passe { $seat_dative }.
    }
haru-log-figure =
    { $you ->
        [seat] Vous avez { haru-figure } en { $cells } : { haru-points }.
       *[other] { $seat } a { haru-figure } en { $cells } : { haru-points }.
    }
haru-log-round-over =
    { $you ->
        [red_seat] La manche { $round } est finie. Points : vous { $red }, { $yellow_seat } { $yellow }.
        [yellow_seat] La manche { $round } est finie. Points : { $red_seat } { $red }, vous { $yellow }.
       *[other] La manche { $round } est finie. Points : { $red_seat } { $red }, { $yellow_seat } { $yellow }.
    }
haru-log-no-figure = La manche { $round } s’achève sans figure : personne ne marque.
haru-log-new-round = La manche { $round } commence.
haru-log-won =
    { $you ->
        [seat] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }
haru-log-draw = La partie se termine à égalité.

## Refus ; le numéro de règle est affiché à côté

haru-refuse-not-now = Ce n’est pas le moment. Il est temps { haru-due }.
haru-refuse-bid-not-in-hand = La fleur { $value } n’est pas dans la main.
haru-refuse-draw-not-in-stock = La fleur { $value } n’est plus dans cette réserve.
haru-refuse-no-lily = Il n’y a pas de nénuphar en { $cell }, seulement de l’eau.
haru-refuse-flowered = Le nénuphar en { $cell } porte déjà une fleur.
haru-refuse-frog-there = Une grenouille occupe déjà { $cell }.
haru-refuse-just-turned = Le nénuphar en { $cell } vient d’être retourné : sa grenouille doit aller sur un autre.
haru-refuse-dark-side = Le nénuphar en { $cell } est côté sombre : les grenouilles ne reviennent que sur des nénuphars clairs.
haru-refuse-wind-pushes-out = Le vent sur { $cell } vers { haru-direction } pousserait un nénuphar hors de l’étang.
haru-refuse-over = La partie est terminée.

## Erreurs dans le dessin d'un placement

haru-layout-rows =
    { $rows ->
        [one] Le dessin a { $rows } rangée de cases au lieu de 5.
       *[other] Le dessin a { $rows } rangées de cases au lieu de 5.
    }
haru-layout-row-length =
    { $length ->
        [one] La rangée { $row } du dessin a { $length } case au lieu de 5.
       *[other] La rangée { $row } du dessin a { $length } cases au lieu de 5.
    }
haru-layout-symbol = Rangée { $row }, colonne { $column } du dessin : « { $symbol } » n’a pas de sens ici. Signes permis : . o # R Y.
haru-layout-lilies =
    { $lilies ->
        [one] Le dessin a { $lilies } nénuphar au lieu de 16.
       *[other] Le dessin a { $lilies } nénuphars au lieu de 16.
    }
haru-layout-count =
    { $count ->
        [0] Le dessin n’a aucun « { $symbol } » ; il en faut exactement un.
       *[other] Le dessin a { $count } fois « { $symbol } » ; il en faut exactement un.
    }

## Le dessin de l'étang

haru-legend =
    { "." }        eau
    { "o" }        nénuphar simple, côté clair
    { "x" }        nénuphar simple, côté sombre
    { "#" }        le nénuphar sombre des deux côtés
    { "R Y" }      nénuphar au repère rouge, au repère jaune, côté clair
    { "R* Y*" }    ces deux mêmes nénuphars, côté sombre
    { "(r) (y)" }  après un nénuphar : il porte une fleur rouge, jaune
    { "<r> <y>" }  après un nénuphar : il porte la grenouille rouge, jaune

## Étiquettes de l'écran

haru-label-round = Manche { $round }, tour { $turn }
haru-label-points =
    { $you ->
        [red_seat] Points : vous { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Points : { $red_seat } { $red }, vous { $yellow }
       *[other] Points : { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
haru-label-hand =
    { $you ->
        [seat] Votre main : { $values }
       *[other] Main { $seat_genitive } : { $values }
    }
haru-label-hand-hidden =
    { $you ->
        [seat] Votre main : { haru-flowers } parmi { $values }
       *[other] Main { $seat_genitive } : { haru-flowers } parmi { $values }
    }
haru-label-dragonfly =
    { $you ->
        [seat] Vous avez la libellule.
       *[other] Libellule : { $seat }
    }
haru-label-bids =
    { $you ->
        [red_seat] Fleurs montrées : vous { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Fleurs montrées : { $red_seat } { $red }, vous { $yellow }
       *[other] Fleurs montrées : { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
