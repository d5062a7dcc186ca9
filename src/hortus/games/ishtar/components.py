"""What is in the box of Ishtar: map, tiles, trees, skills. Numbers that the rule text prints stand here, each once.

What it does not print (the boards, the faces of the tiles, the trees, the skills, the small piles) is a reconstruction.
It lives in components.json, part by part flagged `reconstructed`, and is checked against every count that is known.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.boards.hexagon import DIRECTIONS, Axial, disc, edges, moved, neighbours, step, turned
from hortus.contract.errors import HortusError

# Players and what they begin with (I7)
MOST_PLAYERS = 4
SEAT_NAMES = ("1", "2", "3", "4")
ASSISTANTS = 4  # a player's
ASSISTANTS_IN_HAND = 2
BLOOMS = 4  # of each size

# The map (I1, I2, I3): six slots for boards of 37 cells, which have numbers of their own
SLOT_NAMES = "ABCDEF"
SLOTS = len(SLOT_NAMES)
BOARDS_BESIDE_PLAYERS = 2
TURNS = len(DIRECTIONS)
BOARD = disc(3)
BOARD_CELLS = len(BOARD)
CENTRES: tuple[Axial, ...] = tuple(
    (7 * i + 3 * j, -3 * i + 4 * j) for i, j in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1))
)
PLACES = [moved(cell, centre) for centre in CENTRES for cell in BOARD]  # [cell] where it lies
CELLS = len(PLACES)
CELL_NAMES = tuple(f"{slot}{number + 1}" for slot in SLOT_NAMES for number in range(BOARD_CELLS))
NEIGHBOUR = neighbours(PLACES)  # [cell, direction]
OUTSIDE = CELLS  # the number that stands for whatever is not a cell
EDGES = np.array(list(edges(NEIGHBOUR)), np.int16)  # [edge, end] all pairs of neighbours, lower name first

# Gems, and fountains in the same colours (I4, I7, I20)
COLOURS = ("purple", "red", "white")
PURPLE, RED, WHITE = 0, 1, 2
GEMS = np.array([50, 38, 26], np.int64)  # [colour] in the box
GEMS_ON_A_BOARD = np.array([7, 5, 3], np.int64)  # [colour]
FOUNTAINS = np.array([3, 2, 1], np.int64)  # [colour] figures in the box
FOUNTAIN_POINTS = np.array([4, 6, 8], np.int64)  # [colour]
FIRST_MAP_FOUNTAINS = (PURPLE, RED, PURPLE, WHITE, PURPLE, RED)  # [slot]

# What is printed on a cell (I4); a rock with a gem of colour c is ROCK + c
SAND, ROCK, STONE, FOUNTAIN = 0, 1, 4, 5
GROUNDS = ("sand", "purple", "red", "white", "stone", "fountain")

# Tiles (I5, I6)
SHAPES = ("line", "bent", "triangle")
LINE, BENT, TRIANGLE = 0, 1, 2
SHAPE_COUNT = len(SHAPES)
PARTS = 3  # cells of a tile
MOST_FLOWERS = 4
BASIC_TILES = 12  # of a shape
START_TILES = 2  # of a shape
SHAPE_TILES = BASIC_TILES + START_TILES
PILES = 6
BOWLS = PILES // SHAPE_COUNT  # of a shape
SYMBOLS = (None, "assistant", "mastery", "joker")
NO_SYMBOL, ASSISTANT, MASTERY, JOKER = 0, 1, 2, 3  # as bits: a joker is both
ANCHOR = -1
PART_TURN = ((3, ANCHOR, 0), (0, ANCHOR, 2), (ANCHOR, 0, 1))  # [shape, part] its direction from the anchor, unturned
SINGLE_FLOWERS, DOUBLE_FLOWERS = 3, 1  # on each cell of a bloom (I7)

# Trees (I8)
TREES = 26
PAWNS = 20
DISPLAY = 5

# Skills (I14): five letters, the lower one at once, the upper one at the end
LETTERS = "abcde"
SKILL_NAMES = LETTERS + LETTERS.upper()
LOWER_SKILLS = len(LETTERS)
SKILLS = len(SKILL_NAMES)
SKILL_PRICE = 2
GEMS_OF_SKILL = 2
LOWER_EFFECTS = ("assistant", "bloom", "reserve", "gems")
TAKE_ASSISTANT, TAKE_BLOOM, TAKE_TREE, TAKE_GEMS = 0, 1, 2, 3
UPPER_COUNTS = ("nothing", "trees", "stones", "cards", "gems")
COUNT_ONCE, COUNT_TREES, COUNT_STONES, COUNT_CARDS, COUNT_GEMS = 0, 1, 2, 3, 4


# The data file


class BadComponents(HortusError):
    """A component file that breaks a count of the rule text."""

    code = "bad_components"


def read_components(text: str) -> dict[str, Any]:
    """The parts of a component file; one that is incomplete or breaks a count is refused with what is wrong."""
    try:
        data: dict[str, Any] = json.loads(text)
        _check_boards(data["boards"]["sides"])
        _check_tiles(data["tiles"]["list"])
        _check_trees(data["trees"]["list"])
        _check_piles(data["piles"]["basic_tiles"])
        _check_skills(data["skills"])
        _check_flags(data)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadComponents("ishtar-components-unreadable", detail=f"{type(error).__name__}: {error}") from error
    return data


def _check_flags(data: Mapping[str, Any]) -> None:
    for part in ("boards", "tiles", "trees", "piles", "skills"):
        if data[part]["reconstructed"] not in (True, False):
            raise ValueError(f"{part}: reconstructed")


def _check_count(rule: str, what: str, where: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadComponents("ishtar-components-count", rule, what=what, where=where, found=found, expected=expected)


def _check(condition: bool, rule: str, where: str) -> None:
    if not condition:
        raise BadComponents("ishtar-components-wrong", rule, where=where)


def _check_boards(sides: Mapping[str, Any]) -> None:
    """Two sides a board; on each a fountain, the known number of gems, and no cell twice."""
    for number in range(1, SLOTS + 1):
        for name in (f"{number}A", f"{number}B"):
            _check(name in sides, "I4", name)
    _check_count("I4", "sides", "-", len(sides), 2 * SLOTS)
    for name, side in sides.items():
        for colour, expected in zip(COLOURS, GEMS_ON_A_BOARD.tolist(), strict=True):
            _check_count("I4", colour, name, len(side[colour]), expected)
        cells = [side["fountain"], *side["stones"], *(cell for colour in COLOURS for cell in side[colour])]
        places = [(q, r) for q, r in cells]
        _check(set(places) <= set(BOARD), "I1", name)
        _check_count("I4", "cells", name, len(set(places)), len(places))


def _check_tiles(tiles: Sequence[Mapping[str, Any]]) -> None:
    """Of each shape 12 basic tiles and 2 to start with, in this order; a symbol only on a flower cell."""
    _check_count("I5", "tiles", "-", len(tiles), SHAPE_COUNT * SHAPE_TILES)
    for index, tile in enumerate(tiles):
        shape, number = divmod(index, SHAPE_TILES)
        name = f"{SHAPES[shape][0].upper()}{number + 1:02}"
        _check(tile["id"] == name and tile["shape"] == SHAPES[shape], "I5", name)
        _check(tile["start"] == (number >= BASIC_TILES), "I6", name)
        _check_count("I5", "cells", name, len(tile["cells"]), PARTS)
        _check(all(flowers in range(MOST_FLOWERS + 1) for flowers in tile["cells"]), "I5", name)
        symbol, part = tile["symbol"], tile["symbol_cell"]
        _check(symbol in SYMBOLS and (symbol is None) == (part is None), "I5", name)
        _check(part is None or (part in range(PARTS) and tile["cells"][part] > 0), "I5", name)


def _check_trees(trees: Sequence[Mapping[str, Any]]) -> None:
    _check_count("I8", "trees", "-", len(trees), TREES)
    for index, tree in enumerate(trees):
        name = f"A{index + 1:02}"
        price = [tree[colour] for colour in COLOURS]
        _check(tree["id"] == name and min(price) >= 0 and sum(price) > 0 and tree["points"] > 0, "I8", name)


def _check_piles(sizes: Mapping[str, int]) -> None:
    """Two piles of a shape share its basic tiles; the text knows that four players use them all."""
    _check(set(sizes) == {"2", "3", "4"}, "I6", "piles")
    _check_count("I6", "basic_tiles", "4", BOWLS * sizes["4"], BASIC_TILES)
    _check(all(0 < size <= BASIC_TILES // BOWLS for size in sizes.values()), "I6", "piles")


def _check_skills(skills: Mapping[str, Any]) -> None:
    _check("".join(skills["lower"]) == LETTERS and set(skills["lower"].values()) <= set(LOWER_EFFECTS), "I14", "lower")
    upper = skills["upper"]
    _check("".join(upper) == LETTERS.upper(), "I14", "upper")
    _check(all(skill["counts"] in UPPER_COUNTS and skill["points"] > 0 for skill in upper.values()), "I14", "upper")
    _check(set(skills["gem_worth"]) == set(COLOURS), "I14", "gem_worth")
    # Two assistants are on the rug, and no skill may come to nothing for want of one
    _check_count(
        "I7", "assistant", "lower", list(skills["lower"].values()).count("assistant"), ASSISTANTS - ASSISTANTS_IN_HAND
    )


COMPONENTS_FILE = Path(__file__).with_name("components.json")
COMPONENTS = read_components(COMPONENTS_FILE.read_text(encoding="utf-8"))


# Boards as tables: a side is 2 * board for A, + 1 for B

SIDE_NAMES = tuple(f"{number}{face}" for number in range(1, SLOTS + 1) for face in "AB")
SIDES = len(SIDE_NAMES)


def _print_of(side: Mapping[str, Any], turns: int) -> list[int]:
    """[number] the ground of a board's cells, turned."""
    ground = dict.fromkeys(BOARD, SAND)
    marks = {"fountain": FOUNTAIN, "stones": STONE, "purple": ROCK + PURPLE, "red": ROCK + RED, "white": ROCK + WHITE}
    for name, kind in marks.items():
        for q, r in [side[name]] if name == "fountain" else side[name]:
            ground[turned((q, r), turns)] = kind
    return [ground[cell] for cell in BOARD]


