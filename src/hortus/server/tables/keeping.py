"""The daily cleaning: delete tables that were finished some days ago, if a time is set, and give free space back."""

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
    """Clean up now and every day; tables are kept for `days` after their game is over, or with None forever."""
    task = asyncio.create_task(keep_house(hall, days, clock, timer))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def keep_house(hall: Hall, days: int | None, clock: Callable[[], float], timer: Timer) -> None:
    while True:
        try:
            if days is not None:
                count = await hall.delete_finished(max(0.0, clock() - days * DAY))
                log.info("%d finished tables were deleted: nothing had happened there for %d days", count, days)
            await hall.storage.clean_up()
        except StorageFailed:
            log.error("keeping_failed: Old data could not be deleted; it is tried again tomorrow.")
        await timer.sleep(DAY)
