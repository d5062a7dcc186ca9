"""Faults that are judged one by one: nothing else goes wrong during an episode, so what happens is due to it."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import httpx

from tests.faults.database import Database
from tests.faults.flood import flood
from tests.faults.history import BACK, READY, UNREADY, Episode, Look
from tests.faults.planted import READY_S
from tests.faults.servers import ServerProcess

HANG_FACTOR = 4
"""A hung process stays stopped for this many times as long as other faults last."""
LOOK_S = 0.1


class Episodes:
    def __init__(self, servers: Sequence[ServerProcess], database: Database | None, calm: float) -> None:
        self.servers, self.database = servers, database
        self.seen: list[Episode] = []
        self.on_hang: Callable[[bool], None] = lambda is_hanging: None
        self._calm = calm  # seconds within which everything that must happen has happened
        self._http = httpx.AsyncClient(verify=False, trust_env=False, timeout=calm)

    async def close(self) -> None:
        await self._http.aclose()

    @asynccontextmanager
    async def _episode(self, kind: str, server: ServerProcess | None = None) -> AsyncIterator[Episode]:
        """Begin when all servers are ready, and keep what they log until it is over, even if the fault itself fails."""
        await self._wait_until_steady()
        read = [len(one.records) for one in self.servers]
        episode = Episode(kind, 0 if server is None else server.port, time.monotonic())
        try:
            yield episode
        finally:
            episode.ended = episode.ended or time.monotonic()
            for one, before in zip(self.servers, read, strict=True):
                episode.records[one.port] = one.records[before:]
            self.seen.append(episode)

    async def fill_disk(self, number: int, seconds: float) -> None:
        """Every server must notice that its storage cannot grow, and must notice when it can again."""
        disk = self.servers[0] if self.database is None else self.database
        async with self._episode("full") as episode:
            try:
                await disk.fill()
                await self._look_until(all_say(UNREADY), episode)
                await self._look_until(lambda _: False, episode, seconds)
            finally:
                await disk.free()
            episode.ended = time.monotonic()
            await self._look_until(all_say(READY), episode)
            await self._until(lambda: all(server.has_logged(BACK, episode.begun) for server in self.servers))

    async def hang(self, number: int, seconds: float) -> None:
        """The other servers must notice that one of them has stopped."""
        server = self.servers[number]
        async with self._episode("hang", server):
            self.on_hang(True)
            try:
                server.send(signal.SIGSTOP)
                await asyncio.sleep(HANG_FACTOR * seconds)
            finally:
                server.send(signal.SIGCONT)
                self.on_hang(False)

    async def flood(self, number: int, seconds: float) -> None:
        """The server must get through the flood, and the players must not notice it."""
        server = self.servers[number]
        async with self._episode("flood", server) as episode:
            episode.refused = await flood(server.port, self._calm)

    # What `/ready` says

    async def _wait_until_steady(self) -> None:
        """Wait until all servers are ready twice in a row, and not by an answer that was kept from before."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._calm):
                answers: list[int] = []
                while not all_say(READY)(answers or [UNREADY]):
                    await self._look_until(all_say(READY))
                    await asyncio.sleep(2 * READY_S)
                    answers = [await self._look(one, None) for one in self.servers]

    async def _look_until(
        self,
        is_enough: Callable[[Sequence[int]], bool],
        episode: Episode | None = None,
        seconds: float | None = None,
    ) -> None:
        """Ask every server for `/ready` again and again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._calm if seconds is None else seconds):
                while not is_enough([await self._look(one, episode) for one in self.servers]):
                    await asyncio.sleep(LOOK_S)

    async def _look(self, server: ServerProcess, episode: Episode | None) -> int:
        try:
            status = (await self._http.get(f"http://127.0.0.1:{server.port}/ready")).status_code
        except httpx.HTTPError:
            status = 0
        if episode is not None:
            episode.looks.append(Look(time.monotonic(), server.port, status))
        return status

    async def _until(self, condition: Callable[[], bool]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._calm):
                while not condition():
                    await asyncio.sleep(LOOK_S)


def all_say(status: int) -> Callable[[Sequence[int]], bool]:
    return lambda answers: all(answer == status for answer in answers)
