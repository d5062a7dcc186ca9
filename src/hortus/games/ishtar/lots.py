"""Ishtar: the set-up. What everybody begins with, and the lots that lay out map and piles."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.games.ishtar.components import (
    ASSISTANTS,
    ASSISTANTS_IN_HAND,
    BASIC_TILES,
    BOARDS_BESIDE_PLAYERS,
    BOWLS,
    FIRST_MAP_FOUNTAINS,
    FIRST_MAP_SIDES,
    FOUNTAINS,
    GEMS,
    GEMS_ON_A_BOARD,
    PILE_BASICS,
    PILES,
    PURPLE,
    SHAPE_COUNT,
    SHAPE_TILES,
    SIDES,
    SLOTS,
    START_TILES,
    TURNS,
)
from hortus.games.ishtar.garden import clear_map, lay_board
from hortus.games.ishtar.state import (
    BOARD_ACTION,
    BOARD_LOT,
    BOWL_ACTION,
    BOWL_LOT,
    COLOUR_COUNT,
    DEAL,
    FIRST_MAP,
    FOUNTAIN_ACTION,
    FOUNTAIN_LOT,
    MAPS,
    NONE,
    TOP_ACTION,
    TOP_LOT,
    State,
)

# Set-up (I6, I7, I8)


def set_up(s: State, options: Mapping[str, str]) -> None:
    s.players = int(options["players"])
    s.map = MAPS.index(options["map"])
    s.can = s.left = s.tile = s.skill = s.tree = NONE
    for field in (s.side, s.fountain, s.pile_shape, s.pile_top, s.garden):
        field[:] = NONE
    clear_map(s)
    s.unseen[:] = (1 << BASIC_TILES) - 1
    boards = s.players + BOARDS_BESIDE_PLAYERS
    s.supply[:] = GEMS - boards * GEMS_ON_A_BOARD
    for seat in range(s.players):
        s.hand[seat] = ASSISTANTS_IN_HAND
        s.rug[seat] = ASSISTANTS - ASSISTANTS_IN_HAND
        s.gems[seat, PURPLE] = 1
        s.supply[PURPLE] -= 1
    s.phase = BOARD_LOT
    if s.map == FIRST_MAP:
        for slot in range(boards):
            lay_board(s, slot, FIRST_MAP_SIDES[slot], 0)
            s.fountain[slot] = FIRST_MAP_FOUNTAINS[slot]
        s.phase = BOWL_LOT


# The map is laid out: boards, then fountains, slot by slot (I2, I4)


@compiled
def first_empty(places: NDArray[np.int64]) -> int:
    """The slot or pile whose lot is drawn next."""
    place = 0
    while places[place] != NONE:
        place += 1
    return place


@compiled
def is_last_slot(s: State, slot: int) -> bool:
    return slot == s.players + BOARDS_BESIDE_PLAYERS - 1


@compiled
def legal_board(s: State, out: NDArray[np.int64]) -> int:
    """Both sides of every board that is not in a slot yet, in six turns."""
    n = 0
    for side in range(SIDES):
        used = False
        for slot in range(SLOTS):
            used |= s.side[slot] != NONE and s.side[slot] // 2 == side // 2
        for turn in range(TURNS):
            out[n] = BOARD_ACTION + side * TURNS + turn
            n += not used
    return n


@compiled
def play_board(s: State, side: int, turn: int) -> None:
    slot = first_empty(s.side)
    lay_board(s, slot, side, turn)
    if is_last_slot(s, slot):
        s.phase = FOUNTAIN_LOT


@compiled
def figures_left(s: State, colour: int) -> int:
    left = FOUNTAINS[colour]
    for slot in range(SLOTS):
        left -= s.fountain[slot] == colour
    return left


@compiled
def legal_fountain(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    for colour in range(COLOUR_COUNT):
        out[n] = FOUNTAIN_ACTION + colour
        n += figures_left(s, colour) > 0
    return n


@compiled
def play_fountain(s: State, colour: int) -> None:
    slot = first_empty(s.fountain)
    s.fountain[slot] = colour
    if is_last_slot(s, slot):
        s.phase = BOWL_LOT


# Piles: a shape each, then a start tile each (I6)


@compiled
def bowls_left(s: State, shape: int) -> int:
    left = BOWLS
    for pile in range(PILES):
        left -= s.pile_shape[pile] == shape
    return left


@compiled
def legal_bowl(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    for shape in range(SHAPE_COUNT):
        out[n] = BOWL_ACTION + shape
        n += bowls_left(s, shape) > 0
    return n


@compiled
def play_bowl(s: State, shape: int) -> None:
    pile = first_empty(s.pile_shape)
    s.pile_shape[pile] = shape
    s.pile_size[pile] = PILE_BASICS[s.players]
    if pile == PILES - 1:
        s.phase = TOP_LOT


@compiled
def start_tile(shape: int, which: int) -> int:
    return shape * SHAPE_TILES + BASIC_TILES + which


@compiled
def lies_on_top(s: State, tile: int) -> bool:
    for pile in range(PILES):
        if s.pile_top[pile] == tile:
            return True
    return False


@compiled
def legal_top(s: State, out: NDArray[np.int64]) -> int:
    """The start tiles of the pile's shape that lie on no other pile."""
    shape = s.pile_shape[first_empty(s.pile_top)]
    n = 0
    for which in range(START_TILES):
        out[n] = TOP_ACTION + shape * START_TILES + which
        n += not lies_on_top(s, start_tile(shape, which))
    return n


@compiled
def play_top(s: State, shape: int, which: int) -> None:
    pile = first_empty(s.pile_top)
    s.pile_top[pile] = start_tile(shape, which)
    s.pile_size[pile] += 1
    if pile == PILES - 1:
        s.phase = DEAL


@compiled
def play_lot(s: State, action: int) -> None:
    phase = s.phase
    if phase == BOARD_LOT:
        play_board(s, (action - BOARD_ACTION) // TURNS, (action - BOARD_ACTION) % TURNS)
    elif phase == FOUNTAIN_LOT:
        play_fountain(s, action - FOUNTAIN_ACTION)
    elif phase == BOWL_LOT:
        play_bowl(s, action - BOWL_ACTION)
    else:
        play_top(s, (action - TOP_ACTION) // START_TILES, (action - TOP_ACTION) % START_TILES)
