### Ishtar: what its puzzles are about.

ishtar-theme-fountain = win a fountain
ishtar-theme-pile = which tile to take
ishtar-theme-lay = where to lay the tile
ishtar-theme-symbol = what to do with the symbol
ishtar-theme-bloom = where it blooms
ishtar-theme-tree = which tree
ishtar-theme-plant = where to plant the tree
ishtar-theme-gems = which gem
