### L’analyse d’une partie finie, dans le terminal et sur la page.

review-kinds = Une imprécision perd au moins 5 % de chances de gagner, une erreur 10 %, une gaffe 15 %, à coup sûr.
# $chance, $instead: in percent, with the sign.
review-brings = Cela aurait gagné { $chance } du temps, au lieu de { $instead }.
review-brings-mixed = Un bon mélange, où ce choix est le plus fréquent, aurait gagné { $chance } du temps ; ce qui a été joué, { $instead }.

# How the loss is known. $low, $high: in percent, with the sign.
review-exact = La perte est exacte, pour ce qui peut être calculé.
review-proved = La perte est prouvée.
review-range = La perte est estimée : de { $low } à { $high }.
