### Legenda wiśniowego drzewa: o czym są jej zadania.

cherry-theme-stop = przestać czy dobierać
cherry-theme-draw = ile dobrać
cherry-theme-keep = co zachować
cherry-theme-bonus = która premia
cherry-theme-exchange = co wymienić albo zabrać
cherry-theme-place = gdzie położyć kwiat
cherry-theme-behind = co schować za parawan
