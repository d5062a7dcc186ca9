"""Computers that play alone wait for those who look on; at a table with people they never wait."""

from __future__ import annotations

import asyncio

import pytest

import hortus
from hortus.server.protocol import Delete, Hurry, Settle
from hortus.server.storage.places import Place
from hortus.server.tables.table import EVENTS_AHEAD, Table
from tests.server.house import ANNA, COMPUTER, OPEN, PERSON, Ear, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only

MOST_AT_ONCE = 20
"""So many events one decision may bring at most: draws, and a round that ends."""


async def a_while() -> None:
    """Everybody who could do something now has had the time to begin."""
    for _ in range(50):
        await asyncio.sleep(0)


async def waits(table: Table) -> None:
    await until(lambda: not table._thinkers.at_work and not table._changes)


async def watch_to_the_end(house: House, table: Table, ear: Ear) -> None:
    """A page that shows everything at once."""
    while not table.line.is_over:
        number = table.standing.number
        await house.show(table, ear)
        await until(lambda number=number: table.standing.number > number or table.line.is_over)  # type: ignore[misc]


def test_while_nobody_looks_on_computers_alone_do_nothing(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", COMPUTER, COMPUTER)
        await a_while()
        assert house.computers.asked == []
        assert table.is_idle
        ear = house.listen(table, ANNA, None)
        assert ear.model["now"]["paced"]
        await until(lambda: table.standing.number > 20 - EVENTS_AHEAD)
        table.exit(ear)
        await waits(table)
        asked = len(house.computers.asked)
        await a_while()
        assert len(house.computers.asked) == asked

    in_house(data, story)


@pytest.mark.parametrize("name", hortus.games())
def test_computers_alone_are_a_few_events_ahead_of_what_was_shown(data: Place, name: str) -> None:
    async def story(house: House) -> None:
        table = await house.make(name, COMPUTER, COMPUTER)
        ear = house.listen(table, ANNA, None)
        for _ in range(3):
            shown = table.standing.number
            await house.show(table, ear)
            await until(lambda shown=shown: table.standing.number >= shown + EVENTS_AHEAD)  # type: ignore[misc]
            await waits(table)
            assert shown + EVENTS_AHEAD <= table.standing.number < shown + EVENTS_AHEAD + MOST_AT_ONCE
            asked = len(house.computers.asked)
            await house.done(table, ANNA, Hurry(request()))
            await a_while()
            assert len(house.computers.asked) == asked

    in_house(data, story)


def test_the_furthest_of_those_who_look_on_sets_the_pace(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", COMPUTER, COMPUTER)
        slow, quick = house.listen(table, ANNA, None), house.listen(table, ANNA, None)
        await watch_to_the_end(house, table, quick)
        assert slow.model["number"] == quick.model["number"] == table.standing.number
        assert not quick.model["now"]["paced"]

    in_house(data, story)


def test_computers_go_on_when_somebody_comes_back_also_after_a_restart(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", COMPUTER, COMPUTER)
        ear = house.listen(table, ANNA, None)
        await until(lambda: table.standing.number >= EVENTS_AHEAD)
        await waits(table)
        table.exit(ear)
        table.enter(ear, ear.model["number"])
        number = table.standing.number
        await until(lambda: table.standing.number >= number + EVENTS_AHEAD)
        await waits(table)
        number = table.standing.number
        house = await house.reopened()
        try:
            await house.hall.own_tables(ANNA)
            assert house.hall.awake == []
            table = await house.hall.table(table.id)
            await a_while()
            assert (table.standing.number, house.computers.asked) == (number, [])
            await watch_to_the_end(house, table, house.listen(table, ANNA, None))
        finally:
            await house.close()

    in_house(data, story)


def test_a_table_that_is_deleted_while_it_waits_stays_quiet(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", COMPUTER, COMPUTER)
        ear = house.listen(table, ANNA, None)
        await until(lambda: table.standing.number >= EVENTS_AHEAD)
        await waits(table)
        await house.done(table, ANNA, Delete(request()))
        assert ear.has_left
        table.exit(ear)
        await a_while()
        assert not table._thinkers.at_work

    in_house(data, story)


def test_with_a_person_or_an_open_seat_computers_answer_whoever_is_there(data: Place) -> None:
    async def story(house: House) -> None:
        for seat in (PERSON, OPEN):
            table = await house.make("cherry_tree", COMPUTER, seat)
            await until(lambda table=table: table.position.to_act == 1)  # type: ignore[misc]
        table = await house.make("cherry_tree", COMPUTER, PERSON)
        ear = house.listen(table, ANNA, 1)
        await until(lambda: table.position.to_act == 1)
        assert not ear.model["now"]["paced"]
        table.exit(ear)
        await house.done(table, ANNA, Settle(request(), 1, "computer", player="random"))
        asked = len(house.computers.asked)
        await a_while()
        assert len(house.computers.asked) == asked  # the last person has left it to computers, and nobody looks on

    in_house(data, story)
