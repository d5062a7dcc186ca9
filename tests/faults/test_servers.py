"""A full disk under a data file, and logs of any length."""

from __future__ import annotations

import asyncio
import io
import json
import resource
import sys
from pathlib import Path

import pytest

from tests.faults.history import LogRecord
from tests.faults.servers import ServerProcess, copy_log
from tests.patience import LONG

pytestmark = [pytest.mark.interpreted_only, pytest.mark.sqlite_only]

LIMIT_BYTES = 2**40
LONG_LINE = 200_000
WRITER = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA journal_mode=WAL")
for size in (100, 16_000):
    file.execute(f"CREATE TABLE of_{size} AS SELECT randomblob({size}) AS value")
file.execute("CREATE TABLE once AS SELECT randomblob(2000000)")
for line in sys.stdin:
    try:
        file.execute(f"UPDATE of_{line} SET value = randomblob({line})")
        print("written", flush=True)
    except sqlite3.Error:
        print("refused", flush=True)
"""
"""Overwrites this many bytes for each line. Its write-ahead log has been long before."""
ONE_PAGE, FOUR_PAGES = 100, 16_000


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of another process")
def test_a_full_disk_has_room_for_a_page_and_not_for_an_action(tmp_path: Path) -> None:
    data = str(tmp_path / "data")

    async def run() -> None:
        server = ServerProcess("writer", data, tmp_path)
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITER, data, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        stdin, stdout = child.stdin, child.stdout
        assert stdin is not None
        assert stdout is not None

        async def write(size: int) -> str:
            stdin.write(b"%d\n" % size)
            return (await stdout.readline()).decode().strip()

        try:
            async with asyncio.timeout(LONG):
                assert await write(FOUR_PAGES) == "written"
                resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (LIMIT_BYTES, LIMIT_BYTES))
                server._process = child
                await server.fill()
                assert [await write(size) for size in (FOUR_PAGES, ONE_PAGE, FOUR_PAGES)] == [
                    "refused",
                    "written",
                    "refused",
                ]
                await server.free()
                assert await write(FOUR_PAGES) == "written"
                assert resource.prlimit(child.pid, resource.RLIMIT_FSIZE) == (LIMIT_BYTES, LIMIT_BYTES)
        finally:
            stdin.close()
            await child.wait()

    asyncio.run(run())


def test_records_of_any_length_are_copied() -> None:
    messages = ["first", "x" * LONG_LINE, "last"]
    text = "".join(json.dumps({"level": "INFO", "message": message}) + "\n" for message in messages)

    async def run() -> tuple[bytes, list[LogRecord]]:
        log, records = io.BytesIO(), list[LogRecord]()
        reader = asyncio.StreamReader()
        reader.feed_data(text.encode() + b"a traceback, cut short \xff")
        reader.feed_eof()
        await copy_log(reader, log, records)
        return log.getvalue(), records

    copied, records = asyncio.run(run())
    assert copied.startswith(text.encode())
    assert [record.message for record in records[:-1]] == messages
    assert records[-1].level == "ERROR"
