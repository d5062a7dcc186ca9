### Haru Ichiban: the numbered rules. “(our reading)”: the printed rules are silent, their editions differ, or they contradict themselves; “(our reconstruction)”: a picture is lost.

## Components

rule-title-H1 = The pond
rule-H1 = The pond is a square of 5 by 5 cells, none of them blocked. Columns are called a to e from left to right, rows 1 to 5 from bottom to top. Red sits at the bottom, Yellow at the top: c3 is the middle cell, a1 the left corner nearest to Red. North leads towards row 5, east towards column e, south towards row 1, west towards column a.

rule-title-H2 = The lilies
rule-H2 = Sixteen lilies float on the pond, at most one on a cell; the other nine cells are water. Thirteen lilies are plain, one bears red eggs, one bears yellow eggs: these fifteen have a light and a dark side. The sixteenth is dark on both sides. No lily is ever added, removed or exchanged: each remains itself for the whole game, wherever it drifts. A lily lies light or dark side up, and carries at most one thing: a flower or a frog. A lily that carries a flower is called flowered.

rule-title-H3 = Flowers, frogs and dragonfly
rule-H3 = Each gardener has eight flowers of one colour, with the values 1 to 8, one of each. There are two frogs, a red one and a yellow one. The newer edition adds a dragonfly; the first edition has none and lets the gardeners croak instead. Values matter for the secret choice only: on the pond all flowers of a colour are alike.

rule-title-H4 = The start of the first round
rule-H4 =
    In the first round the lilies lie as follows. Plain lilies, light side up: a1, c1, e1, b2, c2, a3, b3, d3, e3, b4, a5, c5, e5. The lily that is dark on both sides: d4. The lily with yellow eggs, light side up: c4, and the yellow frog sits on it. The lily with red eggs, light side up: d2, and the red frog sits on it. The printed rules show this in a picture that is lost: the whole layout was put together from programs that play the game (our reconstruction).
    The gardeners may agree on another start. Two are offered by name, both of our own: the ring, with the lilies around open water, and the islands, with four lilies in each corner. Any other can be given as a drawing: it needs 16 lilies in all, among them exactly one that is dark on both sides and one with eggs of each colour; a drawing that lacks this is refused.

## A round

rule-title-H5 = Stock and hand
rule-H5 = At the start of a round each gardener shuffles their eight flowers face down: this is their stock. Red draws three of them as a hand, then Yellow does the same. Each sees their own hand and not the other’s. Nobody knows the order of a stock, its owner included.

rule-title-H6 = The secret choice
rule-H6 = A round has at most eight turns, and a turn begins with the secret choice: each gardener secretly chooses one flower from their hand, then both are shown at the same time. The lower value makes its owner the junior gardener of this turn, the higher value makes its owner the senior gardener. Steps A, B, C and D follow, and the two flowers shown are the ones placed. If the values are equal, H16 applies, or H18 in the eighth turn.

rule-title-H7 = Step A: the junior’s flower
rule-H7 = The junior gardener’s flower goes on the dark lily: the one lily that lies dark side up and is not flowered. There is no choice. Lilies that are flowered already may lie dark side up as well; they do not matter here. At the start of a turn there is always exactly one unflowered dark lily, and no frog sits on it.

rule-title-H8 = Step B: the senior’s flower
rule-H8 = The senior gardener puts the flower on any lily that is not flowered, even when only one is left. If a frog of either colour sits there, the figures are looked for first (H15). If the round goes on, the senior gardener then moves this frog to any lily with neither flower nor frog; in the seventh turn it leaves the pond instead (H12).

rule-title-H9 = Step C: the wind
rule-H9 = The junior gardener calls the wind by choosing any lily, bare, flowered or with a frog, and one of four directions: north, east, south or west. That lily moves one cell in that direction. If another lily lies there, it is pushed one cell further, and so on until a lily moves onto water. Every lily that moves keeps what it carries and the side that is up. A wind that would push a lily out of the pond is not allowed. The wind blows in the eighth turn too. It has to be called, in either edition; there is always a wind that is allowed. The first edition says that the junior gardener “can” move a lily, which may also be read as leave to let it be (our reading).

rule-title-H10 = Step D: a new dark lily
rule-H10 = The senior gardener turns any lily that is not flowered dark side up; it is the dark lily of the next turn. If a frog sits on it, the senior gardener then moves this frog to any lily with neither flower nor frog. In the eighth turn every lily is flowered by then, so there is no step D. The frog may not go back to the lily just turned (our reading).

rule-title-H11 = The end of a turn
rule-H11 = If the round goes on after a turn, each gardener draws one flower from their stock, Red first, as long as there is one; this holds after a turn with equal flowers too. Only the owner sees what was drawn. Then the next turn begins. Over the eight turns a hand thus holds 3, 3, 3, 3, 3, 3, 2 and 1 flowers at the secret choice.

