"""Ishtar as everybody is shown it: all of the table, so that a page can draw it without knowing a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from hortus.games.ishtar.components import (
    BLOOMS,
    BOARD_CELLS,
    BOARDS_BESIDE_PLAYERS,
    CELL_NAMES,
    COLOURS,
    COMPONENTS,
    COUNT_STONES,
    COUNT_TREES,
    FOUNTAIN,
    FOUNTAIN_POINTS,
    GROUNDS,
    LETTERS,
    LOWER_SKILLS,
    NEIGHBOUR,
    NO_SYMBOL,
    PART_CELL,
    PART_FLOWERS,
    PARTS,
    PAWNS,
    PILES,
    PLACES,
    PRINT,
    ROCK,
    SEAT_NAMES,
    SHAPE_COUNT,
    SHAPES,
    SIDE_NAMES,
    SKILL_NAMES,
    SLOT_NAMES,
    STONE,
    SYMBOL_PART,
    SYMBOLS,
    TILE_NAMES,
    TILE_SYMBOL,
    TREE_NAMES,
    TREE_POINTS,
    TREE_PRICE,
    TURNS,
    UPPER_COUNT,
    UPPER_COUNTS,
    UPPER_POINTS,
)
from hortus.games.ishtar.garden import fits, flowers_at, ground_at, keeper_of, may_anchor, shape_of
from hortus.games.ishtar.notation import (
    STEPS,
    assistant_places,
    blooms,
    cards_in,
    skill_names,
    tile_places,
    unseen_tiles,
)
from hortus.games.ishtar.rules import empty_piles, gems_at_hand, steps_to
from hortus.games.ishtar.scoring import holds_fountain, skill_count
from hortus.games.ishtar.state import (
    DECK,
    LAY,
    NONE,
    ON_DISPLAY,
    PAWN,
    PILE,
    PLANTED,
    RESERVED,
    SINGLE_BLOOM,
    STATE,
    TREE_PAWN,
    State,
    map_size,
)


def view(s: State) -> dict[str, Any]:
    seats = range(s.players)
    laid = s.tile != NONE and s.garden[s.tile] != NONE
    land = land_in_sight(s.players, *(getattr(s, name).tobytes() for name in LAND))
    return {
        "step": STEPS[s.phase],
        "turn_of": SEAT_NAMES[s.seat],
        **land.view,
        "piles": [_pile(s, pile, land.state) for pile in range(PILES)],
        "tile": None if s.tile == NONE else view_face(s.tile) | {"laid": bool(laid)},
        "placements": _placements(land.state, s.tile) if s.phase == LAY else {},
        "due": int(s.due),
        "skill": None if s.skill == NONE else SKILL_NAMES[s.skill],
        "tree": None if s.tree == NONE else TREE_NAMES[s.tree],
        "display": [view_card(tree) | {"payable": _payers(s, tree)} for tree in cards_in(s, ON_DISPLAY)],
        "deck": [TREE_NAMES[tree] for tree in cards_in(s, DECK)],
        "pawns": PAWNS - len(TREE_NAMES) + len(cards_in(s, DECK)),
        "unseen": {
            SHAPES[shape]: [TILE_NAMES[tile] for tile in unseen_tiles(s, shape)] for shape in range(SHAPE_COUNT)
        },
        "supply": _gems(s.supply.tolist()),
        "gardeners": [_gardener(s, seat, land.beside[seat]) for seat in seats],
        "skills": [_skill(letter) for letter in range(LOWER_SKILLS)],
        "last_round": bool(s.phase >= PILE and empty_piles(s) >= 2),
        "reconstructed": [
            name for name, part in COMPONENTS.items() if isinstance(part, dict) and part["reconstructed"]
        ],
    }


LAND = ("side", "turn", "fountain", "held", "garden", "part", "on", "near", "bed", "guard")
"""The fields that tell what the map is and what lies and stands on it."""
LANDS_KEPT = 256


class Land(NamedTuple):
    state: State  # with these fields alone
    view: dict[str, Any]
    beside: list[dict[int, int]]  # [seat] how often the upper skills count that count what is on the map


@lru_cache(LANDS_KEPT)
def land_in_sight(players: int, *fields: bytes) -> Land:
    """The parts of a view that tell of the map alone, which stays as it is for several steps: they are shared."""
    s = State()
    s.players = players
    for name, field in zip(LAND, fields, strict=True):
        array = np.frombuffer(field, STATE[name].base).reshape(STATE[name].shape)
        setattr(s, name, array.data if array.ndim == 1 else array)  # which gives plain ints
    grown = blooms(s)
    shown = {
        "cells": _cells(s),
        "tiles": [_tile_on_map(s, tile, *place) for tile, place in tile_places(s).items()],
        "beds": _beds(s),
        "gardens": _gardens(s),
        "fountains": [_fountain(s, slot) for slot in range(players + BOARDS_BESIDE_PLAYERS)],
        "blooms_left": {
            "single": BLOOMS - sum(len(bloom) == 1 for bloom in grown),
            "double": BLOOMS - sum(len(bloom) == 2 for bloom in grown),
        },
    }
    beside = [{kind: skill_count(s, seat, kind) for kind in (COUNT_TREES, COUNT_STONES)} for seat in range(players)]
    return Land(s, shown, beside)


def _cells(s: State) -> list[dict[str, Any]]:
    """Every cell: its place, its ground, and what lies and stands on it. What is not there is left out."""
    parts, standing, beds = s.part.tolist(), s.on.tolist(), s.bed.tolist()
    grounds = [None if side == NONE else PRINT[side, turn].tolist() for side, turn in zip(s.side, s.turn, strict=True)]
    cells = []
    for cell in range(map_size(s)):
        q, r = PLACES[cell]
        shown: dict[str, Any] = {"cell": CELL_NAMES[cell], "q": q, "r": r}
        printed = grounds[cell // BOARD_CELLS]
        if printed is not None:
            ground = printed[cell % BOARD_CELLS]
            shown["ground"] = GROUNDS[ground]
            if parts[cell] == NONE and ROCK <= ground < STONE:
                shown["gem"] = COLOURS[ground - ROCK]
        if parts[cell] != NONE:
            shown |= _cover(s, cell, parts[cell], standing[cell], beds[cell])
        cells.append(shown)
    return cells


def _cover(s: State, cell: int, part: int, on: int, bed: int) -> dict[str, Any]:
    """The part of a tile that covers a cell, and what stands on it."""
    tile = part // PARTS
    cover: dict[str, Any] = {"tile": TILE_NAMES[tile], "flowers": int(flowers_at(s, cell)) if bed != NONE else 0}
    if TILE_SYMBOL[tile] != NO_SYMBOL and part % PARTS == SYMBOL_PART[tile]:
        cover["symbol"] = SYMBOLS[TILE_SYMBOL[tile]]
    if on == TREE_PAWN:
        cover["tree"] = True
    elif SINGLE_BLOOM <= on < PAWN:
        cover["bloom"] = "single" if on == SINGLE_BLOOM else "double"
    keeper = int(keeper_of(s, cell))
    if keeper != NONE:
        cover["keeper"] = SEAT_NAMES[keeper]
        if on >= PAWN:
            cover["assistant"] = SEAT_NAMES[keeper]
    return cover


def view_face(tile: int) -> dict[str, Any]:
    """What is printed on a tile."""
    symbol = SYMBOLS[TILE_SYMBOL[tile]]
    return {
        "tile": TILE_NAMES[tile],
        "shape": SHAPES[shape_of(tile)],
        "flowers": PART_FLOWERS[tile * PARTS : (tile + 1) * PARTS].tolist(),
        "symbol": symbol,
        "symbol_part": int(SYMBOL_PART[tile]) if symbol else None,
    }


def _tile_on_map(s: State, tile: int, anchor: int, turn: int) -> dict[str, Any]:
    cells = [CELL_NAMES[cell] for cell in PART_CELL[shape_of(tile), anchor, turn].tolist()]
    fountain = SLOT_NAMES[s.garden[tile]]
    return {"tile": TILE_NAMES[tile], "anchor": CELL_NAMES[anchor], "turn": turn, "cells": cells, "fountain": fountain}


def _beds(s: State) -> list[dict[str, Any]]:
    """Flowerbeds by their lowest cell, each with its flowers and the seat that controls it."""
    cells: dict[int, list[int]] = {}
    for cell, bed in enumerate(s.bed.tolist()):
        if bed != NONE:
            cells.setdefault(bed, []).append(cell)
    return [
        {
            "cells": [CELL_NAMES[cell] for cell in bed],
            "flowers": sum(int(flowers_at(s, cell)) for cell in bed),
            "keeper": None if keeper_of(s, bed[0]) == NONE else SEAT_NAMES[keeper_of(s, bed[0])],
            "fountain": SLOT_NAMES[s.garden[s.part[bed[0]] // PARTS]],
        }
        for bed in cells.values()
    ]


def _gardens(s: State) -> list[dict[str, Any]]:
    """Groups of connected tiles, by their lowest cell. The rules never need them, only their fountains; eyes do."""
    covered = {cell for cell, part in enumerate(s.part.tolist()) if part != NONE}
    gardens = []
    while covered:
        garden, edge = set(), {min(covered)}
        while edge:
            garden |= edge
            edge = {other for cell in edge for other in NEIGHBOUR[cell].tolist() if other in covered} - garden
        covered -= garden
        fountain = SLOT_NAMES[s.garden[s.part[min(garden)] // PARTS]]
        gardens.append({"cells": [CELL_NAMES[cell] for cell in sorted(garden)], "fountain": fountain})
    return gardens


def _fountain(s: State, slot: int) -> dict[str, Any]:
    """A slot with its board and fountain, and who holds it by how many cells."""
    known = s.side[slot] != NONE
    cells = range(slot * BOARD_CELLS, (slot + 1) * BOARD_CELLS)
    colour = int(s.fountain[slot])
    return {
        "slot": SLOT_NAMES[slot],
        "side": SIDE_NAMES[s.side[slot]] if known else None,
        "turn": int(s.turn[slot]),
        "cell": next(CELL_NAMES[cell] for cell in cells if ground_at(s, cell) == FOUNTAIN) if known else None,
        "colour": None if colour == NONE else COLOURS[colour],
        "points": 0 if colour == NONE else int(FOUNTAIN_POINTS[colour]),
        "held": [int(s.held[seat, slot]) for seat in range(s.players)],
        "holders": [SEAT_NAMES[seat] for seat in range(s.players) if holds_fountain(s, seat, slot)],
    }


def _pile(s: State, pile: int, land: State) -> dict[str, Any]:
    """A pile; while one is to be chosen, also what it costs, whether that can be paid, and whether its tile fits."""
    shape, top = int(s.pile_shape[pile]), int(s.pile_top[pile])
    is_choice = s.phase == PILE and pile != s.can and s.pile_size[pile] > 0
    cost = int(steps_to(s, pile)) - 1 if is_choice else None
    return {
        "pile": pile + 1,
        "shape": None if shape == NONE else SHAPES[shape],
        "size": int(s.pile_size[pile]),
        "top": None if top == NONE else view_face(top),
        "can": bool(s.can == pile),
        "cost": cost,
        "payable": cost is not None and bool(cost <= gems_at_hand(s, s.seat)),
        "fits": any(True for _ in _fitting(land, top)) if is_choice and top != NONE else None,
    }


def _placements(land: State, tile: int) -> dict[str, list[str]]:
    """The cells that each legal placement covers, in the order of the tile's parts."""
    covered = PART_CELL[shape_of(tile)].tolist()
    return {
        f"lay {CELL_NAMES[anchor]} {turn}": [CELL_NAMES[cell] for cell in covered[anchor][turn]]
        for anchor, turn in _fitting(land, tile)
    }


