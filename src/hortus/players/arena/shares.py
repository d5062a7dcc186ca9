"""What part of the games a player wins, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations of a normal distribution on either side that hold 95 %."""
IMAGINED = 2
"""Samples won by each side that are added for safety: SURE squared is about 4 in all."""


class Interval(NamedTuple):
    low: float
    high: float


def mean(samples: Sequence[float]) -> float:
    return sum(samples) / len(samples)


def interval(samples: Sequence[float]) -> Interval:
    """A 95 % interval for the mean of independent samples between 0 and 1.

    A sample is the score of one seed: the mean over its games, because games with the same deals are not independent.
    (Deals that favour a seat favour each player once: the score is then near 1/2, and varies less than single games.)

    The normal approximation m ± 1.96 s / √n fails for few samples and for samples that are all alike, where s is 0.
    So, as Agresti and Coull do to come near Wilson's interval, two samples of 0 and two of 1 are added first, and m, s
    and n are those of the n + 4 samples:

        m' = (Σx + 2) / (n + 4),   s'² = (Σx² + 2) / (n + 4) - m'²,   m' ± 1.96 s' / √(n + 4), cut to 0..1

    Of n seeds that were all won this makes (n + 2) / (n + 4) ± 1.96 √(2 (n + 2)) / (n + 4)^1.5. With hundreds of seeds
    the four do not matter.
    """
    count = len(samples) + 2 * IMAGINED
    centre = (sum(samples) + IMAGINED) / count
    variance = (sum(x * x for x in samples) + IMAGINED) / count - centre * centre
    reach = SURE * sqrt(variance / count)
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))
