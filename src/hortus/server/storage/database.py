"""What is kept of all tables. One thread writes, and writes that wait are committed together.

A write is acknowledged only when it is on the disk. One that fails changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Executable, Exists, Row, Table, exists, inspect, or_, select
from sqlalchemy.exc import SQLAlchemyError

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed
from hortus.server.incidents import Incident
from hortus.server.storage import rows
from hortus.server.storage.leases import SharedLeases
from hortus.server.storage.places import Place, name_of
from hortus.server.storage.probing import Probing
from hortus.server.storage.rows import RequestKey, Write
from hortus.server.storage.schema import LaterVersion, migrate
from hortus.server.storage.sqlite import BUSY_SECONDS, Sqlite
from hortus.server.storage.statements import kind_of, reason_of, report_unreadable

MOST_TOGETHER = 200
"""So many writes share a commit at most."""
log = logging.getLogger(__name__)


class Chore(NamedTuple):
    """A step of the hourly cleaning, for the thread that writes."""

    work: Callable[[], bool]
    future: asyncio.Future[bool]
    loop: asyncio.AbstractEventLoop


class Job(NamedTuple):
    writes: Sequence[Write]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    is_probe: bool = False  # asks whether the storage works, and is committed alone


Observe = Callable[[float, Sequence[Job], Sequence[Exception | None]], None]
"""Called after every commit with the seconds it took, its jobs and their outcomes."""


class Saved(NamedTuple):
    """Everything about one table."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    actions: Sequence[Row[Any]]
    choices: Sequence[Row[Any]]  # that wait to be played
    requests: Sequence[RequestKey]
    powers: Sequence[Row[Any]]
    people: Sequence[Row[Any]]
    notes: Sequence[Row[Any]]


