"""A hundred thousand tables in one database: how soon a server is there, and how soon somebody's own tables are listed.

A few are played by people. The others are copies of them, with ids and guests of their own, and all that was done.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from sqlalchemy import URL, Table

from benchmarks.guests import PATIENCE, PERSON
from benchmarks.servers.house import database, load_average, processor_with_children, serving
from benchmarks.servers.moves import watched
from benchmarks.servers.players import Evening
from hortus.server.storage import rows
from hortus.server.tables.links import ID_LENGTH
from tests.postgresql import Postgresql, free_port

TABLES = 100_000
PLAYED = 40
OWN = 50  # tables of one guest, of the kind that one manages
STARTS, LISTS = 5, 60
BREATH = 0.03  # seconds; whoever asks more than 50 times a second is refused
OTHERS = {
    "id": "copy.id",
    "table_id": "copy.id",
    "code": "'X' || copy.id",
    "guest": "md5(guest || n / 4)",  # somebody who is often there has some tables
    "key": "md5(key || n)",
}
"""What is another's at a copy; everything else is the same."""
UNCHECKED = "SET session_replication_role = replica"
"""What is copied from rows that were checked need not be checked."""
PARTS = (rows.game_table, rows.seat, rows.action, rows.choice, rows.request, rows.power, rows.person, rows.note)


def many_tables() -> dict[str, Any]:
    with database() as running:
        url = running.new_database()
        empty = starts(url)
        return asked(running, url, fill(running, url), empty)


def asked(running: Postgresql, url: URL, cookies: dict[str, str], empty: Sequence[Start]) -> dict[str, Any]:
    """What is measured when all tables are there."""
    load = load_average()
    full = starts(url)
    waits, own = lists(url, cookies)
    size = number_of(running, url, "SELECT pg_database_size(current_database())")
    actions = number_of(running, url, "SELECT count(*) FROM action")
    return {
        "tables": number_of(running, url, "SELECT count(*) FROM game_table"),
        "actions": actions,
        "guests": number_of(running, url, "SELECT count(DISTINCT guest) FROM power"),
        "GB on disk": round(size / 1e9, 2),
        "bytes on disk an action": round(size / actions),
        "start with an empty database, s": round(median(one.seconds for one in empty), 2),
        "start, s": round(median(one.seconds for one in full), 2),
        "fastest start, s": round(min(one.seconds for one in full), 2),
        "processor time of it, s": round(median(one.processor for one in full), 2),
        "own tables": own,
        "list of own tables, p50, ms": round(median(waits) * 1e3, 1),
        "list of own tables, p95, ms": round(quantiles(waits, n=20)[-1] * 1e3, 1),
        "load before": load,
    }


def number_of(running: Postgresql, url: URL, wanted: str) -> int:
    [(number,)] = running.execute(wanted, url.database)
    assert isinstance(number, int)
    return number


# Filling


def fill(running: Postgresql, url: URL) -> dict[str, str]:
    """Give the cookies of a guest who has many tables."""
    with serving(url) as servers:
        [server] = servers
        watched(Evening([server.address], [server.address], tables=PLAYED), servers, None)
        with httpx.Client(base_url=server.address) as client:
            wish = {"game": "haru_ichiban", "seats": [PERSON, PERSON], "lot": False}
            mine = client.post("/api/tables", json=wish).raise_for_status().json()["table"]
            cookies = dict(client.cookies)
    running.execute(copying(), url.database)
    guest = f"(SELECT guest FROM power WHERE table_id = '{mine}' AND power = 'manage')"
    some = f"(SELECT id FROM copy ORDER BY id LIMIT {OWN - 1})"
    running.execute(f"UPDATE power SET guest = {guest} WHERE power = 'manage' AND table_id IN {some}", url.database)
    running.execute("VACUUM ANALYZE", url.database)
    running.execute("CHECKPOINT")
    return cookies


def copying() -> str:
    """Of all tables, as often as it takes."""
    played = "(SELECT id, row_number() OVER () AS number, count(*) OVER () AS total FROM game_table) AS played"
    named = f"SELECT id AS source, substr(md5(id || n), 1, {ID_LENGTH}) AS id, n FROM {played}"
    often = f"generate_series(1, {TABLES} / total + 1) AS n"
    missing = f"{TABLES} - (SELECT count(*) FROM game_table)"
    make = f"CREATE TABLE copy AS {named}, {often} ORDER BY n, number LIMIT {missing}"
    return "; ".join([make, UNCHECKED, *map(copied, PARTS)])


def copied(part: Table) -> str:
    names = [column.name for column in part.columns]
    values = [OTHERS.get(name, f"part.{name}") for name in names]
    source = "id" if part is rows.game_table else "table_id"
    return (
        f"INSERT INTO {part.name} ({', '.join(names)}) SELECT {', '.join(values)} "
        f"FROM {part.name} AS part JOIN copy ON copy.source = part.{source}"
    )


# Asking


class Start(NamedTuple):
    """From the command until a server says that it is well."""

    seconds: float
    processor: float  # also of those that it has started


def starts(url: URL) -> list[Start]:
    return [start(url) for _ in range(STARTS)]


def start(url: URL) -> Start:
    port = free_port()
    options = ["--port", str(port), "--data", url.render_as_string(hide_password=False), "--no-browser"]
    # Where it is installed its modules are kept compiled, whatever is said here.
    environment = {**os.environ, "HORTUS_ENGINE": "interpreted", "PYTHONDONTWRITEBYTECODE": ""}
    began = time.perf_counter()
    command = [sys.executable, "-m", "hortus", "serve", *options, "--workers", "1"]
    with (
        subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        try:
            while not is_well(client):
                assert process.poll() is None
                time.sleep(0.005)
            return Start(time.perf_counter() - began, processor_with_children(process.pid))
        finally:
            process.send_signal(signal.SIGINT)


def is_well(client: httpx.Client) -> bool:
    try:
        return client.get("/api/health").is_success
    except httpx.ConnectError:
        return False


def lists(url: URL, cookies: dict[str, str]) -> tuple[list[float], int]:
    """How long each list takes, and how many tables it has."""
    waits, own = [], 0
    with serving(url) as [server], httpx.Client(base_url=server.address, cookies=cookies) as client:
        for _ in range(LISTS):
            began = time.perf_counter()
            own = len(client.get("/api/tables").raise_for_status().json())
            waits.append(time.perf_counter() - began)
            time.sleep(BREATH)
    return waits, own
