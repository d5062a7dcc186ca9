### Ishtar: the numbered rules. A ruling that the rule text leaves open ends with "(our reading)"; what it does not show is called a reconstruction.

## The map

rule-title-I1 = Cells and boards
rule-I1 = The map is made of hexagonal cells, so that a cell has up to six neighbours: above, below, and two on each side. It is put together from boards of 37 cells, hexagons with four cells along each edge. The box has six of them, with two sides each; a board may be turned by sixths. Cells, boards and sides are our reconstruction.

rule-title-I2 = The slots
rule-I2 = Boards lie in slots, two more than there are players: A to D for two players, A to E for three, A to F for four. They fit together without a gap and are one map; a tile may lie across their borders. How many boards there are and how they lie is our reconstruction.

rule-title-I3 = Names of cells
rule-I3 = A cell is called by its slot and its number in the slot, 1 to 37. The numbers run in slanting rows: number 1 is the topmost cell, the first row goes from there down to the right, and each further row begins at the left edge, one cell lower. So C19 is the middle of slot C. The numbers belong to the map and do not turn with a board.

rule-title-I4 = What is printed on a cell
rule-I4 = A cell is sand, rock with one gem of a printed colour, an engraved stone, or a fountain. Every side of a board has one fountain and 7 purple, 5 red and 3 white gems; the gems lie on their rocks when the game begins. There are 3 purple fountains, 2 red ones and a white one; they are dealt to the boards at random, one each. How the boards are printed, their numbers of gems and the lot of the fountains are our reconstruction.

## Set-up

rule-title-I5 = Tiles
rule-I5 = A tile has three cells in one of three shapes: a line, a bent tile or a triangle. There are 14 of each shape: 12 basic tiles and 2 start tiles. Each cell is grass or has 1 to 4 flowers. At most one cell of a tile, always one with flowers, shows a symbol: assistant, skill or joker. A tile may be turned in six ways, but never turned over. The shapes, the places of the symbols and what the tiles show are our reconstruction.

rule-title-I6 = The rug and its piles
rule-I6 = The rug is a board beside the map. On it six piles lie in a ring, 1 to 6 clockwise, and the watering can walks around them. Each pile has a shape, dealt at random, two piles a shape. It holds two more basic tiles of that shape than there are players, face down, and on top, face up, one of the two start tiles of the shape, dealt at random. Basic tiles that are left over stay unseen. The sizes for two and three players are our reconstruction.

rule-title-I7 = What players begin with
rule-I7 = Each player has four assistants, two of them in hand and two on the rug, and a purple gem. Blooms lie on the rug, too: flowers that a skill lets you lay on grass (I15), four single ones (one cell with three flowers) and four double ones (two neighbouring cells with one flower each). The box has 50 purple, 38 red and 26 white gems; those that are neither on the map nor with a player are the supply. How many assistants begin in hand is our reading.

rule-title-I8 = The tree cards
rule-I8 = The 26 tree cards are shuffled, and five are laid out face up as the display, each with one of the 20 tree pawns. Prices and points of the trees are our reconstruction.

## A turn

rule-title-I9 = Taking a tile
rule-I9 = The watering can moves clockwise to the next pile that is not empty, for free. Each further pile that is not empty costs one gem of any colour, which goes to the supply. The first player, in the first turn, puts it at any pile for free. The player takes the tile on top of the pile where the can stands now. Then the new top of the pile that the can has left is turned up; so the top of the can’s own pile is always face down. The can never goes all the way round to the pile where it stands (our reading).

rule-title-I10 = Laying the tile
rule-I10 = All three cells of the tile must lie on sand or rock that no tile covers. At least one of them must touch a fountain or a tile laid before. Gardens of different fountains must never be connected: of the fountains that are reached from the cells around the tile, directly or through tiles, there must be exactly one. And two assistants must never come together in one flowerbed, not even two of the same player.

