"""Lines to the server: how many may be open, how long one may take to ask, and what happens when none is left."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from hortus.server.http import lines
from hortus.server.http.lines import MOST_UNREAD, RESERVE, Counts, LiveLine, calm_handler, most_lines, raise_descriptors
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.server.web import PERSON, Web, run, served
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only

ELSEWHERE = {"proxies": ()}
"""Nobody is a proxy: the lines of this computer count as those of any other."""


def told(data: Place, story: Callable[[Web], Awaitable[None]], **settings: Any) -> None:
    run(served, data, story, **settings)


class Raw:
    """A line on which anything may be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, text: str) -> None:
        self.writer.write(text.encode())

    async def rest(self) -> bytes:
        """Everything until the server closes the line."""
        async with asyncio.timeout(LONG):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


@asynccontextmanager
async def raw_lines(web: Web, count: int = 1) -> Any:
    port = int(web.base.rsplit(":", 1)[1])
    opened = [Raw(*await asyncio.open_connection("127.0.0.1", port)) for _ in range(count)]
    try:
        yield opened
    finally:
        for line in opened:
            await line.close()


HEAD = "POST /api/join HTTP/1.1\r\nHost: hortus.localhost\r\n"
SLOW = {
    "nothing at all": "",
    "half a request line": "GET /api/ga",
    "headers without end": HEAD + "X-One: 1\r\nX-Two",
    "half a body": HEAD + "Content-Length: 100\r\n\r\n{",
    "a body in pieces without end": HEAD + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.mark.parametrize("what", SLOW)
def test_who_does_not_get_on_with_a_request_is_dropped(
    data: Place, what: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lines, "REQUEST_SECONDS", 0.05)

    async def story(web: Web) -> None:
        async with raw_lines(web) as [line]:
            line.send(SLOW[what])
            assert await line.rest() == b""

    told(data, story)
    assert [record for record in caplog.records if record.exc_info] == []


def test_the_second_request_on_a_line_has_no_more_time_than_the_first(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web) -> None:
        async with raw_lines(web) as [line]:
            line.send("GET /api/health HTTP/1.1\r\nHost: hortus.localhost\r\n\r\n")
            await line.reader.readuntil(b'{"ok":true}')
            monkeypatch.setattr(lines, "REQUEST_SECONDS", 0.05)
            line.send("GET /api")
            assert await line.rest() == b""

    told(data, story)


def test_bytes_that_trickle_in_give_no_more_time(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REQUEST_SECONDS", 0.2)

    async def story(web: Web) -> None:
        async with raw_lines(web) as [line]:
            line.send(HEAD)
            ended = asyncio.create_task(line.rest())
            while not ended.done():
                with suppress(OSError):
                    line.send("X-Again: 1\r\n")
                await asyncio.sleep(0.01)

    told(data, story)


def test_who_does_not_read_the_answer_is_dropped(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ANSWER_SECONDS", 0.05)

    async def story(web: Web) -> None:
        async with raw_lines(web) as [line]:
            ask = "GET /web/vendor/lit.js HTTP/1.1\r\nHost: hortus.localhost\r\n\r\n"
            line.writer.transport.pause_reading()
            with suppress(OSError):
                while not line.writer.transport.is_closing():
                    line.send(ask * 100)
                    await asyncio.sleep(0.001)

    told(data, story, files_per_second=1e9, files_at_once=1e9)


def test_who_asks_in_time_stays(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of one request is not that of the next, nor that of a live socket."""
    clocks: list[float | None] = []
    give = lines.HttpLine._give

    def noted(self: lines.HttpLine, seconds: float | None) -> None:
        clocks.append(seconds)
        give(self, seconds)

    monkeypatch.setattr(lines.HttpLine, "_give", noted)

    async def story(web: Web) -> None:
        anna = web.guest()
        await anna.get("/api/games")
        assert clocks == [lines.REQUEST_SECONDS, lines.ANSWER_SECONDS, None]
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        clocks.clear()
        async with anna.live(table, seat=0) as line:
            await line.next()
            assert clocks == [lines.REQUEST_SECONDS, None]

    told(data, story)


# How many


async def answer(line: Raw) -> bytes:
    line.send("GET /api/health HTTP/1.1\r\nHost: hortus.localhost\r\nConnection: close\r\n\r\n")
    return await line.rest()


@pytest.mark.parametrize("limit", ["lines_in_all", "lines_an_address"])
def test_beyond_a_limit_lines_are_refused_until_some_close(
    data: Place, limit: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        async with raw_lines(web, 3) as [first, second, third]:
            heard = await third.rest()
            assert heard.startswith(b"HTTP/1.1 429 ")
            refusal = json.loads(heard.partition(b"\r\n\r\n")[2])
            assert (refusal["code"], refusal["id"]) == ("too_many", "server-too-many-lines")
            async with raw_lines(web, 2) as more:
                assert [(await line.rest())[9:12] for line in more] == [b"429", b"429"]
            assert b'{"ok":true}' in await answer(first)
            async with raw_lines(web) as [fourth]:
                assert b'{"ok":true}' in await answer(fourth)
            assert b'{"ok":true}' in await answer(second)

    told(data, story, **{limit: 2}, **ELSEWHERE)
    word = {"lines_in_all": "lines_full:", "lines_an_address": "lines_of_one:"}[limit]
    assert [message.split()[0] for message in caplog.messages] == [word]


def test_a_proxy_speaks_for_many(data: Place) -> None:
    async def story(web: Web) -> None:
        async with raw_lines(web, 3) as opened:
            assert all([b'{"ok":true}' in await answer(line) for line in opened])

    told(data, story, lines_an_address=1)


@pytest.mark.parametrize(("limit", "settings"), [("live_a_guest", {}), ("live_an_address", ELSEWHERE)])
def test_a_guest_has_only_so_many_live_sockets(data: Place, limit: str, settings: dict[str, Any]) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        async with anna.live(table, seat=0) as one:
            assert (await one.next())["type"] == "snapshot"
            async with anna.live(table, seat=0) as two:
                assert (await two.next())["type"] == "snapshot"
                async with anna.live(table, seat=0) as three:
                    refusal = await three.next()
                    assert (refusal["code"], refusal["id"]) == ("too_many", "server-too-many-lines")
                    await three.socket.wait_closed()
                    assert three.socket.close_code == 1013
            while web.app.state.server._live_of_guest._all > 1:
                await asyncio.sleep(0.001)
            async with anna.live(table, seat=0) as again:
                assert (await again.next())["type"] == "snapshot"

    told(data, story, **{limit: 2}, **settings)


def test_live_sockets_are_counted_as_lines_until_they_close(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        await anna.http.aclose()
        async with anna.live(table, seat=0) as line:
            await line.next()
            async with raw_lines(web, 2) as [_, beyond]:
                assert b"429" in await beyond.rest()
        again = web.guest()
        again.http.cookies.update(anna.http.cookies)
        while True:  # the server hears in its own time that a line was closed
            try:
                await again.get("/api/games")
                break
            except AssertionError:
                await asyncio.sleep(0.001)

    told(data, story, lines_in_all=2)


def test_counts_forget_who_has_gone() -> None:
    counts = Counts(most=3, most_each=2)
    assert [counts.add(name) for name in ("a", "a", "a", "b", "b")] == [True, True, False, True, False]
    counts.remove("a")
    assert counts.add(None)
    assert not counts.add(None)
    for name in ("a", "b", None):
        counts.remove(name)
    assert not counts._each


# Descriptors


def test_as_many_descriptors_are_used_as_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append(limits))
    for soft, hard in ((1024, 4096), (1024, resource.RLIM_INFINITY), (4096, 4096), (resource.RLIM_INFINITY,) * 2):
        monkeypatch.setattr(resource, "getrlimit", lambda what, limits=(soft, hard): limits)
        raise_descriptors()
    assert asked == [(4096, 4096), (lines.MOST_DESCRIPTORS, resource.RLIM_INFINITY)]


def test_some_descriptors_are_kept_for_everything_else() -> None:
    assert most_lines(1024) == 1024 - RESERVE
    assert most_lines(256) == 64


def test_that_no_line_can_be_taken_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        handle = calm_handler()
        for _ in range(100):
            handle(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "Too many")})
        assert [message.split()[0] for message in caplog.messages] == ["descriptors_out:"]
        handle(loop, {"message": "something else"})
        assert len(caplog.messages) == 2

    asyncio.run(story())


@pytest.mark.thorough
def test_where_descriptors_are_few_newcomers_get_in_again_when_others_leave(tmp_path: Path) -> None:
    few = 512

    async def story(address: str) -> None:
        web = Web(None, address.rstrip("/"), None)  # type: ignore[arg-type]
        async with raw_lines(web, 2 * few) as opened:
            assert b" 429 " in await opened[-1].rest()
        guest = web.guest()
        async with asyncio.timeout(LONG):
            while (await guest.http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.01)
        await web.close()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4 * few:
        pytest.skip("there are too few descriptors here to open more lines than a server takes")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 4 * few), hard))
    with serving_from(tmp_path / "tables.sqlite3", before=f"ulimit -n {few}") as (process, address):
        asyncio.run(story(address))
        process.terminate()
        assert process.stderr is not None
        said = process.stderr.read()
    assert len(said.splitlines()) < 10, said[:2000]
    assert "lines_full:" in said
    assert "Traceback" not in said


def test_a_live_line_is_read_on_until_messages_wait_and_again_when_none_does() -> None:
    line = LiveLine.__new__(LiveLine)
    line.queue, line.transport = asyncio.Queue(), Mock()
    transport: Any = line.transport
    line.read_paused = line.close_sent = False

    def arrive(count: int) -> None:
        for _ in range(count):
            line.frames = [b"{}"]
            line.send_receive_event_to_app()

    async def scene() -> None:
        arrive(MOST_UNREAD - 1)
        assert transport.mock_calls == []
        arrive(3)  # what had come already when it was paused
        assert [call[0] for call in transport.mock_calls] == ["pause_reading"]
        for _ in range(MOST_UNREAD + 2):
            await line.receive()
        assert [call[0] for call in transport.mock_calls] == ["pause_reading", "resume_reading"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ([("a", False), ("b", False)], [b"\x81\x01a", b"\x81\x01b"]),
        ([("a", True), ("b", True), ("c", False)], [b"\x81\x01a\x81\x01b\x81\x01c"]),
    ],
)
def test_messages_that_follow_each_other_at_once_leave_a_live_line_together(
    said: list[tuple[str, bool]], written: list[bytes]
) -> None:
    line = open_line()
    for text, more in said:
        asyncio.run(line.send({"type": "websocket.send", "text": text, "more": more}))
    transport: Any = line.transport
    assert [call.args for call in transport.write.call_args_list] == [(frame,) for frame in written]


@pytest.mark.parametrize("more", [False, True])
@pytest.mark.parametrize("how", ["said goodbye", "is gone"])
def test_who_has_left_is_told_nothing_more(how: str, more: bool) -> None:
    line = open_line()
    if how == "is gone":
        line.disconnected = True
    else:
        line.conn.send_close()
    with pytest.raises(ClientDisconnected):
        asyncio.run(line.send({"type": "websocket.send", "text": "a", "more": more}))


@pytest.mark.parametrize("kind", ["websocket.accept", "websocket.http.response.start"])
def test_a_handshake_is_not_answered_once_the_connection_is_closing(kind: str) -> None:
    line = open_line()
    line.handshake_complete = False
    with pytest.raises(ClientDisconnected):
        asyncio.run(line.send({"type": kind, "status": 403}))


def open_line() -> LiveLine:
    line = LiveLine.__new__(LiveLine)
    line.conn, line.transport = ServerProtocol(state=OPEN), Mock()
    line.writable = asyncio.Event()
    line.writable.set()
    line.handshake_complete = True
    line.close_sent = line.disconnected = False
    line.initial_response = None
    return line
