### Liczenie punktów na końcu Haru Ichiban. $round: liczba.

haru-count-round = Runda { $round }
