### The Legend of the Cherry Tree: the numbered rules. A reading that the printed rules leave open ends with "(our reading)".

## Components and set-up

rule-title-C1 = The screens
rule-C1 = Every player has a screen. In front of it is a public place for flowers, behind it a private one. Players are numbered from 1 in the order of play, clockwise; Player 1 begins. In print that is whoever last saw a cherry tree in blossom; here the seats are drawn by lot, unless the table keeps them as they were set.

rule-title-C2 = The bag
rule-C2 = All flowers start in the bag. With four players it holds 18 flowers of each of the five colours (pink, yellow, light blue, dark blue, white) and 6 black ones, 96 in all. With three players it holds 15 of each and 5 black ones, 80 in all. With two players it holds 13 of each and 4 black ones; three of these 69, drawn at random, are set aside unseen for the whole game, so that 66 remain.

rule-title-C3 = The mastery cards
rule-C3 =
    Three mastery cards lie on the table. Each has a condition and two sides with a bonus each:
    - at least two colours with two flowers each: Shin Sumizome on the blue side, Sakuya Hime on the pink side;
    - four different colours: Somei Yoshino on the blue side, Komatsu Otome on the pink side;
    - six flowers or more: Kenrokuen Kumagai on the blue side, Kokonoe on the pink side.
    Before the game the players agree on the blue sides, for a classic game, or on the pink sides, for an advanced one; all three cards show that side. Each card may also be turned as the players like. Masteries are never used up.

## A turn: gather

rule-title-C4 = Drawing
rule-C4 = A turn has one to three draws. For each, the player says a number of flowers, at least 1, before seeing anything; that many leave the bag at random and join the harvest, in the open.

rule-title-C5 = How many flowers
rule-C5 = A harvest never has more than 8 flowers, and nobody can draw more than the bag holds. Whoever draws more than 8 by mistake puts all the flowers back and loses the turn; here that cannot happen, because a number that is too large cannot be said.

rule-title-C6 = When a harvest fails
rule-C6 = After each draw, not after each flower, the whole harvest is looked at. It fails if it has three flowers of one colour or five different colours. A black flower takes whatever colour makes the harvest fail. So it fails when the most frequent colour and the blacks together make three, or when the different colours and the blacks together make five.

rule-title-C7 = Going on or stopping
rule-C7 = If the harvest has not failed, the player may stop. The player may draw again if fewer than three draws were made, the harvest has fewer than 8 flowers and the bag is not empty; otherwise the only thing to do is to stop.

## A failed harvest

rule-title-C8 = What is kept after a failure
rule-C8 = Black flowers go back into the bag. Two flowers of two different colours must be kept, in front of the screen; only one if there is only one colour, none if there were only blacks. Everything else goes back into the bag. There is no mastery.

## A successful harvest

rule-title-C9 = One mastery
rule-C9 = First the player may use the bonus of one mastery whose condition the harvest fulfils and whose bonus can be carried out; only such bonuses are offered, and without any the step is skipped. For a condition, a black flower counts as any one colour. This matters in one case only: a black flower and three different colours make four different colours. Flowers that a bonus moves go at once where it says: they are not tested, do not count towards 8 and take no part in C16.

rule-title-C10 = Shin Sumizome: a secret flower
rule-C10 = Draw one flower from the bag in secret; it goes straight behind your screen. Nobody else sees it. The bag must not be empty.

rule-title-C11 = Sakuya Hime: an exchange
rule-C11 = Give one flower of any colour, from the harvest or from in front of your screen, to another player, in front of whose screen it goes; and take one flower that already lay there, but not a black one, in front of your own screen. The same colour may be given and taken. Another player must have a flower in front that is not black.

rule-title-C12 = Somei Yoshino: a flower goes behind
rule-C12 = One flower of any colour, from the harvest or from in front of your screen, goes behind your screen.

rule-title-C13 = Komatsu Otome: one of three
rule-C13 = Draw 3 flowers, or as many as the bag has. One that is not black must go in front of your screen; the others go back into the bag, and if all are black, all go back. All are drawn before you choose. The bag must not be empty. The flowers are drawn in the open (our reading).

