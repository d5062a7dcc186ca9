### Ce qui ne peut pas être annulé, et pourquoi : dit dans le terminal et sur la page.

undo-nothing = Vous n’avez aucun coup à annuler.
undo-chance = Un tirage a suivi.
undo-secret = Un secret a été montré.
undo-turn = Votre tour est fini.
undo-over = La partie est finie : plus rien ne s’annule.
