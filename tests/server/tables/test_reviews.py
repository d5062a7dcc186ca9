"""Reviews at a table: once the game is over, made once in the background, kept, and for whoever may look on."""

from __future__ import annotations

import asyncio

import pytest

from hortus.contract.errors import IllegalAction
from hortus.contract.game import CHANCE
from hortus.policy.seats import WrongSeats
from hortus.records import Record, verify
from hortus.review import Judged
from hortus.server.errors import BadWish, Busy, NoPower, NotFound
from hortus.server.protocol import (
    Delete,
    JoinWish,
    Origin,
    Preview,
    Previewed,
    Refused,
    Resign,
    Review,
    ReviewTold,
    SeatWish,
    Settle,
    TableWish,
    Tried,
    Try,
)
from hortus.server.storage import rows
from hortus.server.storage.places import Place
from hortus.server.tables import reviews
from hortus.server.tables.export import record_text
from hortus.server.tables.table import Table
from tests.server.house import (
    ANNA,
    BEN,
    COMPUTER,
    EVE,
    FRIEND,
    LOSS,
    OPEN,
    PERSON,
    House,
    in_house,
    play_out,
    request,
    until,
)
from tests.thorough import mostly_thorough

pytestmark = pytest.mark.interpreted_only

CLEO = "cleo"
FEW = 6  # decisions after which Ben resigns


async def finished(house: House, game: str = "haru_ichiban", decisions: int = FEW) -> Table:
    """Anna and Ben have played a little, always the last thing that is legal, and Ben has resigned."""
    table = await house.two_people(game)
    for _ in range(decisions):
        seat = table.standing.waiting[0]
        await house.act(table, (ANNA, BEN)[seat], seat, table.position.legal_texts(seat)[-1])
    await house.done(table, BEN, Resign(request(), 1))
    house.computers.asked.clear()
    return table


async def told(house: House, table: Table, guest: str = ANNA, known: int = -1) -> ReviewTold:
    answer = await house.obey(table, guest, Review(request(), known))
    assert isinstance(answer, ReviewTold), answer
    return answer


async def reviewed(house: House, table: Table, guest: str = ANNA) -> ReviewTold:
    """As a page does it, until all is there."""
    answer = await told(house, table, guest)
    while not answer.done:
        answer = await told(house, table, guest, answer.known)
    return answer


async def refused(
    house: House, table: Table, guest: str = ANNA, command: Review | Try | None = None
) -> tuple[str, str]:
    answer = await house.obey(table, guest, command or Review(request()))
    assert isinstance(answer, Refused), answer
    return answer.code, answer.id


def judged_in(house: House) -> int:
    return sum(what == "judge" for _, what, _ in house.computers.asked)


def decisions_in(table: Table) -> int:
    return sum(step.actor != CHANCE for step in table.line.steps)


def choices(table: Table, ply: int, seat: int = 0) -> list[str]:
    """What the seat could have played as the action of that number; the first is the best."""
    legal = table.position.at(ply - 1).legal_actions(seat)
    return [table.line.game.action_text(action) for action in legal]


def own_ply(table: Table, seat: int = 0) -> int:
    """The number of the first action of a seat that had a choice."""
    steps = enumerate(table.line.steps)
    return next(
        ply + 1 for ply, step in steps if step.actor == seat and len(table.position.at(ply).legal_actions(seat)) > 1
    )


def hold_after(house: House, monkeypatch: pytest.MonkeyPatch, count: int) -> asyncio.Event:
    """The computers judge so many decisions, and then none until the event is set."""
    judge, free, judged = house.computers.judge, asyncio.Event(), [0]

    async def held(*question: object) -> Judged | None:
        judged[0] += 1
        if judged[0] > count:
            await free.wait()
        return await judge(*question)  # type: ignore[arg-type]

    monkeypatch.setattr(house.computers, "judge", held)
    return free


async def half_made(house: House, table: Table, monkeypatch: pytest.MonkeyPatch) -> tuple[reviews.Work, asyncio.Event]:
    """A review of which two decisions are judged, and what lets it go on."""
    free = hold_after(house, monkeypatch, 2)
    await told(house, table)
    await until(lambda: [len(work.found) for work in house.hall.reviews.under_way] == [2])
    return house.hall.reviews.under_way[0], free


