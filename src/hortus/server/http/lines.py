"""Lines to browsers: how many may be open, and how long one may take to ask and to hear the answer.

uvicorn closes lines that are quiet between two requests. It waits for ever for a request that never comes, or comes
byte by byte, and for a reader who does not read: here that has an end.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from hortus.contract.errors import HortusError
from hortus.server.errors import BadMessage, TooMany, refused
from hortus.server.http.guard import PAGE_POLICY
from hortus.server.http.limits import counted_as, is_in
from hortus.server.incidents import Seldom, held_back_since, origin_of
from hortus.server.protocol import encode
from hortus.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

REQUEST_SECONDS = 20.0
"""How long a request may take, from its first byte to its last, and how long a new connection may be silent."""
KEEP_ALIVE_S = 20
"""How long a connection may be idle between two requests. Clients have to close their idle connections earlier, or they
may send a request on one that is being closed. httpx closes them after 5 s, Caddy after 10 s (deploy/Caddyfile)."""
LAST_SECONDS = 0.5
"""Time for a client to finish its request, or the closing handshake, when the server stops."""
ANSWER_SECONDS = 120.0
"""How long an answer may take until the client has received it."""
ACCEPTED_TOGETHER = 100
"""So many lines are taken at once, before any of them is counted."""
RESERVE = 400
"""Descriptors for everything else: the data file, the computer players, and lines that are not counted yet."""
MOST_DESCRIPTORS = 65_536
LARGEST_FRAME = 65_536
"""Bytes. What is longer than a message may be, but not this long, is answered; what is longer still ends the line."""
MOST_UNREAD = 4
"""So many messages of a live socket wait to be read before the next is left to the sender's side."""
LONGEST_HEADERS = 16_384
"""Bytes, all headers of a request together."""
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

log = logging.getLogger(__name__)


class Counts:
    """How many there are of something, in all and for each name; refused are those beyond a limit."""

    def __init__(self, most: float, most_each: float) -> None:
        self._most, self._most_each = most, most_each
        self._each: Counter[str] = Counter()
        self._all = 0

    def add(self, name: str | None) -> bool:
        """Whether there was room; None has no limit of its own."""
        if self._all >= self._most or (name is not None and self._each[name] >= self._most_each):
            return False
        self._all += 1
        if name is not None:
            self._each[name] += 1
        return True

    def __len__(self) -> int:
        return self._all

    def remove(self, name: str | None) -> None:
        self._all -= 1
        if name is not None:
            self._each[name] -= 1
            if not self._each[name]:
                del self._each[name]


class Lines:
    """All lines of a server. A proxy speaks for many: of its own it may have as many as there are."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.lines_in_all, most_lines(descriptors()))
        self.are_ending = False
        self._counts = Counts(self.most, settings.lines_an_address)
        self._proxies = settings.proxies
        self._open: dict[object, str | None] = {}
        self._seldom = Seldom()

    def open(self, transport: object, host: str) -> bool:
        name = None if is_in(host, self._proxies) else counted_as(host)
        if not self._counts.add(name):
            self._tell(host)
            return False
        self._open[transport] = name
        return True

    def close(self, transport: object) -> None:
        if transport in self._open:
            self._counts.remove(self._open.pop(transport))

    def _tell(self, host: str) -> None:
        if len(self._open) >= self.most:
            if self._seldom.is_due():
                log.warning(
                    "lines_full: All %d lines are in use: newcomers are turned away until some close.", self.most
                )
        elif self._seldom.is_due(counted_as(host)):
            log.warning("lines_of_one: %s has as many lines as one address may have: more are refused.", host)


class Config(uvicorn.Config):
    """What every line knows."""

    lines: Lines

    def load(self) -> None:
        super().load()
        self.loaded_app = with_peer(self.loaded_app)


def with_peer(app: ASGIApp) -> ASGIApp:
    """Notes who is at the other end of the line, before a proxy's word on who asks is taken for it."""

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        scope["peer"] = scope.get("client")
        await app(scope, receive, send)

    return noted


