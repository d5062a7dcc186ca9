### Puzzles, in the terminal and on the page. $game: its title. $theme: what it is about. $chance, $other: a percentage.
### $best, $second: moves. $reasons: sentences.

puzzle-heading = { $game }, puzzle { $number } of { $count }: { $theme }
puzzle-of-day = The puzzle of { $date }
puzzle-task = One move wins far more often than any other. Which one?
puzzle-right = Right!
puzzle-wrong = Not the best: it wins { $chance } of the time at most. Try once more.
puzzle-solution = The best move was “{ $best }”.
puzzle-worth = “{ $best }” wins { $chance } of the time; the second best, “{ $second }”, { $other }.
puzzle-hint = A hint, of the best move: { $reasons }
puzzle-hint-chance = A hint: the best move wins { $chance } of the time.
puzzle-why = What speaks for it: { $reasons }
# How the chances are known.
puzzle-sure-proved = That is proved.
puzzle-sure-exact = That is exact, as far as can be counted out.
puzzle-sure-stable = That is estimated; four times the thinking came to the same.
puzzle-streak =
    { $days ->
        [0] Solve a puzzle of today to begin a row of days.
        [one] 1 day in a row.
       *[other] { $days } days in a row.
    }
puzzle-solved-before = You have solved this one already.
puzzle-shown-before = You have seen its solution today, so it does not count for the days in a row any more.
puzzle-done = { $solved } of { $count } solved

## Bad input

puzzle-none = There are no puzzles for { $game } yet.
puzzle-no-such = There is no puzzle { $number }; they are numbered from 1 to { $count }.
puzzle-no-theme = There is no theme “{ $theme }”; these are: { $known }.
puzzle-which-game = Name the game, too: { $program } puzzle GAME
puzzle-bad-date = “{ $date }” is no date such as 2026-11-16.

## In the terminal

puzzle-how = Type a move such as “{ $example }”; “moves” lists them all, “legend” explains the drawing, “hint” helps, “solution” gives up, “quit” leaves.
puzzle-games = Puzzles for today, { $date }. Solve one with: { $program } puzzle GAME
puzzle-themes = Those of one theme: { $program } puzzle GAME --theme THEME
puzzle-game = { $game } ({ $name }): today puzzle { $number }; { $solved } of { $count } solved. Themes:
puzzle-theme = { $name } ({ $count }): { $theme }
puzzle-next = Enter: the next one. “quit” leaves.
# $count: not solved yet.
puzzle-theme-end =
    { $count ->
        [0] All puzzles of this theme are solved.
        [one] That was the last one of this theme; { $count } is not solved yet.
       *[other] That was the last one of this theme; { $count } are not solved yet.
    }
