"""The data file: SQLite behind SQLAlchemy. One thread writes, and writes that wait are committed together.

A write is acknowledged only when it is on the disk. One that fails changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection as Driver
from sqlite3 import Error as DriverError
from sqlite3 import IntegrityError
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import (
    ClauseElement,
    Connection,
    Engine,
    Executable,
    Row,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    union,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from hortus.server.errors import Conflict, StorageFailed
from hortus.server.incidents import Incident, Seldom
from hortus.server.storage import rows
from hortus.server.storage.files import keep_private
from hortus.server.storage.rows import Write

HEAD = "0004"
"""The newest revision of `migrations/`."""
MOST_TOGETHER = 200
"""So many writes share a commit at most."""
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"  # whoever has to wait waits here
BUSY_SECONDS = 5.0
"""So long a write waits for somebody else who has locked the file."""
TOUCH = Write(text("PRAGMA user_version = 0"), {})
"""A write as good as any other, that changes no table."""

log = logging.getLogger(__name__)
TEXTS = 256
"""So many texts of statements are kept."""


class Job(NamedTuple):
    writes: Sequence[Write]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Saved(NamedTuple):
    """Everything about one table."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    actions: Sequence[Row[Any]]
    choices: Sequence[Row[Any]]  # that wait to be played
    requests: Sequence[str]
    powers: Sequence[Row[Any]]
    people: Sequence[Row[Any]]
    notes: Sequence[Row[Any]]


