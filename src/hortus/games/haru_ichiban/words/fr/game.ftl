### Haru Ichiban : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat, $senior, $junior, $frog : red ou yellow. $cell : c3. $direction : n, e, s ou w. $count, $points, $round : nombres.

## Le jeu

game-haru_ichiban = Haru Ichiban
game-haru_ichiban-short = Deux jardiniers font fleurir les nénuphars d’un étang, appellent le premier vent du printemps et cherchent à réunir quatre ou cinq fleurs de leur couleur en carré ou en ligne.
haru-goal =
    À chaque tour, chacun choisit une fleur en secret. La plus petite fait le petit jardinier : elle s’ouvre sur le nénuphar sombre, puis il appelle le vent. La plus grande fait le grand jardinier : il la pose sur le nénuphar qu’il veut, puis en retourne un côté sombre pour la suite.
    Un carré vaut 1 point, quatre en ligne ou en colonne 2, quatre en diagonale 3. Chacune de ces figures met fin à la manche. 5 points font gagner, et cinq fleurs alignées aussi.

## Ce qui se choisit avant la partie

option-haru_ichiban-edition = Édition
option-haru_ichiban-edition-dragonfly = avec la libellule
option-haru_ichiban-edition-croak = première édition : coasser

## Mots employés dans les phrases qui suivent

haru-senior =
    { $senior ->
        [red] Rouge
       *[yellow] Jaune
    }
haru-junior =
    { $junior ->
        [red] Rouge
       *[yellow] Jaune
    }
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
haru-step-draw = { seat-name } pioche une fleur dans sa réserve.
haru-step-bid = { seat-name } choisit en secret une fleur de sa main.
haru-step-croak = Les deux fleurs sont de même valeur : qui coasse en premier ?
haru-step-senior = Égalité au dernier tour : { seat-name } désigne le grand jardinier.
haru-step-flower = { seat-name }, grand jardinier, pose sa fleur sur n’importe quel nénuphar non fleuri.
haru-step-frog = { seat-name } place { haru-frog } sur un nénuphar clair, sans fleur ni grenouille.
haru-step-wind = { seat-name }, petit jardinier, appelle le vent : un nénuphar, puis n, e, s ou w.
haru-step-dark = { seat-name }, grand jardinier, retourne côté sombre un nénuphar non fleuri.
haru-step-halt = La manche est finie.
haru-step-over = La partie est terminée.

## Ce qui s'est passé

haru-log-dragonfly = { seat-name } reçoit la libellule.
haru-log-drew = { seat-name } pioche la fleur { $value }.
haru-log-drew-hidden = { seat-name } pioche une fleur.
haru-log-bid = { seat-name } choisit en secret la fleur { $value }.
haru-log-bid-hidden = { seat-name } a choisi une fleur.
haru-log-reveal = Rouge montre { $red }, Jaune montre { $yellow }.
haru-log-roles = { haru-senior } est le grand jardinier, { haru-junior } le petit.
haru-log-equal = Égalité : les deux fleurs valent { $value }.
haru-log-automatic = La fleur de { seat-name } s’ouvre en { $cell }, sans choix possible.
haru-log-flower = { seat-name } fait fleurir { $cell }.
haru-log-frog = { seat-name } place { haru-frog } en { $cell }.
haru-log-frogs-leave = Il ne reste que deux nénuphars non fleuris : les grenouilles quittent l’étang jusqu’à la fin de la manche.
haru-log-wind = { seat-name } pousse { $cell } vers { haru-direction } : { haru-lilies-move }.
haru-log-dark = { seat-name } retourne { $cell } côté sombre.
haru-log-croak = { seat-name } coasse en premier.
haru-log-senior = { seat-name } décide : le grand jardinier est { haru-senior }.
haru-log-dragonfly-passes = La libellule passe à { seat-name }.
haru-log-figure = { seat-name } a { haru-figure } en { $cells } : { haru-points }.
haru-log-round-over = La manche { $round } est finie. Points : Rouge { $red }, Jaune { $yellow }.
haru-log-no-figure = La manche { $round } s’achève sans figure : personne ne marque.
haru-log-new-round = La manche { $round } commence.
haru-log-won = { seat-name } gagne la partie.
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
haru-label-points = Points : Rouge { $red }, Jaune { $yellow }
haru-label-hand = Main de { seat-name } : { $values }
haru-label-hand-hidden = Main de { seat-name } : { haru-flowers } parmi { $values }
haru-label-dragonfly = Libellule : { seat-name }
haru-label-roles = Grand jardinier : { haru-senior }. Petit jardinier : { haru-junior }.
haru-label-bids = Fleurs choisies : Rouge { $red }, Jaune { $yellow }
