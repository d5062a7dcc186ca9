### The terminal: one line after the other, to be read by eye or by ear.
### $seat: see seats.ftl. Commands and moves keep the same words in every language.

## A game begins

terminal-welcome = { $game }. Type help for the commands, quit to leave.
terminal-seat-human = a person
terminal-seat-computer = the computer ({ $name })
terminal-commitment = The draws of this game are already fixed. Their fingerprint: { $commitment }
terminal-language-unknown = There is no language “{ $language }”. Languages: en, fr, pl.

## A move is asked for

terminal-your-move = Your move, { seat-name }.
terminal-prompt = { "> " }
terminal-choices = You can play:
terminal-choice = { $number }. { $action }
terminal-choices-more =
    { $count ->
        [one] … and one more. Type moves for all of them.
       *[other] … and { $count } more. Type moves for all of them.
    }
terminal-thinking = { seat-name } is thinking…
terminal-hand-over = Hand the keyboard to { seat-name }. Press Enter when nobody else can see the screen.

## Help

terminal-help =
    Play a move by writing it (for example: flower c3) or by its number in the list of moves.
    moves      list every move you can play now
    board      show the board again
    log        tell what has happened so far
    rules      list the rules; rules H9 reads one of them
    undo       take your last move back, as long as it has revealed nothing
    save FILE  write the game to a file
    resign     give the game up
    quit       leave
    help       show this list

## Answers

terminal-played = { seat-name }: { $action }
# $rule: the number of the rule, or none.
terminal-refused =
    { $rule ->
        [none] Not possible: { $reason }
       *[other] Not possible: { $reason } (Rule { $rule })
    }
terminal-ambiguous = “{ $text }” may mean several moves. Write a little more.
terminal-not-understood = “{ $text }” is neither a move nor a command. Type help for the commands.
terminal-no-such-rule = There is no rule { $rule }. Type rules for the list.
terminal-undone = The last move is taken back.
terminal-cannot-undo = There is no move of yours to take back.
terminal-undo-secret = This move can no longer be taken back: since then chance or another player has shown something.
terminal-saved = The game is saved in { $file }.
terminal-saved-private = The game is saved in { $file }. It is not finished, so the file holds secrets: keep it to yourself.
terminal-really-resign = Do you really give the game up? ({ terminal-yes }/{ terminal-no })
terminal-resigned = { seat-name } resigns.
terminal-yes = yes
terminal-no = no

## A game ends

terminal-over = The game is over.
terminal-winner = { seat-name } wins.
terminal-draw = It is a draw.
terminal-unfinished = The game is not finished.
terminal-interrupted = Interrupted.
terminal-goodbye = Goodbye!

## Replay

terminal-replay-help =
    Enter      one action forward
    back       one action back
    go NUMBER  to that action
    start      to the beginning
    end        to the end
    board      show the board again
    log        tell what has happened so far
    quit       leave
    help       show this list
terminal-replay-at = Action { $ply } of { $count }.
terminal-replay-start = This is the beginning.
terminal-replay-end = This is the end.

## Checking the draws of a finished game

terminal-verified =
    { $count ->
        [one] Verified: the only draw follows from the secret that was fixed before the game.
       *[other] Verified: all { $count } draws follow from the secret that was fixed before the game.
    }
terminal-verify-failed = Not verified: the draw on line { $line } does not follow from the secret that was fixed before the game.
terminal-verify-raced =
    { $count ->
        [one] One outcome was settled by a race between the players, so it is not derived from the secret.
       *[other] { $count } outcomes were settled by a race between the players, so they are not derived from the secret.
    }
terminal-verify-no-secret = This record does not reveal its secret, so its draws cannot be checked.
