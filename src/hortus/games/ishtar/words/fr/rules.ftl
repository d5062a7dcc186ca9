### Ishtar : les règles numérotées. Une décision que la règle laisse ouverte finit par « (notre lecture) » ; ce qu’elle ne montre pas est appelé reconstitution.

## Le terrain

rule-title-I1 = Cases et plateaux
rule-I1 = Le terrain est fait de cases hexagonales : une case a jusqu’à six voisines, une au-dessus, une au-dessous et deux de chaque côté. Il est assemblé à partir de plateaux de 37 cases, des hexagones de quatre cases de côté. La boîte en contient six, à deux faces ; un plateau peut être tourné par sixièmes. Les cases, les plateaux et leurs faces sont notre reconstitution.

rule-title-I2 = Les emplacements
rule-I2 = Les plateaux occupent des emplacements, deux de plus qu’il n’y a de joueurs : A à D à deux joueurs, A à E à trois, A à F à quatre. Ils se joignent sans vide et forment un seul terrain ; une tuile peut être à cheval sur plusieurs plateaux. Le nombre des plateaux et leur disposition sont notre reconstitution.

rule-title-I3 = Les noms des cases
rule-I3 = Une case porte le nom de son emplacement et son numéro dans celui-ci, de 1 à 37. Les numéros suivent des rangées obliques : le 1 est la case la plus haute, la première rangée descend de là vers la droite, et chaque rangée suivante commence au bord gauche, une case plus bas. C19 est donc le centre de l’emplacement C. Les numéros appartiennent au terrain et ne tournent pas avec un plateau.

rule-title-I4 = Ce qui est imprimé sur une case
rule-I4 = Une case est du sable, un rocher avec une gemme de la couleur imprimée, une pierre gravée ou une fontaine. Chaque face d’un plateau a une fontaine et 7 gemmes violettes, 5 rouges et 3 blanches ; les gemmes sont sur leurs rochers au début de la partie. Il y a 3 fontaines violettes, 2 rouges et une blanche ; elles sont réparties au hasard, une par plateau. L’impression des plateaux, leurs nombres de gemmes et le tirage des fontaines sont notre reconstitution.

## Mise en place

rule-title-I5 = Les tuiles
rule-I5 = Une tuile a trois cases et l’une de trois formes : ligne, coude ou triangle. Il y en a 14 de chaque forme : 12 tuiles basiques et 2 tuiles de départ. Chaque case est de l’herbe ou montre de 1 à 4 fleurs. Une case au plus d’une tuile, toujours une case Fleur, montre un symbole : assistant, maîtrise ou joker. Une tuile peut être tournée de six façons, mais jamais retournée. Les formes, la place des symboles et ce que montrent les tuiles sont notre reconstitution.

rule-title-I6 = Le tapis et ses piles
rule-I6 = Le tapis est un plateau à côté du terrain. Six piles y forment un cercle, de 1 à 6 dans le sens des aiguilles d’une montre, et l’arrosoir en fait le tour. Chaque pile a une forme, attribuée au hasard, deux piles par forme. Elle contient, face cachée, deux tuiles basiques de cette forme de plus qu’il n’y a de joueurs et, dessus, face visible, l’une des deux tuiles de départ de la forme, attribuée au hasard. Les tuiles basiques en trop restent inconnues. Les tailles pour deux et trois joueurs sont notre reconstitution.

rule-title-I7 = Ce que chacun a au départ
rule-I7 = Chaque joueur a quatre assistants, deux en main et deux sur le tapis, et une gemme violette. Sur le tapis se trouvent aussi les floraisons, des fleurs qu’une maîtrise permet de poser sur l’herbe (I15) : quatre simples (une case avec trois fleurs) et quatre doubles (deux cases voisines avec une fleur chacune). La boîte contient 50 gemmes violettes, 38 rouges et 26 blanches ; celles qui ne sont ni sur le terrain ni chez un joueur forment le stock. Le nombre d’assistants en main au départ est notre lecture.

rule-title-I8 = Les cartes arbre
rule-I8 = Les 26 cartes arbre sont mélangées ; cinq sont disposées face visible et sont les arbres disponibles, chacune avec l’un des 20 pions arbre. Les prix et les points des arbres sont notre reconstitution.

## Un tour

rule-title-I9 = Prendre une tuile
rule-I9 = L’arrosoir avance, dans le sens des aiguilles d’une montre, jusqu’à la prochaine pile non vide, gratuitement. Chaque pile non vide de plus coûte une gemme de n’importe quelle couleur, rendue au stock. Le premier joueur, à son premier tour, le place sur n’importe quelle pile, gratuitement. Le joueur prend la tuile du dessus de la pile où se trouve maintenant l’arrosoir. Puis le nouveau dessus de la pile que l’arrosoir a quittée est révélé ; le dessus de la pile de l’arrosoir est donc toujours face cachée. L’arrosoir ne fait jamais le tour complet jusqu’à la pile où il se trouve (notre lecture).

rule-title-I10 = Poser la tuile
rule-I10 = Les trois cases de la tuile doivent recouvrir du sable ou des rochers, sans tuile. Au moins l’une d’elles doit toucher une fontaine ou une tuile déjà posée. Des jardins de fontaines différentes ne doivent jamais être reliés : parmi les fontaines que l’on atteint depuis les cases voisines de la tuile, directement ou par des tuiles, il doit y en avoir exactement une. Et deux assistants ne doivent jamais se retrouver dans un même parterre, même du même joueur.