rule-title-C14 = Kenrokuen Kumagai: two to place
rule-C14 = Draw 2 flowers, or 1 if the bag has only one. Each goes, as you like, in front of another player’s screen, in front of your own or behind your own; in the order drawn, but all are drawn before the first choice. The bag must not be empty. The flowers are drawn in the open (our reading).

rule-title-C15 = Kokonoe: two from others
rule-C15 = Take one flower, not black, from in front of each of two other players and put both in front of your screen; their colours must differ. With two players, take two of different colours from the opponent. If there is no such pair but some single flower could be taken, take one; if there is none, the bonus is not offered (our reading).

rule-title-C16 = Behind the screen
rule-C16 =
    Then the player may choose one colour that is still in the harvest, white and black included: all harvested flowers of it go behind the screen. Everything else of the harvest goes in front of it. That black may be chosen is not printed (our reading).
    A whole turn, for example: you say 3 and draw two pink flowers and a yellow one. Nothing has failed, so you say 2 and draw a yellow and a light blue one. You stop: two pairs fulfil the condition of Shin Sumizome, and its bonus brings a secret flower behind your screen. Of the harvest you put both yellow flowers behind it too; the pink ones and the light blue one go in front.

## End and scores

rule-title-C17 = The end of the game
rule-C17 = The game ends at once after the turn that leaves the bag empty, even if not everybody has had the same number of turns. A note: so that no game goes on for ever, it also ends when as many turns in a row as there are players have left no fewer flowers in the bag than they found; what is in the bag then counts for nobody (our reading).

rule-title-C18 = Points in front of the screen
rule-C18 =
    Each black flower in front takes one of the five colours, and it takes the best for its owner, worked out without asking. It has to take one (our reading). Then each colour counts by its number of flowers:
    - none: 0 points; 1: −3; 2: −1;
    - 3: 1 point; 4: 3; 5: 5;
    - 6: 8 points; 7: 11; 8: 15; 9: 19;
    - 10 or more: 24 points. That more than ten count no more is not printed (our reading).

rule-title-C19 = Jokers behind the screen
rule-C19 = Behind the screen pink and yellow flowers form the warm group, light blue and dark blue ones the cool group. Every white and every black flower there is a joker, which its owner assigns to one of the groups; but only to a group that has at least one flower of its own colours there. If only one group has, all jokers go to it; if neither has, they count nowhere.

rule-title-C20 = Assigned in secret
rule-C20 = When the game has ended, every player secretly says how many jokers go to the warm group; the other jokers go to the cool group. Then all lift their screens together. Whoever has no choice is not asked, and the others do not notice.

rule-title-C21 = The groups with three or four players
rule-C21 = In each group the players are ranked by their number of flowers, jokers included. The warm group pays 18, 10 and 8 points to the first, second and third, the cool group 16, 12 and 8. Players who share the first place split the points of the first and second place; those who share the second place those of the second and third; those who share the third place those of the third; rounded down, and no matter how many share. The rank is one more than the number of players who are ahead, so that after two who share the first place comes the third; and a player without any flower in a group is not ranked and gets nothing for it (our reading).

rule-title-C22 = The groups with two players
rule-C22 = With two players the one with more flowers in a group gets the points of the second place, 10 for the warm group and 12 for the cool group, and the other nothing. If both have equally many, and not none, each gets half: 5 or 6 (our reading).

rule-title-C23 = The winner
rule-C23 = The points in front, for the warm group and for the cool group are added up; the total may be negative. The highest total wins, and equal totals share the victory.

## What is hidden

rule-title-C24 = What everybody knows
rule-C24 = Everybody knows how many flowers are in the bag, but their colours only as far as they can be worked out. All draws, harvests and placements are public, also what goes behind a screen at the moment when it goes there; except the flower of Shin Sumizome, the three flowers set aside with two players, which nobody knows, and the assigned jokers until they are revealed. So what another player has behind the screen is known but for the secret flowers. Whether a table keeps all that is public in sight or lets the players remember it is for the table to agree.
