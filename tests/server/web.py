"""Guests who come over HTTP and by the live socket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from hortus.server.http.app import make_app
from hortus.server.http.internal import InternalServer
from hortus.server.http.lines import server_config
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.server.house import Prompt, Quick, hear

PERSON = {"kind": "person"}
FRIEND = {"kind": "person", "here": False}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "player": "random"}

MUCH = dict.fromkeys(
    ("asks_per_second", "asks_at_once", "posts_per_second", "posts_at_once", "live_per_second", "live_at_once"), 1e6
)
"""Guests in tests ask faster than people do."""

_requests = itertools.count(1)


def command(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "request": f"web-request-{next(_requests)}", **fields}


class Web:
    """A server, and guests with a cookie jar each."""

    def __init__(self, app: Starlette, base: str, transport: httpx.AsyncBaseTransport | None) -> None:
        self.app = app
        self.base = base
        self._transport = transport
        self._guests: list[Guest] = []

    @property
    def hall(self) -> Any:
        return self.app.state.server.hall

    def guest(self, **headers: str) -> Guest:
        guest = Guest(self.base, self._transport, headers)
        self._guests.append(guest)
        return guest

    async def close(self) -> None:
        for guest in self._guests:
            await guest.http.aclose()


class Guest:
    """One browser."""

    def __init__(self, base: str, transport: httpx.AsyncBaseTransport | None, headers: dict[str, str]) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, transport=transport, headers=headers, timeout=LONG)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def make(self, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        made = await self.post("/api/tables", {"game": game, "seats": seats, "lot": False, **wishes})
        table: str = made["table"]
        return table

    async def links(self, table: str) -> Any:
        return await self.get(f"/api/tables/{table}/links")

    async def follow(self, link: str) -> httpx.Response:
        """Open a link and press its button."""
        return await self.http.post("/api/join", json={"key": link.removeprefix("/join/")})

    async def command(self, table: str, kind: str, /, **fields: Any) -> Any:
        return await self.post(f"/api/tables/{table}", command(kind, **fields))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def live(self, table: str, **query: Any) -> AsyncIterator[Line]:
        """A live socket."""
        address = httpx.URL(self.base).copy_with(scheme="ws", path=f"/api/tables/{table}/live", params=query)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            str(address),
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=LONG,
            ping_interval=None,
        ) as socket:
            yield Line(socket)


class Line:
    """A live socket and the model that a page would have."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.model: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(LONG):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        hear(self.model, message)
        self.heard.append(message)
        return message

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not condition(message := await self.next()):
            pass
        return message

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        sent = command(kind, **fields)
        await self.send(sent)
        return await self.until(lambda message: message.get("request") == sent["request"])


@asynccontextmanager
async def inside(data: Place, **settings: Any) -> AsyncIterator[Web]:
    """A server without a network: HTTP only."""
    computers = Quick()
    app = make_app(Settings(data, **{**MUCH, "timer": Prompt(computers), **settings}), computers)
    async with app.router.lifespan_context(app):
        web = Web(app, "http://hortus.localhost", httpx.ASGITransport(app))
        try:
            yield web
        finally:
            await web.close()


@asynccontextmanager
async def served(data: Place, **settings: Any) -> AsyncIterator[Web]:
    """A server with a port of its own, in this process."""
    computers = Quick()
    wishes = Settings(data, port=0, **{**MUCH, "timer": Prompt(computers), **settings})
    app = make_app(wishes, computers)
    server = InternalServer(server_config(app, wishes))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    web = Web(app, f"http://127.0.0.1:{port}", None)
    try:
        yield web
    finally:
        await web.close()
        server.leaving.set()
        await task


def run(place: Callable[..., Any], data: Place, story: Callable[[Web], Awaitable[None]], **settings: Any) -> None:
    async def all_of_it() -> None:
        async with place(data, **settings) as web:
            await story(web)

    asyncio.run(all_of_it())


Story = Callable[[Web], Awaitable[None]]


def told(data: Place, story: Story, **settings: Any) -> None:
    run(inside, data, story, **settings)


async def two_guests(web: Web, game: str = "haru_ichiban") -> tuple[Guest, Guest, str]:
    anna, ben = web.guest(), web.guest()
    table = await anna.make(game, PERSON, FRIEND)
    await ben.follow((await anna.links(table))["seats"]["1"])
    return anna, ben, table
