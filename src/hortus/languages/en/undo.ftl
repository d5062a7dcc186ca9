### What cannot be taken back, and why: said in the terminal and on the page.

undo-nothing = There is no move of yours to take back.
undo-chance = A draw came after it.
undo-secret = A secret was shown.
undo-turn = Your turn is over.
undo-over = The game is over: nothing is taken back any more.
