"""Server processes as people start them, to be killed, stopped and started again at the same port."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
import sys
import time
from asyncio import StreamReader
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

from tests.faults.history import LogRecord
from tests.patience import LONG, wait_until
from tests.postgresql import free_port
from tests.project import ROOT

WAL_HEADER_BYTES, FRAME_BYTES = 32, 24 + 4_096
FRAMES_LEFT = 2
"""While the disk is full, the write-ahead log has room for this many pages. A small change fits, an action does not."""
CHUNK_BYTES = 65_536
BUSY_S = 1.0


class ServerProcess:
    """One `hortus serve`, in one life after the other."""

    def __init__(self, name: str, data: str, folder: Path, fault: str = "none") -> None:
        self.name = name
        self.port = free_port()
        self.records: list[LogRecord] = []
        self._data = data
        self._log = folder / f"{name}.log"
        self._fault = fault
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process and wait until people can come."""
        options = ["--no-browser", "--port", str(self.port), "--data", self._data, "--tables-an-hour", "1000000"]
        command = [sys.executable, "-m", "tests.faults.planted", self._fault, "serve", *options, "--log", "json"]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,  # it ends when this one does
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"},
            start_new_session=True,
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._reading = asyncio.create_task(self._read_log(self._process.stderr))
        async with asyncio.timeout(LONG):
            said = await self._process.stdout.readline()
        if b"http://" not in said:
            await self.kill()
            raise CannotStart(f"{self.name} has not started: {self._log.read_text(encoding='utf-8')[-2000:]}")

    async def _read_log(self, stderr: StreamReader) -> None:
        with self._log.open("ab") as log:
            await copy_log(stderr, log, self.records)

    def has_logged(self, code: str, since: float) -> bool:
        return any(record.code == code and record.at >= since for record in self.records)

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.returncode is None

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(what)

    async def kill(self) -> None:
        if self._process is not None:
            self.send(signal.SIGKILL)
            await self._process.wait()
            await self._reading

    async def fill(self) -> None:
        """Let its data file grow by no more than a few pages, as if the disk were full."""
        await asyncio.to_thread(empty_write_ahead_log, self._data)
        before = -1
        while (size := Path(f"{self._data}-wal").stat().st_size) != before:  # it has grown meanwhile
            before = size
            self._limit_files(max(size, WAL_HEADER_BYTES) + FRAMES_LEFT * FRAME_BYTES)

    async def free(self) -> None:
        """Let its files grow again."""
        self._limit_files(None)

    def _limit_files(self, size: int | None) -> None:
        assert self._process is not None
        _, hard = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


def empty_write_ahead_log(data: str) -> None:
    """Truncate the log of a data file in use.

    SQLite writes it from the start again when all of it has been copied to the data file, and until then its old length
    is room for many actions.
    """
    with closing(sqlite3.connect(data, timeout=BUSY_S, isolation_level=None)) as file:
        wait_until(lambda: not file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])


async def copy_log(stderr: StreamReader, log: BinaryIO, records: list[LogRecord]) -> None:
    """Copy what a server logs to a file and into records, however long its lines are."""
    rest = b""
    while chunk := await stderr.read(CHUNK_BYTES):
        log.write(chunk)
        log.flush()
        *lines, rest = (rest + chunk).split(b"\n")
        records += [record_of(line.decode(errors="replace")) for line in lines]
    if rest:
        records.append(record_of(rest.decode(errors="replace")))


def record_of(line: str) -> LogRecord:
    """Parse a line of the log. Any other output, such as the traceback of a process that dies, counts as an error."""
    try:
        told = json.loads(line)
        return LogRecord(time.monotonic(), told["level"], told["message"], told.get("request", ""))
    except (ValueError, TypeError, KeyError):
        return LogRecord(time.monotonic(), "ERROR", line)


class CannotStart(Exception):
    """A server process ended before people could come."""
