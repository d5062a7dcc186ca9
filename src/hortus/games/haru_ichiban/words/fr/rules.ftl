### Haru Ichiban : les règles numérotées. « (notre lecture) » : la règle imprimée se tait, ses éditions diffèrent ou elle se contredit ; « (notre reconstitution) » : une image est perdue.

## Matériel

rule-title-H1 = L’étang
rule-H1 = L’étang est un carré de 5 cases sur 5, toutes praticables. Les colonnes s’appellent a à e, de gauche à droite, les rangées 1 à 5, de bas en haut. Rouge est assis en bas, Jaune en haut : c3 est la case du milieu, a1 le coin gauche le plus proche de Rouge. Le nord mène vers la rangée 5, l’est vers la colonne e, le sud vers la rangée 1, l’ouest vers la colonne a.

rule-title-H2 = Les nénuphars
rule-H2 = Seize nénuphars flottent sur l’étang, un par case au plus ; les neuf autres cases sont de l’eau. Treize nénuphars sont simples, un porte le repère rouge, un porte le repère jaune : ces quinze-là ont une face claire et une face sombre. Le seizième a deux faces sombres. Aucun nénuphar n’est jamais ajouté, retiré ni échangé : chacun reste lui-même toute la partie, où qu’il dérive. Un nénuphar montre sa face claire ou sa face sombre et porte au plus une chose : une fleur ou une grenouille. Un nénuphar qui porte une fleur est dit fleuri.

rule-title-H3 = Fleurs, grenouilles et libellule
rule-H3 = Chaque jardinier a huit fleurs de sa couleur, de valeur 1 à 8, une de chaque. Il y a deux grenouilles, une rouge et une jaune. L’édition récente y ajoute une libellule ; la première édition n’en a pas et fait coasser les jardiniers à la place. Les valeurs ne servent qu’au choix secret : sur l’étang, toutes les fleurs d’une couleur se valent.

rule-title-H4 = Début de la première manche
rule-H4 =
    Pour la première manche, les nénuphars sont placés ainsi. Nénuphars simples, face claire : a1, c1, e1, b2, c2, a3, b3, d3, e3, b4, a5, c5, e5. Nénuphar aux deux faces sombres : d4. Nénuphar au repère jaune, face claire : c4, avec la grenouille jaune. Nénuphar au repère rouge, face claire : d2, avec la grenouille rouge. La règle imprimée le montre sur une image qui est perdue : tout ce placement a été rassemblé d’après des programmes qui jouent à ce jeu (notre reconstitution).
    Les jardiniers peuvent convenir d’un autre placement. Deux sont proposés par leur nom, tous deux de notre main : l’anneau, où les nénuphars entourent l’eau libre, et les îles, avec quatre nénuphars dans chaque coin. Tout autre se donne par un dessin : il faut 16 nénuphars en tout, dont exactement un aux deux faces sombres et un au repère de chaque couleur ; un dessin qui n’a pas cela est refusé.

## Une manche

rule-title-H5 = Réserve et main
rule-H5 = Au début d’une manche, chaque jardinier mélange ses huit fleurs face cachée : c’est sa réserve. Rouge en pioche trois, qui sont sa main, puis Jaune fait de même. Chacun voit sa main, mais pas celle de l’autre. Personne ne connaît l’ordre d’une réserve, pas même son propriétaire.

rule-title-H6 = Le choix secret
rule-H6 = Une manche compte huit tours au plus. Un tour commence par le choix secret : chaque jardinier choisit en secret une fleur de sa main, puis les deux sont montrées en même temps. La plus petite valeur fait de son propriétaire le petit jardinier de ce tour, la plus grande fait du sien le grand jardinier. Suivent les étapes A, B, C et D, et les deux fleurs montrées sont celles que l’on pose. Si les valeurs sont égales, on applique H16, ou H18 au huitième tour.

rule-title-H7 = Étape A : la fleur du petit jardinier
rule-H7 = La fleur du petit jardinier va sur le nénuphar sombre : le seul qui montre sa face sombre sans être fleuri. Il n’y a pas de choix. Des nénuphars déjà fleuris peuvent aussi montrer leur face sombre ; ils ne comptent pas ici. Au début d’un tour, il y a toujours exactement un nénuphar sombre non fleuri, et aucune grenouille ne s’y trouve.

