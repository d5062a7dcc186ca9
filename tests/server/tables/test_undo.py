"""Taking back at a table on the web."""

from __future__ import annotations

import pytest

from hortus.server.protocol import Act, Refused, Undo
from hortus.server.storage.places import Place
from tests.server.house import ANNA, BEN, COMPUTER, PERSON, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only


def test_a_turn_goes_on_after_undo(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("ishtar", options={"map": "first"})
        ear = house.listen(table, ANNA, 0)
        other = house.listen(table, BEN, 1)
        before = ear.model["view"]
        assert not ear.model["now"]["undo"]["possible"]
        while not ear.model["now"]["undo"]["possible"]:
            assert table.position.to_act == 0
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        assert other.model["now"]["undo"]["reason"]["id"] == "undo-nothing"
        refused = await house.obey(table, BEN, Undo(request(), 1, table.line.ply))
        assert isinstance(refused, Refused)
        assert refused.code == "cannot_undo"
        log, number = other.model["log"], table.standing.number
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert ear.model["view"] == before
        assert [entry["id"] for entry in other.model["log"] if entry["note"]][-1] == "note-undo"
        assert [entry for entry in other.model["log"] if not entry["note"]] == [
            entry for entry in log if not entry["note"] and entry["ply"] <= table.line.ply
        ]
        assert table.standing.number == number + 1

    in_house(data, story)


def test_undo_against_a_computer_stops_its_thinking(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        await until(lambda: table.position.to_act == 0)
        house.computers.free.clear()
        ply = table.line.ply
        while table.position.to_act == 0:
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        assert table.standing.waiting == [1]
        while table.line.ply > ply:
            await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        house.computers.free.set()
        assert table.line.ply == ply
        assert table.standing.waiting == [0]
        assert table.is_idle or not table._thinkers.at_work

    in_house(data, story)


def test_a_computer_decides_the_same_after_undo(data: Place) -> None:
    """Nobody gets a better answer by asking again."""

    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        ply = table.line.ply
        action = table.position.legal_texts(0)[0]
        outcomes = []
        for _ in range(3):
            await house.done(table, ANNA, Act(request(), 0, ply, action))
            await until(lambda: table.line.ply > ply and 0 in table.standing.waiting and not table._thinkers.at_work)
            outcomes.append(table.line.steps[ply : ply + 2])
            await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert outcomes[0] == outcomes[1] == outcomes[2]

    in_house(data, story)


def test_a_spectator_is_told_that_it_only_watches(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ear = house.listen(table, BEN, None)
        assert ear.model["now"]["undo"]["reason"]["id"] == "server-undo-watching"

    in_house(data, story)
