"""The data in a database of PostgreSQL, for any number of servers.

Writes that are committed together are sent together, so that a commit takes two ways to the database and back, however
much is in it. If one of them meets a conflict, each is written alone: nobody's write fails because of another's.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from re import search
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.dialects.postgresql import psycopg as dialects
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import SQLAlchemyError

from hortus.server.errors import Conflict, StorageFailed
from hortus.server.incidents import storage_trouble
from hortus.server.storage.leases import PROGRAM, SharedLeases
from hortus.server.storage.patience import Patience
from hortus.server.storage.places import name_of
from hortus.server.storage.rows import Write
from hortus.server.storage.schema import LaterVersion
from hortus.server.storage.statements import Texts, reason_of, report_unreadable

CONNECT_SECONDS = 5
LINE: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": PROGRAM,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
READERS = 8
"""So many read at once; a few more when much is asked for."""
KEEP_DURABLE = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
"""What is acknowledged is on the disk, whatever the database is used to."""
IDLE_TIMEOUT_S = 2
END_IDLE_TRANSACTIONS = f"SET idle_in_transaction_session_timeout = '{IDLE_TIMEOUT_S}s'"
"""A process that is stopped before its COMMIT must not keep its locks: other servers are to take over its tables.
PostgreSQL then rolls the transaction back and closes the connection, so the change is refused as a whole."""
WHAT_TO_DO = {
    "28": "server-database-password",  # whoever asks is not let in
    "3D": "server-database-missing",
    "25": "server-database-read-only",
    "42501": "server-database-rights",
    "53300": "server-database-connections",
    "53": "server-database-full",
    "55P03": "server-database-moving",  # see `leases.lock_out_servers`
}
"""By how the code of an error begins; https://www.postgresql.org/docs/current/errcodes-appendix.html"""
SAID = {
    r"too many (clients|connections)|connection slots": "server-database-connections",
    r"password|pg_hba|authentication|role .* does not exist": "server-database-password",
    r"database .* does not exist": "server-database-missing",
    r"permission denied": "server-database-rights",
}
"""By what it says to whom it does not let in: there is no code then. In other languages this is told as it was said."""
NOW = "EXTRACT(EPOCH FROM clock_timestamp())::float8"
ROOM = f"LEAST(%(burst)s, bucket.room + GREATEST(0, {NOW} - bucket.at) * %(rate)s)"
TAKE_FROM = (
    f"INSERT INTO bucket (name, room, at) VALUES (%(name)s, %(burst)s - 1, {NOW}) "
    f"ON CONFLICT (name) DO UPDATE SET room = {ROOM} - 1, at = {NOW} WHERE {ROOM} >= 1"
)
PROBE_NAME = "'probe ' || pg_backend_pid()"
"""Each server probes with its own row, so that none of them waits for a server that hangs during its probe."""
PROBE_ROW = (
    Write(text(f"INSERT INTO setting (name, value) VALUES ({PROBE_NAME}, '')"), {}, is_fence=True),
    Write(text(f"DELETE FROM setting WHERE name = {PROBE_NAME}"), {}, is_fence=True),
    Write(text("SET LOCAL temp_tablespaces = ''"), {}),
    Write(text("SET LOCAL work_mem = '64kB'"), {}),
)
PROBE_FILE = text("SELECT count(*) FROM generate_series(1, :numbers)")
"""The row may fit into free space within the table. The numbers do not fit into `work_mem`, so PostgreSQL writes them
to a temporary file in the tablespace of the database, which needs new space on the disk."""
BYTES_PER_NUMBER = 14
SMALLEST_FILE_BYTES = 140_000
"""A smaller list would fit into `work_mem`."""
KEYED = "hmac "
"""Begins the names of buckets. Earlier versions named them by a digest without a key, from which an address could be
found by trying all of them."""
FULL_AFTER_S = 3_600
"""However large the limits are, a bucket is full again after an hour, and as good as none."""
FORGET_BUCKETS = Write(
    text(f"DELETE FROM bucket WHERE at < {NOW} - {FULL_AFTER_S} OR NOT starts_with(name, '{KEYED}')"), {}
)
DIALECT: Dialect = dialects.dialect()  # type: ignore[no-untyped-call]

logging.getLogger("psycopg").setLevel(logging.ERROR)
"""What it warns of happens to us as well, and is told in our words."""

Line = psycopg.Connection[Any]
TROUBLES = (psycopg.OperationalError, psycopg.InternalError, psycopg.errors.InsufficientPrivilege)
"""Of the line, of the disk, of a database that can only be read, or of rights that were taken away."""


