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
ishtar-web-cell-keeper =
    { $you ->
        [seat] votre parterre
       *[other] parterre { $seat_genitive }
    }
ishtar-web-cell-assistant =
    { $you ->
        [seat] votre assistant
       *[other] assistant { $seat_genitive }
    }
ishtar-web-cell-choice = peut être choisie
ishtar-web-cell-chosen = choisie

## Le tapis

ishtar-web-rug = Le tapis avec les piles de tuiles
ishtar-web-pile = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells }
ishtar-web-pile-cost = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells } ; { ishtar-cost }
ishtar-web-pile-fits-nowhere = ne va nulle part

## Ce qu’il y a à faire

ishtar-web-tray = À faire maintenant
ishtar-web-hand-tile = La tuile en main : { $cells }
ishtar-web-turn = Tourner
ishtar-web-gains = Gemmes que cela rapporte : { $gems }

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
ishtar-web-card = Arbre : { ishtar-points }, pour { $price }
ishtar-web-card-payable = { $card } ; peut être payé
ishtar-web-card-reserved = Réservé : { $card }
ishtar-web-skills =
    { $you ->
        [seat] Vos maîtrises
       *[other] Maîtrises { $seat_genitive }
    }
ishtar-web-skill = Maîtrise { $skill }
ishtar-web-skill-worth = { ishtar-points } en ce moment
ishtar-web-skill-known = débloquée
ishtar-web-gardeners = Les jardiniers et leurs points
ishtar-web-watch = { $name } : { ishtar-points }. Voir les maîtrises
ishtar-web-part-trees = Arbres : { ishtar-points }
ishtar-web-part-flowers = Fleurs : { ishtar-points }
ishtar-web-part-fountains = Fontaines : { ishtar-points }
ishtar-web-part-skills = Maîtrises : { ishtar-points }
# The same in one word, beside the number.
ishtar-web-part =
    { $part ->
        [trees] Arbres
        [flowers] Fleurs
        [fountains] Fontaines
       *[skills] Maîtrises
    }
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
ishtar-web-do-reserve = réserver { $card }
ishtar-web-do-gem =
    { $colour ->
        [purple] prendre une gemme violette
        [red] prendre une gemme rouge
       *[white] prendre une gemme blanche
    }
ishtar-web-do-tree = acheter { $card }
ishtar-web-do-plant = planter en { $cell }
ishtar-web-do-done = finir le tour

## Ce qu’il y a à faire, pour qui montre du doigt au lieu d’écrire

page-ishtar-step-lay =
    { $you ->
        [seat] Posez la tuile : touchez une case éclairée ; touchez-la encore pour tourner la tuile.
       *[other] { $seat } pose la tuile.
    }
page-ishtar-step-bloom =
    { $you ->
        [seat] Posez une floraison : touchez de l’herbe libre ; touchez-la encore pour une double. Vous pouvez aussi y renoncer.
       *[other] { $seat } peut poser une floraison.
    }

## Les parties du score

part-ishtar-trees = Arbres
part-ishtar-flowers = Fleurs
part-ishtar-fountains = Fontaines
part-ishtar-A = Maîtrise : arbres à côté des parterres
part-ishtar-B = Maîtrise : points sans condition
part-ishtar-C = Maîtrise : pierres gravées à côté des parterres
part-ishtar-D = Maîtrise : arbres plantés
part-ishtar-E = Maîtrise : gemmes des maîtrises
