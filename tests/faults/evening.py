"""An evening: many tables played by bots at several server processes while one thing after the other goes wrong."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tests.faults.bots import Bot, Hurt, Mood
from tests.faults.checker import Finding, check
from tests.faults.guests import Guest, Lost, Town
from tests.faults.history import Table, Wait, waits_of

GAMES = {"haru_ichiban": (2, 2), "cherry_tree": (2, 4), "ishtar": (2, 4)}  # the least and the most seats
WATCHED = 0.5  # so many of the tables have somebody who only looks on
COMPUTER = 0.15  # and so many a computer on one of the seats
MODESTY = 5  # the checker stands back behind those who play
LOOK = 0.05  # seconds between two looks at how far the bots are
AT_ONCE = 20  # so many guests look at their tables at once when all is over


@dataclass
class Account:
    """What became of it all."""

    tables: int = 0
    actions: int = 0  # that were acknowledged
    findings: list[Finding] = field(default_factory=list)
    hurts: list[Hurt] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)

    @property
    def found(self) -> Counter[str]:
        return Counter[str](finding.kind for finding in self.findings)


class Evening:
    """Tables one after the other, so many at a time, until it is closed."""

    def __init__(self, ports: Sequence[int], tables: int, pause: float, seed: int, folder: Path) -> None:
        self.account = Account()
        self._town = Town(ports)
        self._pause = pause
        self._seed = seed
        self._folder = folder  # for the histories of tables where something was found
        self._mood = Mood()
        self._count = 0
        self._finished: list[tuple[Guest, Table]] = []
        self._bots: dict[int, list[Bot]] = {}  # by the number of the table
        context = multiprocessing.get_context("spawn")
        self._checking: list[asyncio.Task[None]] = []
        self._checkers = ProcessPoolExecutor(1, context, initializer=os.nice, initargs=(MODESTY,))
        self._places = [asyncio.create_task(self._keep_playing()) for _ in range(tables)]

    @property
    def actions(self) -> int:
        """That were acknowledged until now."""
        return self.account.actions + sum(bot.acknowledged for bot in self._all_bots())

    def be_patient(self, is_patient: bool) -> None:
        self._mood.is_patient = is_patient

    def hurt(self, port: int, alone: bool) -> None:
        """The process at that port is killed: whoever was there has to go elsewhere."""
        for bot in self._all_bots():
            bot.hurt(port, alone)

    def _all_bots(self) -> list[Bot]:
        return [bot for bots in self._bots.values() for bot in bots]

    async def _keep_playing(self) -> None:
        while not self._mood.is_resting:
            self._count += 1
            try:
                await self._play_table(self._count)
            except Lost as lost:
                self.account.findings.append(Finding("lost", f"table {self._count}", str(lost)))

    async def _play_table(self, number: int) -> None:
        luck = random.Random(f"{self._seed} {number}")
        table, bots = await self._sit_down(luck)
        self._bots[number] = bots
        try:
            await together(bot.play() for bot in bots)
            for bot in bots:
                await bot.look()
            told = await bots[0].guest.ask(f"/api/tables/{table.id}/record")
            table.record = told.text
            self._finished.append((bots[0].guest, table))
        finally:
            del self._bots[number]
            self._hand_in(table, bots)

    async def _sit_down(self, luck: random.Random) -> tuple[Table, list[Bot]]:
        """A table with people on all seats but perhaps one, found by its code."""
        game, (least, most) = luck.choice(list(GAMES.items()))
        count = luck.randint(least, most)
        guests = [self._town.guest(luck) for _ in range(count)]
        for guest in guests:
            await guest.come()
        wish = table_wish(game, count, luck)
        made = await guests[0].get("/api/tables", wish)
        table = Table(made["table"], game, [])
        bots = [self._bot(guests[0], table, await own_seat(guests[0], table.id), luck)]
        bots[0].is_host = True
        people = sum(seat["kind"] == "person" for seat in wish["seats"])
        for guest in guests[1:people]:
            joined = await guest.get("/api/join", {"key": made["code"]})
            bots.append(self._bot(guest, table, joined["seat"], luck))
        if luck.random() < WATCHED:
            guest = self._town.guest(luck)
            await guest.come()
            await guest.get("/api/join", {"key": made["code"], "watch": True})
            bots.append(self._bot(guest, table, None, luck))
        return table, bots

    def _bot(self, guest: Guest, table: Table, seat: int | None, luck: random.Random) -> Bot:
        bot = Bot(guest, table.id, seat, random.Random(luck.random()), self._pause, self._mood)
        table.viewers.append(bot.viewer)
        return bot

    def _hand_in(self, table: Table, bots: Sequence[Bot]) -> None:
        """To be checked beside everything else; nobody's answer waits for that."""
        self.account.tables += 1
        self.account.actions += sum(bot.acknowledged for bot in bots)
        self.account.hurts += [hurt for bot in bots for hurt in bot.hurts]
        self.account.waits += [wait for viewer in table.viewers for wait in waits_of(viewer)]
        self._checking.append(asyncio.create_task(self._check(table)))

    async def _check(self, table: Table) -> None:
        found = await asyncio.get_running_loop().run_in_executor(self._checkers, check, table)
        self.account.findings += found
        if found:
            (self._folder / f"{table.id}.json").write_bytes(msgspec.json.encode(table))

    # The end

    async def close(self, seconds: float) -> None:
        """Nothing goes wrong any more: within so many seconds everybody must have an answer, and see the same."""
        self._mood.is_resting = True
        await self._until_quiet(seconds)
        with suppress(TimeoutError):  # whoever waits for something is told of in the end
            async with asyncio.timeout(seconds):
                await self._look_everywhere()
        self._mood.is_ending = True
        _, late = await asyncio.wait(self._places, timeout=seconds)
        for bot in self._all_bots():
            bot.viewer.waits_for = bot.viewer.waits_for or bot.waits_for
        for place in late:
            place.cancel()
        for outcome in await asyncio.gather(*self._places, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        try:
            async with asyncio.timeout(seconds):
                await self._read_records_again()
        except TimeoutError:
            self.account.findings.append(Finding("stuck", "all tables", "not all records could be read again"))
        await asyncio.gather(*self._checking)
        self._checkers.shutdown()
        await self._town.close()

    async def _until_quiet(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not all(bot.is_idle for bot in self._all_bots()):
                    await asyncio.sleep(LOOK)

    async def _look_everywhere(self) -> None:
        """Every guest, at every server: they all know the same."""
        room = asyncio.Semaphore(AT_ONCE)

        async def look(bot: Bot, port: int) -> None:
            async with room:
                try:
                    await bot.look(port)
                except Lost as lost:
                    self.account.findings.append(Finding("lost", bot.table, str(lost)))

        await together(look(bot, port) for bot in self._all_bots() for port in self._town.ports)

    async def _read_records_again(self) -> None:
        for guest, table in self._finished:
            told = await guest.ask(f"/api/tables/{table.id}/record")
            if told.text != table.record:
                self.account.findings.append(Finding("lost", table.id, "the record of the finished game has changed"))


async def together(doing: Iterable[Coroutine[None, None, None]]) -> None:
    """All of it, or none any more."""
    tasks = [asyncio.create_task(one) for one in doing]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def table_wish(game: str, count: int, luck: random.Random) -> dict[str, Any]:
    """The lot decides who sits where."""
    seats: list[dict[str, Any]] = [{"kind": "person"}, *({"kind": "person", "here": False} for _ in range(count - 1))]
    if luck.random() < COMPUTER:
        seats[-1] = {"kind": "computer", "player": "random"}
    options = {"players": str(count)} if GAMES[game][1] > 2 else {}
    return {"game": game, "seats": seats, "options": options}


async def own_seat(guest: Guest, table: str) -> int:
    seats = (await guest.get(f"/api/tables/{table}"))["seats"]
    return [seat["yours"] for seat in seats].index(True)
