"""How strong a net is while it learns: games against frozen players, on cores that have nothing else to do."""

from __future__ import annotations

import json
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

import hortus
from hortus.players.arena.match import attempt
from hortus.players.arena.results import Failure, Result
from hortus.players.arena.schedule import schedule
from hortus.players.arena.shares import interval, mean
from hortus.players.arena.workers import begin_worker

FROZEN = ("greedy", "level5-2026@200")
GAMES = 60
"""Against each, by every snapshot; of two players under the default options."""
NEEDED = 2
"""Cores that the training itself keeps busy."""


def idle_cores() -> int:
    return max(0, (os.cpu_count() or 1) - NEEDED)


class Watch:
    """Plays the net of each snapshot, and writes what came out; the training never waits for it."""

    def __init__(self, game: str, file: Path, cores: int) -> None:
        self.game, self.file = hortus.load(game), file
        self.pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), begin_worker)
        self.played: list[tuple[float, str, list[Future[Result | Failure]]]] = []

    def look_at(self, snapshot: Path, seconds: float) -> None:
        for other in FROZEN:
            tasks = schedule(self.game, [f"net:{snapshot}", other], GAMES)
            self.played.append((seconds, other, [self.pool.submit(attempt, task) for task in tasks]))

    def tell(self) -> None:
        """What is finished by now."""
        for match in [match for match in self.played if all(game.done() for game in match[2])]:
            self.played.remove(match)
            seconds, other, games = match
            results = [game.result() for game in games]
            failures = [result.reason for result in results if isinstance(result, Failure)]
            if failures:
                print(f"  a game against {other} failed: {failures[0]}", flush=True)
                continue
            shares = [share_of_net(result) for result in results if isinstance(result, Result)]
            seeds = [mean(shares[first : first + 2]) for first in range(0, len(shares), 2)]
            low, high = interval(seeds)
            row = {"seconds": round(seconds, 1), "against": other, "games": len(shares), "wins": mean(shares)}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**row, "low": low, "high": high}) + "\n")
            print(f"  after {seconds:.0f} s: {mean(shares):.1%} against {other} ({low:.0%} to {high:.0%})", flush=True)

    def finish(self) -> None:
        """Wait for the games that are still played."""
        self.pool.shutdown(wait=True)
        self.tell()


def share_of_net(result: Result) -> float:
    return sum(share for share, name in zip(result.shares, result.task.players, strict=True) if name.startswith("net:"))