rule-title-H12 = The frogs leave
rule-H12 = As soon as only two lilies are not flowered, both frogs leave the pond until the round ends. A frog that would have to be moved at that moment is simply taken away. This always happens in the seventh turn: after step B once the figures have been looked for, or, if the flowers were equal, after both flowers have been placed and the figures looked for.

rule-title-H13 = What everybody knows
rule-H13 = Every value that was shown was seen by both gardeners. So everybody knows which values a gardener has left, hand and stock together, but not which of them are in the hand, as long as that cannot be worked out. From the sixth turn on the stocks are empty, and the hands are known.

## Figures and scoring

rule-title-H14 = The figures
rule-H14 =
    A figure is made of flowers of one colour:
    - a square of 2 by 2: 1 point;
    - four next to each other in a row or a column: 2 points;
    - four next to each other on a diagonal, the short diagonals of four cells included: 3 points;
    - five in a row, a column or a long diagonal: 5 points, and the game (H23).
    The pond has room for 16 different squares, 20 straight fours, 8 diagonal fours and 12 fives.

rule-title-H15 = When figures count
rule-H15 =
    Figures are looked for after step A, after step B (before a frog is moved away), after step C, and after the two flowers of a turn with equal values. As soon as there is any figure, of either colour, the round is over and no further step is played. Each gardener then scores every figure of their own colour, whoever brought it about.
    Two different figures of the same kind both count (our reading). A four that lies wholly inside a five does not count; all other figures do, the other gardener’s included (our reading).

## Equal flowers

rule-title-H16 = Equal flowers
rule-H16 = If both gardeners show the same value, each flower goes on the lily where the frog of its colour sits; the frogs are taken in hand. Nobody is junior or senior in this turn: there is no wind, no lily is turned, and the dark lily stays the dark lily. Once both flowers are placed, the figures of both gardeners are looked for at the same time (our reading).

rule-title-H17 = The frogs come back
rule-H17 =
    If the round goes on after equal flowers and more than two lilies are not flowered, the frogs come back, onto two different lilies that are not flowered and lie light side up.
    In the newer edition the holder of the dragonfly places both frogs, the red one first, and then gives the dragonfly to the other gardener.
    In the first edition the gardener who croaked first places their own frog, then the other gardener does the same. The first edition lets each frog go to any lily of choice; that it must be light there too is not printed (our reading).

rule-title-H18 = Equal flowers in the eighth turn
rule-H18 = In the eighth turn the frogs are out of the pond, so equal flowers are settled differently: the holder of the dragonfly says who is the senior gardener. The other one is the junior gardener, and the turn goes on with step A. In the first edition, which does not speak of this case, the gardeners croak as soon as the flowers are shown, and the one who croaked first decides (our reading).

rule-title-H19 = The dragonfly
rule-H19 = The dragonfly changes hands only when its holder has placed the frogs (H17). If no frogs come back, because the flowers were equal in the seventh turn, it stays where it is; deciding who is senior (H18) does not pass it on either, and between rounds it stays too. The printed rules say none of this (our reading). They give it first to the youngest; here lots are drawn for its first holder (our reading).

rule-title-H20 = The croak
rule-H20 = In the first edition the gardeners race from the moment when equal flowers are shown: whoever croaks like a frog first wins the croak. It matters only when the frogs come back (H17) or in the eighth turn (H18). Two people who play at the same time may really race; otherwise the lot decides, with equal chances (our reading).

## End of a round, end of the game

rule-title-H21 = A round without a figure
rule-H21 = If there is no figure after the eighth turn, the round ends and nobody scores. A new round begins (H22), unless this was the last one (H24).

rule-title-H22 = A new round
rule-H22 = For a new round all flowers go back to their owners and are shuffled (H5). Every lily stays where it is and is turned light side up; the one that is dark on both sides stays dark and so is the dark lily of the first turn again. Each frog goes to the lily with the eggs of its colour, wherever that lily is now. Points are kept.

rule-title-H23 = The end of the game
rule-H23 =
    After every scoring:
    - if exactly one gardener has a line of five, that gardener wins the game, whatever the points;
    - otherwise, if somebody has 5 points or more and the totals differ, the higher total wins the game;
    - otherwise a new round begins. With equal totals of 5 points or more, rounds go on until one of the first two cases holds.
    Two printed clauses contradict each other here: a line of five is an “immediate victory”, but where both reach 5 points together, more points win. We let the line of five win, because a victory that is immediate leaves nothing to be compared (our reading).

rule-title-H24 = A note: the last round
rule-H24 = This is no rule of the game; it only makes sure that every game ends. If nobody has won by the end of round 60, the game stops: the gardener with more points wins, and equal points are a draw. In every other case the winner is the one named by H23, even when the other gardener has more points.
