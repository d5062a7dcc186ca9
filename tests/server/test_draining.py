"""How a server ends: nobody is cut off in the middle of a word, and what was acknowledged is there afterwards, once."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hortus.server import garbage
from hortus.server.garbage import Sweeper
from hortus.server.http import app as app_module
from hortus.server.http import lines
from hortus.server.http.app import Server, make_app
from hortus.server.http.lines import server_config
from hortus.server.serve import AnnouncedServer
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from hortus.server.storage.rows import Write
from tests.patience import LONG
from tests.server.house import Prompt, Quick, until
from tests.server.web import MUCH, PERSON, Guest, Line, Web, command
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine everything takes longer, and nothing else. Garbage is not looked for at each start."""
    monkeypatch.setattr(garbage, "sweep", lambda: None)
    monkeypatch.setattr(lines, "LAST_SECONDS", LONG)
    monkeypatch.setattr(app_module, "DRAIN_SECONDS", LONG)


class Ending(AnnouncedServer):
    """Ends when it is told to, and not when it next looks at the clock."""

    def __init__(self, app: Any, settings: Settings) -> None:
        server: Server = app.state.server
        super().__init__(server_config(app, settings), nothing, server.drain, Sweeper(float))
        self.leaving = asyncio.Event()

    async def main_loop(self) -> None:
        await self.leaving.wait()


async def nothing() -> None: ...


