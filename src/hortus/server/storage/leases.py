"""Which of several servers at one database holds a table: only the holder changes it, and tells of it.

Every server has a row in the database with a number that never comes again, and makes its beat grow as long as it is
well. Whoever sees that a beat has not grown for a while, by a clock that never goes back, takes the row away: the
tables of that server are free from then on, and the next one who needs a table takes it. No clock on the wall counts.

The number of the holder stands in every write to a table, so a server that was lost without knowing it changes nothing
that another one has taken. A notice tells it sooner; one that is missed or comes twice does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from threading import Event, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hortus.server.errors import Elsewhere, NoSuchTable, StorageFailed
from hortus.server.storage.patience import Patience

if TYPE_CHECKING:
    from hortus.server.storage.postgresql import Line, Postgresql

log = logging.getLogger(__name__)

BEAT_SECONDS = 0.25
LEASE_SECONDS = 1.5
"""Whose beat has not grown for so long is lost."""
SUSPECT_SECONDS = 0.75
"""And so long for somebody who does not even answer."""
LOOP_SECONDS = 10.0
"""A server whose loop stands still for so long is not well, though its thread may beat."""
CHANNEL = "hortus"
PROGRAM = "hortus"
"""The `application_name` of all connections to the database."""
TAKE_TIMEOUT_S = 5.0
TAKE_PAUSE_S = 0.05
UNLIKE_TIMEOUT_S = 5.0
"""A stopping server of another version may take this long to leave the database."""

NOW = "extract(epoch FROM clock_timestamp())::float"
REGISTER = f"INSERT INTO server (address, about, beat) VALUES (%s, %s, 0) RETURNING number, {NOW}"
UNLIKE = "SELECT number, address, beat FROM server WHERE NOT starts_with(about, %s)"
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('hortus servers'))"
NOT_FOR_EVER = "SET LOCAL lock_timeout = '10s'"
LOCK_OUT = "SELECT pg_try_advisory_lock(hashtext('hortus servers'))"
LET_IN = "SELECT pg_advisory_unlock(hashtext('hortus servers'))"
HAS_SERVERS = "SELECT to_regclass('server') IS NOT NULL"
BEAT = f"UPDATE server SET beat = beat + 1 WHERE number = %s RETURNING {NOW}"
ALL = "SELECT number, address, beat FROM server"
TAKE_OFF = "DELETE FROM server WHERE number = %s AND beat = %s"
LEAVE = "DELETE FROM server WHERE number = %s"
HOLDER = (
    "SELECT game_table.holder, server.address FROM game_table LEFT JOIN server ON server.number = game_table.holder "
    "WHERE game_table.id = %s"
)
IS_FREE = "holder = %(before)s AND NOT EXISTS (SELECT FROM server WHERE number = %(before)s)"
TAKE = (
    f"UPDATE game_table SET holder = %(me)s WHERE {IS_FREE} "
    f"AND id = (SELECT id FROM game_table WHERE id = %(table)s AND {IS_FREE} FOR NO KEY UPDATE SKIP LOCKED)"
)
STUCK_S = 2
END_STUCK = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "JOIN game_table ON game_table.xmax = pg_locks.transactionid "
    "WHERE locktype = 'transactionid' AND mode = 'ExclusiveLock' AND granted "
    f"AND id = %(table)s AND {IS_FREE} AND pg_stat_activity.usename = current_user "
    f"AND application_name = %(program)s AND xact_start < clock_timestamp() - interval '{STUCK_S} s'"
)
"""End the connection of a server whose transaction has locked a free table for this long. PostgreSQL does not count a
transaction as idle if the server was stopped after it had sent only a part of its statements."""
NOTICE = "SELECT pg_notify(%s, %s)"


class Leases(Protocol):
    """Who holds what, for a server."""

    @property
    def number(self) -> int:
        """Of this server: it stands in whatever it writes to a table."""

    @property
    def is_well(self) -> bool:
        """Whether nobody can think that this server is lost."""

    async def take(self, table_id: str) -> int:
        """Hold a table from now on; gives the number. Elsewhere: another server does."""


class Alone:
    """One server at a file holds everything."""

    number = 0
    is_well = True

    async def take(self, table_id: str) -> int:
        return self.number


ALONE = Alone()


class Seen(NamedTuple):
    """The last heartbeat that this server has seen of another one."""

    address: str
    beat: int
    since: float  # when it was first seen, by the monotonic clock


class Neighbours(Protocol):
    """The receiver of events about leases. Its methods are called in the thread of the event loop."""

    def table_taken(self, table_id: str, holder: int) -> None:
        """Let go of a table that another server has taken."""

    def all_lost(self) -> None:
        """Let go of all tables, because other servers may have taken them."""

    def neighbour_lost(self, holder: int) -> None: ...


class SharedLeases:
    """Among servers at one database of PostgreSQL. One line beats and listens, in a thread of its own."""

    def __init__(self, database: Postgresql, about: str) -> None:
        self._database = database
        self._about = about
        self.number = 0
        self._address = ""
        self._neighbours: Neighbours | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._seen: dict[int, Seen] = {}
        self._suspects: set[int] = set()
        self._well = 0.0  # when the heartbeat of this server was last written
        self._ahead = 0.0  # seconds by which the clock of the database is ahead of the monotonic clock
        self._loop_answered = 0.0
        self._patience = Patience(LEASE_SECONDS)
        self._is_over = Event()
        self._thread: Thread | None = None

    @property
    def is_well(self) -> bool:
        """Whether nobody can think that this server is lost."""
        return monotonic() - self._well < LEASE_SECONDS

    def database_time(self) -> float:
        """Return the time by the clock of the database, on which all servers agree whatever their own clocks say."""
        return monotonic() + self._ahead

    def check_alike(self) -> None:
        """Refuse to work beside servers of other versions or with other keys, which would not understand this one.

        Waits for those that are stopping, and keeps no other server from starting meanwhile.
        """
        try:
            with closing(self._database.connect()) as line:
                have_ended(line, monotonic() + UNLIKE_TIMEOUT_S, UNLIKE, [self._about])
                with line.transaction():
                    line.execute(NOT_FOR_EVER)
                    line.execute(ONE_AT_A_TIME)
                    self._refuse_unlike(line)
        except self._database.troubles as error:
            raise self._database.unusable(error) from error

    def start(self, address: str, neighbours: Neighbours) -> None:
        """Known to others by this address. To be called in the thread of the loop."""
        self._address, self._neighbours = address, neighbours
        self._loop = asyncio.get_running_loop()
        try:
            with closing(self._database.connect()) as line:
                self._register(line)
        except self._database.troubles as error:
            raise self._database.unusable(error) from error
        self._thread = Thread(target=self._run, name="hortus-leases", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Everything is free for others at once."""
        self._is_over.set()
        if self._thread is not None:
            with suppress(StorageFailed), self._database.lent() as line:
                line.execute(NOTICE, (CHANNEL, ""))  # so that nobody waits for the next beat
            self._thread.join()
            self._thread = None
        self._patience.close()

    # Holding

    async def take(self, table_id: str) -> int:
        return await asyncio.to_thread(self._take, table_id)

    def _take(self, table_id: str) -> int:
        until = monotonic() + TAKE_TIMEOUT_S
        while True:
            me = self.number
            holder, address = self._holder(table_id)
            if holder == me:
                return me
            if address is not None:
                raise Elsewhere(table_id, holder, address)
            values = {"me": me, "table": table_id, "before": holder, "program": PROGRAM}
            with self._database.lent("server-storage-failed") as line:
                if line.execute(TAKE.encode(), values).rowcount == 1:
                    line.execute(NOTICE, (CHANNEL, f"{table_id} {me}"))
                    return me
                line.execute(END_STUCK.encode(), values)
            if monotonic() > until:
                raise StorageFailed("server-storage-failed")
            sleep(TAKE_PAUSE_S)

    def _holder(self, table_id: str) -> tuple[int, str | None]:
        with self._database.lent() as line:
            found = line.execute(HOLDER, (table_id,)).fetchone()
        if found is None:
            raise NoSuchTable("server-no-such-table")
        return found[0], found[1]

    def address_of(self, holder: int) -> str | None:
        """Of another server that is well, as far as this one knows."""
        seen = self._seen.get(holder)
        return None if seen is None else seen.address

    @property
    def others(self) -> dict[int, str]:
        """The address of each other live server, by number, the newest last."""
        return {number: seen.address for number, seen in sorted(self._seen.copy().items())}

    def suspect(self, holder: int) -> None:
        """It did not answer: if its beat does not grow either, it is lost sooner."""
        self._suspects.add(holder)

    # The thread

    def _run(self) -> None:
        self._loop_answered = monotonic()
        while not self._is_over.is_set():
            try:
                with closing(self._database.connect()) as line:
                    self._live(line)
            except Exception as error:  # whatever it is: if this thread ended, the server would be lost
                if not isinstance(error, (StorageFailed, self._database.troubles)):
                    log.exception("fault: The leases of this server could not be kept")
                self._tell_if_lost()
                self._is_over.wait(BEAT_SECONDS)

    def _live(self, line: Line) -> None:
        line.execute(f"LISTEN {CHANNEL}".encode())
        self._seen.clear()  # while this line was down, others may have been well
        while not self._is_over.is_set():
            with self._patience.over(line.fileno()):
                self._beat(line)
                self._look_around(line)
            for notice in line.notifies(timeout=BEAT_SECONDS):
                if self._is_over.is_set():  # this one says so
                    break
                table_id, _, holder = notice.payload.partition(" ")
                if holder.isdecimal():
                    self._tell("table_taken", table_id, int(holder))
        line.execute(LEAVE, (self.number,))

    def _beat(self, line: Line) -> None:
        now = monotonic()
        self._call(self._answer)
        if now - self._loop_answered > LOOP_SECONDS:
            return
        answer = line.execute(BEAT.encode(), (self.number,)).fetchone()
        if answer is None:
            log.warning("lease_lost: Other servers thought that this one was lost: its tables are let go of.")
            self._register(line)
            self._tell("all_lost")
        else:
            self._ahead = answer[0] - monotonic()
        self._well = now  # others may have seen it at once

    def _tell_if_lost(self) -> None:
        """Who is cut off for so long does not know what others have taken."""
        if self._well and not self.is_well:
            self._well = 0.0
            self._tell("all_lost")

    def _look_around(self, line: Line) -> None:
        now = monotonic()
        others = {row[0]: row for row in line.execute(ALL).fetchall() if row[0] != self.number}
        for number in self._seen.keys() - others.keys():
            self._forget(number)
        for number, address, beat in others.values():
            seen = self._seen.get(number)
            if seen is None or seen.beat != beat:
                self._seen[number] = Seen(address, beat, now)
                self._suspects.discard(number)
            elif now - seen.since > (SUSPECT_SECONDS if number in self._suspects else LEASE_SECONDS):
                line.execute(TAKE_OFF, (number, beat))
                log.warning("server_lost: The server at %s is lost: its tables are free.", address)

    def _forget(self, number: int) -> None:
        del self._seen[number]
        self._suspects.discard(number)
        self._tell("neighbour_lost", number)

    def _register(self, line: Line) -> None:
        with line.transaction():
            line.execute(NOT_FOR_EVER)
            line.execute(ONE_AT_A_TIME)
            self._refuse_unlike(line)
            self.number, now = line.execute(REGISTER.encode(), (self._address, self._about)).fetchone() or (0, 0.0)
        self._well = monotonic()
        self._ahead = now - self._well

    def _refuse_unlike(self, line: Line) -> None:
        """One that is there and does not beat is taken off: it was left behind."""
        first = {row[0]: row for row in line.execute(UNLIKE, (self._about,)).fetchall()}
        since = monotonic()
        while first and monotonic() - since < LEASE_SECONDS:
            self._is_over.wait(BEAT_SECONDS)
            for number, address, beat in line.execute(UNLIKE, (self._about,)).fetchall():
                if number not in first or beat != first[number][2]:
                    raise StorageFailed("server-database-unlike", address=address)
        for number, _, beat in first.values():
            line.execute(TAKE_OFF, (number, beat))

    def _answer(self) -> None:
        self._loop_answered = monotonic()

    def _tell(self, what: str, *arguments: Any) -> None:
        self._call(getattr(self._neighbours, what), *arguments)

    def _call(self, what: Callable[..., None], *arguments: Any) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *arguments)


