"""The phases, the numbers of the actions, and the position: one record, with a line a field.

Nothing in it knows the future: a bag is counts, not an order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.state import number, numbers, record_of, small_numbers
from seeds.components import COLOUR_COUNT, MOST_PLAYERS, ROUNDS

CHOOSING, PICKING, NAMING, FINISHED = range(4)
PHASES = ("choosing", "picking", "naming", "finished")

OPENLY, SECRETLY = 0, 1
PICK_ACTION = 2  # and a colour
NAME_ACTION = PICK_ACTION + COLOUR_COUNT  # and a colour
ACTION_COUNT = NAME_ACTION + COLOUR_COUNT

LONGEST = MOST_PLAYERS * (2 * ROUNDS + 1)

NOT_NAMED, HIDDEN_NAME = -1, -2


class State:
    players: int = number()
    phase: int = number()
    seat: int = number()  # whose turn it is
    rounds: int = number()  # played by all
    secret: int = number()  # 1 if the bean that is being picked goes to a pouch
    bag: NDArray[np.int64] = numbers(3)  # [colour]; in a hidden state also what is in hidden pouches
    front: NDArray[np.int16] = small_numbers(4, 3)  # [seat, colour] in the open
    pouch: NDArray[np.int64] = numbers(4, 3)  # [seat, colour] in secret
    pouch_size: NDArray[np.int64] = numbers(4)  # [seat] how many are in the pouch, which all can see
    named: NDArray[np.int64] = numbers(4)  # [seat] a colour, NOT_NAMED or HIDDEN_NAME


STATE = record_of(State)
