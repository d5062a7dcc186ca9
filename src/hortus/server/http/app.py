"""The Starlette app: what can be asked for over HTTP, and the way to the live socket."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from hortus.contract.errors import HortusError
from hortus.server.errors import BadMessage, NotFound, ServerError, ServerFault, TooLarge, TooMany, refused
from hortus.server.http.guard import Guard, cookie_text
from hortus.server.http.health import Health
from hortus.server.http.limits import Bucket, Buckets, counted_address, counted_as, host_of, is_in
from hortus.server.http.lines import Counts
from hortus.server.http.live import BAD_CONDUCT, TRY_LATER, Connection, command_of, decoded
from hortus.server.http.pages import Pages
from hortus.server.http.teaching import answer_of, book_info, lesson_info
from hortus.server.protocol import (
    LARGEST_MESSAGE,
    Answer,
    Command,
    ForgetWish,
    JoinWish,
    LessonTry,
    Refused,
    Rematch,
    TableMade,
    TableWish,
    TidyWish,
    encode,
)
from hortus.server.settings import Settings
from hortus.server.storage.database import Storage
from hortus.server.tables.commands import obey
from hortus.server.tables.export import count_of, record_text, table_at
from hortus.server.tables.hall import Hall
from hortus.server.tables.keeping import housekeeping
from hortus.server.tables.links import KEY_SIZE, Signer
from hortus.server.tables.table import Table
from hortus.server.tables.thinkers import Computers
from hortus.server.tables.wishes import game_infos, tell_broken_games

Wish = TypeVar("Wish")

HOUR, MINUTE = 3600.0, 60.0
GUESTS_AT_ADDRESS = 4
"""So many guests are thought to share an address when they ask for something."""


class PlyConvertor(Convertor[int]):
    """A number in a path, of a length that numbers of plies have."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("ply", PlyConvertor())


def make_app(settings: Settings, computers: Computers) -> Starlette:
    """The whole server; it opens its data file when it starts."""
    server = Server(settings, computers)
    app = Starlette(routes=server.routes(), lifespan=server.lifespan)
    app.add_middleware(Guard, server=server)
    app.add_exception_handler(HortusError, refuse)
    app.add_exception_handler(HTTPException, server.not_found)
    app.add_exception_handler(NotFound, server.not_found)
    app.add_exception_handler(ClientDisconnect, nobody_listens)
    app.add_exception_handler(Exception, own_fault)
    app.state.server = server
    return app


