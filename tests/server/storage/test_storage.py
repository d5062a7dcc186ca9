"""The data file: all or nothing, one of two wins, and trouble with the disk changes nothing."""

from __future__ import annotations

import asyncio
import logging
import random
import resource
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect

from hortus.contract.errors import HortusError
from hortus.languages import sentence
from hortus.server.errors import Conflict, StorageFailed
from hortus.server.protocol import Act
from hortus.server.storage import rows
from hortus.server.storage.database import Storage, database_at
from hortus.server.storage.files import keep_private
from hortus.server.storage.places import Place
from hortus.server.storage.probing import PAUSE_S, Probing
from hortus.server.storage.rows import Entry, Write, append, game_table, metadata, setting
from hortus.server.storage.schema import HEAD, migrate, revision_of
from hortus.server.tables.table import Table
from tests.patience import LONG
from tests.server.house import COMPUTER, PERSON, House, alembic_config, by_hand, everything_in, in_house, request, until

pytestmark = pytest.mark.interpreted_only

NOW = "2026-11-15T12:00:00.000+00:00"
ENTRY = Entry(0, "action", "bid 1")


def run(file: Place, story: Callable[[Storage], Coroutine[None, None, None]], busy_seconds: float = LONG) -> None:
    store = Storage(file, busy_seconds)
    store.open()
    try:
        asyncio.run(story(store))
    finally:
        store.close()


# The schema


def test_the_revisions_make_the_schema_that_is_declared(data: Place) -> None:
    engine = database_at(data, 5.0).writer
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert revision_of(engine) == HEAD
    engine.dispose()


