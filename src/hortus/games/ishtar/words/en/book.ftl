### The rulebook of Ishtar: the game in one minute, headings, captions of figures. $seat: a person. $cells: several cells. $face: a tile in words.

ishtar-minute =
    Gardeners water a desert from its fountains. In your turn the watering can moves to the next pile of tiles, or further for gems, and you take the tile on top.
    Lay it beside a fountain or a tile; the gems that it covers are yours. Gardens of two fountains must never meet. A symbol on the tile lets you place an assistant, who controls that flowerbed for you, or unlock a skill for two gems. Then you may buy trees with gems and plant them on grass.
    When a second pile is empty, the round is played to its end. Trees, flowers in your beds, fountains where you have the most flower cells, and upper skills give points; the most points win.
    Map and pieces are a reconstruction.

ishtar-chapter-map = The map
ishtar-chapter-pieces = Tiles, rug, gems and trees
ishtar-chapter-control = Flowerbed, garden, control
ishtar-chapter-turn = A turn
ishtar-chapter-skills = Skills and blooms
ishtar-chapter-trees = Trees
ishtar-chapter-end = The end and the count

ishtar-figure-line = A line, laid by { $seat } on { $cells }: three cells in a row.
ishtar-figure-bent = A bent tile, laid by { $seat } on { $cells }: the middle cell touches both others, which do not touch each other.
ishtar-figure-triangle = A triangle, laid by { $seat } on { $cells }: each cell touches both others.
ishtar-figure-bed = { $seat } places an assistant and now controls a flowerbed with { ishtar-flowers }. With the fountain beside it, that makes { ishtar-points }.
ishtar-figure-gardens =
    { $count ->
        [one] { ishtar-fountain-title } has { $count } garden: tiles that touch each other.
       *[other] { ishtar-fountain-title } has { $count } gardens: tiles that touch each other, but not those of the other garden.
    }
ishtar-figure-control = { $seat } lays three flower cells beside their flowerbed and now has { $count } cells at this fountain, against { $others }: it changes hands, with { ishtar-points }.
ishtar-figure-can = { $seat } moves the watering can to pile { $pile }, { ishtar-cost }: the pile before it would have been free.
ishtar-figure-allowed = Allowed: the tile lies on { $cells }, on free sand and rock, and touches a tile of the same garden.
ishtar-figure-apart = Forbidden: a line on { $cells }. { $reason }
ishtar-figure-alone = Forbidden: a line of flowers on { $cells }. { $reason }
ishtar-figure-bloom = { $seat } lays a single bloom on the grass of { $cell }. It touches the flowerbed of the same player, which grows by its flowers.
ishtar-figure-count =
    A final count, step by step.
    Trees planted: { $trees }.
    Flowers in the flowerbeds controlled: { $flowers }.
    Fountains controlled: { $fountains }.
    Upper skills: { $skills }.
    Together: { $totals }. The winner: { $seat }.
ishtar-share = { ishtar-points } for { $seat }
