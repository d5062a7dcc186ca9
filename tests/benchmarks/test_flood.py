"""The client that floods a server in benchmarks."""

from __future__ import annotations

import asyncio
import itertools
import re
from pathlib import Path

import httpx
import pytest

from benchmarks.flood import ORIGIN, REQUESTS, TOGETHER, as_bytes, change, flooding, keep_asking, keep_sending, question
from benchmarks.guests import Guest, sit_down
from tests.patience import LONG
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only


def test_every_request_of_a_flood_comes_from_one_address_and_puzzles_are_among_them() -> None:
    messages = [as_bytes("garden.example", *request).decode() for request in REQUESTS]
    [(header, address)] = ORIGIN.items()
    assert all(f"\r\n{header}: {address}\r\n" in message for message in messages)
    assert {"GET", "POST"} <= {method for method, path, _ in REQUESTS if path.startswith("/api/puzzles/")}


@pytest.mark.parametrize("what", ["requests", "commands", "questions"])
def test_a_client_of_a_flood_reconnects_when_it_is_refused(what: str) -> None:
    async def story() -> None:
        heads: list[bytes] = []
        has_come_back = asyncio.Event()

        async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
            if len(heads) > 2:
                has_come_back.set()
            writer.write(b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            if what == "requests":
                flood = keep_asking("127.0.0.1", port, [as_bytes("here", "GET", "/", None)], 0, lambda: None)
            else:
                guest = Guest(f"http://127.0.0.1:{port}", "", "table", origin=ORIGIN)
                flood = keep_sending(guest, change if what == "commands" else question, lambda: None)
            flooding = asyncio.create_task(flood)
            await asyncio.wait(
                {flooding, asyncio.create_task(has_come_back.wait())}, return_when=asyncio.FIRST_COMPLETED
            )
            assert not flooding.done()
            flooding.cancel()
        assert all(b"198.51.100.1" in head for head in heads)

    asyncio.run(story())


@pytest.mark.thorough
@pytest.mark.parametrize("what", ["commands", "questions"])
def test_commands_of_a_flood_are_carried_out_beyond_the_limit_of_one_connection(what: str, tmp_path: Path) -> None:
    kind = {"commands": change, "questions": question}[what]

    async def story(address: str) -> None:
        guest, answers = await sit_down(address, origin=ORIGIN), itertools.count(1)

        def answered() -> None:
            if next(answers) > TOGETHER:
                flood.cancel()

        flood = asyncio.create_task(keep_sending(guest, kind, answered))
        await asyncio.wait({flood})
        assert flood.cancelled()
        await guest.leave()

    with serving_from(tmp_path / "tables.sqlite3") as (_, address):
        asyncio.run(story(address.rstrip("/")))


@pytest.mark.thorough
def test_a_flood_ends_with_the_number_of_its_answers(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3") as (_, address):
        with flooding(address.rstrip("/"), "requests") as flood:
            while requests_at(address) < 100:
                pass
        assert flood.answers_per_second > 0


def requests_at(address: str) -> float:
    figures = httpx.get(address + "metrics", timeout=LONG).text
    return sum(map(float, re.findall(r"^hortus_request_seconds_count\S* (\S+)$", figures, re.MULTILINE)))
