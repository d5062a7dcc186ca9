### The Legend of the Cherry Tree: what its puzzles are about.

cherry-theme-stop = stop or draw
cherry-theme-draw = how many to draw
cherry-theme-keep = what to keep
cherry-theme-bonus = which bonus
cherry-theme-exchange = what to exchange or take
cherry-theme-place = where to put a flower
cherry-theme-behind = what goes behind the screen
