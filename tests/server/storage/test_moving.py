"""`hortus move`: everything is at the new place and the same, or nothing is."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import StringIO
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL, Connection, select

from hortus.command import main
from hortus.contract.errors import HortusError
from hortus.server import locks
from hortus.server.errors import StorageFailed
from hortus.server.serve import check_data
from hortus.server.storage import leases, moving, rows
from hortus.server.storage.alone import DataInUse, alone_at
from hortus.server.storage.database import database_at
from hortus.server.storage.moving import MOVED, MoveFailed, Side, move
from hortus.server.storage.places import Place, name_of
from hortus.server.storage.schema import HEAD
from hortus.terminal.console import Console
from hortus.terminal.moving import RowsProgress
from tests.patience import LONG, wait_until
from tests.postgresql import GUARDED, PASSWORD, Postgresql
from tests.server.house import ANNA, BEN, COMPUTER, PERSON, House, by_hand, everything_in, in_house, play_out
from tests.server.web import FRIEND, Web, inside
from tests.server.web import PERSON as SOMEBODY

pytestmark = pytest.mark.interpreted_only

KEPT = {table.name for table in MOVED}
WEIGHTS = bytes(range(256)) * 4_000
ODD = "Zoë 花子 🌸 ' \\ \" %s :x"


def silent(done: int, work: int) -> None: ...


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place to move to: not there yet, or empty."""
    if request.param == "sqlite":
        return tmp_path / "new" / "other.db"
    found: Place = request.getfixturevalue("another_database")
    return found


@pytest.fixture
def another_database(postgresql: Postgresql) -> Iterator[Place]:
    """Without so much as a schema; and it sorts words as people do, not as computers do."""
    name = f"bare_{os.urandom(6).hex()}"
    postgresql.execute(f"CREATE DATABASE {name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'")
    yield postgresql.url(name)
    postgresql.drop_database(name)


async def live_in(house: House) -> None:
    """Games that are over, under way, and with a choice that is sealed; nets, notes, names of all kinds."""
    finished = await house.make("haru_ichiban", PERSON, COMPUTER)
    await play_out(house, finished, {0: ANNA})
    await house.make("ishtar", PERSON, COMPUTER)
    sealed = await house.two_people("haru_ichiban")
    chooser = next(iter(sealed.standing.waiting))
    await house.act(sealed, (ANNA, BEN)[chooser], chooser, sealed.position.legal_texts(chooser)[0])
    for number in range(3):
        await house.storage.write([rows.keep_net(f"net {number}", WEIGHTS)])
    await house.storage.write([rows.change_seat(finished.id, 0, {"name": ODD})])


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a server that ran for a while. It is only read."""
    file = tmp_path_factory.mktemp("lived") / "in.db"
    in_house(file, live_in)
    by_hand(file, "UPDATE game_table SET holder = 7")
    found = rows_in(file)
    assert all(found[name] for name in KEPT - {"judged", "tidied"})
    return file


@pytest.fixture
def full(data: Place, lived_in: Path) -> Place:
    """The same, wherever the tests keep their data."""
    if isinstance(data, Path):
        shutil.copy(lived_in, data)
    else:
        move(lived_in, data, silent)
        by_hand(data, "UPDATE game_table SET holder = 7")
    return data


def rows_in(place: Place) -> dict[str, list[str]]:
    """Everything that is to be moved, in the words of no database."""
    database = database_at(place, busy_seconds=LONG)
    try:
        with database.reading() as connection:
            return {table.name: sorted(map(str, connection.execute(select(table)).all())) for table in MOVED}
    finally:
        database.close()


def unheld(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """As it is where no server works."""
    return {name: lines for name, lines in found.items() if name != "game_table"}


def is_bare(place: Place) -> bool:
    if isinstance(place, Path):
        return list(place.parent.glob(f"{place.name}*")) == []
    return everything_in(place) == {}


def test_everything_is_moved_there_and_back(data: Place, other: Place, tmp_path: Path) -> None:
    in_house(data, live_in)
    by_hand(data, "UPDATE game_table SET holder = 7")
    before = rows_in(data)
    assert move(data, other, silent) == 3
    there = rows_in(other)
    assert unheld(there) == unheld(before)
    assert {row.holder for row in by_hand(other, "SELECT holder FROM game_table")} == {0}
    assert rows_in(data) == before
    back = tmp_path / "back.db"
    assert move(other, back, silent) == 3
    assert rows_in(back) == there
    by_hand(back, "UPDATE game_table SET holder = 7")
    assert rows_in(back) == before


def test_rows_come_in_the_same_order_whatever_the_database_calls_alphabetical(
    data: Place, other: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And however many are read at once."""
    monkeypatch.setattr(moving, "ROWS_AT_ONCE", 2)
    check_data(data)
    for name in ("a", "B", "Ä", "a b", "ab", "_", "-a", "é", "z", "Z", "花"):
        by_hand(data, "INSERT INTO setting (name, value) VALUES (:name, :value)", name=name, value=name.encode())
    move(data, other, silent)
    assert rows_in(other) == rows_in(data)


