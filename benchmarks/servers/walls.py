"""What one database carries: moves of several servers that write, leases, beats, notices, and what goes to the disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import Any

import psycopg
from sqlalchemy import URL, make_url, text

from benchmarks.servers.house import database, load_average, processor_with_children
from benchmarks.servers.writes import Game, batches
from hortus.server.storage.leases import ALL, BEAT, CHANNEL, HOLDER, NOTICE, REGISTER, TAKE
from hortus.server.storage.postgresql import Postgresql
from hortus.server.storage.rows import Write
from tests.postgresql import Postgresql as Running

WRITERS = (1, 4)
MOVES = (1, 10, 50)  # in a commit
SERVERS = (3, 30, 300)
SECONDS = 3.0
PATIENCE = 120.0
TABLES = 100  # of each writer
BUSY_SECONDS = 5.0
TELL = Write(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": "a move"})
all_are_there: Barrier
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'"


def wait_together(barrier: Barrier) -> None:
    """What a process that writes waits at, until all are there."""
    global all_are_there
    all_are_there = barrier


def write_on(address: str, moves: int, tells: bool) -> tuple[int, int]:
    """Commits, and moves in them, in a process of its own."""
    place = Postgresql(make_url(address), BUSY_SECONDS)
    games = [Game() for _ in range(TABLES)]
    assert place.commit([game.made() for game in games]) == [None] * TABLES
    made, commits, beside = batches(games, moves), 0, [[TELL]] if tells else []
    place.commit(next(made))
    all_are_there.wait()
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        assert not any(place.commit(next(made) + beside))
        commits += 1
    place.close()
    return commits, commits * moves


def writers(running: Running, count: int, moves: int, tells: bool = False) -> dict[str, Any]:
    """So many servers that do nothing but write; if they tell, with a notice in every commit."""
    address = running.new_database().render_as_string()
    load, context = load_average(), get_context("spawn")
    barrier = context.Barrier(count + 1)
    with ProcessPoolExecutor(count, context, wait_together, (barrier,)) as processes:
        writing = [processes.submit(write_on, address, moves, tells) for _ in range(count)]
        barrier.wait(PATIENCE)
        used, wal = processor_with_children(running.process.pid), wal_of(running)
        time.sleep(SECONDS)
        used, wal = processor_with_children(running.process.pid) - used, wal_of(running) - wal
        done = [one.result() for one in writing]
    commits, written = (sum(numbers) for numbers in zip(*done, strict=True))
    return {
        "writers": count,
        "moves a commit": moves,
        "commits a second": round(commits / SECONDS),
        "moves a second": round(written / SECONDS),
        "processor of the database a move, ms": round(used / written * 1e3, 3),
        "share of a core": round(used / SECONDS, 2),
        "WAL a move, bytes": round(wal / written),
        "load before": load,
    }


def wal_of(running: Running) -> float:
    [(place,)] = running.execute(WAL)
    return float(str(place))


# Leases


def repeated(running: Running, url: URL, step: Callable[[psycopg.Connection[Any], int], object]) -> dict[str, Any]:
    """How often one line can do it, and what it costs the database."""
    with psycopg.connect(url.render_as_string(), autocommit=True) as line:
        used, count, until = processor_with_children(running.process.pid), 0, time.monotonic() + SECONDS
        while time.monotonic() < until:
            step(line, count)
            count += 1
        used = processor_with_children(running.process.pid) - used
    return {"a second": round(count / SECONDS), "processor of the database, ms": round(used / count * 1e3, 3)}


def beats(running: Running, servers: int) -> dict[str, Any]:
    """What a server does four times a second: its beat grows, and it looks at those of all."""
    url = running.new_database()
    with psycopg.connect(url.render_as_string(), autocommit=True) as line:
        numbers = [
            (line.execute(REGISTER, (f"127.0.0.1:{port}", "about")).fetchone() or (0,))[0] for port in range(servers)
        ]

    def step(line: psycopg.Connection[Any], count: int) -> None:
        line.execute(BEAT, (numbers[count % servers],))
        line.execute(ALL).fetchall()

    return {"servers": servers, **repeated(running, url, step)}


def taking(running: Running) -> dict[str, Any]:
    """Who takes a table asks whose it is, writes and tells."""
    url = running.new_database()
    place = Postgresql(url, BUSY_SECONDS)
    games = [Game() for _ in range(TABLES)]
    place.commit([game.made() for game in games])
    place.close()

    def step(line: psycopg.Connection[Any], count: int) -> None:
        table, turn = games[count % TABLES].facts.id, count // TABLES
        line.execute(HOLDER, (table,)).fetchone()
        assert line.execute(TAKE, {"me": turn + 1, "table": table, "before": turn}).rowcount == 1
        line.execute(NOTICE, (CHANNEL, f"{table} {turn + 1}"))

    return repeated(running, url, step)


def notices(running: Running) -> dict[str, Any]:
    return repeated(running, running.new_database(), lambda line, count: line.execute(NOTICE, (CHANNEL, f"x {count}")))


def milliseconds_a_flush(running: Running) -> float:
    """What the disk alone takes: the difference between commits that wait for it and those that do not."""
    url = running.new_database()
    running.execute("INSERT INTO setting (name, value) VALUES ('touched', '')", url.database)

    def commits(line: psycopg.Connection[Any], count: int) -> None:
        line.execute("UPDATE setting SET value = value")

    durable = repeated(running, url, commits)["a second"]
    running.execute(f"ALTER DATABASE {url.database} SET synchronous_commit = off")
    return round((1 / durable - 1 / repeated(running, url, commits)["a second"]) * 1e3, 2)


def walls() -> dict[str, Any]:
    load = load_average()
    with database() as running:
        return {
            "writers": [writers(running, count, moves) for count in WRITERS for moves in MOVES],
            "writers who tell": [writers(running, count, 10, tells=True) for count in WRITERS],
            "flush, ms": milliseconds_a_flush(running),
            "beats": [beats(running, servers) for servers in SERVERS],
            "taking a table": taking(running),
            "a notice": notices(running),
            "load before": load,
        }
