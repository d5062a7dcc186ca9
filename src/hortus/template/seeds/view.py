"""What a seat is shown, from a state in which everything secret is hidden already."""

from __future__ import annotations

from typing import Any

from seeds.components import COLOURS, SEAT_NAMES
from seeds.state import FINISHED, HIDDEN_NAME, PHASES, State


def view(s: State) -> dict[str, Any]:
    """Everything that somebody may know, for pages that know no rule."""
    seats = range(s.players)
    return {
        "step": PHASES[s.phase],
        "turn": None if s.phase == FINISHED else SEAT_NAMES[s.seat],
        "colours": list(COLOURS),
        "bag": s.bag.tolist(),
        "front": [s.front[seat].tolist() for seat in seats],
        "pouch": [s.pouch[seat].tolist() for seat in seats],
        "pouch_size": [int(s.pouch_size[seat]) for seat in seats],
        "named": [_name(int(s.named[seat])) for seat in seats],
    }


def _name(named: int) -> str | None:
    if named == HIDDEN_NAME:
        return "hidden"
    return COLOURS[named] if named >= 0 else None
