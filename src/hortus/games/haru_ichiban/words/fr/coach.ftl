### L’entraîneur de Haru Ichiban : à quoi sert une étape et ce qu’on peut regarder ; ce qui vient d’arriver et pourquoi. Jamais de conseil.

## À quoi sert cette étape

coach-haru-step-dragonfly = La libellule décide où les grenouilles reviennent après des fleurs égales. Qui la tient d’abord est affaire de chance.
coach-haru-step-draw = Après chaque tour, chaque jardinier pioche une fleur, tant que sa réserve en a. Lui seul la voit.
coach-haru-step-bid = Qui montre la plus grande fleur choisit un nénuphar et le prochain nénuphar sombre ; qui montre la plus petite fleurit le nénuphar sombre et appelle le vent. Regardez le nénuphar sombre, les deux grenouilles et les valeurs qui restent à l’autre : elles sont à côté de l’étang.
coach-haru-step-croak = Les deux ont montré la même fleur. Qui coasse en premier place la première grenouille.
coach-haru-step-senior = Au dernier tour, des fleurs égales ne désignent pas de grand jardinier : c’est à qui tient la libellule, ou à qui a coassé en premier, de décider. Le grand jardinier prend le dernier nénuphar libre ; le petit fleurit le nénuphar sombre et appelle le vent.
coach-haru-step-flower = La fleur du grand jardinier peut aller sur n’importe quel nénuphar sans fleur. Cherchez les figures de votre couleur auxquelles il manque une fleur, et pensez au vent qui suit : c’est l’autre qui l’appelle. Les nénuphars qu’on ne peut pas choisir portent déjà une fleur.
coach-haru-step-frog = Une grenouille marque où sa couleur fleurit si les deux montrent la même valeur. Elle peut se poser sur un nénuphar sans fleur ni grenouille.
coach-haru-step-wind = Le vent déplace un nénuphar d’une case et pousse tous ceux qu’il rencontre, avec ce qu’ils portent. Il peut achever une figure, de l’une ou l’autre couleur, ou en défaire une. Il ne peut pas pousser un nénuphar hors de l’étang.
coach-haru-step-dark = La fleur du prochain petit jardinier s’ouvrira sur le nénuphar que vous retournez. Personne ne sait encore qui ce sera : regardez ce que chaque couleur y achèverait.
coach-haru-step-halt = Quelqu’un a une figure, ou toutes les fleurs sont posées : la manche est finie et on compte les points.
coach-haru-step-over = La partie est finie. Chaque tour peut être revu dans la relecture.

## Ce qui vient d’arriver

happened-haru-log-dragonfly = La libellule a été tirée au sort. Qui la tient placera les deux grenouilles quand les fleurs seront égales.
happened-haru-log-hands = Trois fleurs sont venues de chaque réserve dans la main. Personne ne voit celles de l’autre.
happened-haru-log-hands-hidden = Trois fleurs sont venues de chaque réserve dans la main. Personne ne voit celles de l’autre.
happened-haru-log-drew = Une fleur est venue de la réserve dans la main. Seul son propriétaire la voit.
happened-haru-log-drew-hidden = Une fleur est venue de la réserve dans la main. Seul son propriétaire la voit.
happened-haru-log-bid = Une fleur est posée face cachée. Elle sera montrée quand l’autre aura choisi aussi.
happened-haru-log-bid-hidden = Une fleur est posée face cachée. Elle sera montrée quand les deux auront choisi.
happened-haru-log-reveal = Les deux fleurs ont été montrées ensemble. La plus grande fait de son propriétaire le grand jardinier de ce tour, la plus petite le petit.
happened-haru-log-roles = Le grand jardinier a montré la plus grande fleur et choisit son nénuphar. La fleur du petit va sur le nénuphar sombre, et plus tard il appelle le vent.
happened-haru-log-equal = Les deux fleurs ont la même valeur. Il n’y a donc ni grand ni petit jardinier : chaque couleur fleurit le nénuphar sous sa grenouille, et il n’y a pas de vent.
happened-haru-log-automatic = Cette fleur n’avait pas le choix : celle du petit jardinier va sur le nénuphar sombre, et des fleurs égales vont où sont les grenouilles.
happened-haru-log-flower = Le grand jardinier a posé sa fleur sur un nénuphar qui n’en avait pas. Maintenant le petit appelle le vent, sauf si une figure est achevée.
happened-haru-log-frog = La grenouille devait bouger : elle peut se poser sur tout nénuphar sans fleur ni grenouille. Elle marque où sa couleur fleurit après des fleurs égales.
happened-haru-log-frogs-leave = Deux nénuphars seulement n’ont pas de fleur : il n’y a plus de place pour les grenouilles. Elles reviennent à la manche suivante.
happened-haru-log-wind = Le petit jardinier a appelé le vent. Le nénuphar a avancé d’une case et poussé ceux qu’il rencontrait ; tous ont gardé ce qu’ils portent.
happened-haru-log-dark = Le grand jardinier a retourné ce nénuphar côté sombre. La fleur du prochain petit jardinier s’y ouvrira.
happened-haru-log-croak = Qui coasse en premier décide : où va d’abord une grenouille, ou, au dernier tour, qui est le grand jardinier.
happened-haru-log-senior = Au dernier tour il n’y a pas de grenouilles : l’égalité a été réglée par une décision, qui dit qui est le grand jardinier.
happened-haru-log-dragonfly-passes = Qui a placé les grenouilles donne la libellule à l’autre jardinier.
happened-haru-log-figure = Des fleurs d’une couleur forment un carré ou un alignement : cette couleur marque, quel que soit celui qui l’a provoqué. Une manche finit avec sa première figure.
happened-haru-log-round-over = La manche est finie et les points restent. Qui a 5 points, ou cinq fleurs alignées, gagne la partie.
happened-haru-log-no-figure = Toutes les fleurs sont sur l’étang et aucune figure n’est apparue. Personne ne marque, et une nouvelle manche commence.
happened-haru-log-new-round = Toutes les fleurs sont retournées dans les réserves, les nénuphars sont restés en place, face claire, et les grenouilles sont revenues sur leurs repères.
happened-haru-log-won = Cinq fleurs alignées gagnent aussitôt ; sinon, il faut 5 points ou plus, et plus que l’autre.
happened-haru-log-draw = La dernière manche que l’on joue a fini avec autant de points pour les deux.