class Here:
    """A server that can be told to end."""

    def __init__(self, web: Web, server: Ending, task: asyncio.Task[None]) -> None:
        self.web = web
        self.task = task
        self._server = server

    @property
    def server(self) -> Server:
        server: Server = self.web.app.state.server
        return server

    def end(self) -> None:
        self._server.leaving.set()

    async def has_ended(self) -> None:
        async with asyncio.timeout(LONG):
            await self.task

    @asynccontextmanager
    async def line(self, said: bytes = b"") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A line on which something was said, and taken by the server."""
        taken = len(self._server.server_state.connections)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self.web.base.rpartition(":")[2]))
        writer.write(said)
        await until(lambda: len(self._server.server_state.connections) > taken)
        try:
            yield reader, writer
        finally:
            writer.close()
            await writer.wait_closed()


@asynccontextmanager
async def opened(data: Place) -> AsyncIterator[Here]:
    computers = Quick()
    wishes: dict[str, Any] = {**MUCH, "timer": Prompt(computers)}
    settings = Settings(data, port=0, **wishes)
    app = make_app(settings, computers)
    server = Ending(app, settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    web = Web(app, f"http://127.0.0.1:{port}", None)
    try:
        yield Here(web, server, task)
    finally:
        await web.close()
        server.leaving.set()
        await task


def tell(data: Place, story: Callable[[Here], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(data) as here:
            await story(here)

    asyncio.run(run())


async def code_at_the_end(line: Line) -> int | None:
    """What a page is told when its line ends; what comes before that is heard."""
    try:
        while True:
            await line.next()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


class Slow:
    """A storage that writes when it may."""

    def __init__(self, server: Server) -> None:
        self._write = server.storage.write
        self.may = asyncio.Event()
        self.waiting = 0
        server.storage.write = self.write  # type: ignore[method-assign]

    async def write(self, writes: Iterable[Write]) -> None:
        self.waiting += 1
        await self.may.wait()
        await self._write(writes)


def names(snapshot: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in snapshot["seats"]]


def answers(line: Line) -> list[str]:
    return [message["request"] for message in line.heard if message["type"] == "done"]


async def sit_down(here: Here) -> tuple[Guest, str]:
    anna = here.web.guest()
    return anna, await anna.make("haru_ichiban", PERSON, PERSON)


def test_those_who_look_on_are_told_to_come_back(data: Place) -> None:
    async def story(here: Here) -> None:
        anna, table = await sit_down(here)
        async with anna.live(table, seat=0) as line, anna.live(table) as other:
            await line.next()
            await other.next()
            here.end()
            assert [await code_at_the_end(line), await code_at_the_end(other)] == [1012, 1012]
        await here.has_ended()

    tell(data, story)


def test_what_is_being_written_is_written_and_answered_first(data: Place) -> None:
    async def story(here: Here) -> None:
        anna, table = await sit_down(here)
        async with anna.live(table, seat=0) as line:
            await line.next()
            slow = Slow(here.server)
            sent = command("rename", seat=0, name="Rose")
            await line.send(sent)
            await until(lambda: slow.waiting > 0)
            here.end()
            await until(lambda: here.server.is_draining)
            slow.may.set()
            assert await code_at_the_end(line) == 1012
            assert answers(line) == [sent["request"]]
            assert names(line.model)[0] == "Rose"

    tell(data, story)


def test_what_came_too_late_counts_once_when_it_is_sent_again(data: Place) -> None:
    early, late = command("rename", seat=0, name="Rose"), command("rename", seat=1, name="Iris")

    async def story() -> None:
        async with opened(data) as here:
            anna, table = await sit_down(here)
            cookies = dict(anna.http.cookies)
            async with anna.live(table, seat=0) as line:
                await line.next()
                slow = Slow(here.server)
                await line.send(early)
                await until(lambda: slow.waiting > 0)
                await line.send(late)
                here.end()
                await until(lambda: here.server.is_draining)
                slow.may.set()
                assert await code_at_the_end(line) == 1012
                assert answers(line) == [early["request"]]
                number = line.model["number"]
            await here.has_ended()
        async with opened(data) as again:
            anna = again.web.guest()
            anna.http.cookies.update(cookies)
            async with anna.live(table, seat=0) as line:
                before = await line.next()
                assert (names(before), before["number"]) == (["Rose", names(before)[1]], number)
                for sent in (early, late, early, late):
                    await line.send(sent)
                await line.until(lambda _: len(answers(line)) == 4)
                assert names(line.model) == ["Rose", "Iris"]
                assert line.model["number"] == number + 1

    asyncio.run(story())


@pytest.mark.parametrize("begun", [0, 11, 30])
def test_a_request_that_has_begun_is_answered_as_the_last_one(data: Place, begun: int) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def story(here: Here) -> None:
        async with here.line(request[:begun]) as (reader, writer):
            here.end()
            await until(lambda: here.server.is_draining)
            writer.write(request[begun:])
            headers, _, _ = (await reader.read()).lower().partition(b"\r\n\r\n")
            assert headers.startswith(b"http/1.1 200")
            assert b"connection: close" in headers.splitlines()

    tell(data, story)


def test_whoever_is_taken_in_the_same_moment_is_answered(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Here) -> None:
        def take(listener: socket.socket) -> Any:
            here.end()
            return taking(listener)

        taking = socket.socket.accept
        monkeypatch.setattr(socket.socket, "accept", take)
        assert (await here.web.guest().http.get("/api/games")).status_code == 200

    tell(data, story)


def test_a_request_under_way_is_answered_as_the_last_one(data: Place) -> None:
    async def story(here: Here) -> None:
        anna, table = await sit_down(here)
        slow = Slow(here.server)
        asking = asyncio.create_task(
            anna.http.post(f"/api/tables/{table}", json=command("rename", seat=0, name="Rose"))
        )
        await until(lambda: slow.waiting > 0)
        here.end()
        await until(lambda: here.server.is_draining)
        slow.may.set()
        told = await asking
        assert (told.status_code, told.json()["type"]) == (200, "done")
        assert told.headers["connection"] == "close"

    tell(data, story)


def test_whoever_asks_nothing_is_not_waited_for(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LAST_SECONDS", 0.01)

    async def story(here: Here) -> None:
        guest = here.web.guest()
        await guest.get("/api/games")  # and the line is kept
        async with here.line() as (reader, _):
            here.end()
            await here.has_ended()
            assert await reader.read() == b""
        with pytest.raises(httpx.ConnectError):
            await guest.get("/api/games")

    tell(data, story)


def test_what_only_this_process_holds_is_given_up_when_everybody_has_left(data: Place) -> None:
    async def story(here: Here) -> None:
        anna, table = await sit_down(here)
        given_up: list[int] = []

        async def give_up() -> None:
            given_up.append(len(here.server.hall.awake[0].listeners))

        here.server.on_drain.append(give_up)
        async with anna.live(table, seat=0) as line:
            await line.next()
            here.end()
            await code_at_the_end(line)
            await here.has_ended()
        assert given_up == [0]

    tell(data, story)


def test_whoever_comes_to_look_on_meanwhile_is_told_to_come_back(data: Place) -> None:
    async def story(here: Here) -> None:
        anna, table = await sit_down(here)
        here.server.is_draining = True
        async with anna.live(table, seat=0) as line:
            assert await code_at_the_end(line) == 1012

    tell(data, story)


@pytest.mark.thorough
def test_sigterm_ends_a_server_well(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3") as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.wait(LONG) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


@pytest.mark.thorough
def test_one_process_alone_does_not_end_when_it_is_asked_to_be_renewed(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3", before="exec </dev/null") as (process, address):
        process.send_signal(signal.SIGHUP)
        assert httpx.get(f"{address}api/health", timeout=LONG).json() == {"ok": True}
        process.send_signal(signal.SIGTERM)
        assert process.wait(LONG) == 0


def test_the_second_signal_ends_a_server_at_once(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    deadly: list[int] = []
    monkeypatch.setattr(signal, "signal", lambda number, handler: deadly.append(number))
    monkeypatch.setattr(signal, "raise_signal", lambda number: deadly.append(number))
    settings = Settings(data)
    server = Ending(make_app(settings, Quick()), settings)
    server.handle_exit(signal.SIGTERM, None)
    assert (server.should_exit, deadly) == (True, [])
    server.handle_exit(signal.SIGTERM, None)
    assert deadly == [signal.SIGTERM, signal.SIGTERM]
