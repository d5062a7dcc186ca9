### Ishtar: hints, why an action is good, in facts of the position. “You” is the one who asked.
### $seat: see seats.ftl. $count, $points, $before, $after and the like: numbers. $percent: up to one decimal. $colour, $slot, $symbol: see game.ftl.

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
        [one] An assistant can control a flowerbed there: { $count } flower.
       *[other] An assistant can control a flowerbed there: { $count } flowers.
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
