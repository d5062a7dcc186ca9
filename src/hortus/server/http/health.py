"""Whether the server can do its work: it writes, and says how that went."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed

SECONDS = 5.0
"""However many ask, something is written once in so long at most."""
PATIENCE = 15.0
"""A disk that answers later than this does not work."""


class Health:
    """An answer for everybody who asks within a few seconds."""

    def __init__(self, write: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._write = write
        self._clock = clock
        self._answer: asyncio.Task[HortusError | None] | None = None
        self._since = 0.0

    async def check(self) -> None:
        """Raises what went wrong."""
        now = self._clock()
        if self._answer is None or (self._answer.done() and now - self._since >= SECONDS):
            self._since = now
            self._answer = asyncio.create_task(self._try())
        trouble = await asyncio.shield(self._answer)
        if trouble is not None:
            raise trouble

    async def _try(self) -> HortusError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._write()
        except HortusError as error:
            return error
        except TimeoutError:
            return StorageFailed("server-storage-failed")
        return None
