"""Haru Ichiban: the position, the phases of play, and how actions are numbered."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.state import number, numbers, record_of
from hortus.games.haru_ichiban.components import CELLS, FLOWERS, LAST_ROUND, RAY, TURNS

# Phases, in the order of play

DRAGONFLY = 0  # chance: who holds the dragonfly first
DRAW = 1  # chance: a flower from a stock to its owner's hand
BID = 2  # both gardeners, in secret
CROAK = 3  # chance: who croaks first
SENIOR = 4  # equal bids in turn 8: who shall be senior
FLOWER = 5  # the senior's flower
FROG_AFTER_FLOWER = 6  # the senior moves the frog that was flowered away
WIND = 7  # the junior's wind
DARK = 8  # the senior's new dark lily
FROG_AFTER_DARK = 9  # the senior moves the frog that was turned away
FROG_RETURN = 10  # the frogs come back after equal bids
FINISHED = 11
ROUND_OVER = 12  # no step of its own: a round was scored, and the pond is looked at before it is cleared

# Actions: one stretch of numbers a kind; `notation` puts them into words

DRAGONFLY_ACTION = 0  # + seat
DRAW_ACTION = 2  # + value - 1
BID_ACTION = 10  # + value - 1
CROAK_ACTION = 18  # + seat
SENIOR_ACTION = 20  # + seat
FLOWER_ACTION = 22  # + cell
FROG_ACTION = 47  # + cell
WIND_ACTION = 72  # + cell * 4 + direction
DARK_ACTION = 172  # + cell
ACTION_COUNT = 197

RARE = frozenset(
    WIND_ACTION + cell * 4 + direction for cell in range(CELLS) for direction in range(4) if RAY[cell, direction] == 0
)
"""Winds at the edge, outwards: never legal, yet they have a number, so that a refusal can tell why."""

LONGEST = 1 + LAST_ROUND * (2 * FLOWERS + TURNS * 7)
"""The dragonfly; then in a round 16 draws, and in a turn at most two bids, flower, frog, wind, dark, frog."""

# Layers of the pond; a gardener's is the red one + seat

LILY = 0
DARK_SIDE = 1  # lies dark side up
DOUBLE_DARK = 2  # the lily that is dark on both sides
EGGS = 3
FLOWER_ON = 5
FROG_ON = 7
LAYERS = 9

# Values of fields

DRAGONFLY_EDITION = 0
CROAK_EDITION = 1
EDITIONS = ("dragonfly", "croak")
NO_BID = 0
HIDDEN_BID = -1
BOTH = 2


class State:
    """A position. Masks of cells have bit c for cell c, masks of values bit v for value v."""

    edition: int = number()  # DRAGONFLY_EDITION or CROAK_EDITION
    phase: int = number()
    round_number: int = number()  # 1..60
    turn: int = number()  # 1..8
    pond: NDArray[np.int64] = numbers(LAYERS)  # [layer] the cells that have it
    stock: NDArray[np.int64] = numbers(2)  # [seat] values not drawn yet; of a hidden hand: all values not played
    hand: NDArray[np.int64] = numbers(2)  # [seat] values held; 0 if hidden
    held: NDArray[np.int64] = numbers(2)  # [seat] how many flowers are held: everybody sees that
    bid: NDArray[np.int64] = numbers(2)  # [seat] the value chosen in secret, NO_BID or HIDDEN_BID
    shown: NDArray[np.int64] = numbers(2)  # [seat] the value shown last, or NO_BID
    senior: int = number()  # the senior gardener of this turn, or NOBODY
    dragonfly: int = number()  # who holds it, or NOBODY
    croaker: int = number()  # who croaked first in this turn, or NOBODY
    scored: NDArray[np.int64] = numbers(2, 4)  # [seat, kind of figure] how many were scored
    last_flowers: NDArray[np.int64] = numbers(2)  # [seat] the flowers as they lay when the last round ended
    winner: int = number()  # a seat, BOTH or NOBODY


STATE = record_of(State)
