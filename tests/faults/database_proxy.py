"""A line between a server and its database that can be cut, silenced, slowed down, and have strays beside it."""

from __future__ import annotations

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

CHUNK = 65_536


class DatabaseProxy:
    """Listens for one server, and passes on what both sides say, as long as it is let."""

    def __init__(self, target: int, luck: random.Random) -> None:
        self._target = target
        self._luck = luck
        self._lines: set[StreamWriter] = set()
        self._passing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.heal()

    async def open(self) -> int:
        """The port to connect to."""
        self._listener = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._listener.close()
        self.drop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What goes wrong

    def heal(self) -> None:
        """Everything gets through again, also what was said while nothing did."""
        self._refuses = False
        self._delay = 0.0
        self._has_strays = False
        self._passing.set()

    def drop(self) -> None:
        """Every connection breaks at once; new ones are welcome."""
        for line in list(self._lines):
            line.transport.abort()

    def cut(self) -> None:
        """Every connection breaks, and new ones do."""
        self._refuses = True
        self.drop()

    def silence(self) -> None:
        """Nothing gets through, and nobody is told: neither side knows whether the other is still there."""
        self._passing.clear()

    def slow_down(self, seconds: float) -> None:
        """Every word takes up to so long."""
        self._delay = seconds

    def lead_astray(self) -> None:
        """Beside each new connection a second one is opened, which begins like it and is never used."""
        self._has_strays = True
        self.drop()

    # What gets through

    def _begin(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.create_task(self._accept(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._lines.add(writer)
        try:
            if not self._refuses:
                with suppress(OSError):
                    await self._connect(reader, writer)
        finally:
            self._lines.discard(writer)
            writer.transport.abort()

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", self._target)
        stray = (await asyncio.open_connection("127.0.0.1", self._target))[1] if self._has_strays else None
        self._lines.add(forth)
        try:
            ways = [
                asyncio.create_task(self._pass(reader, forth, stray)),
                asyncio.create_task(self._pass(back, writer)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            self._lines.discard(forth)
            for line in (forth, stray):
                if line is not None:
                    line.close()

    async def _pass(self, source: StreamReader, target: StreamWriter, stray: StreamWriter | None = None) -> None:
        while words := await source.read(CHUNK):
            if self._delay:
                await asyncio.sleep(self._delay * self._luck.random())
            await self._passing.wait()
            if stray is not None:
                stray.write(words)
                stray = None
            target.write(words)
            await target.drain()
        await self._passing.wait()  # who has gone is missed only when it can be told
