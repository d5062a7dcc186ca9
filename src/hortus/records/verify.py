"""Verification: derive every draw of a record again, and say what was found."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from hortus.contract.errors import BadRecord
from hortus.contract.game import CHANCE
from hortus.records.line import Step
from hortus.records.record import Record


@dataclass(frozen=True)
class Report:
    """What verification found."""

    draws: int  # chance events that were derived again from the secret, up to the first wrong line
    lot: bool  # the record tells of a lot for the seats, and it was derived again from the secret
    raced: int  # chance events that people raced for, up to the first wrong line: nobody can derive these
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
    try:
        Record.read(record.text(), record.game)
        wrong = None
    except BadRecord as error:
        wrong = error
    events = [step for step in _steps_before(record, wrong) if step.actor == CHANCE]
    raced = sum(step.raced for step in events)
    secret = record.secret
    return Report(
        draws=0 if secret is None else len(events) - raced,
        lot=record.lot is not None and secret is not None and record.lot == record.dealer().lot(len(record.seats)),
        raced=raced,
        has_secret=secret is not None,
        secret_matches=secret is not None and sha256(secret).hexdigest() == record.commitment,
        wrong=wrong,
    )


def _steps_before(record: Record, wrong: BadRecord | None) -> list[Step]:
    steps = list(record.steps)
    if wrong is None:
        return steps
    right = (ply for ply in range(1, len(steps) + 1) if record.line_number(ply) < wrong.arguments["line"])
    return steps[: max(right, default=0)]
