### Haru Ichiban: hints, why an action is good, in facts of the position. “You” is the one who asked.
### $seat: see seats.ftl. $count, $points, $before, $after and the like: numbers. $percent: up to one decimal. $figure, $cell: see game.ftl.

hint-haru-figure = Makes { haru-figure }: { haru-points }.
hint-haru-figure-other = Gives { $seat } { haru-figure }: { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Breaks a figure of { $seat } that lacks one flower.
       *[other] Breaks { $count } figures of { $seat } that lack one flower.
    }
hint-haru-open =
    { $count ->
        [one] Lies in { $count } figure that is still open to you.
       *[other] Lies in { $count } figures that are still open to you.
    }
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
hint-haru-near =
    { $count ->
        [one] Brings you a new figure that lacks only one flower.
       *[other] Brings you { $count } new figures that lack only one flower.
    }
hint-haru-half =
    { $count ->
        [one] Brings you a new figure that lacks two flowers.
       *[other] Brings you { $count } new figures that lack two flowers.
    }
hint-haru-half-other =
    { $count ->
        [one] Takes from { $seat } a figure that lacked two flowers.
       *[other] Takes from { $seat } { $count } figures that lacked two flowers.
    }
hint-haru-clears = { $seat } then has no figure left that lacks one flower.
hint-haru-fork = A flower on any of { $count } lilies would then make you a figure.
hint-haru-scoreless = Ends the round without a figure: nobody scores.
hint-haru-safe = As junior { $seat } completes no figure on this lily.
hint-haru-senior = As senior you can score { haru-points } with your flower.
hint-haru-senior-other = As senior { $seat } can score { haru-points } with a flower.
hint-haru-surely =
    { $role ->
        [senior] Whatever { $seat } chooses, you are senior gardener.
       *[junior] Whatever { $seat } chooses, you are junior gardener.
    }
hint-haru-tie-figure = With equal flowers you complete a figure on { $cell }.
hint-haru-tie-takes = With equal flowers you take { $cell }, which { $seat } lacks for a figure.
hint-haru-tie-safe = With equal flowers { $seat } completes no figure on this lily.
hint-haru-frog-leaves =
    { $you ->
        [seat] Your frog must leave this lily, and you place it.
       *[other] The frog of { $seat } must leave this lily, and you place it.
    }
# What was played instead of a better move, in a review: $count, $points beside $fewer.
hint-haru-instead-gives = What was played gives { $seat } { haru-points }.
hint-haru-instead-wind = After what was played { $seat } can score { haru-points } with the wind.
hint-haru-instead-junior = On { $cell }, which was turned dark, { $seat } completes a figure as junior.
hint-haru-instead-tie = With equal flowers { $seat } completes a figure on { $cell }, where the frog was put.
hint-haru-instead-leaves = Figures of { $seat } that lack one flower: { $fewer }; after what was played: { $count }.
hint-haru-instead-near = Your figures that lack one flower: { $count }; after what was played: { $fewer }.
hint-haru-instead-half = Your figures that lack two flowers: { $count }; after what was played: { $fewer }.
hint-haru-instead-half-other = Figures of { $seat } that lack two flowers: { $fewer }; after what was played: { $count }.
hint-haru-instead-reach = Figures that you can still make with the lilies as they lie: { $count }; after what was played: { $fewer }.
hint-haru-instead-reach-other = Figures that { $seat } can still make with the lilies as they lie: { $fewer }; after what was played: { $count }.
hint-haru-instead-dark = If you are junior, figures that you can still make with this lily: { $count }; with the one that was turned: { $fewer }.
hint-haru-instead-dark-other = If { $seat } is junior, figures that can still be made with this lily: { $fewer }; with the one that was turned: { $count }.
# $lower, $lower_instead: how many of $count are lower.
hint-haru-instead-bid = Higher than { $lower } of the { $count } flowers that { $seat } may choose; what was played is higher than { $lower_instead }.
hint-haru-instead-open = Figures still open to you through this lily: { $count }; through the one that was played: { $fewer }.
