"""Messages of every kind of nonsense: refused with a code, and every table is as it was (T09)."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import string
from contextlib import suppress
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import hortus
from hortus.contract.errors import HortusError
from hortus.languages import sentence
from hortus.server.errors import refused
from hortus.server.http.live import command_of, request_in
from hortus.server.protocol import Command, Refused
from hortus.server.storage.places import Place
from hortus.server.tables.commands import obey
from hortus.server.tables.table import Table
from tests.patience import LONG
from tests.server.house import ANNA, BEN, EVE, FRIEND, PERSON, House, in_house
from tests.server.web import FRIEND as WEB_FRIEND
from tests.server.web import PERSON as WEB_PERSON
from tests.server.web import inside, served

pytestmark = pytest.mark.interpreted_only

FEW, MANY = 2_000, 100_000

SCHEMA = msgspec.json.schema(Command)
KINDS = [variant["$ref"].rsplit("/", 1)[-1] for variant in SCHEMA["anyOf"]]
HARMLESS = {"Ping", "Why", "Preview", "Odds", "Hint", "Review", "Try", "Hurry", "Shown"}


class Nonsense:
    """Messages near and far from what the protocol allows."""

    def __init__(self, seed: int, texts: list[str]) -> None:
        self.luck = random.Random(seed)
        self.texts = texts

    def message(self) -> bytes:
        return self.luck.choice((self.noise, self.near, self.near, self.near, self.broken))()

    def noise(self) -> bytes:
        return self.luck.randbytes(self.luck.choice((0, 1, 10, 100, 5_000)))

    def broken(self) -> bytes:
        """A good message with some bytes changed, cut or doubled."""
        message = bytearray(self.near())
        for _ in range(self.luck.randint(1, 4)):
            place = self.luck.randrange(len(message))
            match self.luck.randrange(4):
                case 0:
                    message[place] = self.luck.randrange(256)
                case 1:
                    del message[place:]
                    message += b"}"
                case 2:
                    message[place:place] = message[:place]
                case _:
                    message[place:place] = self.luck.choice((b'"', b"{", b"\\u0000", b"1e999", b"null", b"\xf0\x9f"))
        return bytes(message)

    def near(self) -> bytes:
        """Fields as the schema has them, some of them wrong, missing or too many."""
        fields: dict[str, Any] = SCHEMA["$defs"][self.luck.choice(KINDS)]["properties"]
        made = {name: self.value(name, field) for name, field in fields.items() if self.luck.random() < 0.97}
        if self.luck.random() < 0.05:
            made[self.word()] = self.anything()
        return json.dumps(made, ensure_ascii=self.luck.random() < 0.5).encode(errors="surrogatepass")

    def value(self, name: str, field: dict[str, Any]) -> Any:
        if self.luck.random() < 0.05:
            return self.anything()
        if "enum" in field:
            return self.luck.choice(field["enum"])
        if name == "request":
            return "".join(self.luck.choices(string.ascii_letters + string.digits, k=self.luck.choice((8, 12, 36))))
        if name == "action":
            return self.luck.choice(self.texts) if self.luck.random() < 0.8 else self.word()
        if name == "seat":
            return self.luck.randint(-1, 5)
        if name in ("ply", "number"):
            return self.luck.choice((0, 1, 7, 8, 10**9, -1))
        return self.luck.random() < 0.5 if field.get("type") == "boolean" else self.word()

    def word(self) -> str:
        return "".join(self.luck.choices("ab<>&'\"\\ \u202e\u0000é花\ud800/%", k=self.luck.choice((0, 1, 8, 24, 70))))

    def anything(self) -> Any:
        choices: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", self.word(), [], {}, [[]] * 3, {"a": {"b": None}})
        return self.luck.choice(choices)


def digest(table: Table) -> tuple[object, ...]:
    standing = table.standing
    return (
        table.position.state_bytes(),
        standing.entries,
        standing.number,
        standing.choices,
        standing.seats,
        standing.powers,
    )


async def send(house: House, table: Table, guest: str, message: bytes) -> object:
    """What the live socket does with a message."""
    try:
        command = command_of(message)
    except HortusError as error:
        return refused(error, request_in(message))
    return await obey(house.hall, table, guest, command)


async def bombard(house: House, count: int, seed: int) -> None:
    """Eve, who has no power, sends anything; Ben, who sits there, anything but what is his right: out of turn."""
    tables = []
    for name in hortus.games():
        table = (
            await house.make(name, PERSON, FRIEND, FRIEND)
            if name != "haru_ichiban"
            else await house.make(name, PERSON, FRIEND)
        )
        await house.sit(table, 1, BEN)
        tables.append(table)
    texts = sorted(
        {table.line.game.action_text(action) for table in tables for action in range(table.line.game.action_count)}
    )
    before = [digest(table) for table in tables]
    nonsense = Nonsense(seed, texts)
    codes: dict[str, int] = {}
    for turn in range(count):
        table = nonsense.luck.choice(tables)
        message = nonsense.message()
        answer = await send(house, table, EVE, message)
        if isinstance(answer, Refused):
            codes[answer.code] = codes.get(answer.code, 0) + 1
            assert answer.code != "server_fault", message
            assert sentence(answer.id, answer.arguments)
            msgspec.json.encode(answer)
        if turn % 500 == 0:
            assert [digest(table) for table in tables] == before
    assert [digest(table) for table in tables] == before
    assert {"bad_message", "no_power", "too_large"} <= set(codes)


async def bombard_from_a_seat(house: House, count: int, seed: int) -> None:
    """Who has a seat may act; whatever is refused changes nothing, whatever is done is legal."""
    table = await house.two_people("cherry_tree")
    texts = [table.line.game.action_text(action) for action in range(table.line.game.action_count)]
    nonsense = Nonsense(seed, texts)
    for _ in range(count):
        before = digest(table)
        message = nonsense.message()
        guest = nonsense.luck.choice((ANNA, BEN))
        if b'"delete"' in message:
            continue
        answer = await send(house, table, guest, message)
        if isinstance(answer, Refused):
            assert answer.code != "server_fault", message
            assert digest(table) == before
            assert sentence(answer.id, answer.arguments)
    saved = await house.storage.read(table.id)
    assert saved is not None
    assert len(saved.actions) == table.standing.entries


def test_nonsense_changes_nothing(data: Place) -> None:
    in_house(data, lambda house: bombard(house, FEW, seed=1))


def test_nonsense_from_a_seat_changes_nothing_but_by_the_rules(data: Place) -> None:
    in_house(data, lambda house: bombard_from_a_seat(house, FEW // 4, seed=2))


@pytest.mark.soak
def test_much_nonsense_changes_nothing(data: Place) -> None:
    in_house(data, lambda house: bombard(house, MANY, seed=3))


@pytest.mark.soak
def test_much_nonsense_from_a_seat_changes_nothing_but_by_the_rules(data: Place) -> None:
    in_house(data, lambda house: bombard_from_a_seat(house, MANY // 10, seed=4))


@pytest.mark.parametrize("kind", KINDS)
def test_nonsense_reaches_every_command(kind: str) -> None:
    nonsense = Nonsense(1, ["bid 1"])
    for _ in range(5_000):
        try:
            if type(command_of(nonsense.near())).__name__ == kind:
                return
        except HortusError:
            pass
    raise AssertionError(kind)


# Paths and headers: the app is asked as the network would ask it, without the network


METHODS = (*("GET",) * 8, *("HEAD",) * 2, *("POST",) * 4, "PUT", "DELETE", "OPTIONS", "TRACE", "get", "")
PLACES = (
    *(
        "/",
        "/table/{table}",
        "/table/{table}/7/end",
        "/join/{key}",
        "/web/app.js",
        "/web/~0/app.js",
        "/words/en/server.ftl",
    ),
    *("/api/games", "/api/tables", "/api/join", "/api/tidy", "/api/invitations/{key}", "/api/tables/{table}"),
    *(
        "/api/tables/{table}/at/1",
        "/api/tables/{table}/record",
        "/api/tables/{table}/links",
        "/api/tables/{table}/live",
    ),
)
SPICE = (
    *(
        b"%00",
        b"%",
        b"%ff",
        b"%2e%2e/",
        b"../",
        b"//",
        b"/",
        b"\\",
        b"?",
        b"&",
        b"=",
        b";",
        b"#",
        b"[",
        b"{",
        b"'",
        b'"',
    ),
    *(
        b"9" * 5_000,
        b"x" * 300,
        b"%C3%28",
        b"%F0%9F%8C%B8",
        b"\xff",
        b" ",
        b"seat=0",
        b"seat=-1",
        b"number=1e9",
        b"halt=1",
    ),
)
NAMES = (
    *("cookie", "origin", "host", "accept", "accept-encoding", "if-none-match", "content-type", "content-length"),
    *("x-forwarded-for", "x-forwarded-proto", "user-agent", "upgrade", "connection", "range", "te", "expect"),
)
VALUES = (
    *(
        b"",
        b"*/*",
        b"text/html",
        b"gzip",
        b"http://[",
        b"http://[::1",
        b"null",
        b"https://garden.example",
        b"http://hortus",
    ),
    *(
        b"hortus",
        b"10.0.0.1, ::1",
        b"[::1",
        b"[::1]:x",
        b"1.2.3.4:99999999999",
        b"https",
        b"W/",
        b'"',
        b"=",
        b";;=;",
        b"\x00",
    ),
    *(b"-1", b"9" * 5_000, b"bytes=0-", b"websocket", b"Upgrade", b"\xff\xfe", b"a=b; " * 100),
)


class Strange:
    """Requests near and far from those that a browser makes."""

    def __init__(self, seed: int, table: str, key: str, cookie: str) -> None:
        self.nonsense = Nonsense(seed, ["bid 1"])
        self.luck = self.nonsense.luck
        self.known = {"table": table, "key": key}
        self.cookie = cookie
        self.own = [(b"host", b"hortus.localhost"), (b"cookie", cookie.encode())]

    def path(self) -> bytes:
        if self.luck.random() < 0.1:
            return b"/" + self.luck.randbytes(self.luck.choice((1, 10, 100)))
        path = bytearray(self.luck.choice(PLACES).format(**self.known).encode())
        for _ in range(self.luck.randint(0, 3)):
            place = self.luck.randrange(len(path) + 1)
            path[place : place + self.luck.choice((0, 0, 1, 5))] = self.luck.choice(SPICE)
        return bytes(path)

    def headers(self) -> list[tuple[bytes, bytes]]:
        made = [(self.luck.choice(NAMES).encode(), self.value()) for _ in range(self.luck.randint(0, 4))]
        return (self.own if self.luck.random() < 0.7 else []) + made

    def value(self) -> bytes:
        match self.luck.randrange(4):
            case 0:
                return self.luck.randbytes(self.luck.choice((1, 10, 200)))
            case 1:
                return self.cookie.encode()[: self.luck.randrange(200)] + self.luck.choice(VALUES)
        return self.luck.choice(VALUES)

    def scope(self, path: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        """What uvicorn makes of a request; it lets nothing but signs of ASCII through in a path."""
        raw, _, query = quote(path, safe=string.punctuation).encode().partition(b"?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.luck.choice(METHODS),
            "scheme": "http",
            "path": unquote(raw.decode()),
            "raw_path": raw,
            "query_string": query,
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "state": {},
        }


async def status_of(app: Any, scope: dict[str, Any], body: bytes) -> int:
    """Whatever is raised is a fault: the network would make an answer 500 of it, and a traceback."""
    statuses: list[int] = []
    inbox = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        return inbox.pop() if inbox else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await app(scope, receive, send)
    [status] = statuses
    return status


async def ask_strangely(data: Place, count: int, seed: int, what: str) -> dict[int, int]:
    """So many strange paths, or headers, of guests with a table and without one; how often each status was answered."""
    much = dict.fromkeys(LIMITS, 1e9)
    found: dict[int, int] = {}
    async with inside(data, **much) as web:
        anna = web.guest()
        table = await anna.make("haru_ichiban", WEB_PERSON, WEB_FRIEND)
        key = (await anna.links(table))["seats"]["1"].removeprefix("/join/")
        strange = Strange(seed, table, key, anna.cookie)
        app = ProxyHeadersMiddleware(web.app, ["127.0.0.1", "::1"])  # type: ignore[arg-type]
        plain = [place.format(table=table, key=key).encode() for place in PLACES]
        for _ in range(count):
            path = strange.path() if what == "paths" else strange.luck.choice(plain)
            headers = strange.headers() if what == "headers" else strange.own
            scope = strange.scope(path, headers)
            status = await status_of(app, scope, strange.nonsense.message() if strange.luck.random() < 0.5 else b"")
            assert status < 500, scope
            found[status] = found.get(status, 0) + 1
    return found


LIMITS = (
    *(
        "tables_an_hour",
        "tables_at_once",
        "joins_per_minute",
        "messages_per_second",
        "messages_at_once",
        "asks_per_second",
    ),
    *("asks_at_once", "posts_per_second", "posts_at_once", "files_per_second", "files_at_once", "live_a_guest"),
)


@pytest.mark.parametrize("what", ["paths", "headers"])
def test_strange_requests_are_refused(data: Place, what: str, caplog: pytest.LogCaptureFixture) -> None:
    found = asyncio.run(ask_strangely(data, FEW, 5, what))
    assert {200, 400, 404} <= set(found)
    assert caplog.records == []


@pytest.mark.soak
@pytest.mark.parametrize("what", ["paths", "headers"])
def test_many_strange_requests_are_refused(data: Place, what: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(ask_strangely(data, MANY, 6, what))
    assert caplog.records == []


# Frames and bytes: over a real line


class Frames:
    """What may come down a line that has become a live socket, good and bad."""

    def __init__(self, seed: int) -> None:
        self.nonsense = Nonsense(seed, ["bid 1"])
        self.luck = self.nonsense.luck

    def frame(self) -> bytes:
        match self.luck.randrange(8):
            case 0:
                return self.luck.randbytes(self.luck.choice((1, 2, 14, 200)))
            case 1:
                return self.made(self.luck.randrange(256), self.body(), self.luck.random() < 0.8)
            case 2:  # a close with any code and reason
                return self.made(0x88, self.luck.randrange(65_536).to_bytes(2, "big") + self.body()[:123])
            case 3:  # longer than it says, or said to be longer than anything
                return self.made(0x81, b"{}", length=self.luck.choice((0, 1, 126, 65_536, 1 << 40, (1 << 63) - 1)))
            case 4:  # in pieces
                pieces = (self.made(0x01, self.body()), self.made(0x00, self.body()), self.made(0x80, b"}"))
                return b"".join(pieces[: self.luck.randint(1, 3)])
            case 5:
                return self.made(self.luck.choice((0x89, 0x8A)), self.body()[:125])
        return self.made(self.luck.choice((0x81, 0x82)), self.body())

    def body(self) -> bytes:
        return self.nonsense.message()

    def made(self, first: int, body: bytes, is_masked: bool = True, length: int | None = None) -> bytes:
        size = len(body) if length is None else length
        mask = self.luck.randbytes(4)
        flag = 0x80 if is_masked else 0
        if size < 126:
            head = bytes((first, flag | size))
        elif size < 65_536:
            head = bytes((first, flag | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((first, flag | 127)) + size.to_bytes(8, "big")
        if not is_masked:
            return head + body
        return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


UPGRADE = (
    "GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
TOGETHER = 8
"""Frames on one line, unless it ends before."""


async def bombard_lines(data: Place, count: int, seed: int) -> None:
    async with served(data, **dict.fromkeys(LIMITS, 1e9)) as web:
        eve = web.guest()
        table = await eve.make("cherry_tree", WEB_PERSON, WEB_PERSON)
        frames = Frames(seed)
        port = int(web.base.rsplit(":", 1)[1])
        sent = 0
        while sent < count:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            is_live = frames.luck.random() < 0.9
            if is_live:
                writer.write(UPGRADE.format(table=table, cookie=eve.cookie).encode())
            several = [frames.frame() for _ in range(TOGETHER)]
            sent += len(several)
            writer.write(b"".join(several))
            writer.write_eof()
            with suppress(ConnectionError):
                async with asyncio.timeout(LONG):
                    heard = await reader.read()
                assert b"HTTP/1.1 500" not in heard
                assert heard.startswith(b"HTTP/1.1 101") or not is_live
                assert b"server_fault" not in heard
            writer.close()
        assert (await eve.get("/api/health"))["ok"]


def test_strange_frames_end_their_own_line_and_nothing_else(data: Place, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(bombard_lines(data, FEW, seed=7))
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


@pytest.mark.soak
def test_many_strange_frames_end_their_own_line(data: Place, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(bombard_lines(data, MANY, seed=8))
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


def test_a_fault_of_ours_is_told_as_one() -> None:
    async def story() -> None:
        class Broken:
            standing = None

        command = command_of(b'{"type": "hurry", "request": "12345678"}')
        answer = await obey(None, Broken(), EVE, command)  # type: ignore[arg-type]
        assert isinstance(answer, Refused)
        assert answer.code == "server_fault"

    asyncio.run(story())
