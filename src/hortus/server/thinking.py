"""Computer players at a table: who thinks now, for which place in the log, and who is no longer needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Protocol
from weakref import WeakMethod

from hortus.contract.game import Game
from hortus.server.errors import StorageFailed
from hortus.server.standing import Standing

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""So long a computer waits before it tries again to act while the disk fails."""


class Computers(Protocol):
    """Who decides for computer players, given only what the seat may know."""

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        """A legal action of the seat. Never fails: somebody simple decides where the player cannot."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


Act = Callable[[int, int, int], Awaitable[None]]
"""Hands over what was decided: place in the log, seat, action."""


class Thinkers:
    """The tasks of the computers of one table: at most one for each seat, each for one place in the log."""

    def __init__(self, computers: Computers, act: Act) -> None:
        self._computers = computers
        self._act = WeakMethod(act)  # so that a table nobody needs is gone at once, not when garbage is collected
        self._hurry = asyncio.Event()
        self._tasks: dict[tuple[int, int, str], asyncio.Task[None]] = {}

    @property
    def at_work(self) -> bool:
        return bool(self._tasks)

    def attend(self, standing: Standing, seats: Sequence[int]) -> None:
        """Let these seats think, and nobody else."""
        wanted = {(standing.place, seat, standing.seats[seat].player) for seat in seats}
        for key in self._tasks.keys() - wanted:
            self._tasks.pop(key).cancel()
        if not self._tasks:
            self._hurry = asyncio.Event()
        for key in wanted - self._tasks.keys():
            task = asyncio.create_task(self._think(standing, *key))
            self._tasks[key] = task
            task.add_done_callback(lambda task, key=key: self._forget(key, task))  # type: ignore[misc]

    def _forget(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _think(self, standing: Standing, place: int, seat: int, player: str) -> None:
        action = await self._decide(standing, seat, player)
        while True:
            act = self._act()
            if act is None:
                return
            try:
                await act(place, seat, action)
                return
            except StorageFailed:
                await asyncio.sleep(RETRY_SECONDS)

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