# What is told


@pytest.mark.parametrize("game", mostly_thorough(["haru_ichiban", "cherry_tree"], quick=["haru_ichiban"]))
def test_a_review_adds_up_and_names_the_mistakes(game: str, data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house, game)
        answer = await reviewed(house, table)
        assert (answer.known, answer.count, answer.seconds) == (table.line.ply, table.line.ply, 0.0)
        assert [seat.result for seat in answer.seats] == [1.0, 0.0]
        for number, seat in enumerate(answer.seats):
            assert seat.start + seat.skill + seat.luck == pytest.approx(seat.result, abs=1e-9)
            skill = sum(row.skill for row in answer.plies if row.actor == number)
            luck = sum(row.luck[number] for row in answer.plies)
            assert [seat.skill, seat.luck] == pytest.approx([skill, luck])
        assert [row.ply for row in answer.plies] == list(range(1, table.line.ply + 2))  # the last one resigns
        assert answer.plies[-1].action is None
        mistakes = [row for row in answer.plies if row.kind is not None]
        assert {row.kind for row in mistakes} == {"blunder"}
        for row in mistakes:
            assert row.judged is not None
            assert row.actor is not None
            first = choices(table, row.ply, row.actor)[0]
            assert (row.judged.best, row.judged.loss, row.judged.sure) == (first, LOSS, "exact")
        assert set(answer.turns) <= {row.ply for row in answer.plies}
        assert answer.turns

    in_house(data, story)


