### Ishtar : ce qui est montré, demandé, raconté et refusé. Les règles numérotées sont dans rules.ftl.
### $seat, $seats, $you : des personnes, voir seats.ftl. $cell : C17. $slot : A à F. $pile : 1 à 6. $face : une tuile en mots. $card : un arbre
### en mots. $skill, $lower : une maîtrise en mots. $colour : purple, red ou white. $count, $cost, $points : nombres.

## Le jeu

game-ishtar = Ishtar
game-ishtar-short = De deux à quatre jardiniers irriguent le désert depuis ses fontaines : ils posent des tuiles d’herbe et de fleurs, collectent des gemmes, contrôlent des parterres, débloquent des maîtrises et plantent des arbres. Le terrain et les pièces sont une reconstitution.
game-ishtar-facts = 2 à 4 joueurs · 45 minutes · demande un peu plus de temps

ishtar-goal =
    À votre tour, l’arrosoir avance jusqu’à la pile suivante, ou plus loin contre des gemmes. Vous prenez la tuile du dessus et la posez contre une fontaine ou contre des tuiles déjà posées ; les gemmes recouvertes sont à vous. Un symbole sur la tuile permet de placer un assistant, qui contrôle ce parterre pour vous, ou de débloquer une maîtrise pour deux gemmes. Ensuite vous pouvez planter des arbres.
    Quand une deuxième pile est vide, on finit le tour de table. Les arbres, les fleurs de vos parterres, les fontaines où vous avez le plus de cases Fleur et les maîtrises de la ligne supérieure rapportent des points ; le plus grand total gagne.

## Ce qui se choisit avant la partie

option-ishtar-map = Terrain (une reconstitution)
option-ishtar-map-random = tiré au sort
option-ishtar-map-first = toujours le même

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
ishtar-tile-shape =
    { $shape ->
        [line] une ligne de trois
        [bent] un coude
       *[triangle] un triangle
    }
ishtar-flowers =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
# Une tuile en bref, comme le journal la raconte ; $count : toutes ses fleurs.
ishtar-tile-words =
    { $symbol ->
        [assistant] { ishtar-tile-shape } avec { ishtar-flowers } et un symbole assistant
        [mastery] { ishtar-tile-shape } avec { ishtar-flowers } et un symbole maîtrise
        [joker] { ishtar-tile-shape } avec { ishtar-flowers } et un symbole joker
       *[none] { ishtar-tile-shape } avec { ishtar-flowers }
    }
# Une tuile case par case. $cells : trois parties, dans l’ordre de la légende.
ishtar-tile-cells = { ishtar-tile-shape } : { $cells }
ishtar-part =
    { $symbol ->
        [assistant] { ishtar-flowers } avec un assistant
        [mastery] { ishtar-flowers } avec une maîtrise
        [joker] { ishtar-flowers } avec un joker
       *[none] { $count ->
            [0] herbe
           *[other] { ishtar-flowers }
        }
    }
# $price : des gemmes, comptées par couleur.
ishtar-tree-words = un arbre à { ishtar-points }, pour { $price }
# $tree : ce qu’on tape pour le choisir.
ishtar-tree-named = « { $tree } » ({ ishtar-points }, pour { $price })
# $kind : ce que fait une maîtrise ; $points : ce que rapporte une maîtrise de la ligne supérieure.
ishtar-skill-words =
    { $kind ->
        [assistant] « un assistant de plus »
        [bloom] « une floraison »
        [reserve] « un arbre réservé »
        [gems] « deux gemmes »
        [upper-nothing] « { ishtar-points } »
        [upper-trees] « { ishtar-points } par arbre à côté de vos parterres »
        [upper-stones] « { ishtar-points } par pierre gravée à côté de vos parterres »
        [upper-cards] « { ishtar-points } par arbre que vous avez planté »
       *[upper-gems] « des points pour les gemmes de vos maîtrises »
    }
ishtar-none = aucune
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
ishtar-step-pile =
    { $you ->
        [seat] Déplacez l’arrosoir jusqu’à une pile et prenez la tuile du dessus.
       *[other] { $seat } déplace l’arrosoir jusqu’à une pile.
    }
