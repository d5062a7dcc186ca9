### Ishtar : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat : un numéro à partir de 1 ; $seats : plusieurs. $cell : C17. $slot : A à F. $pile : 1 à 6. $tile : L05. $tree : A07, parfois
### avec prix et points. $face : les cases d'une tuile, 3a-0-0. $colour : purple, red ou white. $count, $cost, $points : nombres.

## Le jeu

game-ishtar = Ishtar
game-ishtar-short = De deux à quatre jardiniers irriguent le désert depuis ses fontaines : ils posent des tuiles d’herbe et de fleurs, collectent des gemmes, contrôlent des parterres, débloquent des maîtrises et plantent des arbres.
game-ishtar-facts = 2 à 4 joueurs · 45 minutes · demande un peu plus de temps

ishtar-goal =
    À votre tour, l’arrosoir avance jusqu’à la pile suivante, ou plus loin contre des gemmes. Vous prenez la tuile du dessus et la posez contre une fontaine ou contre des tuiles déjà posées ; les gemmes recouvertes sont à vous. Un symbole sur la tuile permet de placer un assistant, qui contrôle ce parterre pour vous, ou de débloquer une maîtrise pour deux gemmes. Ensuite vous pouvez planter des arbres.
    Quand une deuxième pile est vide, on finit le tour de table. Les arbres, les fleurs de vos parterres, les fontaines où vous avez le plus de cases Fleur et les maîtrises de la ligne supérieure rapportent des points ; le plus grand total gagne.

## Ce qui se choisit avant la partie

option-ishtar-map = Terrain
option-ishtar-map-random = tiré au sort
option-ishtar-map-first = celui de la première partie

## Mots employés dans les phrases qui suivent

ishtar-gem =
    { $colour ->
        [purple] une gemme violette
        [red] une gemme rouge
       *[white] une gemme blanche
    }
ishtar-gems =
    { $colour ->
        [purple] violet
        [red] rouge
       *[white] blanc
    }
ishtar-gems-counted =
    { $colour ->
        [purple] { $count ->
            [one] { $count } gemme violette
           *[other] { $count } gemmes violettes
        }
        [red] { $count ->
            [one] { $count } gemme rouge
           *[other] { $count } gemmes rouges
        }
       *[white] { $count ->
            [one] { $count } gemme blanche
           *[other] { $count } gemmes blanches
        }
    }
ishtar-fountain =
    { $colour ->
        [purple] la fontaine violette { $slot }
        [red] la fontaine rouge { $slot }
       *[white] la fontaine blanche { $slot }
    }
ishtar-fountain-title =
    { $colour ->
        [purple] Fontaine violette { $slot }
        [red] Fontaine rouge { $slot }
       *[white] Fontaine blanche { $slot }
    }
ishtar-shape =
    { $shape ->
        [line] ligne
        [bent] coude
       *[triangle] triangle
    }
ishtar-symbol =
    { $symbol ->
        [assistant] un assistant
        [mastery] une maîtrise
       *[joker] un joker
    }
ishtar-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ishtar-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
ishtar-cells =
    { $count ->
        [one] { $count } case Fleur
       *[other] { $count } cases Fleur
    }
ishtar-cost =
    { $cost ->
        [0] gratuitement
        [one] pour { $cost } gemme
       *[other] pour { $cost } gemmes
    }
ishtar-due =
    { $step ->
        [board] de placer un plateau
        [fountain] de placer une fontaine
        [bowl] de tirer la forme d’une pile
        [top] de tirer la tuile de départ d’une pile
        [deal] de révéler une carte arbre
        [reveal] de révéler une tuile
        [pile] de choisir une pile
        [pay-can] de payer l’arrosoir
        [lay] de poser la tuile
        [action] d’utiliser le symbole de la tuile ou d’y renoncer
        [pay-skill] de payer la maîtrise
        [bloom] de poser une floraison ou d’y renoncer
        [reserve] de réserver un arbre
        [gem] de prendre une gemme
        [tree] d’acheter un arbre ou de finir
        [plant] de planter l’arbre
       *[over] de s’arrêter : la partie est terminée
    }

