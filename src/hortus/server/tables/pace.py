"""How long a table waits for people and for computers, and by which clocks: tests turn a timer of their own by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from hortus.players.player import BEST_SECONDS, searches


class Timer:
    """By the clocks of this computer."""

    def time(self) -> float:
        """Seconds since some moment. They never go back."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Pauses:
    """So many seconds a computer takes over a sealed choice, whatever it holds: how long it thinks must tell nothing.

    Long enough that the decision is nearly always there: a search with two others before it still is.
    """

    quick: float = 0.3
    searching: float = BEST_SECONDS + 1.0
    hurried: float = 0.3  # at most, from when somebody presses for it

    def of(self, player: str) -> float:
        return self.searching if searches(player) else self.quick


USUAL_TIMER, USUAL_PAUSES = Timer(), Pauses()


@dataclass(frozen=True, kw_only=True)
class Pace:
    race_seconds: float = 10.0  # so long people may race before a lot decides
    race_wait_seconds: float = 20.0  # so long a race waits for the pages of those who race; then it starts without them
    clock: Callable[[], float] = time.time  # what the clock on the wall shows
    timer: Timer = USUAL_TIMER
    pauses: Pauses = USUAL_PAUSES  # of computers before a sealed choice


USUAL_PACE = Pace()
