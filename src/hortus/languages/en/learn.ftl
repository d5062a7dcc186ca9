### What is said around the lessons of any game.

learn = Learn
learn-welcome =
    { $count ->
        [one] { $game }: 1 lesson. Type a move, or “moves”, “board”, “next”, “back”, “quit”.
       *[other] { $game }: { $count } lessons. Type a move, or “moves”, “board”, “next”, “back”, “quit”.
    }
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-how = Type a move such as “{ $example }”; “moves” lists them all, “next” skips the lesson.
learn-rule = Rule { $rule } has more: { $program } rules { $name } { $rule }
learn-go-on = To go on from here: { $program } learn { $name } { $number }
learn-first-game = That was the last lesson. Play a first game now? (yes or no)
learn-none = There are no lessons for { $game } yet.
learn-no-such = There is no lesson { $number }; they are numbered from 1 to { $count }.
