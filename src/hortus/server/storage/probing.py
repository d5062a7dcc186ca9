"""How much a probe writes, and how often one follows a change.

A full disk may have room for a small change and for no larger one. So a probe is never smaller than the largest commit
that has failed, up to a limit, and the storage counts as failing until such a probe succeeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import monotonic

from hortus.server.storage.rows import Write

USUAL_BYTES = 65_536
"""More than a commit of one move writes. Many moves that are committed together write more."""
LARGEST_BYTES = 4_000_000
WRITE_BYTES = 16_384
"""Space for a write besides its values: a few pages of the table and of its indexes."""
PAUSE_S = 1.0
"""Between two probes that follow a change while the storage is failing."""

Job = Sequence[Write]


class Probing:
    """The probe of a storage, as large as what has failed there."""

    def __init__(self, probe: Callable[[int], Job], clock: Callable[[], float] = monotonic) -> None:
        self._probe = probe
        self._clock = clock
        self._bytes = USUAL_BYTES
        self._next = 0.0

    def writes(self) -> Job:
        return self._probe(self._bytes)

    def is_due(self) -> bool:
        """Return whether a probe may follow a change now, and count from now on."""
        now = self._clock()
        is_due = now >= self._next
        if is_due:
            self._next = now + PAUSE_S
        return is_due

    def grow(self, jobs: Iterable[Job]) -> None:
        """Make probes at least as large as this commit, which has failed."""
        self._bytes = min(max(self._bytes, sum(map(bytes_of, jobs))), LARGEST_BYTES)

    def reset(self) -> None:
        """Probe with the usual size again. The pause continues: an incident that comes and goes is not logged often."""
        self._bytes = USUAL_BYTES


def bytes_of(job: Job) -> int:
    """Return about how much a job writes at most."""
    values = (value for write in job for value in write.values.values())
    return len(job) * WRITE_BYTES + sum(len(value) for value in values if isinstance(value, str | bytes))
