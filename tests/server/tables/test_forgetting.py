"""A guest can be forgotten, and finished tables are kept no longer than was wished for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hortus.server.errors import NoFreeSeat, NoSuchTable, StorageFailed
from hortus.server.protocol import JoinWish, Rename, Resign, SeatWish, TidyWish
from hortus.server.storage import rows
from hortus.server.storage.database import Storage
from hortus.server.storage.places import Place
from hortus.server.tables.keeping import housekeeping
from hortus.server.tables.seating import STAND_IN
from hortus.server.tables.table import Table
from hortus.server.tables.wishes import DAY
from tests.patience import LONG
from tests.server.house import ANNA, BEN, COMPUTER, EVE, PERSON, House, by_hand, everything_in, in_house, request, until
from tests.server.timers import BEGINNING, FalseTimer
from tests.server.web import COMPUTER as COMPUTER_BODY
from tests.server.web import FRIEND as FRIEND_BODY
from tests.server.web import PERSON as PERSON_BODY
from tests.server.web import Guest, Web, inside, run

pytestmark = pytest.mark.interpreted_only

NAME = "Annabella"


def everything(house: House) -> str:
    """All that stands in the data file, whatever tables it has."""
    return str(everything_in(house.storage.place))


async def named_pair(house: House, is_over: bool) -> Table:
    """Anna, by name, and Ben; both have tidied it away."""
    table = await house.two_people("cherry_tree")
    await house.done(table, ANNA, Rename(request(), 0, NAME))
    if is_over:
        await house.done(table, BEN, Resign(request(), 1))
    for guest in (ANNA, BEN):
        await house.hall.tidy(guest, TidyWish(table.id))
    return table


def test_of_a_guest_who_is_forgotten_nothing_is_left(data: Place) -> None:
    async def story(house: House) -> None:
        alone = [await house.make("haru_ichiban", PERSON, COMPUTER), await house.make("ishtar", PERSON, PERSON)]
        shared = [await named_pair(house, is_over) for is_over in (False, True)]
        watched = await house.make("cherry_tree", PERSON, COMPUTER, guest=BEN)
        await house.hall.join(ANNA, JoinWish(watched.standing.facts.code, watch=True))
        asleep = await house.reopened()
        try:
            awake = await asleep.hall.table(shared[0].id)
            ear = asleep.listen(awake, BEN, 1)
            told = await asleep.hall.forget_guest(ANNA)
            assert (told.deleted, told.left) == (len(alone), len(shared) + 1)
            stored = everything(asleep)
            assert ANNA not in stored
            assert NAME not in stored
            assert all(table.id not in stored for table in alone)
            assert [seat["name"] for seat in ear.model["seats"]] == ["", ""]
            assert NAME not in ear.frames[-1].decode()
            assert await asleep.hall.own_tables(ANNA) == []
            assert {one.table for one in await asleep.hall.own_tables(BEN)} == {watched.id}  # the rest is tidied away
            for table in (*shared, watched):
                assert (await asleep.hall.table(table.id)).standing.is_invited(BEN)
        finally:
            await asleep.close()

    in_house(data, story)


@pytest.mark.parametrize("is_over", [False, True])
def test_who_is_forgotten_has_to_leave_and_a_second_time_changes_nothing(data: Place, is_over: bool) -> None:
    async def story(house: House) -> None:
        table = await named_pair(house, is_over)
        alone = await house.make("haru_ichiban", PERSON, COMPUTER)
        ears = [house.listen(table, ANNA, 0), house.listen(alone, ANNA, 0)]
        stays = house.listen(table, BEN, 1)
        house.computers.free.clear()  # who stands in thinks for a while
        await house.hall.forget_guest(ANNA)
        assert [ear.has_left for ear in ears] == [True, True]
        assert ears[1].messages[-1]["type"] == "gone"
        assert not stays.has_left
        before = everything(house)
        told = await house.hall.forget_guest(ANNA)
        assert (told.deleted, told.left, everything(house)) == (0, 0, before)

    in_house(data, story)


def test_a_computer_plays_on_for_who_is_forgotten_and_nobody_comes_to_have_the_seat(data: Place) -> None:
    async def story(house: House) -> None:
        table = await named_pair(house, is_over=False)
        await house.hall.forget_guest(BEN)  # the last who came: the next one must not be taken for the same person
        left = table.standing.seats[1]
        assert (left.kind, left.player, left.name, left.key) == ("computer", STAND_IN, "", None)
        with pytest.raises(NoFreeSeat):
            await house.hall.join(EVE, JoinWish(table.standing.facts.code))
        await house.hall.join(EVE, JoinWish(table.standing.facts.code, watch=True))
        await until(lambda: table.position.to_act == 0)
        ply = table.line.ply
        while table.position.to_act == 0:
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        await until(lambda: table.line.ply > ply and table.position.to_act == 0)
        for guest, deleted in ((ANNA, 0), (EVE, 1)):
            told = await house.hall.forget_guest(guest)
            assert (told.deleted, told.left) == (deleted, 1 - deleted)
        assert table.is_gone  # once everybody is forgotten, nothing is left

    in_house(data, story)


def test_who_has_two_devices_keeps_the_seat_on_the_other(data: Place) -> None:
    async def story(house: House) -> None:
        table = await named_pair(house, is_over=False)
        await house.hall.join(EVE, JoinWish(house.hall.devices(table, 0).code))
        await house.hall.forget_guest(ANNA)
        assert (table.standing.seats[0].kind, table.standing.seats[0].name) == ("person", "")
        await house.act(table, EVE, 0, table.position.legal_texts(0)[0])
        assert ANNA not in everything(house)

    in_house(data, story)


def test_only_the_guest_who_asks_is_forgotten(data: Place) -> None:
    async def story(house: House) -> None:
        table = await named_pair(house, is_over=False)
        before = everything(house)
        await house.hall.forget_guest(EVE)
        assert everything(house) == before
        assert table.standing.is_invited(ANNA)

    in_house(data, story)


def test_somebody_who_sits_down_in_the_meantime_keeps_the_table(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        held = await house.storage.tables_held_by(ANNA)
        await house.hall.join(BEN, JoinWish(house.hall.signer.watch_link(table.id, 0).removeprefix("/join/")))

        async def seen_before(guest: str) -> Any:
            return held

        monkeypatch.setattr(house.storage, "tables_held_by", seen_before)
        await house.hall.forget_guest(ANNA)
        assert table.standing.powers == {power for power in table.standing.powers if power.guest == BEN} != set()

    in_house(data, story)


def test_a_table_that_cannot_be_woken_is_left_all_the_same(data: Place) -> None:
    async def story(house: House) -> None:
        table = await named_pair(house, is_over=False)
        by_hand(data, "UPDATE game_table SET rules = 99 WHERE id = :id", id=table.id)
        house = await house.reopened()
        try:
            assert (await house.hall.forget_guest(ANNA)).left == 1
            assert ANNA not in everything(house)
            assert NAME not in everything(house)
        finally:
            await house.close()

    in_house(data, story)


def test_forgetting_over_http_takes_the_cookie_and_is_checked_and_limited(data: Place) -> None:
    async def forget(guest: Guest, body: object) -> Any:
        return await guest.http.post("/api/forget", json=body)

    async def story(web: Web) -> None:
        anna, ben = web.guest(), web.guest()
        alone = await anna.make("haru_ichiban", PERSON_BODY, COMPUTER_BODY)
        shared = await anna.make("haru_ichiban", PERSON_BODY, FRIEND_BODY)
        await ben.follow((await anna.links(shared))["seats"]["1"])
        cookie = anna.cookie
        wrong_ones: list[object] = [{"guest": "ben"}, [], None]
        for wrong in wrong_ones:
            assert (await forget(anna, wrong)).status_code == 400
        elsewhere = await anna.http.post("/api/forget", json={}, headers={"Origin": "http://elsewhere.example"})
        assert elsewhere.status_code == 403
        answer = await forget(anna, {})
        assert answer.json() == {"deleted": 1, "left": 1}
        [header] = answer.headers.get_list("set-cookie")
        assert header.startswith(cookie.partition("=")[0] + "=;")
        assert "Max-Age=0" in header
        assert anna.cookie == ""
        old = web.guest(Cookie=cookie)
        assert await old.get("/api/tables") == []
        statuses = [(await old.http.get(f"/api/tables/{table}?seat=0")).status_code for table in (alone, shared)]
        assert statuses == [404, 403]
        assert {(await forget(old, {})).status_code for _ in range(40)} == {200, 429}
        stranger = await forget(web.guest(), {})  # who never came is forgotten at once
        assert stranger.json() == {"deleted": 0, "left": 0}
        assert len(stranger.headers.get_list("set-cookie")) == 1

    run(inside, data, story, messages_per_second=0.001, messages_at_once=20)


# Keeping


async def aged(house: House, days: float, is_over: bool = True) -> Table:
    """A table at which nothing has happened for so long."""
    table = await house.two_people("cherry_tree")
    if is_over:
        await house.done(table, ANNA, Resign(request(), 0))
    changed = rows.iso_of(BEGINNING - days * DAY)
    update = "UPDATE game_table SET changed = :changed WHERE id = :id"
    by_hand(house.storage.place, update, changed=changed, id=table.id)
    return table


def left_of(house: House) -> set[str]:
    with house.storage.database.reading() as connection:
        return set(connection.execute(select(rows.game_table.c.id)).scalars())


async def turned(timer: FalseTimer, seconds: float, condition: Callable[[], bool]) -> None:
    """The disk takes its own time: only then the timer is looked at again."""
    await timer.turn(seconds)
    await until(condition)


def test_finished_tables_are_deleted_at_the_start_and_daily_and_running_ones_never(data: Place) -> None:
    async def story(house: House) -> None:
        old, soon, fresh = [await aged(house, days) for days in (10.1, 9.5, 1)]
        running = await aged(house, 1000, is_over=False)
        ear = house.listen(old, BEN, None)
        timer = FalseTimer()
        async with housekeeping(house.hall, 10, timer.clock, timer):
            await until(lambda: left_of(house) == {soon.id, fresh.id, running.id})
            await until(lambda: ear.messages[-1]["type"] == "gone")  # the row goes before it is told
            with pytest.raises(NoSuchTable):
                await house.hall.table(old.id)
            await until(lambda: timer.sleeping == 2)
            await timer.turn(DAY - 1)
            assert left_of(house) == {soon.id, fresh.id, running.id}
            await turned(timer, 1, lambda: left_of(house) == {fresh.id, running.id})
            await until(lambda: timer.sleeping == 2)
        assert timer.sleeping == 0  # nobody waits for the next day or hour
        assert (await house.hall.table(running.id)).standing.is_invited(BEN)

    in_house(data, story)


@pytest.mark.parametrize("days", [None, 1_000_000])
def test_without_a_wish_and_with_a_very_long_one_tables_are_kept_forever(data: Place, days: int | None) -> None:
    async def story(house: House) -> None:
        table = await aged(house, 5_000)
        timer = FalseTimer()
        async with housekeeping(house.hall, days, timer.clock, timer):
            await until(lambda: timer.sleeping == (1 if days is None else 2))
        assert left_of(house) == {table.id}

    in_house(data, story)


def test_when_the_disk_fails_tables_are_deleted_the_next_day(
    data: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(self: Storage, moment: object) -> list[str]:
        raise StorageFailed("server-storage-failed")

    async def story(house: House) -> None:
        await aged(house, 20)
        timer = FalseTimer()
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(Storage, "finished_before", fail)
            keeping = housekeeping(house.hall, 10, timer.clock, timer)
            await keeping.__aenter__()
            await until(lambda: timer.sleeping == 2)
        assert "tried again tomorrow" in caplog.text
        await turned(timer, DAY, lambda: left_of(house) == set())
        await keeping.__aexit__(None, None, None)

    in_house(data, story)


def test_a_server_deletes_what_it_is_to_keep_no_longer_when_it_starts(data: Place) -> None:
    async def make(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON_BODY, PERSON_BODY)
        await anna.command(table, "resign", seat=0)
        by_hand(data, "UPDATE game_table SET changed = '2020-01-01T00:00:00.000+00:00' WHERE id = :id", id=table)

    async def look(web: Web) -> None:
        async with asyncio.timeout(LONG):
            while await web.hall.storage.finished_before(rows.iso_of(BEGINNING)):
                await asyncio.sleep(0.001)

    run(inside, data, make)
    run(inside, data, look, keep_days=30, timer=FalseTimer())


@pytest.mark.sqlite_only
def test_what_is_deleted_cannot_be_read_from_the_file_either(data: Path) -> None:
    """SQLite leaves the bytes of deleted rows where they were, unless it is told not to."""

    async def story(house: House) -> None:
        for _ in range(20):
            await house.make("haru_ichiban", SeatWish("person", name=NAME), COMPUTER)
        await house.hall.forget_guest(ANNA)

    in_house(data, story)
    assert NAME.encode() not in data.read_bytes()
