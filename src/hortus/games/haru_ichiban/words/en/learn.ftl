### The lessons of Haru Ichiban. The one who learns is Red.

haru-lesson-square-title = Four in a square
haru-lesson-square = You are Red. Flowers of your colour want to stand together: four of them in a square score 1 point, and the round ends at once. You already have three corners of a square, and you may put your next flower on any lily that is free.
haru-lesson-square-task = Put your flower where it completes the square.
haru-lesson-square-done = A square: 1 point for you, and a new round. Whoever reaches 5 points wins the game.
haru-lesson-square-not = You may put a flower there, but no figure comes of it. Three red flowers stand around one free lily: that is the fourth corner.

haru-lesson-diagonal-title = Some figures are worth more
haru-lesson-diagonal = A square is worth 1 point, four in a row or column 2, four on a diagonal 3. Five in any line win the whole game. Here two figures are within reach.
haru-lesson-diagonal-task = Put your flower where it scores most.
haru-lesson-diagonal-done = Four on a diagonal: 3 points. Diagonals are easy to overlook, for the others too.
haru-lesson-diagonal-square = That would complete a square, for 1 point. Look along the diagonal that begins in the lower left corner: it is worth 3.
haru-lesson-diagonal-not = That completes nothing. Three of your flowers stand on the diagonal that begins in the lower left corner: where does it go on?

haru-lesson-low-title = The low flower
haru-lesson-low = Every turn both of you secretly choose a flower from the hand and show them together. Whoever shows the lower one is the junior gardener: that flower opens on the dark lily, without a choice. Here the dark lily is just the corner that your square lacks.
haru-lesson-low-task = Choose the flower that surely makes you the junior.
haru-lesson-low-done = Your 2 was lower: you were the junior, and your flower opened on the dark lily. It completed the square.
haru-lesson-low-not = Yellow still has flowers lower than that one, and then Yellow would be the junior. Which of yours is lower than everything that Yellow can show?

haru-lesson-wind-title = The wind
haru-lesson-wind = After both flowers are on the pond, the junior calls the wind: it pushes one lily by one place, and every lily in its way with it. What a lily carries travels along. You are the junior, and three of your flowers stand in one row.
haru-lesson-wind-task = Blow the lily that brings your fourth flower into the row.
haru-lesson-wind-done = Four in a row: 2 points. The wind counts for both colours, so look at Yellow’s flowers before you blow.
haru-lesson-wind-lily = The right lily. Now the right direction: your row is below it.
haru-lesson-wind-empty = That lily would fill the gap, but it carries no flower. Bring one with a red flower.
haru-lesson-wind-frog = That would fill the gap with a lily that carries a frog. Bring one with a red flower.
haru-lesson-wind-not = The wind may blow there, but your four do not come together. One red flower stands just above the end of your row.

haru-lesson-high-title = The high flower
haru-lesson-high = Whoever shows the higher flower is the senior gardener, and chooses the lily. Here your square lacks a lily that is not dark: only the senior can reach it.
haru-lesson-high-task = Choose the flower that surely makes you the senior.
haru-lesson-high-done = Your 8 was higher: you are the senior. Yellow’s flower has opened on the dark lily, and now you would put yours into the square.
haru-lesson-high-not = Yellow still has a higher flower than that. Which of yours is higher than everything that Yellow can show?

haru-lesson-dark-title = The next dark lily
haru-lesson-dark = At the end of a turn the senior turns a lily dark. The next junior’s flower opens there, and nobody knows yet who that will be. Yellow already has three corners of a square.
haru-lesson-dark-task = Turn a lily dark that helps nobody.
haru-lesson-dark-done = Good: whoever is the junior next completes nothing there.
haru-lesson-dark-gift = On that lily Yellow’s flower would complete a square: Yellow would only need the lower flower.
haru-lesson-dark-frog = You may do that, but a frog sits there and would have to move. Take a lily without a frog for now.
haru-lesson-dark-not = Look for a lily that completes a figure for nobody.

haru-lesson-frog-title = Frogs and equal flowers
haru-lesson-frog = If both show the same number, nobody is senior or junior: each colour flowers the lily under its own frog. That has just happened. Now the frogs come back, and you hold the dragonfly: you place both of them.
haru-lesson-frog-task = Put your own frog, the red one, where a flower would complete your square.
haru-lesson-frog-done = If you choose equal flowers again, your square is complete. Yellow knows that too. The dragonfly goes to the other one now.
haru-lesson-frog-not = A frog may sit there, but its flower would complete nothing. Your square lacks one corner.
