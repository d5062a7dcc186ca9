"""How long decisions took, in a form that can be added up over games.

Times are counted in steps, ten to a factor of ten: step k holds what took up to 10^(k/10) microseconds. A quantile read
from the steps is never too small, and at most a quarter too large.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log10
from typing import Any

MICROSECOND = 1e-6
STEPS_OF_A_DECADE = 10
DIGITS = 7  # of seconds, as they are written


@dataclass(frozen=True)
class Timing:
    decisions: int = 0
    seconds: float = 0.0  # of all decisions together
    longest: float = 0.0
    steps: Mapping[int, int] = field(default_factory=dict)  # step -> decisions

    @classmethod
    def of(cls, times: Sequence[float]) -> Timing:
        return cls(len(times), sum(times), max(times, default=0.0), Counter(step_of(time) for time in times))

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """A time within which so large a part of the decisions was made."""
        waiting = ceil(part * self.decisions)
        for step in sorted(self.steps):
            waiting -= self.steps[step]
            if waiting <= 0:
                return min(self.longest, MICROSECOND * 10 ** (step / STEPS_OF_A_DECADE))
        return self.longest

    def as_json(self) -> dict[str, Any]:
        steps = {str(step): self.steps[step] for step in sorted(self.steps)}
        mean, longest = round(self.mean, DIGITS), round(self.longest, DIGITS)
        return {"decisions": self.decisions, "mean": mean, "max": longest, "steps": steps}

    @classmethod
    def from_json(cls, entry: Mapping[str, Any]) -> Timing:
        steps = {int(step): int(count) for step, count in entry["steps"].items()}
        return cls(int(entry["decisions"]), entry["mean"] * entry["decisions"], float(entry["max"]), steps)


def step_of(seconds: float) -> int:
    return max(0, ceil(STEPS_OF_A_DECADE * log10(max(seconds, MICROSECOND) / MICROSECOND) - 1e-9))


def together(timings: Iterable[Timing]) -> Timing:
    parts = list(timings)
    steps: Counter[int] = Counter()
    for timing in parts:
        steps.update(timing.steps)
    longest = max((timing.longest for timing in parts), default=0.0)
    return Timing(sum(t.decisions for t in parts), sum(t.seconds for t in parts), longest, steps)