ishtar-step-pay-can =
    { $you ->
        [seat] { $count ->
            [one] Payez encore { $count } gemme pour l’arrosoir.
           *[other] Payez encore { $count } gemmes pour l’arrosoir.
        }
       *[other] { $count ->
            [one] { $seat } paie encore { $count } gemme pour l’arrosoir.
           *[other] { $seat } paie encore { $count } gemmes pour l’arrosoir.
        }
    }
ishtar-step-lay =
    { $you ->
        [seat] Posez la tuile contre une fontaine ou une tuile ({ $face }).
       *[other] { $seat } pose une tuile ({ $face }).
    }
ishtar-step-discard =
    { $you ->
        [seat] La tuile ne va nulle part ({ $face }) : défaussez-la.
       *[other] La tuile ne va nulle part ({ $face }) : { $seat_definite } la défausse.
    }
ishtar-step-action =
    { $symbol ->
        [assistant] { $you ->
            [seat] La tuile montre un assistant : placez-en un là, ou renoncez au symbole.
           *[other] { $seat } peut placer un assistant.
        }
        [mastery] { $you ->
            [seat] La tuile montre une maîtrise : débloquez-en une pour deux gemmes, ou renoncez au symbole.
           *[other] { $seat } peut débloquer une maîtrise.
        }
       *[joker] { $you ->
            [seat] La tuile montre un joker : placez là un assistant, débloquez une maîtrise pour deux gemmes, ou renoncez au symbole.
           *[other] { $seat } peut placer un assistant ou débloquer une maîtrise.
        }
    }
ishtar-step-pay-skill =
    { $you ->
        [seat] { $count ->
            [one] Payez encore { $count } gemme pour la maîtrise { $skill }.
           *[other] Payez { $count } gemmes pour la maîtrise { $skill }.
        }
       *[other] { $count ->
            [one] { $seat } paie encore { $count } gemme pour la maîtrise { $skill }.
           *[other] { $seat } paie { $count } gemmes pour la maîtrise { $skill }.
        }
    }
ishtar-step-bloom =
    { $you ->
        [seat] Posez une floraison sur de l’herbe libre : une simple, une double sur deux cases voisines, ou aucune.
       *[other] { $seat } peut poser une floraison sur de l’herbe libre.
    }
ishtar-step-reserve =
    { $you ->
        [seat] Réservez l’un des arbres disponibles.
       *[other] { $seat } réserve un arbre disponible.
    }
ishtar-step-gem =
    { $you ->
        [seat] { $count ->
            [one] Prenez encore { $count } gemme dans le stock.
           *[other] Prenez { $count } gemmes dans le stock.
        }
       *[other] { $count ->
            [one] { $seat } prend encore { $count } gemme dans le stock.
           *[other] { $seat } prend { $count } gemmes dans le stock.
        }
    }
ishtar-step-tree =
    { $you ->
        [seat] Achetez un arbre que vos gemmes peuvent payer, ou finissez votre tour.
       *[other] { $seat } peut acheter un arbre, ou finit son tour.
    }
ishtar-step-plant =
    { $you ->
        [seat] Plantez l’arbre sur de l’herbe libre, où vous voulez sur le terrain.
       *[other] { $seat } plante un arbre sur de l’herbe libre.
    }
ishtar-step-over = La partie est terminée.

## Ce qui s'est passé

ishtar-log-set-up = Le sort a disposé le terrain, les piles et les arbres. La partie commence.
ishtar-log-deal = Nouveau parmi les arbres disponibles : { $card }.
ishtar-log-reveal = La pile { $pile } montre maintenant { $face }.
ishtar-log-pile =
    { $you ->
        [seat] Vous prenez { $face } sur la pile { $pile }, { ishtar-cost }.
       *[other] { $seat } prend { $face } sur la pile { $pile }, { ishtar-cost }.
    }
ishtar-log-pay-can =
    { $you ->
        [seat] Vous payez { ishtar-gem } pour l’arrosoir.
       *[other] { $seat } paie { ishtar-gem } pour l’arrosoir.
    }
ishtar-log-lay =
    { $you ->
        [seat] Vous posez la tuile en { $cells }.
       *[other] { $seat } pose la tuile en { $cells }.
    }
ishtar-log-gems =
    { $you ->
        [seat] Vous collectez { ishtar-gems-counted }.
       *[other] { $seat } collecte { ishtar-gems-counted }.
    }
