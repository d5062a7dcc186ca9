"""Haru Ichiban counted out for people at the end: round by round, the figures that were made (H14, H15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.contract.game import Counted, Message, View

FIGURE, NO_FIGURE, ROUND_OVER = "haru-log-figure", "haru-log-no-figure", "haru-log-round-over"


def count(view: View, log: Sequence[View]) -> Iterator[Counted]:
    """As the log has told it: the pond of an earlier round is seen no more, but at the moment when it ended."""
    told: list[Message] = []
    for entry in log:
        if entry["id"] in (FIGURE, NO_FIGURE):
            told.append(Message(entry["id"], entry["arguments"]))
        elif entry["id"] == ROUND_OVER:
            yield _round(view["seats"], entry, told)
            told = []


def _round(seats: Sequence[str], over: View, told: Sequence[Message]) -> Counted:
    figures = [message.arguments for message in told if message.id == FIGURE]
    name = Message("haru-count-round", {"round": over["arguments"]["round"]})
    points = tuple(sum(figure["points"] for figure in figures if figure["seat"] == seat) for seat in seats)
    return Counted(name, points, tuple(told), over["ply"])
