"""A snapshot has the last notes of the log, and earlier ones come a page at a time; some are for one person alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hortus.server.storage.places import Place
from hortus.server.tables import note_limits
from hortus.server.tables.events import NOTES_ON_PAGE
from tests.server.web import COMPUTER, PERSON, Guest, Web, inside, run, served, two_guests

pytestmark = pytest.mark.interpreted_only

Story = Callable[[Web], Awaitable[None]]
PLENTY = {"messages_per_second": 1e6, "messages_at_once": 1e6, "joins_per_minute": 1e6}


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lift the limit of questions, so that a test can fill a log quickly."""
    monkeypatch.setattr(note_limits, "MOST_PER_MINUTE", 1_000)


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("hortus.server.tables.events.NOTES_ON_PAGE", 7)
    return 7


def told(data: Place, story: Story, **settings: Any) -> None:
    run(inside, data, story, **{**PLENTY, **settings})


async def ask_and_decline(anna: Guest, ben: Guest, table: str, times: int) -> None:
    for _ in range(times):
        assert (await anna.command(table, "ask", seat=1, kind="pause"))["type"] == "done"
        assert (await ben.command(table, "consent", seat=1, yes=False))["type"] == "done"


async def act(guest: Guest, table: str, seat: int) -> None:
    shown = await guest.get(f"/api/tables/{table}", seat=seat)
    command = {"seat": seat, "ply": shown["now"]["ply"], "action": shown["view"]["legal"][0]}
    assert (await guest.command(table, "act", **command))["type"] == "done"


async def personal_code(guest: Guest, table: str, seat: int) -> str:
    return str((await guest.get(f"/api/tables/{table}/devices", seat=seat))["code"])


def notes_in(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry for entry in log if entry["note"]]


async def all_notes(guest: Guest, table: str, **seat: int) -> list[dict[str, Any]]:
    """The notes of a snapshot, and all pages before them."""
    snapshot = await guest.get(f"/api/tables/{table}", **seat)
    found, before = notes_in(snapshot["log"]), snapshot["earlier_notes"]
    while before:
        page = await guest.get(f"/api/tables/{table}/notes", before=before, **seat)
        assert before - page["before"] == len(page["log"])
        found, before = page["log"] + found, page["before"]
    return found


def test_a_snapshot_has_the_last_hundred_notes_and_all_of_the_game(data: Place, talkative: None) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        await ask_and_decline(anna, ben, table, 60)
        snapshot = await anna.get(f"/api/tables/{table}", seat=0)
        assert len(notes_in(snapshot["log"])) == NOTES_ON_PAGE == 100
        assert snapshot["earlier_notes"] == 121 - NOTES_ON_PAGE  # the first of them: Ben sat down
        assert snapshot["seat_changes"] == [0, 1]
        assert snapshot["log"][0]["id"] == "seats-as-set"
        record = (await anna.http.get(f"/api/tables/{table}/record", params={"seat": 0})).text
        assert record.count(" asks ") == record.count(" declines") == 60

    told(data, story)


def test_earlier_notes_come_a_page_at_a_time(data: Place, talkative: None, short_pages: int) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        await ask_and_decline(anna, ben, table, 5)
        for guest, seat in ((anna, 0), (ben, 1)):
            await act(guest, table, seat)
        await ask_and_decline(anna, ben, table, 5)
        for guest, query in ((anna, {"seat": 0}), (ben, {"seat": 1}), (ben, {})):
            found = await all_notes(guest, table, **query)
            assert [entry["id"] for entry in found] == ["note-sits", *["note-asks-pause", "note-declines"] * 10]
            assert [entry["ply"] for entry in found] == sorted(entry["ply"] for entry in found)
        latest = await ben.get(f"/api/tables/{table}/notes")
        assert (latest["before"], len(latest["log"])) == (21 - short_pages, short_pages)
        assert await ben.get(f"/api/tables/{table}/notes", before=10**8) == latest
        nothing = await ben.get(f"/api/tables/{table}/notes", before=0)
        assert nothing == {"before": 0, "seat_changes": [0, 0], "log": []}

    told(data, story)


