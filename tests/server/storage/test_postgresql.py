"""A database that cannot be used, or not at the moment: one sentence that says what to do, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL, insert, text

from hortus.command import main
from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import Conflict, StorageFailed
from hortus.server.http import health
from hortus.server.serve import check_data
from hortus.server.storage import postgresql as postgresql_module
from hortus.server.storage import rows
from hortus.server.storage.places import name_of, place_of
from hortus.server.storage.rows import Write
from tests import postgresql as ours
from tests.patience import LONG
from tests.postgresql import GUARDED, PASSWORD, Postgresql
from tests.server.house import by_hand
from tests.server.web import FRIEND, PERSON, Guest, Web, command, inside

pytestmark = [pytest.mark.interpreted_only, pytest.mark.postgresql]

WRONG = "sesame-open"
RAISE_FULL = (
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE 'could not extend file \"base/%\": No space left on device', txid_current() "
    "USING ERRCODE = 'disk_full'; END $$"
)


@pytest.fixture
def bare(postgresql: Postgresql) -> Iterator[URL]:
    """An empty database that is the guarded user's own, with the right password."""
    name = f"guarded_{os.urandom(6).hex()}"
    postgresql.execute(f"CREATE DATABASE {name} OWNER {GUARDED}")
    yield postgresql.url(name).set(username=GUARDED, password=PASSWORD)
    postgresql.drop_database(name)


@pytest.fixture
def made(bare: URL) -> URL:
    """The same with everything that a server makes in it."""
    check_data(bare)
    return bare


def typed(url: URL) -> str:
    return url.render_as_string(hide_password=False)


# Before it starts


