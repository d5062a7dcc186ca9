### The terminal: one line after the other, to be read by eye or by ear.
### $seat: see seats.ftl. Commands and moves keep the same words in every language.

## A game begins

terminal-which-game = Which game? Write its number or its name.
terminal-which-opponent = Who plays against you? Write a number or a name; Enter alone takes { $name }.
terminal-opponents-more = Type “{ $program } players { $name } { $player }” for a card with its strength, “{ $program } play { $name } --against { $player }” to play against it.
terminal-welcome = { $game }. Type “help” for the commands, “quit” to leave.
terminal-resumed = The saved game goes on. This happened last:
terminal-you-are = You are { seat-name }.
terminal-seat = { seat-name }: { $player }
terminal-aids = Type “odds” before you draw to see the chances.
terminal-seat-human = a person
terminal-seat-computer = the computer ({ $name })
terminal-seat-level = { $name } (computer, level { $level })
terminal-commitment = The draws of this game are already fixed. Their fingerprint: { $commitment }
terminal-legend = The signs of the drawing:
terminal-language-unknown = There is no language “{ $language }”. Languages: en, fr, pl.

## A move is asked for

terminal-prompt = { "> " }
terminal-choices = You can play:
terminal-choice = { $number }. { $action }
terminal-choices-many = { $count } moves are possible, for example “{ $example }”. Type “moves” to see them all.
terminal-repeated = { $sentence } ({ $count } times)
terminal-hand-over = Hand the keyboard to { $seat }. Press Enter when nobody else can see the screen.
terminal-everybody = Now everybody may look at the screen.
terminal-press-enter = Press Enter to go on.
terminal-getting-ready = The computer ({ $name }) is getting ready. The first time this takes longer, perhaps minutes.

## Help

terminal-help =
    Play a move by writing it (for example “{ $example }”) or by its number in the list of moves. Words may be cut short, and the first one left out, as long as it is clear what you mean.
    moves      list every move you can play now
    board      show the board again
    legend     tell what the signs of the drawing mean
    log        tell what has happened so far
    rules      list the rules; “rules { $rule }” reads one of them
    undo       take your last move back
    save FILE  write the game to a file
    resign     give the game up
    quit       leave
    help       show this list
terminal-help-hand = hand       look at your own secrets, while nobody else does
terminal-help-odds = odds       see the chances of every draw, when you draw
terminal-help-hint = hint       see the best moves, each with an estimate and reasons
terminal-help-coach =
    coach      let the coach tell what each step is for, or be quiet again
    happened   explain what just happened
terminal-help-undo-people = With several people at the table a move can be taken back only in the same turn, as long as it has revealed nothing.

## Answers

# $rule: the number of the rule, or none.
terminal-refused =
    { $rule ->
        [none] Not possible. { $reason }
       *[other] Not possible. { $reason } (Type “rules { $rule }” for the rule.)
    }
terminal-ambiguous = “{ $text }” may mean several moves: { $moves }. Write a little more.
terminal-not-understood = “{ $text }” is neither a move nor a command. Type “moves” for the moves, “help” for the commands.
terminal-no-such-number = There is no move number { $number }. Type “moves” for the list.
terminal-no-such-rule = There is no rule { $rule }. Type “rules” for the list.
terminal-undone = The last move is taken back.
terminal-coach-on = The coach tells what each step is for. Type “coach” to have quiet, “happened” to have the last events explained.
terminal-coach-off = The coach is quiet.
terminal-coach-none = There is no coach for { $game } yet.
terminal-coach-nothing = Nothing has happened yet.
terminal-coach-rule = (Type “rules { $rule }” for the rule.)
terminal-save-how = Write the name of the file too, for example “save game.txt”.
terminal-saved = The game is saved in { $file }. To see it again: { $program } replay { $file }
terminal-saved-review = To learn what was skill in it and what was luck: { $program } review { $file }
terminal-saved-private = The game is saved in { $file }. It is not finished, so the file holds secrets: keep it to yourself. To go on: { $program } play { $file }
terminal-ask-save = To save the game, write a file name; to leave without saving, press Enter.
terminal-really-resign = Do you really give the game up? ({ terminal-yes }/{ terminal-no })
terminal-resigned =
    { $you ->
        [seat] You resign.
       *[other] { $seat } resigns.
    }
terminal-yes = yes
terminal-no = no

## The odds of a draw

terminal-odds = The odds if you draw this many and then stop, from what you know. The average includes what you have drawn already.
terminal-odds-public = The odds if you draw this many and then stop, from what everybody knows. The average includes what you have drawn already.
terminal-odds-choice = choice
terminal-odds-none = There are no odds to see in { $game }.
terminal-odds-without-aids = This game was started without aids. To see the odds, start one with --aids.
terminal-odds-not-now = Nothing can be drawn at this step. The odds can be seen when you draw.

