"""A fault that fails is a finding, and leaves nothing stopped."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.faults import episodes
from tests.faults.chaos import Chaos, Fault
from tests.faults.episodes import Episodes
from tests.faults.history import READY
from tests.faults.servers import ServerProcess

pytestmark = pytest.mark.interpreted_only

CALM_S = 60.0


class StandIn(ServerProcess):
    """A server without a process, which keeps the signals sent to it."""

    def __init__(self, folder: Path) -> None:
        super().__init__("stand-in", "", folder)
        self.signals: list[signal.Signals] = []

    @property
    def is_up(self) -> bool:
        return True

    def send(self, what: signal.Signals) -> None:
        self.signals.append(what)


@pytest.fixture
def server(tmp_path: Path) -> StandIn:
    return StandIn(tmp_path)


@pytest.fixture(autouse=True)
def always_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(*_: Any) -> int:
        return READY

    monkeypatch.setattr(Episodes, "_look", look)
    monkeypatch.setattr(episodes, "READY_S", 0)


def told(server: StandIn, story: Callable[[Chaos, Episodes], Awaitable[None]]) -> None:
    async def run() -> None:
        seen = Episodes([server], None, CALM_S)
        await story(Chaos([server], [], None, seen), seen)
        await seen.close()

    asyncio.run(run())


def test_a_fault_that_fails_is_a_finding_and_the_next_one_is_carried_out(
    server: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(port: int, seconds: float) -> int:
        raise ConnectionResetError("planted")

    monkeypatch.setattr(episodes, "flood", fail)

    async def story(chaos: Chaos, seen: Episodes) -> None:
        await chaos.strike(Fault("flood", 0, 0.0))
        await chaos.strike(Fault("clock", 0, 0.0))
        await chaos.calm_down()
        assert [(one.kind, one.table) for one in chaos.findings] == [("error", "a fault of kind flood")]
        assert "planted" in chaos.findings[0].told
        assert [(episode.kind, episode.refused) for episode in seen.seen] == [("flood", 0)]
        assert server.signals == [signal.SIGUSR1]

    told(server, story)


def test_a_disk_that_cannot_be_filled_is_freed(server: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    freed = []

    async def fill(server: ServerProcess) -> None:
        raise FileNotFoundError("planted")

    async def free(server: ServerProcess) -> None:
        freed.append(server)

    monkeypatch.setattr(ServerProcess, "fill", fill)
    monkeypatch.setattr(ServerProcess, "free", free)

    async def story(chaos: Chaos, seen: Episodes) -> None:
        await chaos.strike(Fault("full", 0, 0.0))
        await chaos.calm_down()
        assert [finding.kind for finding in chaos.findings] == ["error"]
        assert [episode.kind for episode in seen.seen] == ["full"]
        assert freed == [server]

    told(server, story)


@pytest.mark.parametrize("kind", ["hang", "stop"])
def test_a_stopped_process_continues_when_the_fault_is_cancelled(server: StandIn, kind: str) -> None:
    async def story(chaos: Chaos, seen: Episodes) -> None:
        hangs: list[bool] = []
        seen.on_hang = hangs.append
        await chaos.strike(Fault(kind, 0, CALM_S))
        while not server.signals:
            await asyncio.sleep(0)
        for task in list(chaos._under_way):
            task.cancel()
            await asyncio.wait([task])
        assert server.signals == [signal.SIGSTOP, signal.SIGCONT]
        assert hangs == ([True, False] if kind == "hang" else [])

    told(server, story)
