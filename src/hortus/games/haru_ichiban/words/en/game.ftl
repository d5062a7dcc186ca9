### Haru Ichiban: what is shown, asked, told and refused. The numbered rules are in rules.ftl.
### $seat, $senior_seat, $junior_seat, $red_seat, $yellow_seat: people. $frog: red or yellow. $cell: c3. $direction: n, e, s or w. $count, $points, $round: numbers.

## The game

game-haru_ichiban = Haru Ichiban
game-haru_ichiban-short = Two gardeners flower the lilies of a pond, call the first wind of spring, and try to bring four or five flowers of their colour into a square or a line.
game-haru_ichiban-facts = 2 players · 20 minutes · easy to learn
haru-goal =
    Each turn both secretly choose a flower. The lower one is the junior’s: it opens on the dark lily, then the junior calls the wind. The higher one is the senior’s: it goes on any lily, and the senior turns the next lily dark.
    A square scores 1 point, four in a row or column 2, four on a diagonal 3. Any of these ends the round. 5 points win, and so do five in a line.

## What a table agrees on before the game

option-haru_ichiban-edition = Edition
option-haru_ichiban-edition-dragonfly = with the dragonfly
option-haru_ichiban-edition-croak = first edition: croak
option-haru_ichiban-layout = Start of the pond
option-haru_ichiban-layout-standard = as printed, reconstructed
option-haru_ichiban-layout-ring = the ring
option-haru_ichiban-layout-islands = the islands

## Words used inside the sentences below

haru-frog =
    { $frog ->
        [red] the red frog
       *[yellow] the yellow frog
    }
