"""`python -m benchmarks.servers [NAME ...]` measures, all or some; `--tables` writes the tables of the pages anew.

The results are kept in benchmarks/servers.json. Needs PostgreSQL's programs (`tools/postgresql` finds them).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from benchmarks.servers.drivers import drivers
from benchmarks.servers.hang import hang
from benchmarks.servers.idle import idle_lines, idle_lines_handed_on
from benchmarks.servers.many import many_tables
from benchmarks.servers.moves import against_sqlite, handed_on, three_servers
from benchmarks.servers.report import KEPT, results, write_pages
from benchmarks.servers.walls import walls

MEASUREMENTS: dict[str, Callable[[], dict[str, Any]]] = {
    "against SQLite": against_sqlite,
    "three servers": three_servers,
    "handed on": handed_on,
    "idle": idle_lines,
    "idle, handed on": idle_lines_handed_on,
    "hang": hang,
    "many": many_tables,
    "drivers": drivers,
    "walls": walls,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.servers")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    parser.add_argument("--tables", action="store_true", help="measure nothing: write the tables of the pages anew")
    arguments = parser.parse_args()
    names = arguments.names or ([] if arguments.tables else list(MEASUREMENTS))
    for name in names:
        found = MEASUREMENTS[name]()
        print(name, json.dumps(found, indent=1), flush=True)
        KEPT.write_text(json.dumps({**results(), name: found}, indent=1) + "\n", encoding="utf-8")
    if arguments.tables:
        write_pages()


if __name__ == "__main__":
    main()
