### Haru Ichiban: o czym są jego zadania.

haru-theme-figure = utwórz figurę
haru-theme-break = rozbij figurę
haru-theme-flower = gdzie otworzyć kwiat
haru-theme-wind = gdzie powiać
haru-theme-dark = który nenufar odwrócić
haru-theme-frog = dokąd idzie żaba
haru-theme-senior = kto będzie starszym ogrodnikiem
