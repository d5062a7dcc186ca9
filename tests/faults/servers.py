"""Server processes as people start them, to be killed, stopped and started again at the same port."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from tests.patience import LONG
from tests.postgresql import free_port
from tests.project import ROOT


class ServerProcess:
    """One `hortus serve`, in one life after the other."""

    def __init__(self, name: str, data: str, folder: Path, fault: str = "none") -> None:
        self.name = name
        self.port = free_port()
        self._data = data
        self._log = folder / f"{name}.log"
        self._fault = fault
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until people can come."""
        options = ["--no-browser", "--port", str(self.port), "--data", self._data, "--tables-an-hour", "1000000"]
        command = [sys.executable, "-m", "tests.faults.planted", self._fault, "serve", *options]
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,  # it ends when this one does
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=ROOT,
                env={**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"},
                start_new_session=True,
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(LONG):
            said = await self._process.stdout.readline()
        if b"http://" not in said:
            await self.kill()
            raise CannotStart(f"{self.name} has not started: {self._log.read_text(encoding='utf-8')[-2000:]}")

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

    async def leave(self) -> None:
        """As somebody stops it who is in no hurry."""
        if self._process is not None:
            self.send(signal.SIGINT)
            await self._process.wait()


class CannotStart(Exception):
    """A server process ended before people could come."""
