"""Guests who come over HTTP and by the live socket to any of several servers, and come back elsewhere when it fails.

They wait as the page does (`src/hortus/web/live.js`): a moment, and twice as long each time, with a share of chance.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds until another server is tried; doubled each time
PATIENCE = 3.0  # seconds in which an answer is there, or somebody else is asked
FAREWELL = 0.1  # seconds for a server to say goodbye
STALE, TOO_MANY = 409, 429
FAULT = 500
BROKEN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


class Lost(Exception):
    """What was there is there no more."""


class Waiting:
    """How long to wait before the next try."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self.again()

    def again(self) -> None:
        """All is well: the next trouble is a new one."""
        self._next = FIRST_WAIT

    async def a_while(self) -> None:
        seconds = self._next * (0.75 + self._luck.random() / 2)
        self._next = min(2 * self._next, LONGEST_WAIT)
        await asyncio.sleep(seconds)


class Town:
    """Where the servers are, and what all guests share to get there."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.transport = httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(max_connections=None))
        self.guests = 0

    def guest(self, luck: random.Random) -> Guest:
        self.guests += 1
        return Guest(self, luck, self.guests)

    async def close(self) -> None:
        await self.transport.aclose()


class Guest:
    """One browser, at an address of its own: the servers believe what a proxy on this computer says about that."""

    def __init__(self, town: Town, luck: random.Random, number: int) -> None:
        self.town = town
        self.luck = luck
        self.port = luck.choice(town.ports)  # where it was last
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(transport=town.transport, headers=self._headers, timeout=PATIENCE)

    def elsewhere(self) -> int:
        """A server that is not the last one, if there is another."""
        others = [port for port in self.town.ports if port != self.port]
        self.port = self.luck.choice(others or self.town.ports)
        return self.port

    async def ask_once(self, port: int, path: str, body: Any = None) -> httpx.Response | None:
        """An answer, also a refusal; None if there was none, or the server says that it is in trouble."""
        address = f"http://127.0.0.1:{port}{path}"
        try:
            async with asyncio.timeout(PATIENCE):
                if body is None:
                    told = await self.http.get(address)
                else:
                    told = await self.http.post(address, json=body)
        except BROKEN:
            return None
        return None if told.status_code == TOO_MANY or told.status_code >= FAULT else told

    async def ask(self, path: str, body: Any = None, port: int | None = None) -> httpx.Response:
        """Until somebody answers, or that server does."""
        waiting = Waiting(self.luck)
        where = port or self.luck.choice(self.town.ports)
        while (told := await self.ask_once(where, path, body)) is None or is_stale(told):
            await waiting.a_while()
            where = port or self.elsewhere()
        return told

    async def get(self, path: str, body: Any = None, port: int | None = None) -> Any:
        """What was asked for, which nobody has a reason to refuse."""
        told = await self.ask(path, body, port)
        if not told.is_success:
            raise Lost(f"{path} was refused: {told.text}")
        return told.json()

    async def come(self) -> None:
        """Become somebody: whoever asks for something with consequences must be known by then."""
        await self.get("/api/tables")

    @asynccontextmanager
    async def line(
        self, port: int, table: str, seat: int | None, number: int | None
    ) -> AsyncIterator[ClientConnection]:
        """A live socket to that server."""
        query = {"seat": seat, "number": number}
        words = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/live?{words}",
            additional_headers={**self._headers, "Cookie": cookie},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=FAREWELL,
            ping_interval=None,
        ) as socket:
            yield socket


def is_stale(told: httpx.Response) -> bool:
    """Somebody else was quicker, and what was asked for can be asked for again."""
    return told.status_code == STALE and told.json()["code"] == "stale"
