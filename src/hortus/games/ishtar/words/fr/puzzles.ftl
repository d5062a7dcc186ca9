### Ishtar : de quoi parlent ses problèmes.

ishtar-theme-fountain = gagner une fontaine
ishtar-theme-pile = quelle tuile prendre
ishtar-theme-lay = où poser la tuile
ishtar-theme-symbol = que faire du symbole
ishtar-theme-bloom = où cela fleurit
ishtar-theme-tree = quel arbre
ishtar-theme-plant = où planter l’arbre
ishtar-theme-gems = quelle gemme
