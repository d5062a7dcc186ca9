"""WebSocket handshakes that are refused or broken: each gets an answer, and nobody can fill the log with them."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
import struct
from contextlib import suppress
from pathlib import Path

import pytest

from hortus.server.storage.places import Place
from hortus.server.tables.keeping import CLEAN_UP_INTERVAL_S
from hortus.server.tables.pace import Timer
from tests.patience import LONG
from tests.server.web import Web, run, served
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only

UPGRADE = (
    "GET /api/tables/abcdefghjkmn/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
CHUNKED = "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
BROKEN_CHUNK = "zz\r\n"
BROKEN_BODY = CHUNKED + BROKEN_CHUNK
FOREIGN = UPGRADE + "Origin: http://evil.example\r\n\r\n"
REFUSED = {
    "of a foreign origin": (FOREIGN, 403),
    "of a foreign host": (UPGRADE.replace("localhost", "evil.example") + "\r\n", 421),
    "of a foreign origin, with frames": (FOREIGN + "\x81\xff\xff\xff\xff", 403),
    "at no such path": (UPGRADE.replace("/live", "/dead") + "\r\n", 403),
    "without a key": (UPGRADE.replace("Sec-WebSocket-Key", "X-Key") + "\r\n", 400),
    "of an old version": (UPGRADE.replace(": 13", ": 12") + "\r\n", 400),
    "by a wrong method": (UPGRADE.replace("GET", "PUT") + "\r\n", 405),
    "with a body": (UPGRADE + "Content-Length: 5\r\n\r\nhello", 400),
    "with a body in chunks": (UPGRADE + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    "with a long header": (UPGRADE + f"X-Long: {'x' * 9_000}\r\n\r\n", 431),
    "with many headers": (UPGRADE + "".join(f"X-{n}: y\r\n" for n in range(200)) + "\r\n", 431),
    "that is none, with a broken body": (BROKEN_BODY.replace("POST", "GET"), 400),
    "that is no HTTP": ("\x16\x03\x01\x02\x00\x01\r\n\r\n", 400),
}
RESET = {
    "of a foreign origin": FOREIGN,
    "that is welcome": UPGRADE + "\r\n",
    "that is only half": UPGRADE,
}


async def answer_to(port: int, text: str) -> bytes:
    """Everything until the server closes the connection, which it has to."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.encode("latin-1"))
    try:
        async with asyncio.timeout(LONG):
            return await reader.read()
    finally:
        writer.close()


async def reset(port: int, text: str) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text.encode())
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


def port_of(web: Web) -> int:
    return int(web.base.rsplit(":", 1)[1])


@pytest.mark.parametrize("what", REFUSED)
def test_a_bad_handshake_is_refused_and_logs_no_error(data: Place, what: str, caplog: pytest.LogCaptureFixture) -> None:
    text, status = REFUSED[what]

    async def story(web: Web) -> None:
        answers = await asyncio.gather(*(answer_to(port_of(web), text) for _ in range(20)))
        assert {answer[9:12] for answer in answers} == {str(status).encode()}
        assert (await web.guest().http.get("/api/games")).status_code == 200

    run(served, data, story)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_handshake_beyond_the_rate_limit_is_refused_and_logs_nothing(
    data: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        answers = await asyncio.gather(*(answer_to(port_of(web), UPGRADE + "\r\n") for _ in range(20)))
        assert {answer[9:12] for answer in answers} == {b"429"}

    run(served, data, story, asks_per_second=0.0, asks_at_once=0.0)
    assert caplog.messages == []


@pytest.mark.parametrize("what", RESET)
def test_a_handshake_that_is_reset_at_once_logs_nothing(
    data: Place, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        await asyncio.gather(*(reset(port_of(web), RESET[what]) for _ in range(50)))
        assert (await web.guest().http.get("/api/games")).status_code == 200

    run(served, data, story)
    assert caplog.messages == []


def test_a_broken_body_after_the_answer_closes_the_connection_and_logs_no_error(
    data: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(web))
        async with asyncio.timeout(LONG):
            writer.write(CHUNKED.encode())
            head = await reader.readuntil(b"\r\n\r\n")
            assert head[9:12] == b"404"
            writer.write(BROKEN_CHUNK.encode())
            assert b"HTTP/1.1" not in await reader.read()
        writer.close()

    run(served, data, story)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


BROKEN_FRAMES = b"\xff\xff\xff\xff"


def test_broken_frames_before_the_answer_to_a_handshake_are_refused_and_log_nothing(
    data: Place, caplog: pytest.LogCaptureFixture
) -> None:
    class Delay(Timer):
        """Delays every answer until the test has sent the frames."""

        def __init__(self) -> None:
            self.has_begun, self.is_over = asyncio.Event(), asyncio.Event()

        async def sleep(self, seconds: float) -> None:
            if seconds >= CLEAN_UP_INTERVAL_S:
                await asyncio.Event().wait()
            self.has_begun.set()
            await self.is_over.wait()

    delay = Delay()

    async def story(web: Web) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(web))
        async with asyncio.timeout(LONG):
            writer.write(UPGRADE.encode() + b"\r\n")
            await delay.has_begun.wait()
            writer.write(BROKEN_FRAMES)
            assert (await reader.read())[9:12] == b"400"
        delay.is_over.set()
        writer.close()

    run(served, data, story, asks_per_second=0.0, asks_at_once=0.0, timer=delay)
    assert caplog.messages == []


RECORD = re.compile(r"\d{4}-\d\d-\d\d .*")


@pytest.mark.thorough
def test_a_thousand_bad_handshakes_write_fewer_than_five_log_records(tmp_path: Path) -> None:
    """From a process of its own, with the log that an operator sees."""

    async def flood(port: int) -> None:
        refused = [*REFUSED.values()] * 50
        left = [*(text for text, _ in REFUSED.values()), *RESET.values()] * 30
        assert len(refused) + len(left) >= 1_000
        for start in range(0, len(refused), 25):
            with suppress(OSError):
                await asyncio.gather(*(reset(port, text) for text in left[start : start + 25]))
            some = refused[start : start + 25]
            answers = await asyncio.gather(*(answer_to(port, text) for text, _ in some))
            assert [int(answer[9:12]) for answer in answers] == [status for _, status in some]

    with serving_from(tmp_path / "tables.sqlite3") as (process, address):
        asyncio.run(flood(int(address.rstrip("/").rsplit(":", 1)[1])))
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        records = RECORD.findall(process.stderr.read())
    assert len(records) < 5, records[:20]
    assert [record for record in records if " ERROR " in record] == []
