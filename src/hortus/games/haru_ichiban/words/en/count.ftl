### The count at the end of Haru Ichiban. $round: a number.

haru-count-round = Round { $round }
