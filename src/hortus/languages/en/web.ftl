### The page in the browser: start, set-up of a table, the frame of a table, settings.
### $seat: see seats.ftl. $who: one or several names. $game: the name of a game. $count, $points, $ply: numbers. $rule: H9. $most, $rest: points. $when: two hours ago. $place: from 1.

## The start page

web-title = Hortus: garden board games
web-welcome =
    { $count ->
        [0] Gardens. Sit down and play.
        [one] One garden. Sit down and play.
        [3] Three gardens. Sit down and play.
       *[other] { $count } gardens. Sit down and play.
    }
web-skip = Skip to the main part
web-home = Start page
web-play-now = Play now
web-play-against = Against { $player }
web-learn = Learn
web-puzzles = Puzzles
web-puzzle-today = Today’s puzzle
web-more-ways = More ways to play
web-with-a-friend = With a friend
web-watch-computers = Watch computers
web-set-up = Set up a table
web-read-rules = Read the rules
web-resume = Your tables
web-running = running
web-finished = finished
web-ended-you-won = You won { $most } to { $rest }
web-ended-won = { $who } won { $most } to { $rest }
web-ended-draw = A draw, { $most } to { $rest }
web-ended-shared = Shared by { $who }, { $most } to { $rest }
web-ended-you-resigned = You resigned
web-ended-resigned = { $who } resigned
web-tidy = Tidy away
web-tidy-table = Tidy away: { $game }, { $who }, { $when }
web-own-review = Review the game: { $game }, { $who }, { $when }
web-tidy-finished = Tidy away all finished ones
web-tidy-sure = This game is not over. Take it from your list? It stays as it is for the others, and its address still leads to it.
web-tidied = Tidied away.
web-all-tables =
    { $count ->
        [one] Show { $count } table
       *[other] Show all { $count } tables
    }
web-join-label = Join by code or link
web-join = Join
web-unofficial = Unofficial and non-commercial; not connected with the authors or publishers of these games. Pictures and words are Hortus’s own.
web-unreachable = The server cannot be reached just now. Please try again.

## Set-up of a table

web-title-set-up = New table: { $game }
web-set-up-title = A new table
web-set-up-game = Game
web-set-up-count = How many play
web-set-up-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-set-up-seats = Who sits where
web-set-up-further = More choices
web-set-up-who = Who plays
web-set-up-place = Player { $place }
web-set-up-level = Which computer player
web-opponent-change = change
web-opponent-more = More
web-opponent-more-about = More about { $player }
web-set-up-name = Name
web-set-up-aids = Allow aids
web-set-up-aids-about = Players may look up the odds of a draw and, among people too, ask for hints; all see who asked.
web-set-up-authentic = Play from memory
web-set-up-authentic-about = Hides what players would have to remember at a real table.
web-set-up-lot = Seats by lot
web-set-up-lot-about = The lot decides who sits where. Otherwise everybody sits as set here.
web-set-up-start = Open the table
web-sitting-here = A person at this computer
web-sitting-link = A person with a link
web-sitting-computer = The computer
web-sitting-open = Open seat: anyone with the code

## Who sits at the table

web-seats = Players
web-seated = { $seat }: { $who }
web-level = level { $level }
web-you = you
web-somebody = a person
web-seat-open = open seat
web-nobody-yet = nobody yet
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-points-made-of = Made of: { $parts }.
web-state-turn = to act
web-state-thinking = thinking
web-state-chosen = has chosen
web-state-away = away
web-state-stands-in = stands in for somebody
web-state-won = has won
web-state-resigned = has resigned

## The line in words

web-prompt = What is happening
web-your-turn = Your turn
web-waiting = Waiting for { $who }.
web-chosen-waiting = You have chosen and may still change it. Still choosing: { $who }.
web-waiting-for-seat = The table waits for somebody to take the free seat.
web-watching = You are watching.
web-standing-in = A computer plays for you.
web-chosen = The seed was chosen: somebody may know the draws.
web-onward = Goes on from another game, whose secrets are known.
web-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-watchers-more =
    { $count ->
        [one] { $count } other is watching.
       *[other] { $count } others are watching.
    }
web-thinking = Thinking: { $who }.
web-going-on = The game goes on.
web-race-now = Be the first!
web-halt = The round is over.
web-halt-go-on = Go on
web-recap = Since your last turn
web-recap-see = See it
web-over = The game is over.
web-over-resigned = { $who } resigned. The game is over.
web-nothing-yet = Nothing has happened yet.
web-hurry = Move now
web-line-down = Connection lost. Reconnecting…
web-open-rule = Rule { $rule }
web-coach = Coach
web-coach-happened = What just happened?
web-coach-on = Let the coach explain
web-coach-off = The coach is quiet from now on

