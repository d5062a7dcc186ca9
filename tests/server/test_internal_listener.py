"""The internal listener: only the servers of a database get in there, and their tokens are good for nothing else."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NoReturn

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from hortus.server.http import app, handing_on
from hortus.server.http.guard import INTER_SERVER_TOKEN
from hortus.server.http.internal import CLOCK_SKEW_S, LIFETIME_S
from hortus.server.storage import leases
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.postgresql import free_port
from tests.server.house import by_hand
from tests.server.logged import Kept, kept_log
from tests.server.web import FRIEND, PERSON, Guest, Web, command, run, served

pytestmark = pytest.mark.interpreted_only

needs_two_addresses = pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address only")

SEEN = re.compile(rb"([A-Z]+) (\S+) HTTP/1.1\r\n(?:[^\r]+\r\n)*?" + INTER_SERVER_TOKEN.encode() + rb": (\S+)\r\n", re.I)
TAPPED, HERE = "127.0.0.2", "127.0.0.1"


@dataclass
class Wiretap:
    """A relay in front of an internal listener that records what the other servers send there.

    A thief keeps the next `steals` requests: they are recorded, and do not arrive.
    """

    port: int
    steals: int = 0
    seen: bytes = b""
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        async with await asyncio.start_server(self._relay, TAPPED, self.port):
            yield

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(HERE, self.port)
        await asyncio.gather(self._copy(reader, there_writer, True), self._copy(there_reader, writer, False))

    async def stolen(self, asking: Awaitable[object]) -> tuple[str, str, str]:
        """Method, target and token of a request that a thief keeps; its sender sends it again with another token."""
        before = len(self.requests())
        self.steals = 1
        await asking
        return self.requests()[before]

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_tapped: bool) -> None:
        while part := await reader.read(65_536):
            if is_tapped:
                self.seen += part
                if self.steals:
                    self.steals -= 1
                    break
            writer.write(part)
        writer.close()

    def requests(self) -> list[tuple[str, str, str]]:
        """Method, target and token of everything that was sent."""
        return [(method.decode(), target.decode(), token.decode()) for method, target, token in SEEN.findall(self.seen)]


class Clock:
    """A clock that runs `ahead` seconds before another one."""

    def __init__(self, other: Callable[[], float]) -> None:
        self.other = other
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.other() + self.ahead

    def stop(self) -> None:
        now = self.other()
        self.other = lambda: now


@dataclass
class Scene:
    """Anna's table is held by the first server, and she asks the second one for it."""

    one: Web
    two: Web
    tap: Wiretap
    wall: Clock  # of the first server
    clock: Clock  # what the first server takes for the time of the database
    anna: Guest
    table: str

    async def replay(self, method: str, target: str, token: str, base: str = "", body: bytes = b"") -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=base or f"http://{HERE}:{self.tap.port}", timeout=LONG, trust_env=False
        ) as thief:
            return await thief.request(method, target, headers={INTER_SERVER_TOKEN: token}, content=body)

    async def steal(self, **query: object) -> tuple[str, str, str]:
        """Steal the request for a snapshot."""
        return await self.tap.stolen(self.anna.get(f"/api/tables/{self.table}", **query))


