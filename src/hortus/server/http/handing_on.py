"""What is asked of a server that does not hold the table: it is handed on to the one that does.

If that one does not answer, it is probably lost. Then the table is free in a moment, and whoever waits here gets it
from this server.
"""

from __future__ import annotations

import asyncio
import socket as sockets
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from random import uniform
from typing import Any

import httpx
import msgspec
import uvicorn
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hortus.server.errors import Elsewhere, Moved
from hortus.server.http.guard import INSIDE, MOVED, NAME_HEADER, SAFE_METHODS
from hortus.server.http.limits import host_of
from hortus.server.logs import REQUEST
from hortus.server.protocol import SeatInfo, encode
from hortus.server.storage.leases import SharedLeases
from hortus.server.tables.links import Signer

PATIENCE = 6.0
"""Seconds in which a table comes to somebody who answers."""
AGAIN_SECONDS, LONGEST_PAUSE = 0.05, 1.0
CONNECT_SECONDS = 1.0
SOON_SECONDS = 0.5
ANSWER_SECONDS = 30.0  # a hint takes a while
TOLD = ("content-type", "content-disposition", "cache-control", "retry-after")
RESTART, NORMAL = 1012, 1000
HANDED_OVER = (1001, 1008, RESTART, 1013)
"""How a line may end that a guest is to hear of as it is."""


read_seats = msgspec.json.Decoder(dict[str, list[SeatInfo]]).decode
read_figures = msgspec.json.Decoder(dict[int, str]).decode


