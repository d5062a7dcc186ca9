"""Haru Ichiban at a glance: which figures are near, and who can reach them first."""

from __future__ import annotations

from hortus.games.haru_ichiban.components import FIGURE_KIND, FIGURE_MASK, WORTH
from hortus.games.haru_ichiban.rules import DARK_SIDE, FLOWER, FLOWER_ON, LILY, State

FIGURES = [(int(mask), int(WORTH[kind])) for mask, kind in zip(FIGURE_MASK, FIGURE_KIND, strict=True)]

# How much of a figure's worth each promise of it is worth
NEAR = 0.3  # a figure that lacks one flower, with a free lily beneath, is one flowering away
FIRST = 0.6  # ... and better still for the senior, who is to flower now
WINDY = 0.1  # a figure that lacks one flower above water may be closed by the wind
DARK = 0.2  # a figure that lacks the dark lily comes to its owner as junior, without a choice
BEGUN = 0.03  # a figure that lacks two flowers, with free lilies beneath, is a beginning


def judge(state: State, seat: int) -> float:
    """Own prospects less the other gardener's."""
    return prospects(state, seat) - prospects(state, 1 - seat)


def prospects(state: State, seat: int) -> float:
    own, other = int(state.pond[FLOWER_ON + seat]), int(state.pond[FLOWER_ON + 1 - seat])
    lilies, dark = int(state.pond[LILY]), int(state.pond[DARK_SIDE])
    near = NEAR + (FIRST if state.phase == FLOWER and state.senior == seat else 0)
    total = 0.0
    for mask, worth in FIGURES:
        missing = mask & ~own
        if missing & other:
            continue
        lacking = missing.bit_count()
        if lacking == 1:
            total += worth * (near if missing & lilies else WINDY) + worth * DARK * bool(missing & dark)
        elif lacking == 2 and not missing & ~lilies:
            total += worth * BEGUN
    return total
