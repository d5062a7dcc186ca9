### The rulebook of Haru Ichiban: the game in one minute, headings, captions of figures. $seat, $junior_seat, $senior_seat: people. $cell: d4.

haru-minute =
    Two gardeners share a pond of lilies. Each has eight flowers, 1 to 8, and holds three of them.
    In every turn both secretly choose a flower and show it. The lower one makes its owner the junior: that flower opens on the dark lily, and after the other flower the junior calls the wind, which pushes lilies by one cell. The higher one makes its owner the senior: that flower goes on any free lily, and the senior turns the next lily dark.
    Four flowers of one colour in a square score 1 point, in a row or column 2, on a diagonal 3; then a new round begins. Whoever reaches 5 points wins, and five in a line win at once.

haru-chapter-box = What is in the box
haru-chapter-turn = A round and its turns
haru-chapter-figures = Figures
haru-chapter-equal = Equal flowers
haru-chapter-late = Late in a round
haru-chapter-end = The end

haru-figure-start = The start, as it was reconstructed. The lily on { $cell } is dark on both sides; each frog sits on the eggs of its colour.
haru-figure-junior = { $red_seat } shows { $red } and { $yellow_seat } { $yellow }: { $junior_seat } is the junior gardener. The junior’s flower opens on the dark lily, { $cell }.
haru-figure-wind = The wind blows { $cell } towards the { haru-direction }, and { haru-lilies-move }: each pushes the next, and all keep what they carry.
haru-figure-dark = { $seat }, the senior, has turned { $cell } dark side up: the next junior’s flower will open there.
haru-figure-square = A square: { haru-points }.
haru-figure-row = Four in a row: { haru-points }.
haru-figure-diagonal = Four on a diagonal: { haru-points }.
haru-figure-five = Five in a line: { haru-points } and the game.
haru-figure-both = One flower, two figures: a square and a row of four. { $red_seat } now has { haru-points }.
haru-figure-equal = Both show { $value }: each flower opens under the frog of its colour. For the first frog there are now { $count } lilies to come back to.
haru-figure-fewer = The wind completes both: a line of five for { $red_seat }, a row of four for { $yellow_seat }. The points are { $red } to { $yellow }, and { $red_seat } wins with the five.
