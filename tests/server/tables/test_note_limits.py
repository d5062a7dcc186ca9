"""Questions, seat changes and notes are limited, so that nobody can flood the log of the others; play is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from hortus.records import Record, verify
from hortus.records.company import Company
from hortus.records.notes import Note
from hortus.server.http import app
from hortus.server.storage.places import Place
from hortus.server.tables import note_limits
from hortus.server.tables.seats import Around, Noted
from tests.server.web import COMPUTER, FRIEND, OPEN, PERSON, Guest, Web, inside, run, two_guests

pytestmark = pytest.mark.interpreted_only

ALREADY, TOO_OFTEN, TOO_MANY = "server-asked-already", "server-asking-too-often", "server-too-many-notes"
ASKED_TOO_OFTEN, RENAMING_TOO_OFTEN = "server-asked-too-often", "server-renaming-too-often"
SEATS_TOO_OFTEN, SEAT_TOO_OFTEN = "server-seats-too-often", "server-seat-too-often"
FREE_SEATS_TOO_OFTEN = "server-free-seats-too-often"
STALE = "server-stale"


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def told(data: Place, story: Callable[[Web, Clock], Awaitable[None]], **settings: Any) -> None:
    clock = Clock()
    plenty = {"messages_per_second": 1e6, "messages_at_once": 1e6, "joins_per_minute": 1e6}

    async def with_clock(web: Web) -> None:
        await story(web, clock)

    run(inside, data, with_clock, **{"clock": clock, **plenty, **settings})


async def outcome(guest: Guest, table: str, kind: str, /, **fields: Any) -> str:
    """Send a command; return `done`, or the id of the sentence that refuses it."""
    answer = await guest.command(table, kind, **fields)
    if answer["type"] == "refused" and answer["id"].startswith("server-"):
        assert answer["code"] == ("stale" if answer["id"] == STALE else "too_many")
    return str(answer["id"] if answer["type"] == "refused" else answer["type"])


async def leave(guest: Guest, table: str, seat: int) -> str:
    return await outcome(guest, table, "settle", seat=seat, kind="computer", player="random")


async def come_back(guest: Guest, table: str, seat: int) -> str:
    return await outcome(guest, table, "settle", seat=seat, kind="person", here=True)


async def act(guest: Guest, table: str, seat: int) -> str:
    shown = await guest.get(f"/api/tables/{table}", seat=seat)
    return await outcome(guest, table, "act", seat=seat, ply=shown["now"]["ply"], action=shown["view"]["legal"][0])


async def notes_of(guest: Guest, table: str) -> list[str]:
    return [entry["id"] for entry in (await guest.get(f"/api/tables/{table}"))["log"] if entry["note"]]


# Questions


def test_an_unanswered_question_is_not_repeated_within_a_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, _, table = await two_guests(web)
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
        before = await notes_of(anna, table)
        for kind in ("pause", "open", "computer"):
            assert await outcome(anna, table, "ask", seat=1, kind=kind, player="random") == ALREADY
        clock.now += 59
        assert await outcome(anna, table, "ask", seat=1, kind="open") == ALREADY
        assert await notes_of(anna, table) == before
        clock.now += 2
        assert await outcome(anna, table, "ask", seat=1, kind="open") == "done"

    told(data, story)


def test_consent_to_a_question_that_another_one_has_replaced_is_stale(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, *friends = (web.guest() for _ in range(3))
        table = await anna.make("ishtar", PERSON, FRIEND, FRIEND, options={"players": "3"}, absence="day")
        links = (await anna.links(table))["seats"]
        for seat, friend in enumerate(friends, 1):
            await friend.follow(links[str(seat)])
        ben, cleo = friends
        assert await outcome(ben, table, "ask", seat=0, kind="pause") == "done"
        shown = (await anna.get(f"/api/tables/{table}"))["seats"][0]["ask"]
        assert await outcome(cleo, table, "ask", seat=0, kind="open") == "done"
        assert await outcome(anna, table, "consent", seat=0, yes=True, question=shown) == STALE
        shown = (await anna.get(f"/api/tables/{table}"))["seats"][0]["ask"]
        assert shown["kind"] == "open"
        assert await outcome(anna, table, "consent", seat=0, yes=False, question=shown) == "done"

    told(data, story)


def test_an_answered_question_may_be_followed_by_another_at_once(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, table = await two_guests(web)
        for _ in range(2):
            assert await outcome(anna, table, "ask", seat=1, kind="open") == "done"
            assert await outcome(ben, table, "consent", seat=1, yes=False) == "done"

    told(data, story)


def test_a_question_withdrawn_by_leaving_the_seat_is_not_repeated_within_a_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, _, table = await two_guests(web)
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
        assert await leave(anna, table, 0) == await come_back(anna, table, 0) == "done"
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == ALREADY

    told(data, story)


def test_all_others_can_be_asked_for_a_pause_at_once(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, *friends = (web.guest() for _ in range(4))
        table = await anna.make("ishtar", PERSON, FRIEND, FRIEND, FRIEND, options={"players": "4"}, absence="day")
        links = (await anna.links(table))["seats"]
        for seat, friend in enumerate(friends, 1):
            await friend.follow(links[str(seat)])
            assert await outcome(anna, table, "ask", seat=seat, kind="pause") == "done"
        for seat, friend in enumerate(friends, 1):
            assert await outcome(friend, table, "consent", seat=seat, yes=True) == "done"
        assert (await notes_of(anna, table))[-1] == "note-paused"

    told(data, story)


def test_questions_of_two_colluding_guests_are_limited_to_ten_per_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, table = await two_guests(web)
        for _ in range(note_limits.MOST_PER_MINUTE):
            assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
            assert await outcome(ben, table, "consent", seat=1, yes=False) == "done"
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == TOO_OFTEN
        assert await outcome(ben, table, "ask", seat=0, kind="pause") == "done"
        clock.now += 61
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"

    told(data, story)


async def three_guests(web: Web) -> tuple[Guest, Guest, Guest, str]:
    anna, ben, cleo = (web.guest() for _ in range(3))
    table = await anna.make("ishtar", PERSON, FRIEND, FRIEND, options={"players": "3"})
    links = (await anna.links(table))["seats"]
    await ben.follow(links["1"])
    await cleo.follow(links["2"])
    return anna, ben, cleo, table


def test_a_question_of_one_player_does_not_keep_another_from_asking(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, cleo, table = await three_guests(web)
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
        assert await outcome(cleo, table, "ask", seat=1, kind="open") == "done"
        for guest in (anna, cleo):
            assert await outcome(guest, table, "ask", seat=1, kind="computer", player="random") == ALREADY
        assert await outcome(ben, table, "consent", seat=1, yes=False) == "done"
        for guest in (anna, cleo):
            assert await outcome(guest, table, "ask", seat=1, kind="pause") == "done"

    told(data, story)


def test_questions_of_the_previous_player_of_a_seat_do_not_limit_the_next(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, _, table = await three_guests(web)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        for _ in range(note_limits.MOST_PER_MINUTE):
            assert await outcome(ben, table, "ask", seat=0, kind="pause") == "done"
            assert await outcome(anna, table, "consent", seat=0, yes=False) == "done"
        assert await outcome(ben, table, "ask", seat=2, kind="pause") == TOO_OFTEN
        assert await outcome(ben, table, "settle", seat=1, kind="open") == "done"
        dora = web.guest()
        assert (await dora.follow(code)).json()["seat"] == 1
        assert await outcome(dora, table, "ask", seat=2, kind="pause") == "done"

    told(data, story)


def test_questions_of_all_players_to_one_seat_are_limited_to_ten_per_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, cleo, table = await three_guests(web)
        for asker in [anna, cleo] * (note_limits.MOST_PER_MINUTE // 2):
            assert await outcome(asker, table, "ask", seat=1, kind="pause") == "done"
            assert await outcome(ben, table, "consent", seat=1, yes=False) == "done"
        for asker in (anna, cleo):
            assert await outcome(asker, table, "ask", seat=1, kind="pause") == ASKED_TOO_OFTEN
        assert await outcome(cleo, table, "ask", seat=0, kind="pause") == "done"

    told(data, story)


# Seat changes


def test_a_person_changes_seats_ten_times_a_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, table = await two_guests(web)
        clock.now += 61  # Ben sat down just before
        for _ in range(note_limits.MOST_PER_MINUTE // 2):
            assert await leave(ben, table, 1) == await come_back(ben, table, 1) == "done"
        assert await leave(ben, table, 1) == SEATS_TOO_OFTEN
        assert await leave(anna, table, 0) == await come_back(anna, table, 0) == "done"
        clock.now += 61
        assert await leave(ben, table, 1) == "done"

    told(data, story)


def test_a_link_does_not_get_around_the_limit_of_seat_changes(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, table = await two_guests(web)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        clock.now += 61
        outcomes = []
        for _ in range(note_limits.MOST_PER_MINUTE):
            outcomes.append(await outcome(ben, table, "settle", seat=1, kind="open"))
            assert (await ben.follow(code)).json()["seat"] == 1
        assert outcomes == ["done"] * 5 + [SEATS_TOO_OFTEN] * 5
        changes = [note for note in await notes_of(anna, table) if note in ("note-sits", "note-open-left")]
        assert len(changes) == 1 + note_limits.MOST_PER_MINUTE

    told(data, story)


async def sit_and_leave(web: Web, table: str, code: str, rounds: int) -> list[str]:
    """Let a new guest per round sit down by the code of the table, and leave the seat for good."""
    outcomes = []
    for _ in range(rounds):
        guest = web.guest()
        answer = await guest.follow(code)
        outcomes.append("sat" if answer.status_code == 200 else answer.json()["id"])
        if answer.status_code == 200:
            outcomes.append(await outcome(guest, table, "settle", seat=1, kind="open"))
    return outcomes


def test_seat_changes_of_new_guests_are_limited_to_ten_per_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, OPEN)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        outcomes = await sit_and_leave(web, table, code, 20)
        assert outcomes == ["sat", "done"] * 5 + [SEAT_TOO_OFTEN] * 15
        assert len(await notes_of(anna, table)) == note_limits.MOST_PER_MINUTE
        clock.now += 61
        assert (await web.guest().follow(code)).json()["seat"] == 1

    told(data, story)


def test_seat_changes_of_a_manager_who_sits_down_count_for_the_seat(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON, OPEN)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        assert await sit_and_leave(web, table, code, 5) == ["sat", "done"] * 5
        assert await come_back(anna, table, 1) == SEAT_TOO_OFTEN
        assert await leave(anna, table, 1) == SEAT_TOO_OFTEN
        assert await leave(anna, table, 0) == "done"

    told(data, story)


def test_a_table_where_many_strangers_came_and_went_leaves_players_all_they_need(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_NOTES", 6)
    monkeypatch.setattr(note_limits, "MOST_PEOPLE", 16)

    async def story(web: Web, clock: Clock) -> None:
        anna, ben = web.guest(), web.guest()
        table = await anna.make("cherry_tree", PERSON, OPEN, FRIEND, options={"players": "3"}, aids=True)
        await ben.follow((await anna.links(table))["seats"]["2"])
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        outcomes = []
        for _ in range(3):
            clock.now += 61
            outcomes += await sit_and_leave(web, table, code, 5)
        assert outcomes == ["sat", "done"] * 14 + ["server-too-many-people"]
        clock.now += 61
        assert await outcome(anna, table, "ask", seat=2, kind="pause") == "done"
        assert await outcome(ben, table, "consent", seat=2, yes=False) == "done"
        assert await leave(anna, table, 1) == "done"  # as the manager
        shown = await anna.get(f"/api/tables/{table}")
        seat, guest = next((seat, guest) for seat, guest in ((0, anna), (2, ben)) if seat in shown["now"]["choosing"])
        assert (await guest.command(table, "hint", seat=seat))["type"] == "hinttold"
        assert await leave(ben, table, 2) == await come_back(ben, table, 2) == "done"
        assert await outcome(ben, table, "settle", seat=2, kind="open") == "done"
        assert (await ben.follow(code)).json()["seat"] == 2  # no new person

    told(data, story)


def test_people_without_a_seat_share_a_limit_of_notes_and_seated_people_play_on(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_NOTES_WITHOUT_SEAT", 6, raising=False)

    async def story(web: Web, clock: Clock) -> None:
        anna, ben = web.guest(), web.guest()
        table = await anna.make("cherry_tree", PERSON, OPEN, FRIEND, options={"players": "3"})
        await ben.follow((await anna.links(table))["seats"]["2"])
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        assert await sit_and_leave(web, table, code, 2) == ["sat", "done"] * 2
        early = web.guest()
        assert (await early.follow(code)).json()["seat"] == 1
        assert await leave(early, table, 1) == await come_back(early, table, 1) == "done"
        assert await outcome(early, table, "settle", seat=1, kind="open") == "done"  # 8 notes without a seat now
        clock.now += 61
        for guest in (early, web.guest()):
            answer = await guest.follow(code)
            assert (answer.status_code, answer.json()["id"]) == (429, "server-too-many-visitors")
        assert (await web.guest().http.post("/api/join", json={"key": code, "watch": True})).status_code == 200
        for guest, seat in ((anna, 0), (ben, 2)):
            assert await leave(guest, table, seat) == await come_back(guest, table, seat) == "done"
        assert await outcome(anna, table, "ask", seat=2, kind="pause") == "done"
        assert await leave(anna, table, 1) == "done"  # as the manager

    told(data, story)


def test_a_hundredth_person_is_refused_with_a_sentence(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, OPEN)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        for _ in range(2, note_limits.MOST_PEOPLE + 1):
            clock.now += 61
            assert await sit_and_leave(web, table, code, 1) == ["sat", "done"]
        clock.now += 61
        answer = await web.guest().follow(code)
        assert (answer.status_code, answer.json()["id"]) == (429, "server-too-many-people")
        await outcome(anna, table, "resign", seat=0)
        assert verify(Record.read((await anna.http.get(f"/api/tables/{table}/record")).text)).is_good

    told(data, story)


def test_a_manager_gives_seats_of_nobody_away_ten_times_a_minute(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON, FRIEND, FRIEND, options={"players": "3"})
        for number in range(note_limits.MOST_PER_MINUTE // 2):
            seat = 1 + number % 2
            assert await leave(anna, table, seat) == "done"
            assert await outcome(anna, table, "settle", seat=seat, kind="open") == "done"
        for seat in (1, 2):
            assert await leave(anna, table, seat) == FREE_SEATS_TOO_OFTEN
        assert await leave(anna, table, 0) == "done"  # her own seat is another matter

    told(data, story)


def test_a_clock_that_is_set_back_holds_nobody_up(data: Place) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, _, table = await two_guests(web)
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
        clock.now -= 86_400
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"

    told(data, story)


def test_the_limits_hold_after_a_restart(data: Place) -> None:
    clock = Clock()
    tables: list[str] = []
    cookies: dict[str, str] = {}

    async def first(web: Web) -> None:
        anna, _, table = await two_guests(web)
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"
        tables.append(table)
        cookies.update(anna.http.cookies)

    async def second(web: Web) -> None:
        anna = web.guest()
        anna.http.cookies.update(cookies)
        assert await outcome(anna, tables[0], "ask", seat=1, kind="pause") == ALREADY

    run(inside, data, first, clock=clock)
    run(inside, data, second, clock=clock)


# Too many notes


def test_a_person_with_too_many_notes_may_not_ask_or_leave_and_plays_on(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_NOTES", 3)

    async def story(web: Web, clock: Clock) -> None:
        anna, ben = web.guest(), web.guest()
        table = await anna.make("cherry_tree", PERSON, FRIEND, FRIEND, absence="5 minutes", options={"players": "3"})
        await ben.follow((await anna.links(table))["seats"]["1"])
        assert await leave(ben, table, 1) == await come_back(ben, table, 1) == "done"
        for kind in ("computer", "open", "computer"):
            assert await outcome(anna, table, "settle", seat=2, kind=kind, player="random") == "done"
        assert await outcome(ben, table, "ask", seat=0, kind="pause") == TOO_MANY
        assert await leave(ben, table, 1) == TOO_MANY
        assert await outcome(ben, table, "settle", seat=1, kind="open") == TOO_MANY
        assert await outcome(anna, table, "settle", seat=2, kind="open") == TOO_MANY  # of all managers together
        for _ in range(3):
            assert await outcome(anna, table, "ask", seat=1, kind="pause") == "done"  # of her seat
            assert await outcome(ben, table, "consent", seat=1, yes=False) == "done"
        assert await outcome(anna, table, "ask", seat=1, kind="pause") == TOO_MANY
        for guest, seat in ((anna, 0), (ben, 1)):
            shown = await guest.get(f"/api/tables/{table}", seat=seat)
            if seat in shown["now"]["choosing"]:
                assert await act(guest, table, seat) == "done"
        assert await outcome(ben, table, "resign", seat=1) == "done"
        assert verify(Record.read((await anna.http.get(f"/api/tables/{table}/record")).text)).is_good

    told(data, story)


def test_a_full_log_refuses_wishes_and_nothing_that_a_game_may_wait_for(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web, clock: Clock) -> None:
        anna, ben, cleo, phone = (web.guest() for _ in range(4))
        wishes: dict[str, Any] = {"absence": "5 minutes", "aids": True, "options": {"players": "4"}}
        table = await anna.make("cherry_tree", PERSON, FRIEND, FRIEND, OPEN, **wishes)
        await ben.follow((await anna.links(table))["seats"]["1"])
        code = (await ben.get(f"/api/tables/{table}/devices", seat=1))["code"]
        assert await outcome(ben, table, "ask", seat=0, kind="pause") == "done"

        async def notes() -> int:
            return len((await web.hall.table(table)).standing.around.notes)

        async def ply() -> int:
            return int((await anna.get(f"/api/tables/{table}"))["now"]["ply"])

        monkeypatch.setattr(note_limits, "MOST_NOTES_AT_TABLE", await notes())
        assert await outcome(anna, table, "settle", seat=2, kind="computer", player="random") == "done"
        shared = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        assert (await cleo.follow(shared)).json()["seat"] == 3
        full = await notes()
        assert (await phone.follow(code)).json()["seat"] == 1
        assert await notes() == full  # the device joins without a note
        while 1 not in (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]:
            for seat, guest in ((0, anna), (3, cleo)):
                if seat in (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]:
                    assert await act(guest, table, seat) == "done"
            await asyncio.sleep(0.01)
        refused = [
            await outcome(anna, table, "ask", seat=1, kind="pause"),
            await leave(anna, table, 0),
            await outcome(anna, table, "settle", seat=0, kind="open"),
            await outcome(anna, table, "undo", seat=0, ply=await ply()),
            await outcome(ben, table, "hint", seat=1),
        ]
        assert refused == ["server-too-many-table-notes"] * 5
        assert await notes() == full
        assert await outcome(anna, table, "consent", seat=0, yes=False) == "done"
        clock.now += 1_000
        assert await outcome(anna, table, "takeover", seat=1, player="random") == "done"
        assert await come_back(ben, table, 1) == "done"
        assert await act(ben, table, 1) == "done"

    told(data, story)


def test_hints_beyond_their_limit_are_refused(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(note_limits, "MOST_HINTS", 1)

    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON, COMPUTER, aids=True)
        while 0 not in (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]:
            await asyncio.sleep(0.01)
        assert await outcome(anna, table, "hint", seat=0) == "hinttold"
        assert await act(anna, table, 0) == "done"
        while 0 not in (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]:
            await asyncio.sleep(0.01)
        assert await outcome(anna, table, "hint", seat=0) == "server-too-many-hints"
        asked = web.app.state.server.computers.asked
        assert sum(what == "hint" for _, what, _ in asked) == 1  # nobody searched for the one that was refused
        assert await act(anna, table, 0) == "done"

    told(data, story)


def test_undos_beyond_their_limit_are_refused(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(note_limits, "MOST_UNDOS", 2)

    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", PERSON, PERSON, lot=False)

        async def undo(seat: int) -> str:
            ply = (await anna.get(f"/api/tables/{table}"))["now"]["ply"]
            return await outcome(anna, table, "undo", seat=seat, ply=ply)

        for expected in ("done", "done", "server-too-many-undos"):
            [seat] = (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]
            assert await act(anna, table, seat) == "done"
            assert await undo(seat) == expected

    told(data, story)


def test_undos_move_only_the_notes_of_what_was_taken_back() -> None:
    around = Around().with_notes(*(Noted(ply, Note("hint", 0)) for ply in (0, 3, 7)))
    around = around.with_notes(Noted(5, Note("undo", 0, ply=5)))
    assert [noted.ply for noted in around.notes] == [0, 3, 5, 5]


def test_one_more_note_is_added_without_hearing_the_others_again(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = [Noted(0, Note("sits", seat, seat + 1)) for seat in range(2)]
    for ply in range(1, 30):
        notes += [Noted(ply, Note("asks", 0, asked=1, wish="pause")), Noted(ply, Note("agrees", 1))]
        notes += [Noted(ply, Note("computer", 1, 2, "random", "left")), Noted(ply, Note("back", 1, 2))]
        notes.append(Noted(ply - 1, Note("undo", 0, ply=ply - 1)))
    heard: list[Note] = []
    hear = Company.hear

    def count(company: Company, note: Note) -> None:
        heard.append(note)
        hear(company, note)

    monkeypatch.setattr(Company, "hear", count)
    around = Around()
    for noted in notes:
        earlier_company = vars(around.company.copy())
        grown = around.with_notes(noted)
        assert vars(around.company) == earlier_company  # a draft that is refused has changed nothing
        around = grown
    assert heard == [noted.note for noted in notes]
    whole = Around().with_notes(*notes)
    assert (around.notes, around.authors) == (whole.notes, whole.authors)
    assert (around.earlier, around.looked) == (whole.earlier, whole.looked)
    assert vars(around.company) == vars(whole.company)


def test_names_and_links_of_one_guest_are_limited_for_each_table(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "RENAMINGS_AT_ONCE", 10.0)
    monkeypatch.setattr(app, "RENAMINGS_PER_SECOND", 0.0)

    async def story(web: Web, clock: Clock) -> None:
        anna = web.guest()
        table, other = [await anna.make("haru_ichiban", PERSON, FRIEND) for _ in range(2)]
        outcomes = [await outcome(anna, table, "rename", seat=0, name=f"Anna {number}") for number in range(5)]
        outcomes += [await outcome(anna, table, "renew", what="watch") for _ in range(5)]
        assert set(outcomes) == {"done"}
        assert await outcome(anna, table, "renew", what="watch") == RENAMING_TOO_OFTEN
        assert await outcome(anna, table, "rename", seat=0, name="Eve") == RENAMING_TOO_OFTEN
        assert await outcome(anna, other, "rename", seat=0, name="Anna") == "done"

    told(data, story)


def test_a_computer_stands_in_for_an_absent_person_with_too_many_notes(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(note_limits, "MOST_NOTES", 3)

    async def story(web: Web, clock: Clock) -> None:
        anna, ben = web.guest(), web.guest()
        table = await anna.make("cherry_tree", PERSON, FRIEND, absence="5 minutes")
        await ben.follow((await anna.links(table))["seats"]["1"])
        for _ in range(3):
            while 1 not in (await anna.get(f"/api/tables/{table}"))["now"]["choosing"]:
                assert await act(anna, table, 0) == "done"
            clock.now += 1_000
            assert await outcome(anna, table, "takeover", seat=1, player="random") == "done"
            assert await come_back(ben, table, 1) == "done"
        assert await leave(ben, table, 1) == TOO_MANY

    told(data, story)
