"""What viewers are told: snapshots, and events that say what changed. Only views and logs of a viewer come in here."""

from __future__ import annotations

import itertools
from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from hortus.contract.game import CHANCE
from hortus.contract.position import Logged, Position
from hortus.policy.undo import CannotUndo, ply_after_undo
from hortus.records import Line
from hortus.records.company import SETTLING
from hortus.server.protocol import EarlierNotes, Event, LogEntry, Now, Sentence, UndoInfo, encode
from hortus.server.tables.seats import Noted, Seating
from hortus.server.tables.standing import Happening, Standing

KEPT = 200
"""So many events are kept for those who were away."""

NOTES_ON_PAGE = 100
"""Notes in a snapshot, and in each page of those before them."""

ROOM_OF_VIEW, ROOM_OF_ENTRY, ROOM_OF_EVENT = 60_000, 500, 6_000
"""Bytes, about."""

NO_CHANGE: dict[str, Any] = {}
PLAIN = frozenset({int, str, bool, type(None)})
"""Of these, two that are of one type and equal also look equal."""
WATCHING = UndoInfo(False, Sentence("server-undo-watching"))
SEATED: dict[Seating, str] = {"lot": "seats-by-lot", "set": "seats-as-set", "moved": "seats-moved-on"}
IN_BETWEEN = UndoInfo(False, Sentence("undo-chance"))

Thing = TypeVar("Thing")
Moment = tuple[int, bool]
"""A ply, and whether its halt is past: moments stand in the order in which they are come to."""


# Differences


def difference(before: Any, after: Any) -> Any:
    """What leads from one value to another, as docs/protocol.md says: {} if they are the same.

    Equal is what looks equal when it is sent: 1 and true are not.
    """
    if before is after:
        return NO_CHANGE
    if type(after) in PLAIN:
        return NO_CHANGE if type(before) is type(after) and before == after else ["=", after]
    if before == after and encode(before) == encode(after):
        return NO_CHANGE
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return _of_parts((key, before[key], value) for key, value in after.items())
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        changes = _of_parts((str(index), *pair) for index, pair in enumerate(zip(before, after)))
        return changes if len(changes) * 2 <= len(after) else ["=", after]
    return NO_CHANGE if encode(before) == encode(after) else ["=", after]


