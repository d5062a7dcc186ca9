### Hints: why an action is good, in facts of the position. “You” is the one who asked.
### In any game; those of one game are in its folder.

hint-only = It is the only action possible.
hint-ends =
    { $result ->
        [won] Ends the game, and you win.
        [shared] Ends the game, and the victory is shared.
       *[lost] Ends the game, and you lose.
    }

# On the page: beside each move
hint-title = The best moves, from what you may know. Choose one to see it on the board.
hint-ask = Ask for a hint
hint-thinking = One moment, the best moves are being looked for.
hint-not-now = There are hints on your own turn.
hint-sealed = This choice is secret. Choose each move about this often, so that nobody can predict you.
# $share, $chance, $low, $high: in percent, with the sign.
hint-share = Choose it { $share } of the time.
hint-wins = Wins { $chance } of the time ({ $low } to { $high }).
hint-wins-exact = Wins { $chance } of the time: exact.
hint-estimated =
    { $count ->
        [one] The chances are estimated by { $count } simulation; in brackets: where they lie with 95% certainty.
       *[other] The chances are estimated by { $count } simulations; in brackets: where they lie with 95% certainty.
    }
