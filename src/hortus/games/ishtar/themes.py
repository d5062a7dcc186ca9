"""What a puzzle of Ishtar is about: the first of these that is true of its best action."""

from __future__ import annotations

from collections.abc import Callable

from hortus.contract.position import Position
from hortus.games.ishtar.components import SLOTS
from hortus.games.ishtar.scoring import holds_fountain
from hortus.games.ishtar.state import ACTION, BLOOM, GEM, LAY, PAY_CAN, PAY_SKILL, PILE, PLANT, RESERVE, TREE

Theme = Callable[[Position, int, int], bool]


def wins_fountain(known: Position, action: int, seat: int) -> bool:
    """One that the seat did not hold before (I20)."""
    before, after = known.state, known.state_after(action)
    return any(holds_fountain(after, seat, slot) and not holds_fountain(before, seat, slot) for slot in range(SLOTS))


def at_step(*phases: int) -> Theme:
    return lambda known, action, seat: known.state.phase in phases


THEMES: dict[str, Theme] = {
    "fountain": wins_fountain,
    "pile": at_step(PILE),
    "lay": at_step(LAY),
    "symbol": at_step(ACTION),
    "bloom": at_step(BLOOM),
    "tree": at_step(RESERVE, TREE),
    "plant": at_step(PLANT),
    "gems": at_step(PAY_CAN, PAY_SKILL, GEM),
}
