"""The life of a table: what guests do, what is refused, and what is still there after the server was started again."""

from __future__ import annotations

import asyncio

import pytest

import hortus
from hortus.contract.errors import HortusError
from hortus.records import Record, verify
from hortus.server.errors import BadWish, NoSuchTable
from hortus.server.protocol import (
    Act,
    Delete,
    Hurry,
    JoinWish,
    Odds,
    OddsTold,
    Preview,
    Previewed,
    Refused,
    Rematch,
    Rename,
    Resign,
    SeatWish,
    Undo,
    Why,
)
from hortus.server.storage.places import Place
from hortus.server.tables.export import record_text
from hortus.server.tables.table import Table
from tests.records.games import before_paying
from tests.server.house import (
    ANNA,
    BEN,
    COMPUTER,
    EVE,
    FRIEND,
    OPEN,
    PERSON,
    House,
    apply,
    in_house,
    play_out,
    request,
    until,
)

pytestmark = pytest.mark.interpreted_only


async def code_of(house: House, table: Table, guest: str, command: object) -> str:
    answer = await house.obey(table, guest, command)  # type: ignore[arg-type]
    assert isinstance(answer, Refused), answer
    return answer.code


# Beginning


@pytest.mark.parametrize("name", hortus.games())
def test_a_new_table_waits_for_its_first_decision(data: Place, name: str) -> None:
    async def story(house: House) -> None:
        table = await house.make(name, PERSON, PERSON)
        assert table.position.to_act >= 0
        saved = await house.storage.read(table.id)
        assert saved is not None
        assert len(saved.actions) == table.line.ply

    in_house(data, story)


@pytest.mark.parametrize(
    ("game", "count"),
    [(game, count) for game in ("cherry_tree", "ishtar") for count in (2, 3, 4)] + [("haru_ichiban", 2)],
)
@pytest.mark.parametrize("kind", ["person", "computer", "open"])
def test_any_seat_can_be_a_person_a_computer_or_open(data: Place, game: str, count: int, kind: str) -> None:
    async def story(house: House) -> None:
        house.computers.free.clear()
        wish = SeatWish(kind, player="random" if kind == "computer" else "")  # type: ignore[arg-type]
        table = await house.make(game, PERSON, *[wish] * (count - 1))
        assert [seat.kind for seat in table.standing.seats] == ["person"] + [kind] * (count - 1)
        assert table.position.player_count == count

    in_house(data, story)


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, {}, "unknown_game"),
        ("haru_ichiban", 3, {}, "wrong_seats"),
        ("haru_ichiban", 2, {"edition": "golden"}, "unknown_option"),
        ("haru_ichiban", 2, {"self": "x"}, "unknown_option"),
        ("haru_ichiban", 2, {"name": "x"}, "unknown_option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    data: Place, game: str, seats: int, options: dict[str, str], code: str
) -> None:
    async def story(house: House) -> None:
        with pytest.raises(HortusError) as caught:
            await house.make(game, *[PERSON] * seats, options=options)
        assert caught.value.code == code

    in_house(data, story)


