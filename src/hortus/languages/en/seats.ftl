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
note-device = A new device has joined your seat with your personal code. If it is not yours, renew that code under “Players and links”.

# What computer players are called
player-level1 = Snail
player-level2 = Hedgehog
player-level3 = Magpie
player-level4 = Heron
player-level5 = Owl
player-random = Random
player-beginner = Beginner
player-greedy = Greedy
player-plain = Plain

# The five levels. $name: one of those names. $level: its number.
player-titled = { $name } (level { $level })
player-level1-about = Strolls through the garden and mostly plays what it likes.
player-level2-about = Sniffs out some of the good moves and ambles past the others.
player-level3-about = Quick and bright: sees a good move at a glance and takes it.
player-level4-about = Stands still and looks a little way ahead before it strikes.
player-level5-about = Thinks for a second about every move and overlooks little.
