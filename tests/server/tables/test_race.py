"""The race of the croak edition (H20): for people who are there; for everybody else a lot."""

from __future__ import annotations

import pytest

from hortus.records import Record, verify
from hortus.server.protocol import Race, Refused, Rename, Resign, Shown
from hortus.server.storage.places import Place
from hortus.server.tables.export import record_text
from hortus.server.tables.table import Table
from tests.server.house import ANNA, BEN, PERSON, Ear, House, in_house, request, until

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


async def race_is_due(house: House) -> tuple[Table, list[Ear]]:
    """Two people who are there have bid the same."""
    table = await house.two_people(options=CROAK)
    ears = [house.listen(table, guest, seat) for seat, guest in enumerate((ANNA, BEN))]
    await bid_the_same(house, table, (ANNA, BEN))
    assert table.standing.race_after == table.standing.number
    return table, ears


async def race_is_on(house: House) -> tuple[Table, list[Ear]]:
    """And their pages have shown it."""
    table, ears = await race_is_due(house)
    for ear in ears:
        await house.show(table, ear)
    await until(lambda: table.standing.racing)
    return table, ears


def has_croaked(table: Table, since: int) -> bool:
    return any(table.position.action_text(step.action).startswith("croak") for step in table.line.steps[since:])


def test_the_first_of_two_live_people_wins(data: Place) -> None:
    async def story(house: House) -> None:
        table, ears = await race_is_on(house)
        ply = table.line.ply
        assert all(ear.model["now"]["race"] and not ear.model["now"]["paced"] for ear in ears)
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
def test_without_two_live_people_a_lot_decides_at_once(data: Place, there: tuple[int, ...]) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        for seat in there:
            house.listen(table, (ANNA, BEN)[seat], seat)
        since = table.line.ply
        await bid_the_same(house, table, (ANNA, BEN))
        assert has_croaked(table, since)
        assert not any(step.raced for step in table.line.steps)

    in_house(data, story)


def test_two_people_on_one_computer_do_not_race(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, options=CROAK)
        for seat in (0, 1):
            house.listen(table, ANNA, seat)
        since = table.line.ply
        await bid_the_same(house, table, (ANNA, ANNA))
        assert has_croaked(table, since)

    in_house(data, story)


def test_when_nobody_croaks_a_lot_decides(data: Place) -> None:
    async def story(house: House) -> None:
        table, _ = await race_is_on(house)
        await until(lambda: has_croaked(table, 0))
        assert not any(step.raced for step in table.line.steps)

    in_house(data, story, race_seconds=0.01)


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_race_that_the_server_did_not_see_ends_by_lot(data: Place, has_begun: bool) -> None:
    async def story(house: House) -> None:
        table, ears = await race_is_due(house)
        if has_begun:
            for ear in ears:
                await house.show(table, ear)
            await until(lambda: table.standing.racing)
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


def test_only_who_sits_there_may_race(data: Place) -> None:
    async def story(house: House) -> None:
        table, _ = await race_is_on(house)
        answer = await house.obey(table, ANNA, Race(request(), 1, table.line.ply))
        assert isinstance(answer, Refused)
        assert answer.code == "no_power"

    in_house(data, story)


async def early(house: House, table: Table, guest: str, seat: int) -> Refused:
    """What is answered to somebody who croaks before the race has started."""
    answer = await house.obey(table, guest, Race(request(), seat, table.line.ply))
    assert isinstance(answer, Refused)
    return answer


def test_a_race_starts_when_every_racing_page_has_shown_what_it_is_about(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, ben) = await race_is_due(house)
        for ear in (anna, ben):
            assert (ear.model["now"]["race"], ear.model["now"]["paced"]) == (False, True)
        await house.show(table, anna)
        refusal = await early(house, table, ANNA, 0)
        assert (refusal.code, refusal.id) == ("no_race", "server-race-too-early")
        await house.done(table, BEN, Shown(request(), 1, ben.model["number"] - 1))  # still on the way
        assert (await early(house, table, ANNA, 0)).id == "server-race-too-early"
        assert not has_croaked(table, 0)
        await house.show(table, ben)
        await until(lambda: anna.model["now"]["race"] and ben.model["now"]["race"])
        assert anna.model["number"] == ben.model["number"] == table.standing.number

    in_house(data, story)


def test_who_never_says_so_holds_up_a_race_for_a_while_only(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await race_is_due(house)
        await house.show(table, anna)
        await until(lambda: anna.model["now"]["race"])
        await house.done(table, ANNA, Race(request(), 0, table.line.ply))
        assert table.line.steps[-1].raced

    in_house(data, story, race_wait_seconds=0.01)


def test_nobody_has_shown_what_has_not_happened_or_is_for_other_eyes(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(options=CROAK)
        for seat, guest in enumerate((ANNA, BEN)):
            house.listen(table, guest, seat)
        ahead = await house.obey(table, BEN, Shown(request(), 1, table.standing.number + 1))
        assert isinstance(ahead, Refused)
        assert ahead.code == "bad_message"
        await bid_the_same(house, table, (ANNA, BEN))
        number = table.standing.number
        for seat in (0, 3):
            foreign = await house.obey(table, BEN, Shown(request(), seat, number))
            assert isinstance(foreign, Refused)
            assert foreign.code == "no_power"
        await house.done(table, BEN, Shown(request(), 1, number))
        await house.done(table, BEN, Shown(request(), None, number))
        assert (await early(house, table, BEN, 1)).id == "server-race-too-early"

    in_house(data, story)


def test_of_two_tabs_on_a_seat_one_is_enough(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, ben) = await race_is_due(house)
        second = house.listen(table, BEN, 1)
        await house.show(table, second)
        table.exit(second)
        await house.show(table, anna)
        await until(lambda: ben.model["now"]["race"])

    in_house(data, story)


def test_who_leaves_before_a_race_has_to_show_it_again(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, ben) = await race_is_due(house)
        await house.show(table, ben)
        table.exit(ben)
        await house.show(table, anna)
        await house.done(table, BEN, Shown(request(), 1, table.standing.number))  # who is not there shows nothing
        assert (await early(house, table, ANNA, 0)).id == "server-race-too-early"
        table.enter(ben, ben.model["number"])
        assert (await early(house, table, ANNA, 0)).id == "server-race-too-early"
        await house.show(table, ben)
        await until(lambda: table.standing.racing)

    in_house(data, story)


def test_a_new_name_does_not_hold_up_a_race(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, ben) = await race_is_due(house)
        await house.show(table, anna)
        await house.done(table, BEN, Rename(request(), 1, "Ben"))
        await house.show(table, ben)
        await until(lambda: anna.model["now"]["race"])

    in_house(data, story)


@pytest.mark.parametrize("has_begun", [False, True])
def test_with_a_computer_nobody_races(data: Place, has_begun: bool) -> None:
    async def story(house: House) -> None:
        table, _ = await (race_is_on(house) if has_begun else race_is_due(house))
        ply = table.line.ply
        await house.hand_over(table, BEN, 1)
        assert has_croaked(table, ply)
        assert not any(step.raced for step in table.line.steps)
        assert not table.standing.racing
        assert not table._race_clocks

    in_house(data, story)


def test_a_race_ends_with_the_game(data: Place) -> None:
    async def story(house: House) -> None:
        table, (anna, _) = await race_is_due(house)
        await house.done(table, ANNA, Resign(request(), 0))
        assert not anna.model["now"]["paced"]
        assert not table._race_clocks

    in_house(data, story)
