### A game for tests.

game-ring = Ring
game-ring-short = Up to twelve each think of a number, and then add another.
ring-goal = The most points win.
part-ring-numbers = Numbers
ring-step-think = All think of a number.
ring-step-add = { $seat } adds a number.
ring-step-over = The game is over.
ring-log = { $seat }: { $said }
ring-not-now = This cannot be done now.
