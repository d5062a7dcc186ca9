"""A table as the model knows it: who sits where, who may look on, and which keys still open something."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.server.adversary.worlds import Tape

CHEAT = frozenset({0, 1, 2})
"""The guests who are cookies of the cheat."""


class Finding(AssertionError):
    """Somebody got, did or changed what was not theirs."""


@dataclass
class Chair:
    kind: str
    owner: int | None = None  # a person: who sits there, or for whom a computer stands in
    tenure: int = 0  # raised whenever a person leaves it for good
    linked: int = 0  # raised whenever its link is made anew
    keyed: int = 0  # raised whenever its personal code is made anew
    asked: str | None = None  # what its person was asked for
    asked_by: dict[int | None, float] = field(default_factory=dict)  # who waits for an answer, and since when
    knowers: set[int] = field(default_factory=set)  # people who know secrets that it still holds
    away: float = 0.0  # since when its person has not been seen


class Key(NamedTuple):
    """A code or a link, and what it was for when somebody got it."""

    table: str
    what: str  # code, seat, return, watch, manage
    seat: int = 0
    age: tuple[int, ...] = ()


@dataclass
class Place:
    """One table."""

    id: str
    code: str
    tape: Tape
    chairs: list[Chair]
    maker: int
    managers: set[int]
    is_seeded: bool
    absence: float | None
    aids: bool
    hinted: set[int] = field(default_factory=set)  # seats that have asked for a hint
    watchers: set[int] = field(default_factory=set)
    who: dict[int, int] = field(default_factory=dict)  # guest -> person
    sat: set[int] = field(default_factory=set)  # people who have ever sat here
    ages: dict[str, int] = field(default_factory=lambda: {"watch": 0, "manage": 0})
    notes: int = 0  # things that everybody must find in the log
    undone_draw: bool = False
    over_at: int | None = None  # the number of the step
    end: object = None  # what stood there then; before that, whatever showed the secret
    is_gone: bool = False
    is_paused: bool = False
    number: int = 0  # of the last event
    chosen: set[int] = field(default_factory=set)  # seats whose sealed choice waits, as a computer made it
    sealed: set[int] = field(default_factory=set)  # seats whose sealed choice waits
    devices: Counter[tuple[int, int]] = field(default_factory=Counter)  # how many joined a seat of a person
    questions: list[tuple[int | None, float]] = field(default_factory=list)  # who asked, and when
    asked: list[tuple[int | None, float]] = field(default_factory=list)  # the seats that were asked, and when
    seat_changes: list[tuple[int | None, float]] = field(default_factory=list)  # None: who manages the table
    changed: list[tuple[int | None, float]] = field(default_factory=list)  # the seats that were changed, and when
    secret_seats: set[int] = field(default_factory=set)  # seats whose eyes see more than everybody's

    def person(self, guest: int) -> int | None:
        return self.who.get(guest)

    def owns(self, guest: int, seat: int) -> bool:
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        return chair is not None and chair.owner is not None and chair.owner == self.person(guest)

    def plays(self, guest: int, seat: int) -> bool:
        return self.owns(guest, seat) and self.chairs[seat].kind == "person"

    def owned(self, guest: int) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.owns(guest, seat)]

    def invited(self, guest: int) -> bool:
        return guest in self.watchers or guest in self.managers or guest in self.who

    def concerned(self, guest: int) -> bool:
        """Whether the guest plays or manages."""
        return guest in self.managers or bool(self.owned(guest))

    def among_people(self, guest: int) -> bool:
        """Whether somebody beside the guest plays or has played here, or may come."""
        is_free = any(chair.kind != "computer" and chair.owner is None for chair in self.chairs)
        return is_free or bool(self.sat - {self.person(guest)}) or len(self.owned(guest)) > 1

    def owners(self) -> set[int]:
        return {chair.owner for chair in self.chairs if chair.owner is not None}

    def age_of(self, key: Key) -> tuple[int, ...]:
        """How old a key of that kind is now: one that was got at another age is dead."""
        match key.what:
            case "seat":
                return (self.chairs[key.seat].tenure, self.chairs[key.seat].linked)
            case "return":
                chair = self.chairs[key.seat]
                return (chair.tenure, chair.keyed, -1 if chair.owner is None else chair.owner)
            case "manage":
                return (self.ages["manage"],)
        return (self.ages["watch"],)  # the code of a table is made anew with the link to watch