## Qui agit, et ce qui peut être fait

ishtar-step-board = Le sort désigne le prochain plateau.
ishtar-step-fountain = Le sort désigne la couleur de la prochaine fontaine.
ishtar-step-bowl = Le sort désigne la forme de la prochaine pile.
ishtar-step-top = Le sort désigne la tuile de départ de la prochaine pile.
ishtar-step-deal = Une carte arbre est révélée.
ishtar-step-reveal = Le dessus de la pile que l’arrosoir a quittée est révélé.
ishtar-step-pile = { $seat } déplace l’arrosoir jusqu’à une pile.
ishtar-step-pay-can =
    { $count ->
        [one] { $seat } paie l’arrosoir, encore { $count } gemme.
       *[other] { $seat } paie l’arrosoir, encore { $count } gemmes.
    }
ishtar-step-lay = { $seat } pose la tuile { $tile }, { ishtar-shape }, { $face } : une case d’ancrage et une orientation de 0 à 5.
ishtar-step-discard = La tuile { $tile }, { ishtar-shape }, { $face }, ne va nulle part : { $seat } la défausse (« discard »).
ishtar-step-action = La tuile montre { ishtar-symbol } : { $seat } place un assistant (« assistant »), débloque une maîtrise ou renonce (« skip »).
ishtar-step-pay-skill =
    { $count ->
        [one] { $seat } paie la maîtrise { $skill }, encore { $count } gemme.
       *[other] { $seat } paie la maîtrise { $skill }, encore { $count } gemmes.
    }
ishtar-step-bloom = { $seat } pose une floraison sur de l’herbe libre : simple (« bloom C17 »), double (« bloom C17 C18 »), ou pas du tout (« bloom none »).
ishtar-step-reserve = { $seat } réserve un arbre disponible.
ishtar-step-gem =
    { $count ->
        [one] { $seat } prend encore { $count } gemme dans le stock.
       *[other] { $seat } prend { $count } gemmes dans le stock.
    }
ishtar-step-tree = { $seat } peut acheter un arbre, ou finit son tour (« done »).
ishtar-step-plant = { $seat } plante l’arbre { $tree } sur de l’herbe libre.
ishtar-step-over = La partie est terminée.

## Ce qui s'est passé

ishtar-log-board = Le plateau { $side } est placé en { $slot }, tourné { $turn } fois.
ishtar-log-fountain = L’emplacement { $slot } reçoit { ishtar-fountain }.
ishtar-log-bowl = Forme de la pile { $pile } : { ishtar-shape }.
ishtar-log-top = La pile { $pile } commence par la tuile { $tile }, { ishtar-shape }, { $face }.
ishtar-log-deal = Arbre disponible : { $tree }.
ishtar-log-reveal = La pile { $pile } montre maintenant la tuile { $tile }, { ishtar-shape }, { $face }.
ishtar-log-pile = { $seat } prend la tuile { $tile }, { ishtar-shape }, { $face }, sur la pile { $pile }, { ishtar-cost }.
ishtar-log-pay-can = { $seat } paie { ishtar-gem } pour l’arrosoir.
ishtar-log-lay = { $seat } pose la tuile { $tile } en { $cells }.
ishtar-log-gems = { $seat } collecte { ishtar-gems-counted }.
ishtar-log-discard = La tuile { $tile } ne va nulle part : { $seat } la défausse.
ishtar-log-assistant = { $seat } place un assistant en { $cell }.
ishtar-log-skill = { $seat } débloque la maîtrise { $skill }.
ishtar-log-skip = { $seat } renonce au symbole.
ishtar-log-pay-skill = { $seat } met { ishtar-gem } sur la maîtrise { $skill }.
ishtar-log-from-rug = { $seat } prend un assistant sur le tapis.
ishtar-log-bloom-single = { $seat } pose une floraison simple en { $cell }.
ishtar-log-bloom-double = { $seat } pose une floraison double en { $cell } et { $other }.
ishtar-log-bloom-none = { $seat } renonce à la floraison.
ishtar-log-reserve = { $seat } réserve l’arbre { $tree }.
ishtar-log-gem = { $seat } prend { ishtar-gem } dans le stock.
ishtar-log-tree = { $seat } achète l’arbre { $tree }.
ishtar-log-plant = { $seat } plante l’arbre { $tree } en { $cell }.
ishtar-log-done = { $seat } finit son tour.
ishtar-log-holds = { $seat } contrôle désormais { ishtar-fountain }, avec { ishtar-cells }.
ishtar-log-share = { $seats } contrôlent désormais ensemble { ishtar-fountain }, avec { ishtar-cells } chacun.
ishtar-log-last-round = Une deuxième pile est vide : ce tour de table est le dernier.
ishtar-log-points = { $seat } : { ishtar-points }.
ishtar-log-won = { $seat } gagne la partie.
ishtar-log-won-shared = { $seats } se partagent la victoire.

