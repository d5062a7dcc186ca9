"""Ishtar: who knows what (I22), and what a learner is shown.

Everything lies open but the tiles and trees that nobody has seen yet, and of those a position knows only which they
are, never their order. So all seats and spectators know the same, and nothing needs to be hidden or filled in.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.game import Cells, Feature
from hortus.games.ishtar.components import (
    ASSISTANTS,
    BASIC_TILES,
    BOARD_CELLS,
    CELLS,
    EDGES,
    FOUNTAIN,
    GEMS,
    MOST_FLOWERS,
    MOST_PLAYERS,
    NEIGHBOUR,
    NO_SYMBOL,
    OUTSIDE,
    PART_FLOWERS,
    PARTS,
    PILES,
    PURPLE,
    ROCK,
    SHAPE_COUNT,
    SIDES,
    SKILLS,
    SLOTS,
    STONE,
    SYMBOL_PART,
    TILE_SYMBOL,
    TILES,
    TREES,
    TURNS,
)
from hortus.games.ishtar.garden import flowers_at, ground_at, keeper_of, shape_of
from hortus.games.ishtar.scoring import has_skill, points
from hortus.games.ishtar.state import (
    ACTION_COUNT,
    COLOUR_COUNT,
    DECK,
    DOUBLE_ACTION,
    FINISHED,
    FOUNTAIN_BITS,
    LAY_ACTION,
    NONE,
    ON_DISPLAY,
    PAWN,
    PLANT_ACTION,
    PLANTED,
    RESERVED,
    SINGLE_ACTION,
    SINGLE_BLOOM,
    TREE_PAWN,
    State,
    map_size,
)


@compiled
def hide(s: State, seat: int) -> None:
    """Nobody holds anything back."""


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    """Nothing is missing."""


@compiled
def seen(s: State, action: int, seat: int) -> int:
    return action


# For learning

PHASE_COUNT = FINISHED + 1
TILE_FEATURES = SHAPE_COUNT + 2 * PARTS + 3
CARD_FEATURES = 2 + 2 * MOST_PLAYERS
BLOOM_KINDS = PAWN - SINGLE_BLOOM

CELL_FEATURES = (
    Feature(
        "sand or rock",
        CELLS,
        "1 where a tile may lie: sand or rock, not covered; cells in the order A1, .., F37, as in all below",
    ),
    Feature("purple gem", CELLS, "1 where a purple gem lies"),
    Feature("red gem", CELLS, "1 where a red gem lies"),
    Feature("white gem", CELLS, "1 where a white gem lies"),
    Feature("stone", CELLS, "1 at an engraved stone"),
    Feature("fountain", CELLS, "1 at a fountain"),
    Feature("grass", CELLS, "1 at grass, with or without a tree"),
    Feature("flowers", CELLS, "flowers in sight over 4"),
    Feature("tree", CELLS, "1 at a tree"),
    Feature("own bed", CELLS, "1 at a flowerbed that the seat controls"),
    Feature("next bed", CELLS, "1 at a flowerbed of the next seat clockwise"),
    Feature("second bed", CELLS, "1 at a flowerbed of the seat after that"),
    Feature("third bed", CELLS, "1 at a flowerbed of the last seat of four"),
    Feature("assistant", CELLS, "1 where an assistant stands"),
    Feature("bloom", CELLS, "1 at a single bloom, 2 to 7 at half of a double one, by where the other lies; over 7"),
    Feature("reaches", CELLS, "fountains that a tile here would reach, over 6"),
    Feature("part", CELLS, "which part of which tile lies here, from 1 on in the order of their names; over 126"),
)

FEATURES = (
    *CELL_FEATURES,
    Feature(
        "boards", SLOTS * (SIDES + TURNS), "slot by slot: 1 at its board's side, 1A, 1B, ..; 1 at how it is turned"
    ),
    Feature("fountains", SLOTS * COLOUR_COUNT, "slot by slot: 1 at the colour of its fountain, purple, red, white"),
    Feature(
        "held",
        MOST_PLAYERS * SLOTS,
        "seat by seat from the own one clockwise: flower cells controlled at each fountain, over 10",
    ),
    Feature(
        "piles",
        PILES * (3 + SHAPE_COUNT + TILE_FEATURES),
        "pile by pile: size over 7, 1 if the can stands there, 1 if the top shows; 1 at its shape; and the tile on top",
    ),
    Feature(
        "tile",
        TILE_FEATURES,
        "the tile taken: 1 at its shape, the flowers of its three cells over 4, assistant, mastery, 1 at the cell with"
        " the symbol, its number over 42",
    ),
    Feature("unseen", SHAPE_COUNT * BASIC_TILES, "1 for each basic tile that nobody has seen"),
    Feature(
        "trees",
        TREES * CARD_FEATURES,
        "card by card: 1 in the deck; on display; reserved, planted by the seat and the others clockwise",
    ),
    Feature("supply", COLOUR_COUNT, "gems in the supply, over 50"),
    Feature("planted", MOST_PLAYERS, "seat by seat: tree cards planted, over 10"),
    Feature("gems", MOST_PLAYERS * COLOUR_COUNT, "seat by seat: gems at hand, over 10"),
    Feature("spent", MOST_PLAYERS * COLOUR_COUNT, "seat by seat: gems on the player board, over 10"),
    Feature("skills", MOST_PLAYERS * SKILLS, "seat by seat: 1 for each skill unlocked, a to e, A to E"),
    Feature("assistants", MOST_PLAYERS * 2, "seat by seat: assistants in hand and on the rug, over 4"),
    Feature("points", MOST_PLAYERS, "seat by seat: points over 100"),
    Feature("phase", PHASE_COUNT, "1 at the phase, in the order of state.py"),
    Feature("due", 1, "gems to be paid or taken now, over 4"),
    Feature("skill", SKILLS, "1 at the skill that is being paid for"),
    Feature("tree card", TREES, "1 at the tree that is to be planted"),
    Feature("turn", MOST_PLAYERS, "1 at the seat whose turn it is, from the own one clockwise"),
    Feature("players", 1, "players over 4"),
)


def cells_of_actions() -> Cells:
    """What is done at cells: a tile laid in each of its turns, a single and a double bloom, a tree planted."""
    kinds = np.full(ACTION_COUNT, NONE, np.int64)
    places = np.full((ACTION_COUNT, 2), OUTSIDE, np.int64)
    cells = np.arange(CELLS)
    single, double, plant = TURNS, TURNS + 1, TURNS + 2
    for turn in range(TURNS):
        kinds[LAY_ACTION + cells * TURNS + turn] = turn
        places[LAY_ACTION + cells * TURNS + turn, 0] = cells
    for kind, first in ((single, SINGLE_ACTION), (plant, PLANT_ACTION)):
        kinds[first + cells] = kind
        places[first + cells, 0] = cells
    kinds[DOUBLE_ACTION : DOUBLE_ACTION + len(EDGES)] = double
    places[DOUBLE_ACTION : DOUBLE_ACTION + len(EDGES)] = EDGES
    others = kinds == NONE
    kinds[others] = plant + 1 + np.arange(others.sum())
    return Cells(len(CELL_FEATURES), NEIGHBOUR[:CELLS].astype(np.int64), kinds, places)


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """FEATURES, one after the other, from the seat's side of the table."""
    out[:] = 0
    for cell in range(map_size(s)):
        if s.side[cell // BOARD_CELLS] != NONE:
            write_cell(s, seat, cell, out)
    at = len(CELL_FEATURES) * CELLS
    for slot in range(SLOTS):
        if s.side[slot] != NONE:
            out[at + slot * (SIDES + TURNS) + s.side[slot]] = 1
            out[at + slot * (SIDES + TURNS) + SIDES + s.turn[slot]] = 1
    at += SLOTS * (SIDES + TURNS)
    for slot in range(SLOTS):
        if s.fountain[slot] != NONE:
            out[at + slot * COLOUR_COUNT + s.fountain[slot]] = 1
    at += SLOTS * COLOUR_COUNT
    for place in range(s.players):
        for slot in range(SLOTS):
            out[at + place * SLOTS + slot] = s.held[(seat + place) % s.players, slot] / 10
    at += MOST_PLAYERS * SLOTS
    for pile in range(PILES):
        out[at] = s.pile_size[pile] / 7
        out[at + 1] = s.can == pile
        out[at + 2] = s.pile_top[pile] != NONE
        if s.pile_shape[pile] != NONE:
            out[at + 3 + s.pile_shape[pile]] = 1
        at = write_tile(s.pile_top[pile], out, at + 3 + SHAPE_COUNT)
    at = write_tile(s.tile, out, at)
    for tile in range(SHAPE_COUNT * BASIC_TILES):
        out[at + tile] = s.unseen[tile // BASIC_TILES] >> tile % BASIC_TILES & 1
    at += SHAPE_COUNT * BASIC_TILES
    at = write_cards(s, seat, out, at)
    write_players(s, seat, out, at)


@compiled
def write_cell(s: State, seat: int, cell: int, out: NDArray[np.float32]) -> None:
    ground = ground_at(s, cell)
    part = s.part[cell]
    out[cell] = part == NONE and ground < STONE
    if part == NONE and ROCK <= ground < STONE:
        out[cell + (1 + ground - ROCK) * CELLS] = 1
    out[cell + 4 * CELLS] = ground == STONE
    out[cell + 5 * CELLS] = ground == FOUNTAIN
    if part != NONE:
        is_flower = s.bed[cell] != NONE
        out[cell + 6 * CELLS] = not is_flower
        if is_flower:
            out[cell + 7 * CELLS] = flowers_at(s, cell) / MOST_FLOWERS
        keeper = keeper_of(s, cell)
        if keeper != NONE:
            out[cell + (9 + (keeper - seat) % s.players) * CELLS] = 1
        out[cell + 16 * CELLS] = (part + 1) / (TILES * PARTS)
    standing = s.on[cell]
    out[cell + 8 * CELLS] = standing == TREE_PAWN
    out[cell + 13 * CELLS] = standing >= PAWN
    if SINGLE_BLOOM <= standing < PAWN:
        out[cell + 14 * CELLS] = (standing - SINGLE_BLOOM + 1) / BLOOM_KINDS
    for slot in range(SLOTS):
        out[cell + 15 * CELLS] += (s.near[cell] & FOUNTAIN_BITS) >> slot & 1
    out[cell + 15 * CELLS] /= SLOTS


@compiled
def write_tile(tile: int, out: NDArray[np.float32], at: int) -> int:
    """A tile's shape, flowers and symbol, nothing if there is none; returns where the next feature starts."""
    if tile != NONE:
        out[at + shape_of(tile)] = 1
        for part in range(PARTS):
            out[at + SHAPE_COUNT + part] = PART_FLOWERS[tile * PARTS + part] / MOST_FLOWERS
        for symbol in range(2):
            out[at + SHAPE_COUNT + PARTS + symbol] = TILE_SYMBOL[tile] >> symbol & 1
        if TILE_SYMBOL[tile] != NO_SYMBOL:
            out[at + SHAPE_COUNT + PARTS + 2 + SYMBOL_PART[tile]] = 1
        out[at + TILE_FEATURES - 1] = (tile + 1) / TILES
    return at + TILE_FEATURES


@compiled
def write_cards(s: State, seat: int, out: NDArray[np.float32], at: int) -> int:
    for tree in range(TREES):
        place = s.card[tree]
        out[at] = place == DECK
        out[at + 1] = place == ON_DISPLAY
        if RESERVED <= place < PLANTED:
            out[at + 2 + (place - RESERVED - seat) % s.players] = 1
        elif place >= PLANTED:
            out[at + 2 + MOST_PLAYERS + (place - PLANTED - seat) % s.players] = 1
        at += CARD_FEATURES
    for colour in range(COLOUR_COUNT):
        out[at + colour] = s.supply[colour] / GEMS[PURPLE]
    return at + COLOUR_COUNT


@compiled
def write_players(s: State, seat: int, out: NDArray[np.float32], at: int) -> None:
    for place in range(s.players):
        other = (seat + place) % s.players
        for tree in range(TREES):
            out[at + place] += (s.card[tree] == PLANTED + other) / 10
        gems = at + MOST_PLAYERS + place * COLOUR_COUNT
        spent = gems + MOST_PLAYERS * COLOUR_COUNT
        for colour in range(COLOUR_COUNT):
            out[gems + colour] = s.gems[other, colour] / 10
            out[spent + colour] = s.spent[other, colour] / 10
        skills = at + MOST_PLAYERS * (1 + 2 * COLOUR_COUNT) + place * SKILLS
        for skill in range(SKILLS):
            out[skills + skill] = has_skill(s, other, skill)
        assistants = at + MOST_PLAYERS * (1 + 2 * COLOUR_COUNT + SKILLS) + place * 2
        out[assistants] = s.hand[other] / ASSISTANTS
        out[assistants + 1] = s.rug[other] / ASSISTANTS
        out[at + MOST_PLAYERS * (3 + 2 * COLOUR_COUNT + SKILLS) + place] = points(s, other) / 100
    at += MOST_PLAYERS * (4 + 2 * COLOUR_COUNT + SKILLS)
    out[at + s.phase] = 1
    at += PHASE_COUNT
    out[at] = s.due / 4
    at += 1
    if s.skill != NONE:
        out[at + s.skill] = 1
    at += SKILLS
    if s.tree != NONE:
        out[at + s.tree] = 1
    at += TREES
    out[at + (s.seat - seat) % s.players] = 1
    out[at + MOST_PLAYERS] = s.players / MOST_PLAYERS
