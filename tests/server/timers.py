"""A timer that is turned by hand: nothing that waits for it goes on by itself."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count

from hortus.server.tables.pace import Timer

BEGINNING = 1_800_000_000.0
STEPS = 50
"""So often everybody may go on before it is said that they all wait for the timer."""


class FalseTimer(Timer):
    def __init__(self) -> None:
        self._time = 0.0
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self._time

    def clock(self) -> float:
        """What the clock on the wall shows."""
        return BEGINNING + self._time

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (self._time + seconds, next(self._order), future))
        await future

    @property
    def sleeping(self) -> int:
        """How many wait."""
        return sum(not sleeper.done() for _, _, sleeper in self._sleepers)

    async def turn(self, seconds: float) -> None:
        """Whoever is due on the way wakes up at that very time and does all that can be done then."""
        end = self._time + seconds
        await all_wait()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, sleeper = heappop(self._sleepers)
            self._time = max(self._time, due)
            if not sleeper.done():
                sleeper.set_result(None)
            await all_wait()
        self._time = end


async def all_wait() -> None:
    for _ in range(STEPS):
        await asyncio.sleep(0)
