"""The hall: each table is there once, and those that nobody uses sleep on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from hortus.server.errors import NoSuchTable, Stale, StorageFailed
from hortus.server.protocol import Act, Rename
from hortus.server.settings import Settings
from hortus.server.storage.database import Storage
from hortus.server.storage.places import Place
from hortus.server.storage.rows import Entry, Write, append
from hortus.server.tables.table import Table
from tests.records.games import NO_JOKERS
from tests.server.house import ANNA, BEN, COMPUTER, PERSON, House, by_hand, in_house, request, until

pytestmark = pytest.mark.interpreted_only


def test_however_many_ask_a_table_is_woken_once(data: Place) -> None:
    async def story(house: House) -> None:
        made = await house.make("haru_ichiban", PERSON, PERSON)
        house = await house.reopened()
        try:
            tables = await asyncio.gather(*(house.hall.table(made.id) for _ in range(10)))
            assert len(set(map(id, tables))) == 1
        finally:
            await house.close()

    in_house(data, story)


def test_a_table_that_nobody_uses_goes_to_sleep(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "room", 400_000)

    async def story(house: House) -> None:
        first = await house.make("haru_ichiban", PERSON, PERSON)
        house.listen(first, ANNA, 0)
        second = await house.make("haru_ichiban", PERSON, PERSON)
        third = await house.make("haru_ichiban", PERSON, PERSON)
        assert [table.id for table in house.hall.awake] == [first.id, third.id]
        again = await house.hall.table(second.id)
        assert again is not second
        assert again.position.state_bytes() == second.position.state_bytes()

    in_house(data, story, awake_megabytes=1.0)


def test_a_table_that_wakes_shows_forced_choices_from_the_first_moment(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wake_later(self: Table) -> None: ...

    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, PERSON, options={"masteries": "blue"})
        house = await house.reopened()
        by_hand(data, f"UPDATE game_table SET start = '{NO_JOKERS}'", "DELETE FROM action")
        monkeypatch.setattr(Table, "wake", wake_later)
        try:
            ear = house.listen(await house.hall.table(table.id), ANNA, 0)
            assert ear.messages[0]["now"]["choosing"] == [0, 1]
            assert ear.messages[0]["now"]["chosen"] == [0]
        finally:
            await house.close()

    in_house(data, story)


def test_a_long_game_that_is_looked_at_takes_more_room_than_a_new_one(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        new = table.room
        house.listen(table, ANNA, 0)
        looked_at = table.room
        for _ in range(20):
            seat = table.standing.waiting[0]
            await house.act(table, ANNA, seat, table.position.legal_texts(seat)[0])
        assert new < looked_at < table.room

    in_house(data, story)


def test_a_table_that_does_not_exist_is_refused(data: Place) -> None:
    async def story(house: House) -> None:
        for name in ("", "nowhere", "' OR 1=1 --"):
            with pytest.raises(NoSuchTable):
                await house.hall.table(name)

    in_house(data, story)


def test_a_table_of_other_rules_is_refused_and_left_alone(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        house = await house.reopened()
        by_hand(data, "UPDATE game_table SET rules = 99")
        try:
            with pytest.raises(StorageFailed) as caught:
                await house.hall.table(table.id)
            assert caught.value.arguments == {"version": 99, "known": 1}
        finally:
            await house.close()

    in_house(data, story)


def test_a_table_goes_on_in_the_texts_of_the_version_that_it_began_in(data: Place) -> None:
    def log() -> list[str]:
        return [row.action for row in by_hand(data, "SELECT action FROM action WHERE kind = 'action' ORDER BY ply")]

    async def play_on(house: House, table: Table) -> None:
        """Until a flower was put in front of the other player."""
        while not (table.line.ply and table.position.log_for(None)[-1]["id"] == "cherry-log-place-other"):
            seat = table.position.to_act
            texts = table.position.legal_texts(seat)
            wanted = ("place 1", "place 2", "bonus kenrokuen-kumagai", "no bonus", "draw 6", "stop")
            await house.act(table, ANNA, seat, next((text for text in wanted if text in texts), texts[-1]))

    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, PERSON, seed="kenrokuen")
        house = await house.reopened()
        earlier = "UPDATE note SET note = (CAST(substr(note, 1, 1) AS INTEGER) - 1) || substr(note, 2)"
        by_hand(data, "UPDATE game_table SET rules = 1", earlier)
        old = await house.hall.table(table.id)
        await play_on(house, old)
        told = old.position.log_for(None)[-1]["action"]
        assert (told, log()[-1]) in [("place 1", "place 0"), ("place 2", "place 1")]
        house = await house.reopened()
        try:
            again = await house.hall.table(table.id)
            assert again.position.text() == old.position.text()
            assert again.line.notes == old.line.notes
            assert again.position.log_for(None)[-1]["action"] == told
        finally:
            await house.close()

    in_house(data, story)


def test_who_lost_a_race_to_the_disk_sees_what_the_winner_did(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ear = house.listen(table, ANNA, 0)
        other = Storage(data)
        other.open()
        entries, ply = table.standing.entries, table.line.ply
        await other.write(
            [append(table.id, entries, Entry(0, "action", "draw 2"), None, "2026-11-15T12:00:00.000+00:00")]
        )
        other.close()
        answer = await house.obey(table, ANNA, Act(request(), 0, ply, "draw 3"))
        assert answer.code == Stale.code  # type: ignore[union-attr]
        assert ear.messages[-1]["type"] == "snapshot"
        assert table.position.action_text(table.line.steps[ply].action) == "draw 2"
        await house.done(table, ANNA, Rename(request(), 0, "Anna"))  # and the draws that are due come with it
        assert table.position.to_act >= 0

    in_house(data, story)


def test_what_was_written_though_the_disk_seemed_to_fail_is_answered_when_it_is_asked_for_again(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ear = house.listen(table, BEN, 1)
        write = house.storage.write

        async def fail_afterwards(writes: Iterable[Write]) -> None:
            await write(writes)
            raise StorageFailed("server-storage-failed")

        act = Act(request(), 0, table.line.ply, "draw 3")
        with monkeypatch.context() as patch:
            patch.setattr(house.storage, "write", fail_afterwards)
            answer = await house.obey(table, ANNA, act)
        assert answer.code == StorageFailed.code  # type: ignore[union-attr]
        await house.done(table, ANNA, act)
        assert table.position.action_text(table.line.steps[act.ply].action) == "draw 3"
        assert ear.model["number"] == table.standing.number

    in_house(data, story)


def test_a_table_deleted_behind_our_back_is_gone(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ear = house.listen(table, BEN, 1)
        by_hand(data, "DELETE FROM game_table")
        answer = await house.obey(table, ANNA, Act(request(), 0, table.line.ply, "draw 3"))
        assert answer.code in ("stale", "no_such_table")  # type: ignore[union-attr]
        assert ear.messages[-1]["type"] == "gone"
        with pytest.raises(NoSuchTable):
            await house.hall.table(table.id)

    in_house(data, story)


def test_viewers_who_left_long_ago_cost_nothing(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.tables.table.EYES_SECONDS", -1.0)

    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        here, away = house.listen(table, ANNA, 0), house.listen(table, ANNA, None)
        number = table.standing.number
        table.exit(away)
        await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        await until(lambda: table.standing.number > number)
        assert set(table._eyes) == {0}
        back = house.listen(table, ANNA, None, number=number)
        assert back.messages[0]["type"] == "snapshot"
        assert here.model["number"] == back.model["number"]

    in_house(data, story)


def test_what_cannot_be_told_still_counts(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ears = [house.listen(table, ANNA, 0), house.listen(table, BEN, 1)]
        follow = type(table.eyes(0)).follow

        def fail(self, *rest):  # type: ignore[no-untyped-def]
            if self.viewer == 1:
                raise ValueError("a fault of ours")
            return follow(self, *rest)

        monkeypatch.setattr("hortus.server.tables.events.Eyes.follow", fail)
        ply = table.line.ply
        await house.act(table, ANNA, 0, "draw 1")
        assert table.line.ply > ply
        assert [ear.has_left for ear in ears] == [False, True]
        monkeypatch.undo()
        table.exit(ears[1])
        assert house.listen(table, BEN, 1).model["now"]["ply"] == table.line.ply

    in_house(data, story)


@pytest.mark.parametrize(
    ("settings", "is_far"),
    [
        ({}, False),
        ({"host": "localhost"}, False),
        ({"host": "0.0.0.0"}, True),
        ({"origins": ("https://a.example",)}, True),
    ],
)
def test_it_is_known_whether_links_work_elsewhere(data: Place, settings: dict[str, str], is_far: bool) -> None:
    assert Settings(data, **settings).is_far == is_far  # type: ignore[arg-type]
