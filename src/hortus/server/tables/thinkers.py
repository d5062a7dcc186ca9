"""Computer players at a table: who thinks now, after which entry of the log, and who is no longer needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Protocol
from weakref import WeakMethod

from hortus.contract.game import Game
from hortus.players.hints import Hints
from hortus.players.player import searches
from hortus.review import Judged
from hortus.server.computers.pool import SUBSTITUTE
from hortus.server.errors import StorageFailed
from hortus.server.incidents import Seldom
from hortus.server.tables.pace import Pauses, Timer
from hortus.server.tables.standing import Standing

log = logging.getLogger(__name__)

LATE = Seldom()
"""Where many tables wait for their computers, one line tells of all."""
RETRY_SECONDS = 1.0
"""So long a computer waits before it tries again to act while the disk fails."""


class Computers(Protocol):
    """Who decides for computer players, given only what the seat may know."""

    replaced: int
    """So many decisions somebody simpler took, or a lot."""

    @property
    def waiting(self) -> int:
        """How many questions were asked and are not answered yet."""

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        """A legal action of the seat. Never fails: somebody simple decides where the player cannot."""

    async def hint(self, game: Game, known: bytes, seat: int) -> Hints:
        """The best actions of the seat. Refused where there is too much to do: those who play come first."""

    async def judge(self, game: Game, known: bytes, seat: int, action: int) -> Judged | None:
        """A decision of a finished game, from what the seat knew then; None where it had no choice. Busy: not now."""

    async def expect(self, game: Game, start: bytes) -> tuple[float, ...]:
        """The chances of all seats at the start of a finished game, as the net has them on average over the draws."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


HandOver = Callable[[int, int, int], Awaitable[None]]
"""Hands over what was decided: after how many entries of the log, seat, action."""


class Thinkers:
    """The tasks of the computers of one table: at most one for each seat, each for the log as it is."""

    def __init__(self, computers: Computers, act: HandOver, timer: Timer, pauses: Pauses) -> None:
        self._computers = computers
        self._act = WeakMethod(act)  # so that a table nobody needs is gone at once, not when garbage is collected
        self._timer = timer
        self._pauses = pauses
        self._hurry = asyncio.Event()
        self._tasks: dict[tuple[int, int, str], asyncio.Task[None]] = {}

    @property
    def at_work(self) -> bool:
        return bool(self._tasks)

    def attend(self, standing: Standing, seats: Sequence[int]) -> None:
        """Let these seats think, and nobody else."""
        wanted = {(standing.entries, seat, standing.seats[seat].player) for seat in seats}
        for key in self._tasks.keys() - wanted:
            self._tasks.pop(key).cancel()
        if not self._tasks:
            self._hurry = asyncio.Event()
        for key in sorted(wanted - self._tasks.keys()):
            task = asyncio.create_task(self._think(standing, *key))
            self._tasks[key] = task
            task.add_done_callback(lambda task, key=key: self._forget(key, task))  # type: ignore[misc]

    def _forget(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _think(self, standing: Standing, entries: int, seat: int, player: str) -> None:
        is_sealed = standing.line.position.is_sealed
        action = await (self._decide_sealed if is_sealed else self._decide)(standing, seat, player)
        while True:
            act = self._act()
            if act is None:
                return
            try:
                await act(entries, seat, action)
                return
            except StorageFailed:
                await asyncio.sleep(RETRY_SECONDS)

    async def _decide_sealed(self, standing: Standing, seat: int, player: str) -> int:
        """A sealed choice, at a moment that is fixed before anybody looks at what the seat holds: time would tell.

        If it is not there by then, that of somebody quick who was asked at once is taken, or a lot that is drawn now.
        """
        release = asyncio.create_task(self._wait_until(self._timer.time() + self._pauses.of(player)))
        legal = standing.line.position.legal_actions(seat)
        lot = legal[seed_of(standing.line.dealer.secret, standing.line.ply, seat) % len(legal)]
        asked = [player, SUBSTITUTE] if searches(player) else [player]
        decisions = [asyncio.create_task(self._decide(standing, seat, who)) for who in asked]
        try:
            await release
            if not decisions[0].done():
                self._computers.replaced += 1
                if LATE.is_due(player):
                    log.warning("computer_late: %s had not decided in time at table %s", player, standing.facts.id)
            return next((decision.result() for decision in decisions if decision.done()), lot)
        finally:
            for task in (release, *decisions):
                task.cancel()

    async def _wait_until(self, moment: float) -> None:
        """Until a moment, or for a short while that is always the same once somebody is in a hurry."""
        pause = asyncio.create_task(self._timer.sleep(moment - self._timer.time()))
        hurried = asyncio.create_task(self._hurry.wait())
        try:
            await asyncio.wait({pause, hurried}, return_when=asyncio.FIRST_COMPLETED)
            if not pause.done():
                await self._timer.sleep(min(moment - self._timer.time(), self._pauses.hurried))
        finally:
            pause.cancel()
            hurried.cancel()

    async def _decide(self, standing: Standing, seat: int, player: str) -> int:
        """A legal action, whatever the computers do: a table must go on."""
        line = standing.line
        legal = line.position.legal_actions(seat)
        known = line.position.known_bytes(seat)
        seed = seed_of(line.dealer.secret, line.ply, seat)
        try:
            action = await self._computers.choose(line.game, known, seat, player, seed, self._hurry)
        except Exception:
            log.exception("fault: %s could not decide at table %s", player, standing.facts.id)
            return legal[0]
        return action if action in legal else legal[0]

    def hurry(self) -> None:
        self._hurry.set()

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()


def seed_of(secret: bytes, ply: int, seat: int) -> int:
    """The same situation gives the same choice, also when it comes again after an undo."""
    text = secret + f"computer {ply} {seat}".encode()
    return int.from_bytes(sha256(text).digest()[:6], "big")
