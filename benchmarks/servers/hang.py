"""One of three processes of a server stops for half a minute: how long guests at the others wait meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import URL
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.guests import Guest, sit_down
from benchmarks.servers.house import Serving, children_of, database, settle

PROCESSES, TABLES = 3, 30
BEFORE_S, STOPPED_S = 3.0, 30.0
PAUSE_S = 0.1


def hang() -> dict[str, Any]:
    with database() as running, serving_together(running.new_database()) as server:
        settle([server.pid])
        return asyncio.run(stopped_for_a_while(server))


@contextmanager
def serving_together(data: URL) -> Iterator[Serving]:
    """Several processes at one port."""
    place = data.render_as_string(hide_password=False)
    options = ["--port", "0", "--data", place, "--no-browser", "--tables-an-hour", "1000000", "--workers", "1"]
    command = [sys.executable, "-m", "hortus", "serve", "--processes", str(PROCESSES), *options]
    environment = {**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+(?=/)", process.stdout.readline())
        assert found
        while len(children_of(process.pid)) < PROCESSES:
            time.sleep(PAUSE_S)
        try:
            yield Serving(found.group(), process.pid)
        finally:
            process.send_signal(signal.SIGINT)


async def stopped_for_a_while(server: Serving) -> dict[str, Any]:
    players = [Player(await sit_down(server.address)) for _ in range(TABLES)]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        await asyncio.sleep(BEFORE_S)
        stopped = children_of(server.pid)[0]
        own_ports = ports_of(stopped)
        for player in players:
            player.longest = 0.0
            player.is_at_stopped = player.port in own_ports
        os.kill(stopped, signal.SIGSTOP)
        await asyncio.sleep(STOPPED_S)
        for task in tasks:
            task.cancel()
    at_stopped = [player.longest for player in players if player.is_at_stopped]
    at_others = [player.longest for player in players if not player.is_at_stopped]
    return {
        "connections at the stopped process": len(at_stopped),
        "their longest pause, s": round(max(at_stopped, default=0.0), 2),
        "connections at the others": len(at_others),
        "the longest pause there, s": round(max(at_others, default=0.0), 2),
        "bar, s": 3.0,
    }


class Player:
    """Acts all the time, reconnects when the connection ends, and repeats what was not answered."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.longest = 0.0
        self.is_at_stopped = False

    @property
    def port(self) -> int:
        assert self.guest.line is not None
        port: int = self.guest.line.transport.get_extra_info("sockname")[1]
        return port

    async def play(self) -> None:
        number = 0
        while True:
            request, number, began = str(uuid4()), number + 1, time.perf_counter()
            command = {"type": "rename", "request": request, "seat": 0, "name": f"Ann {number}"}
            try:
                while not await self.is_done(command):
                    pass
            finally:  # a pause that is still under way in the end counts too
                self.longest = max(self.longest, time.perf_counter() - began)
            await asyncio.sleep(PAUSE_S)

    async def is_done(self, command: dict[str, Any]) -> bool:
        try:
            if self.guest.line is None or self.guest.line.close_code is not None:
                await self.guest.connect()
            await self.guest.send(command)
            while (answer := await self.guest.hear()).get("request") != command["request"]:
                pass
            return bool(answer["type"] == "done")
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(PAUSE_S)
            return False


def ports_of(pid: int) -> set[int]:
    """The ports at the other ends of all TCP connections of a process."""
    sockets = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir()}
    ports = set()
    for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if f"socket:[{fields[9]}]" in sockets:
            ports.add(int(fields[2].rpartition(":")[2], 16))
    return ports
