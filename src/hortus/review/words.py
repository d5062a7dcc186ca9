"""Why another action was better than the one that was played: sentences that are true, or none."""

from __future__ import annotations

from hortus.contract.facts import MOST_TOLD
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.players.hints import certain_results, ends_fact
from hortus.review.judging import Judged

INSTEAD = "-instead-"
"""A sentence that compares is called like the one that does not, with this in it: one of them is enough."""


def why(before: Position, judged: Judged, action: int) -> tuple[Message, ...]:
    """At most two, the most telling first, from what the seat knew before its decision; “you” is that seat."""
    known, best, seat = before.seen_by(judged.seat), judged.best, judged.seat
    wins = certain_results(known, seat, [best]).get(best) == 1.0
    found = [ends_fact(1.0)] if wins else []
    found += known.game.differences(known, best, seat, action)
    compared = {message.id.replace(INSTEAD, "-") for message in found}
    found += [reason for reason in known.game.reasons(known, best, seat) if reason.id not in compared]
    return tuple(found[:MOST_TOLD])
