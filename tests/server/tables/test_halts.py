"""The end of a round is an event of its own: the figures lie there, and then the pond is cleared (H15, H21, H22)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hortus.server.errors import NotFound
from hortus.server.protocol import Undo
from hortus.server.storage.places import Place
from hortus.server.tables.export import table_at
from hortus.server.tables.table import Table
from tests.server.house import ANNA, COMPUTER, PERSON, Ear, House, apply, in_house, request, until
from tests.server.web import PERSON as HERE
from tests.server.web import Web, inside, run

pytestmark = pytest.mark.interpreted_only

SEED = "halts"  # of games that are not over after one round


async def play_a_round(house: House, table: Table, guests: tuple[str, ...] = (ANNA, ANNA)) -> int:
    """The first legal actions, until a round has ended; the ply of that."""
    since = table.line.ply
    while True:
        await until(lambda: any(guests[seat] for seat in table.standing.waiting))
        for ply in range(since + 1, table.line.ply + 1):
            if table.position.halt_at(ply) is not None:
                return ply
        seat = next(seat for seat in table.standing.waiting if guests[seat])
        await house.act(table, guests[seat], seat, table.position.legal_texts(seat)[0])


def events_of(messages: list[dict[str, Any]], ply: int) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == "event" and message["now"]["ply"] == ply]


def test_the_end_of_a_round_is_two_events(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, seed=SEED)
        ears = [house.listen(table, ANNA, 0), house.listen(table, ANNA, 1), house.listen(table, ANNA, None)]
        ply = await play_a_round(house, table)
        for ear in ears:
            halt, on = events_of(ear.messages, ply)
            assert (halt["number"] + 1, halt["back"]) == (on["number"], False)
            assert (halt["now"]["halt"], on["now"]["halt"]) == (True, False)
            assert halt["now"]["choosing"] == halt["now"]["thinking"] == halt["now"]["chosen"] == []
            assert (halt["now"]["over"], halt["now"]["undo"]["possible"]) == (False, False)
            assert halt["now"]["prompt"]["id"] == "haru-step-halt"
            assert halt["log"][-1]["id"] == "haru-log-round-over"
            assert not any(entry["after_halt"] for entry in halt["log"])
            assert [(entry["id"], entry["after_halt"]) for entry in on["log"]] == [("haru-log-new-round", True)]
            view = table_at(table.standing, ear.seat, ply, halt=True).view
            after = table_at(table.standing, ear.seat, ply).view
            assert apply(view, on["changes"]) == json.loads(json.dumps(after))
            assert len([lily for lily in view["lilies"] if lily["flower"]]) > 0
            assert not [lily for lily in after["lilies"] if lily["flower"]]
            assert ear.model["view"] == house.listen(table, ear.guest, ear.seat).model["view"]
            assert ear.model["log"] == house.listen(table, ear.guest, ear.seat).model["log"]

    in_house(data, story)


def test_whoever_lost_the_line_at_a_halt_gets_the_rest(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, seed=SEED)
        ear = house.listen(table, ANNA, 0)
        ply = await play_a_round(house, table)
        halt, on = events_of(ear.messages, ply)
        page = Ear(ANNA, 0)
        for frame in ear.frames:
            page.send(frame)
            if page.model["number"] == halt["number"]:
                break
        assert page.model["now"]["halt"]
        heard = len(page.frames)
        table.enter(page, halt["number"])
        assert page.messages[heard] == on
        assert (page.model["view"], page.model["log"]) == (ear.model["view"], ear.model["log"])

    in_house(data, story)


def test_numbers_go_on_after_a_restart(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, seed=SEED)
        ear = house.listen(table, ANNA, 0)
        await play_a_round(house, table)
        number = table.standing.number
        assert ear.model["number"] == number
        house = await house.reopened()
        try:
            again = await house.hall.table(table.id)
            assert again.standing.number == number
            again.enter(ear, number)  # with nothing missed: no new snapshot
            assert (ear.messages[-1]["type"], ear.messages[-1]["number"]) == ("event", number)
            assert json.loads(again.snapshot(ANNA, 0))["log"] == ear.model["log"]
        finally:
            await house.close()

    in_house(data, story)


def test_a_round_that_ended_can_be_taken_back_and_ends_again(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER, seed=SEED)
        ear = house.listen(table, ANNA, 0)
        ply = await play_a_round(house, table, (ANNA, ""))
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert table.line.ply < ply
        fresh = house.listen(table, ANNA, 0)
        assert ear.model["log"] == fresh.model["log"]
        assert ear.model["view"] == fresh.model["view"]
        await play_a_round(house, table, (ANNA, ""))
        fresh = house.listen(table, ANNA, 0)
        assert (ear.model["log"], ear.model["number"]) == (fresh.model["log"], fresh.model["number"])

    in_house(data, story)


def test_a_halt_is_a_place_in_the_past_and_any_other_ply_has_none(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, seed=SEED)
        ply = await play_a_round(house, table)
        earlier = table_at(table.standing, 0, ply, halt=True)
        assert (earlier.ply, earlier.halt, earlier.prompt.id) == (ply, True, "haru-step-halt")
        assert not table_at(table.standing, 0, ply).halt
        for other in (0, ply - 1):
            with pytest.raises(NotFound) as refused:
                table_at(table.standing, 0, other, halt=True)
            assert refused.value.message_id == "server-no-halt"
        with pytest.raises(NotFound) as refused:
            table_at(table.standing, 0, table.line.ply + 1, halt=True)
        assert refused.value.message_id == "record-no-such-ply"

    in_house(data, story)


def test_a_halt_can_be_asked_for_over_http(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", HERE, HERE)
        answer = await anna.http.get(f"/api/tables/{table}/at/1?seat=0&halt=1")
        assert (answer.status_code, answer.json()["id"]) == (404, "server-no-halt")
        assert (await anna.http.get(f"/api/tables/{table}/at/1?seat=0&halt=0")).json()["halt"] is False
        assert (await anna.http.get(f"/api/tables/{table}/at/1?seat=0&halt=x")).status_code == 400

    run(inside, data, story)
