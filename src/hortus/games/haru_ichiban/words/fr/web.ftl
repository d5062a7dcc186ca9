### Haru Ichiban dans le navigateur : noms des cases et des pièces, mots des boutons.
### $seat, $senior_seat: people. $frog, $colour : red ou yellow. $cell : c3. $direction : n, e, s ou w. $value : 1 à 8.

## Cases de l'étang : ce qui s'y trouve, et ce qui peut être fait ; les parties sont jointes par des virgules

haru-web-pond = L’étang
haru-web-water = { $cell } : eau
haru-web-lily =
    { $leaf ->
        [light] { $cell } : nénuphar clair
        [dark] { $cell } : nénuphar sombre
       *[double] { $cell } : nénuphar sombre des deux côtés
    }
haru-web-eggs =
    { $colour ->
        [red] avec le repère rouge
       *[yellow] avec le repère jaune
    }
haru-web-flower =
    { $colour ->
        [red] avec une fleur rouge
       *[yellow] avec une fleur jaune
    }
haru-web-frog =
    { $colour ->
        [red] avec la grenouille rouge
       *[yellow] avec la grenouille jaune
    }
haru-web-possible =
    { $step ->
        [flower] peut fleurir
        [frog] peut accueillir une grenouille
        [wind] peut être poussé par le vent
       *[dark] peut être retourné côté sombre
    }
# Une lettre sur une pièce, pour qui ne distingue pas sa couleur.
haru-web-letter =
    { $colour ->
        [red] R
       *[yellow] J
    }

## Le côté d'un jardinier

haru-web-side =
    { $you ->
        [seat] Votre côté
       *[other] Côté { $seat_genitive }
    }
haru-web-senior = Grand jardinier
haru-web-junior = Petit jardinier
haru-web-played = Fleurs jouées : { $values }
haru-web-none-played = Aucune fleur jouée
haru-web-own-hand = Votre main
haru-web-high-or-low = Grande : vous choisissez le nénuphar. Petite : vous appelez le vent.
haru-web-bud = Fleur { $value }
haru-web-hidden-hand = Main cachée : { haru-flowers }
haru-web-bid =
    { $you ->
        [seat] Vous montrez { $value }
       *[other] { $seat } montre { $value }
    }
haru-web-bid-hidden =
    { $you ->
        [seat] Votre fleur est face cachée
       *[other] La fleur { $seat_genitive } est face cachée
    }
haru-web-no-bid =
    { $you ->
        [seat] Vous n’avez pas encore choisi de fleur
       *[other] { $seat } n’a pas encore choisi de fleur
    }
haru-web-choose-senior = Qui est le grand jardinier ?

## Entre les jardiniers : le déroulement d’un tour, en très peu de mots ; ce que valent les figures

haru-web-order = Un tour
haru-web-order-who =
    { $step ->
        [bid] Les deux
        [wind] Petit
       *[other] Grand
    }
haru-web-order-step =
    { $step ->
        [bid] choix
        [flower] fleur
        [wind] vent
       *[dark] sombre
    }
haru-web-worths = Ce que valent les figures
haru-web-worth =
    { $figure ->
        [square] Un carré : { haru-points }
        [line] Quatre dans une rangée : { haru-points }
        [diagonal] Quatre en diagonale : { haru-points }
       *[five] Cinq alignées : { haru-points } et la partie
    }

## Ce qui va être fait, sur le bouton qui le confirme

haru-web-do-bid = choisir la fleur { $value }
haru-web-do-flower = faire fleurir { $cell }
haru-web-do-frog = placer { haru-frog } en { $cell }
haru-web-do-wind = pousser { $cell } vers { haru-direction }
haru-web-do-dark = retourner { $cell } côté sombre
haru-web-do-senior = désigner { $senior_seat } comme grand jardinier

## Les parties du score

part-haru_ichiban-square = Carrés
part-haru_ichiban-line = Alignements de quatre
part-haru_ichiban-diagonal = Alignements diagonaux de quatre
part-haru_ichiban-five = Alignements de cinq

## Qui est le premier

race-haru_ichiban = { $seat } : coâ !