haru-direction =
    { $direction ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
haru-figure =
    { $figure ->
        [square] a square
        [line] a row of four
        [diagonal] a diagonal of four
       *[five] a line of five
    }
haru-lilies-move =
    { $count ->
        [one] one lily moves
       *[other] { $count } lilies move
    }
haru-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
haru-flowers =
    { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
haru-due =
    { $step ->
        [dragonfly] draw lots for the dragonfly
        [draw] draw a flower
        [bid] choose a flower from the hand
        [croak] settle who croaks first
        [senior] say who is the senior gardener
        [flower] put the senior’s flower on a lily
        [frog] put a frog on a lily
        [wind] call the wind
        [dark] turn a lily dark
       *[over] stop: the game is over
    }

## Who acts, and what may be done

haru-step-dragonfly = Lots are drawn for the dragonfly.
haru-step-draw =
    { $you ->
        [seat] Draw a flower from your stock.
       *[other] { $seat } draws a flower.
    }
haru-step-bid =
    { $you ->
        [seat] Choose a flower from your hand, in secret: high to say where it goes, low to call the wind.
       *[other] { $seat } secretly chooses a flower.
    }
haru-step-croak = The flowers are equal: who croaks first?
haru-step-senior =
    { $you ->
        [seat] The last flowers are equal: say who is the senior gardener.
       *[other] The last flowers are equal: { $seat } says who is the senior gardener.
    }
haru-step-flower =
    { $you ->
        [seat] You are the senior gardener: put your flower on any lily without one.
       *[other] { $seat }, the senior gardener, chooses a lily for the flower.
    }
haru-step-frog =
    { $you ->
        [seat] Put { haru-frog } on a light lily with neither flower nor frog.
       *[other] { $seat } chooses a lily for { haru-frog }.
    }
haru-step-wind =
    { $you ->
        [seat] You are the junior gardener: call the wind. Choose a lily and a direction.
       *[other] { $seat }, the junior gardener, calls the wind.
    }
haru-step-dark =
    { $you ->
        [seat] Turn a lily without a flower dark side up: the next junior’s flower will open there.
       *[other] { $seat }, the senior gardener, turns a lily dark side up.
    }
haru-step-halt = The round is over.
haru-step-over = The game is over.

## What happened

haru-log-dragonfly =
    { $you ->
        [seat] You get the dragonfly.
       *[other] { $seat } gets the dragonfly.
    }
haru-log-hands =
    { $you ->
        [seat] You draw your hand: flowers { $values }. { $other_seat } draws { haru-flowers }.
        [other_seat] { $seat } draws a hand: flowers { $values }. You draw { haru-flowers }.
       *[other] { $seat } draws a hand: flowers { $values }. { $other_seat } draws { haru-flowers }.
    }
haru-log-hands-hidden = Both gardeners draw their hands: { haru-flowers } each.
haru-log-drew =
    { $you ->
        [seat] You draw flower { $value }.
       *[other] { $seat } draws flower { $value }.
    }
haru-log-drew-hidden =
    { $you ->
        [seat] You draw a flower.
       *[other] { $seat } draws a flower.
    }
haru-log-bid =
    { $you ->
        [seat] You secretly choose flower { $value }.
       *[other] { $seat } secretly chooses flower { $value }.
    }
haru-log-bid-hidden =
    { $you ->
        [seat] You have chosen a flower.
       *[other] { $seat } has chosen a flower.
    }
haru-log-reveal =
    { $you ->
        [red_seat] You show { $red }, { $yellow_seat } shows { $yellow }.
        [yellow_seat] { $red_seat } shows { $red }, you show { $yellow }.
       *[other] { $red_seat } shows { $red }, { $yellow_seat } shows { $yellow }.
    }
haru-log-roles =
    { $you ->
        [senior_seat] You are the senior gardener, { $junior_seat } the junior.
        [junior_seat] { $senior_seat } is the senior gardener, you are the junior.
       *[other] { $senior_seat } is the senior gardener, { $junior_seat } the junior.
    }
haru-log-equal = Equal flowers: both show { $value }.
haru-log-automatic =
    { $you ->
        [seat] Your flower opens on { $cell }, without a choice.
       *[other] { $seat }’s flower opens on { $cell }, without a choice.
    }
haru-log-flower =
    { $you ->
        [seat] You put a flower on { $cell }.
       *[other] { $seat } puts a flower on { $cell }.
    }
haru-log-frog =
    { $you ->
        [seat] You put { haru-frog } on { $cell }.
       *[other] { $seat } puts { haru-frog } on { $cell }.
    }
haru-log-frogs-leave = Only two lilies are left without a flower: the frogs leave the pond until the round ends.
haru-log-wind =
    { $you ->
        [seat] You blow { $cell } towards the { haru-direction }: { haru-lilies-move }.
       *[other] { $seat } blows { $cell } towards the { haru-direction }: { haru-lilies-move }.
    }
haru-log-dark =
    { $you ->
        [seat] You turn { $cell } dark side up.
       *[other] { $seat } turns { $cell } dark side up.
    }
haru-log-croak =
    { $you ->
        [seat] You croak first.
       *[other] { $seat } croaks first.
    }
haru-log-senior =
    { $you ->
        [seat] You decide: the senior gardener is { $senior_seat }.
       *[other] { $seat } decides: the senior gardener is { $senior_seat }.
    }
haru-log-dragonfly-passes =
    { $you ->
        [seat] The dragonfly passes to you.
       *[other] The dragonfly passes to { $seat }.
    }
haru-log-figure =
    { $you ->
        [seat] You have { haru-figure } on { $cells }: { haru-points }.
       *[other] { $seat } has { haru-figure } on { $cells }: { haru-points }.
    }
haru-log-round-over =
    { $you ->
        [red_seat] Round { $round } is over. Points: you { $red }, { $yellow_seat } { $yellow }.
        [yellow_seat] Round { $round } is over. Points: { $red_seat } { $red }, you { $yellow }.
       *[other] Round { $round } is over. Points: { $red_seat } { $red }, { $yellow_seat } { $yellow }.
    }
haru-log-no-figure = Round { $round } ends without a figure: nobody scores.
haru-log-new-round = Round { $round } begins.
haru-log-won =
    { $you ->
        [seat] You win the game.
       *[other] { $seat } wins the game.
    }
haru-log-draw = The game ends in a draw.

## Refusals; the rule number is shown beside them

haru-refuse-not-now = That is not what comes next. It is time to { haru-due }.
haru-refuse-bid-not-in-hand = Flower { $value } is not in the hand.
haru-refuse-draw-not-in-stock = Flower { $value } is no longer in this stock.
haru-refuse-no-lily = There is no lily on { $cell }, only water.
haru-refuse-flowered = The lily on { $cell } already carries a flower.
haru-refuse-frog-there = A frog already sits on { $cell }.
haru-refuse-just-turned = The lily on { $cell } has just been turned dark: its frog must go to another lily.
haru-refuse-dark-side = The lily on { $cell } lies dark side up: frogs come back on light lilies only.
haru-refuse-wind-pushes-out = Blowing { $cell } towards the { haru-direction } would push a lily out of the pond.
haru-refuse-over = The game is over.

## Errors in the drawing of a layout

haru-layout-rows =
    { $rows ->
        [one] The drawing has 1 row of cells instead of 5.
       *[other] The drawing has { $rows } rows of cells instead of 5.
    }
haru-layout-row-length =
    { $length ->
        [one] Row { $row } of the drawing has 1 cell instead of 5.
       *[other] Row { $row } of the drawing has { $length } cells instead of 5.
    }
haru-layout-symbol = Row { $row }, column { $column } of the drawing: “{ $symbol }” means nothing here. Use . o # R Y.
haru-layout-lilies =
    { $lilies ->
        [one] The drawing has 1 lily instead of 16.
       *[other] The drawing has { $lilies } lilies instead of 16.
    }
haru-layout-count =
    { $count ->
        [0] The drawing has no “{ $symbol }”; it needs exactly one.
       *[other] The drawing has { $count } times “{ $symbol }”; it needs exactly one.
    }

## The drawing of the pond

haru-legend =
    { "." }        water
    { "o" }        plain lily, light side up
    { "x" }        plain lily, dark side up
    { "#" }        the lily that is dark on both sides
    { "R Y" }      lily with red eggs, with yellow eggs, light side up
    { "R* Y*" }    the same two lilies, dark side up
    { "(r) (y)" }  after a lily: a red flower, a yellow flower on it
    { "<r> <y>" }  after a lily: the red frog, the yellow frog on it

## Labels of a screen

haru-label-round = Round { $round }, turn { $turn }
haru-label-points =
    { $you ->
        [red_seat] Points: you { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Points: { $red_seat } { $red }, you { $yellow }
       *[other] Points: { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
haru-label-hand =
    { $you ->
        [seat] Your hand: { $values }
       *[other] { $seat }’s hand: { $values }
    }
haru-label-hand-hidden =
    { $you ->
        [seat] Your hand: { haru-flowers } out of { $values }
       *[other] { $seat }’s hand: { haru-flowers } out of { $values }
    }
haru-label-dragonfly =
    { $you ->
        [seat] You hold the dragonfly.
       *[other] Dragonfly: { $seat }
    }
haru-label-bids =
    { $you ->
        [red_seat] Shown: you { $red }, { $yellow_seat } { $yellow }
        [yellow_seat] Shown: { $red_seat } { $red }, you { $yellow }
       *[other] Shown: { $red_seat } { $red }, { $yellow_seat } { $yellow }
    }
