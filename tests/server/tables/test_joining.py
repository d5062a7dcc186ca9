"""Coming to a table by a link or a code: asking changes nothing, and who cannot sit down is told why."""

from __future__ import annotations

import asyncio

import pytest

from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import BadLink, NoFreeSeat
from hortus.server.protocol import JoinWish, SeatWish, Settle
from hortus.server.storage.places import Place
from tests.server.house import ANNA, BEN, COMPUTER, EVE, FRIEND, OPEN, PERSON, House, in_house, request
from tests.server.web import FRIEND as A_FRIEND
from tests.server.web import PERSON as A_PERSON
from tests.server.web import Guest, Web, told

pytestmark = pytest.mark.interpreted_only


async def invited(web: Web) -> tuple[Guest, str, dict[str, str]]:
    """Anna's table with a seat for a friend, and the keys to it."""
    anna = web.guest()
    table = await anna.make("haru_ichiban", {**A_PERSON, "name": "Anna"}, A_FRIEND)
    links = await anna.links(table)
    keys = {"seat": links["seats"]["1"], "watch": links["watch"], "manage": links["manage"]}
    code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
    return anna, table, {name: link.removeprefix("/join/") for name, link in keys.items()} | {"code": code}


# Asking


@pytest.mark.parametrize("what", ["seat", "code", "watch", "manage"])
def test_opening_an_invitation_changes_nothing_before_something_is_pressed(data: Place, what: str) -> None:
    async def story(web: Web) -> None:
        anna, table, keys = await invited(web)
        before = await anna.get(f"/api/tables/{table}?seat=0")
        ben = web.guest()
        for method in ("GET", "HEAD"):
            for path in (f"/join/{keys[what]}", f"/api/invitations/{keys[what]}"):
                assert (await ben.http.request(method, path)).status_code == 200
        assert (await ben.http.get(f"/api/tables/{table}")).status_code == 403
        assert await ben.get("/api/tables") == []
        assert await anna.get(f"/api/tables/{table}?seat=0") == before

    told(data, story)


