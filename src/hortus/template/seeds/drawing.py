"""The view of a seat in plain text: a drawing for terminals, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.game import Message, View
from seeds.components import COLOURS, SEAT_NAMES


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
