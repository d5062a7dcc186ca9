### Le décompte final de Haru Ichiban. $round : un nombre.

haru-count-round = Manche { $round }
