"""Garbage collection off the path of a move.

Left alone, Python looks through everything that is in memory whenever enough has been made: with many tables awake
that takes a good part of a second, in the middle of somebody's move. Here only what is new is looked through by itself.
What is old is looked through seldom, in a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, MIDDLE = 10_000, 10
"""So many new objects, and so many rounds of those, before Python looks through them by itself."""
NEVER = 1_000_000
SWEEP_SECONDS = 60.0
"""Between two looks at what was made since the last."""
ALL_SECONDS = 3_600.0
"""Between two looks at everything."""
QUIET_LATENESS = 0.005
"""A moment is quiet when a timer rings no later than this."""
MOMENT = 0.05
MOMENTS_WAITED = 200
"""So many moments may be loud before it is done all the same."""


class Sweeper:
    """Looks after the garbage of this process."""

    async def run(self) -> None:
        self.begin()
        since_all = 0.0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await quiet()
            since_all += SWEEP_SECONDS
            if since_all >= ALL_SECONDS:
                since_all = 0.0
                gc.unfreeze()
            self.sweep()

    @staticmethod
    def begin() -> None:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        Sweeper.sweep()

    @staticmethod
    def sweep() -> None:
        """What is left is alive, and need not be looked through again for a while."""
        gc.collect()
        gc.freeze()


async def quiet() -> None:
    """Until nobody is waited for, as far as can be told; on a server that is never quiet, not for ever."""
    loop = asyncio.get_running_loop()
    for _ in range(MOMENTS_WAITED):
        due = loop.time() + MOMENT
        await asyncio.sleep(MOMENT)
        if loop.time() - due <= QUIET_LATENESS:
            return
