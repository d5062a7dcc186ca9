### Ishtar dans le navigateur : noms des lieux pour ceux qui écoutent, et ce que disent les boutons.
### $cell : C17. $colour : purple, red ou white. $count, $points : nombres. $gems, $cells, $price, $card, $fountain : texte fait d’autres phrases.

## Le terrain

ishtar-web-map = Le terrain des jardins
ishtar-web-zoom-in = Plus près
ishtar-web-zoom-out = Plus loin
ishtar-web-zoom-fit = Tout le terrain

# La lettre sur une gemme ou une fontaine, pour qui ne distingue pas les couleurs.
ishtar-web-letter =
    { $colour ->
        [purple] V
        [red] R
       *[white] B
    }

# $words : ce qu’il y a, et comment cela s’appelle.
ishtar-web-cell = { $cell } : { $words }
ishtar-web-cell-unknown = pas encore de plateau
ishtar-web-cell-sand = sable
ishtar-web-cell-gem = rocher avec { ishtar-gem }
ishtar-web-cell-stone = pierre gravée
ishtar-web-cell-grass = herbe
ishtar-web-cell-tree = herbe avec un arbre
ishtar-web-cell-flowers =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
ishtar-web-cell-bloom =
    { $count ->
        [one] floraison de { $count } fleur
       *[other] floraison de { $count } fleurs
    }
ishtar-web-cell-symbol =
    { $symbol ->
        [assistant] symbole : assistant
        [mastery] symbole : maîtrise
       *[joker] symbole : joker
    }
ishtar-web-cell-keeper = parterre : { $seat }
ishtar-web-cell-assistant = assistant : { $seat }
ishtar-web-cell-choice = peut être choisie
ishtar-web-cell-chosen = choisie

## Le tapis

ishtar-web-rug = Le tapis avec les piles de tuiles
ishtar-web-pile = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells }
ishtar-web-pile-cost = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells } ; { ishtar-cost }
ishtar-web-pile-fits-nowhere = ne va nulle part
# $name : une case avec des fleurs.
ishtar-web-tile-symbol =
    { $symbol ->
        [assistant] { $name } avec un assistant
        [mastery] { $name } avec une maîtrise
       *[joker] { $name } avec un joker
    }

## Ce qu’il y a à faire

ishtar-web-tray = À faire maintenant
ishtar-web-hand-tile = La tuile en main : { $cells }
ishtar-web-turn = Tourner
ishtar-web-gains = Gemmes que cela rapporte : { $gems }
ishtar-web-no-gems = aucune
ishtar-web-gem-count =
    { $colour ->
        [purple] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
       *[white] { $count ->
            [one] { $count } blanche
           *[other] { $count } blanches
        }
    }

## Les panneaux

# Sur un petit écran, on voit un panneau à la fois.
ishtar-web-tab =
    { $panel ->
        [rug] Tuiles
        [trees] Arbres
        [skills] Maîtrises
       *[gardeners] Points
    }
ishtar-web-market = Arbres
ishtar-web-deck =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
ishtar-web-card = Arbre { $tree } : { ishtar-points }, prix : { $price }
ishtar-web-card-payable = { $card } ; peut être payé
ishtar-web-card-reserved = Réservé : { $card }
ishtar-web-skills = Maîtrises, { $seat }
ishtar-web-skill-lower =
    { $effect ->
        [assistant] Maîtrise { $skill } : un assistant du tapis
        [bloom] Maîtrise { $skill } : poser une floraison
        [reserve] Maîtrise { $skill } : réserver un arbre
       *[gems] Maîtrise { $skill } : deux gemmes du stock
    }
ishtar-web-skill-upper =
    { $counts ->
        [nothing] Maîtrise { $skill } : { ishtar-points }
        [trees] Maîtrise { $skill } : { ishtar-points } par arbre à côté de vos parterres
        [stones] Maîtrise { $skill } : { ishtar-points } par pierre gravée à côté de vos parterres
        [cards] Maîtrise { $skill } : { ishtar-points } par arbre que vous avez planté
       *[gems] Maîtrise { $skill } : des points pour les gemmes de ce plateau
    }
ishtar-web-skill-worth = { ishtar-points } en ce moment
ishtar-web-skill-known = débloquée
ishtar-web-gardeners = Les jardiniers et leurs points
ishtar-web-watch = { $name } : { ishtar-points }. Voir les maîtrises
ishtar-web-part-trees = Arbres : { ishtar-points }
ishtar-web-part-flowers = Fleurs : { ishtar-points }
ishtar-web-part-fountains = Fontaines : { ishtar-points }
ishtar-web-part-skills = Maîtrises : { ishtar-points }
ishtar-web-gems-at-hand = Gemmes : { $gems }
ishtar-web-assistants = Assistants : { $hand } en main, { $rug } sur le tapis
ishtar-web-skills-known = Maîtrises débloquées : { $skills }
ishtar-web-fountains = Les fontaines et qui les contrôle
ishtar-web-fountain-points = { $fountain } ; { ishtar-points }

## Une action choisie, sur le bouton qui la confirme

ishtar-web-do-pile =
    { $cost ->
        [0] déplacer l’arrosoir à la pile { $pile }
        [one] déplacer l’arrosoir à la pile { $pile }, pour { $cost } gemme
       *[other] déplacer l’arrosoir à la pile { $pile }, pour { $cost } gemmes
    }
ishtar-web-do-pay =
    { $colour ->
        [purple] payer une gemme violette
        [red] payer une gemme rouge
       *[white] payer une gemme blanche
    }
ishtar-web-do-lay = poser la tuile en { $cell }
ishtar-web-do-discard = défausser la tuile
ishtar-web-do-assistant = placer un assistant
ishtar-web-do-skill = débloquer la maîtrise { $skill }
ishtar-web-do-skip = renoncer au symbole
ishtar-web-do-bloom-none = ne poser aucune floraison
ishtar-web-do-bloom-single = poser une floraison simple en { $cell }
ishtar-web-do-bloom-double = poser une floraison double en { $cell } et { $other }
ishtar-web-do-reserve = réserver l’arbre { $tree }
ishtar-web-do-gem =
    { $colour ->
        [purple] prendre une gemme violette
        [red] prendre une gemme rouge
       *[white] prendre une gemme blanche
    }
ishtar-web-do-tree = acheter l’arbre { $tree }
ishtar-web-do-plant = planter en { $cell }
ishtar-web-do-done = finir le tour

## Ce qu’il y a à faire, pour qui montre du doigt au lieu d’écrire

page-ishtar-step-lay = { $seat } pose la tuile : touchez une case éclairée ; touchez-la encore pour tourner la tuile.
page-ishtar-step-discard = La tuile ne va nulle part : { $seat } la défausse.
page-ishtar-step-action =
    { $symbol ->
        [assistant] { $seat } peut placer un assistant.
        [mastery] { $seat } peut débloquer une maîtrise, pour deux gemmes.
       *[joker] { $seat } peut placer un assistant, ou débloquer une maîtrise pour deux gemmes.
    }
page-ishtar-step-bloom = { $seat } peut poser une floraison : touchez de l’herbe libre ; touchez-la encore pour une double.
page-ishtar-step-tree = { $seat } peut acheter un arbre, ou finit son tour.

## Les parties du score

part-ishtar-trees = Arbres
part-ishtar-flowers = Fleurs
part-ishtar-fountains = Fontaines
part-ishtar-A = Maîtrise A
part-ishtar-B = Maîtrise B
part-ishtar-C = Maîtrise C
part-ishtar-D = Maîtrise D
part-ishtar-E = Maîtrise E
