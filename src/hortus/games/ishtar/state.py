"""Ishtar: what a position is. Phases, the layout of the actions, the fields of the state."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.state import number, numbers, record_of, small_numbers
from hortus.games.ishtar.components import (
    ASSISTANTS,
    BASIC_TILES,
    BOARD_CELLS,
    BOARDS_BESIDE_PLAYERS,
    CELLS,
    COLOURS,
    DISPLAY,
    EDGES,
    GEMS_OF_SKILL,
    MOST_PLAYERS,
    OUTSIDE,
    PART_CELL,
    PAWNS,
    PILES,
    SHAPE_COUNT,
    SIDES,
    SKILL_PRICE,
    SKILLS,
    SLOTS,
    START_TILES,
    TILES,
    TREES,
    TURNS,
)

# Phases: first those of chance, then a player's turn in its order

BOARD_LOT = 0  # which board, how turned, in the next slot
FOUNTAIN_LOT = 1  # which figure on the next slot's fountain
BOWL_LOT = 2  # the shape of the next pile
TOP_LOT = 3  # the start tile on the next pile
DEAL = 4  # a tree card for the display: at the start, and at the end of every turn
REVEAL = 5  # the new top of the pile that the can has left
PILE = 6  # where the can goes
PAY_CAN = 7  # a gem for each step beyond the first
LAY = 8
ACTION = 9  # what the tile's symbol allows
PAY_SKILL = 10
BLOOM = 11
RESERVE = 12
GEM = 13
TREE = 14  # buy a tree, or be done
PLANT = 15
FINISHED = 16

# Actions: one stretch of numbers a kind, each as long as there are things of that kind; `notation` puts them into words

COLOUR_COUNT = len(COLOURS)
BOARD_ACTION = 0  # + side * 6 + turn
FOUNTAIN_ACTION = BOARD_ACTION + SIDES * TURNS  # + colour
BOWL_ACTION = FOUNTAIN_ACTION + COLOUR_COUNT  # + shape
TOP_ACTION = BOWL_ACTION + SHAPE_COUNT  # + shape * 2 + which of the shape's start tiles
REVEAL_ACTION = TOP_ACTION + SHAPE_COUNT * START_TILES  # + shape * 12 + which of the shape's basic tiles
PILE_ACTION = REVEAL_ACTION + SHAPE_COUNT * BASIC_TILES  # + pile
PAY_ACTION = PILE_ACTION + PILES  # + colour
LAY_ACTION = PAY_ACTION + COLOUR_COUNT  # + anchor * 6 + turn
DISCARD_ACTION = LAY_ACTION + CELLS * TURNS
ASSISTANT_ACTION = DISCARD_ACTION + 1
SKILL_ACTION = ASSISTANT_ACTION + 1  # + skill
SKIP_ACTION = SKILL_ACTION + SKILLS
SINGLE_ACTION = SKIP_ACTION + 1  # + cell
DOUBLE_ACTION = SINGLE_ACTION + CELLS  # + edge
NO_BLOOM_ACTION = DOUBLE_ACTION + len(EDGES)
RESERVE_ACTION = NO_BLOOM_ACTION + 1  # + tree
GEM_ACTION = RESERVE_ACTION + TREES  # + colour
TREE_ACTION = GEM_ACTION + COLOUR_COUNT  # + tree, whether chance deals it or a player buys it
PLANT_ACTION = TREE_ACTION + TREES  # + cell
DONE_ACTION = PLANT_ACTION + CELLS
ACTION_COUNT = DONE_ACTION + 1

OFF_EVERY_MAP = frozenset(
    LAY_ACTION + anchor * TURNS + turn
    for anchor in range(CELLS)
    for turn in range(TURNS)
    if (PART_CELL[:, anchor, turn] == OUTSIDE).any(axis=1).all()
)
"""Placements that no tile can have; they have numbers so that a refusal can say so."""

RARE = OFF_EVERY_MAP | {DISCARD_ACTION, *range(DOUBLE_ACTION, NO_BLOOM_ACTION)}
"""Random play is offered a discard, or a double bloom on two given cells, once in hundreds of games."""

SET_UP_LONGEST = 2 * SLOTS + 2 * PILES + DISPLAY
TURN_LONGEST = 1 + (PILES - 2) + 1 + 1 + 1 + SKILL_PRICE + GEMS_OF_SKILL + 1
LONGEST = SET_UP_LONGEST + TURN_LONGEST * TILES + 2 * PAWNS + (PAWNS - DISPLAY)
"""The lots of the set-up. Every turn takes a tile: pile, at most four gems for the can, reveal, lay, skill with two
payments and at most two gems, done. Every pawn is bought, planted and, but for the first five, dealt once."""

# Values of fields

NONE = -1
"""No pile, tile, tree, skill, board or fountain; not a tile's part; no flowerbed."""

RANDOM_MAP, FIRST_MAP = 0, 1
MAPS = ("random", "first")

