"""One client at full speed over many connections: `python -m benchmarks.flood ADDRESS requests|commands`.

It has a process of its own with the lowest priority, so that a guest who plays meanwhile waits for the server alone.
It ends by itself after LONGEST_S.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.guests import Guest, sit_down

CONNECTIONS = 48
LONGEST_S = 120.0
ORIGIN = {"X-Forwarded-For": "198.51.100.1"}
"""All connections come from one address."""
PAUSE_S = 0.05
LOWEST_PRIORITY = 19
STARTED = "started"
REQUESTS: tuple[tuple[str, str, object], ...] = (
    ("POST", "/api/forget", {}),
    ("POST", "/api/tidy", {}),
    ("POST", "/api/lessons/haru_ichiban/1", {"action": ""}),
    ("POST", "/api/join", {"key": "AAAAAAAA"}),
    ("POST", "/api/puzzles/haru_ichiban/1", {"action": ""}),
    ("GET", "/api/puzzles/haru_ichiban", None),
    ("GET", "/api/puzzles/haru_ichiban/1", None),
    ("GET", "/api/puzzles/haru_ichiban/1/hint", None),
    ("GET", "/api/puzzles/haru_ichiban/1/solution", None),
    ("GET", "/api/tables", None),
    ("GET", "/ready", None),
    ("GET", "/", None),
)


@contextmanager
def flooding(address: str, what: str) -> Iterator[None]:
    """Flood a server from another process while the body runs."""
    command = [sys.executable, "-m", "benchmarks.flood", address, what]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == STARTED
        try:
            yield
            assert process.poll() is None, "the flood ended too early"
        finally:
            process.kill()


async def send_requests(address: str) -> None:
    """Send requests without a cookie, over connections that are kept alive."""
    place = urlsplit(address)
    messages = [as_bytes(place.netloc, *request) for request in REQUESTS]
    print(STARTED, flush=True)
    await asyncio.gather(
        *(keep_asking(place.hostname or "", place.port or 80, messages, first) for first in range(CONNECTIONS))
    )


def as_bytes(host: str, method: str, path: str, content: object) -> bytes:
    body = b"" if content is None else json.dumps(content).encode()
    headers = {"Host": host, **ORIGIN, "Content-Type": "application/json", "Content-Length": len(body)}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join((*lines, "", "")).encode() + body


async def keep_asking(host: str, port: int, messages: list[bytes], first: int) -> None:
    """Ask for one thing after the other, and reconnect whenever the server closes the connection."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with connection(host, port) as (reader, writer):
                for message in itertools.islice(itertools.cycle(messages), first, None):
                    writer.write(message)
                    await read_answer(reader)


@asynccontextmanager
async def connection(host: str, port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(host, port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def read_answer(reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
    await reader.readexactly(int(length or 0))


async def send_commands(address: str) -> None:
    """Rename players over many WebSockets, as often as the server lets each of them."""
    guests = [await sit_down(address, origin=ORIGIN) for _ in range(CONNECTIONS)]
    print(STARTED, flush=True)
    await asyncio.gather(*map(keep_renaming, guests))


async def keep_renaming(guest: Guest) -> None:
    """Rename a player again and again, and reconnect whenever the server closes or refuses the connection."""
    for number in itertools.count():
        try:
            if guest.line is None or guest.line.close_code is not None:
                await guest.connect()
            request = str(uuid4())
            await guest.send({"type": "rename", "request": request, "seat": 0, "name": f"Ann {number}"})
            while (await guest.hear()).get("request") != request:
                pass
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(PAUSE_S)


KINDS = {"requests": send_requests, "commands": send_commands}


async def main(address: str, what: str) -> None:
    os.nice(LOWEST_PRIORITY)
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_S):
            await KINDS[what](address)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
