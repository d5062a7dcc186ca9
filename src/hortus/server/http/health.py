"""Whether the server can do its work: it writes, and reports whether that succeeded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed

SECONDS = 5.0
"""Between two probes, however many ask."""
PATIENCE = 15.0
"""A disk that answers later than this does not work."""


class Probed(Protocol):
    """The storage, as far as its health is concerned."""

    @property
    def is_failing(self) -> bool:
        """Whether a write or a probe has failed and no probe has succeeded since."""

    async def check(self) -> None:
        """Raise what is wrong, once a probe has ended."""

    def report_hang(self, seconds: float) -> None:
        """Log that a probe has taken this long and has not ended."""


class Health:
    """One answer for everybody who asks within a few seconds."""

    def __init__(self, storage: Probed, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._probe: asyncio.Task[HortusError | None] | None = None
        self._began = 0.0
        self._ended = 0.0
        self._was_failing = False  # when the probe ended
        self._is_hang_reported = False

    async def check(self) -> None:
        """Raise what is wrong with the storage, if anything is.

        A probe that does not end is waited for by those who ask within PATIENCE of its start. Later ones are refused
        at once, so that a load balancer gets its answer in time.
        """
        now = self._clock()
        if self._probe is None or (self._probe.done() and now - self._ended >= SECONDS):
            self._began, self._is_hang_reported = now, False
            self._probe = asyncio.create_task(self._try())
        left = self._began + PATIENCE - now
        ended, _ = await asyncio.wait({self._probe}, timeout=max(0.0, left))
        if not ended:
            if not self._is_hang_reported:
                self._is_hang_reported = True
                self._storage.report_hang(PATIENCE)
            raise StorageFailed("server-storage-failed")
        trouble, is_failing = self._probe.result(), self._storage.is_failing
        has_recovered = self._was_failing and not is_failing  # by a probe of the storage itself, after a change
        if is_failing or (trouble is not None and not has_recovered):
            raise trouble or StorageFailed("server-storage-failed")

    async def _try(self) -> HortusError | None:
        trouble = None
        try:
            await self._storage.check()
        except HortusError as error:
            trouble = error
        self._ended, self._was_failing = self._clock(), self._storage.is_failing
        return trouble
