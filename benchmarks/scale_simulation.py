"""Where the first wall is as guests grow: a house of many servers at one database, simulated from what was measured.

A move waits for its server, which does one thing at a time; then for the server's writer, which commits together
whatever waits (200 moves at most); then for a core of the database; then for the disk, which PostgreSQL flushes once
for all who wait. Moves come at random. `python -m benchmarks.scale_simulation` prints what breaks first, and when.
"""

from __future__ import annotations

import heapq
import json
import math
import random
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from hortus.server.http.lines import MOST_DESCRIPTORS
from hortus.server.settings import Settings
from hortus.server.storage.database import MOST_TOGETHER
from hortus.server.storage.leases import BEAT_SECONDS
from hortus.server.storage.postgresql import READERS

MEASURED = Path(__file__).with_name("servers.json")
SHARE = 0.6
"""Of its core a server may use so much: what is left is for moments in which more comes."""
MOST_LINES = Settings.lines_in_all
CONNECTIONS = 2 + READERS
"""Of one server to the database: one writes, one beats, some read."""
DAY = 86_400
LIMITS = {
    "cores of the database": 8.0,
    "connections to the database": 500.0,
    "WAL, MB a second": 100.0,
    "kept, GB a day": 1_000.0,
}
"""Of one machine with PostgreSQL as one can rent it."""
GUESTS = (1_000, 10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Costs:
    """In seconds of one core, or of the disk; bytes where it says so."""

    move: float  # of its server
    handing_on: float  # of all servers together, if the line of whoever moves is at another one
    commit: float  # of the database, however many moves are in it
    row: float  # of the database, for each move in a commit
    flush: float  # of the disk, for all who wait for it
    beat: float  # of the database, for a beat of one server
    beat_seen: float  # and for each server that it looks at
    line_at_rest: float  # of its server, each second
    line_bytes: float  # memory of a server
    table_bytes: float
    wal_bytes: float  # a move
    kept_bytes: float  # a move, on the disk for as long as its table is kept


@dataclass(frozen=True)
class House:
    """What there is, and how much happens."""

    guests: int = 10_000  # connected at one time
    guests_at_a_table: float = 10.0
    seconds_a_move: float = 10.0  # at one table
    servers: int = 1
    database_cores: int = 8

    @property
    def tables(self) -> float:
        return self.guests / self.guests_at_a_table

    @property
    def moves(self) -> float:
        """A second."""
        return self.tables / self.seconds_a_move

    @property
    def handed_on(self) -> float:
        """Of all lines, if guests come to any server."""
        return 1 - 1 / self.servers


# Some seconds of it


@dataclass(frozen=True)
class Commit:
    server: int
    moves: list[float]  # when each of them was sent


class Station:
    """Does what comes in the order of coming, in so many places; what is done together takes one place and one time."""

    def __init__(self, places: int, seconds: Callable[[list[Any]], float], most: int = 1) -> None:
        self.free = places
        self.seconds = seconds
        self.most = most  # that are done together
        self.waiting: deque[Any] = deque()
        self.used = 0.0

    def begin(self) -> Iterator[tuple[float, list[Any]]]:
        """What can begin now: how long it takes, and who is in it."""
        while self.free and self.waiting:
            together = [self.waiting.popleft() for _ in range(min(self.most, len(self.waiting)))]
            self.free -= 1
            took = self.seconds(together)
            self.used += took
            yield took, together


@dataclass(frozen=True)
class Outcome:
    latencies: list[float]  # from sending a move to its acknowledgement
    use: dict[str, float]  # of each station, where 1 is all of it
    together: float  # moves in a commit

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def mean(self) -> float:
        return sum(self.latencies) / len(self.latencies)


def simulate(house: House, costs: Costs, seconds: float, seed: int = 1) -> Outcome:
    """Some seconds of a house. Those who are not done at the end are waited for."""
    luck = random.Random(seed)
    work = work_of(house, costs) / left(house.guests / house.servers * costs.line_at_rest)
    core = left(beats_of(house, costs) / house.database_cores)
    loops = [Station(1, lambda moves: work) for _ in range(house.servers)]
    writers = [Station(1, lambda moves: 0.0, MOST_TOGETHER) for _ in range(house.servers)]
    cores = Station(house.database_cores, lambda ones: (costs.commit + len(ones[0].moves) * costs.row) / core)
    disk = Station(1, lambda ones: costs.flush, sys.maxsize)

    order = count()
    events: list[tuple[float, int, Callable[[float], None]]] = []
    latencies: list[float] = []
    commits = 0

    def at(moment: float, what: Callable[[float], None]) -> None:
        heapq.heappush(events, (moment, next(order), what))

    def go_on(station: Station, now: float, then: Callable[[float, list[Any]], None]) -> None:
        for took, together in station.begin():

            def done(moment: float, together: list[Any] = together) -> None:
                station.free += 1
                then(moment, together)
                go_on(station, moment, then)

            at(now + took, done)

    def arrive(now: float) -> None:
        server = luck.randrange(house.servers)
        loops[server].waiting.append(now)
        go_on(loops[server], now, lambda moment, moves: to_writer(moment, server, moves))
        following = now + luck.expovariate(house.moves)
        if following < seconds:
            at(following, arrive)

    def to_writer(now: float, server: int, moves: list[float]) -> None:
        writers[server].waiting.extend(moves)
        write(now, server)

    def write(now: float, server: int) -> None:
        """The writer is taken until its commit is on the disk."""
        nonlocal commits
        for _, together in writers[server].begin():
            commits += 1
            cores.waiting.append(Commit(server, together))
            go_on(cores, now, flush)

    def flush(now: float, done: list[Commit]) -> None:
        disk.waiting.extend(done)
        go_on(disk, now, acknowledge)

    def acknowledge(now: float, done: list[Commit]) -> None:
        for commit in done:
            latencies.extend(now - sent for sent in commit.moves)
            writers[commit.server].free += 1
            write(now, commit.server)

    at(luck.expovariate(house.moves), arrive)
    end = 0.0
    while events:
        end, _, what = heapq.heappop(events)
        what(end)
    use = {
        "servers": sum(loop.used for loop in loops) / end / house.servers,
        "database": cores.used / end / house.database_cores,
        "disk": disk.used / end,
    }
    return Outcome(latencies, use, len(latencies) / max(1, commits))


def left(share: float) -> float:
    """Of a core that has something else to do as well."""
    return max(1e-9, 1 - share)


# What needs no simulation


def work_of(house: House, costs: Costs) -> float:
    """Of all servers together, for a move."""
    return costs.move + house.handed_on * costs.handing_on


def beats_of(house: House, costs: Costs) -> float:
    """Cores of the database that all beats take: each looks at every server."""
    return house.servers / BEAT_SECONDS * (costs.beat + house.servers * costs.beat_seen)


def descriptors(house: House) -> float:
    """Of one server: its own end of each line, and for one that is handed on two more among all servers."""
    return house.guests / house.servers * (1 + 2 * house.handed_on)


def busy(house: House, costs: Costs) -> float:
    """Of the core of each server."""
    return (house.moves * work_of(house, costs) + house.guests * costs.line_at_rest) / house.servers


def needed(house: House, costs: Costs) -> House:
    """With as many servers as keep each below a share of its core, of its lines and of its descriptors."""
    servers = 1
    while True:
        grown = replace(house, servers=servers)
        lines = grown.guests / servers
        if busy(grown, costs) <= SHARE and lines <= MOST_LINES and descriptors(grown) <= MOST_DESCRIPTORS:
            return grown
        servers = max(servers + 1, math.ceil(servers * 1.02))


def database_of(house: House, costs: Costs, together: float) -> float:
    """Cores of the database, if so many moves are in a commit."""
    return house.moves * (costs.commit / together + costs.row) + beats_of(house, costs)


def demands(house: House, costs: Costs, together: float = 1.0) -> dict[str, float]:
    """What such a house takes of everything that there is one of, or that somebody pays for."""
    return {
        "cores of the database": database_of(house, costs, together),
        "connections to the database": house.servers * CONNECTIONS,
        "WAL, MB a second": house.moves * costs.wal_bytes / 1e6,
        "kept, GB a day": house.moves * costs.kept_bytes * DAY / 1e9,
        "memory of all servers, GB": (house.guests * costs.line_bytes + house.tables * costs.table_bytes) / 1e9,
    }


def wall(costs: Costs, what: str, limit: float) -> House:
    """The smallest house, to a part in a hundred, that takes more than there is."""
    guests = 1_000
    while demands(house := needed(House(guests=guests), costs), costs)[what] <= limit:
        guests = math.ceil(guests * 1.01)
    return house


def measured(kept: Path = MEASURED) -> Costs:
    """The costs, from the results of `python -m benchmarks.servers`."""
    found = json.loads(kept.read_text(encoding="utf-8"))
    at_holder, elsewhere = (
        found["handed on"]["rows"][f"48 tables, {where}"] for where in ("at the holder", "handed on")
    )
    writing = {row["moves a commit"]: row for row in found["walls"]["writers"] if row["writers"] == 4}
    (few, one), *_, (many, all_) = (
        (moves, row["processor of the database a move, ms"] / 1e3) for moves, row in sorted(writing.items())
    )
    row = (all_ * many - one * few) / (many - few)
    beats = found["walls"]["beats"]
    seen = [(beat["servers"], beat["processor of the database, ms"] / 1e3) for beat in beats]
    a_seen = max(0.0, (seen[-1][1] - seen[0][1]) / (seen[-1][0] - seen[0][0]))
    idle = found["idle"]["rows"]
    two, twenty = (idle[str(lines)]["kB a line"] * 1e3 for lines in (2, 20))
    table = (two - twenty) / (1 / 2 - 1 / 20)
    return Costs(
        move=at_holder["server 1, ms a move"] / 1e3,
        handing_on=sum(elsewhere[f"server {n}, ms a move"] - at_holder[f"server {n}, ms a move"] for n in (1, 2)) / 1e3,
        commit=one * few - row * few,
        row=row,
        flush=found["walls"]["flush, ms"] / 1e3,
        beat=seen[0][1] - seen[0][0] * a_seen,
        beat_seen=a_seen,
        line_at_rest=idle["20"]["share of a core at rest"] / idle["20"]["lines"],
        line_bytes=twenty - table / 20,
        table_bytes=table,
        wal_bytes=writing[max(writing)]["WAL a move, bytes"],
        kept_bytes=found["many"]["bytes on disk an action"],
    )


def table(costs: Costs) -> str:
    """In Markdown: how a house grows, and what its guests wait."""
    rows = []
    for guests in GUESTS:
        house = needed(House(guests=guests), costs)
        seconds = min(20.0, 40_000 / house.moves)
        seen = simulate(house, costs, seconds)
        wants = demands(house, costs, seen.together)
        rows.append(
            f"| {guests:,} | {house.tables:,.0f} | {house.moves:,.0f} | {house.servers} "
            f"| {seen.use['servers']:.2f} | {wants['cores of the database']:.2f} | {seen.use['disk']:.2f} "
            f"| {seen.together:.1f} | {seen.percentile(0.5) * 1e3:.0f} | {seen.percentile(0.99) * 1e3:.0f} "
            f"| {wants['memory of all servers, GB']:.1f} | {wants['WAL, MB a second']:.1f} "
            f"| {wants['kept, GB a day']:,.0f} |"
        )
    heads = (
        "guests",
        "tables",
        "moves a second",
        "servers",
        "use of each",
        "cores of the database",
        "use of the disk",
        "moves a commit",
        "p50, ms",
        "p99, ms",
        "memory of servers, GB",
        "WAL, MB a second",
        "kept, GB a day",
    )
    return "\n".join([f"| {' | '.join(heads)} |", "|" + "---:|" * len(heads), *rows])


def wall_table(costs: Costs) -> str:
    """In Markdown: at how many guests each thing is used up, the first one first."""
    found = sorted((wall(costs, what, limit).guests, what, limit) for what, limit in LIMITS.items())
    rows = [f"| {what} | {limit:,.0f} | {rounded(guests):,} |" for guests, what, limit in found]
    return "\n".join(["| what | there is | used up by so many guests |", "|---|---:|---:|", *rows])


def rounded(number: float) -> int:
    """To two digits: more is not known."""
    return int(float(f"{number:.1e}"))


def main() -> None:
    costs = measured()
    print(table(costs), wall_table(costs), sep="\n\n")


if __name__ == "__main__":
    main()
