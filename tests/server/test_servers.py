"""Several servers at one database: one holds a table, the others hand on, and nobody notices which is which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from threading import Event
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from hortus.server import serve
from hortus.server.errors import StorageFailed
from hortus.server.http import handing_on
from hortus.server.storage import leases
from hortus.server.storage.database import Storage
from hortus.server.storage.leases import SharedLeases
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.postgresql import free_port
from tests.server.house import by_hand, until
from tests.server.web import COMPUTER, FRIEND, PERSON, Guest, Web, command, served

pytestmark = [pytest.mark.interpreted_only, pytest.mark.postgresql]


LEASE_SECONDS = leases.LEASE_SECONDS


@pytest.fixture
def data(database: Place) -> Place:
    return database


@pytest.fixture(autouse=True)
def patient_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no server take another for lost because the machine is busy. A test in which one is lost ends this."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", LONG)
    monkeypatch.setattr(leases, "TAKE_TIMEOUT_S", LONG)
    monkeypatch.setattr(handing_on, "SOON_SECONDS", LONG)


@asynccontextmanager
async def servers(data: Place, count: int = 2, **settings: Any) -> AsyncIterator[list[Web]]:
    async with AsyncExitStack() as stack:
        webs = [await stack.enter_async_context(served(data, **settings)) for _ in range(count)]
        assert len({leases_of(web).number for web in webs}) == count
        yield webs


def run(data: Place, story: Callable[[list[Web]], Awaitable[None]], count: int = 2, **settings: Any) -> None:
    async def all_of_it() -> None:
        async with servers(data, count, **settings) as webs:
            await story(webs)

    asyncio.run(all_of_it())


def leases_of(web: Web) -> SharedLeases:
    found = web.hall.leases
    assert isinstance(found, SharedLeases)
    return found


def at(guest: Guest, web: Web) -> Guest:
    """The same browser, sent to another server."""
    there = Guest(web.base, None, {})
    there.http.cookies.update(guest.http.cookies)
    web._guests.append(there)
    return there


async def pair(webs: Sequence[Web]) -> tuple[Guest, Guest, str]:
    """Anna makes a table at one server, Ben comes to it at another."""
    anna, ben = webs[0].guest(), webs[1].guest()
    table = await anna.make("haru_ichiban", PERSON, FRIEND)
    assert (await ben.follow((await anna.links(table))["seats"]["1"])).status_code == 200
    return anna, ben, table


def holders_of(data: Place, table: str) -> list[int]:
    return [row.holder for row in by_hand(data, "SELECT holder FROM game_table WHERE id = :id", id=table)]


def test_a_game_is_played_by_people_at_different_servers(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, ben, table = await pair(webs)
        async with anna.live(table, seat=0) as hers, ben.live(table, seat=1) as his:
            await hers.next()
            await his.next()
            assert {seat["present"] for seat in his.model["seats"]} == {True}
            answer = await hers.ask("resign", seat=0)
            assert answer["type"] == "done"
            await his.until(lambda message: message.get("now", {}).get("over", False))
        assert [len(web.hall.awake) for web in webs] == [1, 0]
        assert "resign" in (await ben.http.get(f"/api/tables/{table}/record")).text

    run(data, story)


def test_a_server_may_be_known_by_another_address_than_the_one_it_listens_at(data: Place) -> None:
    port = free_port()

    async def story() -> None:
        async with (
            served(data, inside="localhost", inside_port=port, inside_listen="0.0.0.0") as one,
            served(data) as two,
        ):
            anna, _, table = await pair([one, two])
            known = [row.address for row in by_hand(data, "SELECT address FROM server")]
            assert f"localhost:{port}" in known
            there = at(anna, two)
            assert (await there.get(f"/api/tables/{table}", seat=0))["seat"] == 0
            assert [len(web.hall.awake) for web in (one, two)] == [1, 0]

    asyncio.run(story())


def test_servers_reach_each_other_past_the_proxy_by_which_their_computer_goes_out(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{free_port()}")
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name)

    async def story(webs: list[Web]) -> None:
        monkeypatch.delenv("HTTP_PROXY")  # guests come by no proxy
        anna, _, table = await pair(webs)
        assert (await at(anna, webs[1]).get(f"/api/tables/{table}", seat=0))["seat"] == 0
        assert [len(web.hall.awake) for web in webs] == [1, 0]

    run(data, story)


def test_the_figures_of_a_server_are_those_of_all_its_processes_and_of_no_other_server(data: Place) -> None:
    async def story() -> None:
        async with (
            served(data, process=1, crew="ours") as one,
            served(data, process=2, crew="ours") as two,
            served(data, process=1, crew="another computer's") as other,
        ):
            webs = [one, two, other]
            for web in webs:
                await web.guest().make("haru_ichiban", PERSON, FRIEND)
            await two.guest().make("haru_ichiban", PERSON, FRIEND)
            await until(lambda: all(len(leases_of(web).others) == 2 for web in webs))
            for web, awake in ((one, {"1": 1, "2": 2}), (two, {"1": 1, "2": 2}), (other, {"1": 1})):
                text = (await web.guest().http.get("/metrics")).text
                families = {family.name: family for family in text_string_to_metric_families(text)}
                tables = families["hortus_tables_awake"].samples
                assert {sample.labels["process"]: sample.value for sample in tables} == awake
                assert {family.type for family in families.values()} == {"counter", "gauge", "histogram"}
                assert text.count("# TYPE hortus_request_seconds histogram") == 1
            stranger = await one.guest().http.post("/inside/metrics", json="ours")
            assert stranger.status_code == 404

    asyncio.run(story())


@pytest.mark.parametrize("path", ["", "/at/0", "/record", "/links", "/devices?seat=0", "?seat=0", "?seat=1", "/count"])
def test_whatever_server_is_asked_the_answer_is_the_same(data: Place, path: str) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        here, there = [await guest.http.get(f"/api/tables/{table}{path}") for guest in (anna, at(anna, webs[1]))]
        assert here.status_code == there.status_code
        assert here.content == there.content
        assert here.headers["content-type"] == there.headers["content-type"]

    run(data, story)


@pytest.mark.parametrize("is_live", [False, True])
def test_a_rematch_through_another_server_counts_as_a_new_table(data: Place, is_live: bool) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        assert (await anna.command(table, "resign", seat=0))["type"] == "done"
        there = at(anna, webs[1])
        if is_live:
            async with there.live(table, seat=0) as line:
                await line.next()
                answer = await line.ask("rematch")
        else:
            answer = await there.command(table, "rematch")
        assert (answer["code"], answer["id"]) == ("too_many", "server-too-many-tables")

    run(data, story, tables_an_hour=0.001, tables_at_once=1)


def test_a_rematch_while_the_database_fails_is_refused_and_the_connection_stays_open(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bool:
        raise StorageFailed("server-storage-failed")

    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        assert (await anna.command(table, "resign", seat=0))["type"] == "done"
        async with anna.live(table, seat=0) as line:
            await line.next()
            monkeypatch.setattr(webs[0].app.state.server.storage.database, "take_from", fail)
            assert (await line.ask("rematch"))["code"] == "storage_failed"
            assert (await line.ask("ping"))["type"] == "done"

    run(data, story)


def test_a_forwarded_request_with_strange_headers_is_answered(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        strange = [(b"Content-Type", b"application/json; charset=\xe9"), (b"X-Strange", b"\xff")]
        answer = await at(anna, webs[1]).http.post(f"/api/tables/{table}", json=command("ping"), headers=strange)
        assert (answer.status_code, answer.json()["type"]) == (200, "done")

    run(data, story)


def test_a_stranger_gets_a_cookie_from_the_server_that_was_asked_and_is_known_at_all(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        _, _, table = await pair(webs)
        eve = webs[1].guest()
        assert (await eve.http.get(f"/api/tables/{table}")).json()["code"] == "no_power"
        assert eve.http.cookies
        made = await eve.make("haru_ichiban", PERSON, COMPUTER)
        assert (await at(eve, webs[0]).get(f"/api/tables/{made}", seat=0))["seat"] == 0

    run(data, story)


def test_the_tables_of_a_server_that_ends_go_on_at_another(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        assert holders_of(data, table) == [leases_of(webs[0]).number]
        await asyncio.to_thread(leases_of(webs[0]).close)
        there = at(anna, webs[1])
        async with there.live(table, seat=0) as line:
            await line.next()
            assert (await line.ask("resign", seat=0))["type"] == "done"
        assert holders_of(data, table) == [leases_of(webs[1]).number]

    run(data, story)


async def stop_beating(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server send no heartbeat any more and its lease expire; what it holds in memory stays."""
    stalled = leases_of(web)
    monkeypatch.setattr(stalled, "_beat", lambda line: setattr(stalled, "_well", -inf))
    await until(lambda: not stalled.is_well)