def test_a_guest_plays_on_with_the_same_cookie_and_the_same_link(data: Place, other: Place) -> None:
    async def begin(web: Web) -> tuple[dict[str, str], str, str]:
        anna = web.guest()
        table = await anna.make("haru_ichiban", SOMEBODY, FRIEND)
        return dict(anna.http.cookies), table, (await anna.links(table))["seats"]["1"]

    async def go_on(web: Web, cookies: dict[str, str], table: str, link: str) -> None:
        anna, ben = web.guest(), web.guest()
        anna.http.cookies.update(cookies)
        assert (await ben.follow(link)).status_code == 200
        assert (await anna.command(table, "resign", seat=0))["type"] == "done"
        assert dict(anna.http.cookies) == cookies

    async def at(place: Place, story: Callable[..., Awaitable[Any]], *known: Any) -> Any:
        async with inside(place) as web:
            return await story(web, *known)

    known = asyncio.run(at(data, begin))
    move(data, other, silent)
    asyncio.run(at(other, go_on, *known))


def typed(place: Place) -> str:
    return str(place) if isinstance(place, Path) else place.render_as_string(hide_password=False)


def test_the_command_says_how_many_tables_were_moved(
    full: Place, other: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "move", typed(full), typed(other)]) == 0
    told = capsys.readouterr()
    assert " ".join(told.out.split()).startswith(f"3 tables were moved to {name_of(other)} and compared;")


# What cannot be moved


def refused(error: str, data: Place, other: Place) -> HortusError:
    with pytest.raises(HortusError) as found:
        move(data, other, silent)
    assert found.value.message_id == error
    return found.value


def test_what_is_not_there_is_not_moved(tmp_path: Path, other: Place) -> None:
    refused("move-no-data", tmp_path / "none", other)
    (tmp_path / "empty").touch()
    refused("move-no-data", tmp_path / "empty", other)
    assert not (tmp_path / "none").exists()


def test_nothing_is_moved_to_where_it_is(full: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "LOCK_TIMEOUT_S", 0)
    refused("move-same", full, full)
    if isinstance(full, Path):
        (tmp_path / "link").symlink_to(full)
        os.link(full, tmp_path / "hard")
        refused("move-same", full, tmp_path / "link")
        refused("move-same", full, tmp_path / "hard")
    else:
        assert full.port is not None
        refused("move-database-in-use", full, full.set(host="localhost"))


def test_where_there_is_something_nothing_is_moved_to(full: Place, other: Place) -> None:
    move(full, other, silent)
    by_hand(other, *(f"DELETE FROM {table.name}" for table in reversed(MOVED) if table is not rows.setting))
    before = everything_in(other)
    refused("move-not-empty", full, other)
    assert everything_in(other) == before


def test_an_empty_schema_is_as_good_as_nothing(full: Place, other: Place) -> None:
    move(full, other, silent)
    by_hand(other, *(f"DELETE FROM {table.name}" for table in reversed(MOVED)))
    by_hand(other, "INSERT INTO server (number, address, about, beat) VALUES (1, 'lost', '', 5)")
    assert move(full, other, silent) == 3


@pytest.mark.parametrize(("revision", "sentence"), [("0001", "move-older"), ("9999", "server-storage-newer")])
def test_data_of_another_version_stay_where_they_are(full: Place, other: Place, revision: str, sentence: str) -> None:
    by_hand(full, "UPDATE alembic_version SET version_num = :revision", revision=revision)
    refused(sentence, full, other)
    by_hand(full, "UPDATE alembic_version SET version_num = :revision", revision=HEAD)
    move(full, other, silent)


def test_while_a_server_works_with_the_data_nothing_is_moved(
    data: Place, other: Place, lived_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "LOCK_TIMEOUT_S", 0)

    async def story() -> None:
        async with inside(data):
            for ways in ((data, other), (lived_in, data)):
                with pytest.raises(DataInUse):
                    await asyncio.to_thread(move, *ways, silent)

    with alone_at(data):
        asyncio.run(story())
    assert is_bare(other)


# A lock or a server that is still there for a moment


