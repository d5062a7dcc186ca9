"""Forwarding to a server that stops answering, and cancellation meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any

import pytest
from starlette.requests import Request
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as usual_connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from hortus.server.errors import Elsewhere, Moved, StorageFailed
from hortus.server.http.handing_on import HandingOn
from hortus.server.http.internal import InterServerTokens
from hortus.server.storage.leases import SharedLeases
from hortus.server.storage.places import Place
from hortus.server.tables.links import Signer
from tests.patience import LONG
from tests.postgresql import free_port
from tests.server.house import by_hand, until
from tests.server.web import FRIEND, PERSON, served

pytestmark = pytest.mark.interpreted_only

HERE = "127.0.0.1"
LOST, TABLE = 7, "abcdefghjkmn"
MESSAGE_BYTES = 60_000


@pytest.mark.postgresql
@pytest.mark.parametrize("is_full", [False, True])
def test_a_guest_is_not_held_up_by_a_server_that_stopped_answering(
    database: Place, monkeypatch: pytest.MonkeyPatch, is_full: bool
) -> None:
    """Also when the guest's messages fill all buffers on the way, so that no goodbye gets through."""
    forwarders: list[ClientConnection] = []

    async def connect(*arguments: Any, **options: Any) -> ClientConnection:
        forwarders.append(await usual_connect(*arguments, **options, close_timeout=LONG))  # 10 s hide a missing timeout
        return forwarders[-1]

    async def story() -> None:
        async with served(database) as web, silent_server() as (address, arrived):
            guest = web.guest()
            table = await guest.make("haru_ichiban", PERSON, FRIEND)
            by_hand(database, f"INSERT INTO server (number, address, about, beat) VALUES ({LOST}, '{address}', '', 0)")
            await until(lambda: LOST in leases_of(web).others)
            by_hand(database, f"UPDATE game_table SET holder = {LOST}")
            web.hall.move_out()
            async with guest.live(table, seat=0) as line:
                await arrived.wait()
                async with flood(line.socket) if is_full else nullcontext():
                    await until(lambda: len(forwarders) == 1)
                    if is_full:
                        await until(lambda: is_stuck(forwarders[0]) and is_stuck(line.socket))
                    by_hand(database, f"DELETE FROM server WHERE number = {LOST}")
                    await until(lambda: line.socket.protocol.close_rcvd is not None)
                assert line.socket.protocol.close_rcvd
                assert line.socket.protocol.close_rcvd.code == 1012
                line.socket.transport.abort()  # what it has sent is still in its way

    monkeypatch.setattr("hortus.server.http.handing_on.connect", connect)
    monkeypatch.setattr("hortus.server.storage.leases.LEASE_SECONDS", LONG)
    asyncio.run(story())


@pytest.mark.postgresql
def test_a_guest_is_refused_when_the_database_fails_while_the_holder_is_sought(
    database: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with served(database) as web:
            guest = web.guest()
            table = await guest.make("haru_ichiban", PERSON, FRIEND)
            web.hall.move_out()
            answers = [Elsewhere(table, LOST, f"{HERE}:{free_port()}"), StorageFailed("server-storage-failed")] * 2

            async def take(table_id: str) -> int:
                raise answers.pop(0)

            monkeypatch.setattr(leases_of(web), "take", take)
            answer = await guest.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed")
            async with guest.live(table, seat=0) as line:
                assert (await line.next())["code"] == "storage_failed"
                with pytest.raises(ConnectionClosed, match="1013"):
                    await line.next()
        assert answers == []

    asyncio.run(story())
    assert [record for record in caplog.records if record.exc_info] == []


def leases_of(web: Any) -> SharedLeases:
    found = web.hall.leases
    assert isinstance(found, SharedLeases)
    return found


@asynccontextmanager
async def silent_server() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A server that accepts a WebSocket, and then neither reads nor answers anything."""
    arrived, end = asyncio.Event(), asyncio.Event()

    async def be_silent(line: ServerConnection) -> None:
        line.transport.pause_reading()
        arrived.set()
        await end.wait()

    async with serve(be_silent, HERE, 0, ping_interval=None, close_timeout=0) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"{HERE}:{port}", arrived
        finally:
            end.set()


@asynccontextmanager
async def flood(socket: ClientConnection) -> AsyncIterator[None]:
    """Send messages without a pause while the body runs, so that a full buffer stays full."""

    async def send() -> None:
        while True:
            await socket.send(b"x" * MESSAGE_BYTES)

    sending = asyncio.create_task(send())
    try:
        yield
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError, ConnectionClosed):
            await sending


def is_stuck(socket: ClientConnection) -> bool:
    """Whether the kernel takes nothing more and this program's own buffer is full."""
    _, limit = socket.transport.get_write_buffer_limits()
    return socket.transport.get_write_buffer_size() > limit


class NoLeases:
    def suspect(self, holder: int) -> None: ...


@pytest.mark.parametrize("is_stopping", [False, True])
def test_losing_a_neighbour_never_swallows_another_cancellation(is_stopping: bool) -> None:
    """A request may be cancelled, because the server stops, in the moment in which its neighbour is lost."""

    async def story() -> None:
        reached = asyncio.Event()

        async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            reached.set()
            await reader.read()
            writer.close()

        async with await asyncio.start_server(never_answer, HERE, 0) as server:
            address = f"{HERE}:{server.sockets[0].getsockname()[1]}"
            tokens = InterServerTokens(Signer(b"k" * 32), lambda: 0.0)
            handing_on = HandingOn(NoLeases(), tokens, address)  # type: ignore[arg-type]
            scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": [], "guest": "anna"}
            there = Elsewhere(TABLE, LOST, address)
            task = asyncio.create_task(handing_on.ask(Request(scope), b"", there))
            await reached.wait()
            handing_on.neighbour_lost(LOST)
            if is_stopping:
                task.cancel()
            with pytest.raises(asyncio.CancelledError if is_stopping else Moved):
                await task
            await handing_on.close()

    asyncio.run(story())