rule-title-H8 = Étape B : la fleur du grand jardinier
rule-H8 = Le grand jardinier pose sa fleur sur n’importe quel nénuphar non fleuri, même s’il n’en reste qu’un. Si une grenouille, de l’une ou l’autre couleur, s’y trouve, on cherche d’abord les figures (H15). Si la manche continue, le grand jardinier déplace ensuite cette grenouille sur le nénuphar de son choix, sans fleur ni grenouille ; au septième tour, elle quitte l’étang (H12).

rule-title-H9 = Étape C : le vent
rule-H9 = Le petit jardinier appelle le vent : il choisit n’importe quel nénuphar, vide, fleuri ou avec une grenouille, et une direction parmi nord, est, sud et ouest. Ce nénuphar avance d’une case dans cette direction. S’il y trouve un autre nénuphar, il le pousse d’une case, et ainsi de suite jusqu’à ce qu’un nénuphar arrive sur l’eau. Chaque nénuphar déplacé garde ce qu’il porte et la face qu’il montre. Un vent qui pousserait un nénuphar hors de l’étang est interdit. Le vent souffle aussi au huitième tour. Il est obligatoire dans les deux éditions ; il existe toujours un vent permis. La première édition dit que le petit jardinier « peut » déplacer un nénuphar, ce qui peut aussi se lire comme la permission de n’en rien faire (notre lecture).

rule-title-H10 = Étape D : un nouveau nénuphar sombre
rule-H10 = Le grand jardinier retourne côté sombre n’importe quel nénuphar non fleuri : ce sera le nénuphar sombre du tour suivant. Si une grenouille s’y trouve, le grand jardinier la déplace ensuite sur le nénuphar de son choix, sans fleur ni grenouille. Au huitième tour, tous les nénuphars sont alors fleuris : il n’y a pas d’étape D. La grenouille ne peut pas revenir sur le nénuphar qui vient d’être retourné (notre lecture).

rule-title-H11 = Fin d’un tour
rule-H11 = Si la manche continue après un tour, chaque jardinier pioche une fleur dans sa réserve, Rouge d’abord, tant qu’il y en a ; cela vaut aussi après un tour à égalité. Seul le propriétaire voit la fleur piochée. Puis le tour suivant commence. Au fil des huit tours, une main compte donc 3, 3, 3, 3, 3, 3, 2 puis 1 fleur au moment du choix.

rule-title-H12 = Les grenouilles s’en vont
rule-H12 = Dès qu’il ne reste que deux nénuphars non fleuris, les deux grenouilles quittent l’étang jusqu’à la fin de la manche. Une grenouille qu’il faudrait déplacer à ce moment-là est simplement retirée. Cela arrive toujours au septième tour : après l’étape B, une fois les figures cherchées, ou, en cas d’égalité, après la pose des deux fleurs et la recherche des figures.

rule-title-H13 = Ce que chacun sait
rule-H13 = Toute valeur montrée a été vue des deux jardiniers. On sait donc quelles valeurs il reste à un jardinier, main et réserve ensemble, mais non lesquelles sont dans sa main, tant que cela ne peut pas se déduire. À partir du sixième tour, les réserves sont vides et les mains sont connues.

## Figures et points

rule-title-H14 = Les figures
rule-H14 =
    Une figure est faite de fleurs d’une seule couleur :
    - un carré de 2 sur 2 : 1 point ;
    - quatre fleurs voisines dans une rangée ou une colonne : 2 points ;
    - quatre fleurs voisines en diagonale, y compris sur les petites diagonales de quatre cases : 3 points ;
    - cinq fleurs dans une rangée, une colonne ou une grande diagonale : 5 points, et la partie (H23).
    L’étang offre 16 carrés différents, 20 alignements droits de quatre, 8 alignements diagonaux de quatre et 12 alignements de cinq.

rule-title-H15 = Quand les figures comptent
rule-H15 =
    On cherche les figures après l’étape A, après l’étape B (avant de déplacer une grenouille), après l’étape C, et après les deux fleurs d’un tour à égalité. Dès qu’il y a une figure, de l’une ou l’autre couleur, la manche est finie et aucune autre étape n’est jouée. Chaque jardinier marque alors toutes les figures de sa couleur, quel que soit celui qui les a provoquées.
    Deux figures différentes de même sorte comptent toutes les deux (notre lecture). Un alignement de quatre entièrement contenu dans un alignement de cinq ne compte pas ; toutes les autres figures comptent, y compris celles de l’autre jardinier (notre lecture).

## Égalité

