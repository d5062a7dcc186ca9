"""Limits: token buckets, whom they count as one, and what an address or a guest may do over HTTP."""

from __future__ import annotations

import asyncio
import gc
import json
import re
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hortus.server.errors import TooMany
from hortus.server.http.guard import REFUSAL_DELAY_S
from hortus.server.http.limits import Bucket, Buckets, Slots, Turns, counted_as, is_in
from hortus.server.storage.places import Place
from hortus.server.tables.keeping import CLEAN_UP_INTERVAL_S
from hortus.server.tables.pace import Timer
from tests.server.web import PERSON, Web, run, served, told, two_guests

pytestmark = pytest.mark.interpreted_only


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_then_what_time_brings() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, burst=3.0, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets("server-too-many-asks", rate=0.0, burst=1.0, clock=Clock())
    assert [buckets.take(name) for name in ("a", "a", "b", "b")] == [True, False, True, False]
    assert buckets.take("c")
    assert not buckets.take("b")
    assert buckets.take("a")  # forgotten meanwhile: memory is bounded


def test_one_request_of_a_name_begins_per_iteration_of_the_loop_and_others_do_not_wait() -> None:
    async def story() -> None:
        turns, begun = Turns(), list[str]()

        async def request(name: str) -> None:
            await turns.wait(name)
            begun.append(name)

        flood = [asyncio.create_task(request("flood")) for _ in range(20)]
        await asyncio.sleep(0)
        bystanders = [asyncio.create_task(request(name)) for name in ("one", "two")]
        flood[5].cancel()  # a client that leaves does not hold up those behind it
        await asyncio.gather(*flood, *bystanders, return_exceptions=True)
        assert max(begun.index("one"), begun.index("two")) < 5
        assert len(begun) == 21
        await asyncio.sleep(0)
        assert turns._waiting == {}

    asyncio.run(story())


def test_a_line_of_requests_that_is_full_refuses_further_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "MOST_WAITING", 2)

    async def story() -> None:
        turns = Turns()
        asked = await asyncio.gather(
            *(turns.wait("flood") for _ in range(5)), turns.wait("other"), return_exceptions=True
        )
        assert [isinstance(outcome, TooMany) for outcome in asked] == [False, False, False, True, True, False]

    asyncio.run(story())


def test_a_few_tasks_of_a_name_work_at_once_and_others_do_not_wait() -> None:
    async def story() -> None:
        slots, working, ended = Slots(2), list[str](), asyncio.Event()

        async def work(name: str) -> None:
            async with slots.of(name):
                working.append(name)
                await ended.wait()

        tasks = [asyncio.create_task(work(name)) for name in ("flood", "flood", "flood", "flood", "one")]
        tasks[2].cancel()  # while it waits
        while "one" not in working:
            await asyncio.sleep(0)
        assert working == ["flood", "flood", "one"]
        ended.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert working.count("flood") == 3
        del tasks
        gc.collect()
        assert not slots._semaphores

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("a proxy's word", "a proxy's word"),
        ("x" * 1_000, "x" * 64),
    ],
)
def test_an_address_is_counted_as_what_one_household_has(host: str, name: str) -> None:
    assert counted_as(host) == name


def test_addresses_and_networks_are_recognised_however_they_are_written() -> None:
    known = ("127.0.0.1", "::1", "10.0.0.0/24")
    assert all(is_in(host, known) for host in ("127.0.0.1", "::ffff:127.0.0.1", "0:0::1", "10.0.0.77"))
    assert not any(is_in(host, known) for host in ("127.0.0.2", "10.0.1.1", "::2", "", "nonsense"))


# Over HTTP


def test_an_address_can_make_only_so_many_tables(data: Place) -> None:
    async def story(web: Web) -> None:
        wish = {"game": "haru_ichiban", "seats": [PERSON, PERSON]}
        statuses = [(await web.guest().http.post("/api/tables", json=wish)).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]

    told(data, story, tables_at_once=3)


