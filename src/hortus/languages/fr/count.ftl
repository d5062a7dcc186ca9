### Le décompte final, pas à pas, dans tous les jeux.
### $name : ce qu’on compte. $shares : ce que chacun en reçoit.

count-title = Le décompte
count-step = Étape { $number } sur { $count }
count-next = Suivant
count-back = Précédent
count-done = Terminé
count-line = { $name } : { $shares }.
count-share = { $seat } { $points }
count-total = Total
