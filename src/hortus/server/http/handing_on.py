"""Forwards requests and WebSockets to the server that holds the table.

If that server does not answer, it is probably lost. Its tables are free a moment later, and a guest who waits here is
served by whichever server takes the table then.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from random import uniform
from typing import Any, NamedTuple

import httpx
import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.uri import parse_uri

from hortus.server.errors import Elsewhere, Moved
from hortus.server.http.guard import INTER_SERVER_TOKEN, MOVED, NAME_HEADER, SAFE_METHODS
from hortus.server.http.internal import Caller, InterServerTokens, caller_of
from hortus.server.logs import REQUEST
from hortus.server.protocol import SeatInfo, encode
from hortus.server.storage.leases import SharedLeases

PATIENCE = 6.0
"""Seconds in which a table comes to somebody who answers."""
AGAIN_SECONDS, LONGEST_PAUSE = 0.05, 1.0
CONNECT_SECONDS = 1.0
SOON_SECONDS = 0.5
ANSWER_SECONDS = 30.0  # a hint takes a while
CLOSE_TIMEOUT_S = 0.25
"""For the closing handshake with another server, which may have stopped answering; then the connection is aborted."""
TOLD = ("content-type", "content-disposition", "cache-control", "retry-after")
RESTART, NORMAL = 1012, 1000
HANDED_OVER = (1001, 1008, RESTART, 1013)
"""How a line may end that a guest is to hear of as it is."""


class Forwarded(NamedTuple):
    """A request to another server."""

    caller: Caller
    method: str
    path: str  # with its query
    body: bytes
    headers: Mapping[str, str] = {}


read_seats = msgspec.json.Decoder(dict[str, list[SeatInfo]]).decode
read_figures = msgspec.json.Decoder(dict[int, str]).decode


class HandingOn:
    """The connections from this server to the others at its database."""

    def __init__(self, leases: SharedLeases, tokens: InterServerTokens, address: str) -> None:
        self._leases = leases
        self._tokens = tokens
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
        """Stop waiting for a server that is lost."""
        for task in self._under_way.pop(holder, ()):
            task.cancel()
        self._news.set()
        self._news = asyncio.Event()

    @contextmanager
    def _asking(self, there: Elsewhere) -> Iterator[None]:
        """Run the body until that server is lost; then raise Moved. Any other cancellation takes precedence."""
        task = asyncio.current_task()
        assert task is not None
        asked = self._under_way[there.holder]
        asked.add(task)
        try:
            yield
        except asyncio.CancelledError:
            is_lost = self._under_way.get(there.holder) is not asked
            if not is_lost or task.uncancel() > 0:  # the server stops, or the guest has left
                raise
            raise Moved("server-moved") from None
        finally:
            asked.discard(task)

    async def _holders(self, there: Elsewhere) -> AsyncIterator[Elsewhere]:
        """Yield whom to ask next, with growing pauses, until the caller stops or PATIENCE is over."""
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

    def _token(self, caller: Caller, method: str, target: str, body: bytes, receiver: int) -> dict[str, str]:
        return {INTER_SERVER_TOKEN: self._tokens.issue(caller, method, target, body, receiver)}

    # Requests

    async def ask(self, request: Request, body: bytes, there: Elsewhere) -> Response:
        """Return the holder's answer. A request that may have had an effect is never sent again."""
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = {**request_id_header(), "content-type": "application/json"}  # what guests call it does not matter
        forwarded = Forwarded(caller_of(request), request.method, path, body, headers)
        async for one in self._holders(there):
            told = await self._send(one, forwarded)
            if told is not None and MOVED not in told.headers:
                headers = {name: told.headers[name] for name in TOLD if name in told.headers}
                return Response(told.content, told.status_code, headers)
        raise Moved("server-moved")

    async def _send(self, there: Elsewhere, forwarded: Forwarded) -> httpx.Response | None:
        """Return the answer, or None if there was none and the request may be sent again."""
        try:
            with self._asking(there):
                return await self._client.send(self._request(there.holder, there.address, forwarded))
        except (httpx.HTTPError, Moved) as error:
            if not (isinstance(error, httpx.ConnectError) or forwarded.method in SAFE_METHODS):
                raise Moved("server-moved") from error
            self._leases.suspect(there.holder)
            return None

    def _request(
        self, receiver: int, address: str, forwarded: Forwarded, timeout: Any = httpx.USE_CLIENT_DEFAULT
    ) -> httpx.Request:
        caller, method, path, body, headers = forwarded
        request = self._client.build_request(
            method, f"http://{address}{path}", content=body, headers=headers, timeout=timeout
        )
        request.headers.update(self._token(caller, method, request.url.raw_path.decode(), body, receiver))
        return request

    # What servers ask each other

    async def forget(self, there: Elsewhere, guest: str) -> bool:
        forwarded = Forwarded(Caller(guest), "POST", "/inside/forget", encode([there.table_id]))
        async for one in self._holders(there):
            told = await self._send(one, forwarded)
            if told is not None and told.is_success:
                return bool(told.json())
        raise Moved("server-moved")

    async def seats(self, guest: str, tables: Sequence[tuple[str, int]]) -> dict[str, list[SeatInfo]]:
        """Return who is at these tables, of the servers that answer soon: the list does not wait for a lost one."""
        held = defaultdict(list)
        for table_id, holder in tables:
            held[holder].append(table_id)
        answers = await asyncio.gather(*(self._ask_soon(holder, "seats", ids, guest) for holder, ids in held.items()))
        return {table_id: seats for told in answers if told for table_id, seats in read_seats(told).items()}

    async def figures(self, crew: str) -> dict[int, str]:
        """Return the metrics of the other processes of this server, by number; of those that answer soon."""
        answers = await asyncio.gather(*(self._ask_soon(number, "metrics", crew, "") for number in self._leases.others))
        return {number: text for told in answers if told for number, text in read_figures(told).items()}

    async def _ask_soon(self, receiver: int, what: str, body: object, guest: str) -> bytes:
        """Return the answer of a server, or nothing if it has none within SOON_SECONDS."""
        address = self._leases.address_of(receiver)
        if address is None:
            return b""
        forwarded = Forwarded(Caller(guest), "POST", f"/inside/{what}", encode(body))
        try:
            told = await self._client.send(self._request(receiver, address, forwarded, SOON_SECONDS))
            return told.content if told.is_success else b""
        except httpx.HTTPError:
            return b""

    # Live sockets

    async def connect(self, socket: WebSocket, there: Elsewhere) -> None:
        """Relay messages between a guest and the server that holds the table, until either side leaves."""
        try:
            async for one in self._holders(there):
                is_open = False
                try:
                    with self._asking(one):
                        async with connected(*self._opening(socket, one)) as line:
                            is_open = True
                            return await self._both_ways(socket, line)
                except (OSError, TimeoutError, InvalidHandshake, Moved):
                    if is_open:
                        break
                    self._leases.suspect(one.holder)
            await close(socket, RESTART)
        except Moved:
            await close(socket, RESTART)

    def _opening(self, socket: WebSocket, there: Elsewhere) -> tuple[str, dict[str, str]]:
        """Return the address and the headers of a WebSocket to another server."""
        query = f"?{socket.url.query}" if socket.url.query else ""
        address = f"ws://{there.address}{socket.url.path}{query}"
        token = self._token(caller_of(socket), "GET", parse_uri(address).resource_name, b"", there.holder)
        return address, {**request_id_header(), **token}

    async def _both_ways(self, socket: WebSocket, line: ClientConnection) -> None:
        there, back = asyncio.create_task(to_server(socket, line)), asyncio.create_task(to_guest(line, socket))
        try:
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
        await close(socket, line.close_code if line.close_code in HANDED_OVER else RESTART)


@asynccontextmanager
async def connected(address: str, headers: Mapping[str, str]) -> AsyncIterator[ClientConnection]:
    """Open a WebSocket to another server. Leaving never waits for a server that has stopped answering."""
    line = await connect(
        address,
        additional_headers=headers,
        open_timeout=CONNECT_SECONDS,
        compression=None,
        ping_interval=None,
        max_size=None,
        proxy=None,
    )
    try:
        yield line
    finally:
        try:
            with suppress(TimeoutError):  # `close_timeout` of websockets does not cover a send buffer that is full
                async with asyncio.timeout(CLOSE_TIMEOUT_S):
                    await line.close()
        finally:
            line.transport.abort()


async def to_server(socket: WebSocket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await line.send(message.get("bytes") or b"" if text is None else text)


async def to_guest(line: ClientConnection, socket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for message in line:
            await socket.send_text(message if isinstance(message, str) else message.decode())


def request_id_header() -> dict[str, str]:
    """Return the header that carries the id of this request, so that both servers log it under the same one."""
    return {NAME_HEADER: REQUEST.get()}


async def close(socket: WebSocket, code: int | None) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the guest may have left
        await socket.close(code or RESTART)