ishtar-log-discard =
    { $you ->
        [seat] La tuile ne va nulle part : vous la défaussez.
       *[other] La tuile ne va nulle part : { $seat_definite } la défausse.
    }
ishtar-log-assistant =
    { $you ->
        [seat] Vous placez un assistant en { $cell }.
       *[other] { $seat } place un assistant en { $cell }.
    }
ishtar-log-skill =
    { $you ->
        [seat] Vous débloquez la maîtrise { $skill }.
       *[other] { $seat } débloque la maîtrise { $skill }.
    }
ishtar-log-skip =
    { $you ->
        [seat] Vous renoncez au symbole.
       *[other] { $seat } renonce au symbole.
    }
ishtar-log-pay-skill =
    { $you ->
        [seat] Vous mettez { ishtar-gem } sur la maîtrise.
       *[other] { $seat } met { ishtar-gem } sur la maîtrise.
    }
ishtar-log-from-rug =
    { $you ->
        [seat] Vous prenez un assistant sur le tapis.
       *[other] { $seat } prend un assistant sur le tapis.
    }
ishtar-log-bloom-single =
    { $you ->
        [seat] Vous posez une floraison simple en { $cell }.
       *[other] { $seat } pose une floraison simple en { $cell }.
    }
ishtar-log-bloom-double =
    { $you ->
        [seat] Vous posez une floraison double en { $cell } et { $other }.
       *[other] { $seat } pose une floraison double en { $cell } et { $other }.
    }
ishtar-log-bloom-none =
    { $you ->
        [seat] Vous renoncez à la floraison.
       *[other] { $seat } renonce à la floraison.
    }
ishtar-log-reserve =
    { $you ->
        [seat] Vous réservez { $card }.
       *[other] { $seat } réserve { $card }.
    }
ishtar-log-gem =
    { $you ->
        [seat] Vous prenez { ishtar-gem } dans le stock.
       *[other] { $seat } prend { ishtar-gem } dans le stock.
    }
ishtar-log-tree =
    { $you ->
        [seat] Vous achetez { $card }.
       *[other] { $seat } achète { $card }.
    }
ishtar-log-plant =
    { $you ->
        [seat] Vous plantez l’arbre en { $cell }.
       *[other] { $seat } plante l’arbre en { $cell }.
    }
ishtar-log-done =
    { $you ->
        [seat] Vous finissez votre tour.
       *[other] { $seat } finit son tour.
    }
ishtar-log-holds =
    { $you ->
        [seat] Vous contrôlez désormais { ishtar-fountain }, avec { ishtar-cells }.
       *[other] { $seat } contrôle désormais { ishtar-fountain }, avec { ishtar-cells }.
    }
ishtar-log-share = { ishtar-fountain-title } : contrôle désormais partagé, avec { ishtar-cells } chacun : { $seats }.
ishtar-log-last-round = Une deuxième pile est vide : ce tour de table est le dernier.
ishtar-log-points =
    { $you ->
        [seat] Vous avez { ishtar-points }.
       *[other] { $seat } a { ishtar-points }.
    }
ishtar-log-won =
    { $you ->
        [seat] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }
ishtar-log-won-shared = La victoire est partagée : { $seats }.

## Refus ; le numéro de règle est affiché à côté