class HttpLine(H11Protocol):
    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._clock: asyncio.TimerHandle | None = None
        self._is_asking = True
        if self.config.lines.open(transport, self.client[0] if self.client else ""):
            self._give(LAST_SECONDS if self.config.lines.are_ending else REQUEST_SECONDS)
        else:
            transport.write(TURNED_AWAY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._give(None)
        self.config.lines.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.config.lines.are_ending:
            self.make_last()
        if self.transport.get_protocol() is self:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._give(None)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._give(None)
        self._is_asking = False
        super().on_response_complete()
        if self.conn.their_state is not h11.IDLE:  # the next request came together with this one
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that is broken, also if its answer has begun: then the connection can only be closed."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # what its handler still sends goes nowhere
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """Who has just come, or is in the middle of a request, is answered before the line ends."""
        if self._is_asking and not self.transport.is_closing():
            self._give(LAST_SECONDS)
        else:
            super().shutdown()

    def make_last(self) -> None:
        """The answer says that the line ends with it."""
        if self.cycle is not None:
            self.cycle.keep_alive = False
            headers = self.cycle.default_headers
            self.cycle.default_headers = headers if CLOSE_HEADER in headers else [*headers, CLOSE_HEADER]

    def _watch(self) -> None:
        """A clock for the request until it is complete, then one for its answer."""
        was_asking, self._is_asking = self._is_asking, self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not self._is_asking:
            self._give(ANSWER_SECONDS)
        elif not was_asking or self._clock is None:
            self._give(REQUEST_SECONDS)

    def _give(self, seconds: float | None) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class LiveLine(WebSocketsSansIOProtocol):
    """A line that has become a live socket; it is dropped when it no longer answers pings."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.lines.close(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Who was told to come back says goodbye before the line ends."""
        if self.close_sent:
            self.loop.call_later(LAST_SECONDS, self.transport.abort)
        else:
            super().shutdown()

    def handle_events(self) -> None:
        """Refuse a handshake that h11 could read and websockets cannot, such as one with a body."""
        super().handle_events()
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_HANDSHAKE)
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close the connection, also if the broken frames came before the handshake was answered."""
        if self.conn.close_sent is None:
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send a message. One that has `more` waits for the next, so that both leave by one call of the system."""
        if message.get("more") and self.conn.state is OPEN and self.writable.is_set() and not self.disconnected:
            self.conn.send_text(message["text"].encode())
            return
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected  # uvicorn would forget that the handshake was answered, and log an error
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # also by `websocket.http.response.body`, where uvicorn forgets it

    def send_receive_event_to_app(self) -> None:
        """As bytes: what is no text is refused where messages are read, instead of filling the log.

        The line is read on until some messages wait: to stop and go on after each takes longer than to read it.
        """
        self.curr_msg_data_type = "bytes"
        is_paused, self.read_paused = self.read_paused, True  # or it would be paused here
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def raw_refusal(status: str, error: HortusError, *headers: str) -> bytes:
    """Return an answer for a connection that is closed before the app hears of it."""
    body = encode(refused(error))
    lines = (
        f"HTTP/1.1 {status}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        *(f"{name}: {value}" for name, value in PAGE_POLICY.items()),
        *headers,
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


TURNED_AWAY = raw_refusal("429 Too Many Requests", TooMany("server-too-many-lines"), "Retry-After: 10")
BAD_HANDSHAKE = raw_refusal("400 Bad Request", BadMessage("server-bad-message", reason="handshake"))


def server_config(app: Starlette, settings: Settings) -> Config:
    """How uvicorn runs the app."""
    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpLine,
        h11_max_incomplete_event_size=LONGEST_HEADERS,
        ws=LiveLine,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        backlog=ACCEPTED_TOGETHER,
        timeout_keep_alive=KEEP_ALIVE_S,
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,  # everything goes the same way
        log_level="warning",
        server_header=False,
    )
    config.lines = Lines(settings)
    return config


# Descriptors


def raise_descriptors() -> None:
    """As many as the system lets us have: each line needs one."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def descriptors() -> float:
    if resource is None:
        return float("inf")
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return float("inf") if soft == resource.RLIM_INFINITY else soft


def most_lines(descriptors: float) -> float:
    return max(descriptors - RESERVE, descriptors // 4)


def calm_handler() -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """Return an exception handler for the loop that logs a repeated fault only once in a while.

    Without descriptors, asyncio reports a hundred times a second that it cannot accept a connection.
    """
    seldom = Seldom()

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        what, *_ = context["message"].partition("(")  # in brackets is what a function was called with
        if isinstance(error, OSError) and error.errno in EXHAUSTED:
            if seldom.is_due():
                log.error(
                    "descriptors_out: No more lines can be opened (%s): whoever comes now has to wait.", error.strerror
                )
        elif (held_back := seldom.admit((what, origin_of(error)))) is not None:
            log.error("fault: %s%s", what, held_back_since(held_back), exc_info=error)

    return handle