## Refus ; le numéro de règle est affiché à côté

ishtar-refuse-over = La partie est terminée.
ishtar-refuse-not-now = Ce n’est pas le moment. Il est temps { ishtar-due }.
ishtar-refuse-board-used = Le plateau de la face { $side } est déjà sur le terrain.
ishtar-refuse-no-figure = Il ne reste plus de fontaine de cette couleur : { ishtar-gems }.
ishtar-refuse-no-bowl = Il n’y aura plus de pile de cette forme : { ishtar-shape }.
ishtar-refuse-other-shape = La tuile { $tile } n’a pas la forme de la pile : { ishtar-shape }.
ishtar-refuse-tile-seen = La tuile { $tile } a déjà été révélée.
ishtar-refuse-tree-dealt = L’arbre { $tree } n’est plus dans la pioche.
ishtar-refuse-pile-empty = La pile { $pile } est vide.
ishtar-refuse-can-stays = L’arrosoir est sur la pile { $pile } : il doit avancer.
ishtar-refuse-pile-cost =
    { $cost ->
        [one] La pile { $pile } coûte { $cost } gemme ; vous en avez { $gems }.
       *[other] La pile { $pile } coûte { $cost } gemmes ; vous en avez { $gems }.
    }
ishtar-refuse-no-gem = Vous n’avez pas de gemme de cette couleur : { ishtar-gems }.
ishtar-refuse-off-map = Une partie de la tuile sortirait du terrain.
ishtar-refuse-stone = Une pierre gravée se trouve en { $cell } : aucune tuile ne peut la recouvrir.
ishtar-refuse-fountain = Une fontaine se trouve en { $cell } : aucune tuile ne peut la recouvrir.
ishtar-refuse-covered = Une tuile est déjà posée en { $cell }.
ishtar-refuse-touches-nothing = La tuile ne toucherait ni fontaine ni tuile.
ishtar-refuse-two-fountains = La tuile relierait des jardins de fontaines différentes : { $slots }.
ishtar-refuse-two-assistants = La tuile réunirait deux assistants dans un même parterre.
ishtar-refuse-tile-fits = La tuile { $tile } peut être posée, il faut donc la poser.
ishtar-refuse-other-symbol = La tuile montre { ishtar-symbol }, qui ne le permet pas.
ishtar-refuse-no-assistant = Il ne reste aucun assistant en main.
ishtar-refuse-bed-kept = Un assistant contrôle déjà ce parterre.
ishtar-refuse-skill-unlocked = La maîtrise { $skill } est déjà débloquée.
ishtar-refuse-skill-cost = Une maîtrise coûte { $cost } gemmes ; vous en avez { $gems }.
ishtar-refuse-skill-lower-first = La maîtrise { $skill } demande la maîtrise { $lower }, débloquée lors d’un tour antérieur.
ishtar-refuse-no-tile = Il n’y a pas de tuile en { $cell }.
ishtar-refuse-tree-there = Un arbre se dresse déjà en { $cell }.
ishtar-refuse-flowers-there = Il y a des fleurs en { $cell }, pas de l’herbe.
ishtar-refuse-bloom-two-assistants = La floraison réunirait deux assistants dans un même parterre.
ishtar-refuse-not-on-display = L’arbre { $tree } n’est pas disponible.
ishtar-refuse-no-gem-in-supply = Le stock n’a plus de gemme de cette couleur : { ishtar-gems }.
ishtar-refuse-tree-not-offered = L’arbre { $tree } n’est ni disponible ni réservé par ce joueur.
ishtar-refuse-tree-cost = Vos gemmes ne suffisent pas pour l’arbre { $tree }.
ishtar-refuse-no-grass = Il n’y a plus d’herbe libre sur le terrain : aucun arbre ne peut être acheté.

