### Ishtar: what is shown, asked, told and refused. The numbered rules are in rules.ftl.
### $seat, $seats, $you: people, see seats.ftl. $cell: C17. $slot: A to F. $pile: 1 to 6. $face: a tile in words. $card: a tree in words.
### $skill, $lower: a skill in words. $colour: purple, red or white. $count, $cost, $points: numbers. What $tile and $tree name is not said.

## The game

game-ishtar = Ishtar
game-ishtar-short = Two to four gardeners water the desert from its fountains: they lay tiles of grass and flowers, collect gems, control flowerbeds, unlock skills and plant trees. Map and pieces are a reconstruction.
game-ishtar-facts = 2 to 4 players · 45 minutes · takes a little more time

ishtar-goal =
    In your turn the watering can moves to the next pile, for gems further on. You take the tile on top and lay it beside a fountain or beside tiles already laid; the gems beneath are yours. A symbol on the tile lets you place an assistant, who controls that flowerbed for you, or unlock a skill for two gems. Then you may plant trees.
    When a second pile is empty, the round is played to its end. Trees, flowers in your beds, fountains where you have the most flower cells, and the upper skills give points; the most points win.

## What a table agrees on before the game

option-ishtar-map = Map (a reconstruction)
option-ishtar-map-random = drawn by lot
option-ishtar-map-first = the same every time

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
ishtar-tile-shape =
    { $shape ->
        [line] a line of three
        [bent] a bent tile
       *[triangle] a triangle
    }
ishtar-flowers =
    { $count ->
        [one] { $count } flower
       *[other] { $count } flowers
    }
# A tile in short, as the log tells it; $count: all its flowers.
ishtar-tile-words =
    { $symbol ->
        [assistant] { ishtar-tile-shape } with { ishtar-flowers } and an assistant symbol
        [mastery] { ishtar-tile-shape } with { ishtar-flowers } and a skill symbol
        [joker] { ishtar-tile-shape } with { ishtar-flowers } and a joker symbol
       *[none] { ishtar-tile-shape } with { ishtar-flowers }
    }
# A tile cell by cell. $cells: three parts, in the order of the legend.
ishtar-tile-cells = { ishtar-tile-shape }: { $cells }
ishtar-part =
    { $symbol ->
        [assistant] { ishtar-flowers } with an assistant
        [mastery] { ishtar-flowers } with a skill
        [joker] { ishtar-flowers } with a joker
       *[none] { $count ->
            [0] grass
           *[other] { ishtar-flowers }
        }
    }
# $price: gems, counted by colour.
ishtar-tree-words = a tree worth { ishtar-points }, for { $price }
# $tree: what is typed to choose it.
ishtar-tree-named = “{ $tree }” ({ ishtar-points }, for { $price })
# $kind: what a skill does; $points: what an upper one gives.
ishtar-skill-words =
    { $kind ->
        [assistant] “one more assistant”
        [bloom] “a bloom”
        [reserve] “a tree reserved”
        [gems] “two gems”
        [upper-nothing] “{ ishtar-points }”
        [upper-trees] “{ ishtar-points } for each tree beside your flowerbeds”
        [upper-stones] “{ ishtar-points } for each engraved stone beside your flowerbeds”
        [upper-cards] “{ ishtar-points } for each tree you planted”
       *[upper-gems] “points for the gems on your skills”
    }
ishtar-none = none
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
ishtar-step-reveal = The top of the pile that the watering can has left is turned up.
ishtar-step-pile =
    { $you ->
        [seat] Move the watering can to a pile and take the tile on top.
       *[other] { $seat } moves the watering can to a pile.
    }
ishtar-step-pay-can =
    { $you ->
        [seat] { $count ->
            [one] Pay one more gem for the watering can.
           *[other] Pay { $count } more gems for the watering can.
        }
       *[other] { $count ->
            [one] { $seat } pays one more gem for the watering can.
           *[other] { $seat } pays { $count } more gems for the watering can.
        }
    }
ishtar-step-lay =
    { $you ->
        [seat] Lay the tile beside a fountain or a tile ({ $face }).
       *[other] { $seat } lays a tile ({ $face }).
    }
ishtar-step-discard =
    { $you ->
        [seat] The tile fits nowhere ({ $face }): discard it.
       *[other] The tile fits nowhere ({ $face }): { $seat } discards it.
    }
ishtar-step-action =
    { $symbol ->
        [assistant] { $you ->
            [seat] The tile shows an assistant: place one there, or skip the symbol.
           *[other] { $seat } may place an assistant.
        }
        [mastery] { $you ->
            [seat] The tile shows a skill: unlock one for two gems, or skip the symbol.
           *[other] { $seat } may unlock a skill.
        }
       *[joker] { $you ->
            [seat] The tile shows a joker: place an assistant there, unlock a skill for two gems, or skip the symbol.
           *[other] { $seat } may place an assistant or unlock a skill.
        }
    }
