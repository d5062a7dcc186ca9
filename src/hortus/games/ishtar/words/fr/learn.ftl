### Les leçons d’Ishtar. La personne qui apprend est le joueur 1.

ishtar-lesson-can-title = L’arrosoir
ishtar-lesson-can = Vous êtes le joueur 1. Chaque tour commence sur le tapis aux six piles : l’arrosoir avance dans le sens des aiguilles d’une montre jusqu’à la pile suivante, gratuitement, et vous prenez la tuile du dessus. Chaque pile de plus coûte une gemme. Vous avez une gemme violette, et vous voulez une tuile qui montre un assistant.
ishtar-lesson-can-task = Déplacez l’arrosoir jusqu’à la pile dont la tuile montre un assistant.
ishtar-lesson-can-done = La première pile aurait été gratuite ; celle-ci a coûté une gemme. La pile que l’arrosoir a quittée montre sa tuile suivante, et celle où il se trouve reste face cachée.
ishtar-lesson-can-not = Cette pile est gratuite, mais sa tuile montre une maîtrise. La tuile avec un assistant est une pile plus loin, pour une gemme.

ishtar-lesson-lay-title = Poser une tuile
ishtar-lesson-lay = Une tuile recouvre trois cases libres de sable ou de rocher. Elle doit toucher une fontaine ou une tuile déjà posée, et les jardins de deux fontaines ne doivent jamais se rejoindre. Les gemmes des rochers recouverts sont aussitôt à vous : elles paient les piles, les maîtrises et les arbres.
ishtar-lesson-lay-task = Posez la ligne là où elle recouvre trois gemmes.
ishtar-lesson-lay-done = Trois gemmes pour vous. Les violettes sont courantes, les rouges le sont moins, les blanches sont rares.
ishtar-lesson-lay-not = La tuile peut être posée là, mais elle recouvre moins de trois gemmes. En haut à gauche du terrain, une blanche, une violette et une rouge s’alignent à côté de la fontaine.

ishtar-lesson-assistant-title = Un assistant pour un parterre
ishtar-lesson-assistant = Des cases Fleur qui se touchent forment un parterre. Il n’est à personne tant qu’aucun assistant ne s’y trouve : ensuite, chacune de ses fleurs vous rapporte un point à la fin. Votre tuile montre un assistant : vous pouvez en placer un sur cette case maintenant, ou jamais.
ishtar-lesson-assistant-task = Placez un assistant.
ishtar-lesson-assistant-done = Les trois fleurs font 3 points. Et vous contrôlez la fontaine violette, car personne n’a plus de cases Fleur dans son jardin : 4 points de plus.
ishtar-lesson-assistant-not = Vous pouvez renoncer au symbole, mais il ne se garde pas pour plus tard, et ces fleurs ne seront à personne.

ishtar-lesson-bed-title = Un parterre grandit
ishtar-lesson-bed = Les fleurs posées contre votre parterre en font partie ; il ne faut pas de second assistant. Peu importe qui les pose : seul compte qui contrôle le parterre. Et un parterre ne contient jamais deux assistants, si bien que les parterres de deux personnes ne peuvent jamais se rejoindre. Votre tuile a deux cases de deux fleurs.
ishtar-lesson-bed-task = Posez la tuile pour que votre parterre grandisse.
ishtar-lesson-bed-done = Quatre fleurs de plus, 4 points de plus. Votre parterre a aussi plus de cases Fleur, et cela compte pour la fontaine.
ishtar-lesson-bed-not = La tuile peut être posée là, mais aucune de ses fleurs ne touche votre parterre. Le vôtre commence à côté de la fontaine en haut à gauche du terrain, avec trois fleurs.

ishtar-lesson-fountain-title = Qui contrôle la fontaine
ishtar-lesson-fountain = Toutes les tuiles contiguës forment un jardin, et un jardin dépend d’une seule fontaine. Qui y contrôle le plus de cases Fleur contrôle la fontaine ; ce sont les cases qui comptent, non les fleurs. Le joueur 2 a rattaché un parterre libre et a cinq cases à la fontaine violette en haut à gauche ; vous en avez trois. Votre tuile a trois cases Fleur.
ishtar-lesson-fountain-task = Posez la tuile de façon à contrôler cette fontaine.
ishtar-lesson-fountain-done = Six cases contre cinq : la fontaine est de nouveau à vous, avec ses 4 points. Une rouge rapporte 6 points, une blanche 8.
ishtar-lesson-fountain-not = La tuile peut être posée là, mais le joueur 2 contrôle encore plus de cases Fleur à cette fontaine. Il vous faut les trois cases de la tuile dans votre parterre.

