"""Seats by lot: drawn from the committed secret, told to everybody, verified; links lead to the right seat."""

from __future__ import annotations

from typing import Any

import pytest

from hortus.records import Dealer, Record, verify
from hortus.server.protocol import JoinWish, Rematch, Resign, SeatWish, Undo
from hortus.server.storage.places import Place
from hortus.server.tables.export import record_text
from tests.server.house import ANNA, BEN, COMPUTER, EVE, OPEN, PERSON, House, in_house, request
from tests.server.web import COMPUTER as COMPUTER_BODY
from tests.server.web import PERSON as PERSON_BODY
from tests.server.web import Web, inside, run

pytestmark = pytest.mark.interpreted_only

STRAIGHT, CROSSED = "1", "3"
"""Seeds whose lot for two leaves the seats as they are, and changes them."""


def first_line(model: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    entry = model["log"][0]
    assert (entry["ply"], entry["action"], entry["rule"]) == (0, None, None)
    return entry["id"], entry["arguments"]


def test_a_table_is_seated_by_lot_unless_somebody_says_otherwise(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        seats = [PERSON_BODY, COMPUTER_BODY]
        for wishes, kinds in (
            ({"seed": STRAIGHT}, ["person", "computer"]),
            ({"seed": CROSSED}, ["computer", "person"]),
            ({"seed": CROSSED, "lot": False}, ["person", "computer"]),
        ):
            made = await guest.post("/api/tables", {"game": "cherry_tree", "seats": seats, **wishes})
            [own] = [table for table in await guest.get("/api/tables") if table["table"] == made["table"]]
            assert [seat["kind"] for seat in own["seats"]] == kinds
            assert [seat["yours"] for seat in own["seats"]] == [kind == "person" for kind in kinds]

    run(inside, data, story)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_lot_is_the_one_of_the_secret(data: Place, count: int) -> None:
    async def story(house: House) -> None:
        names = ["Ada", "Bo", "Cleo", "Dan"][:count]
        seen = set()
        for _ in range(6 * count):
            table = await house.make("cherry_tree", *(SeatWish("person", name) for name in names), lot=True)
            lot = Dealer.with_secret(table.line.dealer.secret).lot(count)
            assert [who.name for who in table.standing.seats] == [names[place] for place in lot]
            seen.add(lot)
        assert len(seen) > 1

    in_house(data, story)


def test_every_viewer_is_told_how_the_seats_were_filled(data: Place) -> None:
    async def story(house: House) -> None:
        drawn = await house.make("cherry_tree", PERSON, PERSON, lot=True)
        ears = [house.listen(drawn, ANNA, seat) for seat in (0, 1, None)]
        assert first_line(ears[0].model) == ("seats-by-lot-yours", {"key": "1"})
        assert first_line(ears[1].model) == ("seats-by-lot-yours", {"key": "2"})
        assert first_line(ears[2].model) == ("seats-by-lot", {})
        as_set = await house.make("cherry_tree", PERSON, PERSON)
        assert first_line(house.listen(as_set, ANNA, 0).model) == ("seats-as-set", {})

    in_house(data, story)


def test_the_lot_outlives_undo_and_the_server(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER, lot=True, seed=STRAIGHT)
        ear = house.listen(table, ANNA, 0)
        await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert first_line(ear.model) == ("seats-by-lot-yours", {"key": "1"})
        house = await house.reopened()
        try:
            again = await house.hall.table(table.id)
            assert again.line.lot == table.line.lot == (0, 1)
            assert first_line(house.listen(again, ANNA, 0).model) == ("seats-by-lot-yours", {"key": "1"})
        finally:
            await house.close()

    in_house(data, story)


def test_the_record_of_a_table_proves_its_lot(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, PERSON, lot=True, seed=CROSSED)
        assert "\nlot: 2 1\n" in record_text(table.standing, 0)
        await house.done(table, ANNA, Resign(request(), 0))
        report = verify(Record.read(record_text(table.standing, 0)))
        assert (report.lot, report.is_good) == (True, True)
        as_set = await house.make("cherry_tree", PERSON, PERSON)
        await house.done(as_set, ANNA, Resign(request(), 0))
        assert "\nlot: " not in record_text(as_set.standing, 0)

    in_house(data, story)


def test_links_and_codes_lead_to_the_seats_that_the_lot_gave(data: Place) -> None:
    async def story(house: House) -> None:
        for seed_free_try in range(12):  # a seed is not for games with other people: the lot is a real one
            table = await house.make(
                "cherry_tree", SeatWish("person", "Anna"), SeatWish("person", "Ben", here=False), OPEN, lot=True
            )
            seats = {who.name or who.kind: seat for seat, who in enumerate(table.standing.seats)}
            assert [seat for seat in range(3) if house.holds(table, ANNA, seat)] == [seats["Anna"]]
            await house.sit(table, seats["Ben"], BEN)
            assert house.holds(table, BEN, seats["Ben"])
            joined = await house.hall.join(EVE, JoinWish(table.standing.facts.code))
            assert joined.seat == seats["open"], seed_free_try

    in_house(data, story)


def test_a_rematch_moves_everybody_on_without_a_new_lot(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make(
            "cherry_tree", *(SeatWish("person", name) for name in ("Ada", "Bo", "Cleo")), lot=True, seed=CROSSED
        )
        await house.done(table, ANNA, Resign(request(), 0))
        await house.done(table, ANNA, Rematch(request()))
        assert table.standing.rematch is not None
        again = await house.hall.table(table.standing.rematch)
        before, after = ([who.name for who in one.standing.seats] for one in (table, again))
        assert after == [*before[1:], before[0]]
        assert again.line.lot is None
        assert first_line(house.listen(again, ANNA, 0).model) == ("seats-moved-on", {})

    in_house(data, story)
