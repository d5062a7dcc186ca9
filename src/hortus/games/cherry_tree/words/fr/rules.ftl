### La Légende du Cerisier : les règles numérotées. Une lecture que la règle imprimée laisse ouverte finit par « (notre lecture) ».

## Matériel et mise en place

rule-title-C1 = Les paravents
rule-C1 = Chaque joueur a un paravent. Devant se trouve un espace public pour les fleurs, derrière un espace privé. Les joueurs sont numérotés à partir de 1 dans l’ordre du jeu, celui des aiguilles d’une montre ; le joueur 1 commence. Dans la règle imprimée, c’est le dernier à avoir vu un cerisier fleurir ; ici les places sont tirées au sort, à moins que la table ne garde celles qui ont été choisies.

rule-title-C2 = Le sac
rule-C2 = Toutes les fleurs sont d’abord dans le sac. À quatre joueurs, il contient 18 fleurs de chacune des cinq couleurs (rose, jaune, bleu clair, bleu foncé, blanc) et 6 noires, 96 en tout. À trois, il en contient 15 de chaque et 5 noires, 80 en tout. À deux, il en contient 13 de chaque et 4 noires ; trois de ces 69 fleurs, piochées au hasard, sont écartées sans être vues pour toute la partie : il en reste 66.

rule-title-C3 = Les cartes Maîtrise
rule-C3 =
    Trois cartes Maîtrise sont posées sur la table. Chacune a une condition, et un bonus sur chacune de ses deux faces :
    - au moins deux couleurs avec deux fleurs chacune : Shin Sumizome sur la face bleue, Sakuya Hime sur la face rose ;
    - quatre couleurs différentes : Somei Yoshino sur la face bleue, Komatsu Otome sur la face rose ;
    - six fleurs ou plus : Kenrokuen Kumagai sur la face bleue, Kokonoe sur la face rose.
    Avant la partie, on convient des faces bleues, pour une partie classique, ou des faces roses, pour une partie avancée ; les trois cartes montrent cette face. On peut aussi choisir la face de chaque carte. Une Maîtrise ne s’épuise jamais.

## Un tour : cueillir

rule-title-C4 = Piocher
rule-C4 = Un tour compte une à trois pioches. Pour chacune, le joueur annonce un nombre de fleurs, au moins 1, avant d’avoir rien vu ; ce nombre de fleurs sort du sac au hasard et rejoint la cueillette, à la vue de tous.

rule-title-C5 = Combien de fleurs
rule-C5 = Une cueillette ne dépasse jamais 8 fleurs, et personne ne peut piocher plus que le sac ne contient. Qui pioche par erreur plus de 8 fleurs les remet toutes dans le sac et perd son tour ; ici, cela ne peut pas arriver, car un nombre trop grand ne peut pas être annoncé.

rule-title-C6 = La cueillette ratée
rule-C6 = Après chaque pioche, et non après chaque fleur, on regarde toute la cueillette. Elle est ratée si elle a trois fleurs d’une même couleur ou cinq couleurs différentes. Une fleur noire prend la couleur qui fait rater la cueillette. Elle est donc ratée quand la couleur la plus fréquente et les noires font trois ensemble, ou quand les couleurs différentes et les noires font cinq ensemble.

rule-title-C7 = Continuer ou s’arrêter
rule-C7 = Si la cueillette n’est pas ratée, le joueur peut s’arrêter. Il peut piocher encore si moins de trois pioches ont été faites, si la cueillette a moins de 8 fleurs et si le sac n’est pas vide ; sinon il ne peut que s’arrêter.

## Une cueillette ratée

rule-title-C8 = Ce que l’on garde d’une cueillette ratée
rule-C8 = Les fleurs noires retournent dans le sac. Il faut garder deux fleurs de deux couleurs différentes, devant le paravent ; une seule s’il n’y a qu’une couleur, aucune s’il n’y avait que des noires. Tout le reste retourne dans le sac. Il n’y a pas de Maîtrise.

