"""What a puzzle of the Cherry Tree is about: the first of these that is true of its best action."""

from __future__ import annotations

from collections.abc import Callable

from hortus.contract.position import Position
from hortus.games.cherry_tree.state import (
    BEHIND,
    BONUS,
    EXCHANGE,
    GATHER,
    GIVE,
    HIDE,
    KEEP,
    KEEP_ONE,
    PLACE,
    TAKE,
)

Theme = Callable[[Position, int, int], bool]


def at_step(*phases: int) -> Theme:
    return lambda known, action, seat: known.state.phase in phases


def may_stop(known: Position, action: int, seat: int) -> bool:
    """In the first draw of a turn nobody may stop (C5): there it is how many to draw."""
    return bool(known.state.phase == GATHER and known.state.draws)


THEMES: dict[str, Theme] = {
    "stop": may_stop,
    "draw": at_step(GATHER),
    "keep": at_step(KEEP),
    "bonus": at_step(BONUS),
    "exchange": at_step(GIVE, EXCHANGE, TAKE),
    "place": at_step(KEEP_ONE, PLACE),
    "behind": at_step(HIDE, BEHIND),
}
