### Pourquoi quelqu’un ne peut pas faire quelque chose à une table.

power-not-invited = Vous n’avez pas d’invitation à cette table. Demandez un lien.
power-not-yours = Cette place n’est pas la vôtre.
power-computer-plays = Un ordinateur joue maintenant à cette place. Vous pouvez regarder.
power-unaided = Entre joueurs, il n’y a de conseils que si la table a permis les aides avant la partie.
power-taken = Quelqu’un y est déjà assis. Vous pouvez regarder.
power-over = La partie est finie : plus rien ne change.
power-running = La partie n’est pas finie : une analyse dévoilerait des secrets.
power-knows-another = Vous avez vu les secrets d’une place qui est maintenant à quelqu’un d’autre. Vous pouvez regarder.
power-second-seat = Vous jouez déjà. Les secrets d’une deuxième place ne sont pas pour vous.
power-plays-another = Vous jouez à une autre place de cette table.
power-nobody-stands-in = Aucun ordinateur ne remplace personne ici.
power-not-managing = Seule la personne qui gère la table peut le faire.
power-of-another = Cette place est à quelqu’un. Demandez-lui de la laisser.
power-among-people = La partie a commencé : entre joueurs, les ordinateurs restent comme ils sont.
power-chosen-seed = La graine de cette table a été choisie, ou elle continue une autre partie, ses tirages ou ses secrets peuvent donc être connus : personne d’autre ne peut s’y joindre. Créez une nouvelle table.
power-something-undone = Un coup a été annulé ici, les prochains tirages peuvent donc être connus : personne d’autre ne peut s’y joindre. Créez une nouvelle table.
power-known-to-players = Quelqu’un qui joue encore a vu les secrets de cette place : personne d’autre ne peut l’avoir. Créez une nouvelle table.
power-others-known = Quelqu’un ici a vu les secrets d’une autre place : personne d’autre ne peut se joindre. Créez une nouvelle table.
power-outsider = Il faut jouer ici ou gérer la table pour faire cela.
power-not-of-another = Cette place n’est pas à quelqu’un d’autre.
power-not-asked = On ne vous l’a pas demandé.
power-not-absent = Un ordinateur ne peut remplacer que quelqu’un qui fait attendre la table depuis aussi longtemps qu’elle le permet.
power-no-such-seat = Cette place n’existe pas.
