"""`hortus serve --processes 2` as people start it: guests play on while all processes are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hortus.server.errors import Moved, StorageFailed
from hortus.server.storage.places import Place
from tests.patience import LONG, wait_until
from tests.server.house import by_hand
from tests.server.web import PERSON, Guest, Line, command
from tests.serving import serving

pytestmark = [pytest.mark.interpreted_only, pytest.mark.postgresql]

PACE = 0.1
"""Seconds from one command to the next: faster ones would be refused."""


PASSING = (Moved.code, StorageFailed.code)
"""Refusals of a server that is thought lost, or whose table another one holds for a moment: a page tries again."""

PATIENT = f"""
from hortus.server.storage import leases
leases.LEASE_SECONDS = {LONG}
from hortus.command import main
main()
"""
"""A server that takes nobody for lost: on a busy machine all of them stand still for seconds."""


@contextmanager
def serving_together(database: Place, *, patiently: bool) -> Iterator[tuple[subprocess.Popen[str], str]]:
    program = ["-c", PATIENT] if patiently else ["-m", "hortus"]
    options = ["--data", str(database), "--processes", "2", "--no-browser", "--port", "0"]
    environment = {**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"}
    with serving([sys.executable, *program, "serve", *options], environment) as served:
        yield served


def servers_at(database: Place) -> set[int]:
    return {row.number for row in by_hand(database, "SELECT number FROM server")}


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def last_words(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, trouble = process.communicate(timeout=LONG)
    return process.returncode, trouble


class Page:
    """What a page does: it comes back when its line ends, and sends again what has no answer."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.enough = asyncio.Event()
        self.answered = 0
        self.codes: list[int | None] = []
        self.numbers: list[int] = []

    async def run(self) -> None:
        while not self.enough.is_set():
            try:
                async with self.guest.live(self.table, seat=0) as line:
                    await line.next()
                    await self._play(line)
            except ConnectionClosed as closed:
                self.codes.append(None if closed.rcvd is None else closed.rcvd.code)
            except (OSError, InvalidHandshake):
                self.codes.append(None)

    async def _play(self, line: Line) -> None:
        while not self.enough.is_set():
            await line.send(self.next_command())
            answer = await line.until(lambda message: message.get("request") == self.next_command()["request"])
            if answer.get("code") in PASSING:
                await asyncio.sleep(PACE)
                continue
            assert answer["type"] == "done", answer
            self.numbers.append(answer["number"])
            self.answered += 1
            await asyncio.sleep(PACE)

    def next_command(self) -> dict[str, Any]:
        """The same again, until it is answered."""
        return command("rename", seat=0, name=f"Rose {self.answered}") | {"request": f"rename-{self.answered}"}


async def make_in_the_end(guest: Guest) -> str:
    """Make a table, again while the server is thought lost."""
    wish = {"game": "haru_ichiban", "seats": [PERSON, PERSON], "lot": False}
    while (answer := await guest.http.post("/api/tables", json=wish)).status_code == 503:
        await asyncio.sleep(PACE)
    table: str = answer.json()["table"]
    return table


async def come_and_go(address: str, enough: asyncio.Event) -> list[int]:
    """New guests, one after the other, each on a line of its own; raises if one is turned away."""
    answers = []
    while not enough.is_set():
        async with httpx.AsyncClient(base_url=address, timeout=LONG) as guest:
            answers.append((await guest.get("/api/health")).status_code)
    return answers


def test_all_processes_are_replaced_while_people_play(database: Place) -> None:
    with serving_together(database, patiently=True) as (process, address):
        wait_until(lambda: len(servers_at(database)) == 2)
        old = servers_at(database)

        async def story() -> None:
            anna = Guest(address.rstrip("/"), None, {})
            page = Page(anna, await anna.make("haru_ichiban", PERSON, PERSON))
            async with asyncio.timeout(LONG), asyncio.TaskGroup() as group:
                group.create_task(page.run())
                guests = group.create_task(come_and_go(address, page.enough))
                process.send_signal(signal.SIGHUP)
                while len(now := await asyncio.to_thread(servers_at, database)) != 2 or now & old:
                    await asyncio.sleep(PACE)
                since = page.answered
                while page.answered < since + 3:
                    await asyncio.sleep(PACE)
                page.enough.set()
            assert set(guests.result()) == {200}
            assert set(page.codes) <= {1012}, page.codes
            assert page.codes
            assert page.numbers == list(range(page.numbers[0], page.numbers[0] + page.answered))  # each counts once
            snapshot = await anna.get(f"/api/tables/{page.table}", seat=0)
            assert snapshot["seats"][0]["name"] == f"Rose {page.answered - 1}"
            await anna.http.aclose()

        asyncio.run(story())
        process.send_signal(signal.SIGTERM)
        assert last_words(process) == (0, "")
    assert servers_at(database) == set()


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes as Linux shows them")
@pytest.mark.parametrize(("how", "word"), [(signal.SIGKILL, "crew_lost"), (signal.SIGSTOP, "process_hung")])
def test_a_process_that_is_killed_or_stopped_is_replaced_and_without_a_supervisor_all_end_in_order(
    database: Place, how: signal.Signals, word: str
) -> None:
    with serving_together(database, patiently=False) as (process, address):
        wait_until(lambda: len(servers_at(database)) == 2)

        async def story() -> None:
            anna = Guest(address.rstrip("/"), None, {})
            page = Page(anna, await make_in_the_end(anna))
            victim = min(children_of(process.pid))
            async with asyncio.timeout(LONG), asyncio.TaskGroup() as group:
                group.create_task(page.run())
                os.kill(victim, how)
                while victim in children_of(process.pid):
                    await asyncio.sleep(PACE)
                while len(await asyncio.to_thread(servers_at, database)) != 2:
                    await asyncio.sleep(PACE)
                since = page.answered
                while page.answered < since + 3:
                    await asyncio.sleep(PACE)
                page.enough.set()
            assert page.numbers == list(range(page.numbers[0], page.numbers[0] + page.answered))
            await anna.http.aclose()

        asyncio.run(story())
        process.kill()
        _, trouble = last_words(process)  # of all processes
        assert f"{word}: " in trouble
    assert servers_at(database) == set()


def test_what_no_process_can_do_is_said_once(database: Place) -> None:
    command = [
        sys.executable,
        "-m",
        "hortus",
        "serve",
        "--data",
        f"{database}_nowhere",
        "--processes",
        "3",
        "--port",
        "0",
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=LONG,
        env={**os.environ, "LANGUAGE": "en", "HORTUS_ENGINE": "interpreted"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hortus: ")
    assert done.stderr.count("[storage_failed]") == done.stderr.count("\n") == 1
