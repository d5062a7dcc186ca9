"""One client at full speed over many connections: `python -m benchmarks.flood ADDRESS requests|commands|questions`.

It has a process of its own with the lowest priority, so that a guest who plays meanwhile waits for the server alone.
It ends by SIGTERM or after LONGEST_S, and prints how many answers it got a second.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.guests import Guest, sit_down

Answered = Callable[[], object]
"""Is called for each answer to a request, and for each command that is carried out."""
CommandOf = Callable[[Guest, int], dict[str, object]]
"""Makes the command with this number for a guest."""

CONNECTIONS = 48
TOGETHER = 40
"""Commands that one connection may send at once (docs/operating.md, limits)."""
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


class Flood:
    """A flood that runs in another process."""

    answers_per_second = 0.0
    """How often the server answered it; known once the flood has ended."""


@contextmanager
def flooding(address: str, what: str) -> Iterator[Flood]:
    """Flood a server from another process while the body runs."""
    command = [sys.executable, "-m", "benchmarks.flood", address, what]
    flood = Flood()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().strip() == STARTED
            yield flood
            assert process.poll() is None, "the flood ended too early"
            process.terminate()
            flood.answers_per_second = float(process.stdout.read())
        finally:
            process.kill()


async def send_requests(address: str, answered: Answered) -> None:
    """Send requests without a cookie, over connections that are kept alive."""
    place = urlsplit(address)
    messages = [as_bytes(place.netloc, *request) for request in REQUESTS]
    print(STARTED, flush=True)
    await asyncio.gather(
        *(
            keep_asking(place.hostname or "", place.port or 80, messages, first, answered)
            for first in range(CONNECTIONS)
        )
    )


def as_bytes(host: str, method: str, path: str, content: object) -> bytes:
    body = b"" if content is None else json.dumps(content).encode()
    headers = {"Host": host, **ORIGIN, "Content-Type": "application/json", "Content-Length": len(body)}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join((*lines, "", "")).encode() + body


async def keep_asking(host: str, port: int, messages: list[bytes], first: int, answered: Answered) -> None:
    """Ask for one thing after the other, and reconnect whenever the server closes the connection."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with connection(host, port) as (reader, writer):
                for message in itertools.islice(itertools.cycle(messages), first, None):
                    writer.write(message)
                    await read_answer(reader)
                    answered()


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


async def send_over_sockets(command_of: CommandOf, address: str, answered: Answered) -> None:
    """Send commands over many WebSockets, each at a table of its own."""
    guests = [await sit_down(address, origin=ORIGIN) for _ in range(CONNECTIONS)]
    print(STARTED, flush=True)
    await asyncio.gather(*(keep_sending(guest, command_of, answered) for guest in guests))


async def keep_sending(guest: Guest, command_of: CommandOf, answered: Answered) -> None:
    """Send as many commands together as one connection may, then reconnect: a new connection may send them again."""
    while True:
        try:
            await guest.connect()
            while not guest.legal:
                await guest.hear()
            for number in range(TOGETHER):
                await guest.send({"request": str(uuid4()), "seat": 0, **command_of(guest, number)})
            left = TOGETHER
            while left:
                message = await guest.hear()
                left -= "request" in message
                if "request" in message and message["type"] != "refused":
                    answered()
            await guest.leave()
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(PAUSE_S)


def change(guest: Guest, number: int) -> dict[str, object]:
    """Return a command that is stored."""
    return {"type": "rename", "name": f"Ann {number}"}


def question(guest: Guest, number: int) -> dict[str, object]:
    return {"type": "preview", "action": guest.legal[number % len(guest.legal)]}


KINDS: dict[str, Callable[[str, Answered], Coroutine[None, None, None]]] = {
    "requests": send_requests,
    "commands": partial(send_over_sockets, change),
    "questions": partial(send_over_sockets, question),
}


async def main(address: str, what: str) -> None:
    os.nice(LOWEST_PRIORITY)
    answers = itertools.count()
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    flood = asyncio.create_task(KINDS[what](address, lambda: next(answers)))
    started = time.monotonic()
    await asyncio.wait({flood, asyncio.create_task(ended.wait())}, timeout=LONGEST_S, return_when="FIRST_COMPLETED")
    print(next(answers) / (time.monotonic() - started), flush=True)
    os._exit(0)  # the connections need not be closed one by one


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
