### The coach of Ishtar: what a step is for and what one may look at; what just happened and why. Never advice.

## What this step is for

coach-ishtar-step-board = The lot puts the map together, board by board.
coach-ishtar-step-fountain = The lot decides which board gets which fountain: a purple one is worth 4 points, a red one 6, the white one 8.
coach-ishtar-step-bowl = The lot decides the shape of the tiles in each pile.
coach-ishtar-step-top = The lot puts a start tile on each pile.
coach-ishtar-step-deal = A tree card comes to the display, for everybody to buy.
coach-ishtar-step-reveal = The can has left this pile, so its next tile is turned up. The pile where the can stands stays face down.
coach-ishtar-step-pile = The pile that you choose decides which tile you lay. Each pile shows its price: the next one is free, every further one costs a gem. Look at the flowers and the symbol of each top tile, and at what your gems could buy instead. A pile with a cross holds a tile that fits nowhere; one with a pale price costs more gems than you have.
coach-ishtar-step-pay-can = Every pile beyond the next one costs a gem of any colour. Look at the prices of the trees: they ask for particular colours.
coach-ishtar-step-lay = The tile may lie on highlighted cells, beside a fountain or a tile. Look at the gems that it would cover, at whose flowerbed its flowers would join, and at the fountain of that garden. Cells stay dark where it would join two fountains’ gardens or two assistants, or where nothing touches it.
coach-ishtar-step-discard = No cell of the map takes this tile, so it is discarded. The turn goes on with the trees.
coach-ishtar-step-action = A symbol can be used now or never. An assistant controls the flowerbed of the symbol’s cell for the rest of the game, if nobody does yet. A skill costs two gems, which stay on it; upper ones need the skill below. Look at how many assistants you have in hand, and at what each upper skill is worth now.
coach-ishtar-step-pay-skill = Two gems of any colours stay on the skill. One of the upper skills counts the gems there: white ones most.
coach-ishtar-step-bloom = A bloom turns grass into flowers: a single one is three flowers on one cell, a double one two cells with a flower each. Flowers are points for whoever controls the flowerbed, cells decide about the fountain. It is lost if you decline it.
coach-ishtar-step-reserve = A reserved tree is yours alone to buy, later. If it is never planted, it is worth nothing.
coach-ishtar-step-gem = Two gems of any colours from the supply. Look at what the trees on display ask for.
coach-ishtar-step-tree = You may buy any tree that your gems pay for exactly by colour, and as many as you like. Gems that are left at the end are worth nothing. On the cards, gems that you do not have are hollow.
coach-ishtar-step-plant = A tree stands on grass, and nothing else can grow there. An upper skill counts the trees beside one’s flowerbeds, whoever planted them: look at whose beds touch the cell.
coach-ishtar-step-over = The game is over. You can look at every turn again in the replay.

## What just happened

happened-ishtar-log-set-up = The lot has decided which boards and fountains are used, which shape and which start tile each pile has, and which trees are on display.
happened-ishtar-log-deal = A tree was bought or reserved, so at the end of the turn the display was filled up.
happened-ishtar-log-reveal = The can left this pile, and its next tile was turned up. It can be taken when the can comes round again.
happened-ishtar-log-pile = The can moved clockwise: the next pile is free, every further one costs a gem. The tile on top was taken.
happened-ishtar-log-pay-can = A pile beyond the next one was chosen, and each step costs a gem. It went back to the supply.
happened-ishtar-log-lay = The tile was laid beside a fountain or a tile, on free sand and rock. It now belongs to that garden.
happened-ishtar-log-gems = Gems lay on the rocks that the tile covered. They belong to whoever laid it.
happened-ishtar-log-discard = Nowhere on the map was there room for this tile. It brings neither gems nor an action.
happened-ishtar-log-assistant = The tile showed an assistant, or a joker used as one. The assistant now controls this flowerbed: each of its flowers is a point at the end.
happened-ishtar-log-skill = The tile showed a skill, or a joker used as one. The skill costs two gems, which stay on it.
happened-ishtar-log-skip = The symbol was not used. It cannot be kept for later.
happened-ishtar-log-pay-skill = A skill costs two gems of any colours. They stay on it for the rest of the game.
happened-ishtar-log-from-rug = The skill brought one more assistant from the rug into the hand.
happened-ishtar-log-bloom-single = The skill allowed a bloom: grass became a cell with three flowers. It belongs to the flowerbed that it touches.
happened-ishtar-log-bloom-double = The skill allowed a bloom: two neighbouring cells of grass became flower cells. They belong to the flowerbed that they touch.
happened-ishtar-log-bloom-none = The bloom was declined, and it is lost.
happened-ishtar-log-reserve = The skill keeps this tree for one player. It still has to be paid for and planted.
happened-ishtar-log-gem = The skill brought gems from the supply.
happened-ishtar-log-tree = The gems on the card were paid to the supply. Its points count at the end, because the tree is planted at once.
happened-ishtar-log-plant = The tree stands on free grass. No flowers can grow there any more.
happened-ishtar-log-done = The turn is over; the next player moves the watering can.
happened-ishtar-log-holds = Whoever controls the most flower cells in the gardens of a fountain controls it. That has just changed; only the end counts.
happened-ishtar-log-share = Several players control equally many flower cells at this fountain, so each of them controls it and scores it in full.
happened-ishtar-log-last-round = Two piles are empty. The round is played to its end, so that all have had the same number of turns.
happened-ishtar-log-points = Trees planted, flowers in the flowerbeds controlled, fountains and upper skills were added up.
happened-ishtar-log-won = The most points win the game.
happened-ishtar-log-won-shared = Several have the most points, and they share the victory.