## Hints

terminal-hint-title =
    { $you ->
        [seat] The best moves for you, from what you may know.
       *[other] The best moves for { $seat }, from what this player may know.
    }
terminal-hint-estimated =
    { $count ->
        [one] The chances to win are estimated by { $count } simulation.
       *[other] The chances to win are estimated by { $count } simulations.
    }
terminal-hint-sealed = This choice is secret. Choose each move about this often, so that nobody can predict you.
# Headings of columns: the move, how often to choose it, the chance to win, its 95% interval, the reasons.
terminal-hint-action = move
terminal-hint-share = share
terminal-hint-chance = wins
terminal-hint-interval = 95% interval
terminal-hint-reasons = why
# $low, $high: in percent, with the sign.
terminal-hint-range = { $low } to { $high }
terminal-hint-exact = exact
terminal-hint-exact-round = exact for this round
terminal-hint-exact-open = exact if nothing were secret
terminal-hint-thinking = One moment, the best moves are being looked for.
terminal-hint-getting-ready = The search is getting ready. The first time this takes longer, perhaps minutes.
terminal-hint-without-aids = Among several people hints are an aid, and this game was started without aids. To get them, start one with --aids.

## A game ends

terminal-you-win = You win. Congratulations!
terminal-you-lose = You lose this time.
terminal-winner =
    { $you ->
        [seat] You win.
       *[other] { $seat } wins.
    }
terminal-draw = It is a draw.
terminal-unfinished = The game is not finished.
terminal-interrupted = Nothing is lost yet. Type “save FILE” to keep the game and “quit” to leave, or press Ctrl-C again to leave at once.
terminal-goodbye = Goodbye!

## Replay

terminal-replay-help =
    Enter      one action forward
    back       one action back
    NUMBER     to that action
    start      to the beginning
    end        to the end
    as SEAT    see only what that seat saw, for example “as { $example }”
    as all     see everything
    board      show the board again
    legend     tell what the signs of the drawing mean
    log        tell what has happened so far
    quit       leave
    help       show this list
terminal-replay-hint = Press Enter for the next action, or type “help”.
terminal-replay-at = Action { $ply } of { $count }.
terminal-replay-start = This is the beginning.
terminal-replay-end = This is the end.
terminal-replay-as = Shown as { seat-name } saw it.
terminal-replay-as-all = Everything is shown.
terminal-replay-private = This game is not finished and its record holds secrets. Press Enter only if you may see them all.
terminal-replay-not-understood = “{ $text }” is no command here. Type “help” for the commands.
terminal-replay-no-seat = There is no seat “{ $text }”. Seats: { $known }.

## Checking the draws of a finished game

terminal-verified =
    { $count ->
        [0] Verified: nothing was drawn in this game.
        [one] Verified: the only draw follows from the secret that was fixed before the game.
       *[other] Verified: all { $count } draws follow from the secret that was fixed before the game.
    }
terminal-verify-lot = The lot that decided who sits where follows from it too.
terminal-verify-failed = Not verified. { $reason }
terminal-verify-raced =
    { $count ->
        [one] One outcome was settled by a race between the players, so it is not derived from the secret.
       *[other] { $count } outcomes were settled by a race between the players, so they are not derived from the secret.
    }
terminal-verify-undos =
    { $count ->
        [one] One move was taken back, as the rules of the table allow.
       *[other] { $count } times a move was taken back, each time as the rules of the table allow.
    }
terminal-verify-people =
    { $count ->
        [0] Nobody but computers sat at the table.
        [one] One person sat at the table.
       *[other] { $count } people sat at the table.
    }
terminal-verify-seat-changes =
    { $count ->
        [one] One seat changed hands, as the rules of the table allow.
       *[other] { $count } times a seat changed hands, each time as the rules of the table allow.
    }
terminal-verify-no-secret = This record does not reveal its secret, so its draws cannot be checked.
terminal-game-facts = Version { $version }, from { $package }. Languages: { $languages }
terminal-game-broken = { $name }, from { $package }, cannot be played. { $reason } [{ $code }]

## The review of a finished game

