### The Legend of the Cherry Tree: hints, why an action is good, in facts of the position. “You” is the one who asked.
### $seat: see seats.ftl. $count, $points, $before, $after and the like: numbers. $percent: up to one decimal.

hint-cherry-draw = A draw of { $number } fails with a chance of { $percent }%.
hint-cherry-kept = Flowers kept on average, if you stop after it: { $flowers }.
hint-cherry-no-black = There are no black flowers in the bag any more.
hint-cherry-stop = You keep { cherry-count }.
hint-cherry-bonus =
    { $count ->
        [one] The harvest earns a bonus.
       *[other] The harvest earns one of { $count } bonuses.
    }
hint-cherry-front = All laid in front, they take your points there from { $before } to { $after }.
hint-cherry-bag = Flowers in the bag: { $count }.
hint-cherry-others = Flowers in front of the others that may be taken: { $count }.
hint-cherry-points = Your points in front go from { $before } to { $after }.
hint-cherry-points-other = The points in front of { $seat } go from { $before } to { $after }.
hint-cherry-hides = Puts { cherry-count } behind your screen.
hint-cherry-behind = Then you have behind it: warm { $warm }, cool { $cool }, jokers { $jokers }.
hint-cherry-groups = With the jokers your warm group has { $warm }, your cool group { $cool }.
hint-cherry-open = Counted out to the end of the game, as if everybody knew what you know: secret flowers may change it.
