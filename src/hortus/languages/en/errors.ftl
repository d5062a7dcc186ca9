### Errors of the library. One sentence each; a rule number, where there is one, travels beside the sentence.

## Names and options

unknown-game = There is no game called “{ $name }”. Games: { $known }.
unknown-option = { $game } has no option called “{ $option }”. Options: { $known }.
unknown-option-value = The option { $option } cannot be “{ $value }”. Possible: { $known }.
bad-budget = A computer player needs at least 1 simulation and more than 0 seconds.
unknown-player = There is no computer player called “{ $name }”. Players: { $known }.
bad-seed = “{ $seed }” is not a seed: a seed is a whole number, zero or more.
broken-bad-name = “{ $name }” cannot be the name of a game: a name has small letters, digits and underscores, and begins with a letter.
broken-name-taken = “{ $name }” is the name of another game already; it comes from { $holder }.
broken-not-loaded = The game “{ $name }” cannot be loaded: { $reason }
broken-not-there = At { $place } there is no game called “{ $name }”.
broken-wrong-contract = The game “{ $name }” is made for version { $found } of the contract of games; this Hortus knows { $oldest } to { $newest }.
broken-prefix-taken = The sentences of the game “{ $name }” begin with “{ $prefix }”, which belongs to { $holder }.
broken-words-missing = The game “{ $name }” lacks the sentence { $sentence } in { $file }.
broken-words-unreadable = The game “{ $name }” has a sentence in { $file } that cannot be read: { $text }
broken-words-foreign = The game “{ $name }” has a sentence in { $file } that is not its own: { $sentence }

## Actions and positions

illegal-action = “{ $action }” is not allowed here.
unknown-action-id = There is no action number { $action }: the numbers start at 0 and stay below { $count }.
unreadable-action = “{ $text }” is not an action: it stops making sense at character { $column }.
unreadable-position = “{ $text }” is not a position: { $expected } was expected at character { $column }.
impossible-position = This position can be read, but no game can reach it.
no-gpu = There is no NVIDIA GPU here that can be used. A batch on the processor works everywhere.
no-gpu-library = What drives a GPU is not installed; it comes with the extra “cuda”. A batch on the processor works everywhere.
not-choosing = { $seat } has nothing to choose now.
nothing-to-undo = There is nothing to undo: this is the first position.
position-over = The game is over: there is nothing left to play.

## Records

record-not-a-record = This is not a record of a game.
record-unknown-header = Line { $line }: there is no heading called “{ $name }”.
record-missing-header = The heading “{ $name }” is missing.
record-duplicate-header = Line { $line }: the heading “{ $name }” is given a second time.
record-bad-header = Line { $line }: the heading “{ $name }” cannot be “{ $value }”.
record-wrong-version = This record follows version { $version } of the rules; known here: { $known }.
record-bad-line = Line { $line } cannot be read: it stops making sense at character { $column }.
record-wrong-number = Line { $line }: number { $expected } was expected, not { $found }.
record-wrong-actor = Line { $line }: it is for “{ $expected }” to act, not for “{ $found }”.
record-illegal = Line { $line }: “{ $action }” is not allowed. { $reason }
record-wrong-draw = Line { $line }: the committed secret gives “{ $expected }” here, not “{ $found }”.
record-wrong-lot = Line { $line }: the committed secret gives the lot “{ $expected }”, not “{ $found }”.
record-truncated = The record breaks off at line { $line }.
record-after-end = Line { $line }: the game is already over, yet the record goes on.
record-wrong-result = Line { $line }: the result is “{ $expected }”, not “{ $found }”.
record-wrong-commitment = Line { $line }: the secret revealed does not match the fingerprint given before the game.
record-wrong-format = This record is in format { $version }; known here: { $known }.
record-not-raced = Line { $line }: “{ $action }” is marked as raced, but nobody can race for it.
record-second-comment = Line { $line }: only one comment can stand between two actions.
record-altered = Line { $line }: this closing line does not fit the lines above: something was changed or left out.
record-after-last-line = Line { $line }: the record has ended, yet there is more text.
record-bad-seed = “{ $seed }” is not a seed: a seed is one line of at most { $longest } characters.
record-bad-name = “{ $name }” is not a player’s name: a name is one line of at most { $longest } characters.
record-bad-comment = A comment is one line of at most { $longest } characters.
record-bad-date = “{ $date }” is not a date: write year-month-day, as in 2026-11-15.
record-wrong-seats = Seats in this game: { $expected }; names given: { $found }.
record-no-such-seat = There is no seat number { $number } in this game.
record-no-such-ply = There is no action number { $ply }: this record has { $count }.
record-no-chance = No draw is due now.
record-chance-first = “{ $action }” has to wait: first a draw is due.
record-no-race = Nobody can race for what is due now.
record-no-secret = This record does not hold the secret, so the game cannot go on from it.
record-comment-place = Line { $line }: a comment stands right below its action, which was not taken back, or above everything.
record-unwritable-note = “{ $note }” cannot be told in a record.
record-seat-held = Line { $line }: “{ $note }” cannot be: the seat is a person’s.
record-person-skipped = Line { $line }: “{ $note }” cannot be: people are counted in the order in which they first sit down.
record-chosen-seed = Line { $line }: “{ $note }” cannot be: somebody chose the seed and may know every draw, so nobody else can join.
record-nobody-stood-in = Line { $line }: “{ $note }” cannot be: no computer stood in there for that person.
record-not-the-holder = Line { $line }: “{ $note }” cannot be: the seat is not that person’s.
record-no-absence = Line { $line }: “{ $note }” cannot be: the table did not agree that absence counts so, or there was a pause.
record-nobody-there = Line { $line }: “{ $note }” cannot be: no person sits there.
record-wrong-undo = Line { $line }: “{ $note }” was not allowed: one takes back one’s own last decision, and among people only in the same turn, if nobody has learned anything from it.
record-not-asked = Line { $line }: “{ $note }” cannot be: nobody had asked.
record-consent-due = Line { $line }: somebody had agreed, so “{ $note }” had to come here.
record-no-pause = Line { $line }: “{ $note }” cannot be: not everybody had agreed, or there was a pause already.
record-not-paused = Line { $line }: “{ $note }” cannot be: there was no pause.
record-unproven-chronicle = Not provable: a record in format 1 does not tell who sat where, nor what was taken back.
record-unproven-people = Not provable: this record does not tell of every seat who sat there.

