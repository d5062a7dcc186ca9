"""psycopg as we use it, psycopg without its pipeline, and asyncpg: the same writes, committed by each in turns.

asyncpg is installed for this alone: `python -m pip install asyncpg`. Where it is not, its rows are missing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

import psycopg
from sqlalchemy import URL, ClauseElement
from sqlalchemy.dialects.postgresql import asyncpg as numbered

from benchmarks.servers.house import database, load_average
from benchmarks.servers.writes import Game, batches
from hortus.server.storage.postgresql import DIALECT, Postgresql
from hortus.server.storage.rows import Write
from hortus.server.storage.statements import Texts

Jobs = Sequence[Sequence[Write]]
Measured = tuple[float, float]  # seconds for each commit, and of these of our processor

MOVES = (1, 10, 100)
COMMITS = {1: 400, 10: 150, 100: 40}
FEW = 10  # commits before anything is counted
ROUNDS = 3
BUSY_SECONDS = 5.0


def timed(commit: Callable[[Jobs], object], made: Iterator[Jobs], count: int) -> Measured:
    for _ in range(FEW):
        commit(next(made))
    waits, used = [], time.thread_time()
    for jobs in [next(made) for _ in range(count)]:
        started = time.perf_counter()
        commit(jobs)
        waits.append(time.perf_counter() - started)
    return median(waits), (time.thread_time() - used) / count


def by_pipeline(url: URL, made: Iterator[Jobs], count: int) -> Measured:
    """As the server does it."""
    place = Postgresql(url, BUSY_SECONDS)

    def commit(jobs: Jobs) -> None:
        assert place.commit(jobs) == [None] * len(jobs)

    try:
        return timed(commit, made, count)
    finally:
        place.close()


def one_by_one(url: URL, made: Iterator[Jobs], count: int) -> Measured:
    texts = Texts(DIALECT)
    with psycopg.connect(url.render_as_string(), autocommit=True) as line:

        def commit(jobs: Jobs) -> None:
            line.execute("BEGIN")
            done = [(write, line.execute(*texts.of(write))) for job in jobs for write in job]
            assert all(cursor.rowcount == 1 for write, cursor in done if write.is_fence)
            line.execute("COMMIT")

        return timed(commit, made, count)


def in_groups(url: URL, made: Iterator[Jobs], count: int) -> Measured:
    """Each statement for all moves at once, in a pipeline; it tells how many rows were changed by all together."""
    texts = Texts(DIALECT)
    with psycopg.connect(url.render_as_string(), autocommit=True) as line, line.cursor() as cursor:

        def commit(jobs: Jobs) -> None:
            groups: dict[str, list[dict[str, Any]]] = {}
            fences = set()
            for job in jobs:
                for write in job:
                    text, values = texts.of(write)
                    groups.setdefault(text, []).append(values)
                    fences |= {text} if write.is_fence else set()
            line.execute("BEGIN")
            for text, many in groups.items():
                cursor.executemany(text, many)
                assert text not in fences or cursor.rowcount == len(many)
            line.execute("COMMIT")

        return timed(commit, made, count)


class Numbered:
    """Texts with $1, $2 and so on, and their values in that order."""

    def __init__(self) -> None:
        self._dialect = numbered.dialect()  # type: ignore[no-untyped-call]
        self._known: dict[Any, tuple[str, Sequence[str], dict[str, Any]]] = {}

    def of(self, write: Write) -> tuple[str, list[Any]]:
        key = write.statement, tuple(write.values)
        if key not in self._known:
            assert isinstance(write.statement, ClauseElement)
            made: Any = write.statement.compile(dialect=self._dialect, column_keys=list(write.values))
            self._known[key] = str(made), made.positiontup, made.params
        text, order, constants = self._known[key]
        values = {**constants, **write.values}
        return text, [values[name] for name in order]


def by_asyncpg(url: URL, made: Iterator[Jobs], count: int) -> Measured:
    """One statement after the other: it has no pipeline for different ones."""
    return with_asyncpg(url, made, count, _each)


def by_asyncpg_in_groups(url: URL, made: Iterator[Jobs], count: int) -> Measured:
    """Each statement for all moves at once (`executemany`), which does not tell whether a fence has held."""
    return with_asyncpg(url, made, count, _in_groups)


async def _each(line: Any, texts: Numbered, jobs: Jobs) -> None:
    for job in jobs:
        for write in job:
            text, values = texts.of(write)
            done = await line.execute(text, *values)
            assert not write.is_fence or done == "UPDATE 1"


async def _in_groups(line: Any, texts: Numbered, jobs: Jobs) -> None:
    groups: dict[str, list[list[Any]]] = {}
    for job in jobs:
        for write in job:
            text, values = texts.of(write)
            groups.setdefault(text, []).append(values)
    for text, many in groups.items():
        await line.executemany(text, many)


def with_asyncpg(
    url: URL, made: Iterator[Jobs], count: int, write_all: Callable[[Any, Numbered, Jobs], Any]
) -> Measured:
    import asyncpg

    texts = Numbered()
    with asyncio.Runner() as runner:
        line = runner.run(asyncpg.connect(url.render_as_string()))

        async def commit(jobs: Jobs) -> None:
            async with line.transaction():
                await write_all(line, texts, jobs)

        try:
            return timed(lambda jobs: runner.run(commit(jobs)), made, count)
        finally:
            runner.run(line.close())


WAYS: dict[str, Callable[[URL, Iterator[Jobs], int], Measured]] = {
    "psycopg in a pipeline": by_pipeline,
    "psycopg one by one": one_by_one,
    "psycopg by `executemany`": in_groups,
    "asyncpg one by one": by_asyncpg,
    "asyncpg by `executemany`": by_asyncpg_in_groups,
}


def drivers() -> dict[str, Any]:
    ways = {name: way for name, way in WAYS.items() if "asyncpg" not in name or find_spec("asyncpg")}
    load = load_average()
    found: dict[str, dict[int, list[Measured]]] = {name: {moves: [] for moves in MOVES} for name in ways}
    with database() as running:
        url = running.new_database()
        games = [Game() for _ in range(max(MOVES))]
        place = Postgresql(url, BUSY_SECONDS)
        assert place.commit([game.made() for game in games]) == [None] * len(games)
        place.close()
        for _ in range(ROUNDS):
            for moves in MOVES:
                for name, way in ways.items():
                    found[name][moves].append(way(url, batches(games, moves), COMMITS[moves]))
    rows = {
        name: {
            str(moves): {
                "ms a commit": round(median(one[0] for one in measured) * 1e3, 2),
                "processor of ours, ms": round(median(one[1] for one in measured) * 1e3, 2),
            }
            for moves, measured in by_moves.items()
        }
        for name, by_moves in found.items()
    }
    return {"rows": rows, "load before": load}
