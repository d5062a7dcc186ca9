### The review of a finished game, in the terminal and on the page.

review-kinds = An inaccuracy gives away at least 5% of the chance to win, a mistake 10%, a blunder 15%, each for sure.
# $chance, $instead: in percent, with the sign.
review-brings = It would have won { $chance } of the time, instead of { $instead }.
review-brings-mixed = A good mixture, in which this is the most frequent choice, would have won { $chance } of the time; what was played { $instead }.

# How the loss is known. $low, $high: in percent, with the sign.
review-exact = The loss is exact, as far as can be counted out.
review-proved = The loss is proved.
review-range = The loss is estimated: { $low } to { $high }.
