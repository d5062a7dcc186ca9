"""The PostgreSQL behind the servers, which is restarted in the middle of everything."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from tests import postgresql
from tests.postgresql import Postgresql

NAME = "faults"


class Database:
    def __init__(self, running: Postgresql) -> None:
        self._running = running
        self._url = running.new_database(NAME)
        self.port = running.port

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Database]:
        with postgresql.running() as running:
            yield cls(running)

    def address(self, port: int) -> str:
        """By that port, behind which a proxy listens."""
        return self._url.set(port=port).render_as_string()

    async def restart(self, seconds: float, at_once: bool) -> None:
        """Down for so long; at once: without a goodbye to anybody."""
        self._running.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        await asyncio.to_thread(self._running.process.wait)
        await asyncio.sleep(seconds)
        begun = await asyncio.to_thread(postgresql.begin, self._running.folder, self.port)
        self._running.process = begun.process
