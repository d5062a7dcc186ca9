"""The daily cleaning: a data file gives back the space of what was deleted, and addresses are not kept for long."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from hortus.server.storage import sqlite as sqlite_module
from hortus.server.storage.database import Storage
from hortus.server.storage.places import Place
from hortus.server.storage.rows import keep_net
from tests.server.house import by_hand, until
from tests.server.timers import FalseTimer
from tests.server.web import PERSON, Web, inside, run

pytestmark = pytest.mark.interpreted_only

DAY = 86_400
MEGABYTE = 1_000_000
INFLATE = "INSERT INTO note (table_id, number, place, note, time) SELECT id, 99, 0, :text, '' FROM game_table"


def value_in(data: Path, pragma: str) -> int:
    with closing(sqlite3.connect(data)) as file:
        [[value]] = file.execute(f"PRAGMA {pragma}")
        return int(value)


@pytest.mark.sqlite_only
def test_the_file_shrinks_after_tables_were_forgotten_while_the_server_runs(data: Path) -> None:
    timer = FalseTimer()

    async def story(web: Web) -> None:
        await until(lambda: timer.sleeping == 1)  # the cleaning at the start is over
        anna = web.guest()
        for _ in range(3):
            await anna.make("haru_ichiban", PERSON, PERSON)
        by_hand(data, INFLATE, text="x" * MEGABYTE)
        inflated = value_in(data, "page_count") * value_in(data, "page_size")
        assert (await anna.http.post("/api/forget", json={})).json()["deleted"] == 3
        await timer.turn(DAY)
        await until(lambda: timer.sleeping == 1)
        assert data.stat().st_size <= inflated - 3 * MEGABYTE

    run(inside, data, story, timer=timer)


@pytest.mark.sqlite_only
def test_people_write_between_two_steps_of_the_cleaning(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_module, "PAGES_AT_ONCE", 1)
    storage = Storage(data)
    storage.open()

    async def story() -> None:
        await storage.write([keep_net("gone", b"x" * MEGABYTE)])
        by_hand(data, "DELETE FROM net")
        cleaning = asyncio.create_task(storage.clean_up())
        for number in range(10):
            await storage.write([keep_net(f"{number}", b"")])
        assert not cleaning.done()
        by_hand(data, "DELETE FROM net")
        steps = count_steps(storage, monkeypatch)
        monkeypatch.setattr(sqlite_module, "PAGES_AT_ONCE", 100)
        await cleaning
        assert len(steps) < 10
        assert value_in(data, "freelist_count") == 0

    try:
        asyncio.run(story())
    finally:
        storage.close()


def count_steps(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    steps: list[bool] = []
    clean_up = storage.database.clean_up

    def counted() -> bool:
        steps.append(clean_up())
        return steps[-1]

    monkeypatch.setattr(storage.database, "clean_up", counted)
    return steps


def older_file(data: Path) -> None:
    """A file of an earlier version, in which deleted rows have left free pages."""
    storage = Storage(data)
    storage.open()
    storage.close()
    with closing(sqlite3.connect(data, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("PRAGMA auto_vacuum = NONE")
        file.execute("VACUUM")
        file.execute("INSERT INTO net (digest, weights) VALUES ('gone', zeroblob(?))", [MEGABYTE])
        file.execute("DELETE FROM net")
    assert value_in(data, "auto_vacuum") == 0


@pytest.mark.sqlite_only
@pytest.mark.parametrize("is_large", [False, True])
def test_a_file_of_an_earlier_version_is_rewritten_once_unless_it_is_large(
    data: Path, is_large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_large:
        monkeypatch.setattr(sqlite_module, "MOST_TO_REWRITE_BYTES", 0)
    older_file(data)
    storage = Storage(data)
    storage.open()
    asyncio.run(storage.clean_up())
    storage.close()
    assert value_in(data, "auto_vacuum") == (0 if is_large else sqlite_module.INCREMENTAL)
    assert (data.stat().st_size > MEGABYTE) == is_large


# Addresses


def names_in(data: Place) -> set[str]:
    return {row.name for row in by_hand(data, "SELECT name FROM bucket")}


@pytest.mark.postgresql
def test_an_address_cannot_be_found_in_the_database_by_trying_all_of_them(database: Place) -> None:
    async def story(web: Web) -> None:
        await web.guest().http.post("/api/join", json={"key": "ABCDEF"})

    found = []
    for key in (b"k" * 32, b"K" * 32):
        run(inside, database, story, keys=(key,))
        found.append(names_in(database))
    assert [len(names) for names in found] == [1, 2]  # another key, another name
    for text in ("127.0.0.1", "server-too-many-joins 127.0.0.1"):
        assert not any(sha256(text.encode()).hexdigest() in name for name in found[1])


@pytest.mark.postgresql
def test_addresses_are_forgotten_when_their_limits_are_full_again(database: Place) -> None:
    timer = FalseTimer()
    unkeyed = sha256(b"server-too-many-joins 127.0.0.1").hexdigest()

    async def story(web: Web) -> None:
        await until(lambda: timer.sleeping == 1)  # the cleaning at the start is over
        assert unkeyed not in names_in(database)
        await web.guest().http.post("/api/join", json={"key": "ABCDEF"})
        [name] = names_in(database)
        by_hand(database, "INSERT INTO bucket SELECT name || ' of yesterday', room, at - 86400 FROM bucket")
        await timer.turn(DAY)
        await until(lambda: timer.sleeping == 1 and names_in(database) == {name})

    by_hand(database, f"INSERT INTO bucket (name, room, at) VALUES ('{unkeyed}', 1, extract(epoch FROM now()))")
    run(inside, database, story, timer=timer)
