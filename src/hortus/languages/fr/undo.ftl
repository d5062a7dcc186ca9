### Ce qui ne peut pas être repris, et pourquoi : dit dans le terminal et sur la page.

undo-nothing = Vous n’avez aucun coup à reprendre.
undo-chance = Une pioche a suivi.
undo-secret = Un secret a été montré.
undo-turn = Votre tour est fini.
undo-over = La partie est finie : on ne revient plus en arrière.