ishtar-step-pay-skill =
    { $you ->
        [seat] { $count ->
            [one] Pay one more gem for the skill { $skill }.
           *[other] Pay { $count } gems for the skill { $skill }.
        }
       *[other] { $count ->
            [one] { $seat } pays one more gem for the skill { $skill }.
           *[other] { $seat } pays { $count } gems for the skill { $skill }.
        }
    }
ishtar-step-bloom =
    { $you ->
        [seat] Lay a bloom on free grass: a single one, a double one on two neighbouring cells, or none.
       *[other] { $seat } may lay a bloom on free grass.
    }
ishtar-step-reserve =
    { $you ->
        [seat] Reserve one of the trees on display.
       *[other] { $seat } reserves a tree on display.
    }
ishtar-step-gem =
    { $you ->
        [seat] { $count ->
            [one] Take one more gem from the supply.
           *[other] Take { $count } gems from the supply.
        }
       *[other] { $count ->
            [one] { $seat } takes one more gem from the supply.
           *[other] { $seat } takes { $count } gems from the supply.
        }
    }
ishtar-step-tree =
    { $you ->
        [seat] Buy a tree that your gems pay for, or end your turn.
       *[other] { $seat } may buy a tree, or ends the turn.
    }
ishtar-step-plant =
    { $you ->
        [seat] Plant the tree on free grass, anywhere on the map.
       *[other] { $seat } plants a tree on free grass.
    }
ishtar-step-over = The game is over.

## What happened

ishtar-log-set-up = The lot has laid out map, piles and trees. The game begins.
ishtar-log-deal = New on display: { $card }.
ishtar-log-reveal = Pile { $pile } now shows { $face }.
ishtar-log-pile =
    { $you ->
        [seat] You take { $face } from pile { $pile }, { ishtar-cost }.
       *[other] { $seat } takes { $face } from pile { $pile }, { ishtar-cost }.
    }
ishtar-log-pay-can =
    { $you ->
        [seat] You pay { ishtar-gem } for the watering can.
       *[other] { $seat } pays { ishtar-gem } for the watering can.
    }
ishtar-log-lay =
    { $you ->
        [seat] You lay the tile on { $cells }.
       *[other] { $seat } lays the tile on { $cells }.
    }
ishtar-log-gems =
    { $you ->
        [seat] You collect { ishtar-gems-counted }.
       *[other] { $seat } collects { ishtar-gems-counted }.
    }
ishtar-log-discard =
    { $you ->
        [seat] The tile fits nowhere: you discard it.
       *[other] The tile fits nowhere: { $seat } discards it.
    }
ishtar-log-assistant =
    { $you ->
        [seat] You place an assistant on { $cell }.
       *[other] { $seat } places an assistant on { $cell }.
    }
ishtar-log-skill =
    { $you ->
        [seat] You unlock the skill { $skill }.
       *[other] { $seat } unlocks the skill { $skill }.
    }
ishtar-log-skip =
    { $you ->
        [seat] You do not use the symbol.
       *[other] { $seat } does not use the symbol.
    }
ishtar-log-pay-skill =
    { $you ->
        [seat] You put { ishtar-gem } on the skill.
       *[other] { $seat } puts { ishtar-gem } on the skill.
    }
ishtar-log-from-rug =
    { $you ->
        [seat] You take an assistant from the rug.
       *[other] { $seat } takes an assistant from the rug.
    }
ishtar-log-bloom-single =
    { $you ->
        [seat] You lay a single bloom on { $cell }.
       *[other] { $seat } lays a single bloom on { $cell }.
    }
ishtar-log-bloom-double =
    { $you ->
        [seat] You lay a double bloom on { $cell } and { $other }.
       *[other] { $seat } lays a double bloom on { $cell } and { $other }.
    }
ishtar-log-bloom-none =
    { $you ->
        [seat] You decline the bloom.
       *[other] { $seat } declines the bloom.
    }
ishtar-log-reserve =
    { $you ->
        [seat] You reserve { $card }.
       *[other] { $seat } reserves { $card }.
    }
ishtar-log-gem =
    { $you ->
        [seat] You take { ishtar-gem } from the supply.
       *[other] { $seat } takes { ishtar-gem } from the supply.
    }
ishtar-log-tree =
    { $you ->
        [seat] You buy { $card }.
       *[other] { $seat } buys { $card }.
    }
ishtar-log-plant =
    { $you ->
        [seat] You plant the tree on { $cell }.
       *[other] { $seat } plants the tree on { $cell }.
    }
ishtar-log-done =
    { $you ->
        [seat] You end your turn.
       *[other] { $seat } ends the turn.
    }
ishtar-log-holds =
    { $you ->
        [seat] You now control { ishtar-fountain }, with { ishtar-cells }.
       *[other] { $seat } now controls { ishtar-fountain }, with { ishtar-cells }.
    }
