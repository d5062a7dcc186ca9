### Ishtar dans le navigateur : noms des lieux pour ceux qui écoutent, et ce que disent les boutons.
### $cell : C17. $colour : purple, red ou white. $count, $points : nombres. $gems, $cells, $price, $card, $fountain : texte fait d’autres phrases.

## La carte

web-ishtar-map = Carte des jardins
web-ishtar-zoom-in = Plus près
web-ishtar-zoom-out = Plus loin
web-ishtar-zoom-fit = Toute la carte

# La lettre sur une gemme ou une fontaine, pour qui ne distingue pas les couleurs.
web-ishtar-letter =
    { $colour ->
        [purple] V
        [red] R
       *[white] B
    }

# $words : ce qu’il y a, et comment cela s’appelle.
web-ishtar-cell = { $cell } : { $words }
web-ishtar-cell-unknown = pas encore de plateau
web-ishtar-cell-sand = sable
web-ishtar-cell-gem = rocher avec { ishtar-gem }
web-ishtar-cell-stone = pierre gravée
web-ishtar-cell-grass = herbe
web-ishtar-cell-tree = herbe avec un arbre
web-ishtar-cell-flowers =
    { $count ->
        [one] { $count } fleur
       *[other] { $count } fleurs
    }
web-ishtar-cell-bloom =
    { $count ->
        [one] floraison de { $count } fleur
       *[other] floraison de { $count } fleurs
    }
web-ishtar-cell-symbol =
    { $symbol ->
        [assistant] symbole : assistant
        [mastery] symbole : maîtrise
       *[joker] symbole : joker
    }
web-ishtar-cell-keeper = parterre : { seat-name }
web-ishtar-cell-assistant = assistant : { seat-name }
web-ishtar-cell-choice = peut être choisie
web-ishtar-cell-chosen = choisie

## Le tapis

web-ishtar-rug = Le tapis avec les piles de tuiles
web-ishtar-pile = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells }
web-ishtar-pile-cost = Pile { $pile } : { ishtar-shape }, { ishtar-tiles } ; dessus { $cells } ; { ishtar-cost }
web-ishtar-pile-fits-nowhere = ne va nulle part
# $name : une case avec des fleurs.
web-ishtar-tile-symbol =
    { $symbol ->
        [assistant] { $name } avec un assistant
        [mastery] { $name } avec une maîtrise
       *[joker] { $name } avec un joker
    }

## Ce qu’il y a à faire

web-ishtar-tray = À faire maintenant
web-ishtar-hand-tile = La tuile en main : { $cells }
web-ishtar-turn = Tourner
web-ishtar-gains = Gemmes que cela rapporte : { $gems }
web-ishtar-no-gems = aucune
web-ishtar-gem-count =
    { $colour ->
        [purple] violet × { $count }
        [red] rouge × { $count }
       *[white] blanc × { $count }
    }

## Les panneaux

# Sur un petit écran, on voit un panneau à la fois.
web-ishtar-tab =
    { $panel ->
        [rug] Tuiles
        [trees] Arbres
        [skills] Maîtrises
       *[gardeners] Scores
    }
web-ishtar-market = Arbres
web-ishtar-deck =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
web-ishtar-card = Arbre { $tree } : { ishtar-points }, prix : { $price }
web-ishtar-card-payable = { $card } ; peut être payé
web-ishtar-card-reserved = Réservé : { $card }
web-ishtar-skills = Maîtrises, { seat-name }
web-ishtar-skill-lower =
    { $effect ->
        [assistant] Maîtrise { $skill } : un assistant du tapis
        [bloom] Maîtrise { $skill } : poser une floraison
        [reserve] Maîtrise { $skill } : réserver un arbre
       *[gems] Maîtrise { $skill } : deux gemmes de la réserve
    }
web-ishtar-skill-upper =
    { $counts ->
        [nothing] Maîtrise { $skill } : { ishtar-points }
        [trees] Maîtrise { $skill } : { ishtar-points } par arbre à côté de vos parterres
        [stones] Maîtrise { $skill } : { ishtar-points } par pierre gravée à côté de vos parterres
        [cards] Maîtrise { $skill } : { ishtar-points } par arbre que vous avez planté
       *[gems] Maîtrise { $skill } : des points pour les gemmes de ce plateau
    }
web-ishtar-skill-worth = { ishtar-points } en ce moment
web-ishtar-skill-known = apprise
web-ishtar-gardeners = Les jardiniers et leurs points
web-ishtar-watch = { $name } : { ishtar-points }. Voir les maîtrises
web-ishtar-part-trees = Arbres : { ishtar-points }
web-ishtar-part-flowers = Fleurs : { ishtar-points }
web-ishtar-part-fountains = Fontaines : { ishtar-points }
web-ishtar-part-skills = Maîtrises : { ishtar-points }
web-ishtar-gems-at-hand = Gemmes : { $gems }
web-ishtar-assistants = Assistants : { $hand } en main, { $rug } sur le tapis
web-ishtar-skills-known = Maîtrises apprises : { $skills }
web-ishtar-fountains = Les fontaines et qui les contrôle
web-ishtar-fountain-points = { $fountain } ; { ishtar-points }

## Une action choisie, sur le bouton qui la confirme

web-ishtar-do-pile =
    { $cost ->
        [0] l’arrosoir à la pile { $pile }
        [one] l’arrosoir à la pile { $pile }, pour { $cost } gemme
       *[other] l’arrosoir à la pile { $pile }, pour { $cost } gemmes
    }
web-ishtar-do-pay =
    { $colour ->
        [purple] payer une gemme violette
        [red] payer une gemme rouge
       *[white] payer une gemme blanche
    }
web-ishtar-do-lay = poser la tuile en { $cell }
web-ishtar-do-discard = défausser la tuile
web-ishtar-do-assistant = placer un assistant
web-ishtar-do-skill = apprendre la maîtrise { $skill }
web-ishtar-do-skip = y renoncer
web-ishtar-do-bloom-none = pas de floraison
web-ishtar-do-bloom-single = une floraison simple en { $cell }
web-ishtar-do-bloom-double = une floraison double en { $cell } et { $other }
web-ishtar-do-reserve = réserver l’arbre { $tree }
web-ishtar-do-gem =
    { $colour ->
        [purple] prendre une gemme violette
        [red] prendre une gemme rouge
       *[white] prendre une gemme blanche
    }
web-ishtar-do-tree = acheter l’arbre { $tree }
web-ishtar-do-plant = planter en { $cell }
web-ishtar-do-done = finir le tour

## Ce qu’il y a à faire, pour qui montre du doigt au lieu d’écrire

page-ishtar-step-lay = { seat-name } pose la tuile : touchez une case éclairée, et encore pour tourner.
page-ishtar-step-discard = La tuile ne va nulle part : { seat-name } la défausse.
page-ishtar-step-action =
    { $symbol ->
        [assistant] { seat-name } peut placer un assistant.
        [mastery] { seat-name } peut apprendre une maîtrise, pour deux gemmes.
       *[joker] { seat-name } peut placer un assistant, ou apprendre une maîtrise pour deux gemmes.
    }
page-ishtar-step-bloom = { seat-name } peut poser une floraison : touchez l’herbe libre, et encore pour une double.
page-ishtar-step-tree = { seat-name } peut acheter un arbre, ou finit son tour.
