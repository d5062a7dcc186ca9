"""Stands before every request: knows the guest, keeps pages of other people out, and says what a browser may do."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.contract.errors import HortusError
from hortus.server.errors import BadGuest, NotFound, ServerError, WrongOrigin, refused
from hortus.server.http.limits import counted_address
from hortus.server.protocol import encode

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
        headers = Headers(scope=scope)
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
