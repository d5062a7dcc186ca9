"""What beans are worth (R5), and who wins (R6)."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from seeds.components import (
    COLOUR_COUNT,
    NAMED_WORTH,
    OTHER_WORTH,
)
from seeds.state import FINISHED, State


@compiled
def holds(s: State, seat: int, colour: int) -> int:
    return s.front[seat, colour] + s.pouch[seat, colour]


# Points (R5) and victory (R6)


@compiled
def points(s: State, seat: int) -> int:
    """What is in front, and at the end all of it; so that points never tell a secret."""
    total = 0
    for colour in range(COLOUR_COUNT):
        if s.phase != FINISHED:
            total += OTHER_WORTH * s.front[seat, colour]
        else:
            total += holds(s, seat, colour) * (NAMED_WORTH if s.named[seat] == colour else OTHER_WORTH)
    return total


@compiled
def winners(s: State) -> int:
    best, bits = -1, 0
    for seat in range(s.players):
        if points(s, seat) > best:
            best, bits = points(s, seat), 0
        if points(s, seat) == best:
            bits |= 1 << seat
    return bits if s.phase == FINISHED else 0


def score_parts(s: State, seat: int) -> dict[str, int]:
    return {"beans": int(points(s, seat))}
