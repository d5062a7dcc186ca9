"""Limits on what people do around a table, so that nobody can flood the log of the others. Actions have no limit.

They are counted from the notes, which are stored: so they hold on every server and after a restart.

A stranger who has the code of a table is a new person with every new cookie. So a limit has one of two forms:

- A limit of a person counts only that person's own notes. Nobody else can use it up.
- A limit of a seat counts everybody's notes about it. It holds for a minute, and then allows more.

Only the limits of a whole table are used up for good by all together. They bound the log, and no game has to wait
because of them. docs/fairness.md says who can use them up.
"""

from __future__ import annotations

from collections.abc import Iterator

from hortus.records.company import SETTLING
from hortus.server.errors import TooMany
from hortus.server.storage.rows import iso_of, seconds_of
from hortus.server.tables.seats import Around, Noted
from hortus.server.tables.standing import Draft

MINUTE_S = 60.0
MOST_PER_MINUTE = 10
"""Questions from one person and to one seat; seat changes of one person and of one seat; new devices of one person."""
MOST_NOTES = 500
"""Questions and seat changes of one person at a table, and of all managers for seats that belong to nobody."""
MOST_NOTES_WITHOUT_SEAT = 2_000
"""Notes of all people who have left their seats, before nobody without a seat may sit down any more."""
MOST_NOTES_AT_TABLE = 10_000
"""Notes at one table, before it refuses questions, seat changes by wish, undos and hints, and drops device notes."""
MOST_HINTS = 2_000
"""Notes about hints at one table."""
MOST_UNDOS = 1_000
"""Undos of one person at a table."""
MOST_PEOPLE = 99
"""People who ever sat down at one table. The texts of notes give a person at most two digits."""
MOST_DEVICES = 200
"""Devices that one person has at a table."""
MOST_DEVICE_NOTES = 2_000
"""Notes about devices of one person at a table."""


def check_question(draft: Draft, person: int | None, asked: int) -> None:
    """Refuse to repeat a question that is not answered yet, and too many questions from a person or to a seat.

    `person` is `None` for a manager who does not play. Questions of other people count only for the seat: one player
    cannot keep another from asking, nor use up what the next player of their seat may ask.
    """
    asks = [(noted.note.asked, author) for noted, author in _recent_notes(draft) if noted.note.kind == "asks"]
    if sum(author == person for _, author in asks) >= MOST_PER_MINUTE:
        raise TooMany("server-asking-too-often")
    if sum(seat == asked for seat, _ in asks) >= MOST_PER_MINUTE:
        raise TooMany("server-asked-too-often")
    for noted, author in _recent_notes(draft):
        note = noted.note
        if note.kind == "asks" and note.asked == asked and author == person:
            raise TooMany("server-asked-already")
        if note.seat == asked and note.kind in ("agrees", "declines", *SETTLING):
            return


def check_seat_change(draft: Draft, seat: int, person: int | None) -> None:
    """Refuse too many changes of a seat, and too many seat changes of a person.

    `person` is `None` for managers, who decide about seats that belong to nobody. These changes are counted together,
    and not for the person who manages: a manager keeps all changes of their own seat, whatever other managers do.

    Those who have just come with a new cookie are new people, so changes are counted for the seat, too, whoever made
    them.
    """
    changes = [noted.note for noted, _ in _recent_notes(draft) if noted.note.kind in SETTLING]
    if sum(note.person == person for note in changes) >= MOST_PER_MINUTE:
        raise TooMany("server-free-seats-too-often" if person is None else "server-seats-too-often")
    if sum(note.seat == seat for note in changes) >= MOST_PER_MINUTE:
        raise TooMany("server-seat-too-often")


def check_people(draft: Draft) -> None:
    """Refuse a person who has never sat at the table if as many people as possible have.

    A stranger who uses this up keeps new people from sitting down, which they could do as well by staying on the seat.
    People who have ever sat at the table are not affected.
    """
    if max(draft.people.values(), default=0) >= MOST_PEOPLE:
        raise TooMany("server-too-many-people")


def check_notes_without_seat(draft: Draft, person: int | None) -> None:
    """Refuse to seat a person without a seat if all of those have made as many notes as they may together.

    Strangers who sit down one after the other could otherwise each make as many notes as one person may. `person` is
    `None` for somebody who has never sat at the table.
    """
    seated = {seat.person for seat in draft.seats if seat.person is not None}
    if person in seated:
        return
    authors = (author for noted, author in draft.around.authored if noted.is_told)
    if sum(author is not None and author not in seated for author in authors) >= MOST_NOTES_WITHOUT_SEAT:
        raise TooMany("server-too-many-visitors")


def check_table(around: Around) -> None:
    """Refuse a note for which no game waits at a table that has as many as it may have."""
    if len(around.notes) >= MOST_NOTES_AT_TABLE:
        raise TooMany("server-too-many-table-notes")


def check_own_notes(draft: Draft, person: int | None) -> None:
    """Refuse a note if this person has made as many as one person may. `None` stands for the managers.

    Answers, sitting down, coming back and a computer that stands in for an absent person are never refused, because a
    game may wait for them. A table with its limited number of people has a limited number of those, too.
    """
    own = 0
    for noted, author in draft.around.authored:
        note = noted.note
        is_own_wish = note.kind == "asks" or (note.kind in SETTLING and note.how != "absent")
        own += noted.is_told and is_own_wish and author == person
    if own >= MOST_NOTES:
        raise TooMany("server-too-many-notes")


def check_hints(around: Around) -> None:
    """Refuse a note about a hint at a table that has as many as it may have.

    A seat makes at most one per action, so a stranger cannot use up this limit without playing on.
    """
    check_table(around)
    if sum(noted.note.kind == "hint" for noted in around.notes) >= MOST_HINTS:
        raise TooMany("server-too-many-hints")


def check_undo(draft: Draft, seat: int) -> None:
    """Refuse an undo if the person on this seat has made as many as one person may."""
    check_table(draft.around)
    person = draft.seats[seat].person
    if sum(noted.note.kind == "undo" and author == person for noted, author in draft.around.authored) >= MOST_UNDOS:
        raise TooMany("server-too-many-undos")


def check_devices(draft: Draft, person: int) -> None:
    """Refuse a device of a person who has too many, and too many new ones within a minute.

    Only current devices count. If the personal code is leaked and used up, its owner renews it: that ends the other
    devices, and the new code works.
    """
    if len(draft.before.devices_of(person)) >= MOST_DEVICES:
        raise TooMany("server-too-many-devices")
    if sum(noted.reader == person for noted, _ in _recent_notes(draft)) >= MOST_PER_MINUTE:
        raise TooMany("server-devices-too-often")


def may_note_device(draft: Draft, person: int) -> bool:
    """Return whether the log still has room for a note about a device of this person.

    Devices that join and forget the table again could fill the log for ever. Beyond these limits a device joins without
    a note, because a refusal would keep out the owner. The seat still tells how many devices it has.
    """
    notes = draft.around.notes
    return len(notes) < MOST_NOTES_AT_TABLE and sum(noted.reader == person for noted in notes) < MOST_DEVICE_NOTES


def _recent_notes(draft: Draft) -> Iterator[tuple[Noted, int | None]]:
    """Yield the notes of the last minute with their authors, newest first.

    A note with a later time than the current one is left out, because the clock has been set back since.
    """
    since = iso_of(seconds_of(draft.changed) - MINUTE_S)
    for noted, author in reversed(draft.around.authored):
        if noted.time and noted.time <= since:
            return
        if noted.is_told and noted.time and noted.time <= draft.changed:
            yield noted, author
