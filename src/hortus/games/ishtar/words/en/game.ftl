### Ishtar: what is shown, asked, told and refused. The numbered rules are in rules.ftl.
### $seat: a number from 1 on; $seats: several of them. $cell: C17. $slot: A to F. $pile: 1 to 6. $tile: L05. $tree: A07, in some
### places with price and points. $face: a tile's cells, 3a-0-0. $colour: purple, red or white. $count, $cost, $points: numbers.

## The game

game-ishtar = Ishtar
game-ishtar-short = Two to four gardeners water the desert from its fountains: they lay tiles of grass and flowers, collect gems, control flowerbeds, unlock skills and plant trees.
game-ishtar-facts = 2 to 4 players · 45 minutes · takes a little more time

ishtar-goal =
    In your turn the watering can moves to the next pile, for gems further on. You take the tile on top and lay it beside a fountain or beside tiles already laid; the gems beneath are yours. A symbol on the tile lets you place an assistant, who controls that flowerbed for you, or unlock a skill for two gems. Then you may plant trees.
    When a second pile is empty, the round is played to its end. Trees, flowers in your beds, fountains where you have the most flower cells, and the upper skills give points; the most points win.

## What a table agrees on before the game

option-ishtar-map = Map
option-ishtar-map-random = drawn by lot
option-ishtar-map-first = the first game’s map

## Words used inside the sentences below

ishtar-gem =
    { $colour ->
        [purple] a purple gem
        [red] a red gem
       *[white] a white gem
    }
ishtar-gems =
    { $colour ->
        [purple] purple
        [red] red
       *[white] white
    }
