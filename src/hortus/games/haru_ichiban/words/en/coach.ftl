### The coach of Haru Ichiban: what a step is for and what one may look at; what just happened and why. Never advice.

## What this step is for

coach-haru-step-dragonfly = The dragonfly decides where the frogs come back after equal flowers. Who has it first is a matter of luck.
coach-haru-step-draw = After every turn each gardener draws one flower, while the stock lasts. Only its owner sees it.
coach-haru-step-bid = Whoever shows the higher flower chooses a lily and the next dark lily; whoever shows the lower one flowers the dark lily and calls the wind. Look at the dark lily, at both frogs, and at the values that the other still has: they stand beside the pond.
coach-haru-step-croak = Both showed the same flower. Whoever croaks first places the first frog.
coach-haru-step-senior = In the last turn equal flowers make nobody senior, so the holder of the dragonfly, or the one who croaked first, decides. The senior takes the last free lily; the junior flowers the dark one and calls the wind.
coach-haru-step-flower = The senior’s flower may go on any lily without a flower. Look for figures of your colour that lack one flower, and think of the wind that follows: the other gardener calls it. Lilies that cannot be chosen already carry a flower.
coach-haru-step-frog = A frog marks where its colour flowers if both show the same value. It may sit on a lily with neither flower nor frog.
coach-haru-step-wind = The wind moves one lily by one place and pushes all in its way, with everything on them. It may complete a figure, of either colour, or break one up. It cannot blow a lily out of the pond.
coach-haru-step-dark = The next junior’s flower opens on the lily that you turn now. Nobody knows yet who that will be: look at what each colour would complete there.
coach-haru-step-halt = Somebody has a figure, or all flowers are used: the round is over and the points are counted.
coach-haru-step-over = The game is over. You can look at every turn again in the replay.

## What just happened

happened-haru-log-dragonfly = Lots were drawn for the dragonfly. Its holder will place both frogs when the flowers are equal.
happened-haru-log-hands = Three flowers came from each stock into the hand. Nobody sees the other’s.
happened-haru-log-hands-hidden = Three flowers came from each stock into the hand. Nobody sees the other’s.
happened-haru-log-drew = A flower came from the stock into the hand. Its owner alone sees which.
happened-haru-log-drew-hidden = A flower came from the stock into the hand. Its owner alone sees which.
happened-haru-log-bid = A flower lies face down. It is shown when the other one has chosen too.
happened-haru-log-bid-hidden = A flower lies face down. It is shown when both have chosen.
happened-haru-log-reveal = Both flowers were shown together. The higher one makes its owner the senior gardener of this turn, the lower one the junior.
happened-haru-log-roles = The senior showed the higher flower and chooses a lily for it. The junior’s flower goes on the dark lily, and later the junior calls the wind.
happened-haru-log-equal = Both flowers have the same value. So nobody is senior or junior: each colour flowers the lily under its own frog, and there is no wind.
happened-haru-log-automatic = This flower had no choice: the junior’s goes on the dark lily, and equal flowers go where the frogs sit.
happened-haru-log-flower = The senior put the flower on a lily that had none. Now the junior calls the wind, unless a figure was completed.
happened-haru-log-frog = The frog had to move: it may sit on any lily with neither flower nor frog. It marks where its colour flowers after equal flowers.
happened-haru-log-frogs-leave = Only two lilies have no flower, so there is no room for the frogs. They come back in the next round.
happened-haru-log-wind = The junior called the wind. The lily moved by one place and pushed those in its way; all kept what they carry.
happened-haru-log-dark = The senior turned this lily dark. The next junior’s flower will open there.
happened-haru-log-croak = The first to croak decides: where a frog goes first, or in the last turn who is senior.
happened-haru-log-senior = In the last turn there are no frogs, so equal flowers were settled by a decision: it says who is senior.
happened-haru-log-dragonfly-passes = Whoever placed the frogs gives the dragonfly to the other gardener.
happened-haru-log-figure = Flowers of one colour stand together in a square or a line, so this colour scores, whoever brought it about. A round ends with its first figure.
happened-haru-log-round-over = The round is over and the points are kept. Whoever has 5 points, or five flowers in a line, wins the game.
happened-haru-log-no-figure = All flowers are on the pond and no figure came about. Nobody scores, and a new round begins.
happened-haru-log-new-round = All flowers went back into the stocks, the lilies stayed where they were and lie light side up, and the frogs are back on their eggs.
happened-haru-log-won = Five flowers in a line win at once; otherwise 5 points or more, and more than the other.
happened-haru-log-draw = The last round that is played ended with equal points.
