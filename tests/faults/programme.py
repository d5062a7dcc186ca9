"""The whole programme: database, proxies, servers, bots and faults, from the start to a table of figures."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from tests.faults.chaos import Chaos, schedule
from tests.faults.checker import Kind, check_episode, pauses
from tests.faults.database import Database
from tests.faults.database_proxy import DatabaseProxy
from tests.faults.episodes import Episodes
from tests.faults.evening import LOOK, Evening
from tests.faults.servers import ServerProcess

USUAL_GAP = 2.0  # seconds from fault to fault
LONGEST = 8.0
ACTIONS = 10
CALM = 60.0  # seconds in which everybody must be answered when nothing goes wrong any more
PROMPT_S = 3.0
SHOWN = 20  # findings at most; the others are counted
TELL = 10.0  # seconds between two lines of progress


@dataclass(frozen=True)
class Wishes:
    faults: int
    tables: int
    processes: int
    seed: int
    pause: float = 4.0  # seconds that a bot thinks
    minutes: float | None = None
    file: bool = False  # one process with a data file
    plant: str = "none"
    kinds: Sequence[str] = ()  # of faults; none: all that there are
    shortest: float = 0.0  # seconds that a fault lasts
    longest: float = LONGEST
    actions: int = ACTIONS  # to be acknowledged between two faults, and after the last one
    calm: float = CALM
    prompt: float = PROMPT_S  # seconds in which commands are answered while another server hangs, or is flooded


class Programme:
    """One run, with a world of its own."""

    def __init__(self, wishes: Wishes, folder: Path) -> None:
        self.wishes = wishes
        self._folder = folder
        self._luck = random.Random(wishes.seed)
        self._leaving = asyncio.Event()
        self._begun = time.monotonic()

    def interrupt(self) -> None:
        """No more faults: what was played until now is checked."""
        self._leaving.set()

    async def run(self, tell: Callable[[str], None]) -> None:
        async with self._world() as (servers, self.chaos):
            wishes = self.wishes
            ports = [server.port for server in servers]
            self.evening = Evening(ports, wishes.tables, wishes.pause, wishes.seed, self._folder)
            self.chaos.on_kill = self.evening.hurt
            self.episodes.on_hang = self.evening.be_patient
            telling = asyncio.create_task(self._tell_progress(tell))
            try:
                await self._strike_all(len(servers))
                await self.chaos.calm_down()
                await self._play_on(wishes.calm)
                tell("Nothing goes wrong any more; everybody is to be answered now.")
                await self.evening.close(wishes.calm)
                self.evening.account.findings += self.chaos.findings
                for episode in self.episodes.seen:
                    self.evening.account.findings += check_episode(episode, self.evening.account.waits, wishes.prompt)
            finally:
                telling.cancel()

    @asynccontextmanager
    async def _world(self) -> AsyncIterator[tuple[Sequence[ServerProcess], Chaos]]:
        async with AsyncExitStack() as held:
            database, proxies, data = None, [], [str(self._folder / "hortus.db")]
            if not self.wishes.file:
                database = held.enter_context(Database.running())
                proxies = [DatabaseProxy(database.port, self._luck) for _ in range(self.wishes.processes)]
                data = []
                for proxy in proxies:
                    data.append(database.address(await proxy.open()))
                    held.push_async_callback(proxy.close)
            servers = [
                ServerProcess(f"server-{number}", where, self._folder, self.wishes.plant)
                for number, where in enumerate(data, 1)
            ]
            for server in servers:
                held.push_async_callback(server.kill)
            await asyncio.gather(*(server.start() for server in servers))
            self.episodes = Episodes(servers, database, self.wishes.calm)
            held.push_async_callback(self.episodes.close)
            yield servers, Chaos(servers, proxies, database, self.episodes)

    async def _strike_all(self, servers: int) -> None:
        wishes = self.wishes
        gap = USUAL_GAP if wishes.minutes is None else wishes.minutes * 60 / wishes.faults
        kinds = wishes.kinds or self.chaos.kinds
        for fault in schedule(self._luck, wishes.faults, servers, kinds, wishes.shortest, wishes.longest):
            await self._play_on(CALM)
            if not await self._wait(self._luck.expovariate(1 / gap)):
                return
            await self.chaos.strike(fault)

    async def _play_on(self, seconds: float) -> None:
        """Until more actions have been acknowledged, however slow the computer is; if nobody gets on, not for ever."""
        enough = self.evening.actions + self.wishes.actions
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.evening.actions < enough and not self._leaving.is_set():
                    await asyncio.sleep(LOOK)

    async def _wait(self, seconds: float) -> bool:
        """Whether it is to go on after that."""
        try:
            async with asyncio.timeout(seconds):
                await self._leaving.wait()
            return False
        except TimeoutError:
            return True

    # What is told

    async def _tell_progress(self, tell: Callable[[str], None]) -> None:
        while True:
            await asyncio.sleep(TELL)
            struck, spent = self.chaos.count.total(), time.monotonic() - self._begun
            left = (self.wishes.faults - struck) * spent / max(1, struck)
            account = self.evening.account
            tell(
                f"{struck} of {self.wishes.faults} faults, about {left / 60:.0f} minutes left; {account.tables} tables "
                f"over, {self.evening.actions} actions acknowledged; found: {dict(account.found) or 'nothing'}"
            )

    @property
    def is_good(self) -> bool:
        return not self.evening.account.findings and not self.chaos.died

    def figures(self) -> Iterator[str]:
        account, count = self.evening.account, self.chaos.count
        yield ""
        yield f"faults                        {count.total()} in {(time.monotonic() - self._begun) / 60:.1f} minutes"
        yield f"  of each kind                {', '.join(f'{kind} {times}' for kind, times in sorted(count.items()))}"
        yield f"tables                        {account.tables}"
        yield f"acknowledged actions          {account.actions}"
        for kind in get_args(Kind):
            yield f"{kind:<30}{account.found[kind]}"
        yield f"processes that ended          {self.chaos.died}"
        yield from self._recovery("a line again after a kill", [hurt.heard for hurt in account.hurts])
        turns = [hurt for hurt in account.hurts if hurt.had_turn]
        yield from self._recovery("played on after a kill", [hurt.played for hurt in turns])
        alone = [hurt.played for hurt in turns if hurt.alone]
        yield from self._recovery("  when nothing else was wrong", alone)
        for kind, name in (("hang", "answered while another hangs"), ("flood", "answered during a flood")):
            episodes = [episode for episode in self.episodes.seen if episode.kind == kind]
            yield from self._recovery(name, [one for episode in episodes for one in pauses(episode, account.waits)])
        for finding in account.findings[:SHOWN]:
            yield f"{finding.kind} at {finding.table}: {finding.told}"

    @staticmethod
    def _recovery(name: str, seconds: Sequence[float | None]) -> Iterator[str]:
        known = sorted(one for one in seconds if one is not None)
        if known:
            middle, late = known[len(known) // 2], known[min(len(known) - 1, len(known) * 95 // 100)]
            yield f"{name:<30}p50 {middle:.2f} s, p95 {late:.2f} s, longest {known[-1]:.2f} s, of {len(known)}"
