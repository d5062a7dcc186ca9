"""The code of a table gives a seat, so it is sent only to players and to the person who manages the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hortus.server.storage.places import Place
from hortus.server.tables.links import CODE_LENGTH
from tests.server.house import by_hand
from tests.server.web import COMPUTER, FRIEND, OPEN, PERSON, Guest, Web, inside, run, served

pytestmark = pytest.mark.interpreted_only

Story = Callable[[Web], Awaitable[None]]


def told(data: Place, story: Story) -> None:
    run(inside, data, story)


async def table_of(anna: Guest, *seats: dict[str, Any]) -> tuple[str, str]:
    """A table of Anna's, and its code."""
    made = await anna.post("/api/tables", {"game": "haru_ichiban", "seats": list(seats), "lot": False})
    return made["table"], made["code"]


async def watcher_of(web: Web, anna: Guest, table: str) -> Guest:
    eve = web.guest()
    assert (await eve.follow((await anna.links(table))["watch"])).status_code == 200
    return eve


async def listed_code(guest: Guest) -> str:
    [own] = await guest.get("/api/tables")
    return str(own["code"])


async def shown_code(guest: Guest, table: str) -> str:
    return str((await guest.get(f"/api/tables/{table}"))["table"]["code"])


# Permission to see the code


def test_a_link_to_watch_gives_no_seat(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table, code = await table_of(anna, PERSON, FRIEND)
        watch = (await anna.links(table))["watch"].removeprefix("/join/")
        eve = await watcher_of(web, anna, table)
        sent = [
            await eve.http.get(path)
            for path in (
                f"/api/tables/{table}",
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/at/0",
                f"/api/tables/{table}/notes",
                f"/api/invitations/{watch}",
                "/api/tables",
                f"/table/{table}",
                f"/join/{watch}",
            )
        ]
        sent += [await eve.http.post(f"/api/tables/{table}", json={"type": "ping", "request": "request-1"})]
        for answer in sent:
            assert answer.status_code == 200
            assert code.lower() not in (answer.text + str(answer.headers)).lower(), answer.url
        assert await shown_code(eve, table) == await listed_code(eve) == ""
        assert await shown_code(anna, table) == await listed_code(anna) == code

    told(data, story)


def test_live_frames_have_the_code_for_those_who_play(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben = web.guest(), web.guest()
        table, code = await table_of(anna, PERSON, FRIEND)
        link = (await anna.links(table))["seats"]["1"]
        await ben.follow((await anna.links(table))["watch"])
        eve = await watcher_of(web, anna, table)
        async with eve.live(table) as eves, ben.live(table) as bens:
            for line in (eves, bens):
                assert (await line.next())["table"]["code"] == ""
            await ben.follow(link)
            await bens.until(lambda message: bool(message.get("log")))
            assert bens.model["table"]["code"] == code
            assert (await ben.command(table, "settle", seat=1, kind="open"))["type"] == "done"
            await bens.until(lambda message: bool(message.get("log")))
            assert bens.model["table"]["code"] == ""
            assert (await anna.command(table, "renew", what="watch"))["type"] == "done"
            new = await shown_code(anna, table)
            assert new != code
            await eves.until(lambda message: message["type"] == "refused")  # her link to watch is dead
            assert all(secret not in str(eves.heard) for secret in (code, new))
            assert (await bens.ask("ping"))["type"] == "done"  # he once had a seat, so he may still watch
            assert new not in str(bens.heard)

    run(served, data, story)


def test_whoever_has_a_seat_sees_the_code_also_while_a_computer_stands_in(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben = web.guest(), web.guest()
        table, code = await table_of(anna, PERSON, FRIEND)
        await ben.follow((await anna.links(table))["seats"]["1"])
        assert await shown_code(ben, table) == await listed_code(ben) == code
        assert (await ben.command(table, "settle", seat=1, kind="computer", player="random"))["type"] == "done"
        assert await shown_code(ben, table) == await listed_code(ben) == code

    told(data, story)


def test_a_link_to_manage_gives_the_code(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, cleo = web.guest(), web.guest()
        table, code = await table_of(anna, PERSON, COMPUTER)
        await cleo.follow((await anna.links(table))["manage"])
        assert await shown_code(cleo, table) == await listed_code(cleo) == code

    told(data, story)


# Its format


def test_a_code_has_eight_letters_and_is_read_as_people_write_it(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table, code = await table_of(anna, PERSON, OPEN)
        assert len(code) == CODE_LENGTH == 8
        first, last = code[:4], code[4:]
        for text in (code, code.lower(), f" {first} {last} ", f"{first}-{last}", f"{first.lower()}\u2013{last}"):
            joined = await web.guest().post("/api/join", {"key": text, "watch": True})
            assert joined == {"table": table, "seat": None}, text

    told(data, story)


def test_a_code_of_six_letters_from_before_still_works(data: Place) -> None:
    tables: list[str] = []

    async def before(web: Web) -> None:
        anna = web.guest()
        tables.append((await table_of(anna, PERSON, OPEN))[0])

    async def after(web: Web) -> None:
        ben = web.guest()
        assert await ben.post("/api/join", {"key": "abc-def"}) == {"table": tables[0], "seat": 1}
        assert await shown_code(ben, tables[0]) == "ABCDEF"

    told(data, before)
    by_hand(data, "UPDATE game_table SET code = 'ABCDEF'")
    told(data, after)
