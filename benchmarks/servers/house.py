"""A PostgreSQL and servers in processes of their own, on loopback, and what each of them uses of the machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from tests.postgresql import Postgresql, start

DURABLE: dict[str, str | int] = {
    "fsync": "on",
    "full_page_writes": "on",
    "autovacuum": "on",
    "shared_buffers": "512MB",
    "max_wal_size": "4GB",
}
"""As an operator runs it; every commit waits for the disk."""
QUIET_SHARE, QUIET_SECONDS, LONGEST_SETTLING = 0.05, 1.0, 60.0
USER_TIME, LAST_TIME = 11, 15  # where they stand in /proc/PID/stat, counted after the name
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def database(**settings: str | int) -> Iterator[Postgresql]:
    with tempfile.TemporaryDirectory(prefix="hortus-benchmarks-") as folder:
        running = start(Path(folder), **{**DURABLE, **settings})
        try:
            yield running
        finally:
            running.stop()


@dataclass(frozen=True)
class Serving:
    address: str
    pid: int


@contextmanager
def serving(data: Path | URL, count: int = 1) -> Iterator[list[Serving]]:
    """So many servers at the same data, as people start them, at ports of their own."""
    place = data if isinstance(data, Path) else data.render_as_string(hide_password=False)
    options = ["--port", "0", "--data", str(place), "--no-browser", "--tables-an-hour", "1000000", "--workers", "1"]
    command = [sys.executable, "-m", "hortus", "serve", *options]
    environment = {**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"}  # nobody is to compile meanwhile
    with ExitStack() as stack:
        servers = []
        for _ in range(count):
            process = stack.enter_context(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
            stack.callback(process.send_signal, signal.SIGINT)
            assert process.stdout is not None
            found = re.search(r"http://\S+(?=/)", process.stdout.readline())
            assert found
            servers.append(Serving(found.group(), process.pid))
        settle([server.pid for server in servers])
        yield servers


def settle(pids: list[int]) -> None:
    """Until they do nothing any more but wait."""
    until = time.monotonic() + LONGEST_SETTLING
    while time.monotonic() < until:
        before = sum(map(processor_with_children, pids))
        time.sleep(QUIET_SECONDS)
        if sum(map(processor_with_children, pids)) - before < QUIET_SHARE * QUIET_SECONDS * len(pids):
            return


def stat_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def processor(pid: int) -> float:
    """Seconds of processor time of one process."""
    return sum(map(int, stat_of(pid)[USER_TIME : USER_TIME + 2])) / TICKS


def processor_with_children(pid: int) -> float:
    """And of all that it has started, also of those that have ended."""
    ended = sum(map(int, stat_of(pid)[USER_TIME:LAST_TIME])) / TICKS
    return ended + sum(map(processor_with_children, children_of(pid)))


def children_of(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def megabytes(pid: int) -> float:
    """Of memory that the process has to itself: what all processes share is counted for none."""
    pages = dict(re.findall(r"^(\w+): +(\d+) kB$", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE))
    return (int(pages["Private_Clean"]) + int(pages["Private_Dirty"])) / 1e3


def load_average() -> float:
    """Of the last minute: who else worked on the machine."""
    return round(os.getloadavg()[0], 2)
