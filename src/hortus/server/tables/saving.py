"""A table for the data file, and from there: its log played once more."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row

from hortus.contract.game import Game
from hortus.policy.forced import forced_choices
from hortus.records import Dealer, Line
from hortus.records.notes import Note, read_note
from hortus.server.errors import StorageFailed
from hortus.server.storage import rows
from hortus.server.storage.database import Saved
from hortus.server.storage.rows import AT_MAKING, Entry, Write
from hortus.server.tables.seats import Around, Noted, Power, Seat
from hortus.server.tables.standing import Facts, Standing


def made(standing: Standing) -> list[Write]:
    """A new table for the disk: everything but its log."""
    facts, line = standing.facts, standing.line
    table = {
        "id": facts.id,
        "game": line.game.name,
        "rules": standing.written.version,
        "options": json.dumps(dict(line.game.chosen)),
        "aids": facts.aids,
        "authentic": facts.authentic,
        "secret": line.dealer.secret,
        "seed": line.dealer.seed,
        "start": line.start_text,
        "made": facts.made,
        "seating": facts.seating,
        "absence": facts.absence,
        "net": facts.net,
        "revision": standing.revision,
        "holder": standing.holder,
        **standing.row(),
    }
    seats = [{"table_id": facts.id, "seat": seat, **asdict(who)} for seat, who in enumerate(standing.seats)]
    return [
        Write(rows.NEW_TABLE, table),
        *(Write(rows.NEW_SEAT, seat) for seat in seats),
        *(rows.give(facts.id, *power) for power in standing.powers),
        *(rows.know(facts.id, guest, person) for guest, person in standing.people.items()),
    ]


def seat_of(row: Row[Any]) -> Seat:
    return Seat(row.kind, row.name, row.player, row.epoch, row.person, row.key, row.seen)


def standing_of(saved: Saved, game: Game) -> Standing:
    """A table from the disk: its log played again."""
    row = saved.table
    written = game.in_version(row.rules)
    start = None if row.start is None else game.position_text(written.read_position(row.start).state)
    line = Line(game, Dealer.with_secret(bytes(row.secret), row.seed), start, absence=row.absence)
    if row.seating == "lot":
        line.draw_seats()
    around = replay(line, saved.actions, saved.notes, written)
    line.position.pack()
    choices = {choice.seat: written.read_action(choice.action) for choice in saved.choices}
    if not line.is_over:
        choices |= forced_choices(line.position)  # which are not stored
    return Standing(
        facts=Facts(row.id, row.code, row.aids, row.authentic, row.made, row.seating, row.absence, row.rules, row.net),
        line=line,
        seats=tuple(map(seat_of, saved.seats)),
        powers=frozenset(Power(power.guest, power.power) for power in saved.powers),
        people={person.guest: person.person for person in saved.people},
        around=around,
        watch_epoch=row.watch_epoch,
        manage_epoch=row.manage_epoch,
        acted=saved.actions[-1].time if saved.actions else "",
        entries=len(saved.actions),
        number=row.number,
        revision=row.revision,
        holder=row.holder,
        choices=choices,
        rematch=row.rematch,
        changed=row.changed,
    )


def replay(line: Line, entries: Sequence[Entry | Row[Any]], notes: Sequence[Row[Any]], written: Game) -> Around:
    """What a log and the notes tell in the texts of a version, played once more on a new line."""
    noted: list[Noted] = []
    waiting = deque(notes)
    for number, entry in enumerate(entries):
        noted += notes_before(number, line, waiting, written)
        if entry.kind == "resign":
            line.resign(entry.actor)
        elif entry.kind == "undo":
            ply = int(entry.action)
            undo_again(line, entry.actor, ply)
            noted.append(Noted(ply, Note("undo", entry.actor, ply=ply)))
        else:
            line.repeat(written.read_action(entry.action), entry.raced)
    noted += notes_before(len(entries), line, waiting, written)
    return Around().with_notes(*noted)


def undo_again(line: Line, seat: int, ply: int) -> None:
    """Once the end of a game could be taken back too, which no record tells: as if it had not been."""
    if line.is_over:
        line.back_to(ply)
    else:
        line.take_back(seat, ply)


def notes_before(number: int, line: Line, waiting: deque[Row[Any]], written: Game) -> Iterator[Noted]:
    """Yield the notes that were written before an entry of the log."""
    while waiting and waiting[0].place <= number:
        row = waiting.popleft()
        note = note_of(row, written.seat_names[: line.position.player_count])
        is_public = row.person is None
        if is_public and not line.is_over:  # at tables of earlier versions it was noted late who sits where
            line.note(note)
        is_told = row.place != AT_MAKING
        yield Noted(line.ply, note, is_told, row.time if is_told else "", row.person)


def note_of(row: Row[Any], seats: Sequence[str]) -> Note:
    """Read a note of a table. One for a single person is in no record, so that `read_note` does not know it."""
    if row.person is not None:
        return Note("device", list(seats).index(row.note.partition(" ")[0]), row.person)
    note = read_note(row.note, seats)
    if note is None:
        raise StorageFailed("server-storage-failed")
    return note
