"""The box: every number of the rules once, with a name."""

SEAT_NAMES = ("1", "2", "3", "4")
FEWEST_PLAYERS, MOST_PLAYERS = 2, len(SEAT_NAMES)

COLOURS = ("amber", "brown", "cream")
COLOUR_COUNT = len(COLOURS)
BEANS_OF_A_COLOUR = 5
ROUNDS = 2

NAMED_WORTH, OTHER_WORTH = 2, 1
