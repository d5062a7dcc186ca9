"""Hints over the network: where they are allowed, from what the seat may know, noted, and one at a time."""

from __future__ import annotations

import asyncio

import pytest

from hortus.players.hints import hints_for
from hortus.records import verify
from hortus.records.record import Record
from hortus.server.errors import Busy, StorageFailed
from hortus.server.protocol import Act, Hint, HintTold, Refused, Resign, Undo
from hortus.server.storage.places import Place
from hortus.server.tables.export import record_text
from hortus.server.tables.table import Table
from tests.server.house import ANNA, BEN, COMPUTER, EVE, HINT_SIMULATIONS, OPEN, PERSON, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only


async def hinted(house: House, table: Table, guest: str = ANNA, seat: int = 0) -> HintTold:
    answer = await house.obey(table, guest, Hint(request(), seat))
    assert isinstance(answer, HintTold), answer
    return answer


async def refused(house: House, table: Table, guest: str = ANNA, seat: int = 0) -> tuple[str, str]:
    answer = await house.obey(table, guest, Hint(request(), seat))
    assert isinstance(answer, Refused), answer
    return answer.code, answer.id


def notes_of(table: Table) -> list[tuple[str, int | None]]:
    return [(noted.note.kind, noted.note.seat) for noted in table.standing.around.notes if noted.is_told]


def test_alone_with_computers_one_may_always_ask(data: Place) -> None:
    async def story(house: House) -> None:
        house.computers.free.clear()
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        house.computers.free.set()
        ear = house.listen(table, ANNA, 0)
        assert ear.model["seats"][0]["hints"]
        assert not ear.model["seats"][1]["hints"]
        answer = await hinted(house, table)
        expected = hints_for(table.position, 0, simulations=HINT_SIMULATIONS)
        assert [row.action for row in answer.rows] == [best.text for best in expected.best]
        assert answer.simulations == expected.simulations
        assert all(row.share is not None for row in answer.rows)  # it is a sealed choice: a mixture

    in_house(data, story)


