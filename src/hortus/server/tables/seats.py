"""Who sits at a table, and what is known about people there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple
from unicodedata import category

from hortus.policy.powers import Kind
from hortus.records.company import SETTLING, Chair, Company
from hortus.records.form import LONGEST_NAME, UNWRITABLE
from hortus.records.notes import Note
from hortus.server.protocol import AskInfo, Holder, SeatInfo

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

    def is_of(self, person: int | None) -> bool:
        return person is not None and person == self.person

    def info(
        self,
        key: str,
        viewer: int | None,
        present: bool = False,
        devices: int = 0,
        away: str | None = None,
        ask: AskInfo | None = None,
        hints: bool = False,
        earlier: Sequence[Holder] = (),
        earlier_from: int = 0,
    ) -> SeatInfo:
        """As the person who looks on is told of it."""
        is_own, is_person = self.is_of(viewer), self.kind == "person"
        return SeatInfo(
            key=key,
            kind=self.kind,
            name=self.name if is_person else "",
            player=self.player,
            present=present,
            yours=is_own and is_person,
            hints=hints,
            taken=self.person is not None,
            devices=devices,
            returns=is_own and not is_person,
            away=away,
            ask=ask,
            earlier=list(earlier),
            earlier_from=earlier_from,
        )


class Power(NamedTuple):
    """What a guest may do beside playing: watch, or manage."""

    guest: str
    what: str


class Noted(NamedTuple):
    """A note, and the ply at which people are told of it."""

    ply: int
    note: Note
    is_told: bool = True  # how the table was made is no news
    time: str = ""  # when it was made, ISO time; "": an undo, or how the table was made
    reader: int | None = None  # the only person who may read it; None: everybody may


@dataclass(frozen=True)
class Around:
    """The notes of a table with their sums. A new note adds to the sums instead of computing them again."""

    notes: tuple[Noted, ...] = ()
    authors: tuple[int | None, ...] = ()  # [note] the person who held its seat at the time
    company: Company = field(default_factory=Company)  # whose seat is whose, who was asked for what; only read
    earlier: Mapping[int, tuple[Chair, ...]] = field(default_factory=dict)
    """For each seat, its holder before each note that gives it to somebody else. Notes from the set-up are left out.

    If nobody held it, the next holder stands there: nobody has acted, and entries of the log name that holder.
    """
    looked: Mapping[int, frozenset[int]] = field(default_factory=dict)  # [seat] the people who have ever sat there

    def with_notes(self, *added: Noted) -> Around:
        """Return this with more notes.

        An undo takes back actions, but no notes. Those of the actions that were taken back move to the ply of the undo,
        so that plies never decrease.
        """
        notes, authors, company = list(self.notes), list(self.authors), self.company.copy()
        earlier: dict[int, list[Chair]] = {}
        looked = dict(self.looked)
        for noted in added:
            note, before = noted.note, company.chair(noted.note.seat)
            company.hear(note)
            if note.kind == "undo":
                _move_back(notes, noted.ply)
            notes.append(noted)
            authors.append(note.person if note.kind in SETTLING else before.person)
            if note.seat is None:
                continue
            if noted.is_told and note.kind in SETTLING:
                earlier.setdefault(note.seat, []).append(company.chair(note.seat) if before.is_free else before)
            if note.kind in ("sits", "back") and note.person is not None:
                looked[note.seat] = looked.get(note.seat, frozenset()) | {note.person}
        grown = {seat: (*self.earlier.get(seat, ()), *chairs) for seat, chairs in earlier.items()}
        return Around(tuple(notes), tuple(authors), company, {**self.earlier, **grown}, looked)

    @cached_property
    def authored(self) -> tuple[tuple[Noted, int | None], ...]:
        """All notes, each with its author."""
        return tuple(zip(self.notes, self.authors, strict=True))

    @cached_property
    def has_undone(self) -> bool:
        return any(noted.note.kind == "undo" for noted in self.notes)


def _move_back(notes: list[Noted], ply: int) -> None:
    """Move the notes of later plies to this one."""
    for number in range(len(notes) - 1, -1, -1):
        if notes[number].ply <= ply:
            return
        notes[number] = notes[number]._replace(ply=ply)


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""


def clean_name(text: str) -> str:
    """A name for one line: without what cannot be written or seen, without space around it, not too long.

    What has nothing to be seen is no name: marks alone belong to no letter.
    """
    name = "".join(letter for letter in UNWRITABLE.sub("", text) if category(letter)[0] != "C")
    name = name.strip()[:LONGEST_NAME].strip()
    return name if any(category(letter)[0] not in "MZ" and letter not in BLANK for letter in name) else ""


def ask_info(question: Note) -> AskInfo:
    assert question.wish is not None
    return AskInfo(question.seat, question.wish, question.player)
