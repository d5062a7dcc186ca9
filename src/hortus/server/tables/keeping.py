"""Periodic cleaning: delete old finished tables every day, and addresses and free space every hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from hortus.server.errors import StorageFailed
from hortus.server.storage.database import Storage
from hortus.server.tables.hall import Hall
from hortus.server.tables.pace import Timer
from hortus.server.tables.wishes import DAY

log = logging.getLogger(__name__)

CLEAN_UP_INTERVAL_S = 3600


@asynccontextmanager
async def housekeeping(hall: Hall, days: int | None, clock: Callable[[], float], timer: Timer) -> AsyncIterator[None]:
    """Clean up now and every hour. Delete finished tables `days` after their last change, or never if it is None."""
    tasks = [asyncio.create_task(clean_up_hourly(hall.storage, timer))]
    if days is not None:
        tasks.append(asyncio.create_task(delete_daily(hall, days, clock, timer)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def delete_daily(hall: Hall, days: int, clock: Callable[[], float], timer: Timer) -> None:
    """Delete finished tables that have not changed for `days`, now and every day."""
    while True:
        with failures_logged("Old tables could not be deleted", "tomorrow"):
            count = await hall.delete_finished(max(0.0, clock() - days * DAY))
            log.info("%d finished tables were deleted: nothing had happened there for %d days", count, days)
        await timer.sleep(DAY)


async def clean_up_hourly(storage: Storage, timer: Timer) -> None:
    """Clean up the storage now and every hour, so that no address is kept for a day."""
    while True:
        with failures_logged("Addresses and free space could not be cleaned up", "in an hour"):
            await storage.clean_up()
        await timer.sleep(CLEAN_UP_INTERVAL_S)


@contextmanager
def failures_logged(failure: str, retry: str) -> Iterator[None]:
    """Log an exception instead of raising it; cancellation is raised."""
    try:
        yield
    except StorageFailed:
        log.error("keeping_failed: %s; it is tried again %s.", failure, retry)
    except Exception:  # whatever it is: if the task ended, nothing would ever be deleted again
        log.exception("fault: %s; it is tried again %s", failure, retry)
