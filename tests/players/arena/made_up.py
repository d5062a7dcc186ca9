"""Results that nobody played, with strengths that are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from hortus.players.arena import Result, Task
from hortus.players.arena.schedule import line_ups, pairs_of, rotated
from hortus.players.arena.timing import Timing

OPTIONS = (("edition", "dragonfly"), ("layout", "standard"))


def result(players: Sequence[str], seed: int, rotation: int, shares: Sequence[float]) -> Result:
    task = Task("haru_ichiban", OPTIONS, 1, tuple(players), seed, rotation)
    timings = tuple(Timing.of([0.001, 0.002]) for _ in players)
    return Result(task, tuple(map(float, shares)), tuple(5 * round(share) for share in shares), 100, timings, "0.1.0")


def swapped(first: str, second: str, seed: int, scores: tuple[float, float]) -> list[Result]:
    """The two games of a seed; the scores are those of the first, on seat 0 and on seat 1."""
    return [
        result((first, second), seed, 0, (scores[0], 1 - scores[0])),
        result((second, first), seed, 1, (1 - scores[1], scores[1])),
    ]


def tournament(strengths: Mapping[str, float], seeds: int, seats: int = 2, chance: int = 1) -> list[Result]:
    """Every pair over so many seeds; a seat wins as often as its strength says."""
    generator = np.random.default_rng(chance)
    results = []
    for seed in range(seeds):
        for pair in pairs_of(sorted(strengths), against_first=False):
            for line_up in line_ups(pair, seats):
                for rotation in range(seats):
                    players = rotated(line_up, rotation)
                    odds = np.array([strengths[name] for name in players])
                    winner = generator.choice(seats, p=odds / odds.sum())
                    results.append(result(players, seed, rotation, [float(seat == winner) for seat in range(seats)]))
    return results
