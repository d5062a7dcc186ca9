### The lessons of Ishtar. The one who learns is player 1.

ishtar-lesson-can-title = The watering can
ishtar-lesson-can = You are player 1. Every turn begins on the rug with its six piles: the watering can moves clockwise to the next pile, for free, and you take the tile on top. Each further pile costs a gem. You have one purple gem, and you want a tile that shows an assistant.
ishtar-lesson-can-task = Move the watering can to the pile whose tile shows an assistant.
ishtar-lesson-can-done = The first pile would have been free; this one cost a gem. The pile that the can has left shows its next tile, and the pile where it stands now stays face down.
ishtar-lesson-can-not = That pile is free, but its tile shows a skill. The tile with an assistant lies one pile further on, for a gem.

ishtar-lesson-lay-title = Laying a tile
ishtar-lesson-lay = A tile covers three free cells of sand or rock. It must touch a fountain or a tile that lies there already, and gardens of two fountains must never meet. The gems on the rocks that it covers are yours at once: they pay for piles, skills and trees.
ishtar-lesson-lay-task = Lay the line where it covers three gems.
ishtar-lesson-lay-done = Three gems for you. Purple ones are common, red ones less so, white ones are rare.
ishtar-lesson-lay-not = The tile may lie there, but it covers fewer than three gems. In the upper left part of the map a white, a purple and a red one lie in a row beside the fountain.

ishtar-lesson-assistant-title = An assistant for a flowerbed
ishtar-lesson-assistant = Flower cells that touch each other are a flowerbed. It belongs to nobody until an assistant stands on it: then each of its flowers is a point for you at the end. Your tile shows an assistant, so you may place one on that cell now, or never.
ishtar-lesson-assistant-task = Place an assistant.
ishtar-lesson-assistant-done = The three flowers are 3 points. And you control the purple fountain, because nobody has more flower cells in its garden: 4 points more.
ishtar-lesson-assistant-not = You may skip the symbol, but it cannot be kept for later, and then these flowers belong to nobody.

ishtar-lesson-bed-title = A flowerbed grows
ishtar-lesson-bed = Flowers that you lay beside your flowerbed belong to it; you need no second assistant. Whoever lays them: only who controls the bed counts. And a bed never holds two assistants, so that beds of two people can never be joined. Your tile has two cells of two flowers.
ishtar-lesson-bed-task = Lay the tile so that your flowerbed grows.
ishtar-lesson-bed-done = Four more flowers, 4 more points. Your bed now has more flower cells, too, and that counts at the fountain.
ishtar-lesson-bed-not = The tile may lie there, but none of its flowers touches your flowerbed. Yours begins beside the fountain in the upper left part of the map, with three flowers.

ishtar-lesson-fountain-title = Who controls the fountain
ishtar-lesson-fountain = All tiles that are connected are a garden, and a garden has one fountain. Whoever controls the most flower cells there controls the fountain; cells count, not flowers. Player 2 has taken in a flowerbed that was free and has five cells at the purple fountain in the upper left; you have three. Your tile has three flower cells.
ishtar-lesson-fountain-task = Lay the tile so that you control this fountain.
ishtar-lesson-fountain-done = Six cells against five: the fountain is yours again, with its 4 points. A red one gives 6 points, a white one 8.
ishtar-lesson-fountain-not = The tile may lie there, but player 2 still controls more flower cells at that fountain. You need all three cells of the tile in your flowerbed.

ishtar-lesson-skill-title = Skills
ishtar-lesson-skill = A skill symbol lets you unlock a skill. It costs two gems of any colours, which stay on it. The lower row works at once: one more assistant, a bloom, a tree reserved, two gems. The upper row gives points at the end, and each upper skill needs the one below it first. You want a bloom, which turns grass into flowers.
ishtar-lesson-skill-task = Unlock the skill that gives you a bloom.
ishtar-lesson-skill-done = You paid with a purple and a red gem, and kept the white ones. Now you would lay the bloom.
ishtar-lesson-skill-not = You may unlock that skill, but it brings no bloom. Look for the one with a flower, second from the left in the lower row.
ishtar-lesson-skill-skip = You may skip the symbol, but it cannot be kept for later. Two gems buy you a skill now.

ishtar-lesson-bloom-title = A bloom
ishtar-lesson-bloom = A bloom covers grass of tiles on the map. A single one is a cell with three flowers, a double one two neighbouring cells with a flower each. They belong to whichever flowerbed they touch.
ishtar-lesson-bloom-task = Lay a bloom that adds as many flowers as possible to your flowerbed.
ishtar-lesson-bloom-done = Three flowers more in your bed, for two gems. Where cells are what you lack, a double bloom may be better.
ishtar-lesson-bloom-not = You may lay it there, but none of its flowers joins your flowerbed. Find grass that touches your flowers.
ishtar-lesson-bloom-double = A double bloom adds two flowers there. A single one would add three.
ishtar-lesson-bloom-none = You may decline the bloom, but then it is lost, and the two gems are paid.

ishtar-lesson-tree-title = Trees
ishtar-lesson-tree = At the end of your turn you may buy trees, as many as you can pay for with exactly the gems on their cards. The tree is planted on free grass, anywhere on the map: no flowers can grow there any more. You have a red gem and three white ones.
ishtar-lesson-tree-task = Buy the tree that is worth most of those that you can pay for.
ishtar-lesson-tree-done = 7 points for two white gems, planted on a grass cell. At the end of the turn a new card is turned up.
ishtar-lesson-tree-not = You can pay for that one, but it is worth only 5 points. Another one costs two white gems and is worth more.
ishtar-lesson-tree-done-instead = You may end your turn, but your gems pay for a tree now.

ishtar-lesson-end-title = The end and the count
ishtar-lesson-end = Another game, near its end. When a second pile is empty, the round is played to its end, so that all have had the same number of turns. Then trees, flowers in your beds, fountains and upper skills are counted. One pile is empty, and you are ahead, 82 to 63. You have one gem left.
ishtar-lesson-end-task = Take a tile so that this round is the last.
ishtar-lesson-end-done = The second pile was empty, player 2 had one more turn, and that was the end: you win, 85 to 66. Gems that are left are worth nothing; trees, flowers, fountains and upper skills are.
ishtar-lesson-end-not = You may take that tile, but another one lies below it: still only one pile is empty, and the game goes on. Look for a pile of a single tile.
