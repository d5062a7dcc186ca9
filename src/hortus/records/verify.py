"""Verification: derive every draw of a record again, ask whether undos and seat changes were right, and report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from hortus.contract.errors import BadRecord
from hortus.contract.game import CHANCE
from hortus.records.company import Company
from hortus.records.form import CHRONICLE_FORMAT
from hortus.records.line import Step
from hortus.records.notes import Note
from hortus.records.record import Record


@dataclass(frozen=True)
class Report:
    """What verification found, up to the first wrong line."""

    draws: int  # chance events that were derived again from the secret, those that were taken back too
    lot: bool  # the record tells of a lot for the seats, and it was derived again from the secret
    raced: int  # chance events that people raced for: nobody can derive these
    undos: int  # each was allowed at its moment
    seat_changes: int  # how often a seat went from one person or computer to another; each was allowed
    people: int | None  # how many sat down; None: the record does not tell of every seat who played there
    unproven: tuple[str, ...]  # messages that say what the record leaves open
    has_secret: bool
    secret_matches: bool  # the secret is there and its SHA-256 is the commitment
    wrong: BadRecord | None  # what is wrong first

    @property
    def wrong_line(self) -> int | None:
        return None if self.wrong is None else self.wrong.arguments["line"]

    @property
    def is_good(self) -> bool:
        """Everything was there to be checked, and nothing is wrong."""
        return self.has_secret and self.wrong is None


def verify(record: Record) -> Report:
    """Reading checks everything, so a record is verified by reading its text again."""
    wrong = _what_is_wrong(record)
    told = record.chronicle if wrong is None else record.told_above(wrong.arguments["line"])
    events = [step for step in told if isinstance(step, Step) and step.actor == CHANCE]
    notes = [note for note in told if isinstance(note, Note)]
    company = Company(notes)
    raced = sum(step.raced for step in events)
    secret = record.secret
    return Report(
        draws=0 if secret is None else len(events) - raced,
        lot=record.lot is not None and secret is not None and record.lot == record.dealer().lot(len(record.seats)),
        raced=raced,
        undos=sum(note.kind == "undo" for note in notes),
        seat_changes=company.seat_changes,
        people=company.people if _tells_of_all(company, record) else None,
        unproven=tuple(_unproven(company, record)),
        has_secret=secret is not None,
        secret_matches=secret is not None and sha256(secret).hexdigest() == record.commitment,
        wrong=wrong,
    )


def _what_is_wrong(record: Record) -> BadRecord | None:
    try:
        Record.read(record.text(), record.game)
    except BadRecord as error:
        return error
    return None


def _tells_of_all(company: Company, record: Record) -> bool:
    return len(company.chairs) == len(record.seats)


def _unproven(company: Company, record: Record) -> Iterator[str]:
    if record.format != CHRONICLE_FORMAT:
        yield "record-unproven-chronicle"
    elif not _tells_of_all(company, record):
        yield "record-unproven-people"
