### Who sits at the table, in any game.

# $seat: the key of a seat: red, yellow, or a number.
seat-name =
    { $seat ->
        [red] Red
        [yellow] Yellow
       *[other] Player { $seat }
    }