def test_a_guest_can_send_only_so_many_commands(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        answers = [await anna.command(table, "ping") for _ in range(4)]
        assert [answer.get("code", "done") for answer in answers] == ["done", "done", "too_many", "too_many"]

    told(data, story, messages_per_second=0.0, messages_at_once=2)


def test_an_address_can_try_only_so_many_codes(data: Place) -> None:
    async def story(web: Web) -> None:
        codes = [(await web.guest().post("/api/join", {"key": "ABCDEF"}))["code"] for _ in range(4)]
        assert codes == ["bad_link", "bad_link", "too_many", "too_many"]

    told(data, story, joins_per_minute=2)


def test_an_address_can_send_only_so_many_messages_over_all_its_connections(data: Place) -> None:
    async def story(web: Web) -> None:
        codes = []
        for _ in range(2):
            anna = web.guest()
            table = await anna.make("haru_ichiban", PERSON, PERSON)
            for _ in range(2):
                async with anna.live(table, seat=0) as line:
                    await line.next()
                    codes.append((await line.ask("ping")).get("code", "done"))
        assert codes == ["done", "done", "done", "too_many"]

    run(served, data, story, messages_of_address_per_second=0.0, messages_of_address_at_once=3)


def test_an_address_can_open_live_sockets_only_so_often(data: Place) -> None:
    async def story(web: Web) -> None:
        for _ in range(2):
            anna = web.guest()
            table = await anna.make("haru_ichiban", PERSON, PERSON)
            async with anna.live(table, seat=0) as line:
                await line.next()
        with pytest.raises(InvalidStatus) as refused:
            async with anna.live(table, seat=0):
                pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["id"] == "server-too-many-asks"
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 200

    run(served, data, story, live_per_second=0.0, live_at_once=2)


def test_a_game_once_more_counts_as_a_new_table(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        for first in (anna, ben):  # everybody moves on by one seat
            await first.command(table, "resign", seat=0)
            assert (await anna.command(table, "rematch"))["type"] == "done"
            assert (await ben.command(table, "rematch"))["type"] == "done"  # who follows makes none
            table = (await anna.get(f"/api/tables/{table}"))["table"]["rematch"]
        await anna.command(table, "resign", seat=0)
        refusal = await anna.command(table, "rematch")
        assert (refusal["code"], refusal["id"]) == ("too_many", "server-too-many-tables")
        assert (await anna.get(f"/api/tables/{table}"))["table"]["rematch"] is None

    told(data, story, tables_an_hour=0.0, tables_at_once=3)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/tables", "/api/tables/abc", "/nowhere"])
def test_a_guest_can_ask_only_so_often(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        await guest.http.get("/")
        asked = [await guest.http.request(method, path) for method in ("GET", "HEAD", "GET", "HEAD")]
        assert [answer.status_code == 429 for answer in asked] == [False, False, True, True]
        assert (asked[2].json()["code"], asked[2].json()["id"]) == ("too_many", "server-too-many-asks")

    told(data, story, asks_per_second=0.0, asks_at_once=3)


def test_an_address_can_ask_only_so_often_as_whatever_guest(data: Place) -> None:
    async def story(web: Web) -> None:
        asked = [(await web.guest(Cookie=cookie).http.get("/api/games")).status_code for cookie in ("", "x=y") * 4]
        assert asked == [200, 200, 200, 200, 429, 429, 429, 429]
        files = [(await web.guest().http.get("/web/vendor/lit.js")).status_code for _ in range(4)]
        assert files == [200, 200, 429, 429]
        assert (await web.guest().http.get("/words/en/server.ftl")).status_code == 429

    told(data, story, asks_per_second=0.0, asks_at_once=1, files_per_second=0.0, files_at_once=2)


COOKIELESS = (
    ("POST", "/api/forget"),
    ("POST", "/api/tidy"),
    ("POST", "/api/lessons/haru_ichiban/1"),
    ("POST", "/api/puzzles/haru_ichiban/1"),
    ("POST", "/api/tables/abcdefghjkmn"),
    ("POST", "/web/app.js"),
    ("POST", "/api/health"),
    ("PUT", "/nowhere"),
    ("OPTIONS", "/api/tables"),
)


@pytest.mark.parametrize(("method", "path"), COOKIELESS)
def test_an_address_can_send_only_so_many_requests_that_may_change_something(
    data: Place, method: str, path: str
) -> None:
    async def story(web: Web) -> None:
        asked = [await web.guest().http.request(method, path, json={}) for _ in range(4)]
        assert [answer.status_code == 429 for answer in asked] == [False, False, True, True]
        assert (asked[2].json()["code"], asked[2].json()["id"]) == ("too_many", "server-too-many-asks")
        assert "set-cookie" not in asked[2].headers
        foreign = await web.guest(Origin="http://evil.example", Host="evil.example").http.request(method, path)
        assert foreign.status_code == 429
        assert (await web.guest().http.get("/api/games")).status_code == 200

    told(data, story, posts_per_second=0.0, posts_at_once=2)


def test_a_refusal_beyond_a_limit_is_late_and_any_other_is_not(data: Place) -> None:
    class Noted(Timer):
        def __init__(self) -> None:
            self.delays: list[float] = []

        async def sleep(self, seconds: float) -> None:
            if seconds >= CLEAN_UP_INTERVAL_S:
                await asyncio.Event().wait()
            self.delays.append(seconds)

    timer = Noted()

    async def story(web: Web) -> None:
        guest = web.guest()
        assert (await guest.http.post("/api/forget", json={}, headers={"Origin": "null"})).status_code == 403
        assert timer.delays == []
        assert (await guest.http.post("/api/forget", json={})).status_code == 429
        assert (await guest.http.get("/api/games")).status_code == 200
        assert timer.delays == [REFUSAL_DELAY_S]

    told(data, story, posts_per_second=0.0, posts_at_once=1, timer=timer)


@pytest.mark.parametrize(
    ("path", "body", "status", "answer"),
    [
        ("/api/forget", {}, 200, {"deleted": 0, "left": 0}),
        ("/api/tidy", {}, 200, []),
        ("/api/tidy", {"table": "abcdefghjkmn"}, 403, None),
        ("/api/lessons/haru_ichiban/1", {"action": "nonsense"}, 422, None),
        ("/api/puzzles/haru_ichiban/1", {"action": "nonsense"}, 422, None),
        ("/api/tables", None, 200, []),
    ],
)
@pytest.mark.parametrize("has_cookie", [False, True])
def test_a_guest_without_tables_causes_no_commit(
    data: Place, path: str, body: Any, status: int, answer: Any, has_cookie: bool
) -> None:
    async def story(web: Web) -> None:
        async def commits() -> float:
            text = (await web.guest().http.get("/metrics")).text
            return float(re.findall(r"^hortus_commit_seconds_count (.*)$", text, re.MULTILINE)[0])

        before = await commits()
        for _ in range(5):
            guest = web.guest()
            if has_cookie:
                await guest.get("/api/games")
            told = await (guest.http.get(path) if body is None else guest.http.post(path, json=body))
            assert told.status_code == status
            assert answer is None or told.json() == answer
        await web.guest().make("haru_ichiban", PERSON, PERSON)  # whose commit comes after all others
        assert await commits() - before <= 1

    told(data, story)


def test_addresses_of_one_household_are_counted_together(data: Place) -> None:
    """Behind a proxy it is the proxy that says where somebody comes from."""

    async def story(web: Web) -> None:
        wish = {"game": "haru_ichiban", "seats": [PERSON, PERSON]}

        async def status_from(host: str) -> int:
            web._transport = httpx.ASGITransport(web.app, client=(host, 1))
            return (await web.guest().http.post("/api/tables", json=wish)).status_code

        hosts = ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2")
        assert [await status_from(host) for host in hosts] == [201, 429, 201, 201, 429, 201]

    told(data, story, tables_an_hour=0.0, tables_at_once=1)


# Behind a proxy


@pytest.mark.parametrize(
    ("proxies", "statuses"), [(("127.0.0.1",), [201, 201, 429, 201, 429]), ((), [201, 429, 429, 429, 429])]
)
def test_guests_behind_a_proxy_are_counted_each_and_others_cannot_pretend(
    data: Place, proxies: tuple[str, ...], statuses: list[int]
) -> None:
    async def story(web: Web) -> None:
        wish = {"game": "haru_ichiban", "seats": [PERSON, PERSON]}
        froms = ("192.0.2.1", "192.0.2.2", "198.51.100.9, 192.0.2.2", "2001:db8::1", "[2001:db8::2]:443")
        found = []
        for address in froms:
            guest = web.guest(**{"X-Forwarded-For": address, "X-Forwarded-Proto": "https"})
            found.append(await guest.http.post("/api/tables", json=wish))
        assert [answer.status_code for answer in found] == statuses
        assert ("Secure" in found[0].headers["set-cookie"]) == bool(proxies)

    run(served, data, story, tables_an_hour=0.0, tables_at_once=1, proxies=proxies)


@pytest.mark.parametrize(
    ("origin", "proxies", "warnings"),
    [
        ("https://garden.example", (), 1),
        ("https://garden.example", ("127.0.0.1",), 0),
        ("http://garden.example", (), 0),
    ],
)
def test_https_requests_through_a_proxy_that_is_not_named_are_logged_once(
    data: Place, caplog: pytest.LogCaptureFixture, origin: str, proxies: tuple[str, ...], warnings: int
) -> None:
    async def story(web: Web) -> None:
        for _ in range(3):
            answer = await web.guest(**{"X-Forwarded-Proto": "https"}).http.get("/")
            assert ("Secure" in answer.headers["set-cookie"]) == bool(proxies)

    run(served, data, story, origins=(origin,), proxies=proxies)
    logged = [record.getMessage() for record in caplog.records]
    assert logged == warnings * ["proxy_unknown: A request came by http from 127.0.0.1, which no --proxy names."]


def test_probe_of_a_load_balancer_is_not_logged_as_an_unknown_proxy(
    data: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        assert (await web.guest().http.get("/health")).status_code == 200

    run(served, data, story, origins=("https://garden.example",), proxies=())
    assert caplog.records == []