def test_the_number_of_seats_decides_how_many_play(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("ishtar", PERSON, PERSON, PERSON, options={"players": "2"})
        assert table.position.player_count == 3

    in_house(data, story)


def test_a_seed_gives_the_same_game_but_not_among_people(data: Place) -> None:
    async def story(house: House) -> None:
        first, second = [await house.make("haru_ichiban", PERSON, PERSON, seed="spring") for _ in range(2)]
        assert first.position.state_bytes() == second.position.state_bytes()
        for seat in (FRIEND, OPEN):
            with pytest.raises(BadWish):
                await house.make("haru_ichiban", PERSON, seat, seed="spring")

    in_house(data, story)


def test_a_code_that_is_taken_is_not_given_twice(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr("hortus.server.tables.hall.new_code", lambda: next(codes))

    async def story(house: House) -> None:
        tables = [await house.make("haru_ichiban", PERSON, PERSON) for _ in range(2)]
        assert [table.standing.facts.code for table in tables] == ["AAAAAA", "BBBBBB"]

    in_house(data, story)


# Playing


def test_only_what_is_legal_is_accepted(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ply, before = table.line.ply, table.position.state_bytes()
        assert await code_of(house, table, ANNA, Act(request(), 0, ply, "stop")) == "illegal_action"
        assert await code_of(house, table, ANNA, Act(request(), 0, ply, "dance")) == "unreadable_text"
        assert await code_of(house, table, BEN, Act(request(), 1, ply, "draw 3")) == "not_choosing"
        assert await code_of(house, table, ANNA, Act(request(), 0, ply - 1, "draw 3")) == "stale"
        assert await code_of(house, table, ANNA, Act(request(), 1, ply, "draw 3")) == "no_power"
        assert await code_of(house, table, EVE, Act(request(), 0, ply, "draw 3")) == "no_power"
        assert await code_of(house, table, ANNA, Act(request(), 3, ply, "draw 3")) == "no_power"
        assert table.position.state_bytes() == before

    in_house(data, story)


def test_a_refusal_names_its_rule(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        answer = await house.obey(table, ANNA, Why(request(), 0, "stop"))
        assert isinstance(answer, Refused)
        assert answer.rule == "C4"
        assert hortus.HortusError.say(answer.id, answer.arguments)
        await house.done(table, ANNA, Why(request(), 0, "draw 3"))
        assert await code_of(house, table, BEN, Why(request(), 1, "draw 3")) == "not_choosing"

    in_house(data, story)


def test_the_same_request_counts_once(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        command = Act(request(), 0, table.line.ply, "draw 1")
        await asyncio.gather(*(house.done(table, ANNA, command) for _ in range(3)))
        ply = table.line.ply
        house = await house.reopened()
        try:
            table = await house.hall.table(table.id)
            await house.done(table, ANNA, command)
            assert table.line.ply == ply
        finally:
            await house.close()

    in_house(data, story)


def test_a_preview_tells_only_what_follows_for_sure(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("ishtar", options={"map": "first"})
        [action, *_] = table.position.legal_texts(0)
        before = table.position.view_for(0)
        answer = await house.obey(table, ANNA, Preview(request(), 0, action))
        assert isinstance(answer, Previewed)
        known = table.position.seen_by(0)
        known.play(action)
        assert apply(before, answer.changes) == known.view_for(0)
        assert table.position.view_for(0) == before
        assert await code_of(house, table, BEN, Preview(request(), 1, action)) == "not_choosing"

    in_house(data, story)


def test_the_preview_of_a_sealed_choice_changes_nothing(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        for seat, guest in enumerate((ANNA, BEN)):
            action = table.position.legal_texts(seat)[0]
            answer = await house.obey(table, guest, Preview(request(), seat, action))
            assert isinstance(answer, Previewed)
            assert answer.changes == {}
            assert await code_of(house, table, guest, Preview(request(), seat, "wind a1 n")) == "illegal_action"

    in_house(data, story)


def test_the_odds_are_told_where_the_table_allows_it(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree", aids=True)
        answer = await house.obey(table, ANNA, Odds(request(), 0))
        assert isinstance(answer, OddsTold)
        assert [row.action for row in answer.rows] == [f"draw {number}" for number in range(1, 9)]
        without = await house.two_people("cherry_tree")
        assert await code_of(house, without, ANNA, Odds(request(), 0)) == "no_aids"
        haru = await house.two_people(aids=True)
        assert await code_of(house, haru, ANNA, Odds(request(), 0)) == "no_aids"
        assert await code_of(house, table, EVE, Odds(request(), None)) == "no_power"

    in_house(data, story)


# Sealed choices


def test_sealed_choices_come_in_any_order_and_are_played_together(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        anna, ben, watcher = (house.listen(table, *who) for who in ((ANNA, 0), (BEN, 1), (ANNA, None)))
        ply = table.line.ply
        theirs = table.position.legal_texts(1)[0]
        await house.act(table, BEN, 1, theirs)
        assert table.line.ply == ply
        for ear in (anna, watcher):
            assert ear.model["now"]["chosen"] == [1]
            assert ear.model["now"]["own"] is None
            assert theirs.encode() not in ear.frames[-1]
        assert ben.model["now"]["own"] == theirs
        await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        assert table.line.ply >= ply + 2
        assert [step.actor for step in table.line.steps[ply : ply + 2]] == [0, 1]
        assert anna.model["view"]["bids"] == ben.model["view"]["bids"]

    in_house(data, story)


def test_a_sealed_choice_can_be_replaced_and_nobody_notices(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ears = {guest: house.listen(table, guest, seat) for guest, seat in ((ANNA, 0), (BEN, 1))}
        first, *_, last = table.position.legal_texts(0)
        await house.act(table, ANNA, 0, first)
        heard, number = list(ears[BEN].frames), table.standing.number
        await house.act(table, ANNA, 0, last)
        assert ears[BEN].frames == heard
        assert table.standing.number == number
        assert ears[ANNA].model["now"]["own"] == last
        ply = table.line.ply
        await house.act(table, BEN, 1, table.position.legal_texts(1)[0])
        assert table.position.action_text(table.line.steps[ply].action) == last

    in_house(data, story)


def test_an_old_request_does_not_bring_an_old_choice_back(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        first, *_, last = table.position.legal_texts(0)
        command = Act(request(), 0, table.line.ply, first)
        await house.done(table, ANNA, command)
        await house.act(table, ANNA, 0, last)
        await house.done(table, ANNA, command)
        assert table.position.action_text(table.standing.choices[0]) == last

    in_house(data, story)


def test_a_sealed_choice_outlives_the_server(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        chosen = table.position.legal_texts(1)[1]
        await house.act(table, BEN, 1, chosen)
        house = await house.reopened()
        try:
            table = await house.hall.table(table.id)
            ear = house.listen(table, BEN, 1)
            assert ear.model["now"]["chosen"] == [1]
            assert ear.model["now"]["own"] == chosen
        finally:
            await house.close()

    in_house(data, story)


def test_a_formality_is_played_by_itself_and_undone_with_its_decision(data: Place) -> None:  # I14
    line, skill = before_paying()

    async def story(house: House) -> None:
        table = await house.make("ishtar", PERSON, PERSON, options={"map": "first"}, seed=line.dealer.seed)
        ear = house.listen(table, ANNA, 0)
        while table.line.ply < line.ply:
            step = line.steps[table.line.ply]
            await house.act(table, ANNA, step.actor, line.game.action_text(step.action))
        seat, number = table.position.to_act, ear.model["number"]
        await house.act(table, ANNA, seat, skill)
        told = [[entry["id"] for entry in event["log"]] for event in ear.messages if event["number"] > number]
        assert [ids[0] for ids in told] == ["ishtar-log-skill", "ishtar-log-pay-skill", "ishtar-log-pay-skill"]
        assert table.line.ply == line.ply + 3
        if table.position.to_act == seat:
            await house.done(table, ANNA, Undo(request(), seat, table.line.ply))
            assert table.line.ply == line.ply

    in_house(data, story)


def test_nobody_is_asked_for_a_choice_that_is_none(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON, seed="last flower")
        asked = 0
        while table.position.view_for(0)["round"] == 1:
            [seat, *_] = table.standing.waiting
            asked += table.position.is_sealed
            await house.act(table, ANNA, seat, table.position.legal_texts(seat)[0])
        assert asked == 2 * 7  # of eight flowers the last one is no choice

    in_house(data, story)


# Computers


@pytest.mark.parametrize("name", hortus.games())
@pytest.mark.thorough
def test_a_person_plays_a_whole_game_against_computers(data: Place, name: str) -> None:
    async def story(house: House) -> None:
        table = await house.make(name, PERSON, COMPUTER)
        ear = house.listen(table, ANNA, 0)
        await play_out(house, table, {0: ANNA})
        fresh = house.listen(table, ANNA, 0)
        assert ear.model == fresh.model | {"seats": ear.model["seats"]}
        record = Record.read(record_text(table.standing, None))
        assert verify(record).is_good
        assert ear.model["table"]["secret"] == table.line.dealer.secret.hex()
        house = await house.reopened()
        try:
            again = await house.hall.table(table.id)
            assert again.position.state_bytes() == table.position.state_bytes()
            assert again.standing.number == table.standing.number
            assert again.standing.row() == table.standing.row()
        finally:
            await house.close()

    in_house(data, story)


def test_a_computer_is_told_only_what_its_seat_may_know(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        await until(lambda: bool(table.standing.choices))
        [(seat, player, known)] = house.computers.asked
        assert (seat, player) == (1, "random")
        assert known == table.position.seen_by(1).state_bytes() != table.position.state_bytes()

    in_house(data, story)


def test_a_computer_can_be_hurried(data: Place) -> None:
    async def story(house: House) -> None:
        house.computers.free.clear()
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        ear = house.listen(table, ANNA, 0)
        assert ear.model["now"]["thinking"] == [1]
        assert await code_of(house, table, EVE, Hurry(request())) == "no_power"
        await house.done(table, ANNA, Hurry(request()))
        await until(lambda: ear.model["now"]["chosen"] == [1])
        assert ear.model["now"]["thinking"] == []

    in_house(data, story)


def test_a_computer_goes_on_when_the_server_was_started_again(data: Place) -> None:
    async def story(house: House) -> None:
        house.computers.free.clear()
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        house = await house.reopened()
        try:
            table = await house.hall.table(table.id)
            await until(lambda: 1 in table.standing.choices)
        finally:
            await house.close()

    in_house(data, story)


@pytest.mark.parametrize("trouble", [ValueError("a fault"), 10**6])
def test_a_table_goes_on_when_a_computer_cannot_decide(
    data: Place, trouble: Exception | int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*question: object) -> int:
        if isinstance(trouble, Exception):
            raise trouble
        return trouble

    async def story(house: House) -> None:
        monkeypatch.setattr(house.computers, "choose", choose)
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        await until(lambda: table.standing.choices == {1: table.position.legal_actions(1)[0]})

    in_house(data, story)


# Seats


def test_an_open_seat_waits_for_whoever_comes(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", OPEN, PERSON)
        ear = house.listen(table, ANNA, 1)
        code = table.standing.facts.code
        joined = await house.hall.join(BEN, JoinWish(code.lower(), "  Ben\u202e "))
        assert joined.seat == 0
        assert ear.model["seats"][0]["name"] == "Ben"
        assert ear.model["seats"][0]["kind"] == "person"
        assert (await house.hall.join(BEN, JoinWish(code))).seat == 0
        assert (await house.hall.join(EVE, JoinWish(code, watch=True))).seat is None
        await house.act(table, BEN, 0, "draw 1")
        assert await code_of(house, table, EVE, Act(request(), 0, table.line.ply, "stop")) == "no_power"

    in_house(data, story)


def test_a_name_is_cut_and_cleaned(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, PERSON)
        await house.done(table, ANNA, Rename(request(), 0, " <b>Anna\x00\x1b[31m\u2066 of Nowhere"))
        name = table.standing.seats[0].name
        assert name == "<b>Anna[31m of Nowhere"
        assert len(name) <= 24

    in_house(data, story)


# The end


def test_who_resigns_ends_the_game(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, PERSON, PERSON)
        ear = house.listen(table, ANNA, None)
        await house.done(table, ANNA, Resign(request(), 1))
        now = ear.model["now"]
        assert (now["over"], now["winners"], now["resigned"], now["choosing"]) == (True, [0, 2], 1, [])
        assert ear.model["table"]["secret"]
        assert await code_of(house, table, ANNA, Resign(request(), 0)) == "illegal_action"
        assert await code_of(house, table, ANNA, Act(request(), 0, table.line.ply, "draw 1")) == "illegal_action"
        assert verify(Record.read(record_text(table.standing, 0))).is_good

    in_house(data, story)


def test_a_rematch_keeps_the_table_and_moves_everybody_on(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, FRIEND, COMPUTER, options={"masteries": "pink"}, aids=True)
        await house.sit(table, 1, BEN)
        await house.done(table, BEN, Rename(request(), 1, "Ben"))
        ear = house.listen(table, BEN, 1)
        assert await code_of(house, table, BEN, Rematch(request())) == "not_over"
        await house.done(table, ANNA, Resign(request(), 0))
        assert await code_of(house, table, EVE, Rematch(request())) == "no_power"
        await asyncio.gather(*(house.done(table, guest, Rematch(request())) for guest in (ANNA, BEN)))
        new = await house.hall.table(ear.model["table"]["rematch"])
        assert len({id(await house.hall.table(new.id)) for _ in range(3)}) == 1
        assert [seat.kind for seat in new.standing.seats] == ["person", "computer", "person"]
        assert new.standing.seats[0].name == "Ben"
        assert house.holds(new, BEN, 0)
        assert house.holds(new, ANNA, 2)
        assert new.situation(ANNA).manages
        assert new.line.game.chosen == table.line.game.chosen
        assert new.standing.facts.aids
        assert new.line.dealer.secret != table.line.dealer.secret

    in_house(data, story)


def test_a_deleted_table_is_gone_for_everybody(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ear = house.listen(table, BEN, 1)
        assert await code_of(house, table, BEN, Delete(request())) == "no_power"
        await house.done(table, ANNA, Delete(request()))
        assert ear.messages[-1]["type"] == "gone"
        assert ear.has_left
        with pytest.raises(NoSuchTable):
            await house.hall.table(table.id)
        assert await code_of(house, table, ANNA, Act(request(), 0, table.line.ply, "bid 1")) in (
            "no_such_table",
            "illegal_action",
        )
        assert await house.hall.own_tables(ANNA) == []

    in_house(data, story)


def test_the_start_page_lists_a_guests_tables(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        other = await house.make("haru_ichiban", PERSON, PERSON, guest=BEN)
        await house.act(table, ANNA, 0, "draw 1")
        house = await house.reopened()
        try:
            [own] = await house.hall.own_tables(ANNA)
            assert (own.table, own.game, own.turn, own.over) == (table.id, "cherry_tree", True, False)
            assert own.ply == table.line.ply
            assert [seat.yours for seat in own.seats] == [True, False]
            assert [one.table for one in await house.hall.own_tables(BEN)] == [table.id, other.id]
            assert await house.hall.own_tables(EVE) == []
        finally:
            await house.close()

    in_house(data, story)


def test_undo_and_resignation_are_entries_of_the_log(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        await until(lambda: table.position.to_act == 0)
        await house.act(table, ANNA, 0, "draw 1")
        entries, ply = table.standing.entries, table.line.ply
        await house.done(table, ANNA, Undo(request(), 0, ply))
        assert table.standing.entries == entries + 1
        assert table.line.ply < ply
        await house.done(table, ANNA, Resign(request(), 0))
        saved = await house.storage.read(table.id)
        assert saved is not None
        assert [row.kind for row in saved.actions][-2:] == ["undo", "resign"]
        house = await house.reopened()
        try:
            again = await house.hall.table(table.id)
            assert again.line.steps == table.line.steps
            assert again.line.resigned == 0
        finally:
            await house.close()

    in_house(data, story)
