"""Limits on what people do around a table, so that nobody can flood the log of the others. Play itself has no limit.

They are counted from the notes, which are stored: so they hold on every server and after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator

from hortus.records.company import SETTLING
from hortus.server.errors import TooMany
from hortus.server.storage.rows import iso_of, seconds_of
from hortus.server.tables.seats import Noted
from hortus.server.tables.standing import Draft

MINUTE_S = 60.0
MOST_A_MINUTE = 10
"""Seat changes, and questions, of one person."""
MOST_NOTES = 2_000
"""Notes of one table. Beyond them questions, hints, leaving a seat and giving it away are refused. Answers, sitting
down, coming back, and a computer that stands in for an absent person are not: a game may wait for them."""
MOST_DEVICES = 200
"""Devices that one person may add at a table, ever."""


def check_question(draft: Draft, by: int | None, asked: int) -> None:
    """Refuse to repeat a question that waits for its answer, and too many questions from one seat.

    A question that is void because the seat has changed hands does not count.
    """
    asks = [noted for noted in _last_minute(draft) if noted.note.kind == "asks" and noted.note.seat == by]
    if len(asks) >= MOST_A_MINUTE:
        raise TooMany("server-asking-too-often")
    for noted in _last_minute(draft):
        note = noted.note
        if note.kind == "asks" and note.asked == asked:
            raise TooMany("server-asked-already")
        if note.seat == asked and note.kind in ("agrees", "declines", *SETTLING):
            return


def check_seat_change(draft: Draft, person: int | None) -> None:
    """Refuse too many seat changes. `None` stands for the managers, who decide about seats that belong to nobody."""
    changes = [noted.note for noted in _last_minute(draft) if noted.note.kind in SETTLING]
    if sum(note.person == person for note in changes) >= MOST_A_MINUTE:
        raise TooMany("server-seats-too-often")


def check_notes(draft: Draft) -> None:
    """Refuse more notes at a table that has as many as it may have."""
    notes = sum(noted.reader is None and noted.note.kind != "undo" for noted in draft.around.notes)
    if notes >= MOST_NOTES:
        raise TooMany("server-too-many-notes")


def check_devices(draft: Draft, person: int) -> None:
    if sum(noted.reader == person for noted in draft.around.notes) >= MOST_DEVICES:
        raise TooMany("server-too-many-devices")


def _last_minute(draft: Draft) -> Iterator[Noted]:
    """The notes of the last minute, newest first. Notes from after now were made before the clock was set back."""
    since = iso_of(seconds_of(draft.changed) - MINUTE_S)
    for noted in reversed(draft.around.notes):
        if noted.time and noted.time <= since:
            return
        if noted.is_told and noted.time and noted.time <= draft.changed:
            yield noted
