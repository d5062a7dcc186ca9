"""A flood of handshakes that a server has to refuse, with and without an answer."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import NamedTuple

HANDSHAKES = 1000
AT_ONCE = 20
ADDRESS = "10.255.0.1"
REQUEST = "flood"
"""How the ids of these requests begin, which the log repeats."""
LIVE = "/api/tables/0000000000/live"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
EVIL = "evil.example"
CUT_SHORT = 60  # bytes that are sent of a request whose sender leaves
REFUSAL = re.compile(rb"HTTP/1\.1 4\d\d ")


class Handshake(NamedTuple):
    request: bytes
    is_http: bool = True  # garbage may be refused by closing the connection, without an answer
    is_whole: bool = True  # a sender who leaves in the middle of a request waits for no answer


def request(method: str, path: str, headers: dict[str, str]) -> bytes:
    """A request with a place for its number and for the name of the server."""
    sender = {"Host": "HOST", "X-Forwarded-For": ADDRESS, "X-Request-ID": f"{REQUEST}-NUMBER"}
    fields = (f"{name}: {value}" for name, value in {**sender, **headers}.items())
    return "\r\n".join([f"{method} {path} HTTP/1.1", *fields, "", ""]).encode()


COMPLETE = (
    request("GET", LIVE, {**UPGRADE, "Origin": f"http://{EVIL}"}),
    request("GET", LIVE, {**UPGRADE, "Host": EVIL, "Origin": f"http://{EVIL}"}),
    request("GET", LIVE, {**UPGRADE, "Sec-WebSocket-Version": "12"}),
    request("GET", LIVE, {**UPGRADE, "Sec-WebSocket-Key": "short"}),
    request("GET", LIVE, {**UPGRADE, "Content-Length": "4"}) + b"body",
    request("GET", "/nowhere", UPGRADE),
    request("POST", "/api/tables", {"Origin": f"http://{EVIL}", "Content-Length": "0"}),
)
GARBAGE = b"\x16\x03\x01 this is no HTTP\r\n\r\n"
REFUSED = (
    *map(Handshake, COMPLETE),
    Handshake(GARBAGE, is_http=False),
    Handshake(request("GET", LIVE, UPGRADE)[:CUT_SHORT], is_whole=False),
)


async def flood(port: int, seconds: float) -> int:
    """Return how many of the handshakes the server refused in that time."""
    numbers = iter(range(HANDSHAKES))
    refused = 0

    async def send_some() -> None:
        nonlocal refused
        for number in numbers:
            handshake = REFUSED[number % len(REFUSED)]
            sent = handshake.request.replace(b"NUMBER", b"%d" % number).replace(b"HOST", b"127.0.0.1:%d" % port)
            if await is_refused(port, handshake._replace(request=sent)):
                refused += 1

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(send_some() for _ in range(AT_ONCE)))
    return refused


async def is_refused(port: int, handshake: Handshake) -> bool:
    """Return whether the server answers with a client error, or in a way that is as good for this handshake."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    answer = b""
    try:
        with suppress(OSError):
            writer.write(handshake.request)
            await writer.drain()
            if handshake.is_whole:
                answer = await reader.readline()
    finally:
        writer.transport.abort()
    return REFUSAL.match(answer) is not None or (not answer and not (handshake.is_whole and handshake.is_http))
