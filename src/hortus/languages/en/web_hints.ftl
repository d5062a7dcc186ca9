### Hints on the page, beside each move.

web-hint-title = The best moves, from what you may know. Choose one to see it on the board.
web-hint-ask = Ask for a hint
web-hint-thinking = One moment, the best moves are being looked for.
web-hint-not-now = There are hints on your own turn.
web-hint-sealed = This choice is secret. Choose each move about this often, so that nobody can predict you.
# $share, $chance, $low, $high: in percent, with the sign.
web-hint-share = Choose it { $share } of the time.
web-hint-chance = Wins { $chance } of the time ({ $low } to { $high }).
web-hint-exact = Wins { $chance } of the time: exact.
web-hint-exact-round = Wins { $chance } of the time: exact for this round.
web-hint-exact-open = Wins { $chance } of the time: exact if nothing were secret.
web-hint-estimated =
    { $count ->
        [one] The chances are estimated by { $count } simulation; in brackets: where they lie with 95% certainty.
       *[other] The chances are estimated by { $count } simulations; in brackets: where they lie with 95% certainty.
    }