## Making a move

web-confirm = Confirm: { $what }
web-confirm-group = Confirm the move
web-cancel = Cancel
web-undo-nothing = There is nothing of yours to take back.
web-practice = practice
web-practice-about = Practice: moves were taken back, or hints asked for.
web-practice-undo = Taking back makes this game practice.
web-brings =
    { $you ->
        [seat] You: { $parts }.
       *[other] { $seat }: { $parts }.
    }
web-brings-part = { $part } { $points }
web-offer-quick = Do not ask from now on
web-offer-signals = Would you like to notice when it is your turn?
web-offer-notices = Notices
web-offer-no = No, thanks

## Tools, log, rules, replay

web-tools = Tools
web-tool-undo = Undo
web-tool-play = Play
web-tool-pause = Pause
web-tool-stepwise = One step
web-tool-hurry = Skip ahead
web-tool-again = Again
web-tool-again-about = Show the last turn of the others once more
web-tool-history = Replay
web-tool-log = Log
web-tool-rules = Rules
web-whole-rulebook = The whole rulebook, with pictures
web-tool-hints = Hint
web-log = What has happened
web-log-earlier = Show earlier notes
web-replay = Replay of the game
web-replay-at = Action { $ply } of { $count }.
web-replay-at-halt = The end of the round with action { $ply } of { $count }.
web-replay-slider = Moment of the game
web-replay-start = To the beginning
web-replay-back = One action back
web-replay-forward = One action forward
web-replay-end = To the latest action
web-replay-leave = To the game
web-replay-play = Play from here
web-replay-pause = Stop playing

## The end of a game

web-result = Result
web-result-you = You win. Congratulations!
web-result-won = Victory: { $who }
web-result-shared = A shared victory: { $who }
web-result-draw = It is a draw.
web-result-total = Total
web-result-points = Points
web-result-replay = Replay from the start
web-result-count = Count step by step
web-result-review = Review the game
web-rematch = Rematch
web-rematch-go = To the rematch

## Several people at one computer

web-hand-over = Hand the computer to { $seat }
web-hand-over-name = Hand the computer to { $who } ({ $seat })
web-hand-over-about = The next player’s secrets stay hidden until the button is pressed.
web-hand-over-go = Show the table to { $seat }
web-hand-over-openly = We have no secrets: do not ask again at this table

## Players and links

web-players = Players and links
web-sit-down = Sit down

## Inviting and joining

web-invite = Invite a friend
web-watching-tap = You are watching this table.
web-title-nowhere = Nothing here · Hortus
web-nowhere-about = The address may be mistyped, or what was here is gone.

## More

web-menu = More
web-close = Close
web-record = Save the record of the game
web-new-table = Another table
web-resign = Resign
web-resign-sure = Resign this game? It cannot be taken back.
web-delete = Delete the table
web-delete-sure = Delete this table for everybody, with all that happened at it? It cannot be taken back.
web-commitment = Fingerprint of all draws, fixed before the game:
web-secret = The secret behind it:
web-gone = This table was deleted.
web-board-broken = The board of this game does not work. You can play on with this plain one: what you may do is on buttons.
web-title-table = { $game } · Hortus table
web-title-turn = ● Your turn · { $game }

## Settings

web-settings = Settings
web-language = Language
web-language-browser = as the browser
web-setting-theme = Light or dark
web-setting-theme-auto = as the system
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-pace = Turns of others
web-setting-pace-calm = calm
web-setting-pace-normal = normal
web-setting-pace-quick = quick
web-setting-pace-at-once = at once
web-setting-coach = Coach
web-setting-coach-first = in a first game
web-setting-coach-on = always
web-setting-coach-off = never
web-setting-motion = Animations
web-setting-motion-on = on
web-setting-motion-off = off
web-setting-motion-system = Animations are off because your system asks for reduced motion.
web-setting-confirm = Ask before a move is played
web-setting-letters = Letters on pieces
web-setting-sound = Sounds
web-setting-notices = Notice when it is your turn
web-setting-notices-denied = The browser does not allow notices from this page.
web-forget = Forget me on this server
web-forget-sure = Forget everything about you here? Tables that only you have to do with are deleted, with all that happened at them; at the others your name goes, and where the game is not over a computer plays on for you. So do the settings in this browser. It cannot be taken back.
web-forget-yes = Forget me