PRINT: NDArray[np.int16] = np.array(  # [side, turn, number of the cell] its ground
    [[_print_of(COMPONENTS["boards"]["sides"][name], turns) for turns in range(TURNS)] for name in SIDE_NAMES], np.int16
)
STONES: NDArray[np.int64] = np.array(  # [side, turn, .] the numbers of the cells with engraved stones
    [[np.flatnonzero(ground == STONE) for ground in turns] for turns in PRINT], np.int64
)
FIRST_MAP_SIDES = tuple(range(0, SIDES, 2))  # [slot]: 1A, 2A, ...

# Tiles as tables: a part of a tile is tile * 3 + its number

_TILES = COMPONENTS["tiles"]["list"]
TILE_NAMES = tuple(tile["id"] for tile in _TILES)
TILES = len(TILE_NAMES)
TILE_SYMBOL = np.array([SYMBOLS.index(tile["symbol"]) for tile in _TILES], np.int64)  # [tile]
SYMBOL_PART = np.array([tile["symbol_cell"] or 0 for tile in _TILES], np.int64)  # [tile] where its symbol is, if any
PART_FLOWERS = np.array([flowers for tile in _TILES for flowers in tile["cells"]], np.int64)  # [part] 0 is grass
_BASICS = COMPONENTS["piles"]["basic_tiles"]
PILE_BASICS = np.array([_BASICS.get(str(n), 0) for n in range(MOST_PLAYERS + 1)], np.int64)  # [players]