rule-title-I11 = Une tuile qui ne va nulle part
rule-I11 = Une tuile qui ne peut être posée nulle part est défaussée. Il n’y a ni gemme ni action ; le tour continue avec les arbres. Personne n’est obligé de payer une autre pile pour l’éviter (notre lecture).

rule-title-I12 = Collecter les gemmes
rule-I12 = Les gemmes des cases que la tuile recouvre reviennent aussitôt au joueur.

rule-title-I13 = L’action d’un symbole
rule-I13 = Si la tuile qui vient d’être posée montre un symbole, son action peut être faite maintenant ou abandonnée, mais pas reportée. Assistant : placer un assistant de sa main sur la case du symbole, s’il n’y en a pas d’autre dans ce parterre. Maîtrise : débloquer une maîtrise (I14). Joker : l’un des deux.

rule-title-I14 = Les maîtrises
rule-I14 =
    Une maîtrise coûte deux gemmes de n’importe quelles couleurs, qui restent dessus, sur le plateau du joueur. Chaque maîtrise se débloque une fois par partie, une seule par tour. Une maîtrise de la ligne supérieure demande celle qui est juste au-dessous, débloquée lors d’un tour antérieur. Une maîtrise de la ligne inférieure peut être débloquée même si elle n’a pas d’effet à ce moment. Celles de la ligne inférieure agissent aussitôt ; entre parenthèses, la lettre qui se tape pour chacune :
    - un assistant passe du tapis à la main (a et c) ;
    - poser une floraison simple ou double (b, voir I15) ;
    - réserver une carte arbre disponible, avec son pion (d) ;
    - prendre dans le stock deux gemmes de n’importe quelles couleurs (e).
    Celles de la ligne supérieure rapportent des points à la fin :
    - 2 points par arbre, de n’importe quel joueur, voisin d’un parterre que le joueur contrôle (A) ;
    - 7 points (B) ;
    - 3 points par pierre gravée voisine d’un parterre que le joueur contrôle (C) ;
    - 2 points par carte arbre que le joueur a plantée (D) ;
    - pour les gemmes sur le plateau du joueur, 1 point par violette, 2 par rouge, 3 par blanche (E).
    L’effet exact des maîtrises est notre reconstitution.

rule-title-I15 = Les floraisons
rule-I15 = Une floraison recouvre de l’herbe de tuiles posées, sans arbre ni floraison. Une floraison double demande deux cases voisines, d’une même tuile ou de deux. Elles deviennent des cases Fleur ; aucun parterre ne doit alors contenir deux assistants. On peut renoncer à une floraison, qui est alors perdue. Le texte de la règle ne dit que la taille des floraisons et leur nombre de fleurs : le reste est notre lecture.

rule-title-I16 = Planter des arbres
rule-I16 = Pour finir, le joueur peut planter des arbres, autant qu’il veut. Il prend une carte disponible ou celle qu’il a réservée, rend au stock exactement les gemmes de son prix, pose la carte face cachée et met son pion sur n’importe quelle case d’herbe du terrain, sans arbre ni floraison. Les gemmes gagnées pendant ce tour peuvent servir. Sans une telle case, aucun arbre ne peut être acheté (notre lecture).

rule-title-I17 = La fin d’un tour
rule-I17 = À la fin de chaque tour, le dernier compris, on complète les cartes disponibles jusqu’à cinq, chacune avec un pion, tant qu’il reste des cartes et des pions. Le texte de la règle en veut toujours cinq ; quand il reste trop peu de pions, il y en a moins (notre lecture).

## Fin et décompte

rule-title-I18 = La fin de la partie
rule-I18 = Quand une deuxième pile est vide, on finit le tour de table : on joue jusqu’au tour du joueur qui passe en dernier, afin que tous aient eu le même nombre de tours.

rule-title-I19 = Parterre, jardin, contrôle
rule-I19 =
    Un parterre est un groupe de cases Fleur contiguës. Le joueur dont un assistant s’y trouve le contrôle ; il ne contient jamais plus d’un assistant.
    Un jardin est un groupe de tuiles contiguës. Il dépend d’une seule fontaine, et une fontaine peut avoir plusieurs jardins.
    Une fontaine est contrôlée par le joueur qui contrôle le plus de cases Fleur dans ses jardins, au moins une ; ce sont les cases qui comptent, non les fleurs. En cas d’égalité, chacun de ces joueurs la contrôle.

rule-title-I20 = Les points
rule-I20 =
    À la fin, un joueur marque :
    - pour les cartes arbre plantées, leurs points ; une carte réservée mais non plantée ne rapporte rien ;
    - 1 point par fleur des parterres contrôlés, y compris sous les assistants (le texte de la règle parle de fleurs visibles : notre lecture) ;
    - par fontaine contrôlée, 4 points si elle est violette, 6 si elle est rouge, 8 si elle est blanche ;
    - pour les maîtrises débloquées de la ligne supérieure (I14).
    Pour une maîtrise, un arbre ou une pierre compte une seule fois, quel que soit le nombre de parterres voisins (notre lecture).

rule-title-I21 = Le vainqueur
rule-I21 = Le plus grand total gagne la partie. À égalité de points, la victoire est partagée (notre lecture).

rule-title-I22 = Ce que chacun sait
rule-I22 = Les cartes achetées sont face cachée, mais tous les ont vues : elles sont publiques. Ne sont inconnus, pour tous également, que les tuiles et les arbres jamais révélés (notre lecture).
