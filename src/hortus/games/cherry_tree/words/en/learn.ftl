### The lessons of The Legend of the Cherry Tree. The one who learns is Player 1.

cherry-lesson-draw-title = Greedy, but not too greedy
cherry-lesson-draw = In your turn you draw flowers from the bag. You say how many before you see any. If the harvest has three flowers of one colour or five different colours after a draw, it fails, and you keep only two flowers. A black flower takes whatever colour makes the harvest fail.
cherry-lesson-draw-task = Say the largest number that cannot fail.
cherry-lesson-draw-done = With two flowers nothing can happen: three of a kind takes three. Now you could stop, or draw up to twice more; the whole harvest is tested after each draw.
cherry-lesson-draw-one = One flower cannot fail, but there is a larger number that cannot fail either.
cherry-lesson-draw-not = From three flowers on, all of them could be of one colour, and a black flower helps to ruin them. How many are always safe?

cherry-lesson-stop-title = Knowing when to stop
cherry-lesson-stop = You may draw up to three times in a turn, eight flowers in all, and stop after any draw. Your harvest has two pink, two yellow, two light blue flowers and a dark blue one. Look at what one more would do: pink, yellow or light blue would be the third of its colour, white would be the fifth colour, and black ruins it anyway.
cherry-lesson-stop-task = Do what keeps your seven flowers.
cherry-lesson-stop-done = Stopped in time: all seven flowers are yours. And a good harvest earns a bonus, as you will see.
cherry-lesson-stop-not = Only a dark blue flower would be harmless, and only about one flower in five in the bag is dark blue. You may try it in a game. Here, stop.

cherry-lesson-odds-title = What is still in the bag
cherry-lesson-odds = Everybody sees what is drawn, so everybody can count what is left. Where a table shows the odds, each number tells how likely it fails. Here the bag holds three flowers: two dark blue and a white one. You have two pink and a yellow one.
cherry-lesson-odds-task = Draw as many as you can without any risk.
cherry-lesson-odds-done = Four colours, none of them three times: all six flowers are safe. The bag is empty, so the game ends with this turn.
cherry-lesson-odds-not = That is safe, but it leaves flowers to the others. Put together what you have with all three of the bag: does any colour come three times, or are there five colours?

cherry-lesson-points-title = Points in front of the screen
cherry-lesson-points = This harvest has failed: with the black flower there are three pink ones. You keep two flowers of different colours, in front of your screen. There every colour counts by its number: 1 flower −3 points, 2 flowers −1, 3 flowers 1, 4 flowers 3, 5 flowers 5, 6 flowers 8, and so on up to 24. You already have two yellow and five white ones.
cherry-lesson-points-task = Keep the two flowers that bring you most.
cherry-lesson-points-done = The third yellow flower brings 2 points, from −1 to 1, and the sixth white one 3, from 5 to 8. A few big collections are worth more than many small ones.
cherry-lesson-points-not = That keeps a pink flower, your first one: alone it costs 3 points. Keep the colours that you already collect.

cherry-lesson-behind-title = In front or behind
cherry-lesson-behind = After a good harvest, one of its colours may go behind your screen, all its flowers; the rest lies in front. Behind the screen it does not matter how many of a colour you have: at the end pink and yellow together are your warm group, light and dark blue your cool group, and whoever has most of a group scores for it.
cherry-lesson-behind-task = Put the colour behind your screen that only costs points in front of it.
cherry-lesson-behind-done = Four white flowers in front now count 3 points, and three flowers of your cool group wait behind the screen.
cherry-lesson-behind-white = White ones are jokers behind the screen, which is not bad. But then two white flowers are left in front, and two light blue ones come: each of these colours costs a point.
cherry-lesson-behind-not = You may lay everything in front. But two light blue flowers cost a point there: they would be better off behind.

cherry-lesson-black-title = Black flowers
cherry-lesson-black = In the harvest a black flower takes the colour that hurts. Laid down it is your friend: in front of a screen it counts as the colour where it is worth most, and behind it is a joker. A bonus has brought you a black flower, and you may place it anywhere. You have five pink flowers in front.
cherry-lesson-black-task = Place it where it brings you points at once.
cherry-lesson-black-done = It counts as a sixth pink flower: 8 points in front instead of 5.
cherry-lesson-black-behind = Behind your screen it is a joker, which may help at the end. Points at once come from in front of the screen.
cherry-lesson-black-not = There it would take the best colour for its new owner, and bring points to somebody else.

cherry-lesson-mastery-title = Masteries
cherry-lesson-mastery = Three mastery cards lie beside the tree. A harvest with two pairs, with four different colours or with six flowers fulfils one; you may use the bonus of one card whose condition you meet. Your harvest has three pairs and six flowers: two cards are open to you. Shin Sumizome, for two pairs, is a secret flower straight behind your screen.
cherry-lesson-mastery-task = Use the bonus that nobody else can see.
cherry-lesson-mastery-done = A white flower, a joker, and only you know it. After the bonus the harvest itself is laid down as always.
cherry-lesson-mastery-none = You may go without a bonus, but a flower more does no harm behind the screen. Use the card with two pairs.
cherry-lesson-mastery-not = Kenrokuen Kumagai draws two flowers in the open, for you to place. The secret flower is on the card with two pairs.

cherry-lesson-jokers-title = Jokers and the final count
cherry-lesson-jokers = The bag is empty, and the screens are about to be lifted. White and black flowers behind your screen are jokers: each joins the warm or the cool group, if you have a flower of that group’s own colours. The warm group brings 18, 10 and 8 points for the first three places, the cool one 16, 12 and 8. You have three warm flowers, one cool flower and two jokers. Player 2 has four warm flowers, Player 3 three cool ones.
cherry-lesson-jokers-task = Say how many jokers become warm, so that the warm group is yours alone.
cherry-lesson-jokers-done = Five warm flowers against four: 18 points, and 12 for the second place in the cool group. With the points in front that makes the total, and the highest total wins.
cherry-lesson-jokers-not = Three warm flowers and that many jokers are not more than the four of Player 2. You want to have more.