ishtar-lesson-skill-title = Les maîtrises
ishtar-lesson-skill = Un symbole maîtrise permet de débloquer une maîtrise. Elle coûte deux gemmes de n’importe quelles couleurs, qui restent dessus. La ligne inférieure agit aussitôt : un assistant de plus, une floraison, un arbre réservé, deux gemmes. La ligne supérieure rapporte des points à la fin, et chacune de ses maîtrises demande d’abord celle du dessous. Vous voulez une floraison, qui change l’herbe en fleurs.
ishtar-lesson-skill-task = Débloquez la maîtrise qui donne une floraison.
ishtar-lesson-skill-done = Vous avez payé avec une gemme violette et une rouge, et gardé les blanches. Maintenant vous poseriez la floraison.
ishtar-lesson-skill-not = Vous pouvez débloquer cette maîtrise, mais elle ne donne pas de floraison. Cherchez celle à la fleur, deuxième à partir de la gauche dans la ligne inférieure.
ishtar-lesson-skill-skip = Vous pouvez renoncer au symbole, mais il ne se garde pas pour plus tard. Deux gemmes paient une maîtrise maintenant.

ishtar-lesson-bloom-title = Une floraison
ishtar-lesson-bloom = Une floraison recouvre de l’herbe de tuiles posées. Une simple est une case avec trois fleurs, une double deux cases voisines avec une fleur chacune. Elles font partie du parterre qu’elles touchent.
ishtar-lesson-bloom-task = Posez une floraison qui ajoute le plus de fleurs possible à votre parterre.
ishtar-lesson-bloom-done = Trois fleurs de plus dans votre parterre, pour deux gemmes. Quand ce sont les cases qui manquent, une floraison double peut être meilleure.
ishtar-lesson-bloom-not = Vous pouvez la poser là, mais aucune de ses fleurs ne rejoint votre parterre. Trouvez de l’herbe qui touche vos fleurs.
ishtar-lesson-bloom-double = Une floraison double y ajoute deux fleurs. Une simple en ajouterait trois.
ishtar-lesson-bloom-none = Vous pouvez renoncer à la floraison, mais elle est alors perdue, et les deux gemmes sont payées.

ishtar-lesson-tree-title = Les arbres
ishtar-lesson-tree = À la fin de votre tour, vous pouvez acheter des arbres, autant que vous pouvez en payer avec exactement les gemmes de leurs cartes. L’arbre est planté sur de l’herbe libre, n’importe où sur le terrain : aucune fleur ne peut plus y pousser. Vous avez une gemme rouge et trois blanches.
ishtar-lesson-tree-task = Achetez l’arbre qui vaut le plus parmi ceux que vous pouvez payer.
ishtar-lesson-tree-done = 7 points pour deux gemmes blanches, plantés sur une case d’herbe. À la fin du tour, une nouvelle carte est révélée.
ishtar-lesson-tree-not = Vous pouvez payer celui-là, mais il ne vaut que 5 points. Un autre coûte deux gemmes blanches et vaut plus.
ishtar-lesson-tree-done-instead = Vous pouvez finir votre tour, mais vos gemmes paient un arbre dès maintenant.

ishtar-lesson-end-title = La fin et le décompte
ishtar-lesson-end = Une autre partie, presque finie. Quand une deuxième pile est vide, on finit le tour de table, afin que tous aient eu le même nombre de tours. Puis on compte les arbres, les fleurs de vos parterres, les fontaines et les maîtrises de la ligne supérieure. Une pile est vide, et vous menez, 82 à 63. Il vous reste une gemme.
ishtar-lesson-end-task = Prenez une tuile de sorte que ce tour de table soit le dernier.
ishtar-lesson-end-done = La deuxième pile était vide, le joueur 2 a eu encore un tour, et c’était la fin : vous gagnez, 85 à 66. Les gemmes restantes ne valent rien ; les arbres, les fleurs, les fontaines et les maîtrises de la ligne supérieure, si.
ishtar-lesson-end-not = Vous pouvez prendre cette tuile, mais il y en a une autre dessous : une seule pile reste vide, et la partie continue. Cherchez une pile d’une seule tuile.
