### Le guide de La Légende du Cerisier : à quoi sert une étape et ce que l’on peut regarder ; ce qui vient d’arriver et pourquoi. Jamais de conseil.

## À quoi sert cette étape

coach-cherry-step-aside = À deux, quelques fleurs quittent la partie avant qu’elle ne commence. Personne ne les voit, et personne ne sait donc exactement ce que le sac contient.
coach-cherry-step-pick = Les fleurs sortent du sac une à une. La cueillette n’est examinée que lorsque toutes celles de cette pioche sont là.
coach-cherry-step-pick-secret = Cette fleur va directement derrière le paravent. Seule la personne qui la reçoit la voit.
coach-cherry-step-pick-open = Ces fleurs sortent à la vue de tous, et toutes avant le moindre choix. Elles ne font pas partie de la cueillette et ne peuvent pas la faire rater.
coach-cherry-step-draw-first = Dites combien de fleurs vous piochez avant d’en voir une seule. Regardez combien le sac en contient et quelles couleurs s’y trouvent encore, autant que vous le savez. Trois d’une couleur ou cinq couleurs différentes font rater la cueillette ; une noire prend la couleur qui fait mal. Les nombres que l’on ne peut pas dire dépassent huit, ou ce que le sac contient.
coach-cherry-step-draw = Regardez la ligne sous la cueillette : elle nomme les couleurs dont une fleur de plus ferait tout rater. Regardez aussi les cartes Maîtrise : quelle condition est remplie, laquelle est proche ? Après la troisième pioche, avec huit fleurs ou un sac vide, il faut s’arrêter.
coach-cherry-step-keep = D’une cueillette ratée restent deux fleurs de couleurs différentes, devant le paravent. Regardez ce que vous y avez déjà : une première fleur d’une couleur compte −3, et chaque suivante améliore sa couleur. Les noires retournent toujours dans le sac.
coach-cherry-step-keep-one = Une de ces fleurs va devant votre paravent ; les autres retournent dans le sac. Regardez ce que vous avez déjà devant. Une noire ne peut pas être gardée.
coach-cherry-step-bonus = On n’utilise qu’une Maîtrise par tour, et seulement si la cueillette en remplit la condition. À une carte qui ne peut pas être choisie, il manque sa condition, ou il n’y a rien à piocher ou à prendre. Le bonus vient avant que la cueillette soit posée.
coach-cherry-step-give = Cette fleur vous quitte. Elle peut venir de la cueillette ou de devant votre paravent, et ira devant la personne à qui vous en prenez une.
coach-cherry-step-take-exchange = Regardez ce qui se trouve devant les autres : ce que vous prenez vous aide, ce que vous donnez peut aider ou gêner. Les noires ne peuvent pas être prises.
coach-cherry-step-hide = Une fleur, de la cueillette ou de devant, passe derrière votre paravent. Devant, elle compte avec sa couleur ; derrière, pour le groupe chaud ou le groupe froid, ou comme joker.
coach-cherry-step-place = La fleur marquée peut aller devant n’importe qui ou derrière votre paravent. Devant quelqu’un, elle change aussitôt ses points : ils sont sous les fleurs.
coach-cherry-step-take = Prenez une fleur qui se trouve devant quelqu’un d’autre. Regardez ce qu’elle ajouterait à vos couleurs, et ce qui serait perdu là-bas. Les noires ne peuvent pas être prises.
coach-cherry-step-take-second = La seconde fleur a une autre couleur que la première et, à plus de deux joueurs, vient de quelqu’un d’autre.
coach-cherry-step-behind = Toutes les fleurs d’une couleur peuvent passer derrière votre paravent ; tout le reste va devant. Devant, une ou deux fleurs d’une couleur coûtent des points. Derrière, rose et jaune comptent pour le groupe chaud, bleu clair et bleu foncé pour le groupe froid, blanches et noires sont des jokers.
coach-cherry-step-warm = Vos fleurs blanches et noires derrière le paravent sont des jokers. Comparez avec ce que les autres ont derrière le leur, autant que vous le savez : qui a le plus de fleurs d’un groupe en reçoit le plus de points. Un groupe sans fleur de ses propres couleurs ne prend pas de joker.
coach-cherry-step-over = La partie est terminée. Le décompte ci-dessous peut être revu pas à pas.

## Ce qui vient d’arriver

