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

# What happens around a table
note-sits = { $seat }: a person sits down.
note-back = { $seat } is back and plays again.
note-computer = { $seat }: a computer plays from here on.
note-computer-left = { $seat } leaves the seat to a computer.
note-computer-absent = { $seat } has been away too long: a computer stands in.
note-open = { $seat }: the seat waits for somebody.
note-open-left = { $seat } leaves the seat; it waits for somebody.
note-undo = { $seat } takes back.
note-asks-computer = { $seat } is asked to leave the seat to a computer.
note-asks-open = { $seat } is asked to leave the seat to somebody else.
note-asks-pause = { $seat } is asked for a pause.
note-agrees = { $seat } agrees.
note-declines = { $seat } declines.
note-paused = A pause: nobody’s absence counts.
note-resumed = The pause is over.
