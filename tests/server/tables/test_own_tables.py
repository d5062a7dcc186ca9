"""A guest's list of tables: how each ended, and what is tidied away stays away, for that guest alone."""

from __future__ import annotations

import pytest
from alembic import command

from hortus.server.errors import NoPower, StorageFailed
from hortus.server.protocol import JoinWish, Refused, Resign, Result, TidyWish, Undo
from hortus.server.storage.database import Storage, database_at
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.server.house import ANNA, BEN, COMPUTER, EVE, PERSON, House, alembic_config, in_house, play_out, request
from tests.server.web import FRIEND as FRIEND_BODY
from tests.server.web import PERSON as PERSON_BODY
from tests.server.web import Guest, Web, inside, run

pytestmark = pytest.mark.interpreted_only


async def listed(house: House, guest: str) -> list[str]:
    return [one.table for one in await house.hall.own_tables(guest)]


def test_the_list_tells_who_won_and_by_how_much_without_waking_a_table(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, PERSON, seed="1")
        [own] = await house.hall.own_tables(ANNA)
        assert own.result is None
        await play_out(house, table, {0: ANNA, 1: ANNA})
        house = await house.reopened()
        try:
            [own] = await house.hall.own_tables(ANNA)
            position = table.position
            assert own.result == Result(list(position.winners()), list(position.points()), None)
            assert house.hall.awake == []
        finally:
            await house.close()

    in_house(data, story)


