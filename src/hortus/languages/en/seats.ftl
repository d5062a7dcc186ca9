### Who sits at the table, in any game.

# $key: the key of a seat: red, yellow, or a number.
seat-name =
    { $key ->
        [red] Red
        [yellow] Yellow
       *[other] Player { $key }
    }

# Somebody who has a name, and whoever reads.
seat-person = { $name }
seat-you = you

# How they came to their seats
seats-by-lot = The lot has decided who sits where.
seats-by-lot-yours = The lot has decided who sits where: you are { seat-name }.
seats-as-set = The seats are as they were set.
seats-moved-on = Everybody has moved on by one seat.

# Whose turn it was, above what happened in it
turn-of =
    { $you ->
        [seat] Your turn
       *[other] { $seat }’s turn
    }

# What happens around a table
note-sits = { seat-name }: a person sits down.
note-back =
    { $you ->
        [seat] You are back and play again.
       *[other] { $seat } is back and plays again.
    }
note-computer = { seat-name }: a computer plays from here on.
note-computer-left = { seat-name } leaves the seat to a computer.
note-computer-absent = { seat-name } has been away too long: a computer stands in.
note-open = { seat-name }: the seat waits for somebody.
note-open-left = { seat-name } leaves the seat; it waits for somebody.
note-undo =
    { $you ->
        [seat] You take back a move.
       *[other] { $seat } takes back a move.
    }
note-hint =
    { $you ->
        [seat] You ask for a hint.
       *[other] { $seat } asks for a hint.
    }
note-asks-computer =
    { $you ->
        [seat] You are asked to leave the seat to a computer.
       *[other] { $seat } is asked to leave the seat to a computer.
    }
note-asks-open =
    { $you ->
        [seat] You are asked to leave the seat to somebody else.
       *[other] { $seat } is asked to leave the seat to somebody else.
    }
note-asks-pause =
    { $you ->
        [seat] You are asked for a pause.
       *[other] { $seat } is asked for a pause.
    }
note-agrees =
    { $you ->
        [seat] You agree.
       *[other] { $seat } agrees.
    }
note-declines =
    { $you ->
        [seat] You decline.
       *[other] { $seat } declines.
    }
note-paused = A pause: nobody’s absence counts.
note-resumed = The pause is over.

# What computer players are called
player-level1 = Computer 1
player-level2 = Computer 2
player-level3 = Computer 3
player-level4 = Computer 4
player-level5 = Computer 5
player-random = Random
player-beginner = Beginner
player-greedy = Greedy
player-plain = Plain
