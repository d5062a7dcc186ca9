"""The Starlette app: what can be asked for over HTTP, and the way to the live socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import hortus
from hortus.contract.errors import HortusError
from hortus.server.errors import (
    BadMessage,
    Draining,
    Elsewhere,
    Moved,
    NoPower,
    NotFound,
    ServerError,
    ServerFault,
    StorageFailed,
    TooLarge,
    TooMany,
    refused,
)
from hortus.server.http.guard import MOVED, NAME_HEADER, Guard, cookie_name, cookie_text, wants_page
from hortus.server.http.health import Health
from hortus.server.http.internal import InternalGuard, InterServerTokens, internal_listener, is_internal
from hortus.server.http.limits import (
    Bucket,
    Buckets,
    Slots,
    Turns,
    counted_address,
    counted_as,
    host_of,
    is_in,
    is_near,
)
from hortus.server.http.lines import Counts
from hortus.server.http.live import BAD_CONDUCT, QUESTIONS, TRY_LATER, Connection, command_of, decoded
from hortus.server.http.metrics import Metrics, together
from hortus.server.http.pages import Pages
from hortus.server.http.puzzling import puzzle_answer, puzzle_hint, puzzle_info, puzzle_solution, puzzles_info
from hortus.server.http.teaching import answer_of, book_info, lesson_info
from hortus.server.keys import Keys
from hortus.server.logs import REQUEST
from hortus.server.protocol import (
    LARGEST_MESSAGE,
    Answer,
    Command,
    ForgetWish,
    Forgotten,
    JoinWish,
    LessonTry,
    PuzzleTry,
    Refused,
    Rematch,
    Rename,
    Renew,
    TableMade,
    TableWish,
    TidyWish,
    encode,
)
from hortus.server.settings import Settings
from hortus.server.storage.database import Storage
from hortus.server.storage.leases import ALONE, SharedLeases
from hortus.server.storage.schema import HEAD
from hortus.server.tables.commands import obey
from hortus.server.tables.events import earlier_notes
from hortus.server.tables.export import count_of, record_text, table_at
from hortus.server.tables.hall import Hall
from hortus.server.tables.keeping import housekeeping
from hortus.server.tables.links import KEY_SIZE, Signer
from hortus.server.tables.table import Table
from hortus.server.tables.thinkers import Computers
from hortus.server.tables.wishes import game_infos, tell_broken_games

if TYPE_CHECKING:
    from hortus.server.http.handing_on import HandingOn

Wish = TypeVar("Wish")

HOUR, MINUTE = 3600.0, 60.0
DRAIN_SECONDS = 2.0
"""So long those who look on have, when the server ends, to hear what they wait for."""
LOOK_SECONDS = 0.01
RENAMINGS_PER_SECOND, RENAMINGS_AT_ONCE = 1.0, 300.0
"""Limit of new names and links of one guest at a table. They leave no note, so no limit of notes counts them."""
GUESTS_AT_ADDRESS = 4
"""So many guests are thought to share an address when they ask for something."""

COMMANDS_AT_ONCE = 4
"""Commands of one address that are carried out at the same time. With more, one address could fill a whole commit, and
everybody else would wait until all those changes are sent to viewers."""


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
    add_refusals(app, server)
    app.state.server = server
    return app


def add_refusals(app: Starlette, server: Server) -> None:
    """Register the handlers of exceptions, the same at both listeners."""
    app.add_exception_handler(HortusError, refuse)
    app.add_exception_handler(HTTPException, server.not_found)
    app.add_exception_handler(NotFound, server.not_found)
    app.add_exception_handler(ClientDisconnect, nobody_listens)
    app.add_exception_handler(Elsewhere, server.hand_on)
    app.add_exception_handler(Exception, own_fault)


class Server:
    """What the handlers share."""

    def __init__(self, settings: Settings, computers: Computers) -> None:
        self.settings = settings
        self.computers = computers
        self.storage = Storage(settings.data, settings.busy_seconds)
        self.is_draining = False
        self.on_drain: list[Callable[[], Awaitable[None]]] = []
        self.metrics = Metrics(self)
        self.storage.observe = self.metrics.committed
        self.pages = Pages(address=settings.address)
        self._health = Health(self.storage)
        self._new_tables = Buckets("server-too-many-tables", settings.tables_an_hour / HOUR, settings.tables_at_once)
        self._commands = Buckets("server-too-many-messages", settings.messages_per_second, settings.messages_at_once)
        rate, burst = settings.messages_of_address_per_second, settings.messages_of_address_at_once
        self._messages_of_address = Buckets("server-too-many-messages", rate, burst)
        self._renamings = Buckets("server-renaming-too-often", RENAMINGS_PER_SECOND, RENAMINGS_AT_ONCE)
        self._joins = Buckets("server-too-many-joins", settings.joins_per_minute / MINUTE, settings.joins_per_minute)
        rate, burst = settings.asks_per_second, settings.asks_at_once
        self.asks = Buckets("server-too-many-asks", rate, burst)
        self.asks_of_address = Buckets("server-too-many-asks", GUESTS_AT_ADDRESS * rate, GUESTS_AT_ADDRESS * burst)
        self.posts = Buckets("server-too-many-asks", settings.posts_per_second, settings.posts_at_once)
        self.openings = Buckets("server-too-many-asks", settings.live_per_second, settings.live_at_once)
        self.probes = Buckets("server-too-many-asks", settings.probes_per_second, settings.probes_at_once)
        self.files = Buckets("server-too-many-asks", settings.files_per_second, settings.files_at_once)
        self.turns = Turns()
        self._slots = Slots(COMMANDS_AT_ONCE)
        self._live: set[Connection] = set()
        self._obeying = 0
        self._live_of_guest = Counts(settings.lines_in_all, settings.live_a_guest)
        self._live_of_address = Counts(settings.lines_in_all, settings.live_an_address)
        self._handing_on: HandingOn | None = None  # to other servers, if there may be any

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        tell_broken_games()
        self.storage.open()
        self.signer = signer_of(self.storage, self.settings.keys)
        settings = self.settings
        leases = self.storage.database.leases(about_this(self.signer))
        self.hall = Hall(self.storage, self.signer, self.computers, settings, settings.awake_megabytes, leases or ALONE)
        await self.computers.start()
        try:
            async with (
                self._among_others(leases),
                housekeeping(self.hall, settings.keep_days, settings.clock, settings.timer),
                self.metrics.watching(),
            ):
                yield
        finally:
            self.hall.close()
            await self.computers.close()
            self.storage.close()

    # Other servers at the same database

    @asynccontextmanager
    async def _among_others(self, leases: SharedLeases | None) -> AsyncIterator[None]:
        if leases is None:
            yield
            return
        from hortus.server.http.handing_on import HandingOn

        settings = self.settings
        tokens = InterServerTokens(self.signer, leases.database_time)
        app, listen = self._internal_app(tokens), settings.inside_listen or settings.inside
        async with internal_listener(app, listen, settings.inside_port, settings.inside) as address:
            self._handing_on = self.hall.others = HandingOn(leases, tokens, address)
            leases.start(address, self)
            self.on_drain.append(partial(asyncio.to_thread, leases.close))
            try:
                yield
            finally:
                await asyncio.to_thread(leases.close)
                await self._handing_on.close()

    def _internal_app(self, tokens: InterServerTokens) -> Starlette:
        """The app of the internal listener: whatever guests may ask for, and what only servers ask each other."""
        own = [
            Route("/inside/forget", self.forget_inside, methods=["POST"]),
            Route("/inside/seats", self.seats_inside, methods=["POST"]),
            Route("/inside/metrics", self.metrics_inside, methods=["POST"]),
        ]
        app = Starlette(routes=[*own, *self.routes()])
        app.add_middleware(InternalGuard, server=self, tokens=tokens)
        add_refusals(app, self)
        return app

    def table_taken(self, table_id: str, holder: int) -> None:
        if holder != self.hall.leases.number:
            self.hall.move_out(table_id)

    def all_lost(self) -> None:
        self.hall.move_out()

    def neighbour_lost(self, holder: int) -> None:
        assert self._handing_on is not None
        self._handing_on.neighbour_lost(holder)

    async def hand_on(self, request: Request, error: Exception) -> Response:
        """Forward a request to the holder of its table. A forwarded request is not forwarded again."""
        assert isinstance(error, Elsewhere)
        if is_internal(request) or self._handing_on is None:
            return Response(status_code=Moved.status, headers={MOVED: "yes"})
        try:
            return await self._handing_on.ask(request, request.scope.get("body", b""), error)
        except Moved as moved:
            return await refuse(request, moved)

    def routes(self) -> list[Route | WebSocketRoute]:
        table, puzzle = "/api/tables/{id}", "/api/puzzles/{game}/{number}"
        return [
            Route("/", self.pages.index),
            *(
                Route(f"/table/{{id}}{review}{moment}", self.pages.index)
                for review in ("", "/review")
                for moment in ("", "/{ply:ply}", "/{ply:ply}/end")
            ),
            Route("/join/{key:path}", self.pages.index),
            Route("/learn/{game}", self.pages.index),
            Route("/learn/{game}/{number}", self.pages.index),
            Route("/puzzles", self.pages.index),
            Route("/puzzles/{game}/{which}", self.pages.index),
            Route("/rules/{game}", self.pages.index),
            *self.pages.files(),
            Route("/health", self.alive),
            Route("/ready", self.ready),
            Route("/metrics", self.show_metrics),
            Route("/api/health", self.health),
            Route("/api/games", self.games),
            Route("/api/lessons/{game}/{number}", self.lesson, methods=["GET"]),
            Route("/api/lessons/{game}/{number}", self.try_lesson, methods=["POST"]),
            Route("/api/puzzles/{game}", self.puzzles),
            Route(puzzle, self.puzzle, methods=["GET"]),
            Route(puzzle, self.try_puzzle, methods=["POST"]),
            Route(puzzle + "/hint", self.puzzle_hint),
            Route(puzzle + "/solution", self.puzzle_solution),
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
            Route(table + "/notes", self.notes),
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

    async def puzzles(self, request: Request) -> Response:
        return answer(puzzles_info(request.path_params["game"]))

    async def puzzle(self, request: Request) -> Response:
        return answer(puzzle_info(**request.path_params))

    async def try_puzzle(self, request: Request) -> Response:
        wish = await read(request, PuzzleTry)
        self._commands.check(guest_of(request))
        return answer(puzzle_answer(**request.path_params, action=wish.action))

    async def puzzle_hint(self, request: Request) -> Response:
        return answer(puzzle_hint(**request.path_params))

    async def puzzle_solution(self, request: Request) -> Response:
        return answer(puzzle_solution(**request.path_params))

    async def rulebook(self, request: Request) -> Response:
        return answer(book_info(request.path_params["game"]))

    async def own_tables(self, request: Request) -> Response:
        return answer([] if is_new_guest(request) else await self.hall.own_tables(guest_of(request)))

    async def make_table(self, request: Request) -> Response:
        wish = await read(request, TableWish)
        await self._check(self._new_tables, request)
        table = await self.hall.make(guest_of(request), wish)
        return answer(TableMade(table.id, table.standing.facts.code), status=201)

    async def tidy(self, request: Request) -> Response:
        wish = await read(request, TidyWish)
        self._commands.check(guest_of(request))
        if is_new_guest(request):
            if wish.table is not None:
                raise NoPower("server-no-power-list")
            return answer([])
        return answer(await self.hall.tidy(guest_of(request), wish))

    async def forget(self, request: Request) -> Response:
        await read(request, ForgetWish)
        self._commands.check(guest_of(request))
        told = answer(Forgotten() if is_new_guest(request) else await self.hall.forget_guest(guest_of(request)))
        scheme = request.url.scheme
        told.headers["Set-Cookie"] = cookie_text(cookie_name(self.signer.cookie, scheme), "", 0, scheme)
        return told

    async def forget_inside(self, request: Request) -> Response:
        """Forget a guest at a table that is held here, for another server."""
        [table_id] = await read(request, list[str])
        return answer(await self.hall.forget_at(guest_of(request), table_id))

    async def seats_inside(self, request: Request) -> Response:
        """The people at tables that are held here, for another server."""
        return answer(self.hall.seats_at(guest_of(request), await read(request, list[str])))

    async def join(self, request: Request) -> Response:
        wish = await read(request, JoinWish)
        await self._check_unless_forwarded(self._joins, request)
        return answer(await self.hall.join(guest_of(request), wish))

    async def invitation(self, request: Request) -> Response:
        await self._check_unless_forwarded(self._joins, request)
        return answer(await self.hall.describe(guest_of(request), request.path_params["key"]))

    # One table

    async def snapshot(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        return Response(table.snapshot(guest_of(request), seat), media_type="application/json")

    async def at(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        return answer(table_at(table.standing, seat, request.path_params["ply"], bool(number_in(request, "halt"))))

    async def notes(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        return answer(earlier_notes(table.standing, seat, number_in(request, "before")))

    async def count(self, request: Request) -> Response:
        table, _ = await self._table_and_viewer(request)
        return answer(count_of(table.standing))

    async def record(self, request: Request) -> Response:
        table, seat = await self._table_and_viewer(request)
        name = f"{table.line.game.name}-{table.id}.txt"
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
        """Carry out a command within its limits, when it is the turn of its address."""
        address = counted_address(connection)
        self._obeying += 1
        try:
            await self.turns.wait(address)
            async with nullcontext() if isinstance(command, QUESTIONS) else self._slots.of(address):
                await self._check_command(connection, table, command)
                told = await obey(self.hall, table, guest_of(connection), command)
        except HortusError as error:
            told = refused(error, command.request)
        finally:
            self._obeying -= 1
        self.metrics.obeyed(command, told)
        return told

    async def _check_command(self, connection: HTTPConnection, table: Table, command: Command) -> None:
        """Check the limits of commands. A rematch counts as a new table if it makes one."""
        if isinstance(command, Rematch) and table.line.is_over and table.standing.rematch is None:
            await self._check(self._new_tables, connection)
        if isinstance(command, Rename | Renew):
            self._renamings.check(f"{table.id} {guest_of(connection)}")

    async def _check_unless_forwarded(self, buckets: Buckets, request: Request) -> None:
        """Check a limit, unless the request was forwarded by a server that has checked it."""
        if not is_internal(request):
            await self._check(buckets, request)

    async def _check(self, buckets: Buckets, connection: HTTPConnection) -> None:
        """Check a limit of the address that asks, counted over all servers at one database."""
        name = counted_address(connection)
        if self._handing_on is None:
            buckets.check(name)
            return
        database, shared = self.storage.database, self.signer.pseudonym(f"{buckets.refusal} {name}")
        if not await asyncio.to_thread(database.take_from, shared, buckets.rate, buckets.burst):
            raise TooMany(buckets.refusal)

    async def _table(self, connection: HTTPConnection) -> Table:
        return await self.hall.table(connection.path_params["id"])

    async def _table_and_viewer(self, request: Request) -> tuple[Table, int | None]:
        table = await self._table(request)
        seat = number_in(request, "seat")
        table.check_viewer(guest_of(request), seat)
        return table, seat

    async def live(self, socket: WebSocket) -> None:
        await socket.accept()
        bucket = Bucket(self.settings.messages_per_second, self.settings.messages_at_once)
        address = counted_address(socket)
        connection = Connection(
            socket, guest_of(socket), None, lambda: bucket.take() and self._messages_of_address.take(address)
        )
        with self._counted(socket) as there_is_room:
            if self.is_draining:
                connection.finish()
                await connection.exchange()
            elif there_is_room:
                await self._look_on_somewhere(socket, connection)
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

    async def _look_on_somewhere(self, socket: WebSocket, connection: Connection) -> None:
        try:
            try:
                await self._look_on(socket, connection)
            except Elsewhere as there:
                if is_internal(socket) or self._handing_on is None:
                    raise Moved("server-moved") from there
                await self._handing_on.connect(socket, there)
        except HortusError as error:
            is_passing = isinstance(error, ServerError) and error.status == StorageFailed.status
            await connection.turn_away(error, TRY_LATER if is_passing else BAD_CONDUCT)

    async def _look_on(self, socket: WebSocket, connection: Connection) -> None:
        self._live.add(connection)
        try:
            connection.seat = number_in(socket, "seat")
            table = await self._table(socket)
            table.check_viewer(connection.guest, connection.seat)
            await connection.run(table, number_in(socket, "number"), lambda command: self._obey(socket, table, command))
        finally:
            self._live.discard(connection)

    async def drain(self) -> None:
        """Everybody is to go elsewhere: what is being done is done and answered, and what only we hold is given up."""
        self.is_draining = True
        for connection in self._live:
            connection.finish()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while self._live or self._obeying:
                    await asyncio.sleep(LOOK_SECONDS)
        for give_up in self.on_drain:
            await give_up()

    async def not_found(self, request: Request, error: Exception) -> Response:
        """No such path, or not in this way: a page for people, the refusal for programs."""
        status = error.status_code if isinstance(error, HTTPException) else NotFound.status
        if status == NotFound.status and wants_page(request):
            return self.pages.nowhere()
        told = error if isinstance(error, NotFound) else NotFound("server-no-such-place")
        return answer(refused(told), status=status)

    # For operators

    @property
    def live_sockets(self) -> int:
        return len(self._live_of_guest)

    async def alive(self, request: Request) -> Response:
        return well()

    async def ready(self, request: Request) -> Response:
        if self.is_draining:
            raise Draining("server-draining")
        return await self.health(request)

    async def health(self, request: Request) -> Response:
        await self._health.check()
        return well()

    async def show_metrics(self, request: Request) -> Response:
        if not is_near(request):
            raise NotFound("server-no-such-place")
        text, settings = self.metrics.text(), self.settings
        if self._handing_on is not None and settings.process is not None:
            text = together({**await self._handing_on.figures(settings.crew), settings.process: text})
        return Response(text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def metrics_inside(self, request: Request) -> Response:
        """The metrics of this process, for another one of the same server."""
        if self.settings.process is None or await read(request, str) != self.settings.crew:
            raise NotFound("server-no-such-place")
        return answer({self.settings.process: self.metrics.text()})


def signer_of(storage: Storage, keys: Keys) -> Signer:
    own = storage.setting("signing key", KEY_SIZE)
    return Signer(*(key or own for key in keys), namesake=own)


def this_version() -> str:
    return f"{hortus.__version__} {HEAD} "


def about_this(signer: Signer) -> str:
    """What all servers at one database have in common."""
    return this_version() + signer.digest


# What comes in and goes out


def guest_of(connection: HTTPConnection) -> str:
    guest: str = connection.scope["guest"]
    return guest


def is_new_guest(connection: HTTPConnection) -> bool:
    """Return whether the guest came without a valid cookie, so that nothing is stored about them yet."""
    return bool(connection.scope.get("is_new_guest"))


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
    request.scope["body"] = body  # it may have to be handed on
    return body


def answer(what: object, status: int = 200) -> Response:
    return Response(encode(what), status_code=status, media_type="application/json")


def well() -> Response:
    return Response('{"ok":true}', media_type="application/json")


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
    """What goes wrong here is in the log; people get a sentence, and what to look for there."""
    told = await refuse(request, ServerFault("server-fault"))
    told.headers[NAME_HEADER] = REQUEST.get()
    return told
