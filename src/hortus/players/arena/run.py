"""A match: the games that a file does not hold yet are played, and written to it as they are finished."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from hortus.players.arena.match import attempt
from hortus.players.arena.results import Failure, Ledger, Result, by_key
from hortus.players.arena.schedule import Task
from hortus.players.arena.workers import Work, in_process


@dataclass
class Tally:
    """How far a match has come."""

    games: int  # of the match
    kept: int  # that were in the file before
    played: int = 0
    failed: int = 0
    won: dict[str, float] = field(default_factory=dict)  # [player] victories, or parts of them

    @property
    def done(self) -> int:
        return self.kept + self.played

    @property
    def left(self) -> int:
        return self.games - self.done - self.failed

    def count(self, results: Iterable[Result]) -> None:
        for result in results:
            for name, share in zip(result.task.players, result.shares):
                self.won[name] = self.won.get(name, 0.0) + share


@dataclass(frozen=True)
class Outcome:
    """What a match came to."""

    results: list[Result]  # in the order of the tasks
    failures: list[Failure]


Watch = Callable[[Tally], None]


def unwatched(tally: Tally) -> None:
    """Nobody looks on."""


def run(tasks: Sequence[Task], file: Path, work: Work = in_process, watch: Watch = unwatched) -> Outcome:
    """Play what is missing. OSError: the file cannot be read or written; BadResults: it holds something else."""
    failures: list[Failure] = []
    with Ledger(file, tasks[0]) as ledger:
        wanted = {task.key: task for task in tasks}
        results = {key: result for key, result in by_key(ledger.kept).items() if key in wanted}
        tally = Tally(len(wanted), kept=len(results))
        tally.count(results.values())
        watch(tally)
        missing = [task for key, task in wanted.items() if key not in results]
        with closing(work(attempt, missing)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Failure):
                    failures.append(outcome)
                    tally.failed += 1
                else:
                    ledger.add(outcome)
                    results[outcome.key] = outcome
                    tally.played += 1
                    tally.count([outcome])
                watch(tally)
    return Outcome([results[key] for key in wanted if key in results], failures)
