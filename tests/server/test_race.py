"""The race of the croak edition (H20): for people who are there; for everybody else a lot."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.records import Record, verify
from hortus.server.export import record_text
from hortus.server.protocol import Race, Refused, Resign
from hortus.server.table import Table
from tests.server.house import ANNA, BEN, FRIEND, PERSON, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only

CROAK = {"edition": "croak"}


async def bid_the_same(house: House, table: Table, guests: tuple[str, str]) -> None:
    """Play on until both have bid the same."""
    steps = table.line.ply
    while True:
        if table.position.is_sealed:
            both = set(table.position.legal_texts(0)) & set(table.position.legal_texts(1))
            for seat, guest in enumerate(guests):
                action = min(both) if both else table.position.legal_texts(seat)[0]
                await house.act(table, guest, seat, action)
            if both:
                return
        else:
            seat = table.position.to_act
            await house.act(table, guests[seat], seat, table.position.legal_texts(seat)[0])
        assert table.line.ply > steps


def has_croaked(table: Table, since: int) -> bool:
    return any(table.position.action_text(step.action).startswith("croak") for step in table.line.steps[since:])


def test_the_first_of_two_live_people_wins(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        ears = [house.listen(table, ANNA, 0), house.listen(table, BEN, 1)]
        await bid_the_same(house, table, (ANNA, BEN))
        ply = table.line.ply
        assert all(ear.model["now"]["race"] for ear in ears)
        assert table.standing.waiting == []
        await house.done(table, BEN, Race(request(), 1, ply))
        late = await house.obey(table, ANNA, Race(request(), 0, ply))
        assert isinstance(late, Refused)
        assert late.code == "stale"
        assert table.position.action_text(table.line.steps[ply].action) == "croak yellow"
        assert table.line.steps[ply].raced
        assert not ears[0].model["now"]["race"]
        none = await house.obey(table, ANNA, Race(request(), 0, table.line.ply))
        assert isinstance(none, Refused)
        assert none.code == "no_race"
        await house.done(table, ANNA, Resign(request(), 0))
        report = verify(Record.read(record_text(table.standing, 0)))
        assert report.is_good
        assert report.raced == 1

    in_house(data, story)


@pytest.mark.parametrize("there", [(0,), ()])
def test_without_two_live_people_a_lot_decides_at_once(data: Path, there: tuple[int, ...]) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        for seat in there:
            house.listen(table, (ANNA, BEN)[seat], seat)
        since = table.line.ply
        await bid_the_same(house, table, (ANNA, BEN))
        assert has_croaked(table, since)
        assert not any(step.raced for step in table.line.steps)

    in_house(data, story)


def test_two_people_on_one_computer_do_not_race(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, options=CROAK)
        for seat in (0, 1):
            house.listen(table, ANNA, seat)
        since = table.line.ply
        await bid_the_same(house, table, (ANNA, ANNA))
        assert has_croaked(table, since)

    in_house(data, story)


def test_when_nobody_croaks_a_lot_decides(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        for seat, guest in enumerate((ANNA, BEN)):
            house.listen(table, guest, seat)
        await bid_the_same(house, table, (ANNA, BEN))
        ply = table.line.ply - has_croaked(table, 0)
        await until(lambda: table.line.ply > ply)
        assert has_croaked(table, 0)
        assert not any(step.raced for step in table.line.steps)

    in_house(data, story, race_seconds=0.01)


def test_a_race_that_the_server_did_not_see_ends_by_lot(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        for seat, guest in enumerate((ANNA, BEN)):
            house.listen(table, guest, seat)
        await bid_the_same(house, table, (ANNA, BEN))
        assert table.standing.racing
        ply, number = table.line.ply, table.standing.number
        house = await house.reopened()
        try:
            table = await house.hall.table(table.id)
            assert table.line.ply == ply + 1
            assert has_croaked(table, ply)
            assert table.standing.number == number + 1
        finally:
            await house.close()

    in_house(data, story)


def test_only_who_sits_there_may_race(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND, options=CROAK)
        await house.sit(table, 1, BEN)
        for seat, guest in enumerate((ANNA, BEN)):
            house.listen(table, guest, seat)
        await bid_the_same(house, table, (ANNA, BEN))
        answer = await house.obey(table, ANNA, Race(request(), 1, table.line.ply))
        assert isinstance(answer, Refused)
        assert answer.code == "no_power"

    in_house(data, story)
