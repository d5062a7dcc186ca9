### Les leçons de La Légende du Cerisier. La personne qui apprend est le joueur 1.

cherry-lesson-draw-title = De l’appétit, mais pas trop
cherry-lesson-draw = À votre tour, vous piochez des fleurs dans le sac. Vous dites combien avant d’en voir une seule. Si, après une pioche, la cueillette a trois fleurs d’une même couleur ou cinq couleurs différentes, elle est ratée, et vous ne gardez que deux fleurs. Une fleur noire prend la couleur qui fait rater la cueillette.
cherry-lesson-draw-task = Dites le plus grand nombre qui ne risque rien.
cherry-lesson-draw-done = Avec deux fleurs, rien ne peut arriver : pour trois pareilles, il en faut trois. Vous pourriez maintenant vous arrêter, ou piocher encore deux fois au plus ; toute la cueillette est examinée après chaque pioche.
cherry-lesson-draw-one = Une fleur ne risque rien, mais un nombre plus grand ne risque rien non plus.
cherry-lesson-draw-not = À partir de trois fleurs, toutes pourraient être d’une même couleur, et une noire aide à tout rater. Combien sont toujours sans danger ?

cherry-lesson-stop-title = Savoir s’arrêter
cherry-lesson-stop = Vous pouvez piocher jusqu’à trois fois par tour, huit fleurs en tout, et vous arrêter après chaque pioche. Votre cueillette a deux fleurs roses, deux jaunes, deux bleu clair et une bleu foncé. Voyez ce que ferait une de plus : rose, jaune ou bleu clair serait la troisième de sa couleur, blanche serait la cinquième couleur, et noire fait de toute façon tout rater.
cherry-lesson-stop-task = Faites ce qui garde vos sept fleurs.
cherry-lesson-stop-done = Arrêt au bon moment : les sept fleurs sont à vous. Et une belle cueillette donne droit à un bonus, comme vous le verrez.
cherry-lesson-stop-not = Seule une fleur bleu foncé serait sans danger, et dans le sac une fleur sur cinq à peu près est bleu foncé. Vous pourrez l’essayer dans une partie. Ici, arrêtez-vous.

cherry-lesson-odds-title = Ce que le sac contient encore
cherry-lesson-odds = Tout le monde voit ce qui est pioché, et peut donc compter ce qui reste. Là où une table montre les chances, chaque nombre dit son risque d’échec. Ici, le sac contient trois fleurs : deux bleu foncé et une blanche. Vous avez deux roses et une jaune.
cherry-lesson-odds-task = Piochez-en le plus possible sans aucun risque.
cherry-lesson-odds-done = Quatre couleurs, aucune trois fois : les six fleurs sont sauvées. Le sac est vide, la partie finit donc avec ce tour.
cherry-lesson-odds-not = C’est sans danger, mais cela laisse des fleurs aux autres. Réunissez ce que vous avez et les trois fleurs du sac : une couleur vient-elle trois fois, ou y a-t-il cinq couleurs ?

cherry-lesson-points-title = Les points devant le paravent
cherry-lesson-points = Cette cueillette est ratée : avec la noire, il y a trois fleurs roses. Vous gardez deux fleurs de couleurs différentes, devant votre paravent. Là, chaque couleur compte selon son nombre : 1 fleur −3 points, 2 fleurs −1, 3 fleurs 1, 4 fleurs 3, 5 fleurs 5, 6 fleurs 8, et ainsi de suite jusqu’à 24. Vous avez déjà deux fleurs jaunes et cinq blanches.
cherry-lesson-points-task = Gardez les deux fleurs qui vous rapportent le plus.
cherry-lesson-points-done = La troisième jaune rapporte 2 points, de −1 à 1, et la sixième blanche 3, de 5 à 8. Quelques grandes collections valent mieux que beaucoup de petites.
cherry-lesson-points-not = Vous garderiez une fleur rose, votre première : seule, elle coûte 3 points. Gardez les couleurs que vous collectionnez déjà.

