### Analiza skończonej gry, w terminalu i na stronie.

review-kinds = Niedokładność oddaje na pewno co najmniej 5% szans na wygraną, błąd 10%, gruby błąd 15%.
# $chance, $instead: in percent, with the sign.
review-brings = To wygrałoby w { $chance } gier, zamiast w { $instead }.
review-brings-mixed = Dobra mieszanka, w której ten wybór jest najczęstszy, wygrałaby w { $chance } gier; to, co zagrano, w { $instead }.

# How the loss is known. $low, $high: in percent, with the sign.
review-exact = Strata jest dokładna, o ile da się ją policzyć.
review-proved = Strata jest udowodniona.
review-range = Strata jest oszacowana: od { $low } do { $high }.