def test_after_a_resignation_no_points_are_counted_and_nothing_goes_on(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        await house.done(table, ANNA, Resign(request(), 0))
        [own] = await house.hall.own_tables(ANNA)
        assert own.result == Result([1], [], 0)
        refused = await house.obey(table, ANNA, Undo(request(), 0, table.line.ply))
        assert isinstance(refused, Refused)
        assert refused.id == "undo-over"
        assert await house.hall.own_tables(ANNA) == [own]

    in_house(data, story)


def test_a_table_is_tidied_away_for_one_guest_and_for_good(data: Place) -> None:
    async def story(house: House) -> None:
        kept, away = await house.two_people(), await house.two_people()
        left = await house.hall.tidy(ANNA, TidyWish(away.id))
        assert [one.table for one in left] == await listed(house, ANNA) == [kept.id]
        assert set(await listed(house, BEN)) == {kept.id, away.id}
        await house.act(away, ANNA, 0, away.position.legal_texts(0)[0])  # whoever has the address plays on
        await house.hall.join(ANNA, JoinWish(away.standing.facts.code))
        await house.hall.tidy(ANNA, TidyWish(away.id))  # a second time changes nothing
        house = await house.reopened()
        try:
            assert await listed(house, ANNA) == [kept.id]
            table = await house.hall.table(away.id)
            assert house.holds(table, ANNA, 0)
            await house.hall.delete(table)
            assert await listed(house, BEN) == [kept.id]
        finally:
            await house.close()

    in_house(data, story)


def test_all_finished_tables_are_tidied_away_at_once(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.tables.hall.MOST_OWN", 2)

    async def story(house: House) -> None:
        tables = [await house.two_people("cherry_tree") for _ in range(4)]
        for table in tables[1:]:
            await house.done(table, ANNA, Resign(request(), 0))
        await house.hall.tidy(ANNA, TidyWish(tables[1].id))
        left = await house.hall.tidy(ANNA, TidyWish())  # those beyond the end of the list too
        assert [one.table for one in left] == [tables[0].id]
        assert await listed(house, BEN) != [tables[0].id]

    in_house(data, story)


def test_only_ones_own_tables_can_be_tidied_away(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        for name in (table.id, "nowhere", "' OR 1=1 --"):
            with pytest.raises(NoPower) as caught:
                await house.hall.tidy(EVE, TidyWish(name))
            assert caught.value.message_id == "server-no-power-list"
        assert await house.hall.tidy(EVE, TidyWish()) == []
        assert await listed(house, ANNA) == [table.id]

    in_house(data, story)


def test_tidying_over_http_is_checked_and_limited(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON_BODY, PERSON_BODY)
        bodies: list[dict[str, object]] = [{"table": 5}, {"tables": 1}, {"table": "x" * 65}, {"table": "nowhere"}]
        answers = [await anna.http.post("/api/tidy", json=body) for body in (*bodies, {"table": table})]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 403, 200]
        assert answers[-1].json() == []
        statuses = {(await anna.http.post("/api/tidy", json={})).status_code for _ in range(40)}
        assert statuses == {200, 429}

    run(inside, data, story, messages_per_second=0.001, messages_at_once=20)


def downgrade(data: Place, revision: str) -> None:
    engine = database_at(data, busy_seconds=LONG).writer
    config = alembic_config()
    config.attributes["engine"] = engine
    command.downgrade(config, revision)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE game_table SET rules = 1")  # there was no other version in those days
    engine.dispose()


def test_a_data_file_from_before_is_opened_and_a_result_is_known_once_its_table_is(data: Place) -> None:
    async def story(house: House) -> None:
        over, running = await house.two_people("cherry_tree"), await house.two_people("cherry_tree", lot=True)
        await house.done(over, ANNA, Resign(request(), 0))
        await house.close()
        downgrade(data, "0001")
        house = House(data)
        await house.open()
        try:
            owned = {one.table: one for one in await house.hall.own_tables(ANNA)}
            assert (owned[over.id].over, owned[over.id].result) == (True, None)
            assert not owned[running.id].over
            table = await house.hall.table(over.id)
            assert (house.holds(table, ANNA, 0), house.holds(table, BEN, 1)) == (True, True)
            assert [seat.person for seat in (await house.hall.table(running.id)).standing.seats] == [1, 2]
            assert house.listen(table, ANNA, 0).model["log"][0]["ply"] > 0  # nobody knows how the seats were filled
            owned = {one.table: one for one in await house.hall.own_tables(ANNA)}
            assert owned[over.id].result == Result([1], [], 0)
        finally:
            await house.close()

    in_house(data, story)


def test_a_finished_table_from_before_opens_on_a_full_disk(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Storage, writes: object) -> None:
        raise StorageFailed("server-storage-failed")

    async def story(house: House) -> None:
        over = await house.two_people("cherry_tree")
        await house.done(over, ANNA, Resign(request(), 0))
        await house.close()
        downgrade(data, "0001")
        house = House(data)
        await house.open()
        monkeypatch.setattr(Storage, "write", fail)
        try:
            assert (await house.hall.table(over.id)).line.is_over
        finally:
            await house.close()

    in_house(data, story)


def test_that_a_sealed_choice_was_replaced_moves_nothing_for_anybody_else(data: Place) -> None:
    """Two tables, so that their order would tell too; whatever the other seat, a watcher or a stranger can ask for."""

    async def asked_by_others(ben: Guest, eve: Guest, dora: Guest, tables: list[str], code: str) -> list[bytes]:
        paths = [
            "/api/tables",
            *(f"/api/tables/{table}{rest}" for table in tables for rest in ("", "/at/0", "/record")),
        ]
        asked = [(guest, path) for guest in (ben, eve) for path in paths]
        asked += [(ben, f"{path}?seat=1") for path in paths[1:]]
        asked += [(guest, f"/api/invitations/{code}") for guest in (ben, eve, dora)]
        return [(await guest.http.get(path)).content for guest, path in asked]

    async def story(web: Web) -> None:
        anna, ben, eve, dora = (web.guest() for _ in range(4))
        tables = [await anna.make("haru_ichiban", PERSON_BODY, FRIEND_BODY) for _ in range(2)]
        for table in tables:
            links = await anna.links(table)
            await ben.follow(links["seats"]["1"])
            await eve.follow(links["watch"])
        snapshot = await anna.get(f"/api/tables/{tables[0]}", seat=0)
        ply, [first, second, *_] = snapshot["now"]["ply"], snapshot["view"]["legal"]
        await anna.command(tables[0], "act", seat=0, ply=ply, action=first)
        later = await anna.get(f"/api/tables/{tables[1]}", seat=0)
        await anna.command(tables[1], "act", seat=0, ply=later["now"]["ply"], action=later["view"]["legal"][0])
        others = ben, eve, dora, tables, snapshot["table"]["code"]
        before = await asked_by_others(*others)
        assert len(set(before)) > len(tables)
        for _ in range(2):
            await anna.command(tables[0], "act", seat=0, ply=ply, action=second)
        own = await anna.get(f"/api/tables/{tables[0]}", seat=0)
        assert own["now"]["own"] == second
        assert await asked_by_others(*others) == before

    run(inside, data, story)