class Listed(NamedTuple):
    """A table as a list of tables shows it."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    person: int | None  # who the guest is there
    manages: bool


class Held(NamedTuple):
    """A table that a guest has something to do with."""

    table_id: str
    over: bool
    shared: bool  # somebody else has, too


class Database(Protocol):
    """What is different from database to database."""

    reader: Engine
    writer: Engine
    troubles: tuple[type[Exception], ...]  # of the disk, of the line or of the database, and not of ours
    trouble: Incident  # what the log is told of them

    def prepare(self) -> None:
        """Before it is opened."""

    def close(self) -> None: ...

    def probe(self, size_bytes: int) -> Sequence[Write]:
        """Return what needs at least this much new space on the disk and leaves the tables as they are."""

    def unusable(self, error: Exception) -> StorageFailed:
        """Why it cannot be opened, and what to do."""

    def leases(self, about: str) -> SharedLeases | None:
        """Those of the servers that work with it; None where there is one alone."""

    def finish_migration(self) -> None:
        """Do what no migration can do inside its transaction."""

    def clean_up(self) -> bool:
        """Take a short step of the hourly cleaning; return whether there is more to do."""

    def take_from(self, bucket: str, rate: float, burst: float) -> bool | None:
        """Whether there was room in a bucket that several servers share; None where there is one alone."""

    def reading(self) -> AbstractContextManager[Connection]: ...

    def commit(self, jobs: Sequence[Sequence[Write]]) -> list[Exception | None]:
        """Each of them durably and whole, or why not. Raises if none of them could be."""


def database_at(place: Place, busy_seconds: float) -> Database:
    if isinstance(place, Path):
        return Sqlite(place, busy_seconds)
    try:
        from hortus.server.storage.postgresql import Postgresql
    except ImportError as error:
        raise StorageFailed("server-database-no-driver") from error
    return Postgresql(place, busy_seconds)


class Storage:
    """Reads in the thread of the caller's choice, writes in its own."""

    def __init__(self, place: Place, busy_seconds: float = BUSY_SECONDS) -> None:
        self.place = place
        self.database = database_at(place, busy_seconds)
        self._jobs: SimpleQueue[Job | Chore | None] = SimpleQueue()
        self._probing = Probing(self.database.probe)  # in the thread that writes
        self._thread: Thread | None = None
        self.last_write = 0.0  # when something was last to be written, by the clock of the loop
        self.observe: Observe | None = None

    @property
    def knows_servers(self) -> bool:
        """Whether some may work with it already."""
        try:
            return inspect(self.database.reader).has_table(rows.server.name)
        except SQLAlchemyError as error:
            raise self.database.unusable(error) from error

    def prepare(self) -> None:
        """Bring the schema up to date. Closes what cannot be used."""
        troubles: tuple[type[Exception], ...] = (*self.database.troubles, LaterVersion)
        try:
            self.database.prepare()
            migrate(self.database.writer)
            with self.database.writer.begin() as connection:  # what can only be read is of no use
                connection.execute(rows.KEEP_SETTING, {"name": rows.TOUCHED, "value": b""})
            self.database.finish_migration()
        except troubles as error:
            self.close()
            raise self.database.unusable(error) from error

    def open(self) -> None:
        """Prepare the storage and start to write. On a full disk it is opened too: finished games can be read."""
        self.prepare()
        self._commit([[rows.FORGET_NETS, *self._probing.writes()]])  # if that fails, so does the storage until a probe
        self._thread = Thread(target=self._write_all, name="hortus-storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Everything that waits is written first."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self.database.close()

    # Writing

    async def write(self, writes: Iterable[Write]) -> None:
        """All of them, durably, or an error and none of them."""
        self.last_write = asyncio.get_running_loop().time()
        await self._queue(list(writes))

    async def check(self) -> None:
        """Raise StorageFailed unless a probe succeeds. Nothing that is kept of tables changes."""
        await self._queue((), is_probe=True)

    async def clean_up(self) -> None:
        """Delete what is kept for a day at most and give free space back, in steps between which others write."""
        loop = asyncio.get_running_loop()
        is_unfinished = True
        while is_unfinished:
            future: asyncio.Future[bool] = loop.create_future()
            self._jobs.put(Chore(self.database.clean_up, future, loop))
            is_unfinished = await future

    @property
    def is_failing(self) -> bool:
        """Whether a write or a probe has failed and no probe has succeeded since."""
        return self.database.trouble.is_under_way

    def report_hang(self, seconds: float) -> None:
        """Log, once, that something takes this long to be written and has not ended."""
        self.database.trouble.happens(f"no answer for {seconds:.0f} s", "hang")

    async def _queue(self, writes: Sequence[Write], is_probe: bool = False) -> None:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(writes, future, loop, is_probe))
        await future

    def _write_all(self) -> None:
        is_over = False
        while not is_over:
            waiting = self._all_waiting()
            is_over = waiting[-1] is None
            jobs = [job for job in waiting if isinstance(job, Job)]
            changes, probes = [job for job in jobs if not job.is_probe], [job for job in jobs if job.is_probe]
            for together in (changes, probes):  # a probe fails on a full disk that has room for a small change
                if together:
                    self._commit_and_answer(together)
            for chore in waiting:
                if isinstance(chore, Chore):
                    self._do(chore)

    def _all_waiting(self) -> list[Job | Chore | None]:
        """Wait for something to do; return it and what is behind it in the queue. None is the end."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while len(waiting) < MOST_TOGETHER and waiting[-1] is not None:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _commit_and_answer(self, jobs: Sequence[Job]) -> None:
        began = perf_counter()
        is_probe = jobs[0].is_probe
        outcomes = self._commit_probe() * len(jobs) if is_probe else self._commit_changes(jobs)
        seconds = perf_counter() - began
        if self.is_failing and not any(outcomes) and (is_probe or self._probe_succeeds()):
            self.database.trouble.is_over()
            self._probing.reset()
        self._answer(jobs, outcomes)
        if self.observe is not None:
            try:
                self.observe(seconds, jobs, outcomes)
            except Exception:  # as in `_commit`: this thread must not end
                log.exception("fault: A commit could not be counted")

    def _do(self, chore: Chore) -> None:
        outcome, is_unfinished = None, False
        try:
            is_unfinished = chore.work()
        except Exception as error:
            outcome = self._told(error)
        if not chore.loop.is_closed():
            chore.loop.call_soon_threadsafe(_settle, chore.future, outcome, is_unfinished)

    def _probe_succeeds(self) -> bool:
        """Return whether more than a small change can be written, as far as it is time to find out."""
        return self._probing.is_due() and self._commit_probe() == [None]

    def _commit_probe(self) -> list[HortusError | None]:
        return self._commit([self._probing.writes()])

    def _commit_changes(self, jobs: Sequence[Job]) -> list[HortusError | None]:
        changes = [job.writes for job in jobs]
        outcomes = self._commit(changes)
        if self.is_failing and any(isinstance(outcome, StorageFailed) for outcome in outcomes):
            self._probing.grow(changes)
        return outcomes

    def _commit(self, jobs: Sequence[Sequence[Write]]) -> list[HortusError | None]:
        try:
            outcomes = self.database.commit(jobs)
        except Exception as error:  # whatever it is: if this thread ended, nothing would ever be written again
            outcomes = [error] * len(jobs)
        return [self._told(outcome) for outcome in outcomes]

    def _told(self, outcome: Exception | None) -> HortusError | None:
        """What went wrong as an error of ours, and in the log what an operator has to know."""
        if outcome is None or isinstance(outcome, HortusError):
            return outcome
        if isinstance(outcome, self.database.troubles):
            self.database.trouble.happens(reason_of(outcome), kind_of(outcome))
        else:
            log.error("fault: Something was to be written that cannot be", exc_info=outcome)
        failed = StorageFailed("server-storage-failed")
        failed.__cause__ = outcome
        return failed

    @staticmethod
    def _answer(jobs: Sequence[Job], outcomes: Sequence[Exception | None]) -> None:
        for job, outcome in zip(jobs, outcomes):
            if not job.loop.is_closed():
                job.loop.call_soon_threadsafe(_settle, job.future, outcome, None)

    # Reading

    async def read(self, table_id: str) -> Saved | None:
        return await asyncio.to_thread(self._read, table_id)

    def _read(self, table_id: str) -> Saved | None:
        with self._reading() as connection:
            table = connection.execute(select(rows.game_table).where(rows.game_table.c.id == table_id)).first()
            if table is None:
                return None

            def of(part: Any, *order: str) -> Sequence[Row[Any]]:
                mine = select(part).where(part.c.table_id == table_id)
                return connection.execute(mine.order_by(*(part.c[name] for name in order))).all()

            actions = of(rows.action, "ply")
            return Saved(
                table=table,
                seats=of(rows.seat, "seat"),
                actions=actions,
                choices=[row for row in of(rows.choice, "seat") if row.ply == len(actions)],
                requests=[RequestKey(row.sender, row.request) for row in of(rows.request)],
                powers=of(rows.power),
                people=of(rows.person),
                notes=of(rows.note, "number"),
            )

    async def table_of_code(self, code: str) -> str | None:
        wanted = select(rows.game_table.c.id).where(rows.game_table.c.code == code)
        return await asyncio.to_thread(self._first, wanted)

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """The table and the seat to which a person comes back by a code."""
        found = await self._all(select(rows.seat).where(rows.seat.c.key == key))
        return (found[0].table_id, found[0].seat) if found else None

    async def tables_of_guest(self, guest: str, most: int) -> list[Listed]:
        """The tables that a guest has to do with and has not tidied away, the last changed one first."""
        return await asyncio.to_thread(self._tables_of_guest, guest, most)

    def _tables_of_guest(self, guest: str, most: int) -> list[Listed]:
        mine = rows.tables_of(guest)
        away = select(rows.tidied.c.table_id).where(rows.tidied.c.guest == guest)
        table_id = rows.game_table.c.id
        newest = select(rows.game_table).where(table_id.in_(mine), table_id.not_in(away))
        newest = newest.order_by(rows.game_table.c.changed.desc()).limit(most)
        with self._reading() as connection:
            tables = connection.execute(newest).all()
            ids = [table.id for table in tables]
            sat = select(rows.seat).where(rows.seat.c.table_id.in_(ids)).order_by(rows.seat.c.seat)
            seats = connection.execute(sat).all()
            known = select(rows.person).where(rows.person.c.table_id.in_(ids), rows.person.c.guest == guest)
            people = {row.table_id: row.person for row in connection.execute(known).all()}
            powers = select(rows.power).where(rows.power.c.table_id.in_(ids), rows.power.c.guest == guest)
            managed = {row.table_id for row in connection.execute(powers).all() if row.power == "manage"}
        return [
            Listed(
                table,
                [seat for seat in seats if seat.table_id == table.id],
                people.get(table.id),
                table.id in managed,
            )
            for table in tables
        ]

    async def tables_held_by(self, guest: str) -> list[Held]:
        """All of them, also those that the guest has tidied away."""
        table = rows.game_table

        def others(part: Table) -> Exists:  # looked for at these tables alone, of however many there are
            is_other = part.c.guest != guest, part.c.guest.not_like(f"{rows.FORGOTTEN}%")
            return exists().where(part.c.table_id == table.c.id, *is_other)

        shared = or_(others(rows.power), others(rows.person)).label("shared")
        held = select(table.c.id, table.c.over, shared).where(table.c.id.in_(rows.tables_of(guest)))
        return [Held(row.id, row.over, row.shared) for row in await self._all(held)]

    async def judged(self, table_id: str) -> dict[int, str]:
        """[ply] what is kept of the review of a table."""
        kept = select(rows.judged).where(rows.judged.c.table_id == table_id)
        return {row.ply: row.found for row in await self._all(kept)}

    async def finished_before(self, moment: str) -> list[str]:
        """Tables whose game is over and at which nothing has happened since."""
        table = rows.game_table
        finished = select(table.c.id).where(table.c.over, table.c.changed < moment)
        return [row.id for row in await self._all(finished)]

    async def has_power(self, guest: str, table_id: str) -> bool:
        mine = rows.tables_of(guest)
        found = select(rows.game_table.c.id).where(rows.game_table.c.id == table_id, rows.game_table.c.id.in_(mine))
        return bool(await self._all(found))

    async def has_tidied(self, guest: str) -> bool:
        """Whether the guest has taken any table off their list."""
        return bool(await self._all(select(rows.tidied.c.table_id).where(rows.tidied.c.guest == guest).limit(1)))

    async def has_finished(self, guest: str) -> bool:
        """Whether any table on the guest's list is finished."""
        return bool(await self._all(rows.finished_on_list(guest).limit(1)))

    def setting(self, name: str, size: int) -> bytes:
        """A secret of this file, made when it is first asked for."""
        wanted = select(rows.setting.c.value).where(rows.setting.c.name == name)
        value = self._first(wanted)
        if value is None:
            with self.database.writer.begin() as connection:
                connection.execute(rows.KEEP_SETTING, {"name": name, "value": secrets.token_bytes(size)})
            value = self._first(wanted)  # of two servers that start together, one was first
        return bytes(value)

    def has_net(self, digest: str) -> bool:
        return self._first(select(rows.net.c.digest).where(rows.net.c.digest == digest)) is not None

    def net(self, digest: str) -> bytes | None:
        """The weights of a net that a table began with."""
        found = self._first(select(rows.net.c.weights).where(rows.net.c.digest == digest))
        return None if found is None else bytes(found)

    def _first(self, wanted: Executable) -> Any:
        with self._reading() as connection:
            return connection.execute(wanted).scalar()

    async def _all(self, wanted: Executable) -> Sequence[Row[Any]]:
        return await asyncio.to_thread(self._all_now, wanted)

    def _all_now(self, wanted: Executable) -> Sequence[Row[Any]]:
        with self._reading() as connection:
            return connection.execute(wanted).all()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection to read from; what goes wrong becomes an error of ours."""
        try:
            with self.database.reading() as connection:
                yield connection
        except SQLAlchemyError as error:
            report_unreadable(name_of(self.place), error)
            raise StorageFailed("server-storage-unreadable") from error


def _settle(future: asyncio.Future[Any], outcome: Exception | None, result: Any) -> None:
    if future.done():
        return
    if outcome is None:
        future.set_result(result)
    else:
        future.set_exception(outcome)
