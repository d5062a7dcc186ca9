"""Stands before every request: knows the guest, keeps pages of other people out, and says what a browser may do."""

from __future__ import annotations

import re
import secrets
from http.cookies import CookieError, SimpleCookie
from time import perf_counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.contract.errors import HortusError
from hortus.server.errors import BadGuest, NotFound, ServerError, ServerFault, WrongOrigin, refused
from hortus.server.http.limits import counted_address, is_in
from hortus.server.logs import REQUEST, TABLE
from hortus.server.protocol import encode
from hortus.server.tables.links import ID_LENGTH, ID_LETTERS

if TYPE_CHECKING:
    from hortus.server.http.app import Server

YEAR = 365 * 24 * 3600
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
"""A header of an answer to another server: the table was here, and is not any more."""
INSIDE = "hortus-inside"
"""A header of what one server hands on to another; nobody else can sign it."""
PROBES = ("/health", "/ready", "/metrics")  # for those who look after the server: nobody is to be locked out of them
NAME_HEADER = "X-Request-ID"
HARMLESS = re.compile(r"[A-Za-z0-9._-]{1,64}")
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
TABLE_PATH = re.compile(rf"/(?:api/tables|table)/([{ID_LETTERS}]{{{ID_LENGTH}}})(?:/.*)?")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
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
        peer = scope.get("peer") or scope.get("client")
        is_proxy = peer is not None and is_in(peer[0], self.server.settings.proxies)
        told = Headers(scope=scope).get(NAME_HEADER, "") if is_proxy else ""
        return harmless(told) or secrets.token_hex(8)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            cookie = self.admit(scope)
        except HortusError as error:
            await self.turn_away(scope, receive, send, error)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_file = scope["path"].startswith(FILES) and message["status"] != NotFound.status
                headers.update(self.policy if is_file else self.page_policy)
                if not headers.get("cache-control"):
                    headers["Cache-Control"] = "no-store"
                if cookie is not None:
                    headers.setdefault("Set-Cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def admit(self, scope: Scope) -> str | None:
        """Know the guest, and say with what cookie to answer."""
        if scope["path"] in PROBES:
            return None
        headers = Headers(scope=scope)
        inside = headers.get(INSIDE)
        if inside is not None:  # another server has looked at everything else
            scope["guest"], address = self.server.signer.read_inside(inside)
            scope["client"], scope["inside"] = (address, 0), True
            REQUEST.set(harmless(headers.get(NAME_HEADER, "")) or REQUEST.get())
            return None
        is_live = scope["type"] == "websocket"
        is_asking = is_live or scope["method"] in SAFE_METHODS
        if is_live or not is_asking:
            self.check_origin(headers)
        is_file = scope["path"].startswith(WITHOUT_GUEST)
        if is_asking:
            (self.server.files if is_file else self.server.asks_of_address).check(
                counted_address(HTTPConnection(scope))
            )
        if is_file:
            return None
        cookie = self.know(scope, headers.get("cookie", ""))
        if is_asking:
            self.server.asks.check(scope["guest"])
        return cookie

    def know(self, scope: Scope, cookies: str) -> str | None:
        """A new guest gets a cookie, and with every page it is good for another year.

        One that was tampered with opens pages only, as a new guest.
        """
        signer = self.server.signer
        is_page = not scope["path"].startswith("/api/")
        found = cookie_in(cookies, signer.cookie)
        try:
            guest = None if found is None else signer.read_guest(found)
        except BadGuest:
            if not is_page:
                raise
            guest = None
        scope["guest"] = guest or signer.new_guest()
        if guest is not None and not is_page:
            return None
        word = signer.sign_guest(scope["guest"])
        return cookie_text(signer.cookie, word, YEAR, scope["scheme"])

    def check_origin(self, headers: Headers) -> None:
        """Browsers always say which page speaks. Programs that do not say it carry nobody's cookie by accident."""
        origin = headers.get("origin")
        if origin is None or origin in self.server.settings.origins:
            return
        try:
            host = urlsplit(origin).netloc
        except ValueError:  # such as http://[
            host = None
        if host is None or host != headers.get("host"):
            raise WrongOrigin("server-wrong-origin")

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: HortusError) -> None:
        """With the refusal, also where a live socket was asked for: it is not opened, so HTTP is still spoken."""
        status = error.status if isinstance(error, ServerError) else 400
        kind = "http.response"
        if scope["type"] == "websocket":
            await receive()
            kind = "websocket.http.response"
        await send({"type": f"{kind}.start", "status": status, "headers": [(b"content-type", b"application/json")]})
        await send({"type": f"{kind}.body", "body": encode(refused(error))})


def harmless(name: str) -> str:
    return name if HARMLESS.fullmatch(name) else ""


def table_in(path: str) -> str:
    found = TABLE_PATH.fullmatch(path)
    return found[1] if found else ""


def cookie_text(name: str, value: str, age: int, scheme: str) -> str:
    """For `Set-Cookie`. With an age of 0 the browser forgets it."""
    secure = "; Secure" if scheme in ("https", "wss") else ""
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def cookie_in(text: str, name: str) -> str | None:
    try:
        found = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return None if found is None else found.value
