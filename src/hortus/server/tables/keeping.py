"""How long finished tables are kept, where somebody has set a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from hortus.server.errors import StorageFailed
from hortus.server.tables.hall import Hall
from hortus.server.tables.pace import Timer
from hortus.server.tables.wishes import DAY

log = logging.getLogger(__name__)


@asynccontextmanager
async def housekeeping(hall: Hall, days: int | None, clock: Callable[[], float], timer: Timer) -> AsyncIterator[None]:
    """As long as it lasts, tables are kept for so many days after their game is over; with None forever."""
    task = None if days is None else asyncio.create_task(keep_house(hall, days, clock, timer))
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def keep_house(hall: Hall, days: int, clock: Callable[[], float], timer: Timer) -> None:
    """Now and then every day: what has been finished, and untouched for so many days, is deleted."""
    while True:
        try:
            count = await hall.delete_finished(max(0.0, clock() - days * DAY))
        except StorageFailed:
            log.error("keeping_failed: Finished tables could not be deleted; tomorrow once more.")
        else:
            log.info("%d finished tables were deleted: nothing had happened there for %d days", count, days)
        await timer.sleep(DAY)
