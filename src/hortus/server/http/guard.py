"""Middleware in front of every request: limits, host and origin, the guest's cookie, and security headers."""

from __future__ import annotations

import logging
import re
import secrets
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from time import perf_counter
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.contract.errors import HortusError
from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import (
    BadGuest,
    InternalOnly,
    ServerError,
    ServerFault,
    TooMany,
    WrongHost,
    WrongOrigin,
    refused,
)
from hortus.server.http.hosts import Hosts
from hortus.server.http.limits import Buckets, counted_address, host_of, is_in
from hortus.server.incidents import Seldom
from hortus.server.logs import REQUEST, TABLE
from hortus.server.protocol import encode
from hortus.server.settings import LOCAL
from hortus.server.tables.links import ID_LENGTH, ID_LETTERS

if TYPE_CHECKING:
    from hortus.server.http.app import Server

log = logging.getLogger(__name__)

YEAR = 365 * 24 * 3600
REFUSAL_DELAY_S = 0.5
SAFE_METHODS = ("GET", "HEAD")
CONTENT = (  # boards place their pieces by style attributes; scripts come from files only
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
POLICY = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
PAGE_POLICY = {**POLICY, "Content-Security-Policy": "; ".join(CONTENT)}
ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}
FILES = ("/web/", "/words/")  # a page's policy holds for what it loads: its files need not say it again
WITHOUT_GUEST = (*FILES, "/api/health")
MOVED = "hortus-moved"
"""A header of an answer to another server: nothing was done here, look again for the holder of the table."""
INTER_SERVER_TOKEN = "hortus-inside"
"""The header of the token by which one server vouches for a guest to another (`hortus.server.http.internal`)."""
METRICS = "/metrics"
PROBES = ("/health", "/ready", METRICS)  # for those who look after the server: without a cookie
NAME_HEADER = "X-Request-ID"
HARMLESS = re.compile(r"[A-Za-z0-9._-]{1,64}")
ANSWERS = ("http.response.start", "websocket.http.response.start")
STARTS = (*ANSWERS, "websocket.accept")
TABLE_PATH = re.compile(rf"/(?:api/tables|table)/([{ID_LETTERS}]{{{ID_LENGTH}}})(?:/.*)?")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.hosts = Hosts(server.settings)
        self.trusted = (*LOCAL, *server.settings.proxies)  # whose own probes have no limit
        self.seldom = Seldom()
        always = ENCRYPTED if server.settings.is_encrypted else {}
        self.policy, self.page_policy = {**POLICY, **always}, {**PAGE_POLICY, **always}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = self.name_of(scope)
        REQUEST.set(name)
        TABLE.set(table_in(scope["path"]))
        began, status = perf_counter(), ServerFault.status

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message.get("status", status)
                MutableHeaders(scope=message)[NAME_HEADER] = name
            await send(message)

        try:
            await self.answer(scope, receive, send_named)
        finally:
            if scope["type"] == "http":
                self.server.metrics.answered(scope, status, perf_counter() - began)

    def name_of(self, scope: Scope) -> str:
        """What a request is called in the log: as the proxy calls it, or in a way of our own."""
        is_proxy = is_in(peer_of(scope), self.server.settings.proxies)
        told = Headers(scope=scope).get(NAME_HEADER, "") if is_proxy else ""
        return harmless(told) or secrets.token_hex(8)

    def check_proxy(self, scope: Scope) -> None:
        """Log that a proxy is not named: its guests came by https, and their cookies are not marked as secure."""
        settings, peer = self.server.settings, peer_of(scope)
        is_expected = not settings.is_encrypted or is_encrypted(scope["scheme"]) or is_in(peer, settings.proxies)
        if not is_expected and self.seldom.is_due():
            log.warning("proxy_unknown: A request came by http from %s, which no --proxy names.", peer)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookie = None

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ANSWERS:
                headers = MutableHeaders(scope=message)
                is_file = scope["path"].startswith(FILES) and message["status"] < 400
                headers.update(self.policy if is_file else self.page_policy)
                if not headers.get("cache-control"):
                    headers["Cache-Control"] = "no-store"
                if cookie is not None:
                    headers.setdefault("Set-Cookie", cookie)
            await send(message)

        try:
            await self.take_turn(scope)
            cookie = self.admit(scope)
        except HortusError as error:
            await self.turn_away(scope, receive, send_with_headers, error)
            return
        await self.app(scope, receive, send_with_headers)

    async def take_turn(self, scope: Scope) -> None:
        await self.server.turns.wait(counted_address(HTTPConnection(scope)))

    def admit(self, scope: Scope) -> str | None:
        """Identify the guest and return the cookie to answer with. Limits come first: a refusal has to be cheap."""
        path, headers = scope["path"], Headers(scope=scope)
        is_live = scope["type"] == "websocket"
        is_asking = is_live or scope["method"] in SAFE_METHODS
        is_file = path.startswith(WITHOUT_GUEST)
        if path in PROBES:
            self.check_probe(scope)
        else:
            self.buckets(scope, is_file).check(counted_address(HTTPConnection(scope)))
        if INTER_SERVER_TOKEN in headers:  # no proxy and no guest has a use for it
            raise InternalOnly("server-internal-only")
        if path in PROBES:
            return None
        self.check_host(headers)
        self.check_proxy(scope)
        if is_live or not is_asking:
            self.check_origin(scope, headers)
        if is_file:
            return None
        cookie = self.know(scope, headers.get("cookie", ""))
        if is_asking:
            self.server.asks.check(scope["guest"])
        return cookie

    def buckets(self, scope: Scope, is_file: bool) -> Buckets:
        """Return the limit that a request counts against, by its address."""
        if scope["type"] == "websocket":
            return self.server.openings
        if scope["method"] not in SAFE_METHODS:
            return self.server.posts
        return self.server.files if is_file else self.server.asks_of_address

    def check_probe(self, scope: Scope) -> None:
        """Limit the probes of strangers. Load balancers name any host, so only figures are kept from other names."""
        connection = HTTPConnection(scope)
        if not is_in(host_of(connection), self.trusted):
            self.server.probes.check(counted_address(connection))
        if scope["path"] == METRICS:
            self.check_host(connection.headers)

    def know(self, scope: Scope, cookies: str) -> str | None:
        """Identify the guest. A new one gets a cookie, and with every page it is good for another year.

        A cookie that was tampered with opens pages only, as a new guest.
        """
        signer = self.server.signer
        is_page = not scope["path"].startswith("/api/")
        name = cookie_name(signer.cookie, scope["scheme"])
        value = cookie_in(cookies, name)
        try:
            guest = None if value is None else signer.read_guest(value)
        except BadGuest:
            if not is_page:
                raise
            guest = None
        scope["guest"] = guest or signer.new_guest()
        scope["is_new_guest"] = guest is None
        if guest is not None and not is_page:
            return None
        word = signer.sign_guest(scope["guest"])
        return cookie_text(name, word, YEAR, scope["scheme"])

    def check_host(self, headers: Headers) -> None:
        if not self.hosts.accept(headers.get("host", "")):
            raise WrongHost("server-wrong-host")

    def check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers always say which page speaks. Programs that do not say it carry nobody's cookie by accident."""
        scheme = "https" if is_encrypted(scope["scheme"]) else "http"
        own = f"{scheme}://{headers.get('host', '')}"
        if headers.get("origin", own) not in (own, *self.server.settings.origins):
            raise WrongOrigin("server-wrong-origin")

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: HortusError) -> None:
        """Answer with the refusal, to a WebSocket handshake too: it is not accepted, so HTTP is still spoken.

        Beyond a limit the answer is late: a client at full speed on many connections would otherwise be refused so
        often that others had to wait.
        """
        if isinstance(error, TooMany):
            await self.server.settings.timer.sleep(REFUSAL_DELAY_S)
            with suppress(TooMany):
                await self.take_turn(scope)  # or all of them would come back together
        status = error.status if isinstance(error, ServerError) else 400
        kind, content, body = "http.response", b"application/json", encode(refused(error))
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http.response"
        elif wants_page(HTTPConnection(scope)):  # which cannot be loaded: people get the sentence alone
            content, body = b"text/plain; charset=utf-8", sentence_for(scope, error).encode()
        headers = [(b"content-type", content), (b"content-length", str(len(body)).encode())]
        await send({"type": f"{kind}.start", "status": status, "headers": headers})
        await send({"type": f"{kind}.body", "body": body})


