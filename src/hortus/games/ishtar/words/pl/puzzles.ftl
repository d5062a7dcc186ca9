### Ishtar: o czym są jej zadania.

ishtar-theme-fountain = zdobądź fontannę
ishtar-theme-pile = którą płytkę wziąć
ishtar-theme-lay = gdzie położyć płytkę
ishtar-theme-symbol = co zrobić z symbolem
ishtar-theme-bloom = gdzie zakwitnie
ishtar-theme-tree = które drzewo
ishtar-theme-plant = gdzie zasadzić drzewo
ishtar-theme-gems = który klejnot
