"""Moves a second: one server with SQLite and with PostgreSQL beside it, three servers, and moves that are handed on."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from benchmarks.guests import BREATH
from benchmarks.servers.house import Serving, database, load_average, processor, processor_with_children, serving
from benchmarks.servers.players import Evening, as_text

ROUNDS = 3


class Seen(NamedTuple):
    """What an evening took, in seconds of processor time for each part."""

    moves: int
    seconds: float
    made: int
    waits: list[float]
    used: Mapping[str, float]
    load: float

    def row(self) -> dict[str, Any]:
        spent = {f"{part}, ms a move": round(used / self.moves * 1e3, 3) for part, used in self.used.items()}
        shares = {f"{part}, share of a core": round(used / self.seconds, 2) for part, used in self.used.items()}
        return {
            "moves a second": round(self.moves / self.seconds),
            "p50, ms": round(median(self.waits) * 1e3, 1),
            "p95, ms": round(quantiles(self.waits, n=20)[-1] * 1e3, 1),
            **spent,
            **shares,
            "new tables": self.made,
            "load before": self.load,
        }


def watched(evening: Evening, servers: Sequence[Serving], postgresql: int | None) -> Seen:
    """An evening of players, while the processor time of all is counted."""
    load = load_average()
    command = [sys.executable, "-m", "benchmarks.servers.players"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        players.stdin.write(as_text(evening))
        players.stdin.close()

        def used() -> dict[str, float]:
            of_servers = {f"server {number}": processor(server.pid) for number, server in enumerate(servers, 1)}
            of_database = {} if postgresql is None else {"database": processor_with_children(postgresql)}
            return {**of_servers, **of_database, "players": processor(players.pid)}

        assert players.stdout.readline() == "begin\n"
        before = used()
        assert players.stdout.readline() == "end\n"
        after = used()
        told = json.loads(players.stdout.read())
    spent = {part: after[part] - before[part] for part in after}
    return Seen(len(told["waits"]), told["seconds"], told["made"], told["waits"], spent, load)


def against_sqlite() -> dict[str, Any]:
    """The same players at one server, in turns with SQLite and with PostgreSQL."""
    seen: dict[str, list[Seen]] = {"SQLite": [], "PostgreSQL": []}
    with tempfile.TemporaryDirectory() as folder, database() as running:
        for number in range(ROUNDS):
            with serving(Path(folder) / f"{number}.sqlite3") as servers:
                seen["SQLite"].append(watched(evening_at(servers, number), servers, None))
            with serving(running.new_database()) as servers:
                seen["PostgreSQL"].append(watched(evening_at(servers, number), servers, running.process.pid))
    speed = {name: median(one.moves / one.seconds for one in rounds) for name, rounds in seen.items()}
    return {
        "ratio": round(speed["PostgreSQL"] / speed["SQLite"], 2),
        "rows": {name: middle(rounds).row() for name, rounds in seen.items()},
        "all": {name: [round(one.moves / one.seconds) for one in rounds] for name, rounds in seen.items()},
    }


def three_servers() -> dict[str, Any]:
    """One, and three: with guests at any of them, so that of three lines two are handed on, and all at their holder."""
    kinds = {"one": (1, True), "three": (3, True), "three, everybody at the holder": (3, False)}
    rows = {}
    with database() as running:
        for name, (count, anywhere) in kinds.items():
            with serving(running.new_database(), count) as servers:
                rows[name] = watched(evening_at(servers, 1, anywhere), servers, running.process.pid).row()
    return {"rows": rows}


def handed_on() -> dict[str, Any]:
    """Two servers: all tables are held by the first, and all lines go to it, or all to the other. Then one alone."""
    rows = {}
    with database() as running, serving(running.new_database(), 2) as servers:
        holder, other = (server.address for server in servers)
        for name, tables, breath in (("48 tables", 48, 0.0), ("one table", 1, BREATH)):
            for where, address in (("at the holder", holder), ("handed on", other)):
                evening = Evening([holder], [address], tables=tables, breath=breath)
                rows[f"{name}, {where}"] = watched(evening, servers, running.process.pid).row()
    return {"rows": rows}


def evening_at(servers: Sequence[Serving], number: int, anywhere: bool = True) -> Evening:
    addresses = [server.address for server in servers]
    return Evening(addresses, addresses if anywhere else (), seed=number)


def middle(rounds: Sequence[Seen]) -> Seen:
    """The one with the median speed."""
    return sorted(rounds, key=lambda one: one.moves / one.seconds)[len(rounds) // 2]
