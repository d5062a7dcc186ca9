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
hint-ishtar-ousts = { $seat } no longer controls { ishtar-fountain }.
hint-ishtar-promises = This tile can bring you up to { ishtar-points } at once, with an assistant if its symbol allows one.
hint-ishtar-only-symbol = No other tile within reach shows { ishtar-symbol }.
hint-ishtar-most-flowers = No other tile within reach has more flowers: { $count }.
hint-ishtar-affords = Your gems then pay for a tree worth { ishtar-points }.
hint-ishtar-crowds =
    { $count ->
        [one] Covers a free cell next to a flowerbed of { $seat }.
       *[other] Covers { $count } free cells next to flowerbeds of { $seat }.
    }
hint-ishtar-unlocks = It opens the way to an upper skill that is worth { ishtar-points } as things stand.
hint-ishtar-dearest = No other tree that you can have now is worth more: { ishtar-points }.
hint-ishtar-denies = { $seat } could pay for this tree now.
hint-ishtar-helps-nobody = The tree brings no points to others.
hint-ishtar-last = This is your last turn.
hint-ishtar-saves =
    { $count ->
        [one] You keep { $count } assistant in hand for later.
       *[other] You keep { $count } assistants in hand for later.
    }
hint-ishtar-free = The can comes to this pile for free.
# What was played instead of a better move, in a review: the better number beside $fewer.
hint-ishtar-instead-points = That is { ishtar-points } more at once than what was played brings.
hint-ishtar-instead-points-other = After what was played { $seat } has { ishtar-points } more.
hint-ishtar-instead-promises = Points that the tile can bring you at once: { $points }; the one that was taken: { $fewer }.
hint-ishtar-instead-keep = Flowers that an assistant can control there: { $count }; after what was played: { $fewer }.
hint-ishtar-instead-affords = Points of the best tree that your gems then pay for: { $points }; after what was played: { $fewer }.
hint-ishtar-instead-symbol = The tile that was taken shows no symbol.
hint-ishtar-instead-tile = Flowers on the tile: { $count }; on the one that was taken: { $fewer }.
hint-ishtar-instead-costs =
    { $count ->
        [one] What was played costs { $count } gem more.
       *[other] What was played costs { $count } gems more.
    }
hint-ishtar-instead-tree = Points of the tree: { $points }; of the one that was reserved: { $fewer }.
hint-ishtar-instead-gems = Gems that you take: { $count }; by what was played: { $fewer }.
hint-ishtar-instead-room = Free cells next to your flowerbeds: { $count }; after what was played: { $fewer }.
hint-ishtar-instead-room-other = Free cells next to flowerbeds of { $seat }: { $fewer }; after what was played: { $count }.
hint-ishtar-instead-budget = Trees that your gems pay for after it: { $count }; after what was played: { $fewer }.
hint-ishtar-instead-beside = The tree stands next to your flowerbed; the one that was planted does not.