# $done, $count: actions; $seconds: that are left.
terminal-review-progress = Action { $done } of { $count } looked at; about { $seconds } s left.
terminal-review-title = What was skill and what was luck, in chances to win:
# Headings of columns: the player, the chance at the start, what was given away, what luck brought, the result, how accurate.
terminal-review-player = player
terminal-review-start = start
terminal-review-skill = skill
terminal-review-luck = luck
terminal-review-result = result
terminal-review-accuracy = accuracy
terminal-review-adds-up = For everybody start, skill and luck add up to the result. Skill is what one’s own decisions gave away, judged by what one could know; luck is all the rest.
# $one, $five: in percent, with the sign.
terminal-review-accuracy-about = Accuracy is a mean over all decisions in which there was something to lose: 100% for one that may have cost nothing, { $one } for one that gave away 1% of the chance to win, { $five } for 5%.
# $gained: of the chance to win, in percent, with the sign.
terminal-review-turn = Turning point: with action { $ply }, “{ $action }”, { $seat } gained { $gained } of the chance to win.
terminal-review-mistakes =
    { $count ->
        [0] No clear mistake was found.
        [one] { $count } clear mistake:
       *[other] { $count } clear mistakes:
    }
# $kind: blunder, mistake or inaccuracy. $lost: in percent, with the sign.
terminal-review-mistake =
    { $kind ->
        [blunder] Action { $ply }, { $seat }, a blunder: “{ $action }” gave away { $lost } of the chance to win; better was “{ $best }”.
        [mistake] Action { $ply }, { $seat }, a mistake: “{ $action }” gave away { $lost } of the chance to win; better was “{ $best }”.
       *[inaccuracy] Action { $ply }, { $seat }, an inaccuracy: “{ $action }” gave away { $lost } of the chance to win; better was “{ $best }”.
    }
# $seat: who decided. $reasons: sentences that speak to that player.
terminal-review-why = Why, told to { $seat }: { $reasons }
terminal-review-replay = To see any of this on the board: { $program } replay { $file }, then type the number of an action.

## Other commands

terminal-game-option = Option { $option }: { $choices }
terminal-free-text = free text
terminal-warmup = Compiling { $game }; this may take some minutes, once.
terminal-warmed-up = { $game } is compiled and ready.
terminal-warmup-without = Without Numba nothing can be compiled; { $game } can be played as it is.
new-game-written =
    The package of the game “{ $name }” is in { $folder }. It can be played as it is; its README tells what is where.
    To play it: pip install --editable { $folder } and then { $program } play { $name }
new-game-bad-name = “{ $name }” cannot be the name of a new game: a name has small letters, digits and underscores, begins with a letter, and is no word of Python.
new-game-name-taken = “{ $name }” is the name of a game or of a Python module already.

## Matches between computer players

terminal-arena-progress = Games: { $done } of { $all }, { $left } left; victories: { $score }
terminal-arena-kept =
    { $count ->
        [one] One of these games is already in the file and is not played again.
       *[other] { $count } of these games are already in the file and are not played again.
    }
terminal-arena-interrupted = Interrupted. Games in { $file }: { $done } of { $all }; the same command goes on from there.
# $players: by seat. $seed and $rotation: they tell which game it was.
terminal-arena-failure = { $players } (seed { $seed }, rotation { $rotation }): “{ $reason }”
terminal-arena-failed =
    { $count ->
        [one] One game could not be finished; the same command tries it again.
       *[other] { $count } games could not be finished; the same command tries them again.
    }
terminal-arena-title =
    { $count ->
        [one] { $game } (rules { $rules }; { $options }): one game
       *[other] { $game } (rules { $rules }; { $options }): { $count } games
    }
terminal-arena-left-out =
    { $count ->
        [one] One game is left out: other games of its seed are still missing.
       *[other] { $count } games are left out: other games of their seeds are still missing.
    }
terminal-arena-unconnected = No ratings: some of these players have never met, not even by way of others.
terminal-percent = { $number }%
terminal-decimal-mark = { "." }

# Headings of columns. from and to: the interval that holds the true value with 95% certainty.
terminal-arena-pair = pair
terminal-arena-games = games
terminal-arena-share = first wins
terminal-arena-from = 95% from
terminal-arena-to = to
terminal-arena-player = player
terminal-arena-rating = rating
terminal-arena-decisions = decisions
terminal-arena-mean = mean (s)
terminal-arena-most = 95% within
terminal-arena-longest = longest

## The command dataset

terminal-dataset-progress = Parts: { $done } of { $all }, { $left } left; positions: { $positions }
terminal-dataset-kept =
    { $count ->
        [one] 1 part is there already.
       *[other] { $count } parts are there already.
    }
terminal-dataset-interrupted = Interrupted. Parts in { $folder }: { $done } of { $all }; the same command goes on from there.
terminal-dataset-failure = The part { $file } could not be made: { $reason }
terminal-dataset-done =
    { $games ->
        [one] The dataset of 1 game is complete: { $folder }
       *[other] The dataset of { $games } games is complete: { $folder }
    }
