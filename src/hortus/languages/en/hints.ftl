### Hints: why an action is good, in facts of the position. “You” is the one who asked.
### $seat: see seats.ftl. $count, $points, $before, $after and the like: numbers. $percent: up to one decimal.

## Any game

hint-only = It is the only action possible.
hint-ends =
    { $result ->
        [won] Ends the game, and you win.
        [shared] Ends the game, and the victory is shared.
       *[lost] Ends the game, and you lose.
    }

## Haru Ichiban; $figure, $cell: see haru_ichiban.ftl

hint-haru-figure = Makes { haru-figure }: { haru-points }.
hint-haru-figure-other = Gives { seat-name } { haru-figure }: { haru-points }.
hint-haru-breaks =
    { $count ->
        [one] Breaks a figure of { seat-name } that lacks one flower.
       *[other] Breaks { $count } figures of { seat-name } that lack one flower.
    }
hint-haru-near =
    { $count ->
        [one] Brings you a figure more that lacks only one flower.
       *[other] Brings you { $count } figures more that lack only one flower.
    }
hint-haru-leaves =
    { $count ->
        [one] Leaves { seat-name } a figure that lacks one flower.
       *[other] Leaves { seat-name } { $count } figures that lack one flower.
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
        [one] As junior { seat-name } completes a figure on the dark lily { $cell }.
       *[other] As junior { seat-name } completes { $count } figures on the dark lily { $cell }.
    }
hint-haru-frog = At equal bids { seat-name } gets a flower on { $cell }.
# $count: how many flowers the other may choose; $lower, $equal: of these.
hint-haru-bid = { seat-name } may choose among { $count } flowers: lower { $lower }, equal { $equal }.

## The Legend of the Cherry Tree

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
hint-cherry-points-other = The points in front of { seat-name } go from { $before } to { $after }.
hint-cherry-hides = Puts { cherry-count } behind your screen.
hint-cherry-behind = Then you have behind it: warm { $warm }, cool { $cool }, jokers { $jokers }.
hint-cherry-groups = With the jokers your warm group has { $warm }, your cool group { $cool }.

## Ishtar; $colour, $slot, $symbol: see ishtar.ftl

hint-ishtar-points = Brings you { ishtar-points } at once.
# $count: flower cells ahead of all others.
hint-ishtar-fountain =
    { $count ->
        [0] You share { ishtar-fountain }.
       *[other] You win { ishtar-fountain }, { ishtar-cells } ahead.
    }
hint-ishtar-bed =
    { $count ->
        [one] Adds { $count } flower to your flowerbeds, which is a point.
       *[other] Adds { $count } flowers to your flowerbeds, a point each.
    }
hint-ishtar-gems =
    { $count ->
        [one] Takes { $count } gem.
       *[other] Takes { $count } gems.
    }
hint-ishtar-costs =
    { $count ->
        [one] Costs { $count } gem.
       *[other] Costs { $count } gems.
    }
hint-ishtar-tile =
    { $count ->
        [0] The tile has no flowers.
        [one] The tile has { $count } flower.
       *[other] The tile has { $count } flowers.
    }
hint-ishtar-symbol = It shows { ishtar-symbol }.
hint-ishtar-keep =
    { $count ->
        [one] An assistant can keep a flowerbed there: { $count } flower.
       *[other] An assistant can keep a flowerbed there: { $count } flowers.
    }
hint-ishtar-lower =
    { $effect ->
        [assistant] Brings an assistant from the rug to your hand.
        [bloom] Lets you lay a bloom.
        [reserve] Lets you reserve a tree.
       *[gems] Lets you take gems.
    }
hint-ishtar-upper = As things stand, this skill is worth { ishtar-points }.
hint-ishtar-tree = The tree is worth { ishtar-points }.
hint-ishtar-beside = The tree stands next to your flowerbed.
hint-ishtar-budget = Trees that your gems pay for after it: { $count }.
