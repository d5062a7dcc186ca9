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


class Incident:
    """Trouble of something that lasts: the log has its beginning, every new cause, and its end."""

    def __init__(self, name: object, begins: str, ends: str) -> None:
        """`begins` tells the name and the cause, `ends` the name and how often it happened."""
        self._name, self._begins, self._ends = name, begins, ends
        self._causes: set[str] = set()
        self._times = 0

    def happens(self, cause: str) -> None:
        self._times += 1
        if cause not in self._causes:
            self._causes.add(cause)
            log.error(self._begins, self._name, cause)

    def is_over(self) -> None:
        if self._causes:
            log.warning(self._ends, self._name, self._times)
            self._causes.clear()
            self._times = 0


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
