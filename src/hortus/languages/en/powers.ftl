### Why somebody may not do something at a table.

power-not-invited = You are not invited to this table. Ask for a link.
power-not-yours = This seat is not yours.
power-computer-plays = A computer plays on this seat now. You may watch.
power-unaided = Among people there are hints only where the table allowed aids before the game.
power-taken = Somebody sits there already. You may watch.
power-over = The game is over: nothing changes any more.
power-running = The game is not over: a review would tell secrets.
power-knows-another = You have seen the secrets of a seat that is somebody else’s now. You may watch.
power-second-seat = You play already. The secrets of a second seat are not for you.
power-plays-another = You play another seat at this table.
power-nobody-stands-in = No computer stands in here.
power-not-managing = Only the person who manages this table may do that.
power-of-another = This seat is somebody’s. Ask that person to leave it.
power-among-people = The game has begun: among people the computers stay as they are.
power-chosen-seed = The seed of this table was chosen, or it goes on from another game, so its draws or secrets may be known: nobody else can join. Make a new table.
power-something-undone = Something was taken back here, so the next draws may be known: nobody else can join. Make a new table.
power-known-to-players = Somebody who plays on has seen the secrets of this seat: nobody else can have it. Make a new table.
power-others-known = Somebody here has seen secrets of another seat: nobody else can join. Make a new table.
power-outsider = Only somebody who plays here or manages the table may do that.
power-not-of-another = This seat is not another person’s.
power-not-asked = You were not asked for that.
power-not-absent = A computer may stand in only for somebody who has kept the table waiting for as long as it allows.
power-no-such-seat = There is no such seat.