def test_the_computers_are_told_what_the_seat_knew_and_nothing_else(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        await reviewed(house, table)
        steps = [(ply, step.actor) for ply, step in enumerate(table.line.steps) if step.actor != CHANCE]
        expected = [(seat, "judge", table.position.at(ply).seen_by(seat).state_bytes()) for ply, seat in steps]
        assert house.computers.asked == expected

    in_house(data, story)


def test_numbers_come_as_they_are_found_with_the_time_left(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        house.computers.free.clear()
        first = await told(house, table)
        assert (first.known, first.seconds, first.plies) == (0, None, [])
        free = hold_after(house, monkeypatch, 3)
        waiting = asyncio.create_task(told(house, table, known=first.known))
        await asyncio.sleep(0)
        assert not waiting.done()  # there is no news
        house.computers.free.set()
        some = await waiting
        while some.known < table.line.ply and len(house.computers.asked) > 3:
            some = await told(house, table, known=some.known)
        assert 0 < some.known < some.count
        assert len(some.plies) == some.known
        assert all(len(row.w) == 2 for row in some.plies)
        free.set()
        whole = await reviewed(house, table)
        assert [row.w for row in whole.plies[: some.known - 1]] == [row.w for row in some.plies[:-1]]

    in_house(data, story)


def test_who_waits_for_news_gets_an_answer_in_any_case(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        house.computers.free.clear()
        assert (await told(house, table, known=0)).known == 0

    monkeypatch.setattr(reviews, "NEWS_SECONDS", 0.001)
    in_house(data, story)


def test_a_game_that_was_given_up_at_once_is_reviewed_too(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        await house.done(table, BEN, Resign(request(), 1))
        answer = await reviewed(house, table)
        assert [seat.result for seat in answer.seats] == [1.0, 0.0]
        assert answer.plies[-1].action is None

    in_house(data, story)


# Once for all, and for good


def test_asked_for_by_many_it_is_made_once_and_later_it_is_there_at_once(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        answers = await asyncio.gather(*(reviewed(house, table, guest) for guest in (ANNA, BEN, ANNA)))
        assert judged_in(house) == decisions_in(table)
        await house.hall.join(CLEO, JoinWish(table.standing.facts.code, watch=True))
        later = await told(house, table, CLEO)
        assert [answer.plies for answer in answers] == [later.plies] * 3
        assert judged_in(house) == decisions_in(table)

    in_house(data, story)


def test_after_a_start_of_the_server_it_goes_on_where_it_was(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        await half_made(house, table, monkeypatch)
        again = await house.reopened()
        woken = await again.hall.table(table.id)
        answer = await reviewed(again, woken)
        assert answer.known == answer.count
        assert judged_in(again) == decisions_in(table) - 2
        third = await again.reopened()
        assert (await told(third, await third.hall.table(table.id))).plies == answer.plies
        assert judged_in(third) == 0
        await third.close()

    in_house(data, story)


def test_with_another_net_a_review_that_is_not_done_begins_anew_and_one_that_is_stays(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        table, done = await finished(house), await finished(house)
        before = await reviewed(house, done)
        with monkeypatch.context() as patch:
            await half_made(house, table, patch)
        again = await house.reopened()
        monkeypatch.setattr(reviews, "judge_of", lambda game: ("another net", 7))
        answer = await reviewed(again, await again.hall.table(table.id))
        assert (answer.net, answer.simulations) == ("another net", 7)
        assert judged_in(again) == decisions_in(table)
        assert await told(again, await again.hall.table(done.id)) != before
        kept = await told(again, await again.hall.table(done.id))
        assert (kept.net, kept.plies) == (before.net, before.plies)
        await again.close()

    in_house(data, story)


def test_a_deleted_table_has_no_review(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        await half_made(house, table, monkeypatch)
        waiting = asyncio.create_task(refused(house, table, command=Review(request(), table.line.ply)))
        await asyncio.sleep(0)
        await house.done(table, ANNA, Delete(request()))
        assert await waiting == ("no_such_table", "server-no-such-table")
        assert house.hall.reviews.under_way == []
        assert await house.storage.judged(table.id) == {}

    in_house(data, story)


def test_a_review_of_a_table_that_somebody_else_deletes_just_ends(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        work, free = await half_made(house, table, monkeypatch)
        await house.storage.write(rows.delete_table(table.id, table.standing.holder))
        free.set()
        await until(lambda: work.is_gone)
        assert house.hall.reviews.under_way == []

    in_house(data, story)


# Who may


def test_while_a_game_goes_on_nobody_gets_a_review(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        alone = await house.make("haru_ichiban", PERSON, PERSON)
        computers = await house.make("haru_ichiban", COMPUTER, COMPUTER)
        house.computers.asked.clear()
        for place, guest in ((table, ANNA), (table, BEN), (alone, ANNA), (computers, ANNA)):
            assert await refused(house, place, guest) == ("no_power", "power-running")
            assert await refused(house, place, guest, Try(request(), 1, "bid 1")) == ("no_power", "power-running")
            earlier = Preview(request(), 0, place.position.legal_texts(0)[0], ply=place.line.ply)
            answer = await house.obey(place, guest, earlier)
            assert isinstance(answer, Refused)
            assert answer.id == "power-running"
        assert judged_in(house) == 0

    in_house(data, story)


def test_who_sat_there_or_watches_may_open_it_and_nobody_else(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        await house.hall.join(CLEO, JoinWish(table.standing.facts.code, watch=True))
        await house.hand_over(table, BEN, 1)  # who has left has sat there
        await house.done(table, ANNA, Resign(request(), 0))
        for guest in (ANNA, BEN, CLEO):
            await reviewed(house, table, guest)
        assert await refused(house, table, EVE) == ("no_power", "power-not-invited")

    in_house(data, story)


@pytest.mark.thorough
def test_a_whole_game_of_three_is_reviewed(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER, COMPUTER)
        await play_out(house, table, {0: ANNA})
        answer = await reviewed(house, table)
        assert len(answer.seats) == len(answer.start) == 3
        assert len(answer.plies) == table.line.ply
        assert sum(answer.plies[-1].w) == pytest.approx(1)

    in_house(data, story)


# Bounds


def test_a_guest_has_two_at_once_and_the_first_of_three_rests(data: Place) -> None:
    async def story(house: House) -> None:
        tables = [await finished(house) for _ in range(3)]
        house.computers.free.clear()
        for table in tables:
            await told(house, table)
        assert len(house.hall.reviews.under_way) == 2
        house.computers.free.set()
        for table in tables:
            await reviewed(house, table)

    in_house(data, story)


def test_there_is_an_end_to_how_many_are_made_at_once(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        first, second = await finished(house), await finished(house)
        house.computers.free.clear()
        await told(house, first, ANNA)
        assert await refused(house, second, BEN) == ("busy", "server-review-busy")
        await told(house, first, BEN)  # which is made already
        house.computers.free.set()
        await reviewed(house, first)
        await reviewed(house, second, BEN)

    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 1)
    in_house(data, story)


def test_while_the_computers_are_busy_a_review_waits(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        judge, asked = house.computers.judge, [0]

        async def busy(*question: object) -> Judged | None:
            asked[0] += 1
            if asked[0] % 2:
                raise Busy("server-review-busy")
            return await judge(*question)  # type: ignore[arg-type]

        monkeypatch.setattr(house.computers, "judge", busy)
        table = await finished(house)
        await reviewed(house, table)
        assert judged_in(house) == decisions_in(table)

    monkeypatch.setattr(reviews, "RETRY_SECONDS", 0.0)
    in_house(data, story)


def test_a_fault_is_told_and_the_next_who_asks_has_it_tried_again(
    data: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        async def broken(*question: object) -> None:
            raise ValueError("no such thing")

        table = await finished(house)
        with monkeypatch.context() as patch:
            patch.setattr(house.computers, "judge", broken)
            assert await refused(house, table, command=Review(request(), 0)) == ("server_fault", "server-fault")
        await reviewed(house, table)

    in_house(data, story)
    assert "fault: The review of table" in caplog.text


def test_only_so_many_are_kept_in_memory(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        tables = [await finished(house) for _ in range(3)]
        for table in tables:
            await reviewed(house, table)
            await until(lambda: not house.hall.reviews.under_way)
        assert len(house.hall.reviews._works) <= 2
        judged = judged_in(house)
        await reviewed(house, tables[0])
        assert judged_in(house) == judged

    monkeypatch.setattr(reviews, "MOST_AT_HAND", 1)
    in_house(data, story)


# Trying again


async def tried(house: House, table: Table, ply: int, action: str, guest: str = ANNA) -> Tried:
    answer = await house.obey(table, guest, Try(request(), ply, action))
    assert isinstance(answer, Tried), answer
    return answer


def test_what_is_tried_is_judged_as_the_review_does_it(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house, "cherry_tree")
        ply = own_ply(table)
        best, *others = choices(table, ply)
        good = await tried(house, table, ply, best)
        assert (good.good, good.judged.loss, good.judged.best) == (True, 0.0, best)
        bad = await tried(house, table, ply, others[0])
        assert (bad.good, bad.judged.loss, bad.judged.reasons) == (False, LOSS, [])
        assert good.changes != bad.changes
        known = table.position.at(ply - 1).seen_by(0).state_bytes()
        assert house.computers.asked == [(0, "judge", known)] * 2

    in_house(data, story)


def test_what_may_not_be_tried(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        ply = own_ply(table)
        legal = choices(table, ply)
        other = own_ply(table, 1)
        chance = next(number + 1 for number, step in enumerate(table.line.steps) if step.actor == CHANCE)

        async def answer(number: int, action: str, guest: str = ANNA) -> tuple[str, str]:
            return await refused(house, table, guest, Try(request(), number, action))

        assert await answer(other, legal[0]) == ("no_power", "power-not-yours")
        assert await answer(ply, legal[0], EVE) == ("no_power", "power-not-invited")
        assert await answer(chance, legal[0]) == ("no_such_place", "server-no-decision")
        assert await answer(table.line.ply + 1, legal[0]) == ("no_such_place", "server-no-decision")
        assert (await answer(ply, "frog"))[0] == "unreadable_text"
        illegal = next(
            text
            for action in range(table.line.game.action_count)
            if (text := table.line.game.action_text(action)) not in legal
        )
        assert (await answer(ply, illegal))[0] == "illegal_action"
        assert judged_in(house) == 0

    in_house(data, story)


def test_one_try_at_a_time_for_a_guest(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        ply = own_ply(table)
        action = choices(table, ply)[0]
        house.computers.free.clear()
        first = asyncio.create_task(tried(house, table, ply, action))
        await until(lambda: judged_in(house) == 1)
        assert await refused(house, table, ANNA, Try(request(), ply, action)) == ("too_many", "server-one-try")
        house.computers.free.set()
        await first
        await tried(house, table, ply, action)

    in_house(data, story)


def test_what_would_have_been_better_is_shown_as_the_seat_knew_the_board(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house, "cherry_tree")
        ply = own_ply(table)
        action = choices(table, ply)[0]
        answer = await house.obey(table, ANNA, Preview(request(), 0, action, ply=ply - 1))
        assert isinstance(answer, Previewed)
        assert answer.changes
        for number, code in ((ply, "not_choosing"), (10_000, "no_such_place")):
            answer = await house.obey(table, ANNA, Preview(request(), 0, action, ply=number))
            assert isinstance(answer, Refused)
            assert answer.code in (code, "illegal_action")

    in_house(data, story)


# Playing on


async def onward(house: House, table: Table, ply: int, guest: str = ANNA, *seats: SeatWish) -> Table:
    wish = TableWish(table.line.game.name, list(seats) or [PERSON, COMPUTER], origin=Origin(table.id, ply))
    return await house.hall.make(guest, wish)


@pytest.mark.parametrize("game", mostly_thorough(["haru_ichiban", "cherry_tree", "ishtar"], quick=["haru_ichiban"]))
def test_a_new_table_goes_on_from_any_moment_with_draws_of_its_own(game: str, data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house, game)
        for ply in range(table.line.ply):
            house.computers.free.clear()
            new = await onward(house, table, ply)
            first = new.position.at(0)
            began = table.position.at(ply)
            assert not first.is_sealed or first.to_act == 0  # a sealed choice begins anew
            if not began.is_sealed:
                assert first.state_bytes() == began.state_bytes()
            assert new.line.dealer.secret != table.line.dealer.secret
            assert new.line.game.chosen == table.line.game.chosen
        house.computers.free.set()
        await house.done(new, ANNA, Resign(request(), 0))
        text = record_text(new.standing, 0)
        assert "position: " in text
        assert verify(Record.read(text)).is_good
        answer = await reviewed(house, new)
        assert answer.known == new.line.ply
        [own] = [own for own in await house.hall.own_tables(ANNA) if own.table == new.id]
        assert own.result is not None
        assert own.result.practice
        again = await house.reopened()
        woken = await again.hall.table(new.id)
        assert woken.line.steps == new.line.steps
        assert woken.line.start_text == new.line.start_text
        await again.close()

    in_house(data, story)


def test_nobody_else_sits_down_where_the_secrets_of_another_game_are_known(data: Place) -> None:
    async def story(house: House) -> None:
        table = await finished(house)
        for seat in (FRIEND, OPEN):
            with pytest.raises(BadWish, match="other people"):
                await onward(house, table, 3, ANNA, PERSON, seat)
        new = await onward(house, table, 3)
        ear = house.listen(new, ANNA, 0)
        assert ear.model["table"]["onward"]
        answer = await house.obey(new, ANNA, Settle(request(), 1, "open"))
        assert isinstance(answer, Refused)
        assert answer.id == "power-chosen-seed"
        await house.hall.join(BEN, JoinWish(new.standing.facts.code, watch=True))  # who watches is told
        assert house.listen(new, BEN, None).model["table"]["onward"]

    in_house(data, story)


def test_only_whoever_may_open_the_review_plays_on_and_only_from_where_something_is_left(data: Place) -> None:
    async def story(house: House) -> None:
        running = await house.two_people()
        with pytest.raises(NoPower, match="not over"):
            await onward(house, running, 0)
        table = await finished(house)
        with pytest.raises(NoPower):
            await onward(house, table, 0, EVE)
        with pytest.raises(NotFound):
            await onward(house, table, table.line.ply + 1)
        with pytest.raises(WrongSeats):
            await onward(house, table, 0, ANNA, PERSON, COMPUTER, COMPUTER)
        over = await house.make("haru_ichiban", PERSON, PERSON)
        await play_out(house, over, {0: ANNA, 1: ANNA})
        with pytest.raises(IllegalAction):
            await onward(house, over, over.line.ply)

    in_house(data, story)