@pytest.fixture(autouse=True)
def patient_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no server take another for lost because the machine is busy."""
    monkeypatch.setattr(leases, "LEASE_SECONDS", LONG)


def scene(database: Place, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def play() -> None:
        tap, wall = Wiretap(free_port()), Clock(time.time)
        known = {"inside": TAPPED, "inside_port": tap.port, "inside_listen": HERE, "clock": wall}
        async with tap.listening(), served(database, **known) as one, served(database) as two:
            tokens = one.hall.others._tokens
            tokens._clock = clock = Clock(tokens._clock)
            anna = one.guest()
            table = await anna.make("haru_ichiban", PERSON, FRIEND)
            there = two.guest()
            there.http.cookies.update(anna.http.cookies)
            await story(Scene(one, two, tap, wall, clock, there, table))

    asyncio.run(play())


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


BAD_TOKEN, INTERNAL_ONLY = (403, "bad_token"), (400, "internal_only")


@pytest.mark.postgresql
@needs_two_addresses
def test_a_token_is_valid_for_one_method_target_and_receiver(database: Place) -> None:
    async def story(scene: Scene) -> None:
        path = f"/api/tables/{scene.table}"
        seen = await scene.steal(seat=0)
        method, target, token = seen
        assert (method, target) == ("GET", f"{path}?seat=0")
        for other_method, other_target in (
            ("POST", target),
            ("HEAD", target),
            ("GET", path),
            ("GET", f"{path}?seat=1"),
            ("GET", f"{target}&number=1"),
            ("GET", f"{path}/links"),
            ("POST", "/inside/forget"),
            ("GET", "/metrics"),
        ):
            answer = await scene.replay(other_method, other_target, token)
            assert answer.status_code == BAD_TOKEN[0], (other_method, other_target)
            assert other_method == "HEAD" or refusal(answer) == BAD_TOKEN
        [other] = {row.address for row in by_hand(database, "SELECT address FROM server")} - {
            f"{TAPPED}:{scene.tap.port}"
        }
        assert refusal(await scene.replay(*seen, base=f"http://{other}")) == BAD_TOKEN
        assert (await scene.replay(*seen)).status_code == 200

    scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
def test_a_token_is_valid_for_one_body(database: Place) -> None:
    async def story(scene: Scene) -> None:
        asked = command("rename", seat=0, name="Anna")
        seen = await scene.tap.stolen(scene.anna.http.post(f"/api/tables/{scene.table}", json=asked))
        for body in ({**asked, "name": "Eve"}, command("resign", seat=0)):
            stolen = await scene.replay(*seen, body=json.dumps(body).encode())
            assert refusal(stolen) == BAD_TOKEN
        shown = await scene.anna.get(f"/api/tables/{scene.table}", seat=0)
        assert (shown["seats"][0]["name"], shown["now"]["over"]) == ("", False)

    scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
def test_a_token_is_valid_once(database: Place) -> None:
    async def story(scene: Scene) -> None:
        assert (await scene.anna.command(scene.table, "ping"))["type"] == "done"
        await scene.anna.get(f"/api/tables/{scene.table}", seat=0)
        async with scene.anna.live(scene.table, seat=0) as line:
            await line.next()
        posted, read, opened = scene.tap.requests()
        for seen in (posted, read):
            assert refusal(await scene.replay(*seen)) == BAD_TOKEN
        with pytest.raises(InvalidHandshake):
            await connect(
                f"ws://{HERE}:{scene.tap.port}{opened[1]}",
                additional_headers={INTER_SERVER_TOKEN: opened[2]},
                proxy=None,
            )

    scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
def test_a_token_of_a_command_cannot_be_used_for_another_kind_of_request(database: Place) -> None:
    async def story(scene: Scene) -> None:
        assert (await scene.anna.command(scene.table, "ping"))["type"] == "done"
        async with scene.anna.live(scene.table, seat=0) as line:
            await line.next()
        posted, opened = scene.tap.requests()
        for method, target, token in (("GET", *posted[1:]), ("POST", *opened[1:])):
            assert refusal(await scene.replay(method, target, token)) == BAD_TOKEN

    scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
def test_a_token_expires(database: Place) -> None:
    async def story(scene: Scene) -> None:
        scene.clock.stop()
        scene.clock.ahead = LIFETIME_S / 2
        early, late = await scene.steal(seat=0), await scene.steal(seat=0)
        assert (await scene.replay(*early)).status_code == 200
        scene.clock.ahead = 2 * LIFETIME_S
        assert refusal(await scene.replay(*late)) == BAD_TOKEN

    scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
@pytest.mark.parametrize(
    ("valid", "expired"), [(LIFETIME_S / 3, LIFETIME_S + LONG), (-CLOCK_SKEW_S / 2, -CLOCK_SKEW_S - LONG)]
)
def test_expired_tokens_are_logged_once_and_guests_are_told_to_come_back(
    database: Place, monkeypatch: pytest.MonkeyPatch, valid: float, expired: float
) -> None:
    async def story(scene: Scene) -> None:
        scene.clock.ahead = valid
        await scene.anna.get(f"/api/tables/{scene.table}", seat=0)
        scene.clock.ahead = expired
        monkeypatch.setattr(handing_on, "PATIENCE", 0.2)
        for _ in range(2):
            assert refusal(await scene.anna.http.get(f"/api/tables/{scene.table}")) == (503, "moved")
        assert words(kept) == ["token_expired"]
        scene.clock.ahead = 0.0
        await scene.anna.get(f"/api/tables/{scene.table}", seat=0)

    with kept_log() as kept:
        scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
@pytest.mark.parametrize("ahead", [3_600, -3_600])
def test_a_wall_clock_that_is_wrong_by_an_hour_does_not_matter(database: Place, ahead: float) -> None:
    async def story(scene: Scene) -> None:
        scene.wall.ahead = ahead
        await scene.anna.get(f"/api/tables/{scene.table}", seat=0)
        assert words(kept) == []

    with kept_log() as kept:
        scene(database, story)


def words(kept: Kept) -> list[str]:
    return [told.get("word", told["message"]) for told in kept.objects]


@pytest.mark.postgresql
@needs_two_addresses
def test_nothing_is_answered_at_the_internal_listener_without_a_token(database: Place) -> None:
    async def story(scene: Scene) -> None:
        for path in ("/", "/health", "/metrics", "/web/app.js", f"/api/tables/{scene.table}", "/inside/seats"):
            for token in ("", "x", scene.anna.cookie.partition("=")[2]):
                assert refusal(await scene.replay("GET", path, token)) == BAD_TOKEN
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{HERE}:{scene.tap.port}/api/tables/{scene.table}/live", proxy=None)
        assert words(kept) == []

    with kept_log() as kept:
        scene(database, story)


@pytest.mark.postgresql
@needs_two_addresses
def test_the_public_listener_refuses_a_token_that_is_valid(database: Place) -> None:
    async def story(scene: Scene) -> None:
        await scene.anna.get(f"/api/tables/{scene.table}", seat=0)
        [seen] = scene.tap.requests()
        for web in (scene.one, scene.two):
            assert refusal(await scene.replay(*seen, base=web.base)) == INTERNAL_ONLY

    scene(database, story)


@pytest.mark.postgresql
@pytest.mark.parametrize("query", ['seat=0&x="{}|\\^`', "seat=0&x=%20%zz%C3%A9", "seat=0&&;=?/", "seat=0&x=a+b"])
def test_a_request_is_forwarded_whatever_its_query_says(database: Place, query: str) -> None:
    async def story(one: Web, two: Web) -> None:
        anna = one.guest()
        table = await anna.make("haru_ichiban", PERSON, FRIEND)
        target = f"/api/tables/{table}?".encode() + query.encode()
        answers = [await raw(web, target, anna.cookie) for web in (one, two)]
        assert [answer.split()[1] for answer in answers] == [b"200", b"200"]
        assert len({answer.partition(b"\r\n\r\n")[2] for answer in answers}) == 1

    async def play() -> None:
        async with served(database) as one, served(database) as two:
            await story(one, two)

    asyncio.run(play())


async def raw(web: Web, target: bytes, cookie: str) -> bytes:
    """The answer to a request with that very target."""
    reader, writer = await asyncio.open_connection(HERE, httpx.URL(web.base).port)
    writer.write(
        b"GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: %s\r\n\r\n" % (target, cookie.encode())
    )
    answer = await reader.read()
    writer.close()
    return answer


# The public listener


@pytest.mark.parametrize("token", ["", "x"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/health"),
        ("GET", "/ready"),
        ("GET", "/metrics"),
        ("GET", "/web/app.js"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("POST", "/inside/seats"),
    ],
)
def test_the_public_listener_refuses_the_header_before_anything_else(
    data: Place, method: str, path: str, token: str
) -> None:
    async def story(web: Web) -> None:
        headers = {INTER_SERVER_TOKEN: token, "X-Request-ID": "chosen-by-a-stranger"}
        answer = await web.guest().http.request(method, path, headers=headers)
        assert refusal(answer) == INTERNAL_ONLY
        assert "set-cookie" not in answer.headers
        assert answer.headers["X-Request-ID"] != "chosen-by-a-stranger"

    run(served, data, story, proxies=("192.0.2.1",))


def test_the_public_listener_refuses_a_websocket_with_the_header(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, FRIEND)
        headers = {"Cookie": anna.cookie, INTER_SERVER_TOKEN: "x"}
        address = f"{web.base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == INTERNAL_ONLY[0]

    run(served, data, story)


@pytest.mark.parametrize("path", ["/inside/forget", "/inside/seats", "/inside/metrics", "/inside/anything"])
def test_nothing_is_at_internal_paths_of_the_public_listener(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        for method in ("GET", "POST", "PUT"):
            answer = await guest.http.request(method, path, json=["abcdefghjkmn"])
            assert refusal(answer) == (404, "no_such_place")

    run(served, data, story)


# Forwarded requests


@pytest.mark.postgresql
def test_a_forwarded_request_keeps_its_name_in_the_log(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> NoReturn:
        raise RuntimeError

    async def play() -> None:
        async with served(database, proxies=("192.0.2.1",)) as one, served(database) as two:
            anna = one.guest()
            table = await anna.make("haru_ichiban", PERSON, FRIEND)
            there = two.guest()
            there.http.cookies.update(anna.http.cookies)
            monkeypatch.setattr(app, "count_of", fail)
            answer = await there.http.get(f"/api/tables/{table}/count", headers={"X-Request-ID": "named-by-the-proxy"})
            assert answer.status_code == 500
            assert {told["request"] for told in kept.objects} == {"named-by-the-proxy"}

    with kept_log() as kept:
        asyncio.run(play())