class Server:
    """What the handlers share."""

    def __init__(self, settings: Settings, computers: Computers) -> None:
        self.settings = settings
        self.computers = computers
        self.storage = Storage(settings.data, settings.busy_seconds)
        self.pages = Pages()
        self._health = Health(self.storage.check)
        self._new_tables = Buckets("server-too-many-tables", settings.tables_an_hour / HOUR, settings.tables_at_once)
        self._commands = Buckets("server-too-many-messages", settings.messages_a_second, settings.messages_at_once)
        self._joins = Buckets("server-too-many-joins", settings.joins_a_minute / MINUTE, settings.joins_a_minute)
        rate, burst = settings.asks_a_second, settings.asks_at_once
        self.asks = Buckets("server-too-many-asks", rate, burst)
        self.asks_of_address = Buckets("server-too-many-asks", GUESTS_AT_ADDRESS * rate, GUESTS_AT_ADDRESS * burst)
        self.files = Buckets("server-too-many-asks", settings.files_a_second, settings.files_at_once)
        self._live_of_guest = Counts(settings.lines_in_all, settings.live_a_guest)
        self._live_of_address = Counts(settings.lines_in_all, settings.live_an_address)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        tell_broken_games()
        self.storage.open()
        self.signer = Signer(self.storage.setting("signing key", KEY_SIZE))
        settings = self.settings
        self.hall = Hall(self.storage, self.signer, self.computers, settings, settings.awake_megabytes)
        await self.computers.start()
        try:
            async with housekeeping(self.hall, settings.keep_days, settings.clock, settings.timer):
                yield
        finally:
            self.hall.close()
            await self.computers.close()
            self.storage.close()

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{id}"
        return [
            Route("/", self.pages.index),
            Route("/table/{id}", self.pages.index),
            Route("/table/{id}/{ply:ply}", self.pages.index),
            Route("/table/{id}/{ply:ply}/end", self.pages.index),
            Route("/join/{key:path}", self.pages.index),
            Route("/learn/{game}", self.pages.index),
            Route("/learn/{game}/{number}", self.pages.index),
            Route("/rules/{game}", self.pages.index),
            *self.pages.files(),
            Route("/api/health", self.health),
            Route("/api/games", self.games),
            Route("/api/lessons/{game}/{number}", self.lesson, methods=["GET"]),
            Route("/api/lessons/{game}/{number}", self.try_lesson, methods=["POST"]),
            Route("/api/rulebooks/{game}", self.rulebook),
            Route("/api/tables", self.own_tables, methods=["GET"]),
            Route("/api/tables", self.make_table, methods=["POST"]),
            Route("/api/tidy", self.tidy, methods=["POST"]),
            Route("/api/forget", self.forget, methods=["POST"]),
            Route("/api/join", self.join, methods=["POST"]),
            Route("/api/invitations/{key:path}", self.invitation),
            Route(table, self.snapshot, methods=["GET"]),
            Route(table, self.command, methods=["POST"]),
            Route(table + "/links", self.links),
            Route(table + "/devices", self.devices),
            Route(table + "/at/{ply:ply}", self.at),
            Route(table + "/count", self.count),
            Route(table + "/record", self.record),
            WebSocketRoute(table + "/live", self.live),
        ]

    # Tables

    async def games(self, request: Request) -> Response:
        return answer(game_infos())

    async def lesson(self, request: Request) -> Response:
        return answer(lesson_info(request.path_params["game"], request.path_params["number"]))

    async def try_lesson(self, request: Request) -> Response:
        wish = await read(request, LessonTry)
        self._commands.check(guest_of(request))
        return answer(answer_of(request.path_params["game"], request.path_params["number"], wish.action))

    async def rulebook(self, request: Request) -> Response:
        return answer(book_info(request.path_params["game"]))

    async def own_tables(self, request: Request) -> Response:
        return answer(await self.hall.own_tables(guest_of(request)))

    async def make_table(self, request: Request) -> Response:
        wish = await read(request, TableWish)
        self._new_tables.check(counted_address(request))
        table = await self.hall.make(guest_of(request), wish)
        return answer(TableMade(table.id, table.standing.facts.code), status=201)

    async def tidy(self, request: Request) -> Response:
        wish = await read(request, TidyWish)
        self._commands.check(guest_of(request))
        return answer(await self.hall.tidy(guest_of(request), wish))

    async def forget(self, request: Request) -> Response:
        await read(request, ForgetWish)
        self._commands.check(guest_of(request))
        told = answer(await self.hall.forget_guest(guest_of(request)))
        told.headers["Set-Cookie"] = cookie_text(self.signer.cookie, "", 0, request.url.scheme)
        return told

    async def join(self, request: Request) -> Response:
        wish = await read(request, JoinWish)
        self._joins.check(counted_address(request))
        return answer(await self.hall.join(guest_of(request), wish))

    async def invitation(self, request: Request) -> Response:
        self._joins.check(counted_address(request))
        return answer(await self.hall.describe(guest_of(request), request.path_params["key"]))

    # One table

    async def snapshot(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        return Response(table.snapshot(guest_of(request), seat), media_type="application/json")

    async def at(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        return answer(table_at(table.standing, seat, request.path_params["ply"], bool(number_in(request, "halt"))))

    async def count(self, request: Request) -> Response:
        table, _ = await self._table_and_viewer(request)
        return answer(count_of(table.standing))

    async def record(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        name = f"{table.line.game.name}-{table.standing.facts.code.lower()}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record_text(table.standing, seat), headers=headers, media_type="text/plain")

    async def links(self, request: Request) -> Response:
        table = await self._table(request)
        table.check(guest_of(request), "manage")
        return answer(self.hall.links(table, self.settings.is_far))

    async def devices(self, request: Request) -> Response:
        table, seat = await self._table(request), number_in(request, "seat") or 0
        table.check(guest_of(request), "keep devices", seat)
        return answer(self.hall.devices(table, seat))

    async def command(self, request: Request) -> Response:
        command = command_of(await body_of(request))
        self._commands.check(guest_of(request))
        table = await self._table(request)
        table.check_viewer(guest_of(request), None)
        told = await self._obey(request, table, command)
        return answer(told, status=status_of(told))

    async def _obey(self, connection: HTTPConnection, table: Table, command: Command) -> Answer:
        """A game once more is a new table, however it comes to be; who only follows there makes none."""
        is_new = isinstance(command, Rematch) and table.line.is_over and table.standing.rematch is None
        if is_new and not self._new_tables.take(counted_address(connection)):
            return refused(TooMany("server-too-many-tables"), command.request)
        return await obey(self.hall, table, guest_of(connection), command)

    async def _table(self, connection: HTTPConnection) -> Table:
        return await self.hall.table(connection.path_params["id"])

    async def _table_and_viewer(self, request: Request) -> tuple[Table, int | None]:
        table = await self._table(request)
        seat = number_in(request, "seat")
        table.check_viewer(guest_of(request), seat)
        return table, seat

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        bucket = Bucket(self.settings.messages_a_second, self.settings.messages_at_once)
        connection = Connection(socket, guest_of(socket), None, bucket)
        with self._counted(socket) as there_is_room:
            if there_is_room:
                await self._look_on(socket, connection)
            else:
                await connection.turn_away(TooMany("server-too-many-lines"), TRY_LATER)

    @contextmanager
    def _counted(self, socket: WebSocket) -> Iterator[bool]:
        """Among the live sockets of its guest and of its address; whether there was room for it."""
        guest, host = guest_of(socket), host_of(socket)
        address = None if is_in(host, self.settings.proxies) else counted_as(host)
        with ExitStack() as counted:
            for counts, name in ((self._live_of_guest, guest), (self._live_of_address, address)):
                if not counts.add(name):
                    yield False
                    return
                counted.callback(counts.remove, name)
            yield True

    async def _look_on(self, socket: WebSocket, connection: Connection) -> None:
        try:
            connection.seat = number_in(socket, "seat")
            table = await self._table(socket)
            table.check_viewer(connection.guest, connection.seat)
            await connection.run(table, number_in(socket, "number"), lambda command: self._obey(socket, table, command))
        except HortusError as error:
            await connection.turn_away(error, BAD_CONDUCT)

    async def not_found(self, request: Request, error: Exception) -> Response:
        """No such path, or not in this way: a page for people, the refusal for programs."""
        status = error.status_code if isinstance(error, HTTPException) else NotFound.status
        if status == NotFound.status and wants_page(request):
            return self.pages.nowhere()
        told = error if isinstance(error, NotFound) else NotFound("server-no-such-place")
        return answer(refused(told), status=status)

    async def health(self, request: Request) -> Response:
        await self._health.check()
        return Response('{"ok":true}', media_type="application/json")


# What comes in and goes out


def guest_of(connection: HTTPConnection) -> str:
    guest: str = connection.scope["guest"]
    return guest


def wants_page(request: Request) -> bool:
    """Somebody typed or followed an address, rather than a program or a page that asks for something."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def number_in(connection: HTTPConnection, name: str) -> int | None:
    text = connection.query_params.get(name, "")
    if not text:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise BadMessage("server-bad-message", reason=name)
    return int(text)


async def read(request: Request, kind: type[Wish]) -> Wish:
    return decoded(msgspec.json.Decoder(kind).decode, await body_of(request))


async def body_of(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_MESSAGE:
            raise TooLarge("server-too-large", longest=LARGEST_MESSAGE)
    return body


def answer(what: object, status: int = 200) -> Response:
    return Response(encode(what), status_code=status, media_type="application/json")


def status_of(told: object) -> int:
    return STATUSES.get(told.code, 422) if isinstance(told, Refused) else 200


STATUSES = {kind.code: kind.status for kind in ServerError.__subclasses__()}


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HortusError)
    told = refused(error)
    return answer(told, status=status_of(told))


async def nobody_listens(request: Request, error: Exception) -> Response:
    """Whoever asked has gone in the middle of it."""
    return Response(status_code=400)


async def own_fault(request: Request, error: Exception) -> Response:
    """What goes wrong here is in the log; people get a sentence."""
    return await refuse(request, ServerFault("server-fault"))