## Une cueillette réussie

rule-title-C9 = Une seule Maîtrise
rule-C9 = D’abord, le joueur peut utiliser le bonus d’une Maîtrise dont la cueillette remplit la condition et dont le bonus peut être accompli ; seuls ces bonus sont proposés, et s’il n’y en a pas, on passe l’étape. Pour une condition, une fleur noire compte comme une couleur au choix. Cela n’importe que dans un cas : une noire et trois couleurs différentes font quatre couleurs différentes. Les fleurs qu’un bonus déplace vont aussitôt là où il le dit : elles ne font rien rater, ne comptent pas dans les 8 et ne participent pas à C16.

rule-title-C10 = Shin Sumizome : une fleur secrète
rule-C10 = Piochez une fleur du sac en secret ; elle va directement derrière votre paravent. Personne d’autre ne la voit. Le sac ne doit pas être vide.

rule-title-C11 = Sakuya Hime : un échange
rule-C11 = Donnez une fleur de n’importe quelle couleur, de la cueillette ou de devant votre paravent, à un autre joueur : elle va devant son paravent. Prenez-y en échange une fleur non noire qui s’y trouvait déjà, et placez-la devant votre paravent. On peut donner et prendre la même couleur. Il faut qu’un autre joueur ait devant lui une fleur qui n’est pas noire.

rule-title-C12 = Somei Yoshino : une fleur passe derrière
rule-C12 = Une fleur de n’importe quelle couleur, de la cueillette ou de devant votre paravent, passe derrière votre paravent.

rule-title-C13 = Komatsu Otome : une sur trois
rule-C13 = Piochez 3 fleurs, ou ce que le sac contient. Une qui n’est pas noire doit aller devant votre paravent ; les autres retournent dans le sac, et si toutes sont noires, toutes y retournent. Toutes sont piochées avant le choix. Le sac ne doit pas être vide. Les fleurs sont piochées à la vue de tous (notre lecture).

rule-title-C14 = Kenrokuen Kumagai : deux à placer
rule-C14 = Piochez 2 fleurs, ou 1 si le sac n’en a qu’une. Chacune va, à votre choix, devant le paravent d’un autre joueur, devant le vôtre ou derrière le vôtre ; dans l’ordre où elles ont été piochées, mais toutes sont piochées avant le premier choix. Le sac ne doit pas être vide. Les fleurs sont piochées à la vue de tous (notre lecture).

rule-title-C15 = Kokonoe : deux chez les autres
rule-C15 = Prenez à deux autres joueurs une fleur non noire chacun, qui se trouve devant leur paravent ; les deux fleurs, de couleurs différentes, vont devant votre paravent. À deux joueurs, prenez à l’adversaire deux fleurs de couleurs différentes. S’il n’existe pas de telle paire mais qu’au moins une fleur peut être prise, prenez-en une ; s’il n’y en a aucune, le bonus n’est pas proposé (notre lecture).

rule-title-C16 = Derrière le paravent
rule-C16 =
    Ensuite, le joueur peut choisir une couleur encore présente dans la cueillette, blanc et noir compris : toutes les fleurs cueillies de cette couleur vont derrière le paravent. Tout le reste de la cueillette va devant. Que l’on puisse choisir le noir n’est pas imprimé (notre lecture).
    Un tour entier, par exemple : vous dites 3 et piochez deux fleurs roses et une jaune. Rien n’est raté, vous dites donc 2 et piochez une jaune et une bleu clair. Vous vous arrêtez : deux paires remplissent la condition de Shin Sumizome, dont le bonus apporte une fleur secrète derrière votre paravent. De la cueillette, vous y mettez aussi les deux jaunes ; les roses et la bleu clair vont devant.

## Fin et décompte

