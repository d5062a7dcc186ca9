"""The data in a file of SQLite, for one server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection as Driver
from sqlite3 import Error as DriverError
from sqlite3 import IntegrityError, connect
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from hortus.server.errors import Conflict, StorageFailed
from hortus.server.incidents import storage_trouble
from hortus.server.storage.files import keep_private
from hortus.server.storage.rows import Write
from hortus.server.storage.schema import LaterVersion
from hortus.server.storage.statements import Texts, reason_of

BUSY_SECONDS = 5.0
"""So long a write waits for somebody else who has locked the file."""
BEGIN_TO_WRITE = "BEGIN IMMEDIATE"  # whoever has to wait waits here
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

    def prepare(self) -> None:
        keep_private(self.file)

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()

    def unusable(self, error: Exception) -> StorageFailed:
        if isinstance(error, LaterVersion):
            return StorageFailed("server-storage-newer", place=str(self.file))
        return StorageFailed("server-storage-unusable", file=str(self.file), reason=reason_of(error))

    def leases(self, about: str) -> None:
        """A file has one server."""

    def take_from(self, bucket: str, rate: float, burst: float) -> None:
        """One server counts by itself."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.reader.connect() as connection:
            yield connection

    def commit(self, jobs: Sequence[Sequence[Write]]) -> list[Exception | None]:
        """Each job alone may meet a conflict; the disk fails for all of them or for none."""
        with self._transaction() as driver:
            return [self._execute(driver, job) for job in jobs]

    @contextmanager
    def _transaction(self) -> Iterator[Driver]:
        """By the driver itself: what stands between takes longer than the writes do."""
        with closing(self.writer.raw_connection()) as lent:
            driver = lent.driver_connection
            assert isinstance(driver, Driver)
            with driver:  # commits, or rolls back
                driver.execute(BEGIN_TO_WRITE)
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
            driver.execute("RELEASE job")
        return None


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