cherry-lesson-behind-title = Devant ou derrière
cherry-lesson-behind = Après une cueillette réussie, une de ses couleurs peut passer derrière votre paravent, avec toutes ses fleurs ; le reste va devant. Derrière, peu importe combien vous en avez d’une couleur : à la fin, rose et jaune ensemble font votre groupe chaud, bleu clair et bleu foncé votre groupe froid, et qui a le plus de fleurs d’un groupe marque.
cherry-lesson-behind-task = Mettez derrière votre paravent la couleur qui ne fait que coûter devant.
cherry-lesson-behind-done = Quatre fleurs blanches devant comptent maintenant 3 points, et trois fleurs de votre groupe froid attendent derrière le paravent.
cherry-lesson-behind-white = Derrière, les blanches sont des jokers, ce qui n’est pas mal. Mais il reste alors deux blanches devant, et deux bleu clair s’y ajoutent : chacune de ces couleurs coûte un point.
cherry-lesson-behind-not = Vous pouvez tout placer devant. Mais deux fleurs bleu clair y coûtent un point : elles seraient mieux derrière.

cherry-lesson-black-title = Les fleurs noires
cherry-lesson-black = Dans la cueillette, une fleur noire prend la couleur qui fait mal. Une fois posée, c’est une amie : devant un paravent, elle compte comme la couleur où elle vaut le plus, et derrière, c’est un joker. Un bonus vous a apporté une fleur noire, que vous placez où vous voulez. Vous avez cinq fleurs roses devant vous.
cherry-lesson-black-task = Placez-la là où elle vous rapporte aussitôt des points.
cherry-lesson-black-done = Elle compte comme une sixième fleur rose : 8 points devant au lieu de 5.
cherry-lesson-black-behind = Derrière votre paravent, c’est un joker, qui peut servir à la fin. Des points tout de suite, il y en a devant le paravent.
cherry-lesson-black-not = Elle y prendrait la meilleure couleur pour une autre personne, et c’est celle-ci qui marquerait.

cherry-lesson-mastery-title = Les Maîtrises
cherry-lesson-mastery = Trois cartes Maîtrise sont posées près de l’arbre. Une cueillette avec deux paires, avec quatre couleurs différentes ou avec six fleurs en remplit une ; vous pouvez utiliser le bonus d’une carte dont vous remplissez la condition. Votre cueillette a trois paires et six fleurs : deux cartes vous sont ouvertes. Shin Sumizome, pour deux paires, est une fleur secrète, directement derrière votre paravent.
cherry-lesson-mastery-task = Utilisez le bonus que personne d’autre ne voit.
cherry-lesson-mastery-done = Une fleur blanche, un joker, et vous êtes la seule personne à le savoir. Après le bonus, la cueillette elle-même est posée comme toujours.
cherry-lesson-mastery-none = Vous pouvez vous passer de bonus, mais une fleur de plus derrière le paravent ne fait pas de mal. Utilisez la carte aux deux paires.
cherry-lesson-mastery-not = Kenrokuen Kumagai pioche deux fleurs à la vue de tous, à placer par vous. La fleur secrète est sur la carte aux deux paires.

cherry-lesson-jokers-title = Les jokers et le décompte
cherry-lesson-jokers = Le sac est vide, et les paravents vont être levés. Les fleurs blanches et noires derrière votre paravent sont des jokers : chacun rejoint le groupe chaud ou le groupe froid, si vous avez une fleur des propres couleurs de ce groupe. Le groupe chaud rapporte 18, 10 et 8 points aux trois premières places, le groupe froid 16, 12 et 8. Vous avez trois fleurs chaudes, une froide et deux jokers. Le joueur 2 a quatre fleurs chaudes, le joueur 3 trois froides.
cherry-lesson-jokers-task = Dites combien de jokers deviennent chauds, pour que le groupe chaud soit à vous seulement.
cherry-lesson-jokers-done = Cinq fleurs chaudes contre quatre : 18 points, et 12 pour la deuxième place du groupe froid. Avec les points de devant, cela fait le total, et le plus grand total gagne.
cherry-lesson-jokers-not = Trois fleurs chaudes et ce nombre de jokers ne font pas plus que les quatre du joueur 2. Il vous en faut davantage.