rule-title-C17 = La fin de la partie
rule-C17 = La partie s’arrête aussitôt après le tour qui laisse le sac vide, même si tous n’ont pas joué autant de tours. Remarque : pour qu’aucune partie ne dure sans fin, elle s’arrête aussi quand autant de tours de suite qu’il y a de joueurs n’ont pas laissé dans le sac moins de fleurs qu’ils n’en ont trouvé ; ce qui reste dans le sac ne compte alors pour personne (notre lecture).

rule-title-C18 = Points devant le paravent
rule-C18 =
    Chaque fleur noire devant le paravent prend une des cinq couleurs, la meilleure pour son propriétaire, calculée sans qu’on le lui demande. Elle doit en prendre une (notre lecture). Puis chaque couleur compte selon son nombre de fleurs :
    - aucune : 0 point ; 1 : −3 ; 2 : −1 ;
    - 3 : 1 point ; 4 : 3 ; 5 : 5 ;
    - 6 : 8 points ; 7 : 11 ; 8 : 15 ; 9 : 19 ;
    - 10 ou plus : 24 points. Qu’au-delà de dix rien ne s’ajoute n’est pas imprimé (notre lecture).

rule-title-C19 = Les jokers derrière le paravent
rule-C19 = Derrière le paravent, les fleurs roses et jaunes forment le groupe chaud, les bleu clair et bleu foncé le groupe froid. Chaque fleur blanche ou noire y est un joker, que son propriétaire attribue à l’un des groupes ; mais seulement à un groupe qui y a au moins une fleur de ses propres couleurs. Si un seul groupe en a, tous les jokers y vont ; si aucun n’en a, ils ne comptent nulle part.

rule-title-C20 = Attribués en secret
rule-C20 = Quand la partie est finie, chacun dit en secret combien de jokers vont au groupe chaud ; les autres jokers vont au groupe froid. Puis tous lèvent leur paravent ensemble. On ne demande rien à qui n’a pas le choix, et les autres ne le remarquent pas.

rule-title-C21 = Les groupes à trois ou quatre joueurs
rule-C21 = Dans chaque groupe, les joueurs sont classés par leur nombre de fleurs, jokers compris. Le groupe chaud rapporte 18, 10 et 8 points au premier, au deuxième et au troisième, le groupe froid 16, 12 et 8. Ceux qui partagent la première place se divisent les points de la première et de la deuxième ; ceux qui partagent la deuxième, ceux de la deuxième et de la troisième ; ceux qui partagent la troisième, ceux de la troisième ; arrondis à l’inférieur, et quel que soit leur nombre. Le rang est le nombre de joueurs qui sont devant, plus un : après deux premiers à égalité vient le troisième ; et un joueur sans aucune fleur dans un groupe n’y est pas classé et n’y gagne rien (notre lecture).

rule-title-C22 = Les groupes à deux joueurs
rule-C22 = À deux joueurs, celui qui a le plus de fleurs dans un groupe reçoit les points de la deuxième place, 10 pour le groupe chaud et 12 pour le groupe froid, et l’autre rien. Si les deux en ont autant, et pas zéro, chacun reçoit la moitié : 5 ou 6 (notre lecture).

rule-title-C23 = Le vainqueur
rule-C23 = On additionne les points de devant, du groupe chaud et du groupe froid ; le total peut être négatif. Le plus grand total gagne, et des totaux égaux partagent la victoire.

## Ce qui est caché

rule-title-C24 = Ce que tout le monde sait
rule-C24 = Tout le monde sait combien de fleurs il y a dans le sac, mais n’en connaît les couleurs que dans la mesure où elles peuvent se déduire. Toutes les pioches, les cueillettes et les placements sont publics, même ce qui passe derrière un paravent au moment où cela se passe ; sauf la fleur de Shin Sumizome, les trois fleurs écartées à deux joueurs, que personne ne connaît, et les jokers attribués tant qu’ils ne sont pas révélés. On sait donc ce qu’un autre joueur a derrière son paravent, ses fleurs secrètes exceptées. À la table de convenir si tout ce qui est public reste en vue ou si chacun s’en souvient.
