"""The server is killed in the middle of games, again and again: nothing that was acknowledged is lost (T32)."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hortus.server.storage.places import Place, name_of
from tests.patience import LONG
from tests.server.house import until
from tests.server.web import PERSON, Guest, Line, command

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

KILLS, SOME_KILLS, MANY_KILLS = 3, 60, 1_000
MOST_BETWEEN_KILLS = 60  # answers
GAMES = ("haru_ichiban", "cherry_tree")

SERVE = """
import sys, asyncio, uvicorn
from hortus.server.http.app import make_app
from hortus.server.http.lines import server_config
from hortus.server.settings import Settings
from hortus.server.storage.places import place_of
from tests.server.house import Prompt, Quick

LIMITS = [f"{what}_{when}" for what in ("messages", "posts") for when in ("per_second", "at_once")]

async def main():
    computers = Quick()
    much = dict.fromkeys([*LIMITS, "tables_an_hour", "tables_at_once"], 1e6)
    settings = Settings(place_of(sys.argv[1]), port=0, timer=Prompt(computers), **much)
    server = uvicorn.Server(server_config(make_app(settings, computers), settings))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.001)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await task

asyncio.run(main())
"""


@asynccontextmanager
async def server(data: Place) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, name_of(data), stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(LONG):
            port = int(await process.stdout.readline())
        yield process, f"http://127.0.0.1:{port}"
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Diary:
    """What the server has said yes to."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.done: list[tuple[str, dict[str, Any]]] = []  # table and command
        self.number: dict[str, int] = {}
        self.open: dict[str, dict[str, Any]] = {}  # commands whose answer never came, by table
        self.count = 0  # of all that was done, also at tables that are over

    def leave(self, table: str) -> None:
        """A table that is over was looked through for the last time."""
        self.tables.remove(table)
        self.done = [(at, act) for at, act in self.done if at != table]
        self.open.pop(table, None)

    async def check(self, guest: Guest) -> None:
        """Every action is on the board, or waits as a sealed choice; and no event counts twice."""
        for table in list(self.tables):
            seats = [await guest.get(f"/api/tables/{table}", seat=seat) for seat in (0, 1)]
            assert seats[0]["number"] >= self.number.get(table, 0)
            for at, act in self.done:
                if at == table:
                    assert is_there(act, seats[act["seat"]]), act
            if seats[0]["now"]["over"]:
                self.leave(table)


def is_there(act: dict[str, Any], snapshot: dict[str, Any]) -> bool:
    now = snapshot["now"]
    if now["ply"] == act["ply"]:
        return bool(now["own"] == act["action"])
    plies = (act["ply"] + 1, act["ply"] + 2)  # the second of two sealed choices lies one further on
    return any(entry["action"] == act["action"] and entry["ply"] in plies for entry in snapshot["log"])


async def play(diary: Diary, guest: Guest, table: str, luck: random.Random) -> None:
    """Both seats of a table, until the line breaks or the game is over."""
    async with guest.live(table, seat=0) as first, guest.live(table, seat=1) as second:
        lines = (first, second)
        for line in lines:
            await line.next()
        if table in diary.open:  # sent before the kill, never answered: once more, and it counts once
            await ask(diary, table, lines, diary.open[table])
        while not first.model["now"]["over"]:
            for seat, line in enumerate(lines):
                legal, now = line.model["view"]["legal"], line.model["now"]
                if legal and seat not in now["chosen"]:
                    act = command("act", seat=seat, ply=now["ply"], action=luck.choice(legal))
                    await ask(diary, table, lines, act)


async def ask(diary: Diary, table: str, lines: tuple[Line, Line], act: dict[str, Any]) -> None:
    diary.open[table] = act
    line = lines[act["seat"]]
    await line.send(act)
    answer = await line.until(lambda message: message.get("request") == act["request"])
    assert answer["type"] == "done", answer
    del diary.open[table]
    diary.done.append((table, act))
    diary.count += 1
    diary.number[table] = answer["number"]
    for each in lines:
        while each.model["number"] < answer["number"]:
            await each.next()


async def some_answers(diary: Diary, playing: list[asyncio.Task[None]], luck: random.Random) -> None:
    """Until so many more came that the next is on its way, or nobody plays any more: a kill comes at any time."""
    enough = diary.count + luck.randint(2, MOST_BETWEEN_KILLS)
    await until(lambda: diary.count >= enough or all(task.done() for task in playing))


async def live_through(data: Place, kills: int, seed: int) -> None:
    diary, luck = Diary(), random.Random(seed)
    for _ in range(kills):
        async with server(data) as (process, base):
            guest = Guest(base, None, {})
            guest.http.cookies.update(diary.cookies)
            await diary.check(guest)
            while len(diary.tables) < len(GAMES):
                diary.tables.append(await guest.make(luck.choice(GAMES), PERSON, PERSON))
            diary.cookies = dict(guest.http.cookies)
            playing = [asyncio.create_task(play(diary, guest, table, luck)) for table in diary.tables]
            await some_answers(diary, playing, luck)
            os.kill(process.pid, signal.SIGKILL)
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                broken = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.HTTPError)
                assert outcome is None or isinstance(outcome, broken), repr(outcome)
            await guest.http.aclose()
    async with server(data) as (_, base):
        guest = Guest(base, None, {})
        guest.http.cookies.update(diary.cookies)
        await diary.check(guest)
        assert diary.count > kills
        await guest.http.aclose()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(data: Place) -> None:
    asyncio.run(live_through(data, KILLS, seed=1))


@pytest.mark.soak
@pytest.mark.parametrize("kills", [SOME_KILLS, MANY_KILLS])
def test_nothing_acknowledged_is_lost_in_many_kills(data: Place, kills: int) -> None:
    asyncio.run(live_through(data, kills, seed=kills))
