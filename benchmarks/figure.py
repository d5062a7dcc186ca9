"""A figure: what was measured, against what, and the bar.

Machines are noisy, so ours and the peer's are measured in turns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

ROUNDS = 5

Measure = Callable[[], float]


@dataclass(frozen=True)
class Figure:
    """One row. `value` is a ratio where there is a peer, else in `unit`."""

    name: str
    value: float
    unit: str
    bar: str
    reached: bool
    ours: float
    peer: float | None = None

    def row(self) -> str:
        sign = "yes" if self.reached else "NO"
        against = f"{self.ours:,.0f} against {self.peer:,.0f}" if self.peer else ""
        value = f"{self.value:.2f}" if self.value < 1e6 else f"{self.value:.3g}"
        return f"{self.name:<58} {value:>8} {self.unit:<4} {self.bar:<12} {sign:<4} {against}"

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def ratio(name: str, ours: Measure, peer: Measure, at_least: float) -> Figure:
    """Ours over the peer's, both in something a second: the median of interleaved rounds."""
    ours(), peer()
    pairs = [(ours(), peer()) for _ in range(ROUNDS)]
    value = median(mine / other for mine, other in pairs)
    own, other = (median(pair[i] for pair in pairs) for i in (0, 1))
    return Figure(name, value, "x", f">= {at_least:g}", value >= at_least, own, other)


def below(name: str, measure: Measure, unit: str, bar: float) -> Figure:
    """A time that should stay below its bar: the best of some rounds, because noise only ever adds."""
    value = min(measure() for _ in range(ROUNDS))
    return Figure(name, value, unit, f"< {bar:g}", value < bar, value)


def single(name: str, value: float, unit: str, bar: float) -> Figure:
    """Something that was measured many times already, and should stay below its bar."""
    return Figure(name, value, unit, f"< {bar:g}", value < bar, value)


def at_least(name: str, value: float, bar: float) -> Figure:
    """A count that should reach its bar."""
    return Figure(name, value, "", f">= {bar:g}", value >= bar, value)
