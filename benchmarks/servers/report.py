"""The results as the tables of the pages."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks import scale_simulation
from benchmarks.endings import in_markdown
from benchmarks.strength.__main__ import with_tables

KEPT = scale_simulation.MEASURED
DOCS = Path(__file__).parents[2] / "docs"


def results() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def table_of(rows: Mapping[str, Mapping[str, Any]], heads: Mapping[str, str], first: str = "") -> str:
    """A row for each; `heads` are the columns, by the names of the results."""
    lines = [[first, *heads.values()], ["---", *["---:"] * len(heads)]]
    lines += [[name, *(number(row.get(column)) for column in heads)] for name, row in rows.items()]
    return in_markdown(lines)


def number(value: Any) -> str:
    if isinstance(value, list):
        return " + ".join(map(number, value))
    return "" if value is None else f"{value:,}"


def moves_table() -> str:
    heads = {
        "moves a second": "moves a second",
        "p50, ms": "p50, ms",
        "p95, ms": "p95, ms",
        "server 1, ms a move": "server, ms a move",
        "database, ms a move": "database, ms a move",
        "players, ms a move": "players, ms a move",
        "load before": "load before",
    }
    return table_of(results()["against SQLite"]["rows"], heads)


def servers_table() -> str:
    parts = ("server 1", "server 2", "server 3", "database", "players")
    shares = {f"{part}, share of a core": part for part in parts}
    heads = {"moves a second": "moves a second", "p50, ms": "p50, ms", "p95, ms": "p95, ms", **shares}
    return table_of(results()["three servers"]["rows"], {**heads, "load before": "load before"}, "servers")


def handed_on_table() -> str:
    heads = {
        "moves a second": "moves a second",
        "p50, ms": "p50, ms",
        "p95, ms": "p95, ms",
        "server 1, ms a move": "holder, ms a move",
        "server 2, ms a move": "other server, ms a move",
        "database, ms a move": "database, ms a move",
        "load before": "load before",
    }
    return table_of(results()["handed on"]["rows"], heads)


def idle_table() -> str:
    heads = {
        "lines": "lines",
        "tables": "tables",
        "lines lost": "lost",
        "opened in, s": "opened in, s",
        "memory before, MB": "memory before, MB",
        "memory held, MB": "with them, MB",
        "kB a line": "kB a line",
        "share of a core at rest": "share of a core at rest",
        "a move before, p95, ms": "a move before, p95, ms",
        "a move meanwhile, p95, ms": "a move meanwhile, p95, ms",
        "load before": "load before",
    }
    here = {f"{few} at a table": row for few, row in results()["idle"]["rows"].items()}
    there = {f"{few} at a table, handed on": row for few, row in results()["idle, handed on"]["rows"].items()}
    return table_of({**here, **there}, heads)


def many_table() -> str:
    found = results()["many"]
    return in_markdown(
        [["what", "measured"], ["---", "---:"], *([name, number(value)] for name, value in found.items())]
    )


def drivers_table() -> str:
    found = results()["drivers"]["rows"]
    counts = list(next(iter(found.values())))
    kinds = {"ms a commit": "ms", "processor of ours, ms": "of it our processor, ms"}
    heads = {f"{count} {kind}": f"{count} a commit, {said}" for count in counts for kind, said in kinds.items()}
    rows = {
        name: {f"{count} {kind}": row[count][kind] for count in counts for kind in kinds} for name, row in found.items()
    }
    return table_of(rows, heads, "moves")


WRITING = {
    "moves a commit": "moves a commit",
    "commits a second": "commits a second",
    "moves a second": "moves a second",
    "processor of the database a move, ms": "database, ms a move",
    "share of a core": "cores of the database",
    "WAL a move, bytes": "WAL a move, bytes",
    "load before": "load before",
}


def writers_table() -> str:
    return writers_of("writers")


def tellers_table() -> str:
    return writers_of("writers who tell")


def writers_of(name: str) -> str:
    heads = ["writers", *WRITING.values()]
    rows = [[number(row[column]) for column in ("writers", *WRITING)] for row in results()["walls"][name]]
    return in_markdown([heads, ["---:"] * len(heads), *rows])


def leases_table() -> str:
    found = results()["walls"]
    rows = {f"a beat, and a look at {beat['servers']} servers": beat for beat in found["beats"]}
    rows |= {name: found[name] for name in ("taking a table", "a notice")}
    heads = {"a second": "a second, by one line", "processor of the database, ms": "database, ms"}
    return table_of(rows, heads)


def growth_table() -> str:
    return scale_simulation.table(scale_simulation.measured())


def walls_table() -> str:
    return scale_simulation.wall_table(scale_simulation.measured())


Tables = Mapping[str, Callable[[], str]]

PAGES: Mapping[Path, Tables] = {
    DOCS / "scale.md": {
        "moves": moves_table,
        "servers": servers_table,
        "handed on": handed_on_table,
        "idle": idle_table,
        "many": many_table,
        "writers": writers_table,
        "tellers": tellers_table,
        "leases": leases_table,
        "growth": growth_table,
        "walls": walls_table,
    },
    DOCS / "decisions" / "0015-psycopg-in-a-pipeline.md": {"drivers": drivers_table},
}


def write_pages(pages: Sequence[Path] = tuple(PAGES)) -> None:
    for page in pages:
        page.write_text(with_tables(page.read_text(encoding="utf-8"), PAGES[page]), encoding="utf-8")