def lock_out_servers(line: Line, seconds: float) -> bool:
    """Keep servers from starting until `LET_IN`; return whether none works with the database.

    Waits up to `seconds`: PostgreSQL frees the lock of a connection a moment after the client has closed it, and a
    server that was told to stop takes a moment to end.
    """
    until = monotonic() + seconds
    while not found(line, LOCK_OUT):
        if monotonic() > until:
            return False
        sleep(BEAT_SECONDS)
    return not found(line, HAS_SERVERS) or have_ended(line, until)


def have_ended(line: Line, until: float, servers: str = ALL, values: Sequence[str] = ()) -> bool:
    """Wait for servers in the database to leave it; one without a heartbeat is dead."""
    began = now = monotonic()
    since: dict[tuple[int, int], float] = {}  # when the heartbeat of a server was first seen at this count
    while True:
        rows = line.execute(servers.encode(), values).fetchall()
        since = {(row[0], row[2]): since.get((row[0], row[2]), now) for row in rows}
        if all(now - first >= LEASE_SECONDS for first in since.values()):
            return True
        if now > until and any(first > began for first in since.values()):
            return False
        sleep(BEAT_SECONDS)
        now = monotonic()


def found(line: Line, question: str) -> bool:
    [answer] = line.execute(question.encode()).fetchone() or (False,)
    return bool(answer)