def test_an_invitation_tells_who_plays_what_and_where_one_would_sit(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, table, keys = await invited(web)
        ben = web.guest()
        for what, gives in (("seat", "seat"), ("code", "seat"), ("watch", "watch"), ("manage", "manage")):
            info = await ben.get(f"/api/invitations/{keys[what]}")
            assert (info["table"], info["game"], info["over"]) == (table, "haru_ichiban", False)
            assert info["options"]["edition"] == "dragonfly"
            assert [(seat["name"], seat["taken"], seat["yours"]) for seat in info["seats"]] == [
                ("Anna", True, False),
                ("", False, False),
            ]
            assert (info["gives"], info["seat"], info["yours"]) == (gives, 1 if gives == "seat" else None, False)
            assert info["refusal"] is None
            assert not {"view", "log", "secret", "hands"} & set(info)
        await ben.follow(keys["seat"])
        for what in ("seat", "code"):
            again = await ben.get(f"/api/invitations/{keys[what]}")
            assert (again["seat"], again["yours"]) == (1, True)
        assert (await anna.get(f"/api/invitations/{keys['manage']}"))["yours"]

    told(data, story)


def test_invitations_cannot_be_tried_out_faster_than_joining(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        codes = [(await guest.http.get("/api/invitations/ABCDEF")).json()["code"] for _ in range(2)]
        codes.append((await guest.post("/api/join", {"key": "ABCDEF"}))["code"])
        assert codes == ["bad_link", "bad_link", "too_many"]

    told(data, story, joins_per_minute=2)


@pytest.mark.parametrize(
    ("key", "sentence_id"),
    [
        ("NONONO", "server-bad-code"),
        ("", "server-bad-code"),
        ("a b/c", "server-bad-code"),
        ("s.nothing", "server-bad-link"),
        ("x.y", "server-bad-link"),
    ],
)
def test_a_key_to_nowhere_is_answered_with_a_sentence(data: Place, key: str, sentence_id: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        for answer in (
            await guest.http.get(f"/api/invitations/{key}"),
            await guest.http.post("/api/join", json={"key": key}),
        ):
            assert (answer.status_code, answer.json()["code"], answer.json()["id"]) == (403, "bad_link", sentence_id)
        assert (await guest.http.get(f"/join/{key}")).status_code == 200  # the page says it

    told(data, story)


# By code


def test_the_code_seats_whoever_types_it_on_the_seat_that_is_meant_for_a_friend(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        ear = house.listen(table, ANNA, 0)
        assert [seat["taken"] for seat in ear.model["seats"]] == [True, False]
        code = table.standing.facts.code
        assert (await house.hall.join(BEN, JoinWish(code, "Ben"))).seat == 1
        assert (ear.model["seats"][1]["name"], ear.model["seats"][1]["taken"]) == ("Ben", True)
        assert (await house.hall.join(BEN, JoinWish(code))).seat == 1
        assert (await house.hall.join(ANNA, JoinWish(code))).seat == 0

    in_house(data, story)


def test_where_no_seat_is_free_the_code_says_so_and_lets_one_watch(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, FRIEND, COMPUTER)
        await house.sit(table, 1, BEN)
        code = table.standing.facts.code
        with pytest.raises(NoFreeSeat) as caught:
            await house.hall.join(EVE, JoinWish(code, "Eve"))
        assert not table.standing.is_invited(EVE)
        info = await house.hall.describe(EVE, code)
        assert info.refusal is not None
        assert (info.seat, info.refusal.id) == (None, caught.value.message_id)
        for language in LANGUAGES:
            assert sentence(info.refusal.id, info.refusal.arguments, language)
        assert (await house.hall.join(EVE, JoinWish(code, watch=True))).seat is None
        assert table.standing.is_invited(EVE)
        assert [seat.person for seat in table.standing.seats] == [1, 2, None]

    in_house(data, story)


def test_of_two_who_type_the_code_at_once_one_gets_the_seat(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        code = table.standing.facts.code
        tries = [house.hall.join(guest, JoinWish(code)) for guest in (BEN, EVE)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Joined", "NoFreeSeat"]
        assert len(table.standing.people) == 2

    in_house(data, story)


def test_a_seat_that_waits_for_somebody_by_name_is_given_last(data: Place) -> None:
    async def story(house: House) -> None:
        named = SeatWish("person", name="Ben", here=False)
        table = await house.make("cherry_tree", PERSON, named, OPEN)
        code = table.standing.facts.code
        assert (await house.hall.join(EVE, JoinWish(code, "Eve"))).seat == 2
        assert (await house.hall.join(BEN, JoinWish(code))).seat == 1
        assert [seat.name for seat in table.standing.seats] == ["", "Ben", "Eve"]

    in_house(data, story)


# By link


def test_the_first_guest_binds_the_seat_and_may_choose_the_name(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, SeatWish("person", name="Ben", here=False))
        key = house.hall.links(table, far=False).seats["1"].removeprefix("/join/")
        await house.hall.join(BEN, JoinWish(key, "Benjamin"))
        with pytest.raises(NoFreeSeat):
            await house.hall.join(EVE, JoinWish(key, "Somebody"))
        assert (await house.hall.join(BEN, JoinWish(key, "Somebody"))).seat == 1  # the second time
        assert table.standing.seats[1].name == "Benjamin"
        assert not table.standing.is_invited(EVE)

    in_house(data, story)


def test_a_link_to_a_seat_where_a_computer_plays_says_so(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        key = house.hall.links(table, far=False).seats["1"].removeprefix("/join/")
        await house.done(table, ANNA, Settle(request(), 1, "computer", player="random"))
        info = await house.hall.describe(BEN, key)
        assert info.refusal is not None
        with pytest.raises(NoFreeSeat):
            await house.hall.join(BEN, JoinWish(key))
        assert (await house.hall.join(BEN, JoinWish(key, watch=True))).seat is None

    in_house(data, story)


def test_a_dead_link_opens_nothing_not_even_to_watch(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        key = house.hall.links(table, far=False).seats["1"].removeprefix("/join/")
        await house.sit(table, 1, BEN)
        await house.hand_over(table, BEN, 1, "open")
        with pytest.raises(BadLink):
            await house.hall.describe(EVE, key)
        for watch in (False, True):
            with pytest.raises(BadLink):
                await house.hall.join(EVE, JoinWish(key, watch=watch))
        assert not table.standing.is_invited(EVE)

    in_house(data, story)


def test_lists_of_tables_tell_which_seats_are_taken_awake_or_not(data: Place) -> None:
    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, FRIEND)
        for expected in ([True, False], [True, True]):
            awake = (await house.hall.own_tables(ANNA))[0].seats
            house.hall.forget(table)
            asleep = (await house.hall.own_tables(ANNA))[0].seats
            assert [seat.taken for seat in awake] == [seat.taken for seat in asleep] == expected
            table = await house.hall.table(table.id)
            if not expected[1]:
                await house.sit(table, 1, BEN)

    in_house(data, story)


# Addresses that do not exist

FOR_PEOPLE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/at/all", "/table/", "/web/nothing", "/index.html"])
def test_people_get_a_page_where_there_is_nothing_and_programs_a_refusal(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        page = await web.guest(**FOR_PEOPLE).http.get(path)
        assert page.status_code == 404
        assert "text/html" in page.headers["content-type"]
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "<hortus-app>" in page.text
        again = await web.guest(**FOR_PEOPLE).http.get(path, headers={"If-None-Match": "*"})
        assert again.status_code == 404
        for accept in ("*/*", "application/json"):
            refusal = await web.guest(Accept=accept).http.get(path)
            assert (refusal.status_code, refusal.json()["code"]) == (404, "no_such_place")

    told(data, story)


def test_the_interface_answers_in_its_own_words_whoever_asks(data: Place) -> None:
    async def story(web: Web) -> None:
        for path in ("/api/nowhere", "/api/tables/nowhere"):
            answer = await web.guest(**FOR_PEOPLE).http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
        wrong_way = await web.guest(**FOR_PEOPLE).http.post("/nowhere")
        assert wrong_way.status_code == 404

    told(data, story)
