"""The internal listener, where the servers of one database reach each other, and the token that they show there.

A server that forwards a request vouches for its guest by an inter-server token in the header `hortus-inside`. A token
is valid for one request: for its method, target and body, at one receiver, once, and for `LIFETIME_S`. Nothing is
answered here without one, and nowhere else is one accepted: the public listener refuses the header.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket as sockets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import uvicorn
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.contract.errors import HortusError
from hortus.server.errors import BadToken
from hortus.server.http.guard import INTER_SERVER_TOKEN, MOVED, NAME_HEADER, STARTS, Guard, harmless
from hortus.server.http.limits import host_of
from hortus.server.http.lines import KEEP_ALIVE_S
from hortus.server.incidents import Seldom
from hortus.server.logs import REQUEST
from hortus.server.tables.links import Signer

if TYPE_CHECKING:
    from hortus.server.http.app import Server

log = logging.getLogger(__name__)

LIFETIME_S = 30.0
"""How long a token is valid, by the clock of the database."""
CLOCK_SKEW_S = 5.0
"""How far in the future a token may be dated. Two servers learn the time of the database over different connections."""
NONCE_BYTES = 9


class Caller(NamedTuple):
    """The guest that a server vouches for, and the address that the guest came from."""

    guest: str
    address: str = ""


class Voucher(NamedTuple):
    """The guest and the digest of the body for which a token was issued."""

    caller: Caller
    body_digest: str


class InterServerTokens:
    """Issues tokens for other servers, and reads theirs."""

    def __init__(self, signer: Signer, clock: Callable[[], float]) -> None:
        """`clock` has to give the same time at every server."""
        self._signer = signer
        self._clock = clock
        self._used: dict[str, float] = {}  # nonces of tokens, in the order in which they came, and when they expire
        self._seldom = Seldom()

    def issue(self, caller: Caller, method: str, target: str, body: bytes, receiver: int) -> str:
        """Return a token for one request.

        `target` is its path and query as sent, `receiver` the number of the server that it is sent to.
        """
        digests = digest_of(f"{method} {target}".encode()), digest_of(body)
        nonce = secrets.token_urlsafe(NONCE_BYTES)
        return self._signer.sign_for_server([int(self._clock()), nonce, *caller, *digests, receiver])

    def read(self, token: str, method: str, target: str, receiver: int) -> Voucher:
        """Return what the token vouches for in this request, and refuse the token from now on.

        A request with another method, target or receiver is refused. The body has not been received yet: its digest
        is for `with_checked_body`.
        """
        match self._signer.read_from_server(token):
            case [int(issued), str(nonce), str(guest), str(address), str(request), str(body), int(to)] if (
                request == digest_of(f"{method} {target}".encode()) and to == receiver
            ):
                now = self._clock()
                self._check_age(now - issued)
                self._use(nonce, now)
                return Voucher(Caller(guest, address), body)
        raise BadToken("server-bad-token")

    def _check_age(self, age: float) -> None:
        if -CLOCK_SKEW_S <= age <= LIFETIME_S:
            return
        if self._seldom.is_due():
            when = f"was issued {age:.0f} seconds ago" if age > 0 else f"is dated {-age:.0f} seconds in the future"
            log.warning("token_expired: A request of another server was refused, because its token %s.", when)
        raise BadToken("server-bad-token")

    def _use(self, nonce: str, now: float) -> None:
        """Refuse a nonce that has been used, and forget those of expired tokens."""
        while self._used and next(iter(self._used.values())) < now:
            del self._used[next(iter(self._used))]
        if nonce in self._used:
            raise BadToken("server-bad-token")
        self._used[nonce] = now + LIFETIME_S + CLOCK_SKEW_S


def digest_of(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


def with_checked_body(scope: Scope, receive: Receive) -> Receive:
    """Return a `receive` that refuses the request at the end of its body if its token is for another body."""
    received = sha256()

    async def receive_checked() -> Message:
        message = await receive()
        if message["type"] == "http.request":
            received.update(message.get("body", b""))
            if not message.get("more_body") and received.hexdigest()[:32] != scope["body_digest"]:
                raise BadToken("server-bad-token")
        return message

    return receive_checked


def target_of(scope: Scope) -> str:
    """Return the path and query of a request, exactly as received."""
    query = scope["query_string"]
    target: bytes = scope["raw_path"] + (b"?" + query if query else b"")
    return target.decode("latin-1")


def caller_of(connection: HTTPConnection) -> Caller:
    return Caller(connection.scope["guest"], host_of(connection))


def is_internal(connection: HTTPConnection) -> bool:
    """Return whether this request came to the internal listener: its limits were checked by the server that sent it."""
    return "internal" in connection.scope


class InternalGuard(Guard):
    """ASGI middleware of the internal listener: admits requests with a token, in the name of the guest it is for.

    The server that issued the token has checked the origin, the cookie and the limits.
    """

    def __init__(self, app: ASGIApp, server: Server, tokens: InterServerTokens) -> None:
        super().__init__(app, server)
        self._tokens = tokens

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().answer(scope, with_checked_body(scope, receive), send)

    async def take_turn(self, scope: Scope) -> None:
        """Start at once: guests have waited for their turn at the server that forwards."""

    def admit(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        token, method = headers.get(INTER_SERVER_TOKEN, ""), scope.get("method", "GET")
        caller, body = self._tokens.read(token, method, target_of(scope), self.server.hall.leases.number)
        scope["guest"], scope["client"], scope["internal"] = caller.guest, (caller.address, 0), True
        scope["body_digest"] = body
        REQUEST.set(harmless(headers.get(NAME_HEADER, "")) or REQUEST.get())

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: HortusError) -> None:
        """Let the sender try again: by then it may know who holds the table. Guests never see this refusal."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})
            return

        async def send_moved(message: Message) -> None:
            if message["type"] in STARTS:
                MutableHeaders(scope=message)[MOVED] = "yes"
            await send(message)

        await super().turn_away(scope, receive, send_moved, error)


class InternalServer(uvicorn.Server):
    """A uvicorn server that runs beside another one in the same process. It stops when `leaving` is set.

    It handles no signals: uvicorn restores the handlers that it found, and the last of two servers would restore the
    handlers of the other.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.leaving = asyncio.Event()

    async def main_loop(self) -> None:
        await self.leaving.wait()

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def internal_listener(app: ASGIApp, listen: str, port: int, known: str) -> AsyncIterator[str]:
    """Serve `app` to other servers; yield the address by which they know this one."""
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
            timeout_keep_alive=KEEP_ALIVE_S,
        )
        server = InternalServer(config)
        running = asyncio.create_task(server.serve([listener]))
        try:
            yield f"[{known}]:{port}" if ":" in known else f"{known}:{port}"
        finally:
            server.force_exit = True
            server.leaving.set()
            await running
