### Le livret de Haru Ichiban : le jeu en une minute, les titres, les légendes des figures. $seat, $junior_seat, $senior_seat : des personnes. $cell : d4.

haru-minute =
    Deux jardiniers se partagent un étang de nénuphars. Chacun a huit fleurs, de 1 à 8, dont trois en main.
    À chaque tour, les deux choisissent une fleur en secret et la montrent. La plus petite fait de son propriétaire le petit jardinier : elle s’ouvre sur le nénuphar sombre et, après l’autre fleur, il appelle le vent, qui pousse des nénuphars d’une case. La plus grande fait du sien le grand jardinier : elle va sur n’importe quel nénuphar libre, et il retourne le prochain nénuphar sombre.
    Quatre fleurs d’une couleur en carré rapportent 1 point, dans une rangée ou une colonne 2, en diagonale 3 ; puis une nouvelle manche commence. Qui atteint 5 points gagne, et cinq fleurs alignées gagnent aussitôt.

haru-chapter-box = Dans la boîte
haru-chapter-turn = Une manche et ses tours
haru-chapter-figures = Les figures
haru-chapter-equal = Fleurs égales
haru-chapter-late = Vers la fin d’une manche
haru-chapter-end = La fin

haru-figure-start = Le début, tel qu’il a été reconstitué. Le nénuphar en { $cell } a deux faces sombres ; chaque grenouille est sur le repère de sa couleur.
haru-figure-junior = { $red_seat } montre { $red } et { $yellow_seat } { $yellow } : { $junior_seat } est le petit jardinier. Sa fleur s’ouvre sur le nénuphar sombre, { $cell }.
haru-figure-wind = Le vent pousse { $cell } vers { haru-direction }, et { haru-lilies-move } : chacun pousse le suivant, et tous gardent ce qu’ils portent.
haru-figure-dark = { $seat }, le grand jardinier, a retourné { $cell } côté sombre : la fleur du prochain petit jardinier s’y ouvrira.
haru-figure-square = Un carré : { haru-points }.
haru-figure-row = Quatre dans une rangée : { haru-points }.
haru-figure-diagonal = Quatre en diagonale : { haru-points }.
haru-figure-five = Cinq alignées : { haru-points } et la partie.
haru-figure-both = Une fleur, deux figures : un carré et un alignement de quatre. { $red_seat } a maintenant { haru-points }.
haru-figure-equal = Les deux montrent { $value } : chaque fleur s’ouvre sous la grenouille de sa couleur. Pour la première grenouille, il y a maintenant { $count } nénuphars où revenir.
haru-figure-fewer = Le vent achève les deux : un alignement de cinq pour { $red_seat }, un alignement de quatre pour { $yellow_seat }. Les points sont { $red } à { $yellow }, et { $red_seat } gagne grâce aux cinq.
