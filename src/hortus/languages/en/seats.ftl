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

# What happens around a table
note-sits = { seat-name }: a person sits down.
note-back = { seat-name } is back and plays again.
note-computer = { seat-name }: a computer plays from here on.
note-computer-left = { seat-name } leaves the seat to a computer.
note-computer-absent = { seat-name } has been away too long: a computer stands in.
note-open = { seat-name }: the seat waits for somebody.
note-open-left = { seat-name } leaves the seat; it waits for somebody.
note-undo = { seat-name } takes back.
note-asks-computer = { seat-name } is asked to leave the seat to a computer.
note-asks-open = { seat-name } is asked to leave the seat to somebody else.
note-asks-pause = { seat-name } is asked for a pause.
note-agrees = { seat-name } agrees.
note-declines = { seat-name } declines.
note-paused = A pause: nobody’s absence counts.
note-resumed = The pause is over.
