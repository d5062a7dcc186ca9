"""`hortus move`: all data from one place to another, from a file to a database or back; whole, or not at all.

There is one transaction at each place. The old one is only read; the new one is committed when everything was read once
more at both and is the same.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, String, Table, collate, func, insert, inspect, literal, select

from hortus.contract.errors import HortusError
from hortus.server.storage import rows
from hortus.server.storage.alone import DataInUse, alone_at
from hortus.server.storage.database import Database, database_at
from hortus.server.storage.files import BESIDE
from hortus.server.storage.leases import LET_IN, lock_out_servers
from hortus.server.storage.places import Place, name_of
from hortus.server.storage.schema import HEAD, LaterVersion, revision_of, upgrade
from hortus.server.storage.sqlite import BEGIN_TO_WRITE, BUSY_SECONDS, look_only, make_engine, make_incremental

PASSING = (rows.server, rows.bucket)
"""What servers keep of each other and of limits; it does not outlive them."""
MOVED = [table for table in rows.metadata.sorted_tables if table not in PASSING]
"""What others refer to comes before them."""
ROWS_AT_ONCE = 500
LARGE = (rows.net,)
"""Tables whose rows take megabytes: they are moved one by one."""
LOCK_TIMEOUT_S = BUSY_SECONDS
READINGS = 3
"""Every row is read to be moved, and to be compared at both places."""

Tell = Callable[[int, int], None]
"""Hears how much is done, and how much there is to do."""
Batches = Iterator[Sequence[Row[Any]]]
Advance = Callable[[int], None]
"""Hears that so many more rows are done."""


class MoveFailed(HortusError):
    """Nothing was moved: the new place is as it was."""

    code = "move_failed"


class Side:
    """One of the two places, in a transaction from the first row to the last."""

    def __init__(self, place: Place, database: Database, connection: Connection) -> None:
        self.name = name_of(place)
        self._database = database
        self._connection = connection

    @contextmanager
    def use(self) -> Iterator[Connection]:
        with told_of(self._database):
            yield self._connection

    def revision(self) -> str | None:
        with self.use() as connection:
            return revision_of(connection)

    def count(self, table: Table) -> int:
        with self.use() as connection:
            return connection.execute(select(func.count()).select_from(table)).scalar_one()

    def is_empty(self) -> bool:
        with self.use() as connection:
            there = inspect(connection).get_table_names()
            mine = [table for table in MOVED if table.name in there]
            return all(
                connection.execute(select(literal(1)).select_from(table).limit(1)).first() is None for table in mine
            )

    @contextmanager
    def reading(self, table: Table, columns: Sequence[Any]) -> Iterator[Batches]:
        """All rows by their key, in an order that is the same in every database; few of them in memory at once."""
        with self.use() as connection:
            is_plain = connection.dialect.name == "sqlite"
            key = [
                collate(column, "C") if isinstance(column.type, String) and not is_plain else column
                for column in table.primary_key
            ]
            most = 1 if table in LARGE else ROWS_AT_ONCE
            wanted = select(*columns).order_by(*key)
            with connection.execute(wanted, execution_options={"yield_per": most}) as found:
                yield found.partitions()


def move(source: Place, target: Place, tell: Tell) -> int:
    """Move everything; how many tables there are."""
    if are_same(source, target):
        raise MoveFailed("move-same", place=name_of(source))
    if isinstance(source, Path) and not source.is_file():
        raise MoveFailed("move-no-data", place=name_of(source))
    try:
        with ExitStack() as to_the_end, alone_with(source), opened(source, to_read=True) as here:
            check_newest(here)
            with nothing_left_of(target), alone_with(target), opened(target, to_read=False) as there:
                if not there.is_empty():
                    raise MoveFailed("move-not-empty", place=there.name)
                advance = all_of_it(here, tell)
                copy_all(here, there, advance)
                compare_all(here, there, advance)
                count = here.count(rows.game_table)
                to_the_end.enter_context(too_late_to_stop())
                with there.use() as connection:
                    connection.commit()
                return count
    except KeyboardInterrupt:
        raise MoveFailed("move-interrupted", place=name_of(target)) from None


def check_newest(side: Side) -> None:
    revision = side.revision()
    if revision is None:
        raise MoveFailed("move-no-data", place=side.name)
    if revision != HEAD:
        raise MoveFailed("move-older" if revision < HEAD else "server-storage-newer", place=side.name)


def all_of_it(here: Side, tell: Tell) -> Advance:
    """Tells how far it is, as rows are done."""
    work = READINGS * sum(here.count(table) for table in MOVED)
    done = 0

    def advance(count: int) -> None:
        nonlocal done
        done += count
        tell(done, work)

    return advance


def copy_all(here: Side, there: Side, advance: Advance) -> None:
    with there.use() as connection:
        upgrade(connection)
    for table in MOVED:
        with here.reading(table, columns_to_move(table)) as batches:
            for batch in batches:
                with there.use() as connection:
                    connection.execute(insert(table), [row._asdict() for row in batch])
                advance(len(batch))


def compare_all(here: Side, there: Side, advance: Advance) -> None:
    for table in MOVED:
        with here.reading(table, columns_to_move(table)) as before, there.reading(table, list(table.c)) as after:
            is_same = digest_of(before, advance) == digest_of(after, advance)
        if not is_same:
            raise MoveFailed("move-differs", table=table.name, place=there.name)


def columns_to_move(table: Table) -> list[Any]:
    """Everything as it is; but a table is nobody's where its server does not work."""
    return [literal(0).label("holder") if column is rows.game_table.c.holder else column for column in table.c]