async def lose(data: Place, lost: Web, web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the heartbeat of a server, and let another one notice it: its own lease does not expire meanwhile."""
    await stop_beating(lost, monkeypatch)
    number, other = leases_of(lost).number, leases_of(web)
    look_around = other._look_around

    def look_later(line: Any) -> None:
        if number in other._seen:
            other._seen[number] = other._seen[number]._replace(since=-inf)
        look_around(line)

    monkeypatch.setattr(other, "_look_around", look_later)
    await until(lambda: not by_hand(data, f"SELECT number FROM server WHERE number = {number}"))


def test_who_is_cut_off_loses_the_tables_and_changes_nothing_any_more(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(webs: list[Web]) -> None:
        anna, ben, table = await pair(webs)
        stalled = webs[0].hall.awake[0]
        async with anna.live(table, seat=0) as line:
            await line.next()
            monkeypatch.setattr(webs[0].app.state.server, "table_taken", lambda *notice: None)  # it is missed
            await lose(data, webs[0], webs[1], monkeypatch)
            there = at(ben, webs[1])
            assert (await there.command(table, "ping"))["type"] == "done"
            assert holders_of(data, table) == [leases_of(webs[1]).number]
            revision = by_hand(data, "SELECT revision FROM game_table")
            with pytest.raises(ConnectionClosed, match="1001"):
                await line.ask("rename", seat=0, name="Anna")
            assert stalled.is_gone
            assert by_hand(data, "SELECT revision FROM game_table") == revision

    run(data, story)


@pytest.mark.parametrize("stop_before", ["COMMIT", "INSERT"])
def test_a_table_locked_by_a_stopped_server_is_taken_over_and_its_change_refused(
    data: Place, monkeypatch: pytest.MonkeyPatch, stop_before: str
) -> None:
    """The server stops while its transaction is open: before the COMMIT, or before all statements are sent."""

    async def story(webs: list[Web]) -> None:
        anna, ben, table = await pair(webs)
        storage, is_stopped, may_continue = webs[0].app.state.server.storage, Event(), Event()
        line = storage.database._line
        execute = line.execute

        def stop(query: Any, *values: Any) -> Any:
            if str(query).startswith(stop_before):
                is_stopped.set()
                assert may_continue.wait(LONG)
            return execute(query, *values)

        monkeypatch.setattr(webs[0].app.state.server, "table_taken", lambda *notice: None)
        monkeypatch.setattr(line, "execute", stop)
        renaming = asyncio.create_task(anna.http.post(f"/api/tables/{table}", json=command("rename", seat=0, name="A")))
        try:
            await until(is_stopped.is_set)
            await lose(data, webs[0], webs[1], monkeypatch)
            assert (await at(ben, webs[1]).command(table, "rename", seat=1, name="Ben"))["type"] == "done"
            before = state_of(data)
        finally:
            may_continue.set()
        assert (await renaming).status_code == 503
        assert holders_of(data, table) == [leases_of(webs[1]).number]
        assert state_of(data) == before

    run(data, story, busy_seconds=LONG)


def state_of(data: Place) -> tuple[list[Any], list[Any]]:
    return by_hand(data, "SELECT * FROM game_table"), by_hand(data, "SELECT * FROM seat ORDER BY seat")


def test_who_may_be_thought_lost_shows_nobody_how_a_table_stood(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        await stop_beating(webs[0], monkeypatch)
        assert len(webs[0].hall.awake) == 1
        answer = await anna.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "moved")
        with pytest.raises(ConnectionClosed, match="1013"):
            async with anna.live(table, seat=0) as line:
                await line.until(lambda message: False)

    run(data, story)


def test_a_notice_sends_everybody_to_the_new_holder_and_twice_does_no_harm(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        async with anna.live(table, seat=0) as line:
            await line.next()
            taken = leases_of(webs[1]).number
            by_hand(data, "UPDATE game_table SET holder = :holder", holder=taken)
            for _ in range(2):
                by_hand(data, f"SELECT pg_notify('{leases.CHANNEL}', '{table} {taken}')")
            with pytest.raises(ConnectionClosed, match="1001"):
                await line.until(lambda message: False)
        assert webs[0].hall.awake == []
        async with anna.live(table, seat=0) as line:
            assert (await line.next())["type"] == "snapshot"
        assert [len(web.hall.awake) for web in webs] == [0, 1]

    run(data, story)


def test_a_table_that_is_being_woken_when_its_server_is_thought_lost_is_let_go_of(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        hall, number = webs[0].hall, leases_of(webs[0]).number
        hall.move_out()
        read = hall.storage.read

        async def read_slowly(table_id: str) -> Any:
            saved = await read(table_id)
            by_hand(data, f"DELETE FROM server WHERE number = {number}")
            await until(lambda: leases_of(webs[0]).number != number)
            return saved

        with monkeypatch.context() as patch:
            patch.setattr(hall.storage, "read", read_slowly)
            assert (await anna.http.get(f"/api/tables/{table}")).json()["code"] == "moved"
        assert hall.awake == []
        assert (await at(anna, webs[1]).command(table, "ping"))["type"] == "done"
        assert holders_of(data, table) == [leases_of(webs[1]).number]

    run(data, story)


def test_a_table_that_is_made_when_its_server_is_thought_lost_is_held_by_whoever_is_asked_for_it(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(webs: list[Web]) -> None:
        hall, number = webs[0].hall, leases_of(webs[0]).number
        write = hall.storage.write

        async def write_slowly(writes: Any) -> None:
            await write(writes)
            by_hand(data, f"DELETE FROM server WHERE number = {number}")
            await until(lambda: leases_of(webs[0]).number != number)

        anna = webs[0].guest()
        with monkeypatch.context() as patch:
            patch.setattr(hall.storage, "write", write_slowly)
            table = await anna.make("haru_ichiban", PERSON, PERSON)
        assert hall.awake == []
        assert (await at(anna, webs[1]).command(table, "ping"))["type"] == "done"
        assert holders_of(data, table) == [leases_of(webs[1]).number]

    run(data, story)


def test_a_server_that_was_thought_lost_comes_back_under_another_number(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, _, table = await pair(webs)
        before = leases_of(webs[0]).number
        by_hand(data, "DELETE FROM server WHERE number = :number", number=before)
        await until(lambda: leases_of(webs[0]).number > before)
        await until(lambda: webs[0].hall.awake == [])
        assert (await anna.command(table, "ping"))["type"] == "done"
        assert holders_of(data, table) in ([leases_of(webs[0]).number], [leases_of(webs[1]).number])

    run(data, story)


def test_one_computer_thinks_and_not_two(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna = webs[0].guest()
        table = await anna.make("haru_ichiban", PERSON, COMPUTER)
        there = at(anna, webs[1])
        for guest in (anna, there, anna):
            await guest.get(f"/api/tables/{table}", seat=0)
        computers = [web.app.state.server.computers for web in webs]
        async with asyncio.timeout(LONG):
            while not computers[0].asked:
                await asyncio.sleep(0.001)
        assert computers[1].asked == []

    run(data, story)


def test_a_guest_is_forgotten_at_all_servers(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, ben, table = await pair(webs)
        there = at(anna, webs[1])
        alone = [await guest.make("haru_ichiban", PERSON, COMPUTER) for guest in (anna, there)]
        assert await there.post("/api/forget", {}) == {"deleted": 2, "left": 1}
        for gone in alone:
            assert (await anna.http.get(f"/api/tables/{gone}")).status_code == 404
        assert (await ben.get(f"/api/tables/{table}", seat=1))["seats"][0]["kind"] == "computer"

    run(data, story)


def test_who_is_there_is_known_on_the_list_of_tables_at_every_server(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        anna, ben, _ = await pair(webs)
        table = (await anna.get("/api/tables"))[0]["table"]
        async with ben.live(table, seat=1) as line:
            await line.next()
            for guest in (anna, at(anna, webs[1])):
                [listed] = await guest.get("/api/tables")
                assert [seat["present"] for seat in listed["seats"]] == [False, True]

    run(data, story)


def test_how_many_tables_an_address_may_make_is_counted_over_all_servers(data: Place) -> None:
    async def story(webs: list[Web]) -> None:
        guests = [web.guest() for web in webs]
        wish = {"game": "haru_ichiban", "seats": [PERSON, COMPUTER]}
        answers = [await guests[number % 2].http.post("/api/tables", json=wish) for number in range(6)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 201, 429, 429]

    run(data, story, tables_an_hour=4.0, tables_at_once=4.0)


def test_a_server_of_a_later_version_leaves_the_schema_alone_while_others_work_with_it(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(webs: list[Web]) -> None:
        monkeypatch.setattr(leases, "UNLIKE_TIMEOUT_S", 0)
        monkeypatch.setattr(serve, "this_version", lambda: "a later version")
        monkeypatch.setattr(Storage, "open", lambda storage: pytest.fail("the schema was brought up to date"))
        with pytest.raises(StorageFailed) as caught:
            await asyncio.to_thread(serve.check_data, data)
        assert caught.value.message_id == "server-database-unlike"

    run(data, story, count=1)


def test_a_server_of_another_version_is_refused_and_one_that_was_left_behind_is_not(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "UNLIKE_TIMEOUT_S", 0)

    async def story(webs: list[Web]) -> None:
        storage = Storage(data)
        try:
            other = storage.database.leases("another version")
            assert other is not None
            with pytest.raises(StorageFailed) as caught:
                await asyncio.to_thread(other.check_alike)
            assert caught.value.message_id == "server-database-unlike"
            await asyncio.to_thread(leases_of(webs[0]).close)
            by_hand(data, "INSERT INTO server (address, about, beat) VALUES ('127.0.0.1:1', 'left behind', 7)")
            monkeypatch.setattr(leases, "LEASE_SECONDS", LEASE_SECONDS)
            await asyncio.to_thread(other.check_alike)
        finally:
            storage.close()

    run(data, story, count=1)


def test_new_version_started_while_the_old_one_stops_waits_for_its_end(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "UNLIKE_TIMEOUT_S", LONG)
    storage = Storage(data)

    async def story(webs: list[Web]) -> None:
        old, new = leases_of(webs[0]), storage.database.leases("a later version")
        assert new is not None
        await until(lambda: by_hand(data, "SELECT beat FROM server")[0].beat > 0)
        monkeypatch.setattr(leases, "sleep", lambda seconds: old.close())
        await asyncio.to_thread(new.check_alike)

    try:
        run(data, story, count=1)
    finally:
        storage.close()


def test_a_server_that_ends_waits_for_no_beat(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(webs: list[Web]) -> None:
        await until(lambda: by_hand(data, "SELECT beat FROM server")[0].beat > 0)
        async with asyncio.timeout(LONG):
            await asyncio.to_thread(leases_of(webs[0]).close)
        assert by_hand(data, "SELECT number FROM server") == []

    monkeypatch.setattr(leases, "BEAT_SECONDS", 2 * LONG)
    run(data, story, count=1)
