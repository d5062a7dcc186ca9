"""Haru Ichiban as a seat is shown it, from a state in which everything secret is hidden already."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hortus.boards.square import cells_of
from hortus.contract.game import NOBODY
from hortus.games.haru_ichiban.components import (
    CELL_NAMES,
    CELLS,
    FIGURE_KIND,
    FIGURE_KINDS,
    FIGURE_MASK,
    RED,
    SEAT_NAMES,
    WORTH,
    YELLOW,
)
from hortus.games.haru_ichiban.notation import LILY_SIGNS, NAMED_LAYERS, step_name
from hortus.games.haru_ichiban.rules import bids_are_shown, drawing, frog_to_place
from hortus.games.haru_ichiban.scoring import figure_counts, has_figure
from hortus.games.haru_ichiban.state import BOTH, DARK_SIDE, DRAW, FLOWER_ON, FROG_ON, LILY, NO_BID, State


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else "both" if seat == BOTH else SEAT_NAMES[seat]


def values_of(mask: int) -> list[int]:
    return list(cells_of(int(mask)))


PONDS_KEPT = 256
LILIES_KEPT = 2_000  # more than there can be
SPECIAL_LILIES = tuple((NAMED_LAYERS[kind], kind) for kind in LILY_SIGNS if kind in NAMED_LAYERS)
FLOWERS_ON = tuple((FLOWER_ON + seat, SEAT_NAMES[seat]) for seat in (RED, YELLOW))
FROGS_ON = tuple((FROG_ON + seat, SEAT_NAMES[seat]) for seat in (RED, YELLOW))
WORTH_OF_FIGURE = dict(zip(FIGURE_KINDS, WORTH.tolist(), strict=True))


def lilies_of(pond: Sequence[int]) -> list[dict[str, Any]]:

    def found(cell: int, layers: tuple[tuple[int, str], ...]) -> str | None:
        for layer, name in layers:
            if pond[layer] >> cell & 1:
                return name
        return None

    def lily_at(cell: int) -> dict[str, Any]:
        kind = found(cell, SPECIAL_LILIES) or "plain"
        is_dark = bool(pond[DARK_SIDE] >> cell & 1)
        return lily_in_sight(cell, kind, is_dark, found(cell, FLOWERS_ON), found(cell, FROGS_ON))

    return [lily_at(cell) for cell in range(CELLS) if pond[LILY] >> cell & 1]


@lru_cache(LILIES_KEPT)
def lily_in_sight(cell: int, kind: str, is_dark: bool, flower: str | None, frog: str | None) -> dict[str, Any]:
    """A lily of a view: the same one stays the same thing, which is quickly seen."""
    return {"cell": CELL_NAMES[cell], "kind": kind, "dark": is_dark, "flower": flower, "frog": frog}


@lru_cache(PONDS_KEPT)
def pond_in_sight(pond: tuple[int, ...]) -> dict[str, Any]:
    """The parts of a view that tell of the pond alone: all who look at the same pond share them."""
    return {
        "lilies": lilies_of(pond),
        "figures": [figure for seat in (RED, YELLOW) for figure in figures_of(seat, pond[FLOWER_ON + seat])],
    }


def view(s: State) -> dict[str, Any]:
    seats = range(2)
    pond = pond_in_sight(tuple(s.pond.tolist()))
    return {
        "step": step_name(s.phase),
        "round": int(s.round_number),
        "turn": int(s.turn),
        "lilies": pond["lilies"],
        "hands": [values_of(s.hand[seat]) if s.hand[seat] or not s.held[seat] else None for seat in seats],
        "held": [int(s.held[seat]) for seat in seats],
        "unplayed": [values_of(s.stock[seat] | s.hand[seat]) for seat in seats],
        "bids": [_bid_in_sight(s, seat) for seat in seats],
        "has_bid": [bool(s.bid[seat] != NO_BID or bids_are_shown(s)) for seat in seats],
        "shown": [int(s.shown[seat]) or None for seat in seats],
        "senior": seat_name(s.senior),
        "junior": None if s.senior == NOBODY else seat_name(1 - s.senior),
        "dragonfly": seat_name(s.dragonfly),
        "croaker": seat_name(s.croaker),
        "frog": SEAT_NAMES[frog_to_place(s)] if step_name(s.phase) == "frog" else None,
        "drawing": SEAT_NAMES[drawing(s)] if s.phase == DRAW else None,
        "last_flowers": [[CELL_NAMES[cell] for cell in cells_of(int(s.last_flowers[seat]))] for seat in seats],
        "figures": pond["figures"],
        "worth": WORTH_OF_FIGURE,
    }


def figures_of(seat: int, flowers: int) -> Iterator[dict[str, Any]]:
    """The figures that a gardener's flowers make (H14). On the pond there are some only when a round has ended."""
    if not has_figure(flowers):
        return
    for figure, (kind, mask) in enumerate(zip(FIGURE_KIND.tolist(), FIGURE_MASK.tolist(), strict=True)):
        if figure_counts(flowers, figure):
            yield {
                "seat": SEAT_NAMES[seat],
                "figure": FIGURE_KINDS[kind],
                "cells": [CELL_NAMES[cell] for cell in cells_of(mask)],
                "points": int(WORTH[kind]),
            }


def _bid_in_sight(s: State, seat: int) -> int | None:
    """The bid of this turn: the seat's own secret one, or what was shown."""
    if s.bid[seat] > NO_BID:
        return int(s.bid[seat])
    return int(s.shown[seat]) if bids_are_shown(s) else None