ishtar-refuse-over = La partie est terminée.
ishtar-refuse-not-now = Ce n’est pas le moment. Il est temps { ishtar-due }.
ishtar-refuse-board-used = Ce plateau est déjà sur le terrain.
ishtar-refuse-no-figure = Il ne reste plus de fontaine de cette couleur : { ishtar-gems }.
ishtar-refuse-no-bowl = Il n’y aura plus de pile de cette forme : { ishtar-shape }.
ishtar-refuse-other-shape = La tuile n’a pas la forme de la pile : { ishtar-shape }.
ishtar-refuse-tile-seen = Cette tuile a déjà été révélée.
ishtar-refuse-tree-dealt = Cet arbre n’est plus dans la pioche.
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
ishtar-refuse-tile-fits = La tuile peut être posée quelque part, il faut donc la poser.
ishtar-refuse-other-symbol = La tuile montre { ishtar-symbol }, qui ne le permet pas.
ishtar-refuse-no-assistant = Vous n’avez plus d’assistant en main.
ishtar-refuse-bed-kept = Un assistant contrôle déjà ce parterre.
ishtar-refuse-skill-unlocked = Vous avez déjà débloqué la maîtrise { $skill }.
ishtar-refuse-skill-cost = Une maîtrise coûte { $cost } gemmes ; vous en avez { $gems }.
ishtar-refuse-skill-lower-first = La maîtrise { $skill } demande d’abord celle qui est au-dessous : { $lower }, débloquée lors d’un tour antérieur.
ishtar-refuse-no-tile = Il n’y a pas de tuile en { $cell }.
ishtar-refuse-tree-there = Un arbre se dresse déjà en { $cell }.
ishtar-refuse-flowers-there = Il y a des fleurs en { $cell }, pas de l’herbe.
ishtar-refuse-bloom-two-assistants = La floraison réunirait deux assistants dans un même parterre.
ishtar-refuse-not-on-display = Cet arbre n’est pas disponible.
ishtar-refuse-no-gem-in-supply = Le stock n’a plus de gemme de cette couleur : { ishtar-gems }.
ishtar-refuse-tree-not-offered = Cet arbre n’est ni disponible ni réservé par vous.
ishtar-refuse-tree-cost = Vos gemmes ne suffisent pas pour cet arbre : il coûte { $price }.
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
    Les orientations de « lay » partent de la case d’ancrage : 0 en bas à droite, 1 en haut à droite, 2 en haut, 3 en haut à gauche, 4 en bas à gauche, 5 en bas. Ligne : l’ancrage au milieu, la troisième case dans l’orientation, la première à l’opposé. Coude : l’ancrage au milieu, la première case dans l’orientation, la troisième deux crans plus loin. Triangle : l’ancrage d’abord, la deuxième case dans l’orientation, la troisième un cran plus loin.
    Les maîtrises se tapent par leur lettre. Celles de la ligne inférieure agissent aussitôt : a et c un assistant de plus, b une floraison, d un arbre réservé, e deux gemmes. Celles de la ligne supérieure comptent à la fin : A les arbres à côté de vos parterres, B 7 points, C les pierres gravées à côté de vos parterres, D les arbres que vous avez plantés, E les gemmes de vos maîtrises.

## Étiquettes de l'écran

ishtar-label-turn =
    { $you ->
        [seat] À vous de jouer
       *[other] Tour : { $seat }
    }
ishtar-label-fountain-free = { ishtar-fountain-title } : personne ne la contrôle
ishtar-label-fountain =
    { $you ->
        [seat] { ishtar-fountain-title } : contrôlée par vous, { ishtar-cells }
       *[other] { ishtar-fountain-title } : contrôlée par { $seat_definite }, { ishtar-cells }
    }
ishtar-label-fountain-shared = { ishtar-fountain-title } : contrôle partagé, { ishtar-cells } chacun : { $seats }
ishtar-label-pile = Pile { $pile } : { ishtar-tiles }, dessus { $face }
ishtar-label-pile-cost = Pile { $pile }, { ishtar-cost } : { ishtar-tiles }, dessus { $face }
ishtar-label-pile-can = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; l’arrosoir est ici
ishtar-label-pile-down = Pile { $pile } : { ishtar-shape }, { ishtar-tiles }, face cachée
ishtar-label-pile-empty = Pile { $pile } : vide
ishtar-label-tile = Tuile à poser : { $face }
ishtar-label-display = Arbres disponibles : { $trees }
ishtar-label-gardener =
    { $you ->
        [seat] Vous ({ $mark }) : { ishtar-points }. Gemmes : { $gems }. Assistants : { $hand } en main, { $rug } sur le tapis. Maîtrises : { $skills }.
       *[other] { $seat } ({ $mark }) : { ishtar-points }. Gemmes : { $gems }. Assistants : { $hand } en main, { $rug } sur le tapis. Maîtrises : { $skills }.
    }
ishtar-label-reserved =
    { $you ->
        [seat] Réservé par vous : { $trees }
       *[other] Réservé par { $seat_definite } : { $trees }
    }
ishtar-label-planted =
    { $you ->
        [seat] Plantés par vous : { $trees }
       *[other] Plantés par { $seat_definite } : { $trees }
    }
ishtar-label-last-round = Ce tour de table est le dernier.
