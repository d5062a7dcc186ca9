"""The client that floods a server in benchmarks."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.flood import ORIGIN, REQUESTS, as_bytes, keep_asking, keep_renaming
from benchmarks.guests import Guest

pytestmark = pytest.mark.interpreted_only


def test_every_request_of_a_flood_comes_from_one_address_and_puzzles_are_among_them() -> None:
    messages = [as_bytes("garden.example", *request).decode() for request in REQUESTS]
    [(header, address)] = ORIGIN.items()
    assert all(f"\r\n{header}: {address}\r\n" in message for message in messages)
    assert {"GET", "POST"} <= {method for method, path, _ in REQUESTS if path.startswith("/api/puzzles/")}


@pytest.mark.parametrize("what", ["requests", "commands"])
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
                flood = keep_asking("127.0.0.1", port, [as_bytes("here", "GET", "/", None)], 0)
            else:
                flood = keep_renaming(Guest(f"http://127.0.0.1:{port}", "", "table", origin=ORIGIN))
            flooding = asyncio.create_task(flood)
            await asyncio.wait(
                {flooding, asyncio.create_task(has_come_back.wait())}, return_when=asyncio.FIRST_COMPLETED
            )
            assert not flooding.done()
            flooding.cancel()
        assert all(b"198.51.100.1" in head for head in heads)

    asyncio.run(story())