def _part_cells() -> NDArray[np.int16]:
    """[shape, anchor, turn, part] the cell of a part of a tile (I5)."""
    table = np.full((SHAPE_COUNT, CELLS, TURNS, PARTS), OUTSIDE, np.int16)
    number = {place: cell for cell, place in enumerate(PLACES)}
    for shape, parts in enumerate(PART_TURN):
        for anchor, place in enumerate(PLACES):
            for turn in range(TURNS):
                for part, direction in enumerate(parts):
                    there = place if direction == ANCHOR else step(place, turn + direction)
                    table[shape, anchor, turn, part] = number.get(there, OUTSIDE)
    return table


PART_CELL = _part_cells()

# Trees and skills as tables

_TREES = COMPONENTS["trees"]["list"]
TREE_NAMES = tuple(tree["id"] for tree in _TREES)
TREE_PRICE = np.array([[tree[colour] for colour in COLOURS] for tree in _TREES], np.int64)  # [tree, colour]
TREE_POINTS = np.array([tree["points"] for tree in _TREES], np.int64)  # [tree]

_SKILLS = COMPONENTS["skills"]
LOWER_EFFECT = np.array([LOWER_EFFECTS.index(effect) for effect in _SKILLS["lower"].values()], np.int64)  # [letter]
_UPPER = _SKILLS["upper"].values()
UPPER_COUNT = np.array([UPPER_COUNTS.index(skill["counts"]) for skill in _UPPER], np.int64)  # [letter]
UPPER_POINTS = np.array([skill["points"] for skill in _UPPER], np.int64)  # [letter]
GEM_WORTH = np.array([_SKILLS["gem_worth"][colour] for colour in COLOURS], np.int64)  # [colour]
