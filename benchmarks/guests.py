"""Guests of a server, as many as wanted, most at a table against a computer: they measure how long they wait.

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
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Visit = Callable[[str], Coroutine[Any, Any, list[float]]]

PERSON = {"kind": "person", "here": True}
COMPUTER = {"kind": "computer", "player": "level1"}

CROWD, PACE, ROUNDS = 1_000, 2.0, 6  # guests, seconds between two actions of each, actions of each
SITTING_DOWN = 20  # guests at once: more would wait for each other
TABLES, TOGETHER = 10, 60  # of people, and actions at each of them, one after the other
ALONE = 100  # actions of a guest who is alone
BREATH = 0.06  # seconds; whoever sends more than 20 messages a second is refused
CUTS = 200
LONGEST_BEFORE_CUT = 0.05
SHOWN_TOGETHER = 4  # events
JUMPS = 100
PATIENCE = 30.0


class Guest:
    """Sits at a table, or watches there, and always knows what it may do."""

    def __init__(
        self, address: str, cookie: str, table: str, seat: int | None = 0, origin: dict[str, str] | None = None
    ) -> None:
        """`origin` is the header with the guest's own address; without one, each connection comes from another."""
        self.table = table
        self.origin = origin
        self.cookie = cookie
        self.seat = seat
        self.live = f"ws://{urlsplit(address).netloc}/api/tables/{table}/live?"
        self.number: int | None = None
        self.now: dict[str, Any] = {"over": False, "choosing": [], "chosen": []}
        self.legal: list[str] = []
        self.line: ClientConnection | None = None

    async def connect(self) -> None:
        query = {"seat": self.seat, "number": self.number}
        place = self.live + urlencode({name: value for name, value in query.items() if value is not None})
        headers = {"Cookie": self.cookie, **(self.origin or from_afar())}
        # Browsers never ask by themselves whether the server is still there.
        self.line = await connect(place, additional_headers=headers, compression=None, ping_interval=None)

    async def hear(self) -> dict[str, Any]:
        """One message, which may change what the guest knows."""
        assert self.line is not None
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.line.recv(), PATIENCE))
        if message["type"] in ("snapshot", "event"):
            self.number, self.now = message["number"], message["now"]
        if message["type"] == "snapshot":
            self.legal = message["view"]["legal"]
        elif message["type"] == "event":
            self.legal = applied(self.legal, message["changes"].get("legal", {}))
        return message

    async def catch_up(self, number: int) -> None:
        """Hear what led to that event."""
        while self.number is None or self.number < number:
            await self.hear()

    async def leave(self) -> None:
        assert self.line is not None
        await self.line.close()

    async def turn(self) -> bool:
        """Wait until it is this guest's turn; whether it ever comes."""
        while not self.now["over"]:
            if self.is_due:
                return True
            await self.hear()
        return False

    @property
    def is_due(self) -> bool:
        return self.seat in self.now["choosing"] and self.seat not in self.now["chosen"]

    def decision(self) -> dict[str, Any]:
        """Any legal action, as a command."""
        action = random.choice(self.legal)
        return {"type": "act", "request": str(uuid4()), "seat": self.seat, "ply": self.now["ply"], "action": action}

    async def send(self, command: dict[str, Any]) -> None:
        assert self.line is not None
        await self.line.send(json.dumps(command))

    async def answered(self, request: str) -> None:
        """Wait for the acknowledgement, and for every event that it knew of."""
        while (message := await self.hear()).get("request") != request:
            pass
        if message["type"] != "done":
            raise AssertionError(message)
        await self.catch_up(message["number"])


def applied(value: list[str], changes: Any) -> list[str]:
    """A list with the changes of an event."""
    if isinstance(changes, list):
        return list(changes[1])
    result = list(value)
    for place, change in changes.items():
        result[int(place)] = change[1]
    return result


def from_afar() -> dict[str, str]:
    """As a proxy tells that somebody comes from an address of their own: one address may not have a thousand lines."""
    return {"X-Forwarded-For": f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"}


async def sit_down(
    address: str, game: str = "haru_ichiban", *seats: dict[str, Any], origin: dict[str, str] | None = None
) -> Guest:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=origin or from_afar()) as client:
        wish = {"game": game, "seats": seats or (PERSON, COMPUTER), "lot": False}
        made = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return Guest(address, cookie, made["table"], origin=origin)


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
    """The same while a thousand play, each against a computer."""
    guests: list[Guest] = []
    while len(guests) < CROWD:
        coming = await asyncio.gather(*(sit_down(address) for _ in range(SITTING_DOWN)))
        await asyncio.gather(*(guest.connect() for guest in coming))
        guests += coming
    return [wait for waits in await asyncio.gather(*map(play_at_ones_pace, guests)) for wait in waits]


def together(game: str, people: int, watchers: int, count: int) -> Visit:
    """Several tables at once where everybody is a person; so many actions at each."""

    async def visit(address: str) -> list[float]:
        tables = [one_after_the_other(address, game, people, watchers, count) for _ in range(TABLES)]
        return [wait for waits in await asyncio.gather(*tables) for wait in waits]

    return visit


async def one_after_the_other(address: str, game: str, people: int, watchers: int, count: int) -> list[float]:
    """Everybody at a table waits for everybody."""
    first = await sit_down(address, game, *[PERSON] * people)
    seats = [*range(people), *[None] * watchers]
    guests = [Guest(address, first.cookie, first.table, seat) for seat in seats]
    for guest in guests:
        await guest.connect()
        await guest.hear()
    waits: list[float] = []
    while len(waits) < count and (due := [guest for guest in guests if guest.is_due]):
        waits.append(await timed_act(due[0]))
        await asyncio.gather(asyncio.sleep(BREATH), *(guest.catch_up(due[0].number or 0) for guest in guests))
    for guest in guests:
        await guest.leave()
    return waits


async def play_at_ones_pace(guest: Guest) -> list[float]:
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
    guest.seat = None
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


WHAT: dict[str, Visit] = {
    "round-trips": round_trips,
    "crowd": crowd,
    "reconnections": reconnections,
    "jumps": jumps,
    "haru": together("haru_ichiban", 2, 0, TOGETHER),
    "haru at rest": together("haru_ichiban", 2, 0, 0),
    "ishtar": together("ishtar", 4, 2, TOGETHER),
    "ishtar at rest": together("ishtar", 4, 2, 0),
}


def main() -> None:
    address, what = sys.argv[1:]
    random.seed(1)
    print(json.dumps(asyncio.run(WHAT[what](address))))


if __name__ == "__main__":
    main()