ishtar-log-share = { ishtar-fountain-title } is now controlled together, with { ishtar-cells } each: { $seats }.
ishtar-log-last-round = A second pile is empty: this round is the last.
ishtar-log-points =
    { $you ->
        [seat] You have { ishtar-points }.
       *[other] { $seat } has { ishtar-points }.
    }
ishtar-log-won =
    { $you ->
        [seat] You win the game.
       *[other] { $seat } wins the game.
    }
ishtar-log-won-shared = The victory is shared: { $seats }.

## Refusals; the rule number is shown beside them

ishtar-refuse-over = The game is over.
ishtar-refuse-not-now = That is not what comes next. It is time to { ishtar-due }.
ishtar-refuse-board-used = This board lies on the map already.
ishtar-refuse-no-figure = No more fountain of this colour is left: { ishtar-gems }.
ishtar-refuse-no-bowl = No more pile of this shape is to come: { ishtar-shape }.
ishtar-refuse-other-shape = The tile has another shape than the pile: { ishtar-shape }.
ishtar-refuse-tile-seen = This tile was turned up already.
ishtar-refuse-tree-dealt = This tree is no longer in the deck.
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
ishtar-refuse-tile-fits = The tile fits somewhere, so it has to be laid.
ishtar-refuse-other-symbol = The tile shows { ishtar-symbol }, which does not allow this.
ishtar-refuse-no-assistant = You have no assistant left in your hand.
ishtar-refuse-bed-kept = An assistant already controls this flowerbed.
ishtar-refuse-skill-unlocked = You have already unlocked the skill { $skill }.
ishtar-refuse-skill-cost = A skill costs { $cost } gems; you have { $gems }.
ishtar-refuse-skill-lower-first = The skill { $skill } needs the one below it first: { $lower }, unlocked in an earlier turn.
ishtar-refuse-no-tile = There is no tile on { $cell }.
ishtar-refuse-tree-there = A tree already stands on { $cell }.
ishtar-refuse-flowers-there = There are flowers on { $cell }, no grass.
ishtar-refuse-bloom-two-assistants = The bloom would bring two assistants together in one flowerbed.
ishtar-refuse-not-on-display = This tree is not on display.
ishtar-refuse-no-gem-in-supply = The supply has no gem of this colour left: { ishtar-gems }.
ishtar-refuse-tree-not-offered = This tree is neither on display nor reserved by you.
ishtar-refuse-tree-cost = Your gems do not pay for this tree: it costs { $price }.
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
    The turns of “lay” point from the anchor: 0 down right, 1 up right, 2 up, 3 up left, 4 down left, 5 down. Line: the anchor in the middle, the third cell at the turn, the first one opposite. Bent: the anchor in the middle, the first cell at the turn, the third two turns on. Triangle: the anchor first, the second cell at the turn, the third one turn on.
    The skills are typed as letters. Lower ones work at once: a and c one more assistant, b a bloom, d a tree reserved, e two gems. Upper ones count at the end: A trees beside your flowerbeds, B 7 points, C engraved stones beside your flowerbeds, D trees you planted, E gems on your skills.

## Labels of a screen

ishtar-label-turn =
    { $you ->
        [seat] Your turn
       *[other] Turn: { $seat }
    }
ishtar-label-fountain-free = { ishtar-fountain-title }: controlled by nobody
ishtar-label-fountain =
    { $you ->
        [seat] { ishtar-fountain-title }: controlled by you, { ishtar-cells }
       *[other] { ishtar-fountain-title }: controlled by { $seat }, { ishtar-cells }
    }
ishtar-label-fountain-shared = { ishtar-fountain-title }: controlled together, { ishtar-cells } each: { $seats }
ishtar-label-pile = Pile { $pile }: { ishtar-tiles }, on top { $face }
ishtar-label-pile-cost = Pile { $pile }, { ishtar-cost }: { ishtar-tiles }, on top { $face }
ishtar-label-pile-can = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; the watering can stands here
ishtar-label-pile-down = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }, face down
ishtar-label-pile-empty = Pile { $pile }: empty
ishtar-label-tile = Tile to lay: { $face }
ishtar-label-display = Trees on display: { $trees }
ishtar-label-gardener =
    { $you ->
        [seat] You ({ $mark }): { ishtar-points }. Gems: { $gems }. Assistants: { $hand } in hand, { $rug } on the rug. Skills: { $skills }.
       *[other] { $seat } ({ $mark }): { ishtar-points }. Gems: { $gems }. Assistants: { $hand } in hand, { $rug } on the rug. Skills: { $skills }.
    }
ishtar-label-reserved =
    { $you ->
        [seat] Reserved by you: { $trees }
       *[other] Reserved by { $seat }: { $trees }
    }
ishtar-label-planted =
    { $you ->
        [seat] Planted by you: { $trees }
       *[other] Planted by { $seat }: { $trees }
    }
ishtar-label-last-round = This round is the last.