def test_the_revisions_can_be_undone(data: Place) -> None:
    engine = database_at(data, 5.0).writer
    migrate(engine)
    config = alembic_config()
    config.attributes["engine"] = engine
    command.downgrade(config, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(engine)
    engine.dispose()


def test_the_head_is_the_newest_revision() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


def test_a_file_of_a_later_version_is_left_alone(data: Place) -> None:
    engine = database_at(data, 5.0).writer
    migrate(engine)
    engine.dispose()
    by_hand(data, "UPDATE alembic_version SET version_num = '9999'")
    before = everything_in(data)
    with pytest.raises(StorageFailed) as caught:
        Storage(data).open()
    assert caught.value.message_id == "server-storage-newer"
    assert everything_in(data) == before
    by_hand(data, f"UPDATE alembic_version SET version_num = '{HEAD}'")


@pytest.mark.sqlite_only
def test_a_file_that_is_no_database_is_left_alone(data: Path) -> None:
    data.write_text("This is a letter to my aunt. " * 100)
    before = data.read_bytes()
    with pytest.raises(StorageFailed):
        Storage(data).open()
    assert data.read_bytes() == before


@pytest.mark.sqlite_only
def test_everything_that_was_acknowledged_is_synced(data: Path) -> None:
    store = Storage(data)
    store.open()
    for engine in (store.database.writer, store.database.reader):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


# Writing


def kept_as(name: str) -> Write:
    return Write(insert(setting), {"name": name, "value": b""})


def test_a_secret_of_the_file_stays_the_same(data: Place) -> None:
    first = Storage(data)
    first.open()
    key = first.setting("key", 32)
    assert len(key) == 32
    assert first.setting("key", 32) == key
    first.close()
    second = Storage(data)
    second.open()
    assert second.setting("key", 32) == key
    assert second.setting("other", 32) != key
    second.close()


def test_of_two_that_write_the_same_ply_one_wins(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        other = Storage(data)
        other.open()
        entries = table.standing.entries
        outcomes = await asyncio.gather(
            *(store.write([append(table.id, entries, ENTRY, None, NOW)]) for store in (house.storage, other)),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        saved = await other.read(table.id)
        assert saved is not None
        assert [row.ply for row in saved.actions] == list(range(entries + 1))
        other.close()

    in_house(data, story)


def test_a_conflict_undoes_all_of_its_write_and_nothing_else(data: Place) -> None:
    async def story(store: Storage) -> None:
        same = kept_as("same")
        outcomes = await asyncio.gather(
            store.write([same]),
            store.write([kept_as("lost"), same]),
            store.write([kept_as("kept")]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        assert {row.name for row in by_hand(data, "SELECT name FROM setting")} == {"touched", "same", "kept"}

    run(data, story)


def test_a_conflict_among_many_writes_harms_none_that_come_later(data: Place) -> None:
    """Whatever a line to the database remembers of those before."""
    luck = random.Random(1)

    def job(name: str, is_good: bool) -> list[Write]:
        kinds = (kept_as, rows.tidy_finished, rows.forget_tidied)
        writes = [luck.choice(kinds)(f"{name}-{number}") for number in range(luck.randint(1, 40))]
        return writes if is_good else [*writes[:5], kept_as("same"), *writes[5:]]

    async def story(store: Storage) -> None:
        await store.write([kept_as("same")])
        for turn in range(30):
            good = [luck.random() < 0.8 for _ in range(8)]
            jobs = [job(f"{turn}-{number}", is_good) for number, is_good in enumerate(good)]
            outcomes = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None) if each else Conflict for each in good]

    run(data, story, busy_seconds=LONG)


def test_writes_go_on_when_a_commit_cannot_be_counted(data: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: Storage) -> None:
        def fail(*commit: object) -> None:
            raise ZeroDivisionError

        store.observe = fail
        await store.write([kept_as("first")])
        await store.write([kept_as("second")])

    run(data, story)
    assert {message.split()[0] for message in caplog.messages} == {"fault:"}


def test_writes_that_wait_share_a_commit(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Storage) -> None:
        commits: list[int] = []
        commit = store._commit

        def counted(jobs: Sequence[Sequence[Write]]) -> list[HortusError | None]:
            commits.append(len(jobs))
            return commit(jobs)

        monkeypatch.setattr(store, "_commit", counted)
        writes = [store.write([kept_as(str(name))]) for name in range(100)]
        await asyncio.gather(*writes)
        assert sum(commits) == 100
        assert len(commits) < 50

    run(data, story)


def test_a_command_whose_sender_is_gone_is_still_carried_out(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on the disk, so it counts."""

    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        write, begun, may_end = house.storage.write, asyncio.Event(), asyncio.Event()

        async def slow(writes: Iterable[Write]) -> None:
            await write(writes)
            begun.set()
            await may_end.wait()

        monkeypatch.setattr(house.storage, "write", slow)
        asking = asyncio.create_task(house.done(table, "anna", bid(table, 0)))
        await begun.wait()
        assert table.standing.choices == {}  # not before it is acknowledged
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        may_end.set()
        await until(lambda: bool(table.standing.choices))

    in_house(data, story)


def test_what_cannot_be_written_at_all_ends_nothing_else(data: Place) -> None:
    """The thread that writes goes on, whatever it is given."""

    async def story(store: Storage) -> None:
        too_large = Write(insert(game_table), {"id": "too large", "rules": 1 << 70})
        with pytest.raises(StorageFailed):
            await store.write([too_large])
        await store.write([kept_as("next")])

    run(data, story)


# Who may read it


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.mark.sqlite_only
@pytest.mark.parametrize("is_old", [False, True])
def test_nobody_else_can_read_the_data_file_nor_what_lies_beside_it(new_file: Path, is_old: bool) -> None:
    if is_old:
        store = Storage(new_file)
        store.open()
        store.close()
        new_file.chmod(0o644)
    store = Storage(new_file)
    store.open()
    store.setting("signing key", 32)
    assert {file.name: mode(file) for file in new_file.parent.iterdir()} == {
        new_file.name + end: 0o600 for end in ("", "-wal", "-shm")
    }
    store.close()


@pytest.mark.sqlite_only
def test_what_was_left_open_for_others_is_closed_at_the_next_start(new_file: Path) -> None:
    with closing(sqlite3.connect(new_file)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE note (text)")
        for end in ("", "-wal", "-shm"):
            Path(f"{new_file}{end}").chmod(0o666)
        keep_private(new_file)
        assert {mode(Path(f"{new_file}{end}")) for end in ("", "-wal", "-shm")} == {0o600}


# Trouble with the disk


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process can grow: what the system says is much the same."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.sqlite_only
def test_trouble_is_in_the_log_once_with_its_cause_and_once_when_it_is_over(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: Storage) -> None:
        with full_disk():
            for name in "abc":
                with pytest.raises(StorageFailed):
                    await store.write([kept_as(name)])
        await store.write([kept_as("d")])
        await store.write([kept_as("e")])

    run(data, story)
    told = [(record.levelno, record.getMessage().split()[0]) for record in caplog.records]
    assert told == [(logging.ERROR, "storage_failed:"), (logging.WARNING, "storage_back:")]
    assert "disk" in caplog.messages[0]
    assert "3" in caplog.messages[1]
    assert all(record.exc_info is None for record in caplog.records)


def test_the_pause_between_probes_continues_when_an_incident_ends() -> None:
    now = [10.0]
    probing = Probing(lambda size: (), clock=lambda: now[0])
    assert [probing.is_due(), probing.is_due()] == [True, False]
    probing.reset()
    assert not probing.is_due()
    now[0] += PAUSE_S
    assert probing.is_due()


@pytest.mark.sqlite_only
def test_full_disk_that_ends_the_transaction_is_logged_with_its_cause(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    large = Write(insert(setting), {"name": "large", "value": bytes(10_000_000)})  # written before the commit

    async def story(store: Storage) -> None:
        with full_disk(), pytest.raises(StorageFailed):
            await store.write([large])
        await store.write([kept_as("small")])

    run(data, story)
    assert "(disk" in caplog.messages[0]


def test_a_conflict_is_no_trouble_of_the_disk(data: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def story(store: Storage) -> None:
        await store.write([kept_as("same")])
        with pytest.raises(Conflict):
            await store.write([kept_as("same")])

    run(data, story)
    assert caplog.messages == []


@pytest.mark.sqlite_only
def test_a_file_that_can_only_be_read_is_refused_at_the_start(data: Path) -> None:
    store = Storage(data)
    store.open()
    store.close()
    with full_disk(), pytest.raises(StorageFailed) as caught:
        Storage(data).open()
    assert caught.value.message_id == "server-storage-unusable"
    assert sentence("server-storage-unusable", caught.value.arguments).count("\n") == 0
    assert caught.value.arguments["reason"]


@pytest.mark.sqlite_only
def test_a_damaged_page_is_in_the_log_once(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def make(house: House) -> None:
        tables.extend([(await house.make("haru_ichiban", PERSON, PERSON)).id for _ in range(20)])

    async def look(house: House) -> None:
        outcomes = await asyncio.gather(*map(house.hall.table, tables), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Table, StorageFailed}

    tables: list[str] = []
    in_house(data, make)
    overwrite_a_page_with(data, tables[0], tables[-1])
    in_house(data, look)
    assert [message.split()[0] for message in caplog.messages] == ["storage_unreadable:"]
    assert "malformed" in caplog.messages[0]


LEAF = 0x0D
"""How a page begins that holds rows of a table."""


def overwrite_a_page_with(data: Path, text: str, other: str) -> None:
    """A leaf that has a row with one text and none with the other."""
    with closing(sqlite3.connect(data)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        [[size]] = file.execute("PRAGMA page_size")
    whole = data.read_bytes()
    pages = [whole[at : at + size] for at in range(0, len(whole), size)]
    fitting = [n for n, page in enumerate(pages) if page[0] == LEAF and text.encode() in page]
    pages[next(n for n in fitting if other.encode() not in pages[n])] = b"\xff" * size
    data.write_bytes(b"".join(pages))


@pytest.mark.sqlite_only
def test_a_locked_file_refuses_and_then_goes_on(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        ear = house.listen(table, "anna", 0)
        before = table.standing
        somebody = sqlite3.connect(data, isolation_level=None)
        somebody.execute("BEGIN EXCLUSIVE")
        answer = await house.obey(table, "anna", bid(table, 0))
        assert answer.code == "storage_failed"  # type: ignore[union-attr]
        assert table.standing == before
        assert len(ear.frames) == 1
        assert table.snapshot("anna", 0) == ear.frames[0]
        somebody.execute("ROLLBACK")
        somebody.close()
        await house.done(table, "anna", bid(table, 0))
        assert table.standing.choices

    in_house(data, story, storage=Storage(data, busy_seconds=0.01))


@pytest.mark.sqlite_only
def test_a_full_disk_refuses_and_then_goes_on(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        limit_pages(house.storage, 1)
        codes = []
        for _ in range(200):  # until the pages that are there are full
            answer = await house.obey(table, "anna", bid(table, 0))
            codes.append(getattr(answer, "code", "done"))
            if codes[-1] != "done":
                break
        assert codes[-1] == "storage_failed"
        saved = await house.storage.read(table.id)
        assert saved is not None
        assert len(saved.requests) == len(codes) - 1
        assert table.requests == set(saved.requests)
        limit_pages(house.storage, 1 << 20)
        await house.done(table, "anna", bid(table, 0))

    in_house(data, story)


def limit_pages(store: Storage, count: int) -> None:
    """SQLite then says that the disk is full; the limit is never below what is used. The pool has one connection."""
    with store.database.writer.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {count}")


def test_a_computer_tries_again_when_the_disk_is_back(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.tables.thinkers.RETRY_SECONDS", 0.001)

    async def story(house: House) -> None:
        house.computers.free.clear()
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        write = house.storage.write
        tries: list[int] = []

        async def fail(writes: object) -> None:
            tries.append(1)
            raise StorageFailed("server-storage-failed")

        monkeypatch.setattr(house.storage, "write", fail)
        house.computers.free.set()
        while len(tries) < 3:
            await asyncio.sleep(0.001)
        assert table.standing.choices == {}
        monkeypatch.setattr(house.storage, "write", write)
        while not table.standing.choices:
            await asyncio.sleep(0.001)

    in_house(data, story)


def bid(table: Table, seat: int) -> Act:
    return Act(request(), seat, table.line.ply, table.position.legal_texts(seat)[0])


@pytest.mark.sqlite_only
def test_close_during_a_read_leaves_no_open_connection(data: Path) -> None:
    database = database_at(data, LONG)
    with database.reading() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        database.close()
        driver.execute("SELECT 1")
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")


def test_a_deleted_table_leaves_nothing_behind(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        await house.done(table, "anna", bid(table, 0))
        kept = await house.make("haru_ichiban", PERSON, PERSON)
        await house.hall.delete(table)
        for part in metadata.tables.values():
            if "table_id" in part.c:
                assert {row.table_id for row in by_hand(data, f"SELECT table_id FROM {part.name}")} <= {kept.id}

    in_house(data, story)


def test_every_table_of_the_schema_belongs_to_a_game_table_or_is_a_setting_or_what_tables_share() -> None:
    loose = [name for name, part in rows.metadata.tables.items() if "table_id" not in part.c]
    assert sorted(loose) == ["bucket", "game_table", "net", "server", "setting"]
