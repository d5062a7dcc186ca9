### Ishtar in the browser: names of places for those who listen, and what buttons say.
### $cell: C17. $colour: purple, red or white. $count, $points: numbers. $gems, $cells, $price, $card, $fountain: text made of other sentences.

## The map

ishtar-web-map = Map of the gardens
ishtar-web-zoom-in = Closer
ishtar-web-zoom-out = Further away
ishtar-web-zoom-fit = The whole map

# The letter on a gem or a fountain, for those who cannot tell colours apart.
ishtar-web-letter =
    { $colour ->
        [purple] P
        [red] R
       *[white] W
    }

# $words: what is there, and what it is called.
ishtar-web-cell = { $cell }: { $words }
ishtar-web-cell-unknown = no board yet
ishtar-web-cell-sand = sand
ishtar-web-cell-gem = rock with { ishtar-gem }
ishtar-web-cell-stone = engraved stone
ishtar-web-cell-grass = grass
ishtar-web-cell-tree = grass with a tree
ishtar-web-cell-bloom =
    { $count ->
        [one] bloom with { $count } flower
       *[other] bloom with { $count } flowers
    }
ishtar-web-cell-symbol =
    { $symbol ->
        [assistant] symbol: assistant
        [mastery] symbol: skill
       *[joker] symbol: joker
    }
ishtar-web-cell-keeper =
    { $you ->
        [seat] your flowerbed
       *[other] flowerbed of { $seat }
    }
ishtar-web-cell-assistant =
    { $you ->
        [seat] your assistant
       *[other] assistant of { $seat }
    }
ishtar-web-cell-choice = can be chosen
ishtar-web-cell-chosen = chosen

## The rug

ishtar-web-rug = The rug with the piles of tiles
ishtar-web-pile = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; on top { $cells }
ishtar-web-pile-cost = Pile { $pile }: { ishtar-shape }, { ishtar-tiles }; on top { $cells }; { ishtar-cost }
ishtar-web-pile-fits-nowhere = fits nowhere

## What to do now

ishtar-web-tray = What to do now
ishtar-web-hand-tile = The tile in your hand: { $cells }
ishtar-web-turn = Turn it
ishtar-web-gains = Gems that this takes: { $gems }

## The panels

# On small screens one panel is seen at a time.
ishtar-web-tab =
    { $panel ->
        [rug] Tiles
        [trees] Trees
        [skills] Skills
       *[gardeners] Points
    }
ishtar-web-market = Trees
ishtar-web-deck =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
ishtar-web-card = Tree: { ishtar-points }, for { $price }
ishtar-web-card-payable = { $card }; can be paid
ishtar-web-card-reserved = Reserved: { $card }
ishtar-web-skills =
    { $you ->
        [seat] Your skills
       *[other] Skills of { $seat }
    }
ishtar-web-skill = Skill { $skill }
ishtar-web-skill-worth = worth { ishtar-points } now
ishtar-web-skill-known = unlocked
ishtar-web-gardeners = Gardeners and their points
ishtar-web-watch = { $name }: { ishtar-points }. Show the skills
ishtar-web-part-trees = Trees: { ishtar-points }
ishtar-web-part-flowers = Flowers: { ishtar-points }
ishtar-web-part-fountains = Fountains: { ishtar-points }
ishtar-web-part-skills = Skills: { ishtar-points }
# The same in one word, beside the number.
ishtar-web-part =
    { $part ->
        [trees] Trees
        [flowers] Flowers
        [fountains] Fountains
       *[skills] Skills
    }
ishtar-web-gems-at-hand = Gems: { $gems }
ishtar-web-assistants = Assistants: { $hand } in hand, { $rug } on the rug
ishtar-web-skills-known = Skills unlocked: { $skills }
ishtar-web-fountains = Fountains and who controls them
ishtar-web-fountain-points = { $fountain }; { ishtar-points }

## A picked action, on the button that confirms it

ishtar-web-do-pile =
    { $cost ->
        [0] move the can to pile { $pile }
        [one] move the can to pile { $pile }, for { $cost } gem
       *[other] move the can to pile { $pile }, for { $cost } gems
    }
ishtar-web-do-pay =
    { $colour ->
        [purple] pay a purple gem
        [red] pay a red gem
       *[white] pay a white gem
    }
ishtar-web-do-lay = lay the tile on { $cell }
ishtar-web-do-discard = discard the tile
ishtar-web-do-assistant = place an assistant
ishtar-web-do-skill = unlock the skill { $skill }
ishtar-web-do-skip = skip the symbol
ishtar-web-do-bloom-none = lay no bloom
ishtar-web-do-bloom-single = lay a single bloom on { $cell }
ishtar-web-do-bloom-double = lay a double bloom on { $cell } and { $other }
ishtar-web-do-reserve = reserve { $card }
ishtar-web-do-gem =
    { $colour ->
        [purple] take a purple gem
        [red] take a red gem
       *[white] take a white gem
    }
ishtar-web-do-tree = buy { $card }
ishtar-web-do-plant = plant on { $cell }
ishtar-web-do-done = end the turn

## What is due, for those who point instead of writing

page-ishtar-step-lay =
    { $you ->
        [seat] Lay the tile: tap a highlighted cell; tap it again to turn the tile.
       *[other] { $seat } lays the tile.
    }
page-ishtar-step-bloom =
    { $you ->
        [seat] Lay a bloom: tap free grass; tap it again for a double one. You may also lay none.
       *[other] { $seat } may lay a bloom.
    }

## The parts of the score

part-ishtar-trees = Trees
part-ishtar-flowers = Flowers
part-ishtar-fountains = Fountains
part-ishtar-A = Skill: trees beside flowerbeds
part-ishtar-B = Skill: points without a condition
part-ishtar-C = Skill: engraved stones beside flowerbeds
part-ishtar-D = Skill: trees planted
part-ishtar-E = Skill: gems on the skills
