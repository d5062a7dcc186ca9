"""What is on the table: a view for pages, a drawing for terminals, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hortus.contract.game import Message, View
from seeds.components import COLOURS, SEAT_NAMES
from seeds.rules import points
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


def score_parts(s: State, seat: int) -> dict[str, int]:
    return {"beans": int(points(s, seat))}


def board(view: View) -> str:
    """A line a player, without words: letters for the beans in front, then the pouch in brackets."""
    return "\n".join(
        f"{name}  {_letters(front)} ({_letters(pouch)}{'?' * (size - sum(pouch))})"
        for name, front, pouch, size in zip(SEAT_NAMES, view["front"], view["pouch"], view["pouch_size"], strict=False)
    )


def _letters(beans: Sequence[int]) -> str:
    return "".join(colour[0] * count for colour, count in zip(COLOURS, beans, strict=True))


def draw(view: View) -> str:
    return f"{board(view)}\nbag {_letters(view['bag'])}"


def captions(view: View) -> Sequence[Message]:
    return [Message("seeds-bag", dict(zip(COLOURS, view["bag"], strict=True)))]


def prompt(view: View) -> Message:
    return Message(f"seeds-step-{view['step']}", {"seat": view["turn"]} if view["turn"] else {})
