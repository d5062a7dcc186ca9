### Haru Ichiban: what its puzzles are about.

haru-theme-figure = make a figure
haru-theme-break = break a figure
haru-theme-flower = where to open the flower
haru-theme-wind = where to blow the wind
haru-theme-dark = which lily to turn dark
haru-theme-frog = where the frog goes
haru-theme-senior = who shall be senior