## Erreurs dans un fichier de matériel

# $detail : ce qui ne va pas, dans les mots de la bibliothèque.
ishtar-components-unreadable = Le fichier de matériel est illisible : { $detail }.
# $what, $where : noms du fichier, comme red et 3B ; $where peut être un tiret.
ishtar-components-count = Le fichier de matériel a { $found } au lieu de { $expected } : { $what }, { $where }.
ishtar-components-wrong = Le fichier de matériel enfreint la règle à « { $where } ».

## Le dessin du terrain

ishtar-legend =
    { "C17" }      une case : emplacement C, numéro 17 ; suivie d’un signe
    { ". #" }      sable, pierre gravée
    { "p r w" }    rocher avec une gemme violette, rouge ou blanche
    { "@P @R @W" } fontaine violette, rouge ou blanche
    { "= T" }      herbe, herbe avec un arbre
    { "*2" }       deux fleurs dans un parterre que personne ne contrôle
    { "+2 x2" }    deux fleurs dans un parterre du joueur 1, du joueur 2
    { "%2 &2" }    deux fleurs dans un parterre du joueur 3, du joueur 4
    Une tuile s’écrit par ses trois cases, 3a-0-1 : trois fleurs avec un symbole (a assistant, m maîtrise, j joker), herbe, une fleur. Les orientations de « lay » partent de la case d’ancrage : 0 en bas à droite, 1 en haut à droite, 2 en haut, 3 en haut à gauche, 4 en bas à gauche, 5 en bas. Ligne : l’ancrage au milieu, la troisième case dans l’orientation, la première à l’opposé. Coude : l’ancrage au milieu, la première case dans l’orientation, la troisième deux crans plus loin. Triangle : l’ancrage d’abord, la deuxième case dans l’orientation, la troisième un cran plus loin.
    Un arbre A07 (2p 1w) 5 coûte deux gemmes violettes et une blanche et rapporte 5 points.

## Étiquettes de l'écran

ishtar-label-turn = Tour : { $seat }
ishtar-label-fountain-free = { ishtar-fountain-title } : personne ne la contrôle
ishtar-label-fountain = { ishtar-fountain-title } : contrôlée par { $seat_definite }, { ishtar-cells }
ishtar-label-fountain-shared = { ishtar-fountain-title } : contrôlée par { $seats } ; { ishtar-cells } chacun
ishtar-label-pile = Pile { $pile } : { ishtar-shape }, { ishtar-tiles }, dessus { $tile } ({ $face })
ishtar-label-pile-cost = Pile { $pile } : { ishtar-shape }, { ishtar-tiles }, dessus { $tile } ({ $face }), { ishtar-cost }
ishtar-label-pile-can = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; l’arrosoir est ici
ishtar-label-pile-down = Pile { $pile } : { ishtar-shape }, { ishtar-tiles }, face cachée
ishtar-label-pile-empty = Pile { $pile } : vide
ishtar-label-tile = Tuile en main : { $tile }, { ishtar-shape }, { $face }
ishtar-label-display = Arbres disponibles : { $trees }
ishtar-label-gardener = { $seat } { $mark } : { ishtar-points } ; gemmes { $gems } ; assistants { $hand } en main, { $rug } sur le tapis ; maîtrises { $skills }
ishtar-label-reserved = { $seat }, réservé : { $trees }
ishtar-label-planted = { $seat }, plantés : { $trees }
ishtar-label-last-round = Ce tour de table est le dernier.
