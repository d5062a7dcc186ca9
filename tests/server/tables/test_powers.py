"""The powers around a table: seats are bound to people, change hands by consent or absence, and all of it is told."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from hortus.records import Record, Report, verify
from hortus.server.errors import BadLink, BadWish, NoFreeSeat, NoPower
from hortus.server.protocol import (
    Act,
    Ask,
    Command,
    Consent,
    Event,
    JoinWish,
    Refused,
    Rematch,
    Rename,
    Renew,
    Resign,
    Resume,
    Settle,
    Takeover,
    Undo,
)
from hortus.server.storage.places import Place
from hortus.server.tables.events import Eyes
from hortus.server.tables.export import record_text
from hortus.server.tables.standing import Standing
from hortus.server.tables.table import Table
from tests.server.house import ANNA, BEN, COMPUTER, EVE, FRIEND, OPEN, PERSON, Ear, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only

MINUTES = 60.0


class Clock:
    """Time that passes when somebody says so."""

    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


async def why_not(house: House, table: Table, guest: str, command: Command) -> str | None:
    """The sentence of a refusal; nothing has changed then."""
    before = table.standing
    answer = await house.obey(table, guest, command)
    if not isinstance(answer, Refused):
        return None
    assert table.standing == before
    return answer.id


def computer(seat: int) -> Settle:
    return Settle(request(), seat, "computer", player="random")


def here(seat: int) -> Settle:
    return Settle(request(), seat, "person", here=True)


def opened(seat: int) -> Settle:
    return Settle(request(), seat, "open")


def notes(model: dict[str, Any]) -> list[str]:
    return [entry["id"] for entry in model["log"] if entry["note"]]


def key_of(house: House, table: Table, seat: int) -> str:
    return house.hall.devices(table, seat).path.removeprefix("/join/")


def check_record(table: Table) -> Report:
    """The record of a finished game tells all of it, and it was all allowed."""
    report = verify(Record.read(record_text(table.standing, None)))
    assert report.is_good, report.wrong
    return report


# The attacks of the review


def test_who_manages_reads_no_secret_by_resigning_for_somebody_and_taking_it_back(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        assert await why_not(house, table, ANNA, computer(1)) == "power-of-another"
        assert await why_not(house, table, ANNA, Resign(request(), 1)) == "power-not-yours"
        await house.done(table, ANNA, Resign(request(), 0))
        assert await why_not(house, table, ANNA, Undo(request(), 0, table.line.ply)) == "undo-over"
        assert await why_not(house, table, ANNA, here(0)) == "power-nobody-stands-in"

    in_house(data, story)


def test_once_a_friend_has_sat_down_no_draw_is_taken_back_not_even_after_the_friend_has_left(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        await house.hand_over(table, BEN, 1)
        await until(lambda: table.position.to_act == 0)
        await house.act(table, ANNA, 0, "draw 1")
        assert await why_not(house, table, ANNA, Undo(request(), 0, table.line.ply)) in ("undo-chance", "undo-secret")

    in_house(data, story)


def test_a_table_with_a_chosen_seed_is_marked_and_never_opened(data: Place) -> None:
    async def story(house: House) -> None:
        with pytest.raises(BadWish):
            await house.make("haru_ichiban", PERSON, OPEN, seed="known")
        table = await house.make("haru_ichiban", PERSON, COMPUTER, seed="known")
        assert house.listen(table, ANNA, 0).model["table"]["chosen"]
        for settle in (opened(1), Settle(request(), 1, "person")):
            assert await why_not(house, table, ANNA, settle) == "power-chosen-seed"

    in_house(data, story)


def test_a_seat_link_works_for_its_first_guest_alone(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        key = house.hall.links(table, far=False).seats["1"].removeprefix("/join/")
        await house.hall.join(BEN, JoinWish(key))
        for guest in (EVE, ANNA):
            with pytest.raises(NoFreeSeat):
                await house.hall.join(guest, JoinWish(key))
            with pytest.raises(NoPower):
                table.check_viewer(guest, 1)
        assert "1" not in house.hall.links(table, far=False).seats

    in_house(data, story)


def test_nobody_looks_through_the_seat_of_a_computer_that_stands_in(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ear = house.listen(table, ANNA, 0)
        await house.done(table, ANNA, computer(0))
        assert ear.has_left
        assert ear.messages[-1]["id"] == "power-computer-plays"
        assert await why_not(house, table, ANNA, Act(request(), 0, table.line.ply, "bid 1")) == "power-computer-plays"
        assert not house.holds(table, ANNA, 0)
        assert house.listen(table, ANNA, None).model["seats"][0]["returns"]
        await house.done(table, ANNA, here(0))
        assert house.holds(table, ANNA, 0)

    in_house(data, story)


def test_who_plays_does_not_look_into_the_hand_of_a_computer_where_others_play(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, FRIEND, COMPUTER)
        await house.sit(table, 1, BEN)
        await house.done(table, ANNA, here(2))  # nothing is secret yet: one may play two seats, for all to see
        await house.done(table, ANNA, computer(2))
        await house.act(table, ANNA, 0, "draw 1")
        other = await house.make("haru_ichiban", PERSON, FRIEND)
        assert await why_not(house, other, ANNA, computer(1)) is None
        await house.done(other, ANNA, here(1))  # alone with herself
        assert await why_not(house, other, ANNA, opened(1)) == "power-known-to-players"

    in_house(data, story)


def test_a_table_where_something_was_taken_back_is_not_opened(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        await house.act(table, ANNA, 0, "draw 1")
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert await why_not(house, table, ANNA, opened(1)) == "power-something-undone"

    in_house(data, story)


# Devices


def test_a_personal_code_brings_back_who_lost_the_cookie_and_adds_devices(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        key = key_of(house, table, 1)
        ear = house.listen(table, BEN, 1)
        house.hall.forget(table)
        joined = await house.hall.join("bens phone", JoinWish(f" {key[:4].lower()}-{key[4:8]}-{key[8:]} "))
        assert (joined.table, joined.seat) == (table.id, 1)
        table = await house.hall.table(table.id)
        assert house.listen(table, "bens phone", 1).model["seats"][1]["devices"] == 2
        assert house.listen(table, ANNA, 0).model["seats"][1]["devices"] == 0
        with pytest.raises(NoPower):
            await house.hall.join(ANNA, JoinWish(key))
        assert (await house.hall.describe(ANNA, key)).refusal is not None
        assert ear.model["seats"][1]["devices"] == 1

    in_house(data, story)


def test_a_personal_code_made_anew_ends_all_other_devices(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        key = key_of(house, table, 1)
        await house.hall.join("bens phone", JoinWish(key))
        phone, ben = house.listen(table, "bens phone", 1), house.listen(table, BEN, 1)
        assert await why_not(house, table, ANNA, Renew(request(), "devices", 1)) == "power-not-yours"
        await house.done(table, BEN, Renew(request(), "devices", 1))
        assert phone.has_left
        assert ben.model["seats"][1]["devices"] == 1
        with pytest.raises(BadLink):
            await house.hall.join("bens phone", JoinWish(key))
        assert (await house.hall.join("bens phone", JoinWish(key_of(house, table, 1)))).seat == 1

    in_house(data, story)


# Links


@pytest.mark.parametrize("what", ["watch", "manage"])
def test_a_link_made_anew_ends_what_the_old_one_gave(data: Place, what: Literal["watch", "manage"]) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        old, code = getattr(house.hall.links(table, far=False), what).removeprefix("/join/"), table.standing.facts.code
        await house.hall.join(EVE, JoinWish(old))
        ear = house.listen(table, EVE, None)
        assert house.listen(table, ANNA, 0).model["table"]["watchers"] == 1
        assert await why_not(house, table, BEN, Renew(request(), what)) == "power-not-managing"
        await house.done(table, ANNA, Renew(request(), what))
        assert ear.has_left
        assert not table.standing.is_invited(EVE)
        for watch in (False, True):
            with pytest.raises(BadLink):
                await house.hall.join(EVE, JoinWish(old, watch=watch))
        assert (what == "watch") == (table.standing.facts.code != code)  # which lets people watch, too
        new = getattr(house.hall.links(table, far=False), what).removeprefix("/join/")
        house.hall.forget(table)
        await house.hall.join(EVE, JoinWish(new))
        assert (await house.hall.table(table.id)).situation(ANNA).manages

    in_house(data, story)


def test_the_link_of_a_free_seat_can_be_made_anew(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        old = house.hall.links(table, far=False).seats["1"].removeprefix("/join/")
        await house.done(table, ANNA, Renew(request(), "seat", 1))
        with pytest.raises(BadLink):
            await house.hall.join(EVE, JoinWish(old))
        await house.sit(table, 1, BEN)
        assert await why_not(house, table, ANNA, Renew(request(), "seat", 1)) == "power-of-another"

    in_house(data, story)


def test_watchers_are_counted_for_all_to_see(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ear = house.listen(table, ANNA, 0)
        await house.hall.join(EVE, JoinWish(table.standing.facts.code, watch=True))
        assert ear.model["table"]["watchers"] == 0
        eve = house.listen(table, EVE, None)
        assert ear.model["table"]["watchers"] == 1
        table.exit(eve)
        assert ear.model["table"]["watchers"] == 0

    in_house(data, story)


class CountedEar(Ear):
    """A listener that counts how often anybody asks who listens."""

    asked = 0

    @property
    def guest(self) -> str:
        CountedEar.asked += 1
        return self._guest

    @guest.setter
    def guest(self, guest: str) -> None:
        self._guest = guest


@pytest.mark.parametrize(("guest", "seat"), [("newcomer", None), (BEN, 1)])
def test_work_per_arrival_grows_no_faster_than_the_number_of_listeners(
    data: Place, monkeypatch: pytest.MonkeyPatch, guest: str, seat: int | None
) -> None:
    looked: list[int | None] = []
    look_again = Eyes.look_again

    def count(eyes: Eyes, standing: Standing) -> Event:
        looked.append(eyes.viewer)
        return look_again(eyes, standing)

    monkeypatch.setattr(Eyes, "look_again", count)

    async def story(house: House) -> None:
        table = await house.two_people()
        table.enter(CountedEar(ANNA, 0), None)
        work = []
        for number in range(40):
            watcher = f"watcher {number}"
            await house.hall.join(watcher, JoinWish(table.standing.facts.code, watch=True))
            table.enter(CountedEar(watcher, None), None)
            if number in (19, 39):
                await house.hall.join("newcomer", JoinWish(table.standing.facts.code, watch=True))
                ear = CountedEar(guest, seat)
                CountedEar.asked = 0
                looked.clear()
                table.enter(ear, None)
                table.exit(ear)
                assert len(looked) <= 6  # for each pair of eyes, and for the snapshot
                work.append(CountedEar.asked)
        few, many = work
        assert many <= 2 * few

    in_house(data, story)


# Consent


def test_a_seat_is_left_when_its_person_agrees_and_taken_back_at_will(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        ear = house.listen(table, ANNA, 0)
        ask = Ask(request(), 1, "computer", "random")
        assert await why_not(house, table, BEN, Consent(request(), 1, yes=True)) == "power-not-asked"
        await house.done(table, ANNA, ask)
        assert ear.model["seats"][1]["ask"] == {"by": 0, "kind": "computer", "player": "random"}
        assert await why_not(house, table, ANNA, Consent(request(), 1, yes=True)) == "power-not-yours"
        await house.done(table, BEN, Consent(request(), 1, yes=False))
        assert ear.model["seats"][1]["ask"] is None
        assert ear.model["seats"][1]["kind"] == "person"
        await house.done(table, ANNA, Ask(request(), 1, "computer", "random"))
        house = await house.reopened()
        table = await house.hall.table(table.id)
        ear = house.listen(table, ANNA, 0)
        await house.done(table, BEN, Consent(request(), 1, yes=True))
        assert (ear.model["seats"][1]["kind"], ear.model["seats"][1]["taken"]) == ("computer", True)
        assert await why_not(house, table, ANNA, computer(1)) == "power-of-another"
        await house.done(table, BEN, here(1))
        assert notes(ear.model) == [
            "note-sits",
            "note-asks-computer",
            "note-declines",
            "note-asks-computer",
            "note-agrees",
            "note-computer-left",
            "note-back",
        ]
        assert house.listen(table, ANNA, None).model["log"] == house.listen(table, ANNA, 0).model["log"]
        await house.done(table, ANNA, Resign(request(), 0))
        checked = check_record(table)
        assert (checked.people, checked.undos, checked.unproven) == (2, 0, ())
        await house.close()

    in_house(data, story)


def test_a_seat_left_for_somebody_else_is_bound_anew(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        await house.done(table, ANNA, Ask(request(), 1, "open"))
        await house.done(table, BEN, Consent(request(), 1, yes=True))
        assert not house.holds(table, BEN, 1)
        with pytest.raises(NoFreeSeat):  # Anna plays already, and the seat holds a hand
            await house.hall.join(ANNA, JoinWish(house.hall.links(table, far=False).seats["1"].removeprefix("/join/")))
        await house.sit(table, 1, EVE)
        assert house.holds(table, EVE, 1)
        await house.done(table, EVE, Resign(request(), 1))
        assert check_record(table).people == 3

    in_house(data, story)


def test_what_a_computer_has_chosen_in_secret_is_not_played_for_who_sits_down_instead(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        await until(lambda: 1 in table.standing.choices)
        await house.done(table, ANNA, opened(1))
        assert table.standing.choices == {}
        await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        await house.sit(table, 1, BEN)
        house = await house.reopened()
        table = await house.hall.table(table.id)
        assert list(table.standing.choices) == [0]
        assert house.listen(table, BEN, 1).model["now"]["own"] is None
        await house.close()

    in_house(data, story)


def test_who_comes_back_is_not_shown_what_the_computer_has_chosen_in_secret(data: Place) -> None:
    """A stand-in is no adviser."""

    async def story(house: House) -> None:
        table = await house.two_people()
        await house.hand_over(table, ANNA, 0)
        await until(lambda: 0 in table.standing.choices)
        await house.done(table, ANNA, here(0))
        assert house.listen(table, ANNA, 0).model["now"]["own"] is None
        await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        own = table.standing.choices[0]
        house.computers.free.clear()
        await house.hand_over(table, ANNA, 0)
        assert table.standing.choices == {0: own}  # what she chose herself stays, also if she leaves then

    in_house(data, story)


def test_notes_stay_beside_what_is_left_for_who_followed_and_for_who_comes(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        ear = house.listen(table, ANNA, 0)
        await house.act(table, ANNA, 0, "draw 1")
        await house.done(table, ANNA, Settle(request(), 1, "computer", player="beginner"))
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert notes(ear.model) == ["note-computer", "note-undo"]
        again = house.listen(table, ANNA, 0)
        house.hall.forget(table)
        fresh = house.listen(await house.hall.table(table.id), ANNA, 0)
        assert ear.model["log"] == again.model["log"] == fresh.model["log"]

    in_house(data, story)


# Absence and pauses


def test_without_a_rule_nobody_is_ever_replaced(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.two_people()
        clock.now += 1_000_000
        assert await why_not(house, table, ANNA, Takeover(request(), 1, "random")) == "power-not-absent"

    in_house(data, story, clock=clock)


def test_who_keeps_the_table_waiting_for_longer_than_it_allows_is_replaced_until_coming_back(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree", absence="5 minutes")
        ear = house.listen(table, ANNA, 0)
        assert ear.model["table"]["absence"] == 300

        def takeover() -> Takeover:
            return Takeover(request(), 1, "random")

        clock.now += 6 * MINUTES
        assert await why_not(house, table, ANNA, takeover()) == "power-not-absent"  # it is not Ben's turn
        while table.position.to_act != 1:
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        ben = house.listen(table, BEN, 1)
        assert await why_not(house, table, ANNA, takeover()) == "power-not-absent"  # Ben is here
        table.exit(ben)
        await until(lambda: table.standing.seats[1].seen is not None)
        assert await why_not(house, table, EVE, takeover()) == "power-outsider"
        clock.now += 4 * MINUTES
        assert await why_not(house, table, ANNA, takeover()) == "power-not-absent"
        assert ear.model["seats"][1]["away"]
        clock.now += 1 * MINUTES
        await house.done(table, ANNA, takeover())
        await until(lambda: table.position.to_act == 0 or table.line.is_over)
        assert notes(ear.model)[-1] == "note-computer-absent"
        await house.done(table, BEN, here(1))
        assert house.holds(table, BEN, 1)
        await house.done(table, BEN, Resign(request(), 1))
        check_record(table)

    in_house(data, story, clock=clock)


def test_who_leaves_is_no_news_and_who_only_watches_leaves_no_seat(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, FRIEND, OPEN, absence="day")
        await house.hall.join(EVE, JoinWish(table.standing.facts.code, watch=True))
        before = await house.hall.own_tables(EVE)
        anna, eve = house.listen(table, ANNA, 0), house.listen(table, EVE, None)
        table.exit(eve)
        table.exit(anna)
        await until(lambda: table.standing.seats[0].seen is not None)
        assert [seat.seen for seat in table.standing.seats[1:]] == [None, None]
        assert [own.changed for own in await house.hall.own_tables(EVE)] == [own.changed for own in before]

    in_house(data, story)


def test_after_a_start_of_the_server_everybody_has_time_to_come_back(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.make("cherry_tree", FRIEND, PERSON, absence="5 minutes")
        await house.sit(table, 0, BEN)
        clock.now += 10_000 * MINUTES
        house = await house.reopened()
        table = await house.hall.table(table.id)
        assert await why_not(house, table, ANNA, Takeover(request(), 0, "random")) == "power-not-absent"
        clock.now += 5 * MINUTES
        await house.done(table, ANNA, Takeover(request(), 0, "random"))
        await house.close()

    in_house(data, story, clock=clock)


def test_everybody_hears_since_when_somebody_keeps_the_table_waiting(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree", absence="5 minutes")
        ear, ben = house.listen(table, ANNA, 0), house.listen(table, BEN, 1)

        def is_told() -> bool:
            away = ear.model["seats"][1]["away"]
            return away is not None and away == table.seat_infos(ANNA)[1].away

        table.exit(ben)
        await until(lambda: table.standing.seats[1].seen is not None)
        assert ear.model["seats"][1]["away"] is None  # nobody waits for Ben yet
        while table.position.to_act != 1:
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        assert is_told()
        ben = house.listen(table, BEN, 1)
        assert ear.model["seats"][1]["away"] is None
        gone = table.standing.seats[1].seen
        table.exit(ben)
        await until(lambda: table.standing.seats[1].seen != gone)
        await until(is_told)

    in_house(data, story)


def test_whoever_does_something_without_a_line_is_not_away(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.make("cherry_tree", FRIEND, PERSON, absence="5 minutes")
        await house.sit(table, 0, BEN)
        clock.now += 4 * MINUTES
        await house.done(table, BEN, Rename(request(), 0, "Benjamin"))
        clock.now += 4 * MINUTES
        assert await why_not(house, table, ANNA, Takeover(request(), 0, "random")) == "power-not-absent"
        clock.now += 1 * MINUTES
        await house.done(table, ANNA, Takeover(request(), 0, "random"))

    in_house(data, story, clock=clock)


def test_in_a_pause_that_all_agreed_on_nobodys_absence_counts(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.make("cherry_tree", FRIEND, PERSON, absence="day")
        await house.sit(table, 0, BEN)
        await house.done(table, BEN, Ask(request(), 1, "pause"))
        await house.done(table, ANNA, Consent(request(), 1, yes=True))
        assert house.listen(table, ANNA, 1).model["table"]["paused"]
        clock.now += 10_000 * MINUTES
        assert await why_not(house, table, ANNA, Takeover(request(), 0, "random")) == "power-not-absent"
        await house.done(table, ANNA, Resume(request()))
        await house.done(table, ANNA, Takeover(request(), 0, "random"))
        await house.done(table, ANNA, Resign(request(), 1))
        check_record(table)

    in_house(data, story, clock=clock)


# Coming, and the second game


def test_people_keep_their_seats_in_the_next_game_and_get_new_codes(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        await house.hall.join("bens phone", JoinWish(key_of(house, table, 1)))
        await house.done(table, BEN, Resign(request(), 1))
        await house.done(table, BEN, Rematch(request()))
        new = await house.hall.table(table.standing.rematch or "")
        assert all(house.holds(new, guest, 0) for guest in (BEN, "bens phone"))
        assert house.holds(new, ANNA, 1)
        assert key_of(house, new, 0) != key_of(house, table, 1)

    in_house(data, story)


def test_what_was_asked_is_void_once_who_asked_has_left_the_seat(data: Place) -> None:
    clock = Clock()

    async def story(house: House) -> None:
        table = await house.two_people("cherry_tree")
        await house.done(table, BEN, Ask(request(), 0, "pause"))
        await house.hand_over(table, BEN, 1)
        assert await why_not(house, table, ANNA, Consent(request(), 0, yes=True)) == "power-not-asked"
        await house.done(table, BEN, here(1))
        assert await why_not(house, table, BEN, Ask(request(), 0, "pause")) == "server-asked-already"
        clock.now += 61
        await house.done(table, BEN, Ask(request(), 0, "pause"))
        await house.done(table, ANNA, Consent(request(), 0, yes=False))
        assert not table.standing.around.company.agreed_to_pause
        await house.done(table, ANNA, Resign(request(), 0))
        check_record(table)

    in_house(data, story, clock=clock)


def test_everybody_is_told_who_held_a_seat_before_and_no_name_of_who_has_left_the_table(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        await house.hall.join(BEN, JoinWish(table.standing.facts.code, name="Ben"))

        def earlier(guest: str) -> list[tuple[str, str, bool]]:
            return [(one.name, one.player, one.yours) for one in table.seat_infos(guest)[1].earlier]

        assert earlier(ANNA) == [("Ben", "", False)]  # what was dealt before he sat down is his
        await house.done(table, BEN, Settle(request(), 1, "computer", player="random"))
        await house.done(table, BEN, Settle(request(), 1, "person", here=True))
        assert earlier(ANNA) == [("Ben", "", False)] * 2 + [("", "random", False)]
        assert earlier(BEN)[1] == ("Ben", "", True)
        await house.done(table, BEN, Settle(request(), 1, "open"))
        assert earlier(ANNA)[1] == ("", "", False)
        assert table.seat_infos(ANNA)[0].earlier == []

    in_house(data, story)
