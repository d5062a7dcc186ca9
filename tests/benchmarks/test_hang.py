"""The benchmark of a stopped process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from benchmarks.servers.hang import Player

pytestmark = pytest.mark.interpreted_only


def test_a_pause_that_is_still_under_way_in_the_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        is_waiting = asyncio.Event()

        async def never(player: Player, command: dict[str, Any]) -> bool:
            is_waiting.set()
            return await asyncio.Future[bool]()

        monkeypatch.setattr(Player, "is_done", never)
        player = Player(None)  # type: ignore[arg-type]
        playing = asyncio.create_task(player.play())
        await is_waiting.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert player.longest > 0.0

    asyncio.run(story())
