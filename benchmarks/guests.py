"""Guests of a server, as many as wanted, each at a table against a computer: they measure how long they wait.

In a process of its own, so that the waiting is the server's and not ours: `python -m benchmarks.guests ADDRESS WHAT`
prints a list of seconds as JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

PERSON = {"kind": "person", "here": True}
COMPUTER = {"kind": "computer", "player": "level1"}

CROWD, PACE, ROUNDS = 300, 5.0, 6  # guests, seconds between two actions of each, actions of each
ALONE = 100  # actions of a guest who is alone
BREATH = 0.06  # seconds; whoever sends more than 20 messages a second is refused
CUTS = 200
LONGEST_BEFORE_CUT = 0.05
SHOWN_TOGETHER = 4  # events
JUMPS = 100
PATIENCE = 30.0


class Guest:
    """Sits at a table of its own and always knows what it may do."""

    def __init__(self, address: str, client: httpx.AsyncClient, table: str) -> None:
        self.table = table
        self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        self.live = f"ws://{urlsplit(address).netloc}/api/tables/{table}/live?seat=0"
        self.number: int | None = None
        self.now: dict[str, Any] = {"over": False, "choosing": [], "chosen": []}
        self.legal: list[str] = []
        self.line: ClientConnection | None = None

    async def connect(self) -> None:
        place = self.live if self.number is None else f"{self.live}&number={self.number}"
        self.line = await connect(place, additional_headers={"Cookie": self.cookie}, compression=None)

    async def hear(self) -> dict[str, Any]:
        """One message, which may change what the guest knows."""
        assert self.line is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
        if message["type"] in ("snapshot", "event"):
            self.number, self.now = message["number"], message["now"]
        if message["type"] == "snapshot":
            self.legal = message["view"]["legal"]
        elif message["type"] == "event":
            self.legal = applied(self.legal, message["changes"].get("legal", {}))
        return message

    async def turn(self) -> bool:
        """Wait until it is this guest's turn; whether it ever comes."""
        while not self.now["over"]:
            if 0 in self.now["choosing"] and 0 not in self.now["chosen"]:
                return True
            await self.hear()
        return False

    def decision(self) -> dict[str, Any]:
        """Any legal action, as a command."""
        action = random.choice(self.legal)
        return {"type": "act", "request": str(uuid4()), "seat": 0, "ply": self.now["ply"], "action": action}

    async def send(self, command: dict[str, Any]) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(command))

    async def answered(self, request: str) -> None:
        """Wait for the acknowledgement, and for every event that it knew of."""
        while (message := await self.hear()).get("request") != request:
            pass
        if message["type"] != "done":
            raise AssertionError(message)
        while self.number is None or self.number < message["number"]:
            await self.hear()


def applied(value: list[str], changes: Any) -> list[str]:
    """A list with the changes of an event."""
    if isinstance(changes, list):
        return list(changes[1])
    result = list(value)
    for place, change in changes.items():
        result[int(place)] = change[1]
    return result


async def sit_down(address: str, game: str = "haru_ichiban", *seats: dict[str, Any]) -> Guest:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        await client.get("/")
        wish = {"game": game, "seats": seats or (PERSON, COMPUTER), "lot": False}
        made = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        return Guest(address, client, made["table"])


# What is measured


async def round_trips(address: str) -> list[float]:
    """From an action to its acknowledgement, which is durable, at an otherwise quiet server."""
    waits: list[float] = []
    while len(waits) < ALONE:
        guest = await sit_down(address)
        await guest.connect()
        while len(waits) < ALONE and await guest.turn():
            waits.append(await timed_act(guest))
            await asyncio.sleep(BREATH)
    return waits


async def timed_act(guest: Guest) -> float:
    command = guest.decision()
    started = time.perf_counter()
    await guest.send(command)
    await guest.answered(command["request"])
    return time.perf_counter() - started


async def crowd(address: str) -> list[float]:
    """The same while three hundred play, each against a computer."""
    guests = [await sit_down(address) for _ in range(CROWD)]
    return [wait for waits in await asyncio.gather(*map(play_at_ones_pace, guests)) for wait in waits]


async def play_at_ones_pace(guest: Guest) -> list[float]:
    await guest.connect()
    waits = []
    await asyncio.sleep(random.uniform(0, PACE))
    for _ in range(ROUNDS):
        rest = asyncio.create_task(asyncio.sleep(PACE))
        if not await guest.turn():
            break
        waits.append(await timed_act(guest))
        listening = asyncio.create_task(guest.turn())
        await asyncio.gather(rest, listening)
    return waits


async def reconnections(address: str) -> list[float]:
    """From a cut, at any moment, until all that was missed is there and the action that was under way is answered."""
    waits: list[float] = []
    guest = await sit_down(address)
    await guest.connect()
    while len(waits) < CUTS:
        if not await guest.turn():
            guest = await sit_down(address)
            await guest.connect()
            continue
        command = guest.decision()
        await guest.send(command)
        await asyncio.sleep(random.uniform(0, LONGEST_BEFORE_CUT))
        assert guest.line is not None
        guest.line.transport.abort()
        started = time.perf_counter()
        await guest.connect()
        await guest.send(command)
        await guest.answered(command["request"])
        waits.append(time.perf_counter() - started)
    return waits


async def jumps(address: str) -> list[float]:
    """From a ply of a long game to any other."""
    guest = await sit_down(address, "ishtar", COMPUTER, COMPUTER)
    guest.live = guest.live.replace("?seat=0", "?")
    await guest.connect()
    told = 0
    while not guest.now["over"]:
        await guest.hear()
        number = guest.number or 0
        if number >= told + SHOWN_TOGETHER:  # computers that play alone wait for those who look on
            told = number
            await guest.send({"type": "shown", "request": str(uuid4()), "seat": None, "number": told})
    async with httpx.AsyncClient(base_url=address, headers={"Cookie": guest.cookie}) as client:
        waits = []
        for _ in range(JUMPS):
            started = time.perf_counter()
            ply = random.randint(0, guest.now["ply"])
            (await client.get(f"/api/tables/{guest.table}/at/{ply}")).raise_for_status()
            waits.append(time.perf_counter() - started)
        return waits


WHAT: dict[str, Callable[[str], Coroutine[Any, Any, list[float]]]] = {
    "round-trips": round_trips,
    "crowd": crowd,
    "reconnections": reconnections,
    "jumps": jumps,
}


def main() -> None:
    address, what = sys.argv[1:]
    random.seed(1)
    print(json.dumps(asyncio.run(WHAT[what](address))))


if __name__ == "__main__":
    main()
