"""A flood of handshakes that a server has to refuse, with and without an answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress

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
STATUS_LINE = 64  # bytes
SWITCHING = b" 101 "


def request(method: str, path: str, headers: dict[str, str]) -> bytes:
    """A request with a place for its number and for the name of the server."""
    sender = {"Host": "HOST", "X-Forwarded-For": ADDRESS, "X-Request-ID": f"{REQUEST}-NUMBER"}
    fields = (f"{name}: {value}" for name, value in {**sender, **headers}.items())
    return "\r\n".join([f"{method} {path} HTTP/1.1", *fields, "", ""]).encode()


REFUSED = (
    request("GET", LIVE, {**UPGRADE, "Origin": f"http://{EVIL}"}),
    request("GET", LIVE, {**UPGRADE, "Host": EVIL, "Origin": f"http://{EVIL}"}),
    request("GET", LIVE, {**UPGRADE, "Sec-WebSocket-Version": "12"}),
    request("GET", LIVE, {**UPGRADE, "Sec-WebSocket-Key": "short"}),
    request("GET", LIVE, {**UPGRADE, "Content-Length": "4"}) + b"body",
    request("GET", "/nowhere", UPGRADE),
    request("POST", "/api/tables", {"Origin": f"http://{EVIL}", "Content-Length": "0"}),
    b"\x16\x03\x01 this is no HTTP\r\n\r\n",
    request("GET", LIVE, UPGRADE)[:CUT_SHORT],
)


async def flood(port: int, seconds: float) -> int:
    """Return how many of the handshakes the server refused in that time."""
    numbers = iter(range(HANDSHAKES))
    refused = 0

    async def send_some() -> None:
        nonlocal refused
        for number in numbers:
            handshake = REFUSED[number % len(REFUSED)]
            handshake = handshake.replace(b"NUMBER", b"%d" % number).replace(b"HOST", b"127.0.0.1:%d" % port)
            if await is_refused(port, handshake):
                refused += 1

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(send_some() for _ in range(AT_ONCE)))
    return refused


async def is_refused(port: int, handshake: bytes) -> bool:
    """Whether the server answers anything but that it switches protocols. A request cut short needs no answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with suppress(OSError):
        writer.write(handshake)
        await writer.drain()
        if b"\r\n\r\n" in handshake:
            answer = await reader.read(STATUS_LINE)
    writer.transport.abort()
    return SWITCHING not in answer