def _fitting(land: State, tile: int) -> Iterator[tuple[int, int]]:
    """The anchors and turns where a tile fits."""
    for anchor in range(map_size(land)):
        if may_anchor(land, anchor):
            yield from ((anchor, turn) for turn in range(TURNS) if fits(land, tile, anchor, turn))


def _payers(s: State, tree: int) -> list[str]:
    """The seats whose gems at hand pay for a tree."""
    return [SEAT_NAMES[seat] for seat in range(s.players) if (TREE_PRICE[tree] <= s.gems[seat]).all()]


def view_card(tree: int) -> dict[str, Any]:
    return {"tree": TREE_NAMES[tree], "price": _gems(TREE_PRICE[tree].tolist()), "points": int(TREE_POINTS[tree])}


def _gems(numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def _gardener(s: State, seat: int, beside: Mapping[int, int]) -> dict[str, Any]:
    return {
        "seat": SEAT_NAMES[seat],
        "gems": _gems(s.gems[seat].tolist()),
        "spent": _gems(s.spent[seat].tolist()),
        "skills": list(skill_names(s, seat)),
        "hand": int(s.hand[seat]),
        "rug": int(s.rug[seat]),
        "standing": [CELL_NAMES[cell] for cell in assistant_places(s, seat)],
        "reserved": [view_card(tree) for tree in cards_in(s, RESERVED + seat)],
        "planted": [view_card(tree) for tree in cards_in(s, PLANTED + seat)],
        "flowers": int(s.flowers[seat]),
        "worth": {LETTERS[letter].upper(): _worth(s, seat, letter, beside) for letter in range(LOWER_SKILLS)},
    }


def _worth(s: State, seat: int, letter: int, beside: Mapping[int, int]) -> int:
    """What an upper skill would give the player now, unlocked or not."""
    kind = int(UPPER_COUNT[letter])
    count = beside[kind] if kind in beside else skill_count(s, seat, kind)
    return int(count * UPPER_POINTS[letter])


def _skill(letter: int) -> dict[str, Any]:
    """What the two skills of a letter do; the words are the language files'."""
    return {
        "letter": LETTERS[letter],
        "lower": list(COMPONENTS["skills"]["lower"].values())[letter],
        "counts": UPPER_COUNTS[UPPER_COUNT[letter]],
        "points": int(UPPER_POINTS[letter]),
    }