class HandingOn:
    """The lines from this server to the others at its database."""

    def __init__(self, leases: SharedLeases, signer: Signer, address: str) -> None:
        self._leases = leases
        self._signer = signer
        self._address = address  # of this server, as others reach it
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_connections=200, max_keepalive_connections=50),
            trust_env=False,  # the proxy by which this computer goes out does not know the others
            verify=False,  # they are spoken to without TLS: a start does not wait for certificates that nobody looks at
        )
        self._under_way: defaultdict[int, set[asyncio.Task[Any]]] = defaultdict(set)  # by the server that is asked
        self._news = asyncio.Event()  # somebody is lost

    async def close(self) -> None:
        await self._client.aclose()

    def neighbour_lost(self, holder: int) -> None:
        """Whoever waits for it need not wait any longer."""
        for task in self._under_way.pop(holder, ()):
            task.cancel()
        self._news.set()
        self._news = asyncio.Event()

    @contextmanager
    def _asking(self, there: Elsewhere) -> Iterator[None]:
        """As long as that server is not lost; then Moved."""
        task = asyncio.current_task()
        assert task is not None
        asked = self._under_way[there.holder]
        asked.add(task)
        try:
            yield
        except asyncio.CancelledError:
            if self._under_way.get(there.holder) is asked:  # somebody else has cancelled it
                raise
            task.uncancel()
            raise Moved("server-moved") from None
        finally:
            asked.discard(task)

    async def _holders(self, there: Elsewhere) -> AsyncIterator[Elsewhere]:
        """Whom to ask, one after the other, until somebody answers."""
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + PATIENCE, AGAIN_SECONDS
        while loop.time() < until:
            yield there
            with suppress(TimeoutError):
                async with asyncio.timeout(pause * uniform(0.5, 1.5)):  # not all who wait ask at once
                    await self._news.wait()
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                me = await self._leases.take(there.table_id)
                there = Elsewhere(there.table_id, me, self._address)
            except Elsewhere as other:
                there = other
        raise Moved("server-moved")

    def _headers(self, connection: HTTPConnection) -> dict[str, str]:
        word = self._signer.sign_inside(connection.scope["guest"], host_of(connection))
        kind = connection.headers.get("content-type", "application/json")
        return {INSIDE: word, NAME_HEADER: REQUEST.get(), "content-type": kind}

    # Requests

    async def ask(self, request: Request, body: bytes, there: Elsewhere) -> Response:
        """The answer of whoever holds the table. It is asked once more only where it cannot have done anything yet."""
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        async for one in self._holders(there):
            told = await self._send(one, request.method, path, body, self._headers(request))
            if told is not None and MOVED not in told.headers:
                headers = {name: told.headers[name] for name in TOLD if name in told.headers}
                return Response(told.content, told.status_code, headers)
        raise Moved("server-moved")

    async def _send(
        self, there: Elsewhere, method: str, path: str, body: bytes, headers: Mapping[str, str]
    ) -> httpx.Response | None:
        """None: nobody is there, or who was there can be asked again."""
        try:
            with self._asking(there):
                return await self._client.request(
                    method, f"http://{there.address}{path}", content=body, headers=dict(headers)
                )
        except (httpx.HTTPError, Moved) as error:
            if not (isinstance(error, httpx.ConnectError) or method in SAFE_METHODS):
                raise Moved("server-moved") from error
            self._leases.suspect(there.holder)
            return None

    # What servers ask each other

    async def forget(self, there: Elsewhere, guest: str) -> bool:
        headers = {INSIDE: self._signer.sign_inside(guest, "")}
        async for one in self._holders(there):
            told = await self._send(one, "POST", "/inside/forget", encode([one.table_id]), headers)
            if told is not None and told.is_success:
                return bool(told.json())
        raise Moved("server-moved")

    async def seats(self, guest: str, tables: Sequence[tuple[str, int]]) -> dict[str, list[SeatInfo]]:
        """Of those that answer soon: a list of tables does not wait for a server that is lost."""
        held = defaultdict(list)
        for table_id, holder in tables:
            if (address := self._leases.address_of(holder)) is not None:
                held[address].append(table_id)
        answers = await asyncio.gather(*(self._ask_soon(there, "seats", ids, guest) for there, ids in held.items()))
        return {table_id: seats for told in answers if told for table_id, seats in read_seats(told).items()}

    async def figures(self, crew: str) -> dict[int, str]:
        """What the other processes of this server count, by their numbers; of those that answer soon."""
        answers = await asyncio.gather(
            *(self._ask_soon(there, "metrics", crew, "") for there in self._leases.addresses)
        )
        return {number: text for told in answers if told for number, text in read_figures(told).items()}

    async def _ask_soon(self, address: str, what: str, body: object, guest: str) -> bytes:
        """The answer of a server; nothing, if it has none."""
        headers = {INSIDE: self._signer.sign_inside(guest, "")}
        try:
            told = await self._client.post(
                f"http://{address}/inside/{what}", content=encode(body), headers=headers, timeout=SOON_SECONDS
            )
            return told.content if told.is_success else b""
        except httpx.HTTPError:
            return b""

    # Live sockets

    async def connect(self, socket: WebSocket, there: Elsewhere) -> None:
        """Until either side has enough. What the guest says goes there, and what is told there goes to the guest."""
        query = f"?{socket.url.query}" if socket.url.query else ""
        try:
            async for one in self._holders(there):
                address, is_open = f"ws://{one.address}{socket.url.path}{query}", False
                try:
                    with self._asking(one):
                        async with connect(
                            address,
                            additional_headers=self._headers(socket),
                            open_timeout=CONNECT_SECONDS,
                            compression=None,
                            ping_interval=None,
                            max_size=None,
                            proxy=None,
                        ) as line:
                            is_open = True
                            return await self._both_ways(socket, line)
                except (OSError, TimeoutError, InvalidHandshake, Moved):
                    if is_open:
                        break
                    self._leases.suspect(one.holder)
            await close(socket, RESTART)
        except Moved:
            await close(socket, RESTART)

    async def _both_ways(self, socket: WebSocket, line: ClientConnection) -> None:
        there, back = asyncio.create_task(to_server(socket, line)), asyncio.create_task(to_guest(line, socket))
        try:
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        await close(socket, line.close_code if line.close_code in HANDED_OVER else RESTART)


async def to_server(socket: WebSocket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await line.send(message.get("bytes") or b"" if text is None else text)


async def to_guest(line: ClientConnection, socket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for message in line:
            await socket.send_text(message if isinstance(message, str) else message.decode())


async def close(socket: WebSocket, code: int | None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the guest may have left
        await socket.close(code or RESTART)


# Where others reach this server


class InsideServer(uvicorn.Server):
    """Beside the one that guests come to; signals are that one's, and it ends when it is told to."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.leaving = asyncio.Event()

    async def main_loop(self) -> None:
        await self.leaving.wait()

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def listening_inside(app: ASGIApp, listen: str, port: int, known: str) -> AsyncIterator[str]:
    """For other servers alone; gives the address by which they know it, with a port of its own."""
    [(family, *_, place), *_] = sockets.getaddrinfo(listen, port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE)
    with sockets.create_server(place[:2], family=family, backlog=1_000) as listener:
        port = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            lifespan="off",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            log_config=None,
            log_level="warning",
            server_header=False,
            proxy_headers=False,
        )
        server = InsideServer(config)
        running = asyncio.create_task(server.serve([listener]))
        try:
            yield f"[{known}]:{port}" if ":" in known else f"{known}:{port}"
        finally:
            server.force_exit = True
            server.leaving.set()
            await running
