"""What `hortus move` tells while it works."""

from __future__ import annotations

from typing import Self

from hortus.terminal.arena import SECONDS_BETWEEN_LINES, Progress, clock_text

QUIET_SECONDS = 1.0
"""Nobody has to be told of what takes no longer."""


class RowsProgress(Progress):
    """How much is done, and the time left."""

    def tell(self, done: int, work: int) -> None:
        elapsed = self.clock() - self.started
        if elapsed < QUIET_SECONDS:
            return
        left = clock_text(elapsed / done * (work - done))
        line = self.console.words("move-progress", done=self.console.percent(done / work, 0), left=left)
        if self.screen.isatty():
            self.overwrite(line)
        elif elapsed - self.shown >= SECONDS_BETWEEN_LINES:
            self.shown = elapsed
            self.screen.write(line + "\n")
            self.screen.flush()

    def __enter__(self) -> Self:
        return self
