### La Légende du Cerisier : de quoi parlent ses problèmes.

cherry-theme-stop = s’arrêter ou piocher
cherry-theme-draw = combien en piocher
cherry-theme-keep = que garder
cherry-theme-bonus = quel bonus
cherry-theme-exchange = qu’échanger ou que prendre
cherry-theme-place = où poser une fleur
cherry-theme-behind = que mettre derrière le paravent
