"""What a puzzle of Haru Ichiban is about: the first of these that is true of its best action."""

from __future__ import annotations

from collections.abc import Callable

from hortus.contract.facts import Deed
from hortus.contract.position import Position
from hortus.games.haru_ichiban.reasons import near, scored
from hortus.games.haru_ichiban.state import (
    DARK,
    FLOWER,
    FROG_AFTER_DARK,
    FROG_AFTER_FLOWER,
    FROG_RETURN,
    SENIOR,
    WIND,
)

Theme = Callable[[Position, int, int], bool]


def makes_figure(known: Position, action: int, seat: int) -> bool:
    """One of the seat's own (H14)."""
    return any(scored(Deed(known, action, seat), seat))


def breaks_figure(known: Position, action: int, seat: int) -> bool:
    """Of the other, one that lacked a single flower, while the round goes on."""
    before, after = known.state, known.state_after(action)
    goes_on = after.round_number == before.round_number
    return bool(goes_on and near(before, 1 - seat).keys() - near(after, 1 - seat).keys())


def at_step(*phases: int) -> Theme:
    return lambda known, action, seat: known.state.phase in phases


THEMES: dict[str, Theme] = {
    "figure": makes_figure,
    "break": breaks_figure,
    "flower": at_step(FLOWER),
    "wind": at_step(WIND),
    "dark": at_step(DARK),
    "frog": at_step(FROG_AFTER_FLOWER, FROG_AFTER_DARK, FROG_RETURN),
    "senior": at_step(SENIOR),
}