rule-title-H16 = Égalité
rule-H16 = Si les deux jardiniers montrent la même valeur, chaque fleur va sur le nénuphar où se trouve la grenouille de sa couleur ; on prend les grenouilles en main. Il n’y a ni petit ni grand jardinier pour ce tour : pas de vent, aucun nénuphar retourné, et le nénuphar sombre le reste. Une fois les deux fleurs posées, on cherche en même temps les figures des deux jardiniers (notre lecture).

rule-title-H17 = Les grenouilles reviennent
rule-H17 =
    Si la manche continue après une égalité et qu’il reste plus de deux nénuphars non fleuris, les grenouilles reviennent, sur deux nénuphars différents, non fleuris et face claire visible.
    Dans l’édition récente, celui qui tient la libellule place les deux grenouilles, la rouge d’abord, puis donne la libellule à l’autre jardinier.
    Dans la première édition, le jardinier qui a coassé en premier place sa grenouille, puis l’autre place la sienne. La première édition laisse chaque grenouille aller sur le nénuphar de son choix ; que la face claire soit exigée là aussi n’y est pas imprimé (notre lecture).

rule-title-H18 = Égalité au huitième tour
rule-H18 = Au huitième tour, les grenouilles ne sont plus sur l’étang et l’égalité se règle autrement : celui qui tient la libellule dit qui est le grand jardinier. L’autre est le petit jardinier, et le tour se poursuit à l’étape A. Dans la première édition, qui ne parle pas de ce cas, les jardiniers coassent dès que les fleurs sont montrées, et celui qui a coassé en premier décide (notre lecture).

rule-title-H19 = La libellule
rule-H19 = La libellule ne change de main que lorsque celui qui la tient a placé les grenouilles (H17). Si les grenouilles ne reviennent pas, parce que l’égalité est arrivée au septième tour, elle reste où elle est ; désigner le grand jardinier (H18) ne la fait pas passer non plus, et d’une manche à l’autre elle reste aussi. La règle imprimée ne dit rien de tout cela (notre lecture). Elle la confie d’abord au plus jeune ; ici, son premier détenteur est tiré au sort (notre lecture).

rule-title-H20 = Le coassement
rule-H20 = Dans la première édition, une course commence dès que deux valeurs égales sont montrées : le premier qui coasse comme une grenouille l’emporte. Elle ne compte que si les grenouilles reviennent (H17) ou au huitième tour (H18). Deux personnes qui jouent en direct peuvent vraiment faire la course ; sinon le sort décide, à chances égales (notre lecture).

## Fin d'une manche, fin de la partie

rule-title-H21 = Une manche sans figure
rule-H21 = S’il n’y a aucune figure après le huitième tour, la manche est finie et personne ne marque. Une nouvelle manche commence (H22), sauf si c’était la dernière (H24).

rule-title-H22 = Une nouvelle manche
rule-H22 = Pour une nouvelle manche, chaque jardinier reprend toutes ses fleurs et les mélange (H5). Chaque nénuphar reste où il est et est remis face claire ; celui aux deux faces sombres reste sombre et redevient ainsi le nénuphar sombre du premier tour. Chaque grenouille va sur le nénuphar au repère de sa couleur, où qu’il soit maintenant. Les points sont conservés.

rule-title-H23 = Fin de la partie
rule-H23 =
    Chaque fois que des points ont été marqués :
    - si un seul des deux jardiniers a un alignement de cinq, il gagne la partie, quels que soient les points ;
    - sinon, si l’un d’eux a 5 points ou plus et que les totaux diffèrent, le plus grand total gagne la partie ;
    - sinon, une nouvelle manche commence. À égalité à 5 points ou plus, on joue d’autres manches jusqu’à ce que l’un des deux premiers cas se présente.
    Deux phrases imprimées se contredisent ici : un alignement de cinq est une « victoire immédiate », mais si les deux atteignent 5 points ensemble, le plus grand total l’emporte. Nous laissons gagner l’alignement de cinq, car une victoire immédiate ne laisse plus rien à comparer (notre lecture).

rule-title-H24 = Une note : la dernière manche
rule-H24 = Ce n’est pas une règle du jeu ; cela assure seulement que toute partie finit. Si personne n’a gagné à la fin de la manche 60, la partie s’arrête : le jardinier qui a le plus de points gagne, et s’ils en ont autant, la partie se termine à égalité. Dans tous les autres cas, le gagnant est celui que désigne H23, même si l’autre a plus de points.
