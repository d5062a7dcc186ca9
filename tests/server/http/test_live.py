"""The live socket: what was missed, two tabs, a stalled reader, and bad messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from hortus.server.http import live
from hortus.server.http.limits import Bucket
from hortus.server.http.live import Connection
from hortus.server.protocol import LARGEST_MESSAGE, Odds, Rename
from hortus.server.storage.places import Place
from hortus.server.tables.commands import COMMANDS
from hortus.server.tables.table import Table
from tests.server.house import ANNA, BEN, House, in_house, request, until
from tests.server.web import COMPUTER, FRIEND, PERSON, Guest, Line, Web, command, run, served

pytestmark = pytest.mark.interpreted_only

Story = Callable[[Web], Awaitable[None]]


def told(data: Place, story: Story, **settings: Any) -> None:
    run(served, data, story, **settings)


async def two_guests(web: Web, game: str = "cherry_tree") -> tuple[Guest, Guest, str]:
    anna, ben = web.guest(), web.guest()
    table = await anna.make(game, PERSON, FRIEND)
    await ben.follow((await anna.links(table))["seats"]["1"])
    return anna, ben, table


async def act(line: Line) -> dict[str, Any]:
    """The first legal action of whoever looks on."""
    view, now = line.model["view"], line.model["now"]
    return await line.ask("act", seat=view["seat"], ply=now["ply"], action=view["legal"][0])


def test_two_tabs_of_one_seat_agree(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as one, anna.live(table, seat=0) as two:
            await one.next()
            await two.next()
            done = await act(one)
            await two.until(lambda message: message.get("number") == done["number"])
            assert {**one.model, "seats": 0} == {**two.model, "seats": 0}

    told(data, story)


def test_who_comes_back_gets_exactly_what_was_missed(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        async with ben.live(table, seat=1) as watching:
            await watching.next()
            async with ben.live(table, seat=1) as away:
                await away.next()
                model = dict(away.model)
            async with anna.live(table, seat=0) as playing:
                await playing.next()
                for _ in range(3):
                    done = await act(playing)
                await watching.until(lambda message: message.get("number") == done["number"])
            async with ben.live(table, seat=1, number=model["number"]) as back:
                back.model = model
                await back.until(lambda message: message["seats"] is not None)
                numbers = [message["number"] for message in back.heard]
                first, last = back.heard[0]["number"], done["number"]
                assert numbers == [*range(first, last + 1), last]
                assert all(message["type"] == "event" for message in back.heard)
                assert {**back.model, "seats": 0} == {**watching.model, "seats": 0}

    told(data, story)


def test_who_was_away_for_too_long_gets_a_snapshot(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.tables.events.KEPT", 2)

    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            first = await line.next()
            for _ in range(3):
                await act(line)
            last = line.model["number"]
        for number in (first["number"], 0, last + 5, 10**8):
            async with anna.live(table, seat=0, number=number) as back:
                assert (await back.next())["type"] == "snapshot"
        async with anna.live(table, seat=0, number=last) as back:
            back.model = line.model
            assert (await back.next())["type"] == "event"

    told(data, story)


def test_numbers_never_go_back(data: Place) -> None:
    numbers: list[int] = []
    tables: list[str] = []
    guests: list[dict[str, str]] = []

    async def first(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.next()
            await act(line)
            numbers.append(line.model["number"])
        tables.append(table)
        guests.append(dict(anna.http.cookies))

    async def second(web: Web) -> None:
        anna = web.guest()
        anna.http.cookies.update(guests[0])
        async with anna.live(tables[0], seat=0, number=numbers[0]) as line:
            line.model = await anna.get(f"/api/tables/{tables[0]}", seat=0)
            message = await line.next()
            assert (message["type"], message["number"]) == ("event", numbers[0])
        async with anna.live(tables[0], seat=0, number=numbers[0] - 1) as line:
            message = await line.next()
            assert (message["type"], message["number"]) == ("snapshot", numbers[0])
            done = await act(line)
            assert done["number"] > numbers[0]

    told(data, first)
    told(data, second)


def test_others_see_who_is_there(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            snapshot = await line.next()
            assert [seat["present"] for seat in snapshot["seats"]] == [True, False]
            async with ben.live(table, seat=1):
                message = await line.next()
                assert (message["number"], message["changes"]) == (snapshot["number"], {})
                assert [seat["present"] for seat in message["seats"]] == [True, True]
                assert [seat["yours"] for seat in message["seats"]] == [True, False]
            message = await line.next()
            assert [seat["present"] for seat in message["seats"]] == [True, False]

    told(data, story)


def test_a_game_once_more_counts_as_a_new_table_on_a_live_socket_too(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        async with anna.live(table, seat=0) as line:
            await line.next()
            assert (await line.ask("resign", seat=0))["type"] == "done"
            refusal = await line.ask("rematch")
            assert (refusal["code"], refusal["id"]) == ("too_many", "server-too-many-tables")
            assert (await line.ask("ping"))["type"] == "done"

    told(data, story, tables_an_hour=0.0, tables_at_once=1)


def test_a_guest_can_open_live_sockets_only_so_often(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        for _ in range(2):
            async with anna.live(table, seat=0) as line:
                await line.next()
        with pytest.raises(InvalidStatus) as refused:
            async with anna.live(table, seat=0):
                pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["id"] == "server-too-many-asks"

    told(data, story, asks_per_second=0.0, asks_at_once=2)


class Stalled:
    """A socket whose reader has fallen asleep: what is sent never gets through, and nothing comes."""

    application_state = WebSocketState.CONNECTED

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> None:
        await asyncio.Event().wait()


def test_one_stalled_reader_slows_nobody(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "OUTBOX", 16)
    monkeypatch.setattr(live, "CLOSE_SECONDS", 0.01)

    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        awake = house.listen(table, ANNA, 0)
        stalled = Connection(Stalled(), BEN, 1, Bucket(1, 1).take)  # type: ignore[arg-type]
        task = asyncio.create_task(stalled.run(table, None, partial(house.obey, table, BEN)))
        await until(lambda: stalled in table.listeners)
        for name in range(live.OUTBOX + 1):
            assert stalled in table.listeners
            await house.done(table, ANNA, Rename(request(), 0, str(name)))
        assert awake.model["seats"][0]["name"] == str(live.OUTBOX)
        await until(lambda: stalled not in table.listeners)
        await task

    in_house(data, story)


MALFORMED = (
    "",
    "{",
    "null",
    "[]",
    b"\xff\x00",
    '{"type": "dance", "request": "12345678"}',
    '{"type": "act", "request": "12345678"}',
    '{"type": "ping"}',
    '{"type": "ping", "request": "short"}',
    '{"type": "ping", "request": "12345678", "more": 1}',
    '{"type": "ping", "request": "1234 5678"}',
    '{"type": "act", "request": "12345678", "seat": 12, "ply": 1, "action": "x"}',
    '{"type": "act", "request": "12345678", "seat": "0", "ply": 1, "action": "x"}',
    '{"type": "act", "request": "12345678", "seat": 0, "ply": 1.5, "action": "x"}',
    '{"type": "act", "request": "12345678", "seat": 0, "ply": 1, "action": "' + "x" * 61 + '"}',
    '{"type": "rename", "request": "12345678", "seat": 0, "name": "' + "x" * 25 + '"}',
    "[" * 4_000,
)


def test_a_malformed_message_is_refused_and_the_line_stays(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        async with anna.live(table, seat=0) as line:
            await line.next()
            for message in MALFORMED:
                await line.send(message)
                refused = await line.next()
                assert (refused["type"], refused["code"]) == ("refused", "bad_message"), message
                assert (await line.ask("ping"))["type"] == "done"

    told(data, story)


def test_a_message_that_is_too_long_is_refused(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        async with anna.live(table, seat=0) as line:
            await line.next()
            await line.send("x" * (LARGEST_MESSAGE + 1))
            assert (await line.next())["code"] == "too_large"
            assert (await line.ask("ping"))["type"] == "done"
            await line.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await line.until(lambda message: False)
        async with anna.live(table, seat=0) as line:
            await line.next()

    told(data, story)


def test_too_many_messages_are_refused_and_then_the_line_is_closed(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        async with anna.live(table, seat=0) as line:
            await line.next()
            answers = [await line.ask("ping") for _ in range(8)]
            assert [answer.get("code", "done") for answer in answers] == ["done"] * 5 + ["too_many"] * 3
            for _ in range(live.MOST_BAD):
                await line.send(command("ping"))
            with pytest.raises(ConnectionClosed) as closed:
                await line.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == live.BAD_CONDUCT

    told(data, story, messages_per_second=0.0, messages_at_once=5.0)


@pytest.mark.parametrize(
    ("query", "code"), [({"seat": 1}, "no_power"), ({"seat": 7}, "no_power"), ({"number": "x"}, "bad_message")]
)
def test_who_may_not_look_is_told_and_sent_away(data: Place, query: dict[str, Any], code: str) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, COMPUTER)
        async with anna.live(table, **query) as line:
            refused = await line.next()
            assert (refused["type"], refused["code"], refused["request"]) == ("refused", code, "")
            with pytest.raises(ConnectionClosed):
                await line.next()
        async with web.guest().live(table) as line:
            assert (await line.next())["code"] == "no_power"
        async with anna.live("nowhere") as line:
            assert (await line.next())["code"] == "no_such_table"

    told(data, story)


def test_a_page_of_somebody_else_gets_no_line(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, COMPUTER)
        address = f"{web.base.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        for origin in ("http://evil.example", "null"):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, origin=Origin(origin), additional_headers={"Cookie": anna.cookie}, proxy=None)
            assert caught.value.response.status_code == 403
        [name] = dict(anna.http.cookies)
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers={"Cookie": f"{name}=tampered"}, proxy=None)
        welcome = connect(address, origin=Origin(web.base), additional_headers={"Cookie": anna.cookie}, proxy=None)
        async with welcome as socket:
            assert json.loads(await socket.recv())["type"] == "snapshot"

    told(data, story)


class SlowOdds:
    """Odds that take until they are let go; what became of each who asked for them."""

    def __init__(self) -> None:
        self.fates: list[str] = []
        self.let_go = asyncio.Event()

    async def count(self, table: Table, guest: str, command: Odds) -> None:
        self.fates.append("waits")
        try:
            await self.let_go.wait()
        finally:
            self.fates[self.fates.index("waits")] = "gone"


@pytest.fixture
def odds(monkeypatch: pytest.MonkeyPatch) -> SlowOdds:
    odds = SlowOdds()
    monkeypatch.setitem(COMMANDS, Odds, odds.count)
    return odds


def test_a_move_does_not_wait_for_a_question_asked_before_it(data: Place, odds: SlowOdds) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.next()
            await line.send(command("odds", seat=0))
            assert (await act(line))["type"] == "done"
            assert odds.fates == ["waits"]
        await until(lambda: odds.fates == ["gone"])  # who leaves asks no more

    told(data, story)


def test_a_move_does_not_wait_while_four_questions_are_answered_and_others_queue(data: Place, odds: SlowOdds) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.next()
            for _ in range(live.MOST_ASKING + 3):
                await line.send(command("odds", seat=0))
            try:
                assert (await act(line))["type"] == "done"
                assert odds.fates == ["waits"] * live.MOST_ASKING
            finally:
                odds.let_go.set()
            await until(lambda: odds.fates == ["gone"] * (live.MOST_ASKING + 3))

    told(data, story)


def test_too_many_open_questions_are_refused_and_a_move_is_not(
    data: Place, odds: SlowOdds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_QUESTIONS", live.MOST_ASKING + 2)

    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.next()
            for _ in range(live.MOST_QUESTIONS):
                await line.send(command("odds", seat=0))
            refused = await line.ask("odds", seat=0)
            assert (refused["code"], refused["id"]) == ("too_many", "server-too-many-questions")
            assert (await act(line))["type"] == "done"
        await until(lambda: odds.fates == ["gone"] * live.MOST_ASKING)  # those that queued are forgotten

    told(data, story)


def test_a_question_is_answered_before_the_move_after_it(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.next()
            view, now = line.model["view"], line.model["now"]
            legal = view["legal"][0]
            await line.send(command("preview", seat=0, action=legal))
            assert (await line.ask("act", seat=0, ply=now["ply"], action=legal))["type"] == "done"
            assert [message["type"] for message in line.heard].index("previewed") == 1

    told(data, story)


def test_a_deleted_table_says_goodbye(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        async with anna.live(table, seat=0) as one, ben.live(table, seat=1) as two:
            await one.next()
            await two.next()
            await one.send(command("delete"))
            await two.until(lambda message: message["type"] == "gone")
            with pytest.raises(ConnectionClosed):
                await two.next()

    told(data, story)