def _of_parts(parts: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    changes = ((key, difference(before, after)) for key, before, after in parts)
    return {key: change for key, change in changes if change}


class Sights:
    """What a change shows to all its viewers: what some of them know alike is looked at once."""

    def __init__(self, authentic: bool, positions: Mapping[Moment, Position]) -> None:
        self.positions = positions
        self._authentic = authentic
        self._alike: dict[Moment, dict[bytes, dict[str, Any]]] = {moment: {} for moment in positions}
        self._changes: dict[tuple[int, int], tuple[Any, Any, Any]] = {}  # keeps what it names: no other gets its id

    def view_for(self, viewer: int | None, moment: Moment, is_past: bool) -> dict[str, Any]:
        return self.positions[moment].view_for(viewer, self._authentic, self._alike[moment], is_past)

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
        """Like `difference`: views are always objects with the same keys."""
        changes = {}
        for key, value in after.items():
            if before[key] is not value and (change := self._change(before[key], value)):
                changes[key] = change
        return changes

    def _change(self, before: Any, after: Any) -> Any:
        key = id(before), id(after)
        known = self._changes.get(key)
        if known is None:
            known = self._changes[key] = before, after, difference(before, after)
        return known[2]


# What goes with a view


def now_at(standing: Standing, position: Position, view: dict[str, Any], viewer: int | None, halt: bool = False) -> Now:
    """What a viewer is told at the end of a change, or at a step in between or a halt, where nobody can act."""
    line = standing.line
    ply = len(position.history)
    is_last = ply == line.ply and not halt
    is_over = is_last and line.is_over
    prompt = line.game.prompt(view)
    choosing = [] if is_over else list(position.choosing)
    is_sealed = position.is_sealed
    chosen = [seat for seat in choosing if not is_last or seat in standing.choices] if is_sealed else []
    own = standing.choices.get(viewer) if is_last and viewer is not None else None
    return Now(
        ply=ply,
        prompt=Sentence(prompt.id, dict(prompt.arguments)),
        rule=line.game.rules_behind.get(prompt.id),
        choosing=choosing,
        sealed=is_sealed and not is_over,
        chosen=chosen,
        own=None if own is None else line.game.action_text(own),
        thinking=standing.thinking if is_last else [],
        race=standing.racing and is_last,
        paced=standing.is_paced,
        halt=halt,
        undo=undo_for(standing, viewer) if is_last else IN_BETWEEN,
        over=is_over,
        winners=list(line.winners()) if is_over else [],
        resigned=line.resigned if is_last else None,
    )


def undo_for(standing: Standing, viewer: int | None) -> UndoInfo:
    if viewer is None:
        return WATCHING
    try:
        ply_after_undo(standing.line, viewer, standing.are_others_beside(standing.seats[viewer].person))
        return UndoInfo(True)
    except CannotUndo as error:
        return UndoInfo(False, Sentence(error.message_id, error.arguments))


def log_entries(line: Line, viewer: int | None, since: int = 0) -> list[LogEntry]:
    steps = line.steps

    def actor_of(ply: int) -> int | None:
        actor = steps[ply - 1].actor
        return None if actor == CHANCE else actor

    return [log_entry(told, actor_of(told.ply)) for told in line.position.logged(viewer, since)]


def log_entry(told: Logged, actor: int | None) -> LogEntry:
    return LogEntry(
        told.ply,
        actor,
        told.action,
        told.message.id,
        dict(told.message.arguments),
        told.rule,
        told.after_halt,
        turn=told.turn and Sentence(told.turn.id, dict(told.turn.arguments)),
    )


def told_notes(notes: Iterable[Noted], standing: Standing, viewer: int | None) -> list[Noted]:
    """Return the notes that a viewer may read. A note for one person is for the viewer of that person's seat only."""
    person = None if viewer is None else standing.seats[viewer].person

    def may_read(noted: Noted) -> bool:
        return noted.reader is None or (noted.note.seat == viewer and noted.reader == person)

    return [noted for noted in notes if noted.is_told and may_read(noted)]


def note_entries(notes: Iterable[Noted], standing: Standing, viewer: int | None) -> list[LogEntry]:
    """Return the notes that a viewer may read as entries of the log."""
    return [note_entry(noted, standing.line) for noted in told_notes(notes, standing, viewer)]


def last_page(things: Sequence[Thing]) -> tuple[int, Sequence[Thing]]:
    """Return how many notes come before the last page, and that page."""
    start = max(0, len(things) - NOTES_ON_PAGE)
    return start, things[start:]


def earlier_notes(standing: Standing, viewer: int | None, before: int | None = None) -> EarlierNotes:
    """Return the last page of the notes that a viewer may read, or the page that ends before a note.

    The numbers count only the notes that this viewer may read, from 0. So they do not show how many others there are.
    """
    told = told_notes(standing.around.notes, standing, viewer)[:before]
    start, page = last_page(told)
    changed = Counter(noted.note.seat for noted in told[:start] if noted.note.kind in SETTLING)
    entries = [note_entry(noted, standing.line) for noted in page]
    return EarlierNotes(start, [changed[seat] for seat in range(len(standing.seats))], entries)


def without_notes(log: Iterable[LogEntry], count: int) -> list[LogEntry]:
    """Return a log without its first `count` notes."""
    notes = itertools.count()
    return [entry for entry in log if not entry.note or next(notes) >= count]


def note_entry(noted: Noted, line: Line) -> LogEntry:
    note = noted.note
    about = note.seat if note.asked is None else note.asked
    arguments = {} if about is None else dict.fromkeys(("seat", "key"), line.seat_names[about])  # person and seat
    if note.player:
        arguments["player"] = note.player
    words = "-".join(filter(None, ("note", note.kind, note.wish, note.how)))
    return LogEntry(noted.ply, note.seat, None, words, arguments, rule=None, after_halt=True, note=True)


def with_notes(entries: Sequence[LogEntry], notes: Sequence[LogEntry]) -> list[LogEntry]:
    """Notes among what happened in the game, each after what lay on the table when it was made."""
    return sorted([*entries, *notes], key=lambda entry: entry.ply)


def taken_back(log: Iterable[LogEntry], ply: int) -> list[LogEntry]:
    """What is left of a log: of the game what lies on the table, and all notes, beside it."""
    kept = (entry for entry in log if entry.note or entry.ply <= ply)
    return [entry if entry.ply <= ply else msgspec.structs.replace(entry, ply=ply) for entry in kept]


def moment_of(what: Happening | Now) -> Moment:
    return what.ply, not what.halt


def moment_of_entry(entry: LogEntry) -> Moment:
    """Where a sentence is told first: at a halt, if there is one, unless it tells what follows."""
    return entry.ply, entry.after_halt


def how_seated(standing: Standing, viewer: int | None) -> list[LogEntry]:
    """How people came to their seats, told before everything else."""
    seating = standing.facts.seating
    if seating is None:
        return []
    told = Sentence(SEATED[seating])
    if seating == "lot" and viewer is not None:
        told = Sentence("seats-by-lot-yours", {"key": standing.line.seat_names[viewer]})
    return [LogEntry(0, None, None, told.id, told.arguments, rule=None, after_halt=False)]


class Told:
    """One event as a viewer was told of it. Who sits where depends on who asks, so that is added when it is sent."""

    __slots__ = ("_frame", "event", "seats", "table")

    def __init__(self, event: Event, seats: bool, table: bool) -> None:
        self.event = event
        self.seats = seats
        self.table = table
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        if self._frame is None:
            self._frame = encode(self.event)
        return self._frame


class Eyes:
    """What one viewer, a seat or the spectators, has been shown of a table: view, log and the last events."""

    def __init__(self, standing: Standing, viewer: int | None) -> None:
        self.viewer = viewer
        self.kept: deque[Told] = deque(maxlen=KEPT)
        self.look_afresh(standing)

    def look_afresh(self, standing: Standing) -> None:
        """Forget the events; the number goes on."""
        position = standing.line.position
        self.number = standing.number
        self.view = position.view_for(self.viewer, standing.facts.authentic)
        told = [*how_seated(standing, self.viewer), *log_entries(standing.line, self.viewer)]
        self.log = with_notes(told, note_entries(standing.around.notes, standing, self.viewer))
        self.now = now_at(standing, position, self.view, self.viewer)
        self.kept.clear()

    def follow(self, standing: Standing, happenings: Sequence[Happening], sights: Sights) -> list[Told]:
        """Events, one for each thing that happened; the last one leads to the standing."""
        since = min(self.now.ply, *(happening.ply for happening in happenings))
        fresh = log_entries(standing.line, self.viewer, since)
        return [self._tell(standing, happening, sights, fresh) for happening in happenings]

    def _tell(self, standing: Standing, happening: Happening, sights: Sights, fresh: Sequence[LogEntry]) -> Told:
        view, log = self.view, []
        here, there = moment_of(self.now), moment_of(happening)
        if here != there:
            is_past = there != (standing.line.ply, True)  # a step in between, where nobody can act any more
            view = sights.view_for(self.viewer, there, is_past)
            log = [entry for entry in fresh if here < moment_of_entry(entry) <= there]
        if happening.back:
            self.log = taken_back(self.log, happening.ply)
        changes = sights.changes(self.view, view)
        log += note_entries(happening.noted, standing, self.viewer)
        self.log += log
        self.view = view
        self.now = now_at(standing, sights.positions[there], view, self.viewer, happening.halt)
        self.number += 1
        told = Told(Event(self.number, self.now, changes, log, happening.back), happening.seats, happening.table)
        self.kept.append(told)
        return told

    def look_again(self, standing: Standing) -> Event:
        """The number stays: nothing on the board changed, but perhaps who is there, or the viewer's own choice."""
        self.now = now_at(standing, standing.line.position, self.view, self.viewer)
        return Event(self.number, self.now, NO_CHANGE, [])

    @property
    def room(self) -> int:
        """About how many bytes of memory it takes."""
        return ROOM_OF_VIEW + len(self.log) * ROOM_OF_ENTRY + len(self.kept) * ROOM_OF_EVENT

    def since(self, number: int) -> list[Told] | None:
        """The events after a number, or None if they are not all there."""
        missed = self.number - number
        if not 0 <= missed <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - missed :]
