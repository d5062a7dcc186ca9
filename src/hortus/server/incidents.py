"""What goes wrong is told in the log: once and with its cause, not each time that it happens again.

Every line begins with a word that never changes; docs/operating.md says what each of them means.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

log = logging.getLogger(__name__)

AGAIN_SECONDS = 600.0
"""What has been told is told again after so long, if it still happens."""


class Plain(Exception):
    """An exception whose words hold nothing that anybody sent: the log may tell them."""


class Incident:
    """Trouble of something that lasts: the log has its beginning, every new cause, and its end."""

    def __init__(self, name: object, begins: str, ends: str) -> None:
        """`begins` tells the name and the cause, `ends` the name and how often it happened."""
        self._name, self._begins, self._ends = name, begins, ends
        self._causes: set[str] = set()
        self._times = 0
        self._lock = Lock()  # several threads meet with it

    def happens(self, cause: str) -> None:
        with self._lock:
            self._times += 1
            is_new = cause not in self._causes
            self._causes.add(cause)
        if is_new:
            log.error(self._begins, self._name, cause)

    def is_over(self) -> None:
        with self._lock:
            times, self._times = self._times, 0
            self._causes.clear()
        if times:
            log.warning(self._ends, self._name, times)


def storage_trouble(name: str) -> Incident:
    """Of a file or a database of that name."""
    return Incident(
        name,
        "storage_failed: Nothing can be written to %s (%s): every change is refused until this is mended.",
        "storage_back: %s can be written again; refused meanwhile: %s.",
    )


class Seldom:
    """Whether something is to be told now: the first time, and when it was not told for a while."""

    MOST = 1_000

    def __init__(self, seconds: float = AGAIN_SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds, self._clock = seconds, clock
        self._told: OrderedDict[Hashable, float] = OrderedDict()
        self._lock = Lock()  # tables are read in several threads

    def is_due(self, what: Hashable = None) -> bool:
        now = self._clock()
        with self._lock:
            if what in self._told and now - self._told[what] < self._seconds:
                return False
            self._told[what] = now
            self._told.move_to_end(what)
            if len(self._told) > self.MOST:
                self._told.popitem(last=False)
            return True
