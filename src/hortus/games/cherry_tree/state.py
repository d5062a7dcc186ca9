"""The Legend of the Cherry Tree: the position, the phases of play, and how actions are numbered."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.state import number, numbers, record_of, small_numbers
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    FIVE,
    KOMATSU_FLOWERS,
    MOST_DRAWS,
    MOST_FLOWERS,
    MOST_IN_THE_BAG,
    MOST_OF_A_COLOUR,
    MOST_PLAYERS,
)

# Phases; a flower leaves the bag in the first four, by chance

ASIDE = 0  # two players: out of the game, unseen
PICK = 1  # into the harvest
SECRET_PICK = 2  # shin-sumizome: straight behind the screen, unseen by the others
OPEN_PICK = 3  # komatsu-otome, kenrokuen-kumagai: in the open, to be placed
GATHER = 4  # draw or stop
KEEP = 5  # what is left of a failed harvest
BONUS = 6  # which mastery
GIVE = 7  # sakuya-hime, first
EXCHANGE = 8  # sakuya-hime, then
HIDE = 9  # somei-yoshino
KEEP_ONE = 10  # komatsu-otome
PLACE = 11  # kenrokuen-kumagai
TAKE = 12  # kokonoe
BEHIND = 13  # which colour goes behind the screen
JOKERS = 14  # all seats, in secret
FINISHED = 15
THREE_PICK = 16  # by chance too: komatsu-otome at a table where kenrokuen-kumagai draws in the open as well

# Actions: one stretch of numbers a kind; `notation` puts them into words

ASIDE_ACTION = 0  # + colour
DRAW_ACTION = 6  # + flowers - 1
PICK_ACTION = 14  # + colour
STOP_ACTION = 20
KEEP_ACTION = 21  # none, the five colours, the ten pairs of them
BONUS_ACTION = 37  # none, the six bonuses
GIVE_ACTION = 44  # + colour, + 6 from the own front
TAKE_ACTION = 56  # + seat * 5 + colour
HIDE_ACTION = 76  # + colour, + 6 from the own front
PLACE_ACTION = 88  # front, behind, the four seats
BEHIND_ACTION = 94  # none, the six colours
WARM_ACTION = 101  # + jokers
MOST_JOKERS = 24
ACTION_COUNT = WARM_ACTION + MOST_JOKERS + 1

PAIRS = tuple((first, second) for first in range(FIVE) for second in range(first + 1, FIVE))
KEPT = np.array([(BLACK, BLACK), *((colour, BLACK) for colour in range(FIVE)), *PAIRS], np.int64)
"""[keep action] one or two colours that stay; BLACK, which never does, stands for none."""
KEPT_FROM = np.array([0, 1, 1 + FIVE, len(KEPT)], np.int64)
"""[flowers] where in KEPT the choices of so many begin."""

RARE = frozenset({KEEP_ACTION, GIVE_ACTION + BLACK, *range(WARM_ACTION + 6, ACTION_COUNT)})
"""Random play hardly ever meets blacks only or many jokers behind one screen; and two pairs never come with a black."""

LONGEST = 3 + MOST_PLAYERS * MOST_IN_THE_BAG * (MOST_DRAWS + MOST_FLOWERS + 7) + MOST_PLAYERS
"""Three set aside; the turns; a choice of jokers for each seat.

A turn takes a flower from the bag for good unless it fails with blacks only. With n players at most n - 1 turns in a
row may take none, as n of them end the game (C17): so there are at most n turns for each flower. A turn has three draws
of eight flowers in all, a stop, a bonus with at most four actions of its own (C13, C14), and what goes behind.
"""

SECRET_TAKES = 5
"""So many flowers leave the bag with each secret one: two pairs before it in the same turn (C10)."""
MOST_SECRETS = MOST_IN_THE_BAG // SECRET_TAKES
"""With two players 13, and three set aside."""

# Values of fields

NO_FLOWER = -1
UNKNOWN = -2  # the colour of a secret flower in a state where it is hidden
NOT_CHOSEN = -1
HIDDEN_CHOICE = -2
OUT_OF_THE_GAME = 4  # instead of a seat: who owns what was set aside


class State:
    """A position. Flowers are counts by colour."""

    players: int = number()
    side: int = number()  # of the mastery cards: see SIDES
    phase: int = number()
    seat: int = number()  # whose turn it is; at the end, who chooses next
    bag: NDArray[np.int64] = numbers(ALL)  # [colour]; where flowers are hidden, those too: in the bag or hidden
    bag_size: int = number()  # how many are in the bag: everybody knows that
    bag_before: int = number()  # the same at the start of the turn
    idle_turns: int = number()  # so many turns in a row took nothing from the bag
    draws: int = number()  # made in this turn
    to_pick: int = number()  # flowers still to come out of the bag in this draw
    harvest: NDArray[np.int64] = numbers(ALL)  # [colour]
    drawn: NDArray[np.int64] = numbers(KOMATSU_FLOWERS)  # colours drawn by a bonus and not placed yet, in their order
    given: int = number()  # the colour on its way to another seat, or NO_FLOWER
    taken: int = number()  # the colour that was taken first, or NO_FLOWER
    taken_from: int = number()  # and its seat, or NOBODY
    front: NDArray[np.int64] = numbers(MOST_PLAYERS, ALL)  # [seat, colour]
    behind: NDArray[np.int64] = numbers(MOST_PLAYERS, ALL)  # [seat, colour]; without those hidden
    warm: NDArray[np.int64] = numbers(MOST_PLAYERS)  # [seat] jokers for the warm group, NOT_CHOSEN or HIDDEN_CHOICE
    secrets: int = number()  # flowers drawn unseen so far: set aside or behind a screen
    secret_owner: NDArray[np.int64] = numbers(MOST_SECRETS)  # [secret] a seat or OUT_OF_THE_GAME
    secret_colour: NDArray[np.int64] = numbers(MOST_SECRETS)  # [secret] a colour or UNKNOWN
    # [secret, colour, level] After this secret and before the next, so many flowers came back into the bag, and then
    # there were `level` of their colour in the bag or secret.
    returned: NDArray[np.int16] = small_numbers(MOST_SECRETS, ALL, MOST_OF_A_COLOUR + 1)


STATE = record_of(State)
