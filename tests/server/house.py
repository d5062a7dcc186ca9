"""A house to test in: a hall with its data file, guests who play, and computer players who need no processes."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np
from alembic.config import Config
from sqlalchemy import Row, inspect, text

from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.players.hints import Hints, hints_for
from hortus.players.random import RandomPlayer
from hortus.policy.powers import Kind, refusal
from hortus.review import Judged
from hortus.server.protocol import Act, Answer, Command, Done, JoinWish, SeatWish, Settle, Shown, TableWish
from hortus.server.storage import database, rows
from hortus.server.storage.database import Storage, database_at
from hortus.server.storage.places import Place
from hortus.server.tables.commands import obey
from hortus.server.tables.hall import AWAKE_MEGABYTES, Hall
from hortus.server.tables.keeping import CLEAN_UP_INTERVAL_S
from hortus.server.tables.links import KEY_SIZE, Signer
from hortus.server.tables.pace import Pace, Timer
from hortus.server.tables.table import Table
from tests.patience import LONG

ANNA, BEN, EVE = "anna", "ben", "eve"
"""Guests. Eve is never invited."""

HINT_SIMULATIONS = 8
LOSS = 0.2

_requests = itertools.count(1)


def request() -> str:
    return f"request-{next(_requests)}"


class Silent:
    """Computers whom nobody asks for a hint or a review."""

    waiting = replaced = 0

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def hint(self, game: Game, known: bytes, seat: int) -> Hints:
        raise AssertionError("nobody was to ask")

    async def judge(self, game: Game, known: bytes, seat: int, action: int) -> Judged | None:
        raise AssertionError("nobody was to ask")

    async def expect(self, game: Game, start: bytes) -> tuple[float, ...]:
        raise AssertionError("nobody was to ask")


class Quick(Silent):
    """Computer players that decide at random, here and now; or, while they are held, not yet."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, bytes]] = []  # seat, player, what it was told
        self.free = asyncio.Event()
        self.free.set()
        self.thinking = 0  # how many decisions are under way

    async def hint(self, game: Game, known: bytes, seat: int) -> Hints:
        """The same for the same knowledge, every time."""
        self.asked.append((seat, "hint", known))
        await self.free.wait()
        position = Position(game, np.frombuffer(known, np.int64).copy())
        return hints_for(position, seat, simulations=HINT_SIMULATIONS)

    async def judge(self, game: Game, known: bytes, seat: int, action: int) -> Judged | None:
        """The first of all legal actions is the best, every other one loses so much."""
        self.asked.append((seat, "judge", known))
        await self.free.wait()
        position = Position(game, np.frombuffer(known, np.int64).copy())
        best, *others = position.legal_actions(seat)
        loss = 0.0 if action == best else LOSS
        thought = () if position.player_count == 2 else even(position.player_count)
        return Judged(seat, best, 0.6, loss, loss, loss, "exact", thought) if others else None

    async def expect(self, game: Game, start: bytes) -> tuple[float, ...]:
        await self.free.wait()
        return even(game.start().player_count)

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        self.asked.append((seat, player, known))
        waits = [asyncio.create_task(self.free.wait()), asyncio.create_task(hurry.wait())]
        self.thinking += 1
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.thinking -= 1
            for wait in waits:
                wait.cancel()
        position = Position(game, np.frombuffer(known, np.int64).copy())
        return RandomPlayer(game, seed).choose(position, seat)


def even(count: int) -> tuple[float, ...]:
    return (1 / count,) * count


class Prompt(Timer):
    """A timer for those computers: whoever waits for a moment waits until they have decided, and no longer."""

    def __init__(self, computers: Quick) -> None:
        self._computers = computers

    async def sleep(self, seconds: float) -> None:
        if seconds >= CLEAN_UP_INTERVAL_S:  # the hourly and the daily cleaning: no test lasts for an hour
            await asyncio.Event().wait()
        await asyncio.sleep(0)  # whoever is to decide begins
        await until(lambda: not self._computers.thinking)


class Ear:
    """A listener that keeps the frames it was sent, and the model that a page would have."""

    def __init__(self, guest: str, seat: int | None) -> None:
        self.guest = guest
        self.seat = seat
        self.frames: list[bytes] = []
        self.model: dict[str, Any] = {}
        self.has_left = False

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        hear(self.model, json.loads(frame))

    def leave(self) -> None:
        self.has_left = True

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]


def apply(value: Any, changes: Any) -> Any:
    """What a page does with changes; the twin of `events.difference`."""
    if isinstance(changes, list):
        return changes[1]
    result = list(value) if isinstance(value, list) else dict(value)
    for key, change in changes.items():
        if isinstance(value, list):
            result[int(key)] = apply(value[int(key)], change)
        else:
            result[key] = apply(value.get(key), change)
    return result


def hear(model: dict[str, Any], message: dict[str, Any]) -> None:
    """What a page does with a frame."""
    if message["type"] == "snapshot":
        model.clear()
        model.update(message)
    elif message["type"] == "event":
        assert message["number"] - model["number"] in (0, 1)
        if message["number"] == model["number"]:
            assert message["changes"] == {}
            assert message["log"] == []
        model["number"], model["now"] = message["number"], message["now"]
        model["view"] = apply(model["view"], message["changes"])
        if message["back"]:
            ply = message["now"]["ply"]
            kept = [entry for entry in model["log"] if entry["note"] or entry["ply"] <= ply]
            model["log"] = [{**entry, "ply": min(entry["ply"], ply)} for entry in kept]
        model["log"] = model["log"] + message["log"]
        model["seats"] = message["seats"] or model["seats"]
        model["table"] = message["table"] or model["table"]