class Listed(NamedTuple):
    """A table as a list of tables shows it."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    person: int | None  # who the guest is there


class Held(NamedTuple):
    """A table that a guest has something to do with."""

    table_id: str
    over: bool
    shared: bool  # somebody else has, too


class Storage:
    """Reads in the thread of the caller's choice, writes in its own."""

    def __init__(self, file: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self.file = file
        self._reader = make_engine(file, busy_seconds)
        self._writer = make_engine(file, busy_seconds, BEGIN_TO_WRITE)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._trouble = Incident(
            file,
            "storage_failed: Nothing can be written to %s (%s): every change is refused until this is mended.",
            "storage_back: %s can be written again; refused meanwhile: %s.",
        )
        self._unreadable = Seldom()
        self.last_write = 0.0  # when something was last to be written, by the clock of the loop

    def open(self) -> None:
        """Bring the file up to date and start to write; a file that cannot be used is let go of."""
        try:
            keep_private(self.file)
            migrate(self._writer)
            with self._writer.begin() as connection:  # a file that can only be read is of no use
                connection.execute(TOUCH.statement)
                connection.execute(rows.FORGET_NETS.statement)
        except StorageFailed:
            self.close()
            raise
        except (SQLAlchemyError, OSError) as error:
            self.close()
            raise StorageFailed("server-storage-unusable", file=str(self.file), reason=reason_of(error)) from error
        self._thread = Thread(target=self._write_all, name="hortus-storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Everything that waits is written first."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self._reader.dispose()
        self._writer.dispose()

    # Writing

    async def write(self, writes: Iterable[Write]) -> None:
        """All of them, durably, or an error and none of them."""
        loop = asyncio.get_running_loop()
        self.last_write = loop.time()
        future: asyncio.Future[None] = loop.create_future()
        self._jobs.put(Job(list(writes), future, loop))
        await future

    async def check(self) -> None:
        """Whether a write succeeds, and nothing else."""
        await self.write([TOUCH])

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            is_last = False
            try:
                while len(jobs) < MOST_TOGETHER and not is_last:
                    following = self._jobs.get_nowait()
                    is_last = following is None
                    jobs += [] if following is None else [following]
            except Empty:
                pass
            self._answer(jobs, self._commit(jobs))
            if is_last:
                return

    def _commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Each job alone may meet a conflict; the disk fails for all of them or for none."""
        try:
            with self._transaction() as driver:
                outcomes = [self._execute(driver, job) for job in jobs]
        except Exception as error:  # whatever it is: if this thread ended, nothing would ever be written again
            if isinstance(error, (SQLAlchemyError, DriverError, OSError)):
                self._trouble.happens(reason_of(error))
            else:
                log.exception("fault: Something was to be written that cannot be")
            failed = StorageFailed("server-storage-failed")
            failed.__cause__ = error
            return [failed] * len(jobs)
        self._trouble.is_over()
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[Driver]:
        """By the driver itself: what stands between takes longer than the writes do."""
        with closing(self._writer.raw_connection()) as lent:
            driver = lent.driver_connection
            assert isinstance(driver, Driver)
            with driver:  # commits, or rolls back
                driver.execute(BEGIN_TO_WRITE)
                yield driver

    def _execute(self, driver: Driver, job: Job) -> Exception | None:
        driver.execute("SAVEPOINT job")
        try:
            for statement, values in job.writes:
                text, constants = prepared(statement, tuple(values))
                driver.execute(text, {**constants, **values})
        except IntegrityError as error:
            driver.execute("ROLLBACK TO job")
            conflict = Conflict("server-conflict")
            conflict.__cause__ = error
            return conflict
        finally:
            driver.execute("RELEASE job")
        return None

    @staticmethod
    def _answer(jobs: Sequence[Job], outcomes: Sequence[Exception | None]) -> None:
        for job, outcome in zip(jobs, outcomes):
            if not job.loop.is_closed():
                job.loop.call_soon_threadsafe(_settle, job.future, outcome)

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
                requests=[row.request for row in of(rows.request)],
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
            listed = []
            for table in connection.execute(newest).all():
                seats = select(rows.seat).where(rows.seat.c.table_id == table.id).order_by(rows.seat.c.seat)
                person = select(rows.person.c.person).where(
                    rows.person.c.table_id == table.id, rows.person.c.guest == guest
                )
                listed.append(Listed(table, connection.execute(seats).all(), connection.execute(person).scalar()))
            return listed

    async def tables_held_by(self, guest: str) -> list[Held]:
        """All of them, also those that the guest has tidied away."""
        table = rows.game_table
        others = union(
            *(
                select(part.c.table_id).where(part.c.guest != guest, part.c.guest.not_like(f"{rows.FORGOTTEN}%"))
                for part in (rows.power, rows.person)
            )
        )
        held = select(table.c.id, table.c.over, table.c.id.in_(others).label("shared")).where(
            table.c.id.in_(rows.tables_of(guest))
        )
        return [Held(row.id, row.over, row.shared) for row in await self._all(held)]

    async def finished_before(self, moment: str) -> list[str]:
        """Tables whose game is over and at which nothing has happened since."""
        table = rows.game_table
        finished = select(table.c.id).where(table.c.over, table.c.changed < moment)
        return [row.id for row in await self._all(finished)]

    async def has_power(self, guest: str, table_id: str) -> bool:
        mine = rows.tables_of(guest)
        found = select(rows.game_table.c.id).where(rows.game_table.c.id == table_id, rows.game_table.c.id.in_(mine))
        return bool(await self._all(found))

    def setting(self, name: str, size: int) -> bytes:
        """A secret of this file, made when it is first asked for."""
        wanted = select(rows.setting.c.value).where(rows.setting.c.name == name)
        value = self._first(wanted)
        if value is None:
            value = secrets.token_bytes(size)
            with self._writer.begin() as connection:
                connection.execute(insert(rows.setting).values(name=name, value=value))
        return bytes(value)

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
            with self._reader.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            if self._unreadable.is_due(reason_of(error)):
                log.error("storage_unreadable: A part of %s cannot be read (%s).", self.file, reason_of(error))
            raise StorageFailed("server-storage-unreadable") from error


def reason_of(error: Exception) -> str:
    """What the disk or SQLite says, without the statement that met it."""
    cause = getattr(error, "orig", None) or error
    return (isinstance(cause, OSError) and cause.strerror) or str(cause)


@lru_cache(TEXTS)
def prepared(statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """A statement for the driver, with these values to be filled in by name, and those that it has itself."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=names)
    return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


def _settle(future: asyncio.Future[None], outcome: Exception | None) -> None:
    if future.done():
        return
    if outcome is None:
        future.set_result(None)
    else:
        future.set_exception(outcome)


# The engine and its schema


def make_engine(file: Path, busy_seconds: float = BUSY_SECONDS, begin_with: str = "BEGIN") -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": busy_seconds})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: savepoints need it
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin_with)

    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Alembic is slow to import, and there is seldom anything to do."""
    if revision_of(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["engine"] = engine
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a revision that a later version has made
        raise StorageFailed("server-storage-unusable", file=str(engine.url.database), reason=str(error)) from error


def revision_of(engine: Engine) -> str | None:
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return revision
