### The Legend of the Cherry Tree: what is shown, asked, told and refused. The numbered rules are in rules.ftl.
### $seat, $other_seat, $seats: people. $colour, $second, $given: pink, yellow, light, dark, white or black. $flowers: a list, “2 pink and 1 black”.
### $count, $most, $points, $front, $warm, $cool, $jokers: numbers. $more: yes or no. $bonus: shin-sumizome. $place: harvest or front.

## The game

game-cherry_tree = The Legend of the Cherry Tree
game-cherry_tree-short = Two to four players gather the falling blossoms of an old cherry tree. Whoever grows too greedy loses most of the harvest; what is kept lies in front of a screen, where it makes collections, or behind it, where it fights for majorities.
game-cherry_tree-facts = 2 to 4 players · 30 minutes · easy to learn
cherry-goal =
    In your turn, say how many flowers you draw from the bag, up to three times and eight flowers in all. Three flowers of one colour or five different colours ruin the harvest, and black flowers take the colour that hurts: then you keep only two. A good harvest may earn the bonus of a mastery card; then one of its colours may go behind your screen, and the rest lies in front of it.
    In front, one or two flowers of a colour cost points, and many of a colour bring many. Behind the screen, pink and yellow make the warm group, light and dark blue the cool group: whoever has the most of a group scores. The game ends when the bag is empty.

## What a table agrees on before the game

option-cherry_tree-masteries = Mastery cards
option-cherry_tree-masteries-blue = blue: classic
option-cherry_tree-masteries-pink = pink: advanced
option-cherry_tree-masteries-pbb = mixed: pink for two pairs
option-cherry_tree-masteries-bpb = mixed: pink for four colours
option-cherry_tree-masteries-bbp = mixed: pink for six flowers
option-cherry_tree-masteries-bpp = mixed: blue for two pairs
option-cherry_tree-masteries-pbp = mixed: blue for four colours
option-cherry_tree-masteries-ppb = mixed: blue for six flowers

## Words used inside the sentences below

cherry-flower =
    { $colour ->
        [pink] a pink flower
        [yellow] a yellow flower
        [light] a light blue flower
        [dark] a dark blue flower
        [white] a white flower
       *[black] a black flower
    }
cherry-second =
    { $second ->
        [pink] a pink one
        [yellow] a yellow one
        [light] a light blue one
        [dark] a dark blue one
        [white] a white one
       *[black] a black one
    }
cherry-given =
    { $given ->
        [pink] the pink one
        [yellow] the yellow one
        [light] the light blue one
        [dark] the dark blue one
        [white] the white one
       *[black] the black one
    }
cherry-all-of-a-colour =
    { $colour ->
        [pink] all the pink
        [yellow] all the yellow
        [light] all the light blue
        [dark] all the dark blue
        [white] all the white
       *[black] all the black
    }
cherry-from =
    { $place ->
        [harvest] of the harvest
       *[front] from in front of the screen
    }
