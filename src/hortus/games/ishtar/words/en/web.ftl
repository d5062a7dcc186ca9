### Ishtar in the browser: names of places for those who listen, and what buttons say.
### $cell: C17. $colour: purple, red or white. $count, $points: numbers. $gems, $cells, $price, $card, $fountain: text made of other sentences.

## The map

web-ishtar-map = Map of the gardens
web-ishtar-zoom-in = Closer
web-ishtar-zoom-out = Further away
web-ishtar-zoom-fit = The whole map

# The letter on a gem or a fountain, for those who cannot tell colours apart.
web-ishtar-letter =
    { $colour ->
        [purple] P
        [red] R
       *[white] W
    }

# $words: what is there, and what it is called.
web-ishtar-cell = { $cell }: { $words }
web-ishtar-cell-unknown = no board yet
web-ishtar-cell-sand = sand
web-ishtar-cell-gem = rock with { ishtar-gem }
web-ishtar-cell-stone = engraved stone
web-ishtar-cell-grass = grass
web-ishtar-cell-tree = grass with a tree
web-ishtar-cell-flowers =
    { $count ->
        [one] { $count } flower
       *[other] { $count } flowers
    }
web-ishtar-cell-bloom =
    { $count ->
        [one] bloom with { $count } flower
       *[other] bloom with { $count } flowers
    }
web-ishtar-cell-symbol =
    { $symbol ->
        [assistant] symbol: assistant
        [mastery] symbol: mastery
       *[joker] symbol: joker
    }
web-ishtar-cell-keeper = flowerbed of { seat-name }
web-ishtar-cell-assistant = assistant of { seat-name }
web-ishtar-cell-choice = can be chosen
web-ishtar-cell-chosen = chosen

## The rug

web-ishtar-rug = The rug with the piles of tiles
web-ishtar-pile = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; on top { $cells }
web-ishtar-pile-cost = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; on top { $cells }; { ishtar-cost }
web-ishtar-pile-fits-nowhere = fits nowhere
# $name: a cell with flowers.
web-ishtar-tile-symbol =
    { $symbol ->
        [assistant] { $name } with an assistant
        [mastery] { $name } with a mastery
       *[joker] { $name } with a joker
    }

## What to do now

web-ishtar-tray = What to do now
web-ishtar-hand-tile = The tile in your hand: { $cells }
web-ishtar-turn = Turn it
web-ishtar-gains = Gems that this takes: { $gems }
web-ishtar-no-gems = none
web-ishtar-gem-count =
    { $colour ->
        [purple] { $count } purple
        [red] { $count } red
       *[white] { $count } white
    }

## The panels

# On small screens one panel is seen at a time.
web-ishtar-tab =
    { $panel ->
        [rug] Tiles
        [trees] Trees
        [skills] Skills
       *[gardeners] Points
    }
web-ishtar-market = Trees
web-ishtar-deck =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-ishtar-card = Tree { $tree }: { ishtar-points }, price { $price }
web-ishtar-card-payable = { $card }; can be paid
web-ishtar-card-reserved = Reserved: { $card }
web-ishtar-skills = Skills of { seat-name }
web-ishtar-skill-lower =
    { $effect ->
        [assistant] Skill { $skill }: an assistant from the rug
        [bloom] Skill { $skill }: lay a bloom
        [reserve] Skill { $skill }: reserve a tree
       *[gems] Skill { $skill }: two gems from the supply
    }
web-ishtar-skill-upper =
    { $counts ->
        [nothing] Skill { $skill }: { ishtar-points }
        [trees] Skill { $skill }: { ishtar-points } for each tree beside your flowerbeds
        [stones] Skill { $skill }: { ishtar-points } for each engraved stone beside your flowerbeds
        [cards] Skill { $skill }: { ishtar-points } for each tree you planted
       *[gems] Skill { $skill }: points for the gems on this board
    }
web-ishtar-skill-worth = worth { ishtar-points } now
web-ishtar-skill-known = unlocked
web-ishtar-gardeners = Gardeners and their points
web-ishtar-watch = { $name }: { ishtar-points }. Show the skills
web-ishtar-part-trees = Trees: { ishtar-points }
web-ishtar-part-flowers = Flowers: { ishtar-points }
web-ishtar-part-fountains = Fountains: { ishtar-points }
web-ishtar-part-skills = Skills: { ishtar-points }
web-ishtar-gems-at-hand = Gems: { $gems }
web-ishtar-assistants = Assistants: { $hand } in hand, { $rug } on the rug
web-ishtar-skills-known = Skills unlocked: { $skills }
web-ishtar-fountains = Fountains and who holds them
web-ishtar-fountain-points = { $fountain }; { ishtar-points }

## A picked action, on the button that confirms it

web-ishtar-do-pile =
    { $cost ->
        [0] the can to pile { $pile }
        [one] the can to pile { $pile }, for { $cost } gem
       *[other] the can to pile { $pile }, for { $cost } gems
    }
web-ishtar-do-pay =
    { $colour ->
        [purple] pay a purple gem
        [red] pay a red gem
       *[white] pay a white gem
    }
web-ishtar-do-lay = lay the tile on { $cell }
web-ishtar-do-discard = discard the tile
web-ishtar-do-assistant = place an assistant
web-ishtar-do-skill = learn skill { $skill }
web-ishtar-do-skip = do without
web-ishtar-do-bloom-none = no bloom
web-ishtar-do-bloom-single = a single bloom on { $cell }
web-ishtar-do-bloom-double = a double bloom on { $cell } and { $other }
web-ishtar-do-reserve = reserve tree { $tree }
web-ishtar-do-gem =
    { $colour ->
        [purple] take a purple gem
        [red] take a red gem
       *[white] take a white gem
    }
web-ishtar-do-tree = buy tree { $tree }
web-ishtar-do-plant = plant on { $cell }
web-ishtar-do-done = end the turn

## What is due, for those who point instead of writing

page-ishtar-step-lay = { seat-name } lays the tile: tap a lit cell, and again to turn it.
page-ishtar-step-discard = The tile fits nowhere: { seat-name } discards it.
page-ishtar-step-action =
    { $symbol ->
        [assistant] { seat-name } may place an assistant.
        [mastery] { seat-name } may learn a skill, for two gems.
       *[joker] { seat-name } may place an assistant, or learn a skill for two gems.
    }
page-ishtar-step-bloom = { seat-name } may lay a bloom: tap free grass, and again for a double one.
page-ishtar-step-tree = { seat-name } may buy a tree, or ends the turn.
