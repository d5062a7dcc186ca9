"""Failures in the log: each is logged with its cause, and not every time that it is repeated.

Every record begins with a code that never changes. docs/operating.md explains each of them.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import inf
from threading import Lock
from traceback import walk_tb

log = logging.getLogger(__name__)

AGAIN_SECONDS = 600.0
"""A record that was logged is logged again after this time, if it still happens."""


class Plain(Exception):
    """An exception whose message may be logged, because it contains nothing that a client sent."""


class Incident:
    """A failure that lasts. The log has its beginning once, each further cause once, and its end."""

    def __init__(self, name: object, begins: str, causes: str, ends: str) -> None:
        """`begins` and `causes` contain the name and a cause, `ends` the name and the number of failures."""
        self._name, self._begins, self._causes, self._ends = name, begins, causes, ends
        self._kinds: set[str] = set()
        self._times = 0
        self._lock = Lock()  # several threads report failures

    @property
    def is_under_way(self) -> bool:
        return bool(self._kinds)

    def happens(self, cause: str, kind: str) -> None:
        """Count a failure. Two failures of the same `kind` have the same cause, even if its description differs."""
        with self._lock:
            self._times += 1
            is_first, is_new = not self._kinds, kind not in self._kinds
            self._kinds.add(kind)
        if is_first:
            log.error(self._begins, self._name, cause)
        elif is_new:
            log.warning(self._causes, self._name, cause)

    def is_over(self) -> None:
        with self._lock:
            times, self._times = self._times, 0
            self._kinds.clear()
        if times:
            log.warning(self._ends, self._name, times)


def storage_trouble(name: str) -> Incident:
    """Return the incident of a data file or a database of that name."""
    return Incident(
        name,
        "storage_failed: Writing to %s failed (%s). Changes that cannot be written are refused.",
        "storage_cause: Writing to %s still fails, now for another reason (%s).",
        "storage_back: %s can be written again. Failed writes and probes: %s.",
    )


class Seldom:
    """Lets one log record per key through in `seconds`, and counts the others."""

    MOST = 1_000

    def __init__(self, seconds: float = AGAIN_SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds, self._clock = seconds, clock
        # By key: when a record was last let through, and how many have been held back since.
        self._logged: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()
        self._lock = Lock()  # tables are read in several threads

    def is_due(self, key: Hashable = None) -> bool:
        return self.admit(key) is not None

    def admit(self, key: Hashable) -> int | None:
        """Return how many records were held back since the last one, or None if this one has to be held back too."""
        now = self._clock()
        with self._lock:
            at, held_back = self._logged.get(key, (-inf, 0))
            if now - at < self._seconds:
                self._logged[key] = at, held_back + 1
                return None
            self._logged[key] = now, 0
            self._logged.move_to_end(key)
            if len(self._logged) > self.MOST:
                self._logged.popitem(last=False)
            return held_back


def held_back_since(count: int) -> str:
    """Return the end of a log record that stands for others, too."""
    return f" ({count} more like this were held back)" if count else ""


def origin_of(error: BaseException | None) -> Hashable:
    """Return the kind of an exception and the line that raised it: the same for every repetition of one fault."""
    place = None
    for frame, number in walk_tb(error.__traceback__ if error else None):
        place = frame.f_code.co_filename, number
    return type(error), place
