"""Stands before every request: knows the guest, keeps pages of other people out, and says what a browser may do."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hortus.contract.errors import HortusError
from hortus.server.errors import BadGuest, NoSuchPlace, ServerError, WrongOrigin, refused
from hortus.server.events import encode

if TYPE_CHECKING:
    from hortus.server.app import Server

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
FILES = ("/web/", "/words/")  # a page's policy holds for what it loads: its files need not say it again
WITHOUT_GUEST = (*FILES, "/api/health")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

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
                is_file = scope["path"].startswith(FILES) and message["status"] != NoSuchPlace.status
                headers.update(POLICY if is_file else PAGE_POLICY)
                if not headers.get("cache-control"):
                    headers["Cache-Control"] = "no-store"
                if cookie is not None:
                    headers.setdefault("Set-Cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def admit(self, scope: Scope) -> str | None:
        """Know the guest; a new one gets a cookie. A cookie that was tampered with opens pages only, as a new guest."""
        headers = Headers(scope=scope)
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            self.check_origin(headers)
        path: str = scope["path"]
        if path.startswith(WITHOUT_GUEST):
            return None
        signer = self.server.signer
        found = cookie_in(headers.get("cookie", ""), signer.cookie)
        if found is not None:
            try:
                scope["guest"] = signer.read_guest(found)
                return None
            except BadGuest:
                if path.startswith("/api/"):
                    raise
        guest = scope["guest"] = signer.new_guest()
        return cookie_text(signer.cookie, signer.sign_guest(guest), 5 * YEAR, scope["scheme"])

    def check_origin(self, headers: Headers) -> None:
        """Browsers always say which page speaks. Programs that do not say it carry nobody's cookie by accident."""
        origin = headers.get("origin")
        if origin is None or origin in self.server.settings.origins:
            return
        if urlsplit(origin).netloc != headers.get("host"):
            raise WrongOrigin("server-wrong-origin")

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, error: HortusError) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        status = error.status if isinstance(error, ServerError) else 400
        await send(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        await send({"type": "http.response.body", "body": encode(refused(error))})


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