DECK, ON_DISPLAY, RESERVED, PLANTED = 0, 1, 2, 6  # where a tree card is; the last two + seat

# What stands on a cell. A half of a double bloom says in which direction the other half lies.
NOTHING, TREE_PAWN, SINGLE_BLOOM, DOUBLE_BLOOM, PAWN = 0, 1, 2, 3, 9  # DOUBLE_BLOOM + direction, PAWN + assistant

# Assistants have numbers: seat * 4 + how many of that seat stand already. A flowerbed is called by the number of its
# assistant, or UNKEPT + its lowest cell. So of two beds that grow together the lower name is right for both.
UNKEPT = MOST_PLAYERS * ASSISTANTS
SEVERAL = UNKEPT  # in `guard`: two assistants or more

# Bits of `near`. Two bits for BLOCKED, so that a blocked cell never looks like one that reaches exactly one fountain.
FOUNTAIN_BITS = (1 << SLOTS) - 1
BLOCKED = 0b11 << SLOTS
REACHED = 1 << SLOTS + 2


class State:
    """A position. Arrays [cell] have one place more, for OUTSIDE, so that no neighbour needs a question first."""

    players: int = number()
    map: int = number()  # RANDOM_MAP or FIRST_MAP
    phase: int = number()
    seat: int = number()  # whose turn it is
    can: int = number()  # the pile where it stands, or NONE before the first turn
    left: int = number()  # the pile that the can has left and whose new top is to be turned up, or NONE
    tile: int = number()  # the tile taken in this turn, or NONE
    due: int = number()  # gems that are still to be paid or taken
    skill: int = number()  # the skill that is being paid, or NONE
    tree: int = number()  # the tree that is to be planted, or NONE
    grass: int = number()  # grass cells of the map without tree and bloom
    side: NDArray[np.int64] = numbers(SLOTS)  # [slot] the board side there, or NONE
    turn: NDArray[np.int64] = numbers(SLOTS)  # [slot] how it is turned
    fountain: NDArray[np.int64] = numbers(SLOTS)  # [slot] the colour of the fountain's figure, or NONE
    pile_shape: NDArray[np.int64] = numbers(PILES)  # [pile], or NONE
    pile_size: NDArray[np.int64] = numbers(PILES)  # [pile] tiles on it
    pile_top: NDArray[np.int64] = numbers(PILES)  # [pile] the tile face up on top, or NONE
    unseen: NDArray[np.int64] = numbers(SHAPE_COUNT)  # [shape] bit t: basic tile t was never turned up
    supply: NDArray[np.int64] = numbers(COLOUR_COUNT)  # [colour] gems
    gems: NDArray[np.int64] = numbers(MOST_PLAYERS, COLOUR_COUNT)  # [seat, colour] in front of the player
    spent: NDArray[np.int64] = numbers(MOST_PLAYERS, COLOUR_COUNT)  # [seat, colour] on the player board, for skills
    skills: NDArray[np.int64] = numbers(MOST_PLAYERS)  # [seat] bit k: skill k is unlocked
    hand: NDArray[np.int64] = numbers(MOST_PLAYERS)  # [seat] assistants at hand
    rug: NDArray[np.int64] = numbers(MOST_PLAYERS)  # [seat] assistants on the rug
    held: NDArray[np.int64] = numbers(MOST_PLAYERS, SLOTS)  # [seat, slot] flower cells controlled in its gardens
    flowers: NDArray[np.int64] = numbers(MOST_PLAYERS)  # [seat] flowers controlled
    card: NDArray[np.int16] = small_numbers(TREES)  # [tree] DECK, ON_DISPLAY, RESERVED + seat or PLANTED + seat
    garden: NDArray[np.int16] = small_numbers(TILES)  # [tile] the slot of its garden's fountain; NONE: not laid
    part: NDArray[np.int16] = small_numbers(CELLS + 1)  # [cell] the part of a tile that lies there, or NONE
    on: NDArray[np.int16] = small_numbers(CELLS + 1)  # [cell] what stands there
    near: NDArray[np.int16] = small_numbers(CELLS + 1)  # [cell] fountains reached from its neighbours, BLOCKED, REACHED
    bed: NDArray[np.int16] = small_numbers(CELLS + 1)  # [cell] the name of its flowerbed, NONE where no flowers are
    guard: NDArray[np.int16] = small_numbers(CELLS + 1)  # [cell] the assistant whose bed it touches, NONE or SEVERAL


STATE = record_of(State)

# In the compiled code a number from one of the small tables is another type than a plain one. Where it goes on as an
# argument, `int` makes it plain, so that a function is not compiled twice, nor a sum of bits cut off.


@compiled
def map_size(s: State) -> int:
    """How many cells the map has; they come first among all that there can be."""
    return (s.players + BOARDS_BESIDE_PLAYERS) * BOARD_CELLS
