"""Who sits at a table, and what a guest may do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from hortus.records.form import UNWRITABLE
from hortus.server.protocol import LONGEST_NAME, Kind
from hortus.server.rows import NO_SEAT

Seating = Literal["lot", "set", "moved"]
"""How people came to their seats: by lot, as they were set, or everybody one seat on from the game before."""


@dataclass(frozen=True)
class Seat:
    """A person, a computer player, or open for whoever comes."""

    kind: Kind
    name: str = ""  # of a person; "" if none was given
    player: str = ""  # of a computer
    epoch: int = 0  # raised when the seat is given to somebody else: earlier links to it are dead


class Power(NamedTuple):
    """What a guest may do: sit on a seat, watch, or manage."""

    guest: str
    what: str
    seat: int = NO_SEAT


def is_free(seat: Seat, is_taken: bool) -> bool:
    """Whether somebody may still sit down: it is open, or a person's that nobody holds."""
    return seat.kind == "open" or (seat.kind == "person" and not is_taken)


def among_people(seats: Sequence[Seat], seat: int) -> bool:
    """Whether anybody but computers sits, or may sit, at the other seats."""
    return any(who.kind != "computer" for number, who in enumerate(seats) if number != seat)


def clean_name(text: str) -> str:
    """A name for one line: without what cannot be written, without space around it, not too long."""
    return UNWRITABLE.sub("", text).strip()[:LONGEST_NAME].strip()
