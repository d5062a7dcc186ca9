### Haru Ichiban : de quoi parlent ses problèmes.

haru-theme-figure = former une figure
haru-theme-break = enlever une figure
haru-theme-flower = où ouvrir la fleur
haru-theme-wind = où souffler le vent
haru-theme-dark = quel nénuphar retourner
haru-theme-frog = où va la grenouille
haru-theme-senior = qui sera le grand jardinier
