### People around a table, where there are others: set-up, links, invitations, who sits where. Fetched when it is needed.
### $seat: see seats.ftl. $who: a name. $game: the name of a game. $player: a computer player. $since, $due: times. $seconds, $count: numbers.

## Players and links

web-code = Code to join by
web-link-watch = Link to watch
web-link-manage = Link to manage this table (keep it to yourself)
web-copy-code = Copy the code
web-copy-seat = Copy the link to the seat: { $seat }
web-copy-watch = Copy the link to watch
web-copy-manage = Copy the link to manage
web-copied = Copied
web-links-near = This server can only be reached from this computer: a link would not work elsewhere. Start it with --lan to play with friends.

## Inviting and joining

web-invite-about = A seat is free for a friend. Send the link, let a phone read the picture, or tell the code.
web-invite-seat = Which seat
web-invite-link = Link to the seat
web-invite-share = Share…
web-invite-picture = The link as a picture for a phone’s camera (QR code)
web-sat-down = { $who } has sat down.
web-sat-down-unnamed = Somebody has sat down: { $seat }.
web-title-join = An invitation · Hortus
web-join-title = You are invited: { $game }
web-join-yours = your seat
web-join-name = Your name (may stay empty)
web-join-watch = Watch
web-join-manage = Manage the table
web-join-go = Go to the table
web-join-about-watch = This link is for watching: you see what everybody at the table may know.
web-join-about-watch-yours = You may watch this table.
web-join-about-manage = This link lets you manage the table: say who sits where, hand out links, or delete it. Keep it to yourself.
web-join-about-manage-yours = You manage this table.
web-join-about-sitting = You sit at this table: { $seat }.
web-join-back-title = { $game }: welcome back
web-join-about-return = This personal code leads back to your seat: { $seat }. It works on any device.
web-join-about-return-yours = You sit at this table: { $seat }.
web-join-return = Come back to your seat

## If somebody stays away

web-absence = If somebody stays away
web-absence-never = the table waits
web-absence-5-minutes = 5 minutes
web-absence-day = a day
web-absence-week = a week
web-absence-rule =
    { $seconds ->
        [0] However long somebody stays away, the table waits: nobody plays for anybody else.
        [300] If somebody keeps the table waiting for 5 minutes, a computer may stand in until the person comes back.
        [86400] If somebody keeps the table waiting for a day, a computer may stand in until the person comes back.
       *[604800] If somebody keeps the table waiting for a week, a computer may stand in until the person comes back.
    }
web-aids-rule = Aids are allowed at this table: everybody may ask for hints, and all see who asked.
web-away-until = Away since { $since }. A computer may stand in from { $due }.
web-away-due = Away since { $since }. A computer may stand in now.
web-away-too-long = { $who } has been away for too long.
web-take-over = Let a computer stand in
web-stands-in = stands in for somebody, who may come back
web-ask-pause = Ask everybody for a pause
web-ask-pause-about = In a pause that all have agreed to, nobody’s absence counts.
web-end-pause = End the pause

## Leaving a seat, and asking others to

web-who-plays-on = Who plays on
web-stand-in = { $player } stands in
web-somebody-else = somebody else, for good
web-leave = Leave the seat…
web-leave-go = Leave
web-leave-about = While a computer stands in, you can take your seat back. Left for somebody else, it is yours no more.
web-leave-sure = Leave your seat to whoever comes? You cannot take it back.
web-take-back = Take my seat back
web-ask = Ask for this seat…
web-ask-go = Ask
web-ask-about = Nothing happens unless this person agrees.
web-asked-waiting = Asked; there is no answer yet.
web-manager = Whoever manages the table
web-asks-computer = { $who } asks you to let { $player } stand in for you.
web-asks-open = { $who } asks you to leave your seat to somebody else.
web-asks-pause = { $who } asks for a pause, in which nobody’s absence counts.
web-agree = Agree
web-decline = Decline

## The way back to one's own seat

web-way-back = Your way back
web-way-back-about = With this code you come back to your seat, from another device or after this browser has forgotten you. Keep it to yourself.
web-copy-way-back = Copy the personal link
web-copy-way-back-code = Copy the personal code
web-devices =
    { $count ->
        [one] Your seat is open on { $count } device.
       *[other] Your seat is open on { $count } devices.
    }
web-renew = Make anew
web-renew-devices = Make anew: your personal code
web-renew-watch = Make anew: link to watch, and code
web-renew-manage = Make anew: link to manage
web-renew-seat = Make anew: link to this seat
web-renew-devices-sure = Make your personal code anew? The old one is dead then, and all your other devices lose the seat.
web-renew-watch-sure = Make the link to watch and the code to join by anew? The old ones are dead then, and whoever watches has to leave.
web-renew-manage-sure = Make the link to manage anew? The old one is dead then, and whoever came by it manages the table no more.
web-renew-seat-sure = Make the link to this seat anew? The old one is dead then.
web-renewed = Made anew.
