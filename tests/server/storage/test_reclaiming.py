"""Periodic cleaning: a data file gives back the space of deleted rows, and addresses are deleted within a day."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest

from hortus.server.errors import Conflict, StorageFailed
from hortus.server.storage import sqlite as sqlite_module
from hortus.server.storage.database import Storage
from hortus.server.storage.places import Place
from hortus.server.storage.postgresql import FULL_AFTER_S
from hortus.server.storage.rows import keep_net
from hortus.server.tables import keeping
from hortus.server.tables.hall import Hall
from tests.server.house import by_hand, until
from tests.server.timers import FalseTimer
from tests.server.web import PERSON, Web, inside, run

pytestmark = pytest.mark.interpreted_only

DAY = 86_400
MEGABYTE = 1_000_000
INFLATE = "INSERT INTO note (table_id, number, place, note, time) SELECT id, 99, 0, :text, '' FROM game_table"


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clean up again and again while a test runs."""
    monkeypatch.setattr(keeping, "CLEAN_UP_INTERVAL_S", 0.01)


def value_in(data: Path, pragma: str) -> int:
    with closing(sqlite3.connect(data)) as file:
        [[value]] = file.execute(f"PRAGMA {pragma}")
        return int(value)


@pytest.mark.sqlite_only
@pytest.mark.usefixtures("often")
def test_file_shrinks_while_the_server_runs_after_tables_are_forgotten(data: Path) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        for _ in range(3):
            await anna.make("haru_ichiban", PERSON, PERSON)
        by_hand(data, INFLATE, text="x" * MEGABYTE)
        inflated = value_in(data, "page_count") * value_in(data, "page_size")
        assert (await anna.http.post("/api/forget", json={})).json()["deleted"] == 3
        await until(lambda: data.stat().st_size <= inflated - 3 * MEGABYTE)

    run(inside, data, story)


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
@pytest.mark.usefixtures("often")
def test_addresses_are_deleted_while_the_server_runs_after_their_limits_are_full_again(database: Place) -> None:
    unkeyed = sha256(b"server-too-many-joins 127.0.0.1").hexdigest()

    async def story(web: Web) -> None:
        await until(lambda: unkeyed not in names_in(database))
        await web.guest().http.post("/api/join", json={"key": "ABCDEF"})
        [name] = names_in(database)
        by_hand(database, "INSERT INTO bucket SELECT name || ' of yesterday', room, at - 86400 FROM bucket")
        await until(lambda: names_in(database) == {name})

    by_hand(database, f"INSERT INTO bucket (name, room, at) VALUES ('{unkeyed}', 1, extract(epoch FROM now()))")
    run(inside, database, story)


def test_addresses_are_deleted_within_a_day_of_their_last_use() -> None:
    assert FULL_AFTER_S + keeping.CLEAN_UP_INTERVAL_S < DAY


# Failures


class FaultyHall:
    """A hall whose cleaning fails for as long as `failure` is set."""

    def __init__(self, failure: Exception) -> None:
        self.storage = self
        self.failure: Exception | None = failure
        self.deletions = self.cleanings = 0

    async def delete_finished(self, before: float) -> int:
        self.deletions += 1
        return self.fail_or(0)

    async def clean_up(self) -> None:
        self.cleanings += 1
        self.fail_or(0)

    def fail_or(self, result: int) -> int:
        if self.failure is not None:
            raise self.failure
        return result


FAILURES = [
    (StorageFailed("server-storage-failed"), "keeping_failed: "),
    (Conflict("server-conflict"), "fault: "),
    (RuntimeError("not foreseen"), "fault: "),
]


@pytest.mark.parametrize(("failure", "code"), FAILURES)
def test_cleaning_after_a_failure_is_logged_and_tried_again(
    failure: Exception, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    hall, timer = FaultyHall(failure), FalseTimer()

    async def story() -> None:
        async with keeping.housekeeping(cast(Hall, hall), 10, timer.clock, timer):
            await until(lambda: timer.sleeping == 2)
            assert (hall.deletions, hall.cleanings) == (1, 1)
            assert {record.getMessage().partition(";")[0] for record in caplog.records} == {
                f"{code}Old tables could not be deleted",
                f"{code}Addresses and free space could not be cleaned up",
            }
            hall.failure = None
            caplog.clear()
            await timer.turn(keeping.CLEAN_UP_INTERVAL_S)
            assert (hall.deletions, hall.cleanings) == (1, 2)
            await timer.turn(DAY - keeping.CLEAN_UP_INTERVAL_S)
            assert (hall.deletions, hall.cleanings) == (2, 25)
        assert timer.sleeping == 0
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert caplog.text == ""

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
