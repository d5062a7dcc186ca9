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
hint-cherry-others = Flowers in front of the others that may be taken: { $count }.
hint-cherry-points = Your points in front go from { $before } to { $after }.
hint-cherry-points-other = The points in front of { $seat } go from { $before } to { $after }.
hint-cherry-hides = Puts { cherry-count } behind your screen.
hint-cherry-behind = Then you have behind it: warm { $warm }, cool { $cool }, jokers { $jokers }.
hint-cherry-groups = With the jokers your warm group has { $warm }, your cool group { $cool }.
hint-cherry-open = Counted out to the end of the game, as if everybody knew what you know: secret flowers may change it.
hint-cherry-sure = A draw of { $number } cannot fail.
hint-cherry-earns = The harvest then earns a bonus with a chance of { $percent }%.
hint-cherry-empties = If it does not fail, the bag is empty and the game ends with this turn.
hint-cherry-risk = One more flower would fail with a chance of { $percent }%.
# $warm, $cool, $jokers: percent.
hint-cherry-secret = The secret flower is warm with a chance of { $warm }%, cool with { $cool }%, a joker with { $jokers }%.
hint-cherry-draws = Draws { cherry-count } more from the bag.
hint-cherry-most = No other choice leaves you more points in front: { $points }.
hint-cherry-leads =
    { $group ->
        [warm] Jokers and others’ secret flowers apart, you then have the most in the warm group: { $count } to { $next }.
       *[cool] Jokers and others’ secret flowers apart, you then have the most in the cool group: { $count } to { $next }.
    }
hint-cherry-opens =
    { $group ->
        [warm] Opens your warm group: jokers can count there then.
       *[cool] Opens your cool group: jokers can count there then.
    }
hint-cherry-alone =
    { $group ->
        [warm] Nobody can match your warm group: { $count }.
       *[cool] Nobody can match your cool group: { $count }.
    }
hint-cherry-lost =
    { $group ->
        [warm] In the warm group { $seat } has more than you can reach.
       *[cool] In the cool group { $seat } has more than you can reach.
    }
# What was played instead of a better move, in a review: the better number beside $fewer or $less.
hint-cherry-instead-risk = What was played fails with a chance of { $percent }%.
hint-cherry-instead-kept = Flowers kept on average, if you stop after it: { $flowers }; after what was played: { $fewer }.
hint-cherry-instead-earns = Chance of a bonus, if you stop after it: { $percent }%; after what was played: { $less }%.
hint-cherry-instead-bonus = What was played gives the bonus away.
hint-cherry-instead-points = Your points in front: { $points }; after what was played: { $fewer }.
hint-cherry-instead-points-other = Points in front of { $seat }: { $fewer }; after what was played: { $points }.
hint-cherry-instead-group =
    { $group ->
        [warm] Flowers of your warm group behind the screen: { $count }; after what was played: { $fewer }.
       *[cool] Flowers of your cool group behind the screen: { $count }; after what was played: { $fewer }.
    }
hint-cherry-instead-jokers = Jokers behind your screen: { $count }; after what was played: { $fewer }.
hint-cherry-instead-lost =
    { $group ->
        [warm] What was played puts { $count } more into the warm group, where { $seat } has more than you can reach.
       *[cool] What was played puts { $count } more into the cool group, where { $seat } has more than you can reach.
    }