happened-cherry-log-aside = Ces fleurs sont hors de la partie. Personne ne les a vues, et personne ne les verra avant la fin.
happened-cherry-log-draw = Le nombre a été dit avant d’avoir rien vu. Autant de fleurs sortent maintenant du sac, et la cueillette est examinée quand toutes sont là.
happened-cherry-log-pick = Une fleur est sortie du sac au hasard ; chaque fleur du sac avait la même chance.
happened-cherry-log-failed = Trois fleurs d’une couleur, ou cinq couleurs différentes, se sont réunies ; les noires comptent comme ce qui est le pire. Presque toute la cueillette est donc perdue.
happened-cherry-log-stop = La cueillette était bonne, et elle est maintenant en sûreté. D’abord vient le bonus d’une Maîtrise, si une condition est remplie, puis les fleurs sont posées.
happened-cherry-log-keep-two = D’une cueillette ratée, on garde deux fleurs de couleurs différentes devant le paravent. Tout le reste retourne dans le sac.
happened-cherry-log-keep-one = Une fleur a été gardée, devant le paravent. Les autres retournent dans le sac.
happened-cherry-log-keep-none = Il n’y avait que des fleurs noires, et celles-ci ne se gardent jamais.
happened-cherry-log-returned = Ce qui n’a pas été gardé est retourné dans le sac et pourra être pioché de nouveau. La partie dure un peu plus longtemps.
happened-cherry-log-bonus = La cueillette remplissait la condition de cette carte Maîtrise. Une Maîtrise ne s’épuise jamais : chacun peut utiliser la même encore une fois.
happened-cherry-log-no-bonus = Un bonus était possible, mais personne n’est obligé d’en utiliser un.
happened-cherry-log-secret = Shin Sumizome : cette fleur est allée directement derrière le paravent, et personne d’autre ne l’a vue.
happened-cherry-log-secret-hidden = Shin Sumizome : une fleur est allée directement derrière le paravent. Jusqu’à la fin, seule la personne qui l’a reçue en connaît la couleur.
happened-cherry-log-give = Sakuya Hime : cette fleur ira à la personne à qui une autre est prise.
happened-cherry-log-exchange = Sakuya Hime : deux fleurs ont changé de place, et avec elles les points devant les deux paravents.
happened-cherry-log-hide = Somei Yoshino : cette fleur ne compte plus avec sa couleur devant, mais pour un groupe derrière le paravent.
happened-cherry-log-place-front = Kenrokuen Kumagai : la fleur est devant le paravent et compte avec sa couleur.
happened-cherry-log-place-behind = Kenrokuen Kumagai : la fleur est derrière le paravent. Tout le monde a vu laquelle c’était.
happened-cherry-log-place-other = Kenrokuen Kumagai : une fleur peut aussi aller à quelqu’un d’autre. Une première fleur d’une couleur y coûte 3 points.
happened-cherry-log-take = Kokonoe : une fleur a changé de camp. On en prend deux s’il y en a deux, de deux couleurs.
happened-cherry-log-behind = Une couleur d’une cueillette réussie peut passer derrière le paravent. Elle y compte pour le groupe chaud ou le groupe froid, ou comme jokers ; le reste va devant.
happened-cherry-log-behind-none = Toutes les fleurs de la cueillette vont devant le paravent, chacune avec sa couleur.
happened-cherry-log-jokers = Ce choix reste secret jusqu’à ce que tous aient fait le leur.
happened-cherry-log-jokers-hidden = Ce choix reste secret jusqu’à ce que tous aient fait le leur.
happened-cherry-log-bag-empty = Le tour qui vide le sac est le dernier. Maintenant les jokers sont répartis, et tout est compté.
happened-cherry-log-idle = Un tour de chacun n’a rien pris pour de bon dans le sac : la partie s’arrête avant de durer sans fin. Ce qui reste dans le sac ne compte pour personne.
happened-cherry-log-revealed = Tous les paravents sont levés ensemble. Les fleurs blanches et noires qui étaient derrière sont des jokers et comptent pour le groupe choisi.
happened-cherry-log-score = Les points de devant, par couleur, et les points des deux groupes, par place, font le total.
happened-cherry-log-won = Le plus grand total gagne.
happened-cherry-log-shared = Les plus grands totaux sont égaux, la victoire est donc partagée.