def test_the_computers_are_told_what_the_seat_may_know_and_nothing_else(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        await hinted(house, table, BEN, 1)
        assert house.computers.asked == [(1, "hint", table.position.seen_by(1).state_bytes())]

    in_house(data, story)


def test_among_people_there_are_hints_only_if_the_table_said_so_before_the_game(data: Place) -> None:
    async def story(house: House) -> None:
        without = await house.two_people()
        ear = house.listen(without, ANNA, 0)
        assert await refused(house, without) == ("no_power", "power-unaided")
        assert not any(seat["hints"] for seat in ear.model["seats"])
        assert house.computers.asked == []
        table = await house.two_people(aids=True)
        await hinted(house, table)
        free = await house.make("haru_ichiban", PERSON, OPEN)  # somebody may still come
        assert await refused(house, free) == ("no_power", "power-unaided")
        here = await house.make("haru_ichiban", PERSON, PERSON)  # two people at one computer
        assert await refused(house, here) == ("no_power", "power-unaided")

    in_house(data, story)


def test_a_hint_is_for_nobody_else_and_everybody_sees_that_it_was_asked_for(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        anna, ben = house.listen(table, ANNA, 0), house.listen(table, BEN, 1)
        heard = len(ben.messages)
        await hinted(house, table)
        [news] = [message for message in ben.messages[heard:] if message["log"]]
        assert [(entry["id"], entry["arguments"]) for entry in news["log"]] == [
            ("note-hint", {"seat": "red", "key": "red"})
        ]
        assert news["changes"] == {}
        assert "rows" not in b"".join(anna.frames + ben.frames).decode()
        await hinted(house, table)
        assert notes_of(table).count(("hint", 0)) == 1  # of the same moment it is the same hint

    in_house(data, story)


def test_a_hint_is_in_the_record_which_is_right(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        await hinted(house, table)
        await house.done(table, BEN, Resign(request(), 1))
        text = record_text(table.standing, 0)
        assert "* red hint\n" in text
        assert verify(Record.read(text)).is_good
        again = await (await house.reopened()).hall.table(table.id)
        assert ("hint", 0) in notes_of(again)

    in_house(data, story)


def test_what_may_not_be_asked(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        assert await refused(house, table, ANNA, 1) == ("no_power", "power-not-yours")
        assert await refused(house, table, EVE, 0) == ("no_power", "power-not-yours")
        assert await refused(house, table, ANNA, 3) == ("no_power", "power-no-such-seat")
        await house.done(table, BEN, Resign(request(), 1))
        assert (await refused(house, table))[1] == "position-over"
        other = await house.two_people("ishtar", aids=True)
        waiting = 1 - other.position.to_act
        assert (await refused(house, other, (ANNA, BEN)[waiting], waiting))[1] == "server-not-your-turn"
        assert house.computers.asked == []

    in_house(data, story)


def test_a_sealed_choice_of_others_has_no_part_in_a_hint(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        before = await hinted(house, table)
        await house.act(table, BEN, 1, table.position.legal_texts(1)[0])
        assert (await hinted(house, table)).rows == before.rows

    in_house(data, story)


def test_one_hint_at_a_time_for_a_guest(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        house.computers.free.clear()
        first = asyncio.create_task(hinted(house, table))
        await until(lambda: len(house.computers.asked) == 1)
        again = [asyncio.create_task(house.obey(table, ANNA, Hint(request(), 0))) for _ in range(100)]
        other = asyncio.create_task(hinted(house, table, BEN, 1))  # somebody else may ask meanwhile
        await until(lambda: len(house.computers.asked) >= 2)
        house.computers.free.set()
        await asyncio.gather(first, other)
        answers = await asyncio.gather(*again)
        assert {(answer.code, answer.id) for answer in answers if isinstance(answer, Refused)} == {
            ("too_many", "server-one-hint")
        }
        assert not any(isinstance(answer, HintTold) for answer in answers)
        await hinted(house, table)

    in_house(data, story)


def test_who_acts_before_the_hint_is_there_gets_none(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("ishtar", aids=True)
        seat = table.position.to_act
        guest = (ANNA, BEN)[seat]
        house.computers.free.clear()
        asked = asyncio.create_task(refused(house, table, guest, seat))
        await until(lambda: len(house.computers.asked) == 1)
        await house.act(table, guest, seat, table.position.legal_texts(seat)[0])
        house.computers.free.set()
        assert (await asked)[0] in ("stale", "not_choosing")
        assert ("hint", seat) not in notes_of(table)

    in_house(data, story)


def test_no_hint_is_told_that_could_not_be_noted(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async def full(writes: object) -> None:
            raise StorageFailed("server-storage-failed")

        table = await house.two_people(aids=True)
        with monkeypatch.context() as broken:
            broken.setattr(house.storage, "write", full)
            assert (await refused(house, table))[0] == "storage_failed"
        await hinted(house, table)

    in_house(data, story)


def test_busy_computers_say_so_and_nothing_is_noted(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async def busy(*question: object) -> None:
            raise Busy("server-hint-busy")

        table = await house.two_people(aids=True)
        with monkeypatch.context() as crowded:
            crowded.setattr(house.computers, "hint", busy)
            assert await refused(house, table) == ("busy", "server-hint-busy")
        assert ("hint", 0) not in notes_of(table)
        await hinted(house, table)

    in_house(data, story)


@pytest.mark.parametrize("help_", ["hint", "undo"])
def test_help_alone_with_computers_makes_a_game_practice(help_: str, data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        ear = house.listen(table, ANNA, 0)
        await until(lambda: table.standing.waiting == [0])
        await house.done(table, ANNA, Act(request(), 0, table.line.ply, table.position.legal_texts(0)[0]))
        await until(lambda: table.standing.waiting == [0])
        assert not ear.model["table"]["practice"]
        command = Hint(request(), 0) if help_ == "hint" else Undo(request(), 0, table.line.ply)
        assert not isinstance(await house.obey(table, ANNA, command), Refused)
        assert ear.model["table"]["practice"]
        await house.done(table, ANNA, Resign(request(), 0))
        [own] = await house.hall.own_tables(ANNA)
        assert own.result is not None
        assert own.result.practice

    in_house(data, story)


def test_hints_that_people_agreed_on_make_no_practice(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people(aids=True)
        await hinted(house, table)
        assert not table.standing.is_practice

    in_house(data, story)
