### L’entraîneur d’Ishtar : à quoi sert une étape et ce qu’on peut regarder ; ce qui vient de se passer et pourquoi. Jamais un conseil.

## À quoi sert cette étape

coach-ishtar-step-board = Le sort assemble le terrain, plateau par plateau.
coach-ishtar-step-fountain = Le sort décide quel plateau reçoit quelle fontaine : une violette vaut 4 points, une rouge 6, la blanche 8.
coach-ishtar-step-bowl = Le sort décide de la forme des tuiles de chaque pile.
coach-ishtar-step-top = Le sort met une tuile de départ sur chaque pile.
coach-ishtar-step-deal = Une carte arbre rejoint les arbres disponibles, que chacun peut acheter.
coach-ishtar-step-reveal = L’arrosoir a quitté cette pile : sa tuile suivante est révélée. La pile où il se trouve reste face cachée.
coach-ishtar-step-pile = La pile choisie décide de la tuile que vous poserez. Chaque pile montre son prix : la suivante est gratuite, chacune de plus coûte une gemme. Regardez les fleurs et le symbole de chaque tuile, et ce que vos gemmes pourraient payer d’autre. Une pile avec une croix porte une tuile qui ne va nulle part ; un prix pâle dépasse vos gemmes.
coach-ishtar-step-pay-can = Chaque pile au-delà de la suivante coûte une gemme de n’importe quelle couleur. Regardez les prix des arbres : ils demandent des couleurs précises.
coach-ishtar-step-lay = La tuile peut être posée sur les cases éclairées, contre une fontaine ou une tuile. Regardez les gemmes qu’elle recouvrirait, le parterre que ses fleurs rejoindraient et la fontaine de ce jardin. Restent sombres les cases où elle relierait les jardins de deux fontaines ou deux assistants, ou ne toucherait rien.
coach-ishtar-step-discard = Aucune case du terrain n’accepte cette tuile : elle est défaussée. Le tour continue avec les arbres.
coach-ishtar-step-action = Un symbole s’utilise maintenant ou jamais. Un assistant contrôle le parterre de cette case pour le reste de la partie, si personne ne le contrôle encore. Une maîtrise coûte deux gemmes, qui restent dessus ; celles de la ligne supérieure demandent celle du dessous. Regardez combien d’assistants vous avez en main, et ce que vaut en ce moment chaque maîtrise de la ligne supérieure.
coach-ishtar-step-pay-skill = Deux gemmes de n’importe quelles couleurs restent sur la maîtrise. L’une des maîtrises de la ligne supérieure compte les gemmes qui s’y trouvent : les blanches surtout.
coach-ishtar-step-bloom = Une floraison change l’herbe en fleurs : une simple fait trois fleurs sur une case, une double deux cases avec une fleur chacune. Les fleurs sont des points pour qui contrôle le parterre, les cases décident de la fontaine. Si vous y renoncez, elle est perdue.
coach-ishtar-step-reserve = Un arbre réservé est à vous seul pour un achat ultérieur. S’il n’est jamais planté, il ne vaut rien.
coach-ishtar-step-gem = Deux gemmes de n’importe quelles couleurs, prises dans le stock. Regardez ce que demandent les arbres disponibles.
coach-ishtar-step-tree = Vous pouvez acheter tout arbre que vos gemmes paient, couleur par couleur, et autant que vous voulez. Les gemmes qui restent à la fin ne valent rien. Sur les cartes, les gemmes qui vous manquent sont creuses.
coach-ishtar-step-plant = Un arbre occupe une case d’herbe, et rien d’autre ne peut y pousser. Une maîtrise de la ligne supérieure compte les arbres à côté des parterres, qui que ce soit qui les ait plantés : regardez à qui sont les parterres voisins.
coach-ishtar-step-over = La partie est terminée. Chaque tour se revoit dans la relecture.

## Ce qui vient de se passer