def digest_of(batches: Batches, advance: Advance) -> tuple[int, bytes]:
    """How many rows there are, and all of them in short."""
    count, digest = 0, sha256()
    for batch in batches:
        for row in batch:
            digest.update(ascii(tuple(row)).encode())
        count += len(batch)
        advance(len(batch))
    return count, digest.digest()


# The places


def are_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve() or (target.exists() and source.exists() and source.samefile(target))
    return name_of(source) == name_of(target)


@contextmanager
def alone_with(place: Place) -> Iterator[None]:
    """Refuse a place that a server works with, and keep servers out of it meanwhile."""
    if isinstance(place, Path):
        with alone_at(place, LOCK_TIMEOUT_S) as note:
            note("hortus move")
            yield
        return
    database = database_at(place, BUSY_SECONDS)
    from hortus.server.storage.postgresql import Postgresql

    assert isinstance(database, Postgresql)
    try:
        with told_of(database):
            line = database.connect()
        with line:
            with told_of(database):
                is_alone = lock_out_servers(line, LOCK_TIMEOUT_S)
            if not is_alone:
                raise DataInUse("move-database-in-use", database=name_of(place))
            try:
                yield
            finally:
                with suppress(*database.troubles):  # closing the connection frees the lock too, a moment later
                    line.execute(LET_IN)
    finally:
        database.close()


@contextmanager
def opened(place: Place, to_read: bool) -> Iterator[Side]:
    database = database_at(place, BUSY_SECONDS)
    engine = engine_for(place, database, to_read)
    try:
        with told_of(database):
            if isinstance(place, Path) and not to_read:
                make_incremental(place)
            connection = engine.connect()
        with connection:
            yield Side(place, database, connection)
    finally:
        engine.dispose()
        database.close()


def engine_for(place: Place, database: Database, to_read: bool) -> Engine:
    if isinstance(place, Path):
        # Without a log of its own, so that what is not finished is not on the disk twice.
        return look_only(place) if to_read else make_engine(place, BUSY_SECONDS, BEGIN_TO_WRITE, journal="DELETE")
    if to_read:
        return database.reader.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return database.writer


@contextmanager
def told_of(database: Database) -> Iterator[None]:
    """What goes wrong with it becomes an error of ours."""
    troubles: tuple[type[Exception], ...] = (*database.troubles, LaterVersion)
    try:
        yield
    except troubles as error:
        raise database.unusable(error) from error


@contextmanager
def nothing_left_of(place: Place) -> Iterator[None]:
    """Remove a file that was not there before, and empty one that was empty, unless all goes well."""
    is_new = isinstance(place, Path) and not place.exists()
    is_empty = isinstance(place, Path) and place.is_file() and place.stat().st_size == 0
    try:
        yield
    except BaseException:
        if is_new and isinstance(place, Path):
            for end in BESIDE:
                with suppress(OSError):
                    Path(f"{place.resolve()}{end}").unlink()
        elif is_empty and isinstance(place, Path):
            os.truncate(place, 0)
        raise


@contextmanager
def too_late_to_stop() -> Iterator[None]:
    """From the commit on, Ctrl-C would leave nobody knowing whether all was moved."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
