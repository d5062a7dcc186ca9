### Les conseils : pourquoi une action est bonne, par des faits de la position. « Vous » est la personne qui demande.
### Dans tous les jeux ; ceux d'un seul jeu sont dans son dossier.

hint-only = C’est la seule action possible.
hint-ends =
    { $result ->
        [won] Finit la partie, et vous gagnez.
        [shared] Finit la partie, et la victoire est partagée.
       *[lost] Finit la partie, et vous perdez.
    }

# Sur la page : à côté de chaque coup
hint-title = Les meilleurs coups, d’après ce que vous pouvez savoir. Choisissez-en un pour le voir sur le plateau.
hint-ask = Demander un conseil
hint-thinking = Un instant, les meilleurs coups sont recherchés.
hint-not-now = Il y a des conseils pendant votre tour.
hint-sealed = Ce choix est secret. Choisissez chaque coup à peu près aussi souvent, pour que personne ne puisse vous deviner.
# $share, $chance, $low, $high : en pour cent, avec le signe.
hint-share = À choisir { $share } du temps.
hint-wins = Gagne { $chance } du temps ({ $low } à { $high }).
hint-wins-exact = Gagne { $chance } du temps : exact.
hint-estimated =
    { $count ->
        [one] Les chances sont estimées par { $count } simulation ; entre parenthèses, où elles se trouvent avec 95 % de certitude.
       *[other] Les chances sont estimées par { $count } simulations ; entre parenthèses, où elles se trouvent avec 95 % de certitude.
    }
