### Who sits at the table, in any game.

# $seat: the key of a seat: red, yellow, or a number.
seat-name =
    { $seat ->
        [red] Red
        [yellow] Yellow
       *[other] Player { $seat }
    }

# How they came to their seats
seats-by-lot = The lot has decided who sits where.
seats-by-lot-yours = The lot has decided who sits where: you are { seat-name }.
seats-as-set = The seats are as they were set.
seats-moved-on = Everybody has moved on by one seat.
