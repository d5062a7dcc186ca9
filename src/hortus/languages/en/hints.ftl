### Hints: why an action is good, in facts of the position. “You” is the one who asked.
### In any game; those of one game are in its folder.

hint-only = It is the only action possible.
hint-ends =
    { $result ->
        [won] Ends the game, and you win.
        [shared] Ends the game, and the victory is shared.
       *[lost] Ends the game, and you lose.
    }
hint-proved = Proved: counted out to the end of the game.