def test_holders_of_a_seat_are_counted_from_those_that_are_left_out(
    data: Place, talkative: None, short_pages: int
) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        for _ in range(6):
            await ben.command(table, "settle", seat=1, kind="computer", player="random")
            await ben.command(table, "settle", seat=1, kind="person", here=True)
        snapshot = await anna.get(f"/api/tables/{table}")
        seat = snapshot["seats"][1]
        in_log = sum(entry["arguments"].get("key") == "yellow" for entry in notes_in(snapshot["log"]))
        assert snapshot["seat_changes"][1] + in_log == seat["earlier_from"] + len(seat["earlier"]) == 13
        assert len(seat["earlier"]) == short_pages
        assert [holder["player"] for holder in seat["earlier"]] == ["random", "", "random", "", "random", "", "random"]

    told(data, story)


def test_a_page_of_notes_is_for_those_who_may_look(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        for guest, seat in ((web.guest(), None), (anna, 1)):
            query = {} if seat is None else {"seat": seat}
            answer = await guest.http.get(f"/api/tables/{table}/notes", params=query)
            assert (answer.status_code, answer.json()["code"]) == (403, "no_power")
        wrong = await anna.http.get(f"/api/tables/{table}/notes", params={"before": "-1"})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_message")

    told(data, story)


# Notes for one person alone


def test_a_new_device_is_told_to_the_person_of_the_seat_and_to_nobody_else(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        thief = web.guest()
        async with ben.live(table, seat=1) as bens, anna.live(table, seat=0) as annas, ben.live(table) as watching:
            for line in (bens, annas, watching):
                await line.next()
            await thief.follow(await personal_code(ben, table, 1))
            event = await bens.until(lambda message: bool(message.get("log")))
            assert [entry["id"] for entry in event["log"]] == ["note-device"]
            for line in (annas, watching):
                await line.until(lambda message, number=event["number"]: message["number"] == number)  # type: ignore[misc]
                assert "note-device" not in [entry["id"] for entry in line.model["log"]]
        for guest in (ben, thief):
            assert (await all_notes(guest, table, seat=1))[-1]["id"] == "note-device"
            assert (await guest.get(f"/api/tables/{table}", seat=1))["seats"][1]["devices"] == 2
        for guest, query in ((anna, {"seat": 0}), (anna, {}), (ben, {}), (thief, {})):
            assert [entry["id"] for entry in await all_notes(guest, table, **query)] == ["note-sits"]
        await thief.follow(await personal_code(ben, table, 1))  # a known device adds no note
        assert [entry["id"] for entry in await all_notes(ben, table, seat=1)] == ["note-sits", "note-device"]
        assert "device" not in (await ben.http.get(f"/api/tables/{table}/record", params={"seat": 1})).text

    run(served, data, story, **PLENTY)


def test_numbers_of_notes_tell_nothing_of_notes_for_others(data: Place, talkative: None, short_pages: int) -> None:
    async def story(web: Web) -> None:
        seen = []
        for devices in (0, 9):
            anna, ben, table = await two_guests(web)
            await ask_and_decline(anna, ben, table, 4)
            for _ in range(devices):
                await web.guest().follow(await personal_code(ben, table, 1))
            await ask_and_decline(anna, ben, table, 4)
            snapshot = await anna.get(f"/api/tables/{table}", seat=0)
            pages = [await anna.get(f"/api/tables/{table}/notes", seat=0, before=number) for number in range(30)]
            seen.append((notes_in(snapshot["log"]), snapshot["earlier_notes"], snapshot["seat_changes"], pages))
            assert len(await all_notes(ben, table, seat=1)) == 17 + devices
        assert seen[0] == seen[1]

    told(data, story)


def test_whoever_has_the_seat_next_does_not_read_the_notes_of_the_person_before(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        async with ben.live(table, seat=1) as line:
            number = (await line.next())["number"]
            await web.guest().follow(await personal_code(ben, table, 1))
            await line.until(lambda message: bool(message.get("log")))
            assert (await ben.command(table, "settle", seat=1, kind="open"))["type"] == "done"
        cleo = web.guest()
        assert (await cleo.follow(code)).json()["seat"] == 1
        async with cleo.live(table, seat=1, number=number) as line:  # as if she had been there all the time
            await line.next()
            assert "note-device" not in str(line.heard)
        assert "note-device" not in str(await all_notes(cleo, table, seat=1))

    run(served, data, story, **PLENTY)


def test_a_note_for_one_person_outlives_the_server_and_the_game(data: Place) -> None:
    tables: list[str] = []
    cookies: list[dict[str, str]] = []

    async def first(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        await web.guest().follow(await personal_code(ben, table, 1))
        await anna.command(table, "resign", seat=0)
        await web.guest().follow(await personal_code(ben, table, 1))
        tables.append(table)
        cookies.extend(dict(guest.http.cookies) for guest in (anna, ben))

    async def second(web: Web) -> None:
        anna, ben = web.guest(), web.guest()
        for guest, kept in zip((anna, ben), cookies, strict=True):
            guest.http.cookies.update(kept)
        found = await all_notes(ben, tables[0], seat=1)
        assert [entry["id"] for entry in found] == ["note-sits", "note-device", "note-device"]
        assert [entry["id"] for entry in await all_notes(anna, tables[0], seat=0)] == ["note-sits"]
        record = (await ben.http.get(f"/api/tables/{tables[0]}/record")).text
        assert "device" not in record

    told(data, first)
    told(data, second)


def test_personal_code_beyond_the_device_limit_is_refused(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(note_limits, "MOST_DEVICES", 3)

    async def story(web: Web) -> None:
        _, ben, table = await two_guests(web)
        code = await personal_code(ben, table, 1)
        answers = [await web.guest().follow(code) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["id"] == "server-too-many-devices"
        await act(ben, table, 1)

    told(data, story)


def test_personal_code_renewed_after_the_device_limit_adds_a_device(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_DEVICES", 3)

    async def story(web: Web) -> None:
        _, ben, table = await two_guests(web)
        leaked = await personal_code(ben, table, 1)
        while (await web.guest().follow(leaked)).status_code == 200:
            pass
        assert (await ben.command(table, "renew", what="devices", seat=1))["type"] == "done"
        phone = web.guest()
        answer = await phone.follow(await personal_code(ben, table, 1))
        assert (answer.status_code, answer.json()["seat"]) == (200, 1)
        await act(phone, table, 1)
        assert (await web.guest().follow(leaked)).json()["id"] == "server-bad-code"

    told(data, story)


def test_devices_that_join_and_leave_are_limited_to_ten_per_minute(data: Place) -> None:
    now = [1_800_000_000.0]

    async def story(web: Web) -> None:
        _, ben, table = await two_guests(web)
        code = await personal_code(ben, table, 1)
        for _ in range(note_limits.MOST_PER_MINUTE):
            thief = web.guest()
            assert (await thief.follow(code)).status_code == 200
            await thief.http.post("/api/forget", json={})
        answer = await web.guest().follow(code)
        assert (answer.status_code, answer.json()["id"]) == (429, "server-devices-too-often")
        now[0] += 61
        assert (await web.guest().follow(code)).status_code == 200
        assert len(await all_notes(ben, table, seat=1)) == 1 + note_limits.MOST_PER_MINUTE + 1

    told(data, story, clock=lambda: now[0])


def test_device_notes_beyond_their_limit_are_left_out_and_the_device_joins(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_DEVICE_NOTES", 2)

    async def story(web: Web) -> None:
        _, ben, table = await two_guests(web)
        for _ in range(4):
            assert (await web.guest().follow(await personal_code(ben, table, 1))).status_code == 200
        assert [entry["id"] for entry in await all_notes(ben, table, seat=1)] == ["note-sits", *["note-device"] * 2]
        assert (await ben.get(f"/api/tables/{table}", seat=1))["seats"][1]["devices"] == 5

    told(data, story)


def test_notes_stand_beside_what_is_left_when_actions_are_taken_back(
    data: Place, talkative: None, short_pages: int
) -> None:

    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON, COMPUTER)
        await act(anna, table, 0)
        for _ in range(3):
            await anna.command(table, "settle", seat=0, kind="computer", player="random")
            await anna.command(table, "settle", seat=0, kind="person", here=True)
        ply = (await anna.get(f"/api/tables/{table}", seat=0))["now"]["ply"]
        assert (await anna.command(table, "undo", seat=0, ply=ply))["type"] == "done"
        left = (await anna.get(f"/api/tables/{table}", seat=0))["now"]["ply"]
        assert left < ply
        assert {entry["ply"] for entry in await all_notes(anna, table, seat=0)} <= set(range(left + 1))

    told(data, story)