ishtar-gems-counted =
    { $colour ->
        [purple] { $count ->
            [one] { $count } purple gem
           *[other] { $count } purple gems
        }
        [red] { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
       *[white] { $count ->
            [one] { $count } white gem
           *[other] { $count } white gems
        }
    }
ishtar-fountain =
    { $colour ->
        [purple] the purple fountain { $slot }
        [red] the red fountain { $slot }
       *[white] the white fountain { $slot }
    }
ishtar-fountain-title =
    { $colour ->
        [purple] Purple fountain { $slot }
        [red] Red fountain { $slot }
       *[white] White fountain { $slot }
    }
ishtar-shape =
    { $shape ->
        [line] line
        [bent] bent
       *[triangle] triangle
    }
ishtar-symbol =
    { $symbol ->
        [assistant] an assistant
        [mastery] a skill
       *[joker] a joker
    }
ishtar-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ishtar-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ishtar-cells =
    { $count ->
        [one] { $count } flower cell
       *[other] { $count } flower cells
    }
ishtar-cost =
    { $cost ->
        [0] for free
        [one] for { $cost } gem
       *[other] for { $cost } gems
    }
ishtar-due =
    { $step ->
        [board] lay out a board
        [fountain] put up a fountain
        [bowl] draw the shape of a pile
        [top] draw the start tile of a pile
        [deal] turn up a tree card
        [reveal] turn up a tile
        [pile] choose a pile
        [pay-can] pay for the watering can
        [lay] lay the tile
        [action] use the symbol of the tile, or skip it
        [pay-skill] pay for the skill
        [bloom] lay a bloom, or decline it
        [reserve] reserve a tree
        [gem] take a gem
        [tree] buy a tree, or be done
        [plant] plant the tree
       *[over] stop: the game is over
    }

## Who acts, and what may be done

ishtar-step-board = The lot decides which board comes next.
ishtar-step-fountain = The lot decides the colour of the next fountain.
ishtar-step-bowl = The lot decides the shape of the next pile.
ishtar-step-top = The lot decides the start tile of the next pile.
ishtar-step-deal = A tree card is turned up.
ishtar-step-reveal = The top of the pile that the can has left is turned up.
ishtar-step-pile = { $seat } moves the watering can to a pile.
ishtar-step-pay-can =
    { $count ->
        [one] { $seat } pays for the can, one more gem.
       *[other] { $seat } pays for the can, { $count } more gems.
    }
ishtar-step-lay = { $seat } lays tile { $tile }, { ishtar-shape }, { $face }: an anchor cell and a turn from 0 to 5.
ishtar-step-discard = Tile { $tile }, { ishtar-shape }, { $face }, fits nowhere: { $seat } discards it (“discard”).
ishtar-step-action = The tile shows { ishtar-symbol }: { $seat } places an assistant (“assistant”), unlocks a skill, or does neither (“skip”).
ishtar-step-pay-skill =
    { $count ->
        [one] { $seat } pays for skill { $skill }, one more gem.
       *[other] { $seat } pays for skill { $skill }, { $count } more gems.
    }
ishtar-step-bloom = { $seat } lays a bloom on free grass: single (“bloom C17”), double (“bloom C17 C18”), or not at all (“bloom none”).
ishtar-step-reserve = { $seat } reserves a tree on display.
ishtar-step-gem =
    { $count ->
        [one] { $seat } takes one more gem from the supply.
       *[other] { $seat } takes { $count } gems from the supply.
    }
ishtar-step-tree = { $seat } may buy a tree, or ends the turn (“done”).
ishtar-step-plant = { $seat } plants tree { $tree } on free grass.
ishtar-step-over = The game is over.

## What happened

ishtar-log-board = Board { $side } lies in slot { $slot }, turn { $turn }.
ishtar-log-fountain = Slot { $slot } gets { ishtar-fountain }.
ishtar-log-bowl = Pile { $pile }: { ishtar-shape }.
ishtar-log-top = Pile { $pile } begins with tile { $tile }, { ishtar-shape }, { $face }.
ishtar-log-deal = On display: tree { $tree }.
ishtar-log-reveal = Pile { $pile } now shows tile { $tile }, { ishtar-shape }, { $face }.
ishtar-log-pile = { $seat } takes tile { $tile }, { ishtar-shape }, { $face }, from pile { $pile }, { ishtar-cost }.
ishtar-log-pay-can = { $seat } pays { ishtar-gem } for the can.
ishtar-log-lay = { $seat } lays tile { $tile } on { $cells }.
ishtar-log-gems = { $seat } collects { ishtar-gems-counted }.
ishtar-log-discard = Tile { $tile } fits nowhere: { $seat } discards it.
ishtar-log-assistant = { $seat } places an assistant on { $cell }.
ishtar-log-skill = { $seat } unlocks skill { $skill }.
ishtar-log-skip = { $seat } does not use the symbol.
ishtar-log-pay-skill = { $seat } puts { ishtar-gem } on skill { $skill }.
ishtar-log-from-rug = { $seat } takes an assistant from the rug.
ishtar-log-bloom-single = { $seat } lays a single bloom on { $cell }.
ishtar-log-bloom-double = { $seat } lays a double bloom on { $cell } and { $other }.
ishtar-log-bloom-none = { $seat } declines the bloom.
ishtar-log-reserve = { $seat } reserves tree { $tree }.
ishtar-log-gem = { $seat } takes { ishtar-gem } from the supply.
ishtar-log-tree = { $seat } buys tree { $tree }.
ishtar-log-plant = { $seat } plants tree { $tree } on { $cell }.
ishtar-log-done = { $seat } ends the turn.
ishtar-log-holds = { $seat } now controls { ishtar-fountain }, with { ishtar-cells }.
ishtar-log-share = { $seats } now control { ishtar-fountain } together, with { ishtar-cells } each.
ishtar-log-last-round = A second pile is empty: this round is the last.
ishtar-log-points = { $seat }: { ishtar-points }.
ishtar-log-won = { $seat } wins the game.
ishtar-log-won-shared = { $seats } share the victory.

## Refusals; the rule number is shown beside them

ishtar-refuse-over = The game is over.
ishtar-refuse-not-now = That is not what comes next. It is time to { ishtar-due }.
ishtar-refuse-board-used = The board of side { $side } lies on the map already.
ishtar-refuse-no-figure = No more fountain of this colour is left: { ishtar-gems }.
ishtar-refuse-no-bowl = No more pile of this shape is to come: { ishtar-shape }.
ishtar-refuse-other-shape = Tile { $tile } has another shape than the pile: { ishtar-shape }.
ishtar-refuse-tile-seen = Tile { $tile } was turned up already.
ishtar-refuse-tree-dealt = Tree { $tree } is no longer in the deck.
ishtar-refuse-pile-empty = Pile { $pile } is empty.
ishtar-refuse-can-stays = The can stands at pile { $pile }: it has to move on.
ishtar-refuse-pile-cost =
    { $cost ->
        [one] Pile { $pile } costs { $cost } gem; you have { $gems }.
       *[other] Pile { $pile } costs { $cost } gems; you have { $gems }.
    }
ishtar-refuse-no-gem = You have no gem of this colour: { ishtar-gems }.
ishtar-refuse-off-map = Part of the tile would lie off the map.
ishtar-refuse-stone = An engraved stone lies on { $cell }: no tile may cover it.
ishtar-refuse-fountain = A fountain stands on { $cell }: no tile may cover it.
ishtar-refuse-covered = A tile already lies on { $cell }.
ishtar-refuse-touches-nothing = The tile would touch neither a fountain nor a tile.
ishtar-refuse-two-fountains = The tile would connect gardens of different fountains: { $slots }.
ishtar-refuse-two-assistants = The tile would bring two assistants together in one flowerbed.
ishtar-refuse-tile-fits = Tile { $tile } fits somewhere, so it has to be laid.
ishtar-refuse-other-symbol = The tile shows { ishtar-symbol }, which does not allow this.
ishtar-refuse-no-assistant = No assistant is left in the hand.
ishtar-refuse-bed-kept = An assistant already controls this flowerbed.
ishtar-refuse-skill-unlocked = Skill { $skill } is unlocked already.
ishtar-refuse-skill-cost = A skill costs { $cost } gems; you have { $gems }.
ishtar-refuse-skill-lower-first = Skill { $skill } needs skill { $lower }, unlocked in an earlier turn.
ishtar-refuse-no-tile = There is no tile on { $cell }.
ishtar-refuse-tree-there = A tree already stands on { $cell }.
ishtar-refuse-flowers-there = There are flowers on { $cell }, no grass.
ishtar-refuse-bloom-two-assistants = The bloom would bring two assistants together in one flowerbed.
ishtar-refuse-not-on-display = Tree { $tree } is not on display.
ishtar-refuse-no-gem-in-supply = The supply has no gem of this colour left: { ishtar-gems }.
ishtar-refuse-tree-not-offered = Tree { $tree } is neither on display nor reserved by this player.
ishtar-refuse-tree-cost = Your gems do not pay for tree { $tree }.
ishtar-refuse-no-grass = No free grass is left on the map, so no tree can be bought.

## Errors in a file of components

# $detail: what went wrong, in the words of the library.
ishtar-components-unreadable = The file of components cannot be read: { $detail }.
# $what, $where: names in the file, such as red and 3B; $where may be a dash.
ishtar-components-count = The file of components has { $found } instead of { $expected }: { $what }, { $where }.
ishtar-components-wrong = The file of components breaks the rule at “{ $where }”.

## The drawing of the map

ishtar-legend =
    { "C17" }      a cell: slot C, number 17; behind it a sign
    { ". #" }      sand, an engraved stone
    { "p r w" }    rock with a purple, red or white gem
    { "@P @R @W" } a purple, red or white fountain
    { "= T" }      grass, grass with a tree
    { "*2" }       two flowers in a bed that nobody controls
    { "+2 x2" }    two flowers in a bed of player 1, of player 2
    { "%2 &2" }    two flowers in a bed of player 3, of player 4
    A tile is written as its three cells, 3a-0-1: three flowers with a symbol (a assistant, m skill, j joker), grass, one flower. The turns of “lay” point from the anchor: 0 down right, 1 up right, 2 up, 3 up left, 4 down left, 5 down. Line: the anchor in the middle, the third cell at the turn, the first one opposite. Bent: the anchor in the middle, the first cell at the turn, the third two turns on. Triangle: the anchor first, the second cell at the turn, the third one turn on.
    A tree A07 (2p 1w) 5 costs two purple gems and a white one and gives 5 points.

## Labels of a screen

ishtar-label-turn = Turn: { $seat }
ishtar-label-fountain-free = { ishtar-fountain-title }: controlled by nobody
ishtar-label-fountain = { ishtar-fountain-title }: controlled by { $seat }, { ishtar-cells }
ishtar-label-fountain-shared = { ishtar-fountain-title }: controlled by { $seats }; { ishtar-cells } each
ishtar-label-pile = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }, on top { $tile } ({ $face })
ishtar-label-pile-cost = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }, on top { $tile } ({ $face }), { ishtar-cost }
ishtar-label-pile-can = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; the watering can stands here
ishtar-label-pile-down = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }, face down
ishtar-label-pile-empty = Pile { $pile }: empty
ishtar-label-tile = Tile in hand: { $tile }, { ishtar-shape }, { $face }
ishtar-label-display = Trees on display: { $trees }
ishtar-label-gardener = { $seat } { $mark }: { ishtar-points }; gems { $gems }; assistants { $hand } in hand, { $rug } on the rug; skills { $skills }
ishtar-label-reserved = { $seat }, reserved: { $trees }
ishtar-label-planted = { $seat }, planted: { $trees }
ishtar-label-last-round = This round is the last.
