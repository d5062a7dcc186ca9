### Haru Ichiban in the browser: names of places and pieces, and the words of buttons.
### $seat, $senior_seat: people. $frog, $colour: red or yellow. $cell: c3. $direction: n, e, s or w. $value: 1 to 8.

## Places of the pond: what lies there, and what may be done; the parts are joined by commas

haru-web-pond = The pond
haru-web-water = { $cell }: water
haru-web-lily =
    { $leaf ->
        [light] { $cell }: light lily
        [dark] { $cell }: dark lily
       *[double] { $cell }: lily that is dark on both sides
    }
haru-web-eggs =
    { $colour ->
        [red] with red eggs
       *[yellow] with yellow eggs
    }
haru-web-flower =
    { $colour ->
        [red] with a red flower
       *[yellow] with a yellow flower
    }
haru-web-frog =
    { $colour ->
        [red] with the red frog
       *[yellow] with the yellow frog
    }
haru-web-possible =
    { $step ->
        [flower] can be flowered
        [frog] a frog can sit here
        [wind] can be blown
       *[dark] can be turned dark
    }
# One letter on a piece, for those who cannot tell its colour.
haru-web-letter =
    { $colour ->
        [red] R
       *[yellow] Y
    }

## A gardener’s side

haru-web-side =
    { $you ->
        [seat] Your side
       *[other] { $seat }’s side
    }
haru-web-senior = Senior gardener
haru-web-junior = Junior gardener
haru-web-played = Played: { $values }
haru-web-none-played = No flower played yet
haru-web-own-hand = Your hand
haru-web-high-or-low = High: you choose the lily. Low: you call the wind.
haru-web-bud = Flower { $value }
haru-web-hidden-hand = Hidden hand: { haru-flowers }
haru-web-bid =
    { $you ->
        [seat] You show { $value }
       *[other] { $seat } shows { $value }
    }
haru-web-bid-hidden =
    { $you ->
        [seat] Your flower lies face down
       *[other] { $seat }’s flower lies face down
    }
haru-web-no-bid =
    { $you ->
        [seat] You have not chosen a flower
       *[other] { $seat } has not chosen a flower
    }
haru-web-choose-senior = Who is the senior gardener?

## Between the gardeners: how a turn goes, in very few words; what figures are worth

haru-web-order = A turn
haru-web-order-who =
    { $step ->
        [bid] Both
        [wind] Junior
       *[other] Senior
    }
haru-web-order-step =
    { $step ->
        [bid] choose
        [flower] flower
        [wind] wind
       *[dark] dark side
    }
haru-web-worths = What figures are worth
haru-web-worth =
    { $figure ->
        [square] A square: { haru-points }
        [line] Four in a row: { haru-points }
        [diagonal] Four on a diagonal: { haru-points }
       *[five] Five in a line: { haru-points } and the game
    }

## What is about to be done, on the button that confirms it

haru-web-do-bid = choose flower { $value }
haru-web-do-flower = put the flower on { $cell }
haru-web-do-frog = put { haru-frog } on { $cell }
haru-web-do-wind = blow { $cell } towards the { haru-direction }
haru-web-do-dark = turn { $cell } dark side up
haru-web-do-senior = name { $senior_seat } the senior gardener

## The parts of the score

part-haru_ichiban-square = Squares
part-haru_ichiban-line = Rows of four
part-haru_ichiban-diagonal = Diagonals of four
part-haru_ichiban-five = Lines of five

## Who is the first

race-haru_ichiban = { $seat }: croak!
