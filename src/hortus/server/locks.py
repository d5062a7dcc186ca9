"""Locks that processes share: a file that one of them has, until it lets go of it or is gone."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[Any]) -> None:
        """Lock a byte far behind the text: on Windows no other process can read a byte that is locked."""
        number = file.fileno()
        position = os.lseek(number, 0, os.SEEK_CUR)
        os.lseek(number, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(number, position, os.SEEK_SET)
else:
    import fcntl

    def lock(file: IO[Any]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


LOOK_SECONDS = 0.2
"""Between two attempts to lock a file that another process has locked."""
LOCKED_BYTE = 2**30


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
    try:
        lock(file)
    except (BlockingIOError, PermissionError):  # the second on Windows
        return False
    return True
