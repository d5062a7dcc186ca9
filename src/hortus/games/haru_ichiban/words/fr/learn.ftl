### Les leçons de Haru Ichiban. Rouge apprend.

haru-lesson-square-title = Quatre en carré
haru-lesson-square = Vous êtes Rouge. Les fleurs de votre couleur veulent se réunir : quatre en carré rapportent 1 point, et la manche s’arrête aussitôt. Vous avez déjà trois coins d’un carré, et vous pouvez poser votre prochaine fleur sur n’importe quel nénuphar libre.
haru-lesson-square-task = Posez votre fleur là où elle complète le carré.
haru-lesson-square-done = Un carré : 1 point pour vous, et une nouvelle manche. Le premier à 5 points gagne la partie.
haru-lesson-square-not = Vous pouvez poser une fleur ici, mais aucune figure n’en naît. Trois fleurs rouges entourent un nénuphar libre : c’est le quatrième coin.

haru-lesson-diagonal-title = Certaines figures valent plus
haru-lesson-diagonal = Un carré vaut 1 point, quatre en ligne ou en colonne 2, quatre en diagonale 3. Cinq alignées gagnent toute la partie. Ici, deux figures sont à portée.
haru-lesson-diagonal-task = Posez votre fleur là où elle rapporte le plus.
haru-lesson-diagonal-done = Quatre en diagonale : 3 points. Les diagonales échappent facilement au regard, à celui des autres aussi.
haru-lesson-diagonal-square = Cela compléterait un carré, pour 1 point. Suivez la diagonale qui part du coin inférieur gauche : elle en vaut 3.
haru-lesson-diagonal-not = Cela ne complète rien. Trois de vos fleurs sont sur la diagonale qui part du coin inférieur gauche : où continue-t-elle ?

haru-lesson-low-title = La petite fleur
haru-lesson-low = À chaque tour, chacun choisit en secret une fleur de sa main, puis on les montre ensemble. La plus petite fait de vous le petit jardinier : cette fleur s’ouvre sur le nénuphar sombre, sans choix. Ici, le nénuphar sombre est justement le coin qui manque à votre carré.
haru-lesson-low-task = Choisissez la fleur qui fait à coup sûr de vous le petit jardinier.
haru-lesson-low-done = Votre 2 était plus petit : vous étiez le petit jardinier, et votre fleur s’est ouverte sur le nénuphar sombre. Le carré est complet.
haru-lesson-low-not = Jaune a encore des fleurs plus petites que celle-ci, et serait alors le petit jardinier. Laquelle des vôtres est plus petite que tout ce que Jaune peut montrer ?

haru-lesson-wind-title = Le vent
haru-lesson-wind = Une fois les deux fleurs sur l’étang, le petit jardinier appelle le vent : il pousse un nénuphar d’une case, et avec lui tous ceux qui se trouvent devant. Ce que porte un nénuphar voyage avec lui. Vous êtes le petit jardinier, et trois de vos fleurs sont sur une même ligne.
haru-lesson-wind-task = Poussez le nénuphar qui amène votre quatrième fleur dans la ligne.
haru-lesson-wind-done = Quatre en ligne : 2 points. Le vent compte pour les deux couleurs : regardez aussi les fleurs de Jaune avant de souffler.
haru-lesson-wind-lily = Le bon nénuphar. Maintenant la bonne direction : votre ligne est au-dessous.
haru-lesson-wind-empty = Ce nénuphar comblerait le vide, mais il ne porte pas de fleur. Amenez-en un avec une fleur rouge.
haru-lesson-wind-frog = Cela comblerait le vide avec un nénuphar qui porte une grenouille. Amenez-en un avec une fleur rouge.
haru-lesson-wind-not = Le vent peut souffler ici, mais vos quatre fleurs ne se rejoignent pas. Une fleur rouge se trouve juste au-dessus du bout de votre ligne.

haru-lesson-high-title = La grande fleur
haru-lesson-high = La plus grande fleur fait de vous le grand jardinier, qui choisit le nénuphar. Ici, il manque à votre carré un nénuphar qui n’est pas sombre : seul le grand jardinier peut l’atteindre.
haru-lesson-high-task = Choisissez la fleur qui fait à coup sûr de vous le grand jardinier.
haru-lesson-high-done = Votre 8 était plus grand : vous êtes le grand jardinier. La fleur de Jaune s’est ouverte sur le nénuphar sombre, et vous poseriez maintenant la vôtre dans le carré.
haru-lesson-high-not = Jaune a encore une fleur plus grande que celle-ci. Laquelle des vôtres est plus grande que tout ce que Jaune peut montrer ?

haru-lesson-dark-title = Le prochain nénuphar sombre
haru-lesson-dark = À la fin d’un tour, le grand jardinier retourne un nénuphar, côté sombre. La fleur du prochain petit jardinier s’y ouvrira, et personne ne sait encore qui ce sera. Jaune a déjà trois coins d’un carré.
haru-lesson-dark-task = Retournez un nénuphar qui n’aide personne.
haru-lesson-dark-done = Bien : le prochain petit jardinier, quel qu’il soit, n’y complète rien.
haru-lesson-dark-gift = Sur ce nénuphar, la fleur de Jaune compléterait un carré : il suffirait à Jaune de la plus petite fleur.
haru-lesson-dark-frog = C’est permis, mais une grenouille y est assise et devrait partir. Prenez pour l’instant un nénuphar sans grenouille.
haru-lesson-dark-not = Cherchez un nénuphar qui ne complète de figure pour personne.

haru-lesson-frog-title = Les grenouilles et les fleurs égales
haru-lesson-frog = Si les deux montrent le même nombre, il n’y a ni grand ni petit jardinier : chaque couleur fleurit le nénuphar sous sa propre grenouille. C’est ce qui vient d’arriver. Les grenouilles reviennent maintenant, et vous avez la libellule : vous placez les deux.
haru-lesson-frog-task = Placez votre grenouille, la rouge, là où une fleur compléterait votre carré.
haru-lesson-frog-done = Si vous choisissez de nouveau des fleurs égales, votre carré est complet. Jaune le sait aussi. La libellule passe maintenant à l’autre.
haru-lesson-frog-not = Une grenouille peut s’asseoir ici, mais sa fleur ne compléterait rien. Il manque un coin à votre carré.
