### The Legend of the Cherry Tree in the browser: names of places and pieces, the words of buttons, the count at the end.
### $colour, $second: pink, yellow, light, dark, white or black. $seat, $seats: people. $place: harvest or front; at the end a rank.
### $count, $blacks, $points, $flowers, $split, $warm, $cool: numbers. $percent, $fraction: odds, written out.

## Flowers

cherry-web-colour =
    { $colour ->
        [pink] pink
        [yellow] yellow
        [light] light blue
        [dark] dark blue
        [white] white
       *[black] black
    }
cherry-web-heap-range = { cherry-web-colour }: { $count }
cherry-web-not-seen = not in sight

## The middle of the table

cherry-web-scene = The cherry tree
cherry-web-reach = { $bag }. Reach in: one more flower
cherry-web-contents = In the bag or hidden, as far as it can be worked out: { $flowers }
cherry-web-harvest-of =
    { $you ->
        [seat] Your harvest
       *[other] { $seat }’s harvest
    }
cherry-web-harvest-pile = Harvest, { cherry-web-colour }: { $count }
cherry-web-drawn = Drawn for the bonus
cherry-web-drawn-flower = Drawn for the bonus: { cherry-flower }
cherry-web-given = To be given away: { cherry-flower }
cherry-web-possible = { $place } (can be chosen)
cherry-web-to-pick =
    { $count ->
        [one] 1 flower is still to come out of the bag.
       *[other] { $count } flowers are still to come out of the bag.
    }
cherry-web-fails = One more { $colours } flower ruins the harvest.
cherry-web-fails-all = Any further flower ruins the harvest.
cherry-web-fails-none = One more flower of any colour is safe.
cherry-web-failed = The harvest fails.
cherry-web-failed-three =
    { $blacks ->
        [0] Too many of one colour: { cherry-web-colour } { $count }.
       *[other] Too many of one colour: { cherry-web-colour } { $count } and black { $blacks }.
    }
cherry-web-failed-five =
    { $blacks ->
        [0] Too many different colours: { $count }.
       *[other] Too many different colours: { $count } and black { $blacks }.
    }
cherry-web-failed-blacks = Too many black flowers: { $count }.

## Mastery cards

cherry-web-masteries = Mastery cards
cherry-web-card = { cherry-web-condition }. { cherry-mastery }: { cherry-web-bonus }
cherry-web-condition =
    { $condition ->
        [two-pairs] Two pairs of different colours
        [four-colours] Four different colours
       *[six-flowers] Six flowers or more
    }
cherry-web-condition-short =
    { $condition ->
        [two-pairs] Two pairs
        [four-colours] Four colours
       *[six-flowers] Six flowers
    }
cherry-web-card-met = { $card } The harvest has this.
cherry-web-bonus =
    { $bonus ->
        [shin-sumizome] draw a secret flower, straight behind your screen.
        [somei-yoshino] a flower of the harvest or from in front goes behind your screen.
        [kenrokuen-kumagai] draw two flowers; each goes in front of anybody or behind your screen.
        [sakuya-hime] give a flower to another player and take one from in front of them.
        [komatsu-otome] draw three flowers and keep one in front.
       *[kokonoe] take two flowers of different colours from others.
    }

## Seats

cherry-web-seat =
    { $you ->
        [seat] You, points in front: { $points }
       *[other] { $seat }, points in front: { $points }
    }
cherry-web-screen =
    { $you ->
        [seat] Behind your screen: { $flowers }
       *[other] { $seat }, behind the screen: { $flowers }
    }
cherry-web-front =
    { $you ->
        [seat] In front of your screen
       *[other] { $seat }, in front of the screen
    }
cherry-web-front-pile =
    { $blacks ->
        [0] { cherry-web-front }, { cherry-web-colour }: { $count }, points: { $points }
       *[other] { cherry-web-front }, { cherry-web-colour }: { $count } and { $blacks } black, points: { $points }
    }
cherry-web-front-blacks = { cherry-web-front }, black: { $count }; each counts as the colour where it is worth most
cherry-web-points-front = Points in front: { $points }
# What each number of flowers of one colour counts: “1: −3, 2: −1”.
cherry-web-scale = What flowers of one colour count in front of a screen: { $steps }
cherry-web-scale-step = { $count }: { $points }
# The points that one flower more of a colour would bring; stands under the flowers, so it is short.
cherry-web-next = next { $points }
cherry-web-sealed = Sealed choice

## What may be chosen

cherry-web-choices = What may be done
cherry-web-path = The turn
cherry-web-stage =
    { $stage ->
        [gather] Gather
        [bonus] Bonus
       *[behind] Behind the screen
    }
cherry-web-hint =
    { $step ->
        [draw-first] How many flowers do you draw?
        [draw] Stop, or draw once more?
        [keep] Tap the flowers that you keep.
        [keep-one] Tap the flower that you keep.
        [bonus] Tap a card to use its bonus.
        [give] Tap the flower that you give away.
        [take-exchange] Tap the flower that you take: its owner gets yours.
        [hide] Tap the flower that goes behind your screen.
        [place] Where does the marked flower go?
        [take] Tap the flower that you take.
        [take-second] Tap the second flower that you take.
        [behind] Tap a colour to put it behind your screen; the rest goes in front.
       *[warm] How many jokers join your warm group, and how many the cool one?
    }
cherry-web-hint-keep-second = Tap a flower of another colour to keep.
cherry-web-hint-stop = There is nothing more to draw.
cherry-web-how-many = How many flowers
cherry-web-odds-about = Below each number: the chance that the harvest fails.
cherry-web-odds = { cherry-web-do-draw }: fails with a chance of { $percent }; on average you keep { $flowers }.
cherry-web-odds-exact = { cherry-web-do-draw }: fails with a chance of { $percent } ({ $fraction }); on average you keep { $flowers }.
cherry-web-place-front = In front of me
cherry-web-place-behind = Behind my screen
cherry-web-place-other = In front of { $seat }
cherry-web-jokers = Jokers
cherry-web-group =
    { $group ->
        [warm] warm
       *[cool] cool
    }

## What a button does

cherry-web-do-draw = draw { cherry-count }
cherry-web-do-stop = stop
cherry-web-do-keep-two = keep { cherry-flower } and { cherry-second }
cherry-web-do-keep-one = keep { cherry-flower }
cherry-web-do-keep-none = keep nothing
cherry-web-do-bonus = use { cherry-mastery }
cherry-web-do-no-bonus = use no bonus
cherry-web-do-give = give away { cherry-flower } { cherry-from }
cherry-web-do-take = take { cherry-flower } from { $seat }
cherry-web-do-hide = hide { cherry-flower } { cherry-from }
cherry-web-do-place-front = put { cherry-flower } in front of my screen
cherry-web-do-place-behind = put { cherry-flower } behind my screen
cherry-web-do-place-other = put { cherry-flower } in front of { $seat }
cherry-web-do-behind = put { cherry-all-of-a-colour } behind the screen
cherry-web-do-behind-none = put everything in front
cherry-web-do-warm = assign { cherry-jokers } to the warm group

## The count at the end

cherry-web-counting = The count
cherry-web-total = Total

## The parts of the score

part-cherry_tree-front = In front of the screen
part-cherry_tree-warm = Warm group
part-cherry_tree-cool = Cool group
