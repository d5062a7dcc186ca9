"""Who sits at a table, and what a guest may do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple
from unicodedata import category

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


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""


def clean_name(text: str) -> str:
    """A name for one line: without what cannot be written or seen, without space around it, not too long.

    What has nothing to be seen is no name: marks alone belong to no letter.
    """
    name = "".join(letter for letter in UNWRITABLE.sub("", text) if category(letter)[0] != "C")
    name = name.strip()[:LONGEST_NAME].strip()
    return name if any(category(letter)[0] not in "MZ" and letter not in BLANK for letter in name) else ""