@pytest.fixture
def patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a lock that is released at last is waited for."""
    monkeypatch.setattr(moving, "LOCK_TIMEOUT_S", LONG)


@contextmanager
def happening(what: Callable[[Callable[[], bool]], None]) -> Iterator[None]:
    """Run a function in another thread; it can ask whether it is too late."""
    is_over = Event()
    thread = Thread(target=what, args=[is_over.is_set])
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


TRIED_TO_LOCK = (
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND query LIKE 'SELECT pg_try_advisory_lock%'"
)
HOLDS_LOCK = (
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    "WHERE locktype = 'advisory' AND datname = current_database()"
)


@pytest.mark.postgresql
@pytest.mark.usefixtures("patiently")
def test_move_waits_for_the_lock_of_a_connection_that_was_closed_a_moment_ago(
    lived_in: Path, another_database: URL
) -> None:
    address = another_database.render_as_string()

    def close_late(is_too_late: Callable[[], bool]) -> None:
        with psycopg.connect(address, autocommit=True) as observer:
            wait_until(lambda: is_too_late() or bool(observer.execute(TRIED_TO_LOCK).fetchone()))
        holder.close()

    holder = psycopg.connect(address, autocommit=True)
    holder.execute("SELECT pg_advisory_lock(hashtext('hortus servers'))")
    with happening(close_late):
        assert move(lived_in, another_database, silent) == 3


@pytest.mark.postgresql
@pytest.mark.usefixtures("patiently")
def test_move_waits_for_a_server_that_is_still_stopping(lived_in: Path, another_database: URL) -> None:
    check_data(another_database)
    by_hand(another_database, *(f"DELETE FROM {table.name}" for table in reversed(MOVED)))
    by_hand(another_database, "INSERT INTO server (number, address, about, beat) VALUES (1, 'stopping', '', 0)")

    def stop_late(is_too_late: Callable[[], bool]) -> None:
        beats_since_lock = 0
        with psycopg.connect(another_database.render_as_string(), autocommit=True) as server:
            while beats_since_lock < 10 and not is_too_late():
                server.execute("UPDATE server SET beat = beat + 1")
                beats_since_lock += bool(server.execute(HOLDS_LOCK).fetchone())
                sleep(0.05)
            server.execute("DELETE FROM server")

    with happening(stop_late):
        assert move(lived_in, another_database, silent) == 3


@pytest.mark.usefixtures("patiently")
def test_move_waits_for_a_server_that_still_holds_the_file(
    lived_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(shutil.copy(lived_in, tmp_path / "source.db"))
    with ExitStack() as server:
        server.enter_context(alone_at(source))
        monkeypatch.setattr(locks, "sleep", lambda seconds: server.close())  # it ends while it is waited for
        assert move(source, tmp_path / "target.db", silent) == 3


@pytest.mark.postgresql
def test_move_leaves_no_lock_behind_for_the_next_command(another_database: URL) -> None:
    with psycopg.connect(another_database.render_as_string(), autocommit=True) as observer:
        with moving.alone_with(another_database):
            assert observer.execute(HOLDS_LOCK).fetchall() != []
        assert observer.execute(HOLDS_LOCK).fetchall() == []


@pytest.mark.postgresql
def test_no_server_begins_while_the_data_are_moved(
    lived_in: Path, another_database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "NOT_FOR_EVER", "SET LOCAL lock_timeout = '10ms'")
    move(lived_in, another_database, silent)
    with moving.alone_with(another_database), pytest.raises(StorageFailed) as found:
        check_data(another_database)
    assert found.value.message_id == "server-database-moving"
    check_data(another_database)


def test_where_nothing_can_be_written_nothing_is_moved_to(lived_in: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused("server-storage-unusable", lived_in, tmp_path / "file" / "new.db")
    (tmp_path / "no database").write_text("precious" * 1_000)
    refused("server-storage-unusable", lived_in, tmp_path / "no database")
    assert (tmp_path / "no database").read_text() == "precious" * 1_000


@pytest.mark.postgresql
def test_who_is_not_let_in_moves_nothing_and_the_password_is_not_told(
    lived_in: Path, another_database: URL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stranger = another_database.set(username=GUARDED, password="wrong-sesame")
    without_rights = another_database.set(username=GUARDED, password=PASSWORD)
    cases: list[tuple[tuple[Place, Place], str]] = [
        ((lived_in, stranger), "server-database-password"),
        ((stranger, tmp_path / "new.db"), "server-database-password"),
        ((lived_in, without_rights), "server-database-rights"),
        ((lived_in, another_database.set(database="nowhere")), "server-database-missing"),
    ]
    for ways, word in cases:
        told = refused(word, *ways)
        assert main(["--language", "en", "move", *map(typed, ways)]) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        assert shown.err.endswith("[storage_failed]\n")
        assert "sesame" not in f"{shown.err}{told}{told.arguments}"
    assert is_bare(another_database)
    assert not (tmp_path / "new.db").exists()


# What goes wrong in the middle


def test_ctrl_c_leaves_nothing_behind(full: Place, other: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything_in(full)

    def interrupt(done: int, work: int) -> None:
        if done > work / 2:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(MoveFailed) as found:
        move(full, other, interrupt)
    assert found.value.message_id == "move-interrupted"
    assert is_bare(other)
    assert everything_in(full) == before
    move(full, other, silent)


def test_ctrl_c_from_the_commit_on_comes_too_late(full: Place, other: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    commit, close = Connection.commit, Connection.close

    def interrupted(connection: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        commit(connection)
        monkeypatch.setattr(Connection, "close", close_interrupted)

    def close_interrupted(connection: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        close(connection)

    monkeypatch.setattr(Connection, "commit", interrupted)
    assert move(full, other, silent) == 3
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    monkeypatch.undo()
    assert len(rows_in(other)["game_table"]) == 3


def before(step: str, monkeypatch: pytest.MonkeyPatch, happens: Callable[[Connection], object]) -> None:
    """Something happens in the transaction at the new place, before everything is copied or compared."""
    usual = getattr(moving, step)

    def spoilt(here: Side, there: Side, advance: Any) -> None:
        with there.use() as connection:
            happens(connection)
        usual(here, there, advance)

    monkeypatch.setattr(moving, step, spoilt)


@pytest.mark.parametrize(
    "fault",
    [
        "UPDATE action SET action = 'x' WHERE ply = 0",
        "DELETE FROM choice",
        "UPDATE game_table SET holder = 3",
        "UPDATE setting SET name = 'Signing key' WHERE name = 'signing key'",
    ],
)
def test_what_arrived_otherwise_than_it_was_sent_is_not_kept(
    full: Place, other: Place, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before("compare_all", monkeypatch, lambda connection: connection.exec_driver_sql(fault))
    refused("move-differs", full, other)
    assert is_bare(other)


def test_a_disk_that_becomes_full_leaves_nothing_behind(
    full: Place, other: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = everything_in(full)

    def fill(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA max_page_count = 100")
        else:
            connection.exec_driver_sql("DO $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$")

    before("copy_all", monkeypatch, fill)
    told = refused("server-storage-unusable" if isinstance(other, Path) else "server-database-full", full, other)
    assert re.search("is full|no space left", told.arguments["reason"])
    assert is_bare(other)
    assert everything_in(full) == kept


@pytest.mark.postgresql
def test_a_line_that_breaks_leaves_nothing_behind(
    full: Place, another_database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = "SELECT pg_terminate_backend(pg_backend_pid())"
    before("compare_all", monkeypatch, lambda connection: connection.exec_driver_sql(broken))
    assert refused("server-database-unusable", full, another_database).code == "storage_failed"
    assert is_bare(another_database)
    assert caplog.records == []


def test_a_file_that_was_there_stays(full: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    before("compare_all", monkeypatch, lambda connection: connection.exec_driver_sql("DELETE FROM seat"))
    refused("move-differs", full, empty)
    assert empty.read_bytes() == b""


def test_the_old_file_is_not_changed_by_a_byte(lived_in: Path, other: Place) -> None:
    kept = lived_in.read_bytes()
    move(lived_in, other, silent)
    assert lived_in.read_bytes() == kept


# What it tells while it works


@pytest.mark.parametrize("is_terminal", [False, True])
def test_the_time_left_is_told_when_it_takes_longer_than_a_second(is_terminal: bool) -> None:
    screen, now = StringIO(), 0.0
    screen.isatty = lambda: is_terminal  # type: ignore[method-assign]
    console = Console("en", StringIO(), StringIO())
    with RowsProgress(console, screen, lambda: now) as progress:
        progress.tell(10, 100)
        assert screen.getvalue() == ""
        now = 2.0
        progress.tell(20, 100)
        assert screen.getvalue().strip() == "Moving: 20%, 0:00:08 left"
        now = 2.1
        progress.tell(40, 100)
    assert screen.getvalue().count("left") == (2 if is_terminal else 1)
    assert screen.getvalue().endswith("\n")


def test_large_rows_are_not_all_in_memory_at_once(data: Place, other: Place) -> None:
    check_data(data)
    by_hand(data, "DELETE FROM setting")
    weights, count = os.urandom(1_000_000), 20
    for number in range(count):
        by_hand(
            data, "INSERT INTO net (digest, weights) VALUES (:digest, :weights)", digest=f"{number}", weights=weights
        )
    tracemalloc.start()
    try:
        move(data, other, silent)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < count * len(weights) / 2
