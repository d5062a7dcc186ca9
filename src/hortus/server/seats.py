"""Who sits at a table, and what is known about people there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple
from unicodedata import category

from hortus.policy.powers import Kind
from hortus.records.company import SETTLING
from hortus.records.form import UNWRITABLE
from hortus.records.notes import Note, Wish
from hortus.server.protocol import LONGEST_NAME

Seating = Literal["lot", "set", "moved"]
"""How people came to their seats: by lot, as they were set, or everybody one seat on from the game before."""


@dataclass(frozen=True)
class Seat:
    """A person's, a computer player's, or open for whoever comes."""

    kind: Kind
    name: str = ""  # of a person; "" if none was given
    player: str = ""  # of a computer
    epoch: int = 0  # raised when a person leaves it: earlier links to it are dead
    person: int | None = None  # whose it is: who sits there, or for whom a computer stands in
    key: str | None = None  # that person's code to come back by
    seen: str | None = None  # when that person went away last, ISO time

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down: it is open, or a person's that is nobody's yet."""
        return self.kind != "computer" and self.person is None


class Power(NamedTuple):
    """What a guest may do beside playing: watch, or manage."""

    guest: str
    what: str


class Asked(NamedTuple):
    """What the person on a seat was asked."""

    by: int | None  # a seat; None: who manages the table
    wish: Wish
    player: str


class Noted(NamedTuple):
    """A note, and the ply at which people are told of it."""

    ply: int
    note: Note
    is_told: bool = True  # how the table was made is no news


@dataclass(frozen=True)
class Around:
    """What the notes of a table add up to."""

    notes: tuple[Noted, ...] = ()
    looked: dict[int, frozenset[int]] = field(default_factory=dict)  # seat -> people who have ever sat there
    asked: dict[int, Asked] = field(default_factory=dict)  # seat -> what its person has not answered yet
    agreed: frozenset[int] = frozenset()  # the seats whose people want a pause
    is_paused: bool = False

    @property
    def has_undone(self) -> bool:
        return any(noted.note.kind == "undo" for noted in self.notes)

    def after(self, noted: Noted) -> Around:
        note, seat = noted.note, noted.note.seat
        looked, asked, agreed, is_paused = dict(self.looked), dict(self.asked), self.agreed, self.is_paused
        notes = self.notes
        if note.kind in SETTLING:  # what was asked of the seat or by it is void
            asked = {number: question for number, question in asked.items() if seat not in (number, question.by)}
        match note.kind:
            case "sits" | "back" if seat is not None and note.person is not None:
                looked[seat] = looked.get(seat, frozenset()) | {note.person}
            case "asks" if note.asked is not None and note.wish is not None:
                asked[note.asked] = Asked(seat, note.wish, note.player)
            case "agrees" | "declines" if seat is not None:
                question = asked.pop(seat)
                if question.wish == "pause":
                    asking = set() if question.by is None else {question.by}
                    agreed = agreed | asking | {seat} if note.kind == "agrees" else frozenset()
            case "paused" | "resumed":
                agreed, is_paused = frozenset(), note.kind == "paused"
            case "undo":  # notes stay, beside what is left of the game
                notes = tuple(earlier._replace(ply=min(earlier.ply, note.ply)) for earlier in notes)
        return Around((*notes, noted), looked, asked, agreed, is_paused)


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""


def clean_name(text: str) -> str:
    """A name for one line: without what cannot be written or seen, without space around it, not too long.

    What has nothing to be seen is no name: marks alone belong to no letter.
    """
    name = "".join(letter for letter in UNWRITABLE.sub("", text) if category(letter)[0] != "C")
    name = name.strip()[:LONGEST_NAME].strip()
    return name if any(category(letter)[0] not in "MZ" and letter not in BLANK for letter in name) else ""
