"""How long to wait for what surely comes: far longer than it takes, even where one core does the work of twenty."""

from __future__ import annotations

import time
from collections.abc import Callable

LONG = 300.0
"""Seconds. Reaching it means that something hangs; no test becomes slower by it."""


def wait_until(condition: Callable[[], bool]) -> None:
    """Until something is so that another process brings about."""
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)
