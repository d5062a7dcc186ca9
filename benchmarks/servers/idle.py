"""Ten thousand lines held by guests who only look on: memory for each, and how long somebody waits who plays."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from benchmarks.servers.house import Serving, database, load_average, megabytes, processor, serving

LINES = 10_000
"""As many as a server has at most: those of the one who plays are among them."""
HANDED_ON = 2_000
AT_A_TABLE = {2: 2_000, 20: LINES}  # and so many lines in all
AT_REST = 20.0  # seconds, in which every line is pinged once


def idle_lines() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return {
            "rows": {str(few): at_one(Path(folder) / f"{few}.sqlite3", few, lines) for few, lines in AT_A_TABLE.items()}
        }


def idle_lines_handed_on() -> dict[str, Any]:
    """The same through a second server: the first holds all tables."""
    with database() as running, serving(running.new_database(), 2) as servers:
        return {"rows": {"20": held(servers, HANDED_ON, 20)}}


def at_one(data: Path, at_a_table: int, lines: int) -> dict[str, Any]:
    with serving(data) as servers:
        return held(servers, lines, at_a_table)


def held(servers: Sequence[Serving], lines: int, at_a_table: int) -> dict[str, Any]:
    """By the last of them, of tables that the first has made."""
    load, pids = load_average(), [server.pid for server in servers]
    command = [sys.executable, "-m", "benchmarks.servers.holders", servers[0].address, servers[-1].address]
    numbers = [str(lines), str(at_a_table)]
    with subprocess.Popen([*command, *numbers], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holders:
        assert holders.stdin is not None
        assert holders.stdout is not None
        assert holders.stdout.readline() == "ready\n"
        empty, started = list(map(megabytes, pids)), time.monotonic()
        print("go", file=holders.stdin, flush=True)
        assert holders.stdout.readline() == "held\n"
        opening, full = time.monotonic() - started, list(map(megabytes, pids))
        used = sum(map(processor, pids))
        time.sleep(AT_REST)
        at_rest = (sum(map(processor, pids)) - used) / AT_REST
        print("go", file=holders.stdin, flush=True)
        told = json.loads(holders.stdout.readline())
        print("go", file=holders.stdin, flush=True)
    return {
        "lines": lines,
        "tables": lines // at_a_table,
        "lines lost": told["ended"],
        "opened in, s": round(opening, 1),
        "memory before, MB": [round(one) for one in empty],
        "memory held, MB": [round(one) for one in full],
        "kB a line": round((sum(full) - sum(empty)) * 1e3 / lines, 1),
        "share of a core at rest": round(at_rest, 3),
        **{
            f"a move {when}, p{share}, ms": round(value * 1e3, 1)
            for when in ("before", "meanwhile")
            for share, value in (("50", median(told[when])), ("95", quantiles(told[when], n=20)[-1]))
        },
        "load before": load,
    }
