"""Haru Ichiban: counting cells, finding figures in a mask of flowers, and what they are worth (H14, H15)."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.contract.game import NOBODY
from hortus.games.haru_ichiban.components import (
    FIGURE_KIND,
    FIGURE_KINDS,
    FIGURE_MASK,
    FIVE,
    FIVE_AROUND,
    FOUR_STARTS,
    FOUR_STEP,
    SIZE,
    SQUARE_STARTS,
    WORTH,
)
from hortus.games.haru_ichiban.state import BOTH, FLOWER_ON, State


@compiled
def count(cells: int) -> int:
    """How many bits are set: pairs, fours, eights and so on are added side by side."""
    cells = cells - (cells >> 1 & 0x55555555)
    cells = (cells & 0x33333333) + (cells >> 2 & 0x33333333)
    cells = cells + (cells >> 4) & 0x0F0F0F0F
    return (cells * 0x01010101 >> 24) & 0xFF


@compiled
def has_figure(flowers: int) -> bool:
    """A quick look with shifts, before the table of figures is gone through."""
    for k in range(4):
        pairs = flowers & flowers >> FOUR_STEP[k]
        if pairs & pairs >> 2 * FOUR_STEP[k] & FOUR_STARTS[k]:
            return True
    pairs = flowers & flowers >> 1
    return pairs & pairs >> SIZE & SQUARE_STARTS != 0


@compiled
def figure_counts(flowers: int, figure: int) -> bool:
    """All its flowers are there; a four inside a five is no figure of its own."""
    inside_a_five = flowers & FIVE_AROUND[figure] == FIVE_AROUND[figure]
    return flowers & FIGURE_MASK[figure] == FIGURE_MASK[figure] and not inside_a_five


@compiled
def score_figures(s: State, seat: int) -> bool:
    """Score every figure of a gardener; whether a five is among them."""
    five = False
    for figure in range(len(FIGURE_MASK)):
        if figure_counts(s.pond[FLOWER_ON + seat], figure):
            s.scored[seat, FIGURE_KIND[figure]] += 1
            five = five or FIGURE_KIND[figure] == FIVE
    return five


@compiled
def points(s: State, seat: int) -> int:
    total = 0
    for kind in range(len(WORTH)):
        total += s.scored[seat, kind] * WORTH[kind]
    return total


@compiled
def winners(s: State) -> int:
    """Not derived from points: a five wins against more of them (H23)."""
    if s.winner == NOBODY:
        return 0
    return 0b11 if s.winner == BOTH else 1 << s.winner


def score_parts(s: State, seat: int) -> dict[str, int]:
    return dict(zip(FIGURE_KINDS, (s.scored[seat] * WORTH).tolist(), strict=True))
