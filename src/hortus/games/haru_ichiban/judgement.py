"""Haru Ichiban at a glance: which figures are near, and who can reach them first."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.haru_ichiban.components import FIGURE_KIND, FIGURE_MASK, WORTH
from hortus.games.haru_ichiban.scoring import count
from hortus.games.haru_ichiban.state import DARK_SIDE, FLOWER, FLOWER_ON, LILY, State

FIGURE_WORTH = WORTH[FIGURE_KIND]  # [figure]

# How much of a figure's worth each promise of it is worth
NEAR = 0.3  # a figure that lacks one flower, with a free lily beneath, is one flowering away
FIRST = 0.6  # ... and better still for the senior, who is to flower now
WINDY = 0.1  # a figure that lacks one flower above water may be closed by the wind
DARK = 0.2  # a figure that lacks the dark lily comes to its owner as junior, without a choice
BEGUN = 0.03  # a figure that lacks two flowers, with free lilies beneath, is a beginning

SCALE = 1.5


@compiled
def prospects(s: State, seat: int) -> float:
    own, other = s.pond[FLOWER_ON + seat], s.pond[FLOWER_ON + 1 - seat]
    lilies, dark = s.pond[LILY], s.pond[DARK_SIDE]
    near = NEAR + FIRST if s.phase == FLOWER and s.senior == seat else NEAR
    total = 0.0
    for figure in range(len(FIGURE_MASK)):
        missing = FIGURE_MASK[figure] & ~own
        if missing & other:
            continue
        lacking = count(missing)
        if lacking == 1:
            total += FIGURE_WORTH[figure] * (near if missing & lilies else WINDY)
            if missing & dark:
                total += FIGURE_WORTH[figure] * DARK
        elif lacking == 2 and missing & ~lilies == 0:
            total += FIGURE_WORTH[figure] * BEGUN
    return total
