"""Results as JSON lines, one a game, appended as they arrive. A file can be resumed, and files can be joined.

A process that is killed while it writes leaves a torn last line: it is dropped, and its game is played again. Anything
else that is no result of the same match is refused before the file is touched.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from hortus.contract.errors import HortusError
from hortus.players.arena.schedule import Key, Task
from hortus.players.arena.timing import Timing

LONGEST_LINE = 100_000  # bytes; a result has some hundreds. Beyond lie files of another kind
BEGINNING = b'{"game": "'  # of every line, so also of a torn one


class BadResults(HortusError):
    """A file that holds something else than results, or results of another match."""

    code = "bad_results"


@dataclass(frozen=True)
class Result:
    """A finished game of a match."""

    task: Task
    shares: tuple[float, ...]  # [seat] of the victory
    points: tuple[int, ...]  # [seat]
    actions: int  # chance events counted
    timings: tuple[Timing, ...]  # [seat]
    hortus: str  # version

    @property
    def key(self) -> Key:
        return self.task.key

    def share_of(self, player: str) -> float:
        """The part of the victory that fell to this player's seats."""
        return sum(share for name, share in zip(self.task.players, self.shares) if name == player)

    def line(self) -> str:
        task = self.task
        entry = {
            "game": task.game,
            "options": dict(task.options),
            "rules": task.rules,
            "players": task.players,
            "seed": task.seed,
            "rotation": task.rotation,
            "shares": self.shares,
            "points": self.points,
            "actions": self.actions,
            "seconds": [timing.as_json() for timing in self.timings],
            "hortus": self.hortus,
        }
        return json.dumps(entry, ensure_ascii=False) + "\n"

    @classmethod
    def read(cls, line: str) -> Result:
        """The inverse of `line`. ValueError: this is no result."""
        try:
            return cls._of(json.loads(line))
        except (ArithmeticError, AttributeError, KeyError, TypeError, RecursionError) as error:
            raise ValueError(f"no result: {error}") from error

    @classmethod
    def _of(cls, entry: Any) -> Result:
        players = tuple(map(str, entry["players"]))
        options = tuple(sorted((str(name), str(value)) for name, value in entry["options"].items()))
        rules, seed, rotation = (int(entry[name]) for name in ("rules", "seed", "rotation"))
        task = Task(str(entry["game"]), options, rules, players, seed, rotation)
        shares, points = tuple(map(float, entry["shares"])), tuple(map(int, entry["points"]))
        timings = tuple(map(Timing.from_json, entry["seconds"]))
        if not len(players) == len(shares) == len(points) == len(timings):
            raise ValueError("as many of each as there are seats")
        if len(set(players)) != 2 or min(shares) < 0 or abs(sum(shares) - 1) > 1e-6:
            raise ValueError("two players share one victory")
        return cls(task, shares, points, int(entry["actions"]), timings, str(entry["hortus"]))


class Failure(NamedTuple):
    """A game that could not be finished, and why."""

    key: Key
    reason: str


def match_of(task: Task) -> str:
    """What all results of a file have in common, in notation."""
    options = "".join(f", {name}={value}" for name, value in task.options)
    return f"{task.game}{options}, rules={task.rules}"


def read_results(*files: Path) -> list[Result]:
    """The results of one match from all these files, each game once. OSError: one of them cannot be read."""
    results: list[Result] = []
    for file in files:
        with file.open("rb") as source:
            results += Reader(file, results[0].task if results else None).read(source)
    return list(by_key(results).values())


class Reader:
    """Reads the results of one match: the given one, or the one that the first line is of."""

    def __init__(self, file: Path, match: Task | None) -> None:
        self.file = file
        self.match = match and match_of(match)
        self.whole = 0  # bytes up to the end of the last whole result
        self.ends_well = True  # by an end of line

    def read(self, source: BinaryIO) -> list[Result]:
        return list(self._results(source))

    def _results(self, source: BinaryIO) -> Iterator[Result]:
        number = 0
        while line := source.readline(LONGEST_LINE):
            number += 1
            try:
                result = Result.read(line.decode("utf-8"))
            except ValueError:
                if is_torn(line) and not source.read(1):
                    return
                raise BadResults("results-bad-line", file=str(self.file), line=number) from None
            self._check(result, number)
            self.whole += len(line)
            self.ends_well = line.endswith(b"\n")
            yield result

    def _check(self, result: Result, number: int) -> None:
        found = match_of(result.task)
        self.match = self.match or found
        if found != self.match:
            raise BadResults("results-other-match", file=str(self.file), line=number, found=found, expected=self.match)


def is_torn(line: bytes) -> bool:
    """The beginning of a result whose end was never written."""
    return not line.endswith(b"\n") and BEGINNING.startswith(line[: len(BEGINNING)])


class Ledger:
    """A file of results, open to be continued; made if it is not there. Use it in a `with` statement."""

    def __init__(self, file: Path, match: Task) -> None:
        reader = Reader(file, match)
        self._target = file.open("a+b")  # whatever is written goes to the end
        try:
            self._target.seek(0)
            self.kept = reader.read(self._target)
            self._target.truncate(reader.whole)
        except BaseException:
            self._target.close()
            raise
        if not reader.ends_well:
            self._target.write(b"\n")

    def add(self, result: Result) -> None:
        """Written at once: whatever happens next, this game was played."""
        self._target.write(result.line().encode("utf-8"))
        self._target.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *error: object) -> None:
        self._target.close()


def by_key(results: Iterable[Result]) -> dict[Key, Result]:
    """Each game once; where one was played twice, the first result counts."""
    found: dict[Key, Result] = {}
    for result in results:
        found.setdefault(result.key, result)
    return found
