"""Server processes as people start them, to be killed, stopped and started again at the same port."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
import time
from asyncio import StreamReader
from contextlib import suppress
from pathlib import Path

from tests.faults.history import LogRecord
from tests.patience import LONG
from tests.postgresql import free_port
from tests.project import ROOT

SMALLEST_FILE = 4096
"""Bytes. Larger files cannot grow while the disk is full; what was written before can be read."""


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
            while line := await stderr.readline():
                log.write(line)
                log.flush()
                self.records.append(record_of(line.decode()))

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
        """Let none of its files grow, as if the disk were full."""
        self._limit_files(SMALLEST_FILE)

    async def free(self) -> None:
        self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        assert self._process is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def record_of(line: str) -> LogRecord:
    """Parse a line of the log. Any other output, such as the traceback of a process that dies, counts as an error."""
    try:
        told = json.loads(line)
        return LogRecord(time.monotonic(), told["level"], told["message"], told.get("request", ""))
    except (ValueError, TypeError, KeyError):
        return LogRecord(time.monotonic(), "ERROR", line)


class CannotStart(Exception):
    """A server process ended before people could come."""
