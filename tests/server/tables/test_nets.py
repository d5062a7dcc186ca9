"""When a net is replaced, tables under way keep the one that they began with, and new ones have the new one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from sqlalchemy import select

import hortus
from hortus.players.nets.weights import read_file, save_net
from hortus.server.computers.pool import decide, question_of
from hortus.server.protocol import Rematch, Resign
from hortus.server.storage import rows
from hortus.server.storage.places import Place
from hortus.server.tables.table import Table
from tests.players.nets.nets import small_net
from tests.server.house import ANNA, COMPUTER, PERSON, House, by_hand, in_house, request

pytestmark = pytest.mark.interpreted_only

NAME = "haru_ichiban"
GAME = hortus.load(NAME)

Install = Callable[[Path | None], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    return lambda file: monkeypatch.setitem(hortus.load.__globals__["_loaded"], NAME, replace(GAME, net=file))


def new_net(file: Path, slope: float) -> Path:
    """One that likes high actions, or low ones, and thinks of nothing else."""
    net = small_net(GAME)
    net.policy[:] = 0
    net.policy_bias[:] = slope * np.arange(len(net.policy_bias))
    save_net(file, net, {})
    return file


@pytest.fixture
def high(tmp_path: Path) -> Path:
    return new_net(tmp_path / "high.npz", 20)


@pytest.fixture
def low(tmp_path: Path) -> Path:
    return new_net(tmp_path / "low.npz", -20)


async def new_table(house: House) -> Table:
    return await house.make(NAME, PERSON, COMPUTER)


def bid(table: Table) -> str:
    """What the net of a table would choose for the second seat, as a worker is asked."""
    position = table.position
    question = question_of(table.line.game, position.known_bytes(1), 1)
    legal = position.legal_actions(1)
    assert len(legal) == 3
    return ["low", "middle", "high"][legal.index(decide(*question, "net", 1, None))]


def kept(house: House) -> list[str]:
    with house.storage.database.reading() as connection:
        return [row.digest for row in connection.execute(select(rows.net.c.digest)).all()]


def digest(file: Path) -> str:
    return str(read_file(file)[1]["digest"])


async def once_more(house: House, table: Table) -> Table:
    await house.done(table, ANNA, Rematch(request()))
    assert table.standing.rematch is not None
    return await house.hall.table(table.standing.rematch)


async def reopened_with(
    house: House, install: Install, net: Path | None, statement: str | None = None, weights: bytes = b"0"
) -> House:
    """The server is stopped, another net is installed, and it is started again."""
    house.computers.free.clear()
    if statement:
        by_hand(house.storage.place, statement, weights=weights)
    install(net)
    again = await house.reopened()
    again.computers.free.clear()
    return again


def test_a_table_goes_on_with_its_net_and_a_new_one_has_that_of_today(
    data: Place, install: Install, high: Path, low: Path
) -> None:
    async def story(house: House) -> None:
        house.computers.free.clear()
        begun = await new_table(house)
        assert bid(begun) == "high"
        again = await reopened_with(house, install, low)
        try:
            table = await again.hall.table(begun.id)
            assert bid(table) == "high"
            assert bid(await new_table(again)) == "low"
            assert sorted(kept(again)) == sorted([digest(high), digest(low)])
            await again.done(table, ANNA, Resign(request(), 0))
            assert bid(await once_more(again, table)) == "low"
        finally:
            await again.close()

    install(high)
    in_house(data, story)


def test_each_net_is_kept_once_until_no_game_under_way_needs_it(
    data: Place, install: Install, high: Path, low: Path
) -> None:
    async def story(house: House) -> None:
        tables = [await new_table(house) for _ in range(2)]
        assert kept(house) == [digest(high)]
        again = await reopened_with(house, install, low)
        try:
            for table, left in zip(tables, [[digest(high)], []], strict=True):
                await again.hall.delete(await again.hall.table(table.id))
                again = await again.reopened()
                assert kept(again) == left
        finally:
            await again.close()

    install(high)
    in_house(data, story)


def test_the_net_of_a_finished_game_is_forgotten_at_the_next_start_and_nobody_misses_it(
    data: Place, install: Install, high: Path, low: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        table = await new_table(house)
        await house.done(table, ANNA, Resign(request(), 0))
        again = await reopened_with(house, install, low)
        try:
            assert kept(again) == []
            assert bid(await once_more(again, await again.hall.table(table.id))) == "low"
        finally:
            await again.close()

    install(high)
    with caplog.at_level(logging.WARNING):
        in_house(data, story)
    assert "net_lost" not in caplog.text


@pytest.mark.parametrize(
    "statement", ["UPDATE net SET weights = :weights", "DELETE FROM net", "UPDATE game_table SET net = '../../etc'"]
)
def test_a_net_that_is_lost_is_told_of_once_and_the_table_goes_on_with_that_of_today(
    data: Place, install: Install, high: Path, low: Path, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    async def story(house: House) -> None:
        tables = [await new_table(house) for _ in range(2)]
        again = await reopened_with(house, install, low, statement)
        try:
            assert [bid(await again.hall.table(table.id)) for table in tables] == ["low", "low"]
        finally:
            await again.close()

    install(high)
    with caplog.at_level(logging.WARNING):
        in_house(data, story)
    assert caplog.text.count("net_lost: Tables of haru_ichiban go on with the net of today") == 1


def test_another_net_in_its_place_is_not_the_one_that_was_kept(
    data: Place, install: Install, high: Path, low: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        table = await new_table(house)
        again = await reopened_with(house, install, low, "UPDATE net SET weights = :weights", low.read_bytes())
        try:
            await again.hall.table(table.id)
        finally:
            await again.close()

    install(high)
    with caplog.at_level(logging.WARNING):
        in_house(data, story)
    assert "net_lost" in caplog.text


def test_a_table_that_began_without_a_net_goes_on_without_and_one_from_before_with_that_of_today(
    data: Place, install: Install, low: Path
) -> None:
    async def story(house: House) -> None:
        without, before = [await new_table(house) for _ in range(2)]
        statement = f"UPDATE game_table SET net = NULL WHERE id = '{before.id}'"
        again = await reopened_with(house, install, low, statement)
        try:
            assert (await again.hall.table(without.id)).line.game.net is None
            assert bid(await again.hall.table(before.id)) == "low"
        finally:
            await again.close()

    install(None)
    in_house(data, story)


def test_a_damaged_net_that_is_installed_is_told_of_and_tables_begin_without(
    data: Place, install: Install, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes(b"no net")

    async def story(house: House) -> None:
        table = await new_table(house)
        assert table.standing.facts.net == ""
        assert kept(house) == []

    install(damaged)
    with caplog.at_level(logging.WARNING):
        in_house(data, story)
    assert "net_damaged" in caplog.text
