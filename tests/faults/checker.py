"""What must be so whatever went wrong on the way. Pure functions over histories and records: each finds what is not.

No acknowledged action is lost and none counts twice, all saw the same events in one order, nobody saw what only others
may know, every draw follows from the secret, and in the end nobody waits for an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Literal, NamedTuple

from hortus.contract.errors import BadRecord
from hortus.contract.game import CHANCE
from hortus.records import Line, Note, Record, Step, verify
from hortus.records.record import with_plies
from hortus.server.tables.events import log_entries
from tests.faults.flood import HANDSHAKES, REQUEST
from tests.faults.history import (
    BACK,
    DONE,
    FAILED,
    READY,
    UNREADY,
    Episode,
    LogRecord,
    Seen,
    Sent,
    Table,
    Viewer,
    Wait,
    digest,
    outcomes,
    view_digest,
)

Kind = Literal[
    "lost", "doubled", "disorder", "past", "leak", "draw", "stuck", "turned away", "ready", "log", "late", "error"
]

SLOWNESS = 20
"""A late answer may take this many usual answer times longer."""
MOST_RECORDS = 4
"""Log records that a flood of refused handshakes may leave."""


class Finding(NamedTuple):
    kind: Kind
    table: str
    told: str


class Played(NamedTuple):
    """An action of a record, also one that was taken back."""

    place: int  # its number in the record
    actor: int
    action: str
    raced_by: int | None  # who won the race for it
    is_choice: bool  # there was something to decide


Key = tuple[int, int, str]
"""Who played what, as which action of the record."""


def check(table: Table) -> list[Finding]:
    """Everything that is wrong at a table."""
    found = [*disorder(table), *stuck(table), *turned_away(table)]
    if table.record:
        try:
            record = Record.read(table.record)
        except BadRecord as error:
            return [*found, Finding("draw", table.id, f"the record cannot be read: {error}")]
        found += [*unverified(table, record), *lost_or_doubled(table, record), *leaks(table, record)]
    return found


# What counts


def lost_or_doubled(table: Table, record: Record) -> Iterator[Finding]:
    """Every action that was acknowledged is in the record as often as it was, and nothing else that was a choice."""
    played = list(actions_of(record))
    counted = Counter((one.actor, one.place, one.action) for one in played if one.actor != CHANCE)
    wanted, allowed, void = Counter[Key](), Counter[Key](), void_plies(record)
    for viewer in table.viewers:
        acts = acknowledged(viewer)
        last = {sent.ply: sent for sent in acts if sent.sealed and sent.ply not in void}
        allowed.update(key_of(viewer, sent) for sent in (*acts, *unanswered(viewer)))
        wanted.update(key_of(viewer, sent) for sent in acts if not sent.sealed)
        wanted.update(key_of(viewer, sent) for sent in last.values())  # it has replaced those before it
    for key, times in (wanted - counted).items():
        yield Finding("lost", table.id, f"{told(key)} was acknowledged {times} times more often than it was played")
    choices = Counter((one.actor, one.place, one.action) for one in played if one.is_choice)
    people = {viewer.seat for viewer in table.viewers}
    for key, times in (choices - allowed).items():
        if key[0] in people:
            yield Finding("doubled", table.id, f"{told(key)} was played {times} times more often than acknowledged")
    yield from wrong_races(table, played)
    yield from wrong_undos(table, record)
    yield from wrong_end(table, record)


def told(key: Key) -> str:
    seat, place, action = key
    return f"action {place}, {action!r} of seat {seat},"


def actions_of(record: Record) -> Iterator[Played]:
    line = Line(record.game, record.dealer(), record.start_text)
    for step in record.chronicle:
        if isinstance(step, Step):
            position = line.position
            legal = position.legal_actions()
            raced_by = legal.index(step.action) if step.raced else None
            yield Played(line.ply + 1, step.actor, position.action_text(step.action), raced_by, len(legal) > 1)
        line.tell(step)


def acknowledged(viewer: Viewer) -> list[Sent]:
    """The actions that count because the server said so."""
    said = outcomes(viewer)
    return [sent for sent in viewer.sent if sent.kind == "act" and said.get(sent.request) == DONE]


def unanswered(viewer: Viewer) -> list[Sent]:
    said = outcomes(viewer)
    return [sent for sent in viewer.sent if sent.request not in said]


def void_plies(record: Record) -> set[int]:
    """Boards for which sealed choices may never have been turned over: somebody went back, or the game was over."""
    moments = pairwise(with_plies(record.chronicle))
    back_from = {before for (before, *_), (_, told, _) in moments if isinstance(told, Note) and told.kind == "undo"}
    return {*back_from, len(record.steps)}


def key_of(viewer: Viewer, sent: Sent) -> Key:
    assert viewer.seat is not None
    return viewer.seat, sent.place, sent.action


def done(table: Table, kind: str) -> Iterator[tuple[int, Sent]]:
    """The acknowledged commands of a kind, and whose they were."""
    for viewer in table.viewers:
        said = outcomes(viewer)
        for sent in viewer.sent:
            if sent.kind == kind and said.get(sent.request) == DONE and viewer.seat is not None:
                yield viewer.seat, sent


def wrong_races(table: Table, played: Iterable[Played]) -> Iterator[Finding]:
    won = Counter[tuple[int, int | None]]((sent.place, seat) for seat, sent in done(table, "race"))
    raced = Counter[tuple[int, int | None]]((one.place, one.raced_by) for one in played if one.raced_by is not None)
    for place, seat in won - raced:
        yield Finding("lost", table.id, f"seat {seat} has won the race for action {place}, which nobody knows of")
    for place, seat in raced - won:
        yield Finding("doubled", table.id, f"nobody told seat {seat} that it has won the race for action {place}")


def wrong_undos(table: Table, record: Record) -> Iterator[Finding]:
    asked = Counter[int | None](seat for seat, _ in done(table, "undo"))
    noted = Counter(told.seat for told in record.chronicle if isinstance(told, Note) and told.kind == "undo")
    for seat, times in (asked - noted).items():
        yield Finding("lost", table.id, f"{times} times seat {seat} took back what was not taken back")
    for seat, times in (noted - asked).items():
        yield Finding("doubled", table.id, f"{times} times more was taken back than seat {seat} was told")


def wrong_end(table: Table, record: Record) -> Iterator[Finding]:
    resigned = {seat for seat, _ in done(table, "resign")}
    if resigned - {record.resigned}:
        yield Finding("lost", table.id, f"seats {resigned} resigned, and the record says {record.resigned}")
    if record.resigned is not None and record.resigned not in resigned:
        yield Finding("doubled", table.id, f"seat {record.resigned} resigned without being told so")


# One order


def disorder(table: Table) -> Iterator[Finding]:
    """Numbers never go back, and the same number is the same event for everybody."""
    first: dict[int, Seen] = {}
    for viewer in table.viewers:
        yield from steps_back(table, viewer)
        pictures: dict[int, tuple[str, str]] = {}
        for seen in viewer.seen:
            public = first.setdefault(seen.number, seen).public
            if seen.public != public:
                yield Finding("disorder", table.id, f"event {seen.number} is {public} and {seen.public}")
            if pictures.setdefault(seen.number, (seen.view, seen.log)) != (seen.view, seen.log):
                yield Finding("disorder", table.id, f"seat {viewer.seat} saw two tables after event {seen.number}")


def steps_back(table: Table, viewer: Viewer) -> Iterator[Finding]:
    """Events go on from what the page had, though the guest may know more; a snapshot shows all that it knows of."""
    line, number = 0, 0
    for seen in viewer.seen:
        if not seen.snapshot and seen.number < number:
            yield Finding("disorder", table.id, f"after event {number} seat {viewer.seat} was told of {seen.number}")
        least = max(seen.floor, number) if seen.line == line else seen.floor
        if seen.snapshot and seen.number < least:
            yield Finding("past", table.id, f"seat {viewer.seat} knew of event {least} and saw {seen.number}")
        if seen.line:
            line, number = seen.line, seen.number


# What was for these eyes


class Sights:
    """What each viewer may have been shown of a game, and told about it, at any moment that came about."""

    def __init__(self, record: Record, viewers: Sequence[int | None]) -> None:
        self._viewers = viewers
        self.views: dict[tuple[int | None, int, bool], set[str]] = {}  # viewer, ply, whether at its halt
        self.log: dict[int | None, set[str]] = {viewer: set() for viewer in viewers}
        self.unasked: set[tuple[int, str]] = set()  # whose only choice, also if it was never turned over
        line = Line(record.game, record.dealer(), record.start_text)
        self._add(line)
        for step in record.chronicle:
            line.tell(step)
            if isinstance(step, Step):
                self._add(line)

    def _add(self, line: Line) -> None:
        for seat in line.position.choosing if line.position.is_sealed else ():
            legal = line.position.legal_texts(seat)
            self.unasked |= {(seat, legal[0])} if len(legal) == 1 else set()
        halt = line.position.halt_at(line.ply)
        for viewer in self._viewers:
            for at, position in ((False, line.position), (True, halt)):
                if position is not None:
                    self.views.setdefault((viewer, line.ply, at), set()).add(view_digest(position.view_for(viewer)))
            if line.ply:
                self.log[viewer].update(map(digest, log_entries(line, viewer, line.ply - 1)))


def leaks(table: Table, record: Record) -> Iterator[Finding]:
    """Every view and every line of the log is what that viewer may know of the game that was played, and no more."""
    sights = Sights(record, list({viewer.seat for viewer in table.viewers}))
    for viewer in table.viewers:
        chosen = {(sent.ply, sent.action) for sent in viewer.sent if sent.sealed}
        for seen in viewer.seen:
            at = (viewer.seat, seen.public.ply, seen.public.halt)
            if seen.view not in sights.views.get(at, ()):
                yield Finding("leak", table.id, f"seat {viewer.seat} saw another board at event {seen.number}")
            if not sights.log[viewer.seat].issuperset(seen.told):
                yield Finding("leak", table.id, f"seat {viewer.seat} was told something else at event {seen.number}")
            is_own = (seen.public.ply, seen.own) in chosen or (viewer.seat, seen.own) in sights.unasked
            if seen.own is not None and not is_own:
                yield Finding("leak", table.id, f"seat {viewer.seat} was shown the choice {seen.own!r} of another")


# Draws, and the end


def unverified(table: Table, record: Record) -> Iterator[Finding]:
    report = verify(record)
    if not (record.is_finished and report.is_good and report.secret_matches):
        yield Finding("draw", table.id, f"the record does not verify: {report}")


def stuck(table: Table) -> Iterator[Finding]:
    """Everybody got an answer to everything, and the record when the game was over."""
    for viewer in table.viewers:
        open_questions = unanswered(viewer)
        if viewer.waits_for or open_questions:
            told = viewer.waits_for or f"an answer to {open_questions[0].kind}"
            yield Finding("stuck", table.id, f"seat {viewer.seat} waits for {told}")


def turned_away(table: Table) -> Iterator[Finding]:
    for viewer in table.viewers:
        for code, times in Counter(viewer.turned_away).items():
            yield Finding("turned away", table.id, f"seat {viewer.seat}, {times} times: {code}")


# Episodes


def check_episode(episode: Episode, waits: Iterable[Wait], prompt_s: float) -> list[Finding]:
    """Return what was wrong while one fault lasted. Commands elsewhere are answered within `prompt_s`."""
    match episode.kind:
        case "full":
            return [*readiness(episode), *storage_records(episode)]
        case "flood":
            return [*flooded(episode), *late(episode, waits, prompt_s)]
    return list(late(episode, waits, prompt_s))


def readiness(episode: Episode) -> Iterator[Finding]:
    """A server that cannot write says so until it can, and then says that it can."""
    for port in episode.records:
        answers = [look for look in episode.looks if look.port == port]
        while_full = [look.status for look in answers if look.at < episode.ended]
        if UNREADY not in while_full or READY in while_full[while_full.index(UNREADY) :]:
            told = ", ".join(f"{status} {times} times" for status, times in Counter(while_full).items())
            yield finding(episode, "ready", f"while its disk was full the server at port {port} said {told}")
        if answers and answers[-1].status != READY:
            yield finding(episode, "ready", f"the server at port {port} did not get ready again")


def storage_records(episode: Episode) -> Iterator[Finding]:
    for port, records in episode.records.items():
        codes = [record.code for record in records if record.code in (FAILED, BACK)]
        if codes != [FAILED, BACK]:
            told = f"{codes.count(FAILED)} times {FAILED}, {codes.count(BACK)} times {BACK}"
            yield finding(episode, "log", f"the server at port {port} logged {told}")


def flooded(episode: Episode) -> Iterator[Finding]:
    if episode.refused < HANDSHAKES:
        yield finding(episode, "stuck", f"only {episode.refused} of {HANDSHAKES} handshakes were refused")
    """Every ERROR record counts, because nothing else goes wrong meanwhile."""
    logged = episode.records[episode.port]
    records = [record for record in logged if record.level == "ERROR" or is_of_flood(record)]
    if len(records) > MOST_RECORDS or any(record.level == "ERROR" for record in records):
        first = records[0].message
        yield finding(episode, "log", f"refused handshakes left {len(records)} records such as {first!r}")


def is_of_flood(record: LogRecord) -> bool:
    """Records of other events have a code, and the requests of players are not called so."""
    return record.request.startswith(REQUEST) or not record.code.replace("_", "").isalpha()


def late(episode: Episode, waits: Iterable[Wait], prompt_s: float) -> Iterator[Finding]:
    """A busy computer answers everything late, so the allowance grows with the usual answer time of the episode."""
    seconds = pauses(episode, waits)
    if seconds and max(seconds) > prompt_s + SLOWNESS * median(seconds):
        told = f"it took {max(seconds):.1f} s to answer a command, and usually {median(seconds):.2f} s"
        yield finding(episode, "late", told)


def pauses(episode: Episode, waits: Iterable[Wait]) -> list[float]:
    """Return how many seconds each command took that was first sent during an episode.

    A command that was also sent to a stopped process is not among them.
    """
    stopped = episode.port if episode.kind == "hang" else 0
    return [
        wait.ended - wait.begun
        for wait in waits
        if episode.begun <= wait.begun < episode.ended and stopped not in wait.ports
    ]


def finding(episode: Episode, kind: Kind, told: str) -> Finding:
    return Finding(kind, f"an episode of {episode.kind}", told)
