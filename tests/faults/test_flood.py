"""A handshake counts as refused only when the server says so."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter

import pytest

from tests.faults.flood import HANDSHAKES, REFUSED, flood
from tests.patience import LONG
from tests.postgresql import free_port

pytestmark = pytest.mark.interpreted_only

WITHOUT_ANSWER = sum(
    not (one.is_whole and one.is_http) for one in (REFUSED[number % len(REFUSED)] for number in range(HANDSHAKES))
)


def refused_by(answer: bytes) -> int:
    """Return how many handshakes count as refused by a server that says this and closes the connection."""

    async def say(reader: StreamReader, writer: StreamWriter) -> None:
        if answer:
            await reader.read(1)
            writer.write(answer)
        writer.close()

    async def run() -> int:
        async with await asyncio.start_server(say, "127.0.0.1", 0) as server:
            return await flood(server.sockets[0].getsockname()[1], LONG)

    return asyncio.run(run())


def test_all_handshakes_are_refused_by_client_errors() -> None:
    assert refused_by(b"HTTP/1.1 403 Forbidden\r\n\r\n") == HANDSHAKES


@pytest.mark.parametrize("answer", ["", "HTTP/1.1 500 Internal Server Error", "HTTP/1.1 200 OK", "nonsense"])
def test_complete_requests_without_a_client_error_are_not_refused(answer: str) -> None:
    assert refused_by(f"{answer}\r\n\r\n".encode() if answer else b"") <= WITHOUT_ANSWER < HANDSHAKES / 4


def test_handshakes_are_not_refused_by_a_server_that_is_not_there() -> None:
    assert asyncio.run(flood(free_port(), LONG)) == 0