def words_of(url: URL | str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> str:
    """All that somebody is told who starts a server with it."""
    data = url if isinstance(url, str) else typed(url)
    assert main(["--language", "en", "serve", "--no-browser", "--port", "0", "--data", data]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert caplog.records == []
    [line] = told.err.splitlines()
    assert line.endswith(" [storage_failed]")
    assert PASSWORD not in line
    assert WRONG not in line
    return line


def expected(word: str, url: URL, reason: str = "") -> str:
    """The beginning of a sentence, up to what the database says."""
    return (
        "hortus: "
        + sentence(word, {"database": name_of(url), "place": name_of(url), "reason": "|"}, "en").split("|")[0]
    )


def test_a_database_that_is_missing_is_to_be_made(
    postgresql: Postgresql, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    url = postgresql.url("nowhere")
    assert words_of(url, capsys, caplog).startswith(expected("server-database-missing", url))


def test_a_database_of_a_newer_hortus_is_left_alone(
    made: URL, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    by_hand(made, "UPDATE alembic_version SET version_num = '9999'")
    assert words_of(made, capsys, caplog).startswith(expected("server-storage-newer", made))
    assert by_hand(made, "SELECT version_num FROM alembic_version") == [("9999",)]


@pytest.mark.parametrize("is_made", [False, True])
def test_a_database_that_can_only_be_read_is_refused(
    postgresql: Postgresql,
    bare: URL,
    is_made: bool,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    if is_made:
        check_data(bare)
    postgresql.execute(f"ALTER DATABASE {bare.database} SET default_transaction_read_only = on")
    assert words_of(bare, capsys, caplog).startswith(expected("server-database-read-only", bare))


@pytest.mark.parametrize("is_made", [False, True])
def test_who_has_no_rights_is_told_who_should(
    postgresql: Postgresql,
    bare: URL,
    is_made: bool,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    postgresql.execute(f"ALTER DATABASE {bare.database} OWNER TO hortus")
    if is_made:
        check_data(postgresql.url(bare.database))
    assert words_of(bare, capsys, caplog).startswith(expected("server-database-rights", bare))


def test_who_may_not_even_come_in_is_told_who_should(
    postgresql: Postgresql, bare: URL, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    postgresql.execute(f"ALTER DATABASE {bare.database} OWNER TO hortus")
    postgresql.execute(f"REVOKE CONNECT ON DATABASE {bare.database} FROM PUBLIC")
    assert words_of(bare, capsys, caplog).startswith(expected("server-database-rights", bare))


@pytest.mark.parametrize(
    "change",
    [
        lambda url: url.set(password=WRONG),
        lambda url: URL.create(url.drivername, url.username, None, url.host, url.port, url.database),
        lambda url: url.set(username="stranger"),
        lambda url: URL.create(
            url.drivername, url.username, None, url.host, url.port, url.database, {"password": WRONG}
        ),
    ],
    ids=["wrong", "none", "a user who is not there", "wrong, in the query"],
)
def test_who_is_not_let_in_is_told_so_without_the_password(
    bare: URL, change: Callable[[URL], URL], capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    url = change(bare)
    assert words_of(url, capsys, caplog).startswith(expected("server-database-password", url))


def test_a_database_that_nobody_runs_is_to_be_started(
    bare: URL, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    url = bare.set(port=ours.free_port())
    assert words_of(url, capsys, caplog).startswith(expected("server-database-unreachable", url))


def test_a_database_without_room_is_to_be_given_some(
    postgresql: Postgresql, made: URL, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    full = "CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION refuse()"
    postgresql.execute(f"{RAISE_FULL}; {full}", made.database)
    assert words_of(made, capsys, caplog).startswith(expected("server-database-full", made))


def test_a_database_without_connections_is_to_be_given_some(
    postgresql: Postgresql, bare: URL, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    postgresql.execute(f"ALTER DATABASE {bare.database} CONNECTION LIMIT 0")
    assert words_of(bare, capsys, caplog).startswith(expected("server-database-connections", bare))


@pytest.mark.parametrize(
    "said",
    [
        "FATAL:  sorry, too many clients already",
        "FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute",
        'FATAL:  too many connections for role "hortus"',
    ],
)
def test_however_it_says_that_there_are_too_many_it_is_understood(bare: URL, said: str) -> None:
    database = postgresql_module.Postgresql(bare, 1.0)
    assert database.unusable(psycopg.OperationalError(said)).message_id == "server-database-connections"
    database.close()


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://hortus:{WRONG}@localhost:port/hortus",
        f"postgresql://hortus:x@{WRONG}@localhost/hortus",
        f"postgresql://hortus:x@y:{WRONG}@localhost/hortus",
        f"postgresql://hortus:{WRONG}@localhost",
        f"postgresql://hortus:{WRONG}@localhost/",
        f"mysql://hortus:{WRONG}@localhost/hortus",
        f"postgresql+asyncpg://hortus:{WRONG}@localhost/hortus",
        f"postgresql://localhost/x@{WRONG}",
        f"://{WRONG}",
    ],
)
def test_an_address_that_is_none_is_not_repeated(
    address: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    assert words_of(address, capsys, caplog).startswith(expected("server-storage-bad-address", URL.create("x")))


@pytest.mark.parametrize("option", ["nonsense=x", f"passwrod={WRONG}", "connect_timeout=soon"])
def test_options_that_the_driver_does_not_know_are_told(
    bare: URL, option: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    if option.startswith("connect_timeout"):
        check_data(place_of(f"{typed(bare)}?{option}"))  # ours is taken
    else:
        url = place_of(f"{typed(bare)}?{option}")
        assert isinstance(url, URL)
        assert words_of(url, capsys, caplog).startswith(expected("server-database-unusable", url))


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://hortus:{WRONG}@localhost/hortus",
        f"postgresql://hortus@localhost/hortus?password={WRONG}",
        f"postgresql://localhost/hortus?user=hortus&password={WRONG}&sslpassword={WRONG}",
        f"postgres://hortus:%40{WRONG}%2F@localhost/hortus",
    ],
)
def test_the_name_of_a_place_holds_no_password(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = place_of(address)
    assert WRONG not in name_of(place)
    assert WRONG not in repr(place) or "password=" in address
    assert main(["--language", "en", "backup", str(tmp_path / "copy"), "--data", address]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert WRONG not in told


def test_the_password_may_lie_in_a_file(bare: URL, tmp_path: Path) -> None:
    """As compose.yaml has it."""
    file = tmp_path / "pgpass"
    file.write_text(f"{bare.host}:{bare.port}:hortus:hortus:x\n*:*:*:{GUARDED}:{PASSWORD}\n")
    file.chmod(0o600)
    plain = URL.create(bare.drivername, bare.username, None, bare.host, bare.port, bare.database)
    check_data(plain.set(query={"passfile": str(file)}))


def test_every_sentence_is_one_in_every_language() -> None:
    words = {*postgresql_module.WHAT_TO_DO.values(), *postgresql_module.SAID.values()}
    for word in words | {"server-database-unreachable", "server-database-unusable", "server-storage-newer"}:
        for language in LANGUAGES:
            told = sentence(word, {"database": "d", "place": "d", "reason": "r"}, language)
            assert told.count(".") == 1, told
            assert told.endswith((".", "\N{NO-BREAK SPACE}».")), told


@pytest.mark.parametrize("inside", ["nowhere.invalid", "192.0.2.1"])
def test_where_nothing_can_be_listened_for_other_servers_none_is_started(
    bare: URL, inside: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--data", typed(bare), "--inside", inside]) == 2
    assert capsys.readouterr().err.endswith("[cannot_serve]\n")


# While it runs


Stories = Callable[[Web], Awaitable[None]]


def run(data: URL, story: Stories, **settings: Any) -> None:
    async def all_of_it() -> None:
        async with inside(data, **settings) as web:
            await story(web)

    asyncio.run(all_of_it())


async def table_of(anna: Guest) -> str:
    """At which something was done already."""
    table = await anna.make("haru_ichiban", PERSON, FRIEND)
    assert (await anna.command(table, "rename", seat=0, name="Anna"))["type"] == "done"
    return table


async def refused(anna: Guest, table: str, wish: dict[str, Any]) -> None:
    answer = await anna.http.post(f"/api/tables/{table}", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed"), answer.text


async def done_once(data: URL, anna: Guest, table: str, wish: dict[str, Any]) -> None:
    """The same wish, as often as it takes: it is done, and not twice."""
    async with asyncio.timeout(LONG):
        while (answer := await anna.http.post(f"/api/tables/{table}", json=wish)).status_code == 503:
            await asyncio.sleep(0.05)
    assert answer.json()["type"] == "done", answer.text
    assert (await anna.http.post(f"/api/tables/{table}", json=wish)).json()["type"] == "done"
    found = await asyncio.to_thread(by_hand, data, "SELECT kind FROM action WHERE table_id = :table", table=table)
    assert [row.kind for row in found].count("resign") == 1


def told_well(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The first words of what the log says: each thing once, without a traceback, without the password."""
    assert all(record.exc_info is None for record in caplog.records)
    assert PASSWORD not in caplog.text
    assert len(set(caplog.messages)) == len(caplog.messages)
    return [message.split()[0] for message in caplog.messages if not message.startswith("lease_lost:")]


@contextmanager
def trouble(postgresql: Postgresql, data: URL, begins: str, ends: str) -> Iterator[None]:
    name = data.database
    assert name

    def execute(text: str) -> None:
        if "ALTER DATABASE" in text:
            postgresql.execute(text)
            postgresql.hang_up(name)  # it counts for new connections only
        else:
            postgresql.execute(text, name)

    execute(begins)
    try:
        yield
    finally:
        execute(ends)


FULL = "CREATE TRIGGER refuse BEFORE INSERT ON action FOR EACH ROW EXECUTE FUNCTION refuse()"
AT_COMMIT = (
    "CREATE FUNCTION end_it() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$; "
    "CREATE CONSTRAINT TRIGGER end_it AFTER INSERT ON action DEFERRABLE INITIALLY DEFERRED "
    "FOR EACH ROW EXECUTE FUNCTION end_it()"
)


@pytest.mark.parametrize(
    ("begins", "ends"),
    [
        (f"{RAISE_FULL}; {FULL}", "DROP FUNCTION refuse CASCADE"),
        (AT_COMMIT, "DROP FUNCTION end_it CASCADE"),
        ("REVOKE INSERT ON action FROM {user}", "GRANT INSERT ON action TO {user}"),
        (
            "ALTER DATABASE {database} SET default_transaction_read_only = on",
            "ALTER DATABASE {database} RESET default_transaction_read_only",
        ),
        ("ALTER DATABASE {database} CONNECTION LIMIT 0", "ALTER DATABASE {database} CONNECTION LIMIT -1"),
    ],
    ids=["full", "broken off while it commits", "without rights", "only to be read", "without connections"],
)
def test_people_are_told_and_go_on_when_it_is_over(
    postgresql: Postgresql, made: URL, begins: str, ends: str, caplog: pytest.LogCaptureFixture
) -> None:
    names = {"user": made.username, "database": made.database}

    async def story(web: Web) -> None:
        anna = web.guest()
        table = await table_of(anna)
        wish = command("resign", seat=0)
        with trouble(postgresql, made, begins.format(**names), ends.format(**names)):
            for _ in range(2):
                await refused(anna, table, wish)
        await done_once(postgresql.url(made.database), anna, table, wish)

    run(made, story)
    words = told_well(caplog)
    assert set(words) <= {"storage_failed:", "storage_cause:", "storage_back:", "storage_unreadable:"}
    assert words


def test_ready_is_503_while_the_disk_is_full_and_200_again_by_itself(
    postgresql: Postgresql, made: URL, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk that has room for a small row and for nothing larger."""
    no_files = f"ALTER DATABASE {made.database} SET temp_file_limit = 0"
    files = f"ALTER DATABASE {made.database} RESET temp_file_limit"

    async def story(web: Web) -> None:
        anna, now = web.guest(), [0.0]
        web.app.state.server._health._clock = lambda: now[0]
        table = await table_of(anna)
        wish = command("resign", seat=0)
        assert (await anna.http.get("/ready")).status_code == 200
        with (
            trouble(postgresql, made, f"{RAISE_FULL}; {FULL}", "DROP FUNCTION refuse CASCADE"),
            trouble(postgresql, made, no_files, files),
        ):
            for _ in range(3):
                await refused(anna, table, wish)
                assert (await anna.http.get("/ready")).status_code == 503
                now[0] += health.SECONDS
                assert (await anna.http.get("/ready")).status_code == 503
                assert (await anna.http.get("/api/health")).status_code == 503
        await done_once(made, anna, table, wish)
        now[0] += health.SECONDS
        assert (await anna.http.get("/ready")).status_code == 200

    run(made, story)
    words = told_well(caplog)
    assert [words.count(word) for word in ("storage_failed:", "storage_back:")] == [1, 1]
    for cause in ("No space left on device", "temp_file_limit"):
        assert caplog.text.count(cause) == 1, caplog.text


@pytest.mark.parametrize("size_bytes", [140_000, 4_000_000])
def test_a_probe_needs_at_least_as_much_new_space_as_it_was_asked_for(
    postgresql: Postgresql, made: URL, size_bytes: int
) -> None:
    def succeeds(limit_bytes: int) -> bool:
        change = f"ALTER DATABASE {made.database} SET temp_file_limit = '{limit_bytes // 1024}kB'"
        with trouble(postgresql, made, change, f"ALTER DATABASE {made.database} RESET temp_file_limit"):
            database = postgresql_module.Postgresql(made, LONG)
            try:
                return database.commit([database.probe(size_bytes)]) == [None]
            except psycopg.errors.ConfigurationLimitExceeded:
                return False
            finally:
                database.close()

    assert [succeeds(limit) for limit in (size_bytes, 2 * size_bytes)] == [False, True]


def test_a_probe_does_not_wait_for_the_probe_of_a_server_that_hangs(made: URL) -> None:
    async def story(web: Web) -> None:
        storage = web.app.state.server.storage
        with storage.database.reader.begin() as hung:
            for write in storage.database.probe(0):
                hung.execute(write.statement, write.values)
            await storage.check()

    run(made, story, busy_seconds=LONG)


def test_conflicts_leave_the_connection_that_writes_as_it_is(made: URL) -> None:
    same = Write(insert(rows.setting), {"name": "same", "value": b""})
    tell_pid = Write(text("UPDATE setting SET value = pg_backend_pid()::text::bytea WHERE name = 'same'"), {})

    async def story(web: Web) -> None:
        storage, pids = web.app.state.server.storage, set()
        await storage.write([same])
        for _ in range(10):
            await storage.write([tell_pid])
            pids.add(await asyncio.to_thread(storage.setting, "same", 0))
            with pytest.raises(Conflict):
                await storage.write([same])
        assert len(pids) == 1

    run(made, story)


def test_after_a_conflict_a_lost_connection_is_not_waited_for_by_each_write(
    postgresql: Postgresql, made: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = Write(insert(rows.setting), {"name": "same", "value": b""})
    hang_up = Write(text("SELECT pg_terminate_backend(pg_backend_pid())"), {})
    database = postgresql_module.Postgresql(made, LONG)
    attempts = []

    def connect() -> Any:
        attempts.append(1)
        raise psycopg.OperationalError("connection refused")

    try:
        assert database.commit([[same]]) == [None]
        monkeypatch.setattr(database, "connect", connect)
        conflict, *others = database.commit([[same], [hang_up], *[[same]] * 20])
    finally:
        database.close()
    assert isinstance(conflict, Conflict)
    assert [type(error) for error in others] == [type(others[0])] + [psycopg.OperationalError] * 20
    assert isinstance(others[0], psycopg.OperationalError)
    assert len(attempts) <= 1


def test_queries_that_get_no_connection_are_logged_once_and_no_trouble_of_the_one_that_writes(
    postgresql: Postgresql, made: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        anna, now = web.guest(), [0.0]
        web.app.state.server._health._clock = lambda: now[0]
        table = await table_of(anna)
        postgresql.execute(f"ALTER DATABASE {made.database} CONNECTION LIMIT 0")  # it counts for new ones only
        web.app.state.server.storage.database.reader.dispose()
        for number in range(10):
            made_none = await anna.http.post("/api/tables", json={"game": "haru_ichiban", "seats": [PERSON, FRIEND]})
            assert (made_none.status_code, made_none.json()["code"]) == (503, "storage_failed")
            assert (await anna.http.get("/api/tables")).status_code == 503
            assert (await anna.command(table, "rename", seat=0, name=f"Anna {number}"))["type"] == "done"
            now[0] += health.SECONDS
            assert (await anna.http.get("/ready")).status_code == 200
        postgresql.execute(f"ALTER DATABASE {made.database} CONNECTION LIMIT -1")
        assert (await anna.http.get("/api/tables")).status_code == 200

    run(made, story)
    assert told_well(caplog) == ["storage_unreadable:"]


def test_buckets_are_cleaned_without_a_connection_of_those_that_read(
    made: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web) -> None:
        storage = web.app.state.server.storage
        await storage.write([Write(text("INSERT INTO bucket (name, room, at) VALUES ('old', 0, 0)"), {})])
        with monkeypatch.context() as without:
            without.setattr(storage.database, "reader", None)
            await storage.clean_up()
        assert await asyncio.to_thread(by_hand, made, "SELECT name FROM bucket WHERE name = 'old'") == []

    run(made, story)


def test_who_cannot_make_a_table_is_told_that_nothing_was_saved_and_the_log_has_why(
    postgresql: Postgresql, made: URL, caplog: pytest.LogCaptureFixture
) -> None:
    begins = f"ALTER DATABASE {made.database} SET default_transaction_read_only = on"
    ends = f"ALTER DATABASE {made.database} RESET default_transaction_read_only"
    names = {"user": made.username, "database": made.database}

    async def story(web: Web) -> None:
        anna = web.guest()
        wish = {"game": "haru_ichiban", "seats": [PERSON, FRIEND]}
        with trouble(postgresql, made, begins.format(**names), ends.format(**names)):
            answers = [await anna.http.post("/api/tables", json=wish) for _ in range(2)]
        assert {(answer.status_code, answer.json()["id"]) for answer in answers} == {(503, "server-storage-failed")}

    run(made, story)
    assert told_well(caplog)[0] == "storage_failed:"
    assert "read-only" in caplog.text


BUSY_S = 2.0
"""Long enough for whatever does not wait for the lock, also on a busy machine."""


def test_who_holds_a_lock_too_long_is_not_waited_for(
    postgresql: Postgresql, made: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await table_of(anna)
        wish = command("resign", seat=0)
        with psycopg.connect(typed(postgresql.url(made.database))) as other:
            other.execute("LOCK TABLE action IN EXCLUSIVE MODE")
            await refused(anna, table, wish)
        await done_once(made, anna, table, wish)

    run(made, story, busy_seconds=BUSY_S)
    assert told_well(caplog) == ["storage_failed:", "storage_back:"]


def test_what_was_written_though_nobody_could_tell_is_not_written_twice(
    made: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The line broke after the commit, before its answer."""
    together = postgresql_module.Postgresql._commit_together

    def lose_answer(database: Any, jobs: Any) -> None:
        together(database, jobs)
        monkeypatch.setattr(postgresql_module.Postgresql, "_commit_together", together)
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    async def story(web: Web) -> None:
        anna = web.guest()
        table = await table_of(anna)
        wish = command("resign", seat=0)
        monkeypatch.setattr(postgresql_module.Postgresql, "_commit_together", lose_answer)
        await refused(anna, table, wish)
        await done_once(made, anna, table, wish)

    run(made, story)
    assert told_well(caplog)[0] == "storage_failed:"


def test_a_database_that_is_started_again_is_found_again(caplog: pytest.LogCaptureFixture) -> None:
    with ours.running() as own:
        url = own.new_database()

        async def story(web: Web) -> None:
            anna = web.guest()
            table = await table_of(anna)
            wish = command("resign", seat=0)
            own.stop()
            await refused(anna, table, wish)
            own.process = (await asyncio.to_thread(ours.begin, own.folder, own.port)).process
            await done_once(url, anna, table, wish)

        run(url, story)
    words = told_well(caplog)
    assert "storage_failed:" in words
    assert words.count("storage_back:") == 1


def test_a_write_that_is_refused_for_good_is_no_trouble_of_the_database(made: URL) -> None:
    with pytest.raises(StorageFailed):
        check_data(made.set(password=WRONG))
    assert not postgresql_module.is_trouble(psycopg.errors.UniqueViolation())
    assert not postgresql_module.is_trouble(psycopg.errors.DeadlockDetected())
    assert postgresql_module.is_trouble(psycopg.errors.ReadOnlySqlTransaction())
    assert postgresql_module.is_trouble(psycopg.errors.InsufficientPrivilege())
    assert postgresql_module.is_trouble(psycopg.errors.DiskFull())
