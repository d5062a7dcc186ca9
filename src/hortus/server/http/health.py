"""Whether the server can do its work: it writes, and reports whether that succeeded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed

SECONDS = 5.0
"""Between two probes, however many ask, unless a write has failed or succeeded against the last answer."""
PATIENCE = 15.0
"""A disk that answers later than this does not work."""


class Health:
    """One answer for everybody who asks within a few seconds."""

    def __init__(
        self,
        probe: Callable[[], Awaitable[None]],
        is_failing: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`is_failing` tells whether the newest write or probe has failed."""
        self._probe = probe
        self._is_failing = is_failing
        self._clock = clock
        self._answer: asyncio.Task[HortusError | None] | None = None
        self._since = 0.0

    async def check(self) -> None:
        """Raise what is wrong with the storage, if anything is."""
        now = self._clock()
        if self._answer is None or (self._answer.done() and self._is_outdated(self._answer.result(), now)):
            self._since = now
            self._answer = asyncio.create_task(self._try())
        trouble = await asyncio.shield(self._answer)
        if trouble is not None:
            raise trouble

    def _is_outdated(self, answer: HortusError | None, now: float) -> bool:
        return now - self._since >= SECONDS or (answer is not None) != self._is_failing()

    async def _try(self) -> HortusError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._probe()
        except HortusError as error:
            return error
        except TimeoutError:
            return StorageFailed("server-storage-failed")
        return None
