### What a server refuses, and why something cannot be taken back.

## Messages

server-bad-message = This message was not understood, so nothing was done.
server-too-large = This message is too long: at most { $longest } bytes.
server-too-many-messages = Too many messages at once. Wait a moment.
server-too-many-tables = Too many new tables from this address. Try again later.
server-too-many-joins = Too many links and codes were tried from this address. Wait a moment.
server-too-many-asks = Too much was asked for at once. Wait a moment.
server-too-many-lines = Too many connections are open. Close some of your tabs, or come back in a moment.
server-too-many-questions = Too many of your questions are still waiting for an answer. Wait for those first.
server-asked-already = This player was asked less than a minute ago and has not answered yet. Give them a moment.
server-asking-too-often = You have asked other players too often within a minute. Wait a moment.
server-asked-too-often = This player has been asked too often within a minute. Wait a moment.
server-seats-too-often = You have changed seats too often within a minute. Wait a moment.
server-seat-too-often = This seat has been changed too often within a minute. Wait a moment.
server-free-seats-too-often = The free seats of this table have been changed too often within a minute. Wait a moment.
server-renaming-too-often = You have changed names or links at this table too often. Wait a moment.
server-devices-too-often = Too many new devices have joined this seat within a minute. Wait a moment.
server-too-many-notes = You have made too many entries in the log of this table. The game goes on, but you can no longer ask for anything or give a seat away.
server-too-many-table-notes = The log of this table is full. The game goes on, but nobody can ask for anything, give a seat away, undo or get a hint any more.
server-too-many-hints = Too many hints were asked for at this table. Play on without them.
server-too-many-undos = You have undone too many actions at this table. Play on without undo.
server-too-many-people = Too many people have already sat down at this table. Watch the game, or make a new table.
server-too-many-visitors = People who have left their seats have made too many entries in the log of this table, so nobody else can sit down. Watch the game, or make a new table.
server-too-many-devices = Too many devices have joined this seat. Play on one of those, or renew its personal code there.
server-wrong-origin = This page may not speak to this server.
server-wrong-host = This server does not answer to that name. Open it by its own address, or add the name: hortus serve --address

## Tables and links

server-no-such-table = This table does not exist, or was deleted.
server-no-such-place = There is nothing here.
server-no-halt = There is nothing to look at within action number { $ply }.
server-no-count = There is nothing to count: the game has not been played to its end.
server-other-rules = This table follows version { $version } of the rules; known here: { $known }.
server-seed-among-people = A seed lets whoever chose it know every draw: it is only for games without other people.
server-onward-among-people = To go on from another game is for games without other people: whoever does so knows its secrets.
server-bad-link = This link is not complete, or was changed. Ask for it once more.
server-old-link = This link no longer works: it was made anew, or the seat was left.
server-bad-code = There is no table with this code. Look at it once more, or ask for a link.
server-no-free-seat = All seats at this table are taken. You may watch.
server-bad-guest = Your browser’s cookie was changed. Reload the page.
server-bad-token = The token of another server is not valid for this request.
server-internal-only = A request from outside may not have the header hortus-inside.
server-no-power-list = This table is not on your list.

## Playing

server-not-your-turn = It is not your turn.
server-stale = The table has changed meanwhile. Look again.
server-conflict = Somebody else was quicker.
server-no-race = There is nothing to race for now.
server-race-too-early = The race has not started yet.
server-not-over = The game is not over yet.
server-no-aids = The odds are not shown at this table.
server-hint-busy = The computers are busy just now. Ask for the hint again in a moment.
server-one-hint = One hint at a time: wait for the one that is on its way.
server-review-busy = The computers are busy just now. Ask for the review again in a moment.
server-one-try = One try at a time: wait until the one that you have made is judged.
server-no-decision = There was nothing to decide in move { $ply }.
server-fault = Something went wrong in the server; nothing was done.
server-draining = This server is about to stop and takes nobody in any more. Come back in a moment.
server-storage-failed = This could not be saved, so nothing was done. Try again in a moment.
server-storage-unreadable = This could not be read from the disk. Try again in a moment.
server-table-broken = This table is damaged and cannot be opened. Whoever runs the server finds the cause in its log.
server-storage-unusable = The data file “{ $file }” cannot be used: “{ $reason }”.
server-storage-bad-address = After --data stands a file, or an address such as postgresql://hortus@localhost/hortus.
server-storage-newer = { $place } was written by a newer Hortus: install that one, or name other data.
server-database-unreachable = The database { $database } cannot be reached (“{ $reason }”): start it, or correct its address.
server-database-password = The database { $database } does not let us in (“{ $reason }”): correct the user or the password in its address.
server-database-missing = The server is there, but not the database { $database }: make it first, for example with createdb.
server-database-read-only = The database { $database } can only be read (“{ $reason }”): give the address of one that can be written.
server-database-rights = The user lacks rights in { $database } (“{ $reason }”): make it the owner of the database.
server-database-full = The database { $database } has no room left (“{ $reason }”): give it more disk.
server-database-connections = The database { $database } has no connection left (“{ $reason }”): raise its max_connections, or end what holds the others.
server-database-moving = The data of { $database } are being moved by hortus move: start again when that has ended.
server-database-unusable = The database { $database } cannot be used: “{ $reason }”.
server-database-unlike = The server at { $address } works with this database and has another version or other keys: stop it first, or give both the same.
server-database-no-driver = PostgreSQL needs a driver: install hortus[postgresql].
server-moved = This table is just moving to another server. Try again in a moment.

## Why something cannot be taken back

server-undo-watching = You are watching.
