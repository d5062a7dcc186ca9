"""What goes wrong, and when: a schedule that follows from a seed, and how it is carried out."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from tests.faults.checker import Finding
from tests.faults.database import Database
from tests.faults.database_proxy import DatabaseProxy
from tests.faults.episodes import Episodes
from tests.faults.servers import CannotStart, ServerProcess

WEIGHTS = {
    "kill": 5,
    "stop": 4,
    "stall": 1,  # of the beat alone
    "clock": 1,  # set back by an hour
    "drop": 2,
    "cut": 2,
    "silence": 2,
    "delay": 1,
    "strays": 1,
    "restart": 1,  # of the database
    "full": 1,  # the disk
    "hang": 1,  # a longer stop
    "flood": 1,  # of refused handshakes
}
"""How often each kind occurs, relative to the others."""
ALONE = ("full", "hang", "flood")
"""Nothing else goes wrong meanwhile; see `episodes.py`."""
WITHOUT_DATABASE = ("kill", "stop", "clock", "flood", *(("full",) if hasattr(resource, "prlimit") else ()))
SLOW = 0.2  # seconds that a word takes at most when it is delayed


class Fault(NamedTuple):
    kind: str
    server: int  # whose process, or whose line to the database
    seconds: float


def schedule(
    luck: random.Random, count: int, servers: int, kinds: Sequence[str], shortest: float, longest: float
) -> Iterator[Fault]:
    """Yield each kind once, then kinds by their weights. Most last hardly longer than the shortest."""
    first = luck.sample(kinds, min(count, len(kinds)))
    rest = luck.choices(kinds, [WEIGHTS[kind] for kind in kinds], k=count - len(first))
    for kind in (*first, *rest):
        yield Fault(kind, luck.randrange(servers), shortest + (longest - shortest) * luck.random() ** 3)


class Chaos:
    """Carries out faults, several at a time, but never hurts a server twice at once or all that there are."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        proxies: Sequence[DatabaseProxy],
        database: Database | None,
        episodes: Episodes,
    ) -> None:
        self._servers, self._proxies, self._database = servers, proxies, database
        self._episodes = episodes
        self._hurt: set[int] = set()  # servers that something is done to
        self._under_way: set[asyncio.Task[None]] = set()
        self._healed = asyncio.Condition()
        self.count = Counter[str]()
        self.died = 0  # processes that ended without being killed
        self.findings: list[Finding] = []  # faults that could not be carried out
        self.on_kill: Callable[[int, bool], None] = lambda port, alone: None

    @property
    def kinds(self) -> tuple[str, ...]:
        return WITHOUT_DATABASE if self._database is None else tuple(WEIGHTS)

    async def strike(self, fault: Fault) -> None:
        """Begin a fault as soon as a server is free for it, or all of them."""
        await self.raise_dead()
        most = 0 if fault.kind in ALONE else max(0, len(self._servers) - 2)
        async with self._healed:
            await self._healed.wait_for(lambda: len(self._hurt) <= most)
        server = next(self._free(fault.server))
        hurt = set(range(len(self._servers))) if fault.kind in ALONE else {server}
        self._hurt |= hurt
        self.count[fault.kind] += 1
        alone = not self._under_way
        task = asyncio.create_task(self._carry_out(fault, server, hurt, alone))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _free(self, wanted: int) -> Iterator[int]:
        count = len(self._servers)
        return (server for step in range(count) if (server := (wanted + step) % count) not in self._hurt)

    async def _carry_out(self, fault: Fault, server: int, hurt: set[int], alone: bool) -> None:
        try:
            await self._deeds[fault.kind](server, fault.seconds, alone)
        except Exception as error:  # whatever it is: what this fault would have shown is unknown
            where = traceback.extract_tb(error.__traceback__)[-1]
            told = f"it failed in {where.name}, line {where.lineno} of {where.filename}: {error!r}"
            self.findings.append(Finding("error", f"a fault of kind {fault.kind}", told))
        finally:
            self._hurt -= hurt
            async with self._healed:
                self._healed.notify_all()

    @property
    def _deeds(self) -> dict[str, Callable[[int, float, bool], Awaitable[None]]]:
        return {
            "kill": self._kill,
            "stop": self._stop,
            "stall": self._stall,
            "clock": self._set_clock_back,
            "restart": self._restart,
            "drop": lambda server, seconds, _: self._tamper(server, 0, DatabaseProxy.drop),
            "cut": lambda server, seconds, _: self._tamper(server, seconds, DatabaseProxy.cut),
            "silence": lambda server, seconds, _: self._tamper(server, seconds, DatabaseProxy.silence),
            "delay": lambda server, seconds, _: self._tamper(server, seconds, lambda proxy: proxy.slow_down(SLOW)),
            "strays": lambda server, seconds, _: self._tamper(server, seconds, DatabaseProxy.lead_astray),
            "full": lambda server, seconds, _: self._episodes.fill_disk(server, seconds),
            "hang": lambda server, seconds, _: self._episodes.hang(server, seconds),
            "flood": lambda server, seconds, _: self._episodes.flood(server, seconds),
        }

    async def _kill(self, number: int, seconds: float, alone: bool) -> None:
        server = self._servers[number]
        self.on_kill(server.port, alone)
        await server.kill()
        await asyncio.sleep(seconds)
        await self._start(server)

    async def _start(self, server: ServerProcess) -> None:
        """As whoever looks after processes does it: again, until it runs."""
        while not server.is_up:
            with suppress(CannotStart):
                await server.start()

    async def _stop(self, number: int, seconds: float, alone: bool) -> None:
        self._servers[number].send(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._servers[number].send(signal.SIGCONT)

    async def _stall(self, number: int, seconds: float, alone: bool) -> None:
        self._servers[number].send(signal.SIGUSR2)
        await asyncio.sleep(seconds)
        self._servers[number].send(signal.SIGUSR2)

    async def _set_clock_back(self, number: int, seconds: float, alone: bool) -> None:
        self._servers[number].send(signal.SIGUSR1)

    async def _restart(self, number: int, seconds: float, alone: bool) -> None:
        assert self._database is not None
        await self._database.restart(seconds, at_once=self.count["restart"] % 2 == 0)

    async def _tamper(self, number: int, seconds: float, how: Callable[[DatabaseProxy], None]) -> None:
        how(self._proxies[number])
        await asyncio.sleep(seconds)
        self._proxies[number].heal()

    async def raise_dead(self) -> None:
        """A process that ended by itself is started again, and counted."""
        for number, server in enumerate(self._servers):
            if number not in self._hurt and not server.is_up:
                self.died += 1
                await self._start(server)

    async def calm_down(self) -> None:
        """Until everything that went wrong is over."""
        while self._under_way:
            await asyncio.gather(*self._under_way)
        await self.raise_dead()
