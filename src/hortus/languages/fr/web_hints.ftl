### Les conseils sur la page, à côté de chaque coup.

web-hint-title = Les meilleurs coups, d’après ce que vous pouvez savoir. Choisissez-en un pour le voir sur le plateau.
web-hint-ask = Demander un conseil
web-hint-thinking = Un instant, les meilleurs coups sont recherchés.
web-hint-not-now = Il y a des conseils pendant votre tour.
web-hint-sealed = Ce choix est secret. Choisissez chaque coup à peu près aussi souvent, pour que personne ne puisse vous deviner.
# $share, $chance, $low, $high : en pour cent, avec le signe.
web-hint-share = À choisir { $share } du temps.
web-hint-chance = Gagne { $chance } du temps ({ $low } à { $high }).
web-hint-exact = Gagne { $chance } du temps : exact.
web-hint-exact-round = Gagne { $chance } du temps : exact pour cette manche.
web-hint-exact-open = Gagne { $chance } du temps : exact si rien n’était secret.
web-hint-estimated =
    { $count ->
        [one] Les chances sont estimées par { $count } simulation ; entre parenthèses, où elles se trouvent avec 95 % de certitude.
       *[other] Les chances sont estimées par { $count } simulations ; entre parenthèses, où elles se trouvent avec 95 % de certitude.
    }
