"""The house under attack: a real server on loopback, and guests who come by HTTP and WebSocket.

Chance is everywhere taken from a seed and time from a false clock, so that the same steps in two houses are answered by
the same bytes, down to links and cookies, unless something that is dealt in secret shows.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, NamedTuple

import h11
import pytest
from sqlalchemy.event import listens_for
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hortus.server.http.app import make_app
from hortus.server.http.guard import INTER_SERVER_TOKEN
from hortus.server.http.internal import Caller, InternalServer, InterServerTokens
from hortus.server.http.lines import server_config
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from hortus.server.tables.links import Signer
from hortus.server.tables.pace import Pauses
from hortus.server.tables.table import Table
from tests.patience import LONG
from tests.server.adversary.worlds import Deck, Told
from tests.server.house import until

KEY = b"the same key in both houses"
UNLIMITED = 1e9
POSTS_AT_ONCE = 10
"""Commands that one address may send. Only floods come from one address: each other request comes from its own."""
NEVER = 1e-9
"""A rate of requests."""
FLUSH = {"type": "ping", "request": "flush-the-line"}
"""Answered after everything that was sent before."""
PASSING = ("date",)
"""Headers that tell the time of day."""


class Chance:
    """In place of the module `secrets`: the same seed, the same chance."""

    def __init__(self) -> None:
        self.start("")

    def start(self, seed: str) -> None:
        self._luck = random.Random(seed)

    def choice(self, letters: Sequence[Any]) -> Any:
        return self._luck.choice(letters)

    def token_bytes(self, size: int) -> bytes:
        return self._luck.randbytes(size)

    def token_urlsafe(self, size: int) -> str:
        return self.token_hex(size)

    def token_hex(self, size: int) -> str:
        return self._luck.randbytes(size).hex()

    def randbelow(self, limit: int) -> int:
        return self._luck.randrange(limit)


class Cards(Chance):
    """The secrets behind all draws: in the second house others, which follow from those of the first."""

    is_other = False

    def token_bytes(self, size: int) -> bytes:
        secret = super().token_bytes(size)
        return other_secret(secret) if self.is_other else secret


def other_secret(secret: bytes) -> bytes:
    return sha256(b"another world" + secret).digest()


class Clock:
    """A false clock: it moves when it is told to."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        self.now = datetime(2026, 11, 15, 12, tzinfo=UTC)

    def pass_by(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    def seconds(self) -> float:
        return self.now.timestamp()


Verb = Literal["GET", "POST", "enter", "say", "leave", "wait"]


@dataclass(frozen=True)
class Step:
    """One thing that a guest does, as it goes over the wire."""

    verb: Verb
    guest: int = 0
    path: str = ""
    body: Any = None
    line: int = 0  # which live socket
    seconds: float = 0.0  # that pass
    token: str = ""  # the inter-server token that the guest claims to have
    address: str = ""  # where a flood comes from

    def __str__(self) -> str:
        where = f"line {self.line}" if self.verb in ("say", "leave") else self.path
        return f"guest {self.guest} {self.verb} {where} {'' if self.body is None else json.dumps(self.body)}".strip()


class Piece(NamedTuple):
    """Something that reached a guest: an answer, a frame, or the end of a line."""

    guest: int
    channel: str
    data: bytes
    status: int = 0
    line: int | None = None


class Wire:
    """A connection that is kept open for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self._http = h11.Connection(h11.CLIENT)

    async def ask(self, method: str, path: str, given: dict[str, str], body: Any) -> tuple[int, dict[str, str], bytes]:
        content = b"" if body is None else json.dumps(body).encode()
        headers = [("Host", self._host), ("Content-Length", str(len(content))), *given.items()]
        for event in (h11.Request(method=method, target=path, headers=headers), h11.Data(content), h11.EndOfMessage()):
            self._writer.write(self._http.send(event) or b"")
        status, found, data = 0, {}, b""
        while not isinstance(event := await self._next(), h11.EndOfMessage):
            if isinstance(event, h11.Response):
                status = event.status_code
                found = {name.decode(): value.decode() for name, value in event.headers}
            elif isinstance(event, h11.Data):
                data += event.data
        self._http.start_next_cycle()
        return status, found, data

    async def _next(self) -> Any:
        while (event := self._http.next_event()) is h11.NEED_DATA:
            self._http.receive_data(await self._reader.read(65_536))
        return event

    def close(self) -> None:
        self._writer.close()


def hurried(connection: Any, _: Any) -> None:
    """Nobody pulls the plug here."""
    connection.execute("PRAGMA synchronous=OFF")


class House:
    """One server, and everything that its guests hold."""

    def __init__(self, data: Place, clock: Callable[[], float]) -> None:
        self.settings = Settings(
            data,
            port=0,
            tables_an_hour=UNLIMITED,
            tables_at_once=UNLIMITED,
            joins_per_minute=UNLIMITED,
            asks_per_second=UNLIMITED,
            asks_at_once=UNLIMITED,
            posts_per_second=NEVER,
            posts_at_once=POSTS_AT_ONCE,
            lines_an_address=UNLIMITED,
            live_a_guest=UNLIMITED,
            live_an_address=UNLIMITED,
            live_per_second=UNLIMITED,
            live_at_once=UNLIMITED,
            messages_per_second=UNLIMITED,
            messages_of_address_per_second=UNLIMITED,
            messages_of_address_at_once=UNLIMITED,
            messages_at_once=UNLIMITED,
            race_seconds=600.0,
            race_wait_seconds=600.0,
            clock=clock,
            pauses=Pauses(0.0, 0.0, 0.0),
        )
        self.computers = Told()
        self.app = make_app(self.settings, self.computers)
        listens_for(self.app.state.server.storage.database.writer, "connect")(hurried)
        self._wires: dict[int, Wire] = {}
        self._cookies: dict[int, str] = {}
        self._requests = 0
        self.names: dict[str, int] = {}  # guests as the server knows them, and their numbers here
        self._lines: dict[int, tuple[int, ClientConnection]] = {}

    @property
    def hall(self) -> Any:
        return self.app.state.server.hall

    async def open(self) -> None:
        config = server_config(self.app, self.settings)
        config.timeout_keep_alive = int(UNLIMITED)  # however long nobody asks for anything
        self._server = InternalServer(config)
        self._task = asyncio.create_task(self._server.serve())
        await until(lambda: self._server.started or self._task.done())
        assert not self._task.done(), self._task.exception()
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        server = self.app.state.server
        server.signer = server.hall.signer = Signer(KEY)

    async def close(self) -> None:
        await self.clear()
        self._server.leaving.set()
        await self._task

    async def clear(self) -> None:
        """Everybody goes home, and no table is awake."""
        for _, line in self._lines.values():
            await line.close()
        for wire in self._wires.values():
            wire.close()
        self._lines.clear()
        self._wires.clear()
        self._cookies.clear()
        self.names.clear()
        await self._settled()
        self.hall.close()

    def table(self, table_id: str) -> Table | None:
        """A table as it stands behind the wire, if it was not deleted."""
        return next((table for table in self.hall.awake if table.id == table_id and not table.is_gone), None)

    # Steps

    async def take(self, step: Step) -> list[Piece]:
        """Take a step, and wait until everything that follows from it has been told to everybody."""
        answers, frames = [], []
        match step.verb:
            case "GET" | "POST":
                answers.append(await self._ask(step))
            case "enter":
                refusal = await self._enter(step)
                frames += [refusal] if refusal else await self._hear(step.line)
            case "say" if step.line in self._lines:
                await self._say(step)
                frames += await self._hear(step.line)
            case "leave" if step.line in self._lines:
                await self._lines.pop(step.line)[1].close()
        await self._settled()
        for line in list(self._lines):
            frames += await self._hear(line)
        return answers + sorted(frames, key=lambda piece: piece.line or 0)

    async def _ask(self, step: Step) -> Piece:
        if step.guest not in self._wires:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            self._wires[step.guest] = Wire(reader, writer, "hortus.localhost")
        given = self._headers(step)
        status, headers, data = await self._wires[step.guest].ask(step.verb, step.path, given, step.body)
        if "set-cookie" in headers:
            self._keep_cookie(step.guest, headers["set-cookie"])
        kept = "\n".join(f"{name}: {value}" for name, value in sorted(headers.items()) if name not in PASSING)
        return Piece(step.guest, f"{step.verb} {step.path} {status}\n{kept}", data, status)

    def _keep_cookie(self, guest: int, text: str) -> None:
        self.names = {name: other for name, other in self.names.items() if other != guest}
        self._cookies.pop(guest, None)
        if "Max-Age=0" not in text:
            cookie = self._cookies[guest] = text.partition(";")[0]
            self.names[self.app.state.server.signer.read_guest(cookie.partition("=")[2])] = guest

    def _headers(self, step: Step) -> dict[str, str]:
        """The server believes this computer, as a proxy, about where a request comes from."""
        self._requests += 1
        number = self._requests
        own = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        headers = {
            "X-Forwarded-For": step.address or own,
            "Cookie": self._cookies.get(step.guest, ""),
            INTER_SERVER_TOKEN: step.token,
        }
        return {name: value for name, value in headers.items() if value}

    async def _enter(self, step: Step) -> Piece | None:
        """Open a WebSocket, or return how the handshake was refused."""
        address = f"ws://127.0.0.1:{self.port}{step.path}"
        try:
            line = await connect(
                address,
                additional_headers=self._headers(step),
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=LONG,
                ping_interval=None,
            )
        except InvalidStatus as refusal:
            status, body = refusal.response.status_code, bytes(refusal.response.body or b"")
            return Piece(step.guest, f"line {step.line} ended {status}", body, line=step.line)
        self._lines[step.line] = (step.guest, line)
        return None

    def token_for(self, guest: int, method: str, path: str) -> str:
        """Return the inter-server token with which another server would forward this request."""
        tokens = InterServerTokens(self.app.state.server.signer, self.settings.clock)
        name = next((name for name, number in self.names.items() if number == guest), "")
        return tokens.issue(Caller(name), method, path, b"", self.hall.leases.number)

    async def _say(self, step: Step) -> None:
        with suppress(ConnectionClosed):
            await self._lines[step.line][1].send(json.dumps(step.body))

    async def _hear(self, number: int) -> list[Piece]:
        """What has come on a line, up to the answer to the flush, or to the end of the line."""
        guest, line = self._lines[number]
        pieces = []
        with suppress(ConnectionClosed):  # what came before can still be heard
            await line.send(json.dumps(FLUSH))
        try:
            async with asyncio.timeout(LONG):
                while FLUSH["request"].encode() not in (frame := await line.recv(decode=False)):
                    pieces.append(Piece(guest, f"line {number}", frame, line=number))
        except ConnectionClosed:
            pieces.append(Piece(guest, f"line {number} ended {line.close_code}", b"", line=number))
            del self._lines[number]
        return pieces

    async def _settled(self) -> None:
        """Nothing is going on at any table, and whoever has hung up has been missed."""
        async with asyncio.timeout(LONG):
            while any(map(is_busy, self.hall.awake)) or self._listeners() > len(self._lines):
                await asyncio.sleep(0.0005)  # a thread writes

    def _listeners(self) -> int:
        return sum(len(table.listeners) for table in self.hall.awake)


def is_busy(table: Table) -> bool:
    return bool(table._changes or table._thinkers.at_work)


class Houses:
    """Two houses: the second hears all that was said in the first, while other cards lie on its tables."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.chance = Chance()
        self.cards = Cards()
        self.clock = Clock()
        patch.setattr("hortus.server.tables.links.secrets", self.chance)
        patch.setattr("hortus.server.http.guard.secrets", self.chance)
        patch.setattr("hortus.server.http.guard.REFUSAL_DELAY_S", 0.0)
        patch.setattr("hortus.records.dealer.secrets", self.cards)
        self.deck = Deck(patch)
        self._runner = asyncio.Runner()
        self.true, self.other = (House(folder / f"{name}.db", self.clock.seconds) for name in ("true", "other"))
        self._run(self.true.open)
        self._run(self.other.open)

    def _run(self, what: Callable[..., Any], *arguments: Any) -> Any:
        return self._runner.run(what(*arguments))

    def begin(self, house: House, name: str, cards: str) -> None:
        """A new evening."""
        self._run(house.clear)
        self.chance.start(name)
        self.cards.start(cards)
        self.cards.is_other = house is self.other
        self.clock.start()

    def take(self, house: House, step: Step) -> list[Piece]:
        self.clock.pass_by(1.0 + step.seconds)
        pieces: list[Piece] = self._run(house.take, step)
        return pieces

    def close(self) -> None:
        self._run(self.true.close)
        self._run(self.other.close)
        self._runner.close()