PERSON = SeatWish("person")
FRIEND = SeatWish("person", here=False)
COMPUTER = SeatWish("computer", player="random")
OPEN = SeatWish("open")


class House:
    """A hall, and short words for what guests do in it."""

    def __init__(
        self,
        place: Place,
        storage: Storage | None = None,
        awake_megabytes: float = AWAKE_MEGABYTES,
        **pace: Any,
    ) -> None:
        self.storage = storage or Storage(place)
        self.computers = Quick()
        usual = {"race_seconds": 600.0, "race_wait_seconds": 600.0, "timer": Prompt(self.computers)}
        self.wishes = pace
        self.pace = Pace(**{**usual, **pace})
        self.awake_megabytes = awake_megabytes

    async def open(self) -> None:
        self.storage.open()
        signer = Signer(self.storage.setting("signing key", KEY_SIZE))
        self.hall = Hall(self.storage, signer, self.computers, self.pace, self.awake_megabytes)

    async def close(self) -> None:
        self.hall.close()
        self.storage.close()

    async def make(self, game: str, *seats: SeatWish, guest: str = ANNA, **wishes: Any) -> Table:
        """A table with the seats in this order, unless a lot is wished for."""
        return await self.hall.make(guest, TableWish(game, list(seats), **{"lot": False, **wishes}))

    async def two_people(self, game: str = "haru_ichiban", **wishes: Any) -> Table:
        """Anna on the first seat, Ben on the second, unless a lot is wished for."""
        table = await self.make(game, PERSON, FRIEND, **wishes)
        await self.hall.join(BEN, JoinWish(table.standing.facts.code))
        return table

    async def sit(self, table: Table, seat: int, guest: str) -> None:
        link = self.hall.links(table, far=False).seats[str(seat)]
        await self.hall.join(guest, JoinWish(link.removeprefix("/join/")))

    @staticmethod
    def holds(table: Table, guest: str, seat: int) -> bool:
        return refusal("look", table.situation(guest), seat) is None

    async def hand_over(self, table: Table, owner: str, seat: int, kind: Kind = "computer") -> None:
        """The person on a seat leaves it."""
        player = "random" if kind == "computer" else ""
        await self.done(table, owner, Settle(request(), seat, kind, player=player))

    async def obey(self, table: Table, guest: str, command: Command) -> Answer:
        return await obey(self.hall, table, guest, command)

    async def done(self, table: Table, guest: str, command: Command) -> None:
        answer = await self.obey(table, guest, command)
        assert isinstance(answer, Done), answer

    async def act(self, table: Table, guest: str, seat: int, action: str) -> None:
        await self.done(table, guest, Act(request(), seat, table.line.ply, action))

    async def show(self, table: Table, ear: Ear) -> None:
        """The page says that it has shown everything that it was sent."""
        await self.done(table, ear.guest, Shown(request(), ear.seat, ear.model["number"]))

    def listen(self, table: Table, guest: str, seat: int | None, number: int | None = None) -> Ear:
        ear = Ear(guest, seat)
        table.enter(ear, number)
        return ear

    async def reopened(self) -> House:
        """The same data file after the server was started again."""
        await self.close()
        house = House(self.storage.place, **self.wishes)
        await house.open()
        return house


@asynccontextmanager
async def open_house(place: Place, **settings: Any) -> AsyncIterator[House]:
    house = House(place, **settings)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def in_house(place: Place, story: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Run a story in a house of its own."""

    async def run() -> None:
        async with open_house(place, **settings) as house:
            await story(house)

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    """Let the others go on until something is so."""
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.001)


def by_hand(place: Place, *statements: str, **values: Any) -> list[Row[Any]]:
    """What somebody does to the data behind the back of the server; what the last statement found."""
    database = database_at(place, busy_seconds=LONG)
    try:
        with database.writer.begin() as connection:
            done = [connection.execute(text(statement), values) for statement in statements]
            return list(done[-1].all()) if done[-1].returns_rows else []
    finally:
        database.close()


PASSING = ("server", "bucket")
"""What servers keep of each other and of limits."""


def everything_in(place: Place) -> dict[str, list[str]]:
    """Return all rows of all tables, except those that come and go and the one that probes overwrite."""
    database = database_at(place, busy_seconds=LONG)
    try:
        with database.reading() as connection:
            names = inspect(connection).get_table_names()
            found = {name: connection.execute(text(f"SELECT * FROM {name}")).all() for name in names}
            return {
                name: sorted(str(line) for line in lines if line[0] != rows.TOUCHED)
                for name, lines in found.items()
                if name not in PASSING
            }
    finally:
        database.close()


class NoDisk:
    """A storage that says yes to everything."""

    async def write(self, writes: object) -> None: ...


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    return config


async def play_out(house: House, table: Table, guests: dict[int, str]) -> None:
    """People take their first legal action, computers theirs, until the end."""
    while not table.line.is_over:
        people = [seat for seat in table.standing.waiting if seat in guests]
        if people:
            await house.act(table, guests[people[0]], people[0], table.position.legal_texts(people[0])[0])
        else:
            number = table.standing.number
            await until(lambda number=number: table.standing.number > number)  # type: ignore[misc]
