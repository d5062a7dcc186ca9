"""The data in a file of SQLite, for one server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as Driver
from sqlite3 import Error as DriverError
from sqlite3 import IntegrityError, connect
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from hortus.server.errors import Conflict, StorageFailed
from hortus.server.incidents import storage_trouble
from hortus.server.storage.files import keep_private
from hortus.server.storage.rows import TOUCHED, Write
from hortus.server.storage.schema import LaterVersion
from hortus.server.storage.statements import Texts, reason_of

BUSY_SECONDS = 5.0
"""So long a write waits for somebody else who has locked the file."""
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"  # whoever has to wait waits here
PROBE = text("UPDATE setting SET value = randomblob(:size) WHERE name = :name")
"""It overwrites one row, so probes of the same size make the file grow only once. Its log grows every time."""
INCREMENTAL = 2
"""The value of `PRAGMA auto_vacuum` with which free pages can be given back to the file system in small steps."""
MAKE_INCREMENTAL = "PRAGMA auto_vacuum = INCREMENTAL"
"""Counts for an empty file, or from the next VACUUM on. It writes to the file, so it is not for every connection."""
PAGES_AT_ONCE = 128
MOST_TO_REWRITE_BYTES = 64_000_000
"""A file of an earlier version is rewritten once, to become incremental. A larger one would take seconds for that."""
DIALECT = sqlite.dialect(paramstyle="named")


class Sqlite:
    """Readers do not wait for the one who writes."""

    troubles: tuple[type[Exception], ...] = (DriverError, SQLAlchemyError, OSError)

    def __init__(self, file: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self.file = file
        self.trouble = storage_trouble(str(file))
        self.reader = make_engine(file, busy_seconds)
        self.writer = make_engine(file, busy_seconds, BEGIN_TO_WRITE)
        self._texts = Texts(DIALECT)
        self._is_closed = False

    def prepare(self) -> None:
        keep_private(self.file)
        make_incremental(self.file)

    def close(self) -> None:
        self._is_closed = True
        self.reader.pool.dispose()
        self.writer.dispose()

    def probe(self, size_bytes: int) -> Sequence[Write]:
        return [Write(PROBE, {"size": size_bytes, "name": TOUCHED}, is_fence=True)]

    def unusable(self, error: Exception) -> StorageFailed:
        if isinstance(error, LaterVersion):
            return StorageFailed("server-storage-newer", place=str(self.file))
        return StorageFailed("server-storage-unusable", file=str(self.file), reason=reason_of(error))

    def leases(self, about: str) -> None:
        """A file has one server."""

    def take_from(self, bucket: str, rate: float, burst: float) -> None:
        """One server counts by itself."""

    def finish_migration(self) -> None:
        """Make a file of an earlier version one that can shrink, unless it is so large that people would wait."""
        with suppress(DriverError), self._driver() as driver:  # if the disk is full, the file is as good as before
            used = value_of(driver, "page_count") - value_of(driver, "freelist_count")
            is_small = used * value_of(driver, "page_size") <= MOST_TO_REWRITE_BYTES
            if is_small and value_of(driver, "auto_vacuum") != INCREMENTAL:
                driver.execute(MAKE_INCREMENTAL)
                driver.execute("VACUUM")

    def clean_up(self) -> bool:
        """Give free pages back to the file system; a file that is not incremental keeps them, and uses them again."""
        with self._driver() as driver:
            before = value_of(driver, "freelist_count")
            driver.executescript(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})")  # `execute` would free a single page
            left = value_of(driver, "freelist_count")
            if before and not left:  # until a checkpoint, only the write-ahead log knows that the file is shorter
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        return 0 < left < before

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.reader.connect() as connection:
                yield connection
        finally:
            if self._is_closed:  # meanwhile: the pool was disposed of without this connection
                self.reader.pool.dispose()

    def commit(self, jobs: Sequence[Sequence[Write]]) -> list[Exception | None]:
        """Each job alone may meet a conflict; the disk fails for all of them or for none."""
        with self._transaction() as driver:
            return [self._execute(driver, job) for job in jobs]

    @contextmanager
    def _transaction(self) -> Iterator[Driver]:
        with self._driver() as driver, driver:  # commits, or rolls back
            driver.execute(BEGIN_TO_WRITE)
            yield driver

    @contextmanager
    def _driver(self) -> Iterator[Driver]:
        """The connection that writes, by the driver itself: SQLAlchemy would take longer than the writes do."""
        with closing(self.writer.raw_connection()) as lent:
            driver = lent.driver_connection
            assert isinstance(driver, Driver)
            yield driver

    def _execute(self, driver: Driver, job: Sequence[Write]) -> Exception | None:
        driver.execute("SAVEPOINT job")
        try:
            for write in job:
                if driver.execute(*self._texts.of(write)).rowcount != 1 and write.is_fence:
                    raise IntegrityError("what was to be changed is not as it was")
        except IntegrityError as error:
            driver.execute("ROLLBACK TO job")
            conflict = Conflict("server-conflict")
            conflict.__cause__ = error
            return conflict
        finally:
            # After some errors, such as a full disk, SQLite has already rolled back the whole transaction.
            if driver.in_transaction:
                driver.execute("RELEASE job")
        return None


def make_incremental(file: Path) -> None:
    """Make an empty file one that gives back free pages in steps."""
    if file.stat().st_size == 0:
        with closing(connect(file)) as driver:
            driver.execute(MAKE_INCREMENTAL)


def value_of(driver: Driver, pragma: str) -> int:
    [[value]] = driver.execute(f"PRAGMA {pragma}")
    return int(value)


def make_engine(
    file: Path, busy_seconds: float = BUSY_SECONDS, begin_with: str = "BEGIN", journal: str = "WAL"
) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": busy_seconds})
    return prepared(
        engine,
        begin_with,
        f"PRAGMA journal_mode={journal}",
        "PRAGMA synchronous=FULL",
        "PRAGMA foreign_keys=ON",
        "PRAGMA secure_delete=ON",  # what is deleted is overwritten
    )


def look_only(file: Path) -> Engine:
    """For a file that is not to be changed, not even in how it is written."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    return prepared(create_engine("sqlite://", creator=lambda: connect(address, uri=True), poolclass=NullPool), "BEGIN")


def prepared(engine: Engine, begin_with: str, *pragmas: str) -> Engine:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: savepoints need it
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin_with)

    return engine
