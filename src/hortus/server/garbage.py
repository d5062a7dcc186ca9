"""Garbage collection off the path of a move.

Left alone, Python now and then looks through everything that is in memory, to find what nobody can reach any more:
with many tables awake that takes a good part of a second, in the middle of somebody's move. Here only what is new is
looked through by itself, and what outlives that is set aside. All of it is looked through seldom, in a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
"""So many new objects, and so many rounds of those, before Python looks through them by itself."""
SWEEP_SECONDS = 1_800.0
"""Between two looks at everything."""
QUIET_SECONDS = 2.0
"""A moment is quiet when nothing has been changed for so long."""
PATIENCE = 600.0
"""So long a quiet moment is waited for; then it is done all the same."""


class Sweeper:
    """Looks after the garbage of this process. `last_change` tells when somebody last did something."""

    def __init__(self, last_change: Callable[[], float]) -> None:
        self._last_change = last_change

    async def run(self) -> None:
        self.begin()
        try:
            while True:
                await asyncio.sleep(SWEEP_SECONDS)
                await self._quiet()
                sweep()
        finally:
            gc.callbacks.remove(set_aside)

    def begin(self) -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.callbacks.append(set_aside)
        sweep()

    async def _quiet(self) -> None:
        now = asyncio.get_running_loop().time
        until = now() + PATIENCE
        while now() < until and (left := QUIET_SECONDS - (now() - self._last_change())) > 0:
            await asyncio.sleep(left)


def sweep() -> None:
    """Look through everything once, and not again for a while."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def set_aside(phase: str, info: dict[str, Any]) -> None:
    """What has been looked through twice is alive, most likely for long."""
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()
