"""Garbage is looked for when nobody waits; what is not needed any more goes without being looked for."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from hortus.server import garbage
from hortus.server.garbage import Sweeper, set_aside, sweep
from hortus.server.storage.places import Place
from hortus.server.tables.table import Table
from tests.server.house import ANNA, COMPUTER, PERSON, House, in_house, until

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """The collector is the whole process's."""
    before, callbacks = gc.get_threshold(), list(gc.callbacks)
    gc.unfreeze()  # what was set aside before the first test is not to be counted
    yield
    gc.set_threshold(*before)
    gc.callbacks[:] = callbacks
    gc.unfreeze()


class Knot:
    """Reaches itself: only the collector finds out that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.thorough
def test_nothing_old_is_looked_through_while_people_play() -> None:
    Sweeper(lambda: 0.0).begin()
    looks: list[dict[str, Any]] = []
    gc.callbacks.append(lambda phase, info: looks.append(dict(info)))
    kept = [[Knot()] for _ in range(garbage.YOUNG * garbage.MIDDLE * 4)]
    assert {look["generation"] for look in looks} == {0, 1}
    assert gc.get_freeze_count() > len(kept)


@pytest.mark.thorough
def test_what_was_set_aside_is_found_by_the_next_sweep() -> None:
    knot = Knot()
    lost = ref(knot)
    set_aside("stop", {"generation": 1})
    del knot
    gc.collect()
    assert lost() is not None
    sweep()
    assert lost() is None


@pytest.mark.parametrize("is_quiet", [True, False])
def test_a_sweep_waits_for_a_quiet_moment_but_not_for_ever(is_quiet: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[float] = []
    monkeypatch.setattr(garbage, "SWEEP_SECONDS", 0.001)
    monkeypatch.setattr(garbage, "QUIET_SECONDS", 0.001)
    monkeypatch.setattr(garbage, "PATIENCE", 0.02)
    monkeypatch.setattr(garbage, "sweep", lambda: swept.append(asyncio.get_running_loop().time()))

    async def story() -> None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        task = asyncio.create_task(Sweeper(lambda: 0.0 if is_quiet else loop.time()).run())
        await until(lambda: len(swept) > 1)  # once at the start
        assert is_quiet or swept[1] - start >= garbage.PATIENCE
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert set_aside not in gc.callbacks

    asyncio.run(story())


async def played_at(house: House) -> Table:
    """A table that somebody looked at and a computer played at, with nobody there any more."""
    table = await house.make("haru_ichiban", PERSON, COMPUTER)
    ear = house.listen(table, ANNA, 0)
    await until(lambda: 1 in table.standing.choices)
    await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
    table.exit(ear)
    await until(lambda: table.is_idle)
    return table


@pytest.mark.thorough
def test_a_table_that_is_put_to_sleep_leaves_nothing_in_memory(data: Place) -> None:
    """Whoever waited for the collector would wait long."""

    async def story(house: House) -> None:
        tables = [await played_at(house)]
        gone, line = ref(tables[0]), ref(tables[0].line)
        gc.collect()
        gc.disable()
        try:
            house.hall.forget(tables.pop())
            await until(lambda: gone() is None and line() is None)
        finally:
            gc.enable()

    in_house(data, story)
