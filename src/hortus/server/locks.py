"""Locks that processes share: a file that one of them has, until it lets go of it or is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

try:
    import fcntl
except ImportError:  # where there is none, others are not noticed
    fcntl = None  # type: ignore[assignment]


LOOK_SECONDS = 0.2
"""Between two attempts to lock a file that another process has locked."""


@asynccontextmanager
async def locked(name: Path) -> AsyncIterator[None]:
    """Alone with what the file stands for, among all processes; others wait for their turn."""
    with name.open("a") as file:
        while not is_ours(file):
            await asyncio.sleep(LOOK_SECONDS)
        yield


def lock_within(files: Iterable[IO[Any]], seconds: float) -> bool:
    """Lock files one after the other, waiting up to `seconds` in all for other processes; return whether it worked."""
    deadline = monotonic() + seconds
    for file in files:
        while not is_ours(file):
            if monotonic() > deadline:
                return False
            sleep(LOOK_SECONDS)
    return True


def is_ours(file: IO[Any]) -> bool:
    """Lock it, unless somebody else has."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
