"""The company at a table, as its chronicle tells it: whose seat is whose, who was asked for what, and what may follow.

Each rule is a function that gives the reason why a note may not stand there, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Literal

from hortus.policy import powers
from hortus.policy.undo import CannotUndo, ply_after_undo
from hortus.records.line import Line
from hortus.records.notes import Note, NoteKind


@dataclass(frozen=True)
class Chair:
    """One seat, as the notes tell it."""

    kind: Literal["untold", "person", "computer", "open"] = "untold"
    person: int | None = None  # whose it is: who sits there, or for whom a computer stands in
    player: str = ""  # the computer that plays there

    @property
    def is_free(self) -> bool:
        return self.kind in ("untold", "open")


UNTOLD = Chair()
SETTLING: tuple[NoteKind, ...] = ("sits", "back", "computer", "open")
"""The notes that decide who plays on a seat from now on."""


class Company:
    """Everybody at a table. Who was never told is not there."""

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        self.chairs: dict[int, Chair] = {}
        self.people = 0  # who ever sat down
        self.seat_changes = 0  # how often a seat went from one person or computer to another
        self.asks: dict[int, Note] = {}  # [seat that was asked] what has not been answered yet
        self.due: Note | None = None  # what was agreed to, and must come next
        self.agreed_to_pause: set[int | None] = set()  # people
        self.is_paused = False
        for note in notes:
            self.hear(note)

    def copy(self) -> Company:
        """Return a company that can hear more without changing this one."""
        twin = copy(self)
        twin.chairs, twin.asks, twin.agreed_to_pause = dict(self.chairs), dict(self.asks), set(self.agreed_to_pause)
        return twin

    def chair(self, seat: int | None) -> Chair:
        return UNTOLD if seat is None else self.chairs.get(seat, UNTOLD)

    @property
    def sitting(self) -> set[int | None]:
        """The people who sit there themselves."""
        return {chair.person for chair in self.chairs.values() if chair.kind == "person"}

    def among_people(self, seat: int) -> bool:
        """Whether another person sits or has ever sat at the table, or may still sit down."""
        ever = frozenset(range(1, self.people + 1))
        chairs = (
            powers.Chair("open" if chair.kind == "open" else "computer", chair.person, ever)
            for chair in self.chairs.values()
        )
        return powers.Situation(tuple(chairs), self.chair(seat).person).others

    # What happens

    def hear(self, note: Note) -> None:
        """A note that is right."""
        self.due = None
        if note.kind in SETTLING and note.seat is not None:
            self._settle(note, note.seat)
        elif note.kind == "asks" and note.asked is not None:
            self.asks[note.asked] = note
        elif note.kind in ("agrees", "declines") and note.seat is not None:
            self._answer(note, self.asks.pop(note.seat))
        elif note.kind in ("paused", "resumed"):
            self.is_paused = note.kind == "paused"
            self.agreed_to_pause.clear()

    def _settle(self, note: Note, seat: int) -> None:
        """The seat has another player; what was asked of it or by it is void."""
        self.seat_changes += self.chair(seat).kind in ("person", "computer")
        self.chairs[seat] = _chair_after(note)
        self.people = max(self.people, note.person or 0)
        self.asks = {asked: ask for asked, ask in self.asks.items() if seat not in (asked, ask.seat)}

    def _answer(self, answer: Note, ask: Note) -> None:
        person = self.chair(answer.seat).person
        if ask.wish == "pause":
            self.agreed_to_pause = self.agreed_to_pause | {person} if answer.kind == "agrees" else set()
        elif answer.kind == "agrees":
            kind: NoteKind = "open" if ask.wish == "open" else "computer"
            self.due = Note(kind, answer.seat, person, ask.player, "left")


def _chair_after(note: Note) -> Chair:
    if note.kind in ("sits", "back"):
        return Chair("person", note.person)
    if note.kind == "open":
        return Chair("open")
    return Chair("computer", note.person, note.player)


# The rules


def why_not(note: Note, company: Company, line: Line) -> str | None:
    """Why a note cannot be right, at this ply of a line; None if it can."""
    return RULES[note.kind](note, company, line)


def why_not_sit(note: Note, company: Company, line: Line) -> str | None:
    person = note.person or 0
    if company.chair(note.seat).person is not None:
        return "record-seat-held"
    if person > company.people + 1:
        return "record-person-skipped"
    return "record-chosen-seed" if person > 1 and line.dealer.seed is not None else None


def why_not_back(note: Note, company: Company, line: Line) -> str | None:
    chair = company.chair(note.seat)
    return None if (chair.kind, chair.person) == ("computer", note.person) else "record-nobody-stood-in"


def why_no_computer(note: Note, company: Company, line: Line) -> str | None:
    reason = why_not_left(note, company)
    return reason or (why_not_absent(company, line) if note.how == "absent" else None)


def why_not_left(note: Note, company: Company) -> str | None:
    """A person's seat is left by that person; nobody leaves a seat that is nobody's."""
    holder = company.chair(note.seat).person
    if note.how is None:
        return None if holder is None else "record-seat-held"
    return None if holder == note.person else "record-not-the-holder"


def why_not_absent(company: Company, line: Line) -> str | None:
    return "record-no-absence" if line.absence is None or company.is_paused else None


def why_not_open(note: Note, company: Company, line: Line) -> str | None:
    """Absence gives a seat to a computer, never to whoever comes."""
    if note.how == "absent":
        return "record-no-absence"
    return "record-chosen-seed" if line.dealer.seed is not None else why_not_left(note, company)


def why_no_hint(note: Note, company: Company, line: Line) -> str | None:
    return "record-nobody-there" if company.chair(note.seat).kind in ("computer", "open") else None


def why_not_undo(note: Note, company: Company, line: Line) -> str | None:
    seat = note.seat or 0
    if nobody := why_no_hint(note, company, line):
        return nobody
    try:
        return None if note.ply == ply_after_undo(line, seat, company.among_people(seat)) else "record-wrong-undo"
    except CannotUndo:
        return "record-wrong-undo"


def why_not_ask(note: Note, company: Company, line: Line) -> str | None:
    """Who sits there asks, or who manages the table; and a person is asked."""
    asking = note.seat is None or company.chair(note.seat).kind == "person"
    return None if asking and company.chair(note.asked).kind == "person" else "record-nobody-there"


def why_no_answer(note: Note, company: Company, line: Line) -> str | None:
    return None if note.seat in company.asks else "record-not-asked"


def why_not_pause(note: Note, company: Company, line: Line) -> str | None:
    """All agree but the one whose wish it is."""
    disagreeing = company.sitting - company.agreed_to_pause
    return None if not company.is_paused and len(disagreeing) <= 1 else "record-no-pause"


def why_not_resume(note: Note, company: Company, line: Line) -> str | None:
    return None if company.is_paused else "record-not-paused"


Rule = Callable[[Note, Company, Line], str | None]
RULES: Mapping[NoteKind, Rule] = {
    "sits": why_not_sit,
    "back": why_not_back,
    "computer": why_no_computer,
    "open": why_not_open,
    "undo": why_not_undo,
    "hint": why_no_hint,
    "asks": why_not_ask,
    "agrees": why_no_answer,
    "declines": why_no_answer,
    "paused": why_not_pause,
    "resumed": why_not_resume,
}