def wants_page(connection: HTTPConnection) -> bool:
    """Return whether a person opens an address, rather than a program or a page that asks for data."""
    return not connection.scope["path"].startswith("/api/") and "text/html" in connection.headers.get("accept", "")


def sentence_for(scope: Scope, error: HortusError) -> str:
    """Return what a refusal says, in the first language of a browser that we speak."""
    wished = (word.strip()[:2].lower() for word in Headers(scope=scope).get("accept-language", "").split(","))
    language = next((word for word in wished if word in LANGUAGES), "en")
    return sentence(error.message_id, error.arguments, language)


def peer_of(scope: Scope) -> str:
    """Return the address at the other end of the connection, which may be that of a proxy."""
    host, _ = scope.get("peer") or scope.get("client") or ("", 0)
    return str(host)


def harmless(name: str) -> str:
    return name if HARMLESS.fullmatch(name) else ""


def table_in(path: str) -> str:
    found = TABLE_PATH.fullmatch(path)
    return found[1] if found else ""


def is_encrypted(scheme: str) -> bool:
    return scheme in ("https", "wss")


def cookie_name(name: str, scheme: str) -> str:
    """Return the full name of the cookie. Browsers accept a `__Host-` cookie only from this host and by https."""
    return f"__Host-{name}" if is_encrypted(scheme) else name


def cookie_text(name: str, value: str, age: int, scheme: str) -> str:
    """For `Set-Cookie`. With an age of 0 the browser forgets it."""
    secure = "; Secure" if is_encrypted(scheme) else ""
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def cookie_in(text: str, name: str) -> str | None:
    """Return the value of a cookie, or None if there is no such cookie."""
    try:
        found = SimpleCookie(text)
    except CookieError:
        return None
    return found[name].value if name in found else None
