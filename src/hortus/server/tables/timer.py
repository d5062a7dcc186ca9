"""How whatever waits here is woken: tests have a timer of their own, which they turn by hand."""

from __future__ import annotations

import asyncio


class Timer:
    """By the clocks of this computer."""

    def time(self) -> float:
        """Seconds since some moment. They never go back."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