rule-title-I11 = A tile that does not fit
rule-I11 = A tile that fits nowhere is discarded. There are no gems and no action; the turn goes on with the trees. Nobody has to pay for another pile to avoid this (our reading).

rule-title-I12 = Collecting gems
rule-I12 = The gems on the cells that the tile covers go to the player at once.

rule-title-I13 = The action of a symbol
rule-I13 = If the tile just laid shows a symbol, its action may be used now or skipped, but not kept for later. Assistant: put an assistant from the hand on the cell of the symbol, if no other is in that flowerbed. Skill: unlock one skill (I14). Joker: one of the two.

rule-title-I14 = Skills
rule-I14 =
    A skill costs two gems of any colours, which stay on it, on the player’s board. Each skill can be unlocked once in a game, one in a turn. An upper skill needs the lower one just below it, unlocked in an earlier turn. A lower skill may be unlocked even if it has no effect now. Lower skills work at once; in brackets the letter that is typed for each:
    - one assistant comes from the rug to the hand (a and c);
    - lay a single or a double bloom (b, see I15);
    - reserve one tree card on display, with its pawn (d);
    - take two gems of any colours from the supply (e).
    Upper skills give points at the end:
    - 2 points for each tree, whoever planted it, next to a flowerbed that the player controls (A);
    - 7 points (B);
    - 3 points for each engraved stone next to a flowerbed that the player controls (C);
    - 2 points for each tree card that the player has planted (D);
    - for the gems on the player’s board 1 point each if purple, 2 if red, 3 if white (E).
    What exactly the skills do is our reconstruction.

rule-title-I15 = Blooms
rule-I15 = A bloom covers grass of tiles on the map, without tree or bloom. A double bloom needs two neighbouring cells, of the same tile or of two. They become flower cells; no flowerbed may come to hold two assistants. A bloom may be declined and is then lost. The rule text knows only how big the blooms are and how many flowers they show: the rest is our reading.

rule-title-I16 = Planting trees
rule-I16 = Last, the player may plant trees, as many as wished. Take a card on display or the own reserved one, pay exactly its gems to the supply, lay the card face down, and put its pawn on any grass cell of the map without tree or bloom. Gems gained in this turn can be used. Without such a cell no tree can be bought (our reading).

rule-title-I17 = The end of a turn
rule-I17 = At the end of every turn, the last one too, the display is filled up to five cards, each with a pawn, as long as cards and pawns last. The rule text always wants five; when too few pawns are left, there are fewer (our reading).

## End and scores

rule-title-I18 = The end of the game
rule-I18 = When a second pile is empty, the round is played to its end: play goes on until the player who comes last in the round has had a turn, so that all have had the same number of turns.

rule-title-I19 = Flowerbed, garden, control
rule-I19 =
    A flowerbed is a group of connected flower cells. The player whose assistant stands on it controls it; it never holds more than one assistant.
    A garden is a group of connected tiles. It belongs to one fountain, and a fountain may have several gardens.
    A fountain is controlled by the player who controls the most flower cells in its gardens, at least one; cells count, not flowers. If several share the most, each of them controls it.

rule-title-I20 = Points
rule-I20 =
    At the end a player scores:
    - for the tree cards planted, their points; a reserved card not planted gives nothing;
    - 1 point for each flower in the flowerbeds controlled, those under assistants too (the rule text says visible flowers: our reading);
    - for each fountain controlled 4 points if purple, 6 if red, 8 if white;
    - for the upper skills unlocked (I14).
    For a skill a tree or a stone counts once, however many flowerbeds it touches (our reading).

rule-title-I21 = The winner
rule-I21 = The most points win the game. Players with equal points share the victory (our reading).

rule-title-I22 = What everybody knows
rule-I22 = Cards that were bought lie face down, but all have seen them: they are public. Unknown, to all alike, are only the tiles and the trees that were never turned up (our reading).
