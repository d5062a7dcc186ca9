"""`hortus serve` as ever, with a clock that can be set back and a beat that can stand still; and with a fault in it.

    python -m tests.faults.planted FAULT serve ...

FAULT is `none`, or one of those that the checker must find. Computers decide at random without processes of their own:
a server that is killed every few seconds is to be back soon.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from threading import Event, Thread
from typing import Any
from unittest.mock import patch

HOUR = 3600.0
FOR_EVER = 1e9  # seconds
READY_S = 0.5  # seconds for which an answer of `/ready` holds: an evening is short
LATE = 0.3  # seconds between an acknowledgement and the commit that it should have waited for


class WallClock:
    """What the clock of this computer shows to the server; each signal sets it back by an hour."""

    def __init__(self) -> None:
        self._true = time.time
        self._slow = 0.0

    def __call__(self) -> float:
        return self._true() - self._slow

    def set_back(self, *_: Any) -> None:
        self._slow += HOUR


def acknowledge_early() -> None:
    """An answer before the commit: what is killed in between was promised."""
    from hortus.server.storage.database import Storage

    write = Storage.write

    async def promise(self: Storage, writes: Iterable[Any]) -> None:
        async def keep() -> None:
            await asyncio.sleep(LATE)
            await write(self, writes)

        promises.add(task := asyncio.create_task(keep()))
        task.add_done_callback(promises.discard)

    promises: set[asyncio.Task[None]] = set()
    patch.object(Storage, "write", promise).start()


class Stall:
    """While it lasts the server goes on, and only its beat stands still: others will think that it is lost.

    Each signal begins or ends one.
    """

    def __init__(self) -> None:
        self._goes_on = Event()
        self._goes_on.set()

    def turn(self, *_: Any) -> None:
        if self._goes_on.is_set():
            self._goes_on.clear()
        else:
            self._goes_on.set()

    def plant(self) -> None:
        from hortus.server.storage.leases import SharedLeases

        beat = SharedLeases._beat

        def wait_and_beat(leases: SharedLeases, line: Any) -> None:
            self._goes_on.wait()
            beat(leases, line)

        patch.object(SharedLeases, "_beat", wait_and_beat).start()


def take_fence_away() -> None:
    """Whoever believes to hold a table writes to it, whatever stands there."""
    from sqlalchemy import bindparam, update
    from sqlalchemy.dialects.postgresql import insert

    from hortus.server.storage import rows

    anyway = update(rows.game_table).where(rows.game_table.c.id == bindparam("of_table_id"))
    added = insert(rows.action)
    over = {name: added.excluded[name] for name in ("actor", "kind", "action")}

    def stand(table_id: str, holder: int, revision: int, values: Mapping[str, Any]) -> rows.Write:
        return rows.Write(anyway, {"of_table_id": table_id, "revision": revision + 1, **values})

    append = added.on_conflict_do_update(index_elements=["table_id", "ply"], set_=over)
    patch.multiple(rows, stand=stand, _APPEND=append).start()


def never_expire() -> None:
    """Who was killed holds its tables for ever."""
    from hortus.server.storage import leases

    patch.multiple(leases, LEASE_SECONDS=FOR_EVER, SUSPECT_SECONDS=FOR_EVER).start()


def probe_with_one_row() -> None:
    """Change one row to what it is already: that needs no new room, so it succeeds on a full disk."""
    from sqlalchemy import text

    from hortus.server.storage.rows import TOUCHED, Write
    from hortus.server.storage.sqlite import Sqlite

    change = text("UPDATE setting SET value = value WHERE name = :name")
    probe = (Write(change, {"name": TOUCHED}, is_fence=True),)
    patch.object(Sqlite, "probe", lambda database, size_bytes: probe).start()
    with suppress(ImportError):  # a data file needs no driver for PostgreSQL
        from hortus.server.storage.postgresql import Postgresql

        patch.object(Postgresql, "probe", lambda database, size_bytes: probe).start()


def log_every_refusal() -> None:
    from hortus.server.http.guard import Guard

    turn_away = Guard.turn_away

    async def turn_away_loudly(guard: Guard, scope: Any, receive: Any, send: Any, error: Any) -> None:
        logging.getLogger("hortus.planted").error("A request was refused.")
        await turn_away(guard, scope, receive, send, error)

    patch.object(Guard, "turn_away", turn_away_loudly).start()


def wait_for_lost() -> None:
    """Requests that wait for a lost server continue to wait."""
    from hortus.server.http.handing_on import HandingOn

    patch.object(HandingOn, "neighbour_lost", lambda *_: None).start()


FAULTS: dict[str, Callable[[], None]] = {
    "none": lambda: None,
    "fence": take_fence_away,
    "lease": never_expire,
    "acknowledgement": acknowledge_early,
    "probe": probe_with_one_row,
    "noise": log_every_refusal,
    "deafness": wait_for_lost,
}


def end_with_parent() -> None:
    """Whoever started this server holds the other end: however that one ends, nothing is left behind."""
    sys.stdin.buffer.read()
    os._exit(1)


def main(fault: str, words: list[str]) -> int:
    Thread(target=end_with_parent, daemon=True).start()
    clock, stall = WallClock(), Stall()
    patch.object(time, "time", clock).start()  # before anybody has taken it
    signal.signal(signal.SIGUSR1, clock.set_back)
    signal.signal(signal.SIGUSR2, stall.turn)

    from hortus import command
    from hortus.server import serve
    from hortus.server.http import health
    from tests.server.house import Quick

    patch.object(serve, "Pool", lambda workers: Quick()).start()
    patch.object(health, "SECONDS", READY_S).start()
    stall.plant()
    FAULTS[fault]()
    return command.main(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