class Postgresql:
    """One line to write, and some to read."""

    troubles: tuple[type[Exception], ...] = (*TROUBLES, SQLAlchemyError, OSError)

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self.name = name_of(url)
        self.trouble = storage_trouble(self.name)
        self._busy_seconds = busy_seconds
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.reader = self.writer = make_engine(url)
        self._texts = Texts(DIALECT)
        self._line: Line | None = None
        self._patience = Patience(busy_seconds)

    def prepare(self) -> None:
        """There is no file to be kept private."""

    def close(self) -> None:
        self._hang_up()
        self._patience.close()
        self.reader.dispose()

    def probe(self, size_bytes: int) -> Sequence[Write]:
        numbers = max(size_bytes, SMALLEST_FILE_BYTES) // BYTES_PER_NUMBER + 1
        return [*PROBE_ROW, Write(PROBE_FILE, {"numbers": numbers})]

    def unusable(self, error: Exception) -> StorageFailed:
        """In words that say what to do; the password is in none of them."""
        if isinstance(error, LaterVersion):
            return StorageFailed("server-storage-newer", place=self.name)
        reason, word = reason_of(error), "server-database-unusable"
        cause = getattr(error, "orig", None) or error
        code = getattr(cause, "sqlstate", None)
        if code:
            word = next((word for start, word in WHAT_TO_DO.items() if code.startswith(start)), word)
        elif isinstance(cause, psycopg.OperationalError):
            word = next((word for said, word in SAID.items() if search(said, reason)), "server-database-unreachable")
        return StorageFailed(word, database=self.name, reason=reason)

    def connect(self) -> Line:
        """A line of one's own; each statement is a transaction unless one is begun."""
        line = psycopg.connect(self._address, autocommit=True, **LINE)
        line.execute(KEEP_DURABLE)
        line.execute(END_IDLE_TRANSACTIONS)
        return line

    def leases(self, about: str) -> SharedLeases:
        return SharedLeases(self, about)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.reader.connect() as connection:
            driver: Any = connection.connection.driver_connection
            with self._patience.over(driver.fileno()):
                yield connection

    @contextmanager
    def lent(self, refusal: str = "server-storage-unreadable") -> Iterator[Line]:
        """A line for a moment; each statement is a transaction. `refusal` is what people are told if it fails."""
        try:
            with self.reader.connect() as connection:
                line = connection.execution_options(isolation_level="AUTOCOMMIT").connection.driver_connection
                assert isinstance(line, psycopg.Connection)
                with self._patience.over(line.fileno()):
                    yield line
        except self.troubles as error:  # the connection that writes may be well: it reports its own failures
            report_unreadable(self.name, error)
            raise StorageFailed(refusal) from error

    def take_from(self, bucket: str, rate: float, burst: float) -> bool:
        """Whether there was room in a bucket that all servers share; see `http/limits.py`."""
        values = {"name": KEYED + bucket, "rate": rate, "burst": burst}
        with self.lent("server-storage-failed") as line:
            return line.execute(TAKE_FROM, values).rowcount == 1

    def finish_migration(self) -> None:
        """No-op: all migrations run in one transaction."""

    def clean_up(self) -> bool:
        """Delete buckets that are full. Free space is left to the autovacuum of the database."""
        [outcome] = self.commit([[FORGET_BUCKETS]])  # a connection of the readers might have to be waited for
        if outcome is not None:
            raise outcome
        return False

    # Writing

    def commit(self, jobs: Sequence[Sequence[Write]]) -> list[Exception | None]:
        """Raises if nothing is known to be written. What is wrong with one of several concerns no other."""
        try:
            self._commit_together(jobs)
        except Exception as error:
            if is_trouble(error):
                # It may have been written before the connection broke. A client that repeats the request finds out.
                self._hang_up()
                raise
            self._roll_back()
            return [refusal_of(error)] if len(jobs) == 1 else self._commit_each(jobs)
        return [None] * len(jobs)

    def _commit_each(self, jobs: Sequence[Sequence[Write]]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        for job in jobs:
            try:
                outcomes += self.commit([job])
            except psycopg.Error as error:
                outcomes.append(error)
                if error.sqlstate is None:  # of the connection: each attempt to connect again may take seconds
                    outcomes += [error] * (len(jobs) - len(outcomes))
                    break
        return outcomes

    def _commit_together(self, jobs: Sequence[Sequence[Write]]) -> None:
        if self._line is None or self._line.closed:
            self._line = self.connect()
        line = self._line
        with self._patience.over(line.fileno()):
            with line.pipeline():
                line.execute("BEGIN")
                done = [(write, line.execute(*self._texts.of(write))) for job in jobs for write in job]
            if any(write.is_fence and cursor.rowcount != 1 for write, cursor in done):
                raise psycopg.IntegrityError("what was to be changed is not as it was")
            line.execute("COMMIT")

    def _roll_back(self) -> None:
        """End the transaction, and forget all prepared statements: some of them were never prepared by the database."""
        try:
            if self._line is not None:
                with self._patience.over(self._line.fileno()):
                    self._line.rollback()
        except psycopg.Error:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def is_trouble(error: Exception) -> bool:
    """Of the database, rather than of what was to be written, or of two that waited for each other."""
    return isinstance(error, TROUBLES) and not (error.sqlstate or "").startswith("40")


def refusal_of(error: Exception) -> Exception:
    if not isinstance(error, psycopg.IntegrityError):
        return error
    conflict = Conflict("server-conflict")
    conflict.__cause__ = error
    return conflict


def make_engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"), connect_args=LINE, pool_size=READERS, pool_pre_ping=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.execute(KEEP_DURABLE)
        connection.commit()

    return engine