happened-ishtar-log-set-up = Le sort a décidé des plateaux et des fontaines, de la forme et de la tuile de départ de chaque pile, et des arbres disponibles.
happened-ishtar-log-deal = Un arbre a été acheté ou réservé : à la fin du tour, on a complété les cartes disponibles.
happened-ishtar-log-reveal = L’arrosoir a quitté cette pile, et sa tuile suivante a été révélée. Elle pourra être prise quand l’arrosoir repassera.
happened-ishtar-log-pile = L’arrosoir a avancé dans le sens des aiguilles d’une montre : la pile suivante est gratuite, chacune de plus coûte une gemme. La tuile du dessus a été prise.
happened-ishtar-log-pay-can = Une pile au-delà de la suivante a été choisie, et chaque pas coûte une gemme. Elle est rendue au stock.
happened-ishtar-log-lay = La tuile a été posée contre une fontaine ou une tuile, sur du sable et du rocher libres. Elle fait maintenant partie de ce jardin.
happened-ishtar-log-gems = Des gemmes se trouvaient sur les rochers que la tuile a recouverts. Elles sont à qui l’a posée.
happened-ishtar-log-discard = Il n’y avait de place pour cette tuile nulle part sur le terrain. Elle n’apporte ni gemmes ni action.
happened-ishtar-log-assistant = La tuile montrait un assistant, ou un joker utilisé ainsi. L’assistant contrôle désormais ce parterre : chacune de ses fleurs est un point à la fin.
happened-ishtar-log-skill = La tuile montrait une maîtrise, ou un joker utilisé ainsi. La maîtrise coûte deux gemmes, qui restent dessus.
happened-ishtar-log-skip = Le symbole n’a pas été utilisé. Il ne se garde pas pour plus tard.
happened-ishtar-log-pay-skill = Une maîtrise coûte deux gemmes de n’importe quelles couleurs. Elles restent dessus pour toute la partie.
happened-ishtar-log-from-rug = La maîtrise a fait passer un assistant de plus du tapis à la main.
happened-ishtar-log-bloom-single = La maîtrise a permis une floraison : de l’herbe est devenue une case avec trois fleurs. Elle fait partie du parterre qu’elle touche.
happened-ishtar-log-bloom-double = La maîtrise a permis une floraison : deux cases d’herbe voisines sont devenues des cases Fleur. Elles font partie du parterre qu’elles touchent.
happened-ishtar-log-bloom-none = La floraison a été refusée, et elle est perdue.
happened-ishtar-log-reserve = La maîtrise garde cet arbre pour un seul joueur. Il faut encore le payer et le planter.
happened-ishtar-log-gem = La maîtrise a apporté des gemmes du stock.
happened-ishtar-log-tree = Les gemmes de la carte ont été rendues au stock. Ses points comptent à la fin, car l’arbre est planté aussitôt.
happened-ishtar-log-plant = L’arbre occupe de l’herbe libre. Aucune fleur ne peut plus y pousser.
happened-ishtar-log-done = Le tour est fini ; le joueur suivant déplace l’arrosoir.
happened-ishtar-log-holds = Qui contrôle le plus de cases Fleur dans les jardins d’une fontaine la contrôle. Cela vient de changer ; seule la fin compte.
happened-ishtar-log-share = Plusieurs joueurs contrôlent autant de cases Fleur à cette fontaine : chacun d’eux la contrôle et marque tous ses points.
happened-ishtar-log-last-round = Deux piles sont vides. On finit le tour de table, afin que tous aient eu le même nombre de tours.
happened-ishtar-log-points = On a additionné les arbres plantés, les fleurs des parterres contrôlés, les fontaines et les maîtrises de la ligne supérieure.
happened-ishtar-log-won = Le plus grand total gagne la partie.
happened-ishtar-log-won-shared = Plusieurs joueurs ont le plus grand total : ils se partagent la victoire.