## Laws of a game

law-broken = The law “{ $law }” does not hold: { $detail }

## Files

file-not-found = There is no file “{ $file }”.
file-not-regular = “{ $file }” is a folder, a pipe or a device, not a file that can be read.
file-unreadable = The file “{ $file }” cannot be read.
file-exists = There is already a file “{ $file }”; it was left as it is.
file-unwritable = The file “{ $file }” cannot be written.

## The command line

wrong-seats = This game has { $expected } seats here, not { $found }.
too-many-names = Too many names ({ $found }); people at the table: { $expected }.
option-without-value = “{ $text }” is no option. Write it like this: players=3
saved-game-is-settled = The game in “{ $file }” has begun: its options and its seed can no longer be chosen.
unknown-rule = { $game } has no rule “{ $number }”.

## Matches between computer players

arena-no-game = Name a game and its players, or --report and files of results.
arena-bad-player = “{ $text }” does not name a player. Write it like this: level3, level5@200 (simulations) or level5@0.5s (seconds).
arena-too-few-players = A match needs two players or more: --players greedy random
arena-repeated-player = “{ $name }” is named twice; a player cannot meet itself.
arena-too-few-games = { $games } games are no match: at least 1 is needed.
bad-number = { $option } is a whole number of { $least } or more, not “{ $text }”.
arena-game-too-long = The game did not end within { $longest } actions.
arena-no-results = There is no result of a match yet.
arena-no-dask = A cluster needs Dask, which is not installed here: pip install hortus[cluster]
arena-no-scheduler = No Dask scheduler answers at “{ $address }”.
arena-worker-lost = A worker was lost (“{ $reason }”). Every game that was finished is kept; the same command goes on.
results-bad-line = Line { $line } of “{ $file }” is no result of a match; the file was left as it is.
results-other-match = Line { $line } of “{ $file }” is of another match ({ $found }) than { $expected }; the file was left as it is.

## Hints

hint-chance = A draw is due here, so there is nothing to advise.
hint-none = In this record nobody has anything to decide yet.
hint-bad-seconds = “{ $text }” is not a number of seconds. Write it like this: 2.5
review-unfinished = This game is not over yet. It can be reviewed when it is.

## Datasets

dataset-players = Name one player for all seats, or one for each of the { $seats } seats; there were { $found }.
dataset-other-plan = In “{ $folder }” another dataset was begun. Choose another folder, or ask for the same games.
dataset-other-versions = This dataset is made with { $begun }; here is { $here }. Other versions could write other files: install those, or begin another one.
dataset-folder-taken = “{ $folder }” holds something else. A dataset needs a folder of its own.
dataset-unfinished = The dataset in “{ $folder }” is not finished. The command that began it goes on with it.
dataset-unreadable = “{ $file }” is missing or not as it was written. Delete it and the manifest, and the same command makes it again.
dataset-no-pyarrow = A dataset needs pyarrow, which is not installed here: pip install hortus[dataset]
no-such-seat = There is no seat { $number }. Seats are counted from 0, and { $count } play.
net-missing = There is no net in “{ $file }”; it is played without one.
net-damaged = “{ $file }” is not the net that was written there; it is played without one.
net-other-format = “{ $file }” holds a net of another form than this Hortus reads; it is played without one.
net-other-game = The net in “{ $file }” has not learnt { $game } as it is now; it is played without one.
levels-damaged = “{ $file }” does not tell how the levels choose; they choose as usual.
