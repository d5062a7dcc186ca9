### The coach of The Legend of the Cherry Tree: what a step is for and what one may look at; what just happened and why. Never advice.

## What this step is for

coach-cherry-step-aside = With two players some flowers leave the game before it begins. Nobody sees them, so nobody knows exactly what the bag holds.
coach-cherry-step-pick = The flowers come out of the bag one by one. Only when all of this draw are there is the harvest tested.
coach-cherry-step-pick-secret = This flower goes straight behind the screen. Only its owner sees it.
coach-cherry-step-pick-open = These flowers come in the open, and all of them before anything is chosen. They are not part of the harvest and cannot make it fail.
coach-cherry-step-draw-first = Say how many flowers you draw before you see any. Look at how many the bag holds and which colours are still in it, as far as you know. Three of one colour or five different colours make the harvest fail; a black one takes the colour that hurts. Numbers that cannot be said are more than eight, or more than the bag holds.
coach-cherry-step-draw = Look at the line below the harvest: it names the colours of which one more would make it fail. Look also at the mastery cards: which condition does the harvest meet, and which is near? After the third draw, with eight flowers or with an empty bag one has to stop.
coach-cherry-step-keep = Of a failed harvest two flowers of different colours stay, in front of the screen. Look at what you already have there: a first flower of a colour counts −3, and every further one makes its colour better. Black ones always go back.
coach-cherry-step-keep-one = One of these flowers goes in front of your screen; the others go back into the bag. Look at what you already have in front. A black one cannot be kept.
coach-cherry-step-bonus = Only one mastery may be used in a turn, and only one whose condition the harvest meets. A card that cannot be chosen lacks its condition, or there is nothing to draw or to take. The bonus comes before the harvest is laid down.
coach-cherry-step-give = This flower leaves you. It may come from the harvest or from in front of your screen, and it will lie in front of the player from whom you take one.
coach-cherry-step-take-exchange = Look at what lies in front of the others: what you take helps you, what you give may help or harm them. Black flowers cannot be taken.
coach-cherry-step-hide = One flower, from the harvest or from in front, goes behind your screen. In front it counts with its colour; behind it counts for the warm or the cool group, or as a joker.
coach-cherry-step-place = The marked flower may lie in front of anybody or behind your screen. In front of a player it changes the points of that player at once: they stand under the flowers.
coach-cherry-step-take = Take a flower that lies in front of another player. Look at what it would add to your colours, and what its owner would lose. Black flowers cannot be taken.
coach-cherry-step-take-second = The second flower has another colour than the first and, with more than two players, another owner.
coach-cherry-step-behind = All flowers of one colour may go behind your screen; everything else lies in front. In front, one or two of a colour cost points. Behind, pink and yellow count for the warm group, light and dark blue for the cool one, white and black are jokers.
coach-cherry-step-warm = Your white and black flowers behind the screen are jokers. Compare what the others have behind their screens, as far as you know it: who has most of a group gets most for it. A group without a flower of its own colours takes no jokers.
coach-cherry-step-over = The game is over. The count below can be seen again step by step.

## What just happened

happened-cherry-log-aside = These flowers are out of the game. Nobody has seen them, and nobody will before the end.
happened-cherry-log-draw = The number was said before anything was seen. So many flowers now leave the bag, and the harvest is tested when all are there.
happened-cherry-log-pick = A flower came out of the bag by chance; every flower in the bag was as likely as any other.
happened-cherry-log-failed = Three of one colour, or five different colours, came together; black flowers count as whatever makes it worse. So most of the harvest is lost.
happened-cherry-log-stop = The harvest was good, and it is safe now. First comes the bonus of a mastery, if one is met, then the flowers are laid down.
happened-cherry-log-keep-two = Of a failed harvest two flowers of different colours are kept in front of the screen. Everything else goes back into the bag.
happened-cherry-log-keep-one = One flower was kept, in front of the screen. The others go back into the bag.
happened-cherry-log-keep-none = There were only black flowers, and these are never kept.
happened-cherry-log-returned = What was not kept went back into the bag and can be drawn again. The game lasts a little longer.
happened-cherry-log-bonus = The harvest met the condition of this mastery card. Masteries are never used up: anybody can use the same one again.
happened-cherry-log-no-bonus = A bonus was possible, but nobody has to use one.
happened-cherry-log-secret = Shin Sumizome: this flower went straight behind the screen, and nobody else has seen it.
happened-cherry-log-secret-hidden = Shin Sumizome: a flower went straight behind the screen. Only its owner knows its colour until the end.
happened-cherry-log-give = Sakuya Hime: this flower will go to the player from whom one is taken.
happened-cherry-log-exchange = Sakuya Hime: two flowers have changed places, and with them the points in front of both screens.
happened-cherry-log-hide = Somei Yoshino: this flower no longer counts with its colour in front, but for a group behind the screen.
happened-cherry-log-place-front = Kenrokuen Kumagai: the flower lies in front of the screen and counts with its colour.
happened-cherry-log-place-behind = Kenrokuen Kumagai: the flower lies behind the screen. Everybody has seen which it was.
happened-cherry-log-place-other = Kenrokuen Kumagai: a flower may also be given to another player. A first flower of a colour costs 3 points there.
happened-cherry-log-take = Kokonoe: a flower changed its owner. Two are taken where there are two, in two colours.
happened-cherry-log-behind = One colour of a good harvest may go behind the screen. It counts there for the warm or the cool group, or as jokers; the rest lies in front.
happened-cherry-log-behind-none = All flowers of the harvest lie in front of the screen, each with its colour.
happened-cherry-log-jokers = This choice is secret until all have made theirs.
happened-cherry-log-jokers-hidden = This choice is secret until all have made theirs.
happened-cherry-log-bag-empty = The turn that empties the bag is the last one. Now jokers are assigned, and everything is counted.
happened-cherry-log-idle = One turn of everybody took nothing from the bag for good, so the game ends before it goes on for ever. What is left in the bag counts for nobody.
happened-cherry-log-revealed = All screens are lifted together. White and black flowers behind them are jokers and count for the group that their owner chose.
happened-cherry-log-score = The points in front, by colour, and the points for both groups, by place, make the total.
happened-cherry-log-won = The highest total wins.
happened-cherry-log-shared = The highest totals are equal, so the victory is shared.
