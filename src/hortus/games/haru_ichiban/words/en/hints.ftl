### Haru Ichiban: hints, why an action is good, in facts of the position. “You” is the one who asked.
### $seat: see seats.ftl. $count, $points, $before, $after and the like: numbers. $percent: up to one decimal. $figure, $cell: see game.ftl.

hint-haru-figure = Makes { haru-figure }: { haru-points }.
hint-haru-figure-other = Gives { $seat } { haru-figure }: { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Breaks a figure of { $seat } that lacks one flower.
       *[other] Breaks { $count } figures of { $seat } that lack one flower.
    }
hint-haru-near =
    { $count ->
        [one] Brings you a figure more that lacks only one flower.
       *[other] Brings you { $count } figures more that lack only one flower.
    }
hint-haru-leaves =
    { $count ->
        [one] Leaves { $seat } a figure that lacks one flower.
       *[other] Leaves { $seat } { $count } figures that lack one flower.
    }
hint-haru-open =
    { $count ->
        [one] Lies in { $count } figure that is still open to you.
       *[other] Lies in { $count } figures that are still open to you.
    }
hint-haru-wind =
    { $count ->
        [one] Moves one lily.
       *[other] Moves { $count } lilies.
    }
hint-haru-safe = Nobody completes a figure on this lily.
hint-haru-junior =
    { $count ->
        [one] As junior you complete a figure on the dark lily { $cell }.
       *[other] As junior you complete { $count } figures on the dark lily { $cell }.
    }
hint-haru-junior-other =
    { $count ->
        [one] As junior { $seat } completes a figure on the dark lily { $cell }.
       *[other] As junior { $seat } completes { $count } figures on the dark lily { $cell }.
    }
hint-haru-frog =
    { $you ->
        [seat] With equal flowers you get a flower on { $cell }.
       *[other] With equal flowers { $seat } gets a flower on { $cell }.
    }
# $count: how many flowers the other may choose; $lower, $equal: of these.
hint-haru-bid = { $seat } may choose among { $count } flowers: lower { $lower }, equal { $equal }.
# $edition: dragonfly, croak.
hint-haru-round =
    { $edition ->
        [dragonfly] Exact for this round. The pond and the dragonfly carry over to the next, which is estimated.
       *[croak] Exact for this round. The pond carries over to the next, which is estimated.
    }
