"""The same command from the same sender counts once; two programs that count alike do not lose each other's moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic import command as revisions

from hortus.server.storage.database import database_at
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.server.house import alembic_config, by_hand, everything_in
from tests.server.web import Guest, Web, inside, run, two_guests

pytestmark = pytest.mark.interpreted_only

Story = Callable[[Web], Awaitable[None]]
SAME = "request-0001"


def told(data: Place, story: Story) -> None:
    run(inside, data, story)


async def rename(guest: Guest, table: str, seat: int, name: str) -> Any:
    body = {"type": "rename", "request": SAME, "seat": seat, "name": name}
    return await guest.post(f"/api/tables/{table}", body)


async def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]


def test_two_players_may_use_the_same_request_id(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        first = await rename(anna, table, 0, "Anna")
        second = await rename(ben, table, 1, "Ben")
        assert (first["type"], second["type"]) == ("done", "done")
        assert second["number"] > first["number"]
        assert await names(anna, table) == ["Anna", "Ben"]

    told(data, story)


def test_two_devices_of_one_person_may_use_the_same_request_id(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        phone = web.guest()
        code = (await ben.get(f"/api/tables/{table}/devices", seat=1))["code"]
        assert (await phone.follow(code)).status_code == 200
        await rename(ben, table, 1, "Ben")
        await rename(phone, table, 1, "Benny")
        assert (await names(anna, table))[1] == "Benny"

    told(data, story)


def test_a_request_sent_again_counts_once_also_after_a_restart(data: Place) -> None:
    tables: list[str] = []
    cookies: list[dict[str, str]] = []

    async def first(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        for guest, seat in ((anna, 0), (ben, 1)):
            for name in ("First", "Second"):
                assert (await rename(guest, table, seat, name))["type"] == "done"
        assert await names(anna, table) == ["First", "First"]
        tables.append(table)
        cookies.extend(dict(guest.http.cookies) for guest in (anna, ben))

    async def second(web: Web) -> None:
        for seat, kept in enumerate(cookies):
            guest = web.guest()
            guest.http.cookies.update(kept)
            assert (await rename(guest, tables[0], seat, "Third"))["type"] == "done"
        assert await names(guest, tables[0]) == ["First", "First"]

    told(data, first)
    told(data, second)


def test_requests_stored_before_they_had_senders_still_count(data: Place) -> None:
    tables: list[str] = []
    cookies: dict[str, str] = {}

    async def before(web: Web) -> None:
        anna, _, table = await two_guests(web)
        await rename(anna, table, 0, "Before")
        tables.append(table)
        cookies.update(anna.http.cookies)

    async def after(web: Web) -> None:
        anna = web.guest()
        anna.http.cookies.update(cookies)
        assert (await rename(anna, tables[0], 0, "After"))["type"] == "done"
        assert (await names(anna, tables[0]))[0] == "Before"

    told(data, before)
    back_to(data, "0006")
    assert by_hand(data, "SELECT request FROM request") == [(SAME,)]
    told(data, after)


def test_nothing_stored_with_a_request_names_its_sender(data: Place) -> None:
    """Requests are kept when a guest is forgotten, so they must not contain the ids that identify a guest."""

    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        await rename(anna, table, 0, "Anna")

    told(data, story)
    guests = {row.guest for row in by_hand(data, "SELECT guest FROM power UNION SELECT guest FROM person")}
    assert guests
    assert not any(guest in row for guest in guests for row in everything_in(data)["request"])


def back_to(data: Place, revision: str) -> None:
    engine = database_at(data, busy_seconds=LONG).writer
    config = alembic_config()
    config.attributes["engine"] = engine
    revisions.downgrade(config, revision)
    engine.dispose()
