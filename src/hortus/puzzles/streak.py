"""Days in a row: a day counts if a puzzle of that day was solved on it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

DAY = timedelta(days=1)


class Streak(NamedTuple):
    last: date | None = None  # the day that counted last
    days: int = 0

    def on(self, day: date) -> int:
        """How many days in a row there are; a day is not lost before it is over."""
        return self.days if self.last in (day, day - DAY) else 0

    def solved(self, day: date) -> Streak:
        return self if self.last == day else Streak(day, self.on(day) + 1)