cherry-count =
    { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
cherry-flowers-of =
    { $colour ->
        [pink] { $count } pink
        [yellow] { $count } yellow
        [light] { $count } light blue
        [dark] { $count } dark blue
        [white] { $count } white
       *[black] { $count } black
    }
cherry-no-flowers = nothing
cherry-secret-flowers =
    { $count ->
        [one] 1 secret flower
       *[other] { $count } secret flowers
    }
cherry-jokers =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
cherry-mastery =
    { $bonus ->
        [shin-sumizome] Shin Sumizome
        [somei-yoshino] Somei Yoshino
        [kenrokuen-kumagai] Kenrokuen Kumagai
        [sakuya-hime] Sakuya Hime
        [komatsu-otome] Komatsu Otome
       *[kokonoe] Kokonoe
    }
cherry-condition =
    { $condition ->
        [two-pairs] two pairs of different colours
        [four-colours] four different colours
       *[six-flowers] six flowers
    }
cherry-due =
    { $step ->
        [aside] set a flower aside
        [pick] take a flower out of the bag
        [draw] draw or stop
        [keep] choose what is kept
        [bonus] choose a bonus or none
        [give] give a flower away
        [take] take a flower from another player
        [hide] put a flower behind the screen
        [place] place the flower that was drawn
        [behind] choose the colour that goes behind the screen
       *[warm] assign the jokers
    }

## Who acts, and what may be done

cherry-step-aside = Flowers are drawn and set aside, unseen.
cherry-step-pick =
    { $you ->
        [seat] You take a flower out of the bag.
       *[other] { $seat } takes a flower out of the bag.
    }
cherry-step-pick-secret =
    { $you ->
        [seat] You secretly take a flower out of the bag.
       *[other] { $seat } secretly takes a flower out of the bag.
    }
cherry-step-pick-open =
    { $you ->
        [seat] You take a flower for the bonus out of the bag.
       *[other] { $seat } takes a flower for the bonus out of the bag.
    }
cherry-step-draw-first =
    { $you ->
        [seat] Say how many flowers you draw.
       *[other] { $seat } says how many flowers to draw.
    }
cherry-step-draw =
    { $you ->
        [seat]
            { $more ->
                [no] Nothing more can be drawn: stop here.
               *[yes] Draw again, or stop with what you have.
            }
       *[other]
            { $more ->
                [no] { $seat } stops: nothing more can be drawn.
               *[yes] { $seat } draws again or stops.
            }
    }
cherry-step-keep =
    { $you ->
        [seat] The harvest has failed: keep two flowers of different colours, or what there is.
       *[other] The harvest has failed: { $seat } keeps two flowers of different colours, or what there is.
    }
cherry-step-keep-one =
    { $you ->
        [seat] Keep one of the flowers drawn.
       *[other] { $seat } keeps one of the flowers drawn.
    }
cherry-step-bonus =
    { $you ->
        [seat] Use the bonus of one mastery, or none.
       *[other] { $seat } may use the bonus of one mastery.
    }
cherry-step-give =
    { $you ->
        [seat] Choose a flower to give away.
       *[other] { $seat } chooses a flower to give away.
    }
cherry-step-take-exchange =
    { $you ->
        [seat] Choose the flower that you take: whoever has it gets yours.
       *[other] { $seat } chooses the flower to take, and with it the player who gets the other one.
    }
cherry-step-hide =
    { $you ->
        [seat] Put a flower of the harvest or from in front behind your screen.
       *[other] { $seat } puts a flower of the harvest or from in front behind the screen.
    }
cherry-step-place =
    { $you ->
        [seat] Say where { cherry-flower } goes.
       *[other] { $seat } says where { cherry-flower } goes.
    }
cherry-step-take =
    { $you ->
        [seat] Take a flower from in front of another player.
       *[other] { $seat } takes a flower from in front of another player.
    }
cherry-step-take-second =
    { $you ->
        [seat] Take a second flower, of another colour.
       *[other] { $seat } takes a second flower, of another colour.
    }
cherry-step-behind =
    { $you ->
        [seat] Put one colour of the harvest behind your screen, or everything in front.
       *[other] { $seat } may put one colour of the harvest behind the screen.
    }
cherry-step-warm =
    { $you ->
        [seat] Say in secret how many of your jokers go to the warm group.
       *[other] { $seat } secretly says how many jokers go to the warm group.
    }
cherry-step-over = The game is over.

## What happened

cherry-log-aside = { cherry-count } are set aside for the whole game, unseen.
cherry-log-draw =
    { $you ->
        [seat] You draw { cherry-count }.
       *[other] { $seat } draws { cherry-count }.
    }
cherry-log-pick =
    { $you ->
        [seat] You find { cherry-flower }.
       *[other] { $seat } finds { cherry-flower }.
    }
cherry-log-failed =
    { $you ->
        [seat] You have been too greedy: the harvest fails.
       *[other] { $seat } has been too greedy: the harvest fails.
    }
cherry-log-stop =
    { $you ->
        [seat] You stop with { $flowers }.
       *[other] { $seat } stops with { $flowers }.
    }
cherry-log-keep-two =
    { $you ->
        [seat] You keep { cherry-flower } and { cherry-second }.
       *[other] { $seat } keeps { cherry-flower } and { cherry-second }.
    }
cherry-log-keep-one =
    { $you ->
        [seat] You keep { cherry-flower }.
       *[other] { $seat } keeps { cherry-flower }.
    }
cherry-log-keep-none =
    { $you ->
        [seat] You keep nothing.
       *[other] { $seat } keeps nothing.
    }
cherry-log-returned =
    { $count ->
        [one] One flower goes back into the bag.
       *[other] { $count } flowers go back into the bag.
    }
cherry-log-bonus =
    { $you ->
        [seat] You use { cherry-mastery }.
       *[other] { $seat } uses { cherry-mastery }.
    }
cherry-log-no-bonus =
    { $you ->
        [seat] You use no bonus.
       *[other] { $seat } uses no bonus.
    }
cherry-log-secret =
    { $you ->
        [seat] You secretly draw { cherry-flower }, straight behind your screen.
       *[other] { $seat } secretly draws { cherry-flower }, straight behind the screen.
    }
cherry-log-secret-hidden =
    { $you ->
        [seat] You secretly draw a flower, straight behind your screen.
       *[other] { $seat } secretly draws a flower, straight behind the screen.
    }
cherry-log-give =
    { $you ->
        [seat] You offer { cherry-flower } { cherry-from }.
       *[other] { $seat } offers { cherry-flower } { cherry-from }.
    }
cherry-log-exchange =
    { $you ->
        [seat] You take { cherry-flower } from { $other_seat }, who gets { cherry-given }.
        [other_seat] { $seat } takes { cherry-flower } from you, and you get { cherry-given }.
       *[other] { $seat } takes { cherry-flower } from { $other_seat }, who gets { cherry-given }.
    }
cherry-log-hide =
    { $you ->
        [seat] You put { cherry-flower } { cherry-from } behind your screen.
       *[other] { $seat } puts { cherry-flower } { cherry-from } behind the screen.
    }
cherry-log-place-front =
    { $you ->
        [seat] You put { cherry-flower } in front of your screen.
       *[other] { $seat } puts { cherry-flower } in front of the screen.
    }
cherry-log-place-behind =
    { $you ->
        [seat] You put { cherry-flower } behind your screen.
       *[other] { $seat } puts { cherry-flower } behind the screen.
    }
cherry-log-place-other =
    { $you ->
        [seat] You put { cherry-flower } in front of { $other_seat }.
        [other_seat] { $seat } puts { cherry-flower } in front of you.
       *[other] { $seat } puts { cherry-flower } in front of { $other_seat }.
    }
cherry-log-take =
    { $you ->
        [seat] You take { cherry-flower } from { $other_seat }.
        [other_seat] { $seat } takes { cherry-flower } from you.
       *[other] { $seat } takes { cherry-flower } from { $other_seat }.
    }
cherry-log-behind =
    { $you ->
        [seat] You put { cherry-all-of-a-colour } behind your screen: { cherry-count }.
       *[other] { $seat } puts { cherry-all-of-a-colour } behind the screen: { cherry-count }.
    }
cherry-log-behind-none =
    { $you ->
        [seat] You put nothing behind your screen.
       *[other] { $seat } puts nothing behind the screen.
    }
cherry-log-jokers =
    { $you ->
        [seat] You secretly assign { cherry-jokers } to the warm group.
       *[other] { $seat } secretly assigns { cherry-jokers } to the warm group.
    }
cherry-log-jokers-hidden =
    { $you ->
        [seat] You have assigned your jokers.
       *[other] { $seat } has assigned the jokers.
    }
cherry-log-bag-empty = The bag is empty: the screens are about to be lifted.
cherry-log-idle = Nobody has taken anything from the bag in { $count } turns: the game ends here.
cherry-log-revealed =
    { $you ->
        [seat] You lift your screen: { $flowers }. Warm group: { $warm }, cool group: { $cool }.
       *[other] { $seat } lifts the screen: { $flowers }. Warm group: { $warm }, cool group: { $cool }.
    }
cherry-log-score =
    { $you ->
        [seat] You score { $points }: { $front } in front, { $warm } for the warm group, { $cool } for the cool group.
       *[other] { $seat } scores { $points }: { $front } in front, { $warm } for the warm group, { $cool } for the cool group.
    }
cherry-log-won =
    { $you ->
        [seat] You win the game.
       *[other] { $seat } wins the game.
    }
cherry-log-shared = Victory is shared by { $seats }.

## Refusals; the rule number is shown beside them

cherry-refuse-over = The game is over.
cherry-refuse-not-now = That is not what comes next. It is time to { cherry-due }.
cherry-refuse-not-in-bag = The bag holds no such flower: you cannot find { cherry-flower }.
cherry-refuse-stop-first = A turn has at least one draw.
cherry-refuse-draws = You have drawn three times: you must stop.
cherry-refuse-eight = A harvest has at most eight flowers: at most { $most } can be drawn.
cherry-refuse-bag = The bag does not hold so many: at most { $most } can be drawn.
cherry-refuse-not-in-harvest = The harvest does not have { cherry-flower }.
cherry-refuse-not-in-front = You do not have { cherry-flower } in front of your screen.
cherry-refuse-keep =
    { $count ->
        [0] There are only black flowers: nothing can be kept.
        [1] Exactly one flower must be kept.
       *[other] Exactly two flowers of different colours must be kept.
    }
cherry-refuse-side = { cherry-mastery } is on the other side of its card, which lies face down.
cherry-refuse-condition = The harvest does not have { cherry-condition }.
cherry-refuse-bag-empty = The bag is empty, and this bonus needs flowers from it.
cherry-refuse-nothing-to-take = No other player has a flower in front that could be taken.
cherry-refuse-no-such-seat = There is no such player in this game.
cherry-refuse-own-seat = That is you: it must be another player.
cherry-refuse-not-there = { $other_seat } does not have { cherry-flower } in front.
cherry-refuse-same-colour = The second flower must have another colour than the first: { cherry-flower } from { $other_seat } will not do.
cherry-refuse-same-seat = The second flower must come from another player than the first: { cherry-flower } from { $other_seat } will not do.
cherry-refuse-no-second = After { cherry-flower } from { $other_seat } no second flower could be taken; choose a first one that leaves a second.
cherry-refuse-not-drawn = You did not draw { cherry-flower }.
cherry-refuse-jokers =
    { $count ->
        [one] You have 1 joker to assign: say 0 or 1.
       *[other] You have { $count } jokers to assign: say a number from 0 to { $count }.
    }
cherry-refuse-jokers-forced = Of your jokers ({ $jokers }), exactly { $count } must go to the warm group: a group without flowers of its own colours takes none.

## The drawing

cherry-legend =
    { "P Y L" }  pink, yellow, light blue flowers
    { "D W K" }  dark blue, white, black flowers
    { "()" }     in the bag; 3-5 means 3 to 5, because some flowers are hidden
    { "**" }     the harvest
    { "1>" }     in front of Player 1’s screen
    { "1<" }     behind Player 1’s screen; each ? is a secret flower

## Labels of a screen

cherry-label-bag = In the bag: { cherry-count }
cherry-label-harvest = Harvest: { $flowers }
cherry-label-drawn = Drawn for the bonus: { $flowers }
cherry-label-front =
    { $you ->
        [seat] You, in front: { $flowers } (points: { $points })
       *[other] { $seat }, in front: { $flowers } (points: { $points })
    }
cherry-label-behind =
    { $you ->
        [seat] You, behind: { $flowers }
       *[other] { $seat }, behind: { $flowers }
    }
cherry-label-total =
    { $you ->
        [seat] You, total: { $points } (warm group { $warm }, cool group { $cool })
       *[other] { $seat }, total: { $points } (warm group { $warm }, cool group { $cool })
    }

## What is counted out

cherry-odds-fails = fails
cherry-odds-flowers = flowers kept, on average

## A study, for programs

cherry-mini-bag = The bag is written as six letters of { $letters }, with K at most { $blacks } times: “{ $text }” is not.
