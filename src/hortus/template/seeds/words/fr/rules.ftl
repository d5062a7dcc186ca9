### Les règles, numérotées ; les tests et les refus en citent les numéros.

rule-title-R1 = Le sac
rule-R1 = De deux à quatre joueurs. Le sac contient cinq haricots ambre, cinq bruns et cinq crème.

rule-title-R2 = Un tour
rule-R2 = À votre tour, dites si vous prenez un haricot ouvertement ou en secret.

rule-title-R3 = Le haricot
rule-R3 = Tirez-en ensuite un du sac sans regarder. Pris ouvertement, il reste devant vous ; pris en secret, il va dans votre bourse. Tous voient combien de haricots sont dans une bourse, seul son propriétaire voit lesquels.

rule-title-R4 = La couleur
rule-R4 = Après deux tours, chacun choisit en secret une couleur qu’il possède, et tous la nomment en même temps. Les bourses sont ouvertes.

rule-title-R5 = Les points
rule-R5 = Un haricot de la couleur que vous avez nommée compte 2, tout autre 1.

rule-title-R6 = La victoire
rule-R6 = Le plus de points gagne ; à égalité, la victoire est partagée.
