"""The attacks: for each row of the table of powers what a cheat would do if it were not there, and what once worked.

Eve has three cookies; Anna, Ben and Cleo are honest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.server.adversary.evening import ANNA, BEN, CLEO, COMPUTER, FRIEND, HERE, OPEN, TOKENS, Evening
from tests.server.adversary.house import Step

EVE, EVES_OTHER, EVES_PHONE = 0, 1, 2
HARU, CHERRY, ISHTAR = "haru_ichiban", "cherry_tree", "ishtar"
LONG_AWAY = 400.0  # seconds
ANYBODYS = "request-of-anybody"

Script = Callable[[Evening], object]
Door = tuple[str, str]
"""A row: its deed, and the name of its bar."""


RECORD: Door = "record", "over"
"""No row, but the second lock of many doors: a record takes no note of anything after the end."""


class Attack(NamedTuple):
    script: Script
    beside: tuple[Door, ...] = ()  # what keeps the same door shut: it opens when that is taken out, too


ATTACKS: dict[Door, Attack] = {}


def against(deed: str, bar: str, *beside: Door) -> Callable[[Script], Script]:
    def add(script: Script) -> Script:
        ATTACKS[deed, bar] = Attack(script, beside)
        return script

    return add


# Tables to begin with


def table_of_eve(here: Evening, game: str = HARU, **wishes: Any) -> str:
    """Eve has made a table and sits on the first seat, Ben on the second."""
    table = here.make(EVE, game, HERE, FRIEND, **wishes)
    here.join(BEN, link_of(here, EVE, table, 1))
    return table


def table_of_anna(here: Evening, *seats: dict[str, Any], game: str = HARU, **wishes: Any) -> str:
    """Anna has made a table and sits on the first seat; Eve looks on."""
    table = here.make(ANNA, game, HERE, *seats, **wishes)
    here.join(EVE, here.read(ANNA, table, "/links")["watch"])
    return table


def link_of(here: Evening, guest: int, table: str, seat: int) -> str:
    return str(here.read(guest, table, "/links")["seats"][str(seat)])


def code_of(here: Evening, table: str) -> str:
    return here.table(table).standing.facts.code


def settle(here: Evening, guest: int, table: str, seat: int, kind: str, is_here: bool = False) -> object:
    player = "random" if kind == "computer" else ""
    return here.command(guest, table, "settle", seat=seat, kind=kind, player=player, here=is_here)


# Looking and acting


@against("watch", "uninvited")
def look_in_uninvited(here: Evening) -> None:
    here.read(EVE, here.make(ANNA, HARU, HERE, COMPUTER))


@against("look", "not_own")
def look_into_the_hand_of_another(here: Evening) -> None:
    here.read(EVE, table_of_eve(here), seat=1)


@against("look", "computer_plays")
def look_over_the_shoulder_of_a_computer(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, EVE, table, 0, "computer")
    here.read(EVE, table, seat=0)


@against("act", "not_own")
def play_for_another(here: Evening) -> None:
    here.act(EVE, table_of_eve(here), 1)


@against("act", "computer_plays")
def change_the_name_of_a_computer(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, EVE, table, 0, "computer")
    here.command(EVE, table, "rename", seat=0, name="Anna")


@against("hint", "not_own")
def ask_for_a_hint_to_another(here: Evening) -> None:
    here.command(EVE, table_of_eve(here, aids=True), "hint", seat=1)


@against("hint", "computer_plays")
def ask_for_a_hint_to_a_computer(here: Evening) -> None:
    table = table_of_eve(here, aids=True)
    settle(here, EVE, table, 0, "computer")
    here.command(EVE, table, "hint", seat=0)


@against("hint", "unaided")
def ask_for_a_hint_that_was_not_agreed_on(here: Evening) -> None:
    here.command(EVE, table_of_eve(here), "hint", seat=0)


@against("review", "running")
def read_the_review_of_a_game_that_goes_on(here: Evening) -> None:
    here.command(EVE, table_of_eve(here), "review")


# Sitting down and coming back


@against("join", "computer_plays")
def follow_the_link_of_a_seat_that_a_computer_got(here: Evening) -> None:
    table = here.make(ANNA, HARU, HERE, FRIEND)
    link = link_of(here, ANNA, table, 1)
    settle(here, ANNA, table, 1, "computer")
    here.join(EVE, link)


@against("sit", "taken")
def follow_the_link_of_another(here: Evening) -> None:
    table = here.make(ANNA, HARU, HERE, FRIEND)
    link = link_of(here, ANNA, table, 1)
    here.join(BEN, link)
    here.join(EVE, link)


@against("sit", "over", RECORD)
def sit_down_after_the_end(here: Evening) -> None:
    table = here.make(ANNA, HARU, HERE, FRIEND)
    here.command(ANNA, table, "resign", seat=0)
    here.join(EVE, code_of(here, table))


@against("sit", "knows_another")
def look_at_one_hand_and_play_the_other(here: Evening) -> None:
    table = here.make(CLEO, HARU, FRIEND, FRIEND)
    here.join(EVE, link_of(here, CLEO, table, 0))
    settle(here, EVE, table, 0, "open")
    here.join(BEN, link_of(here, CLEO, table, 0))
    here.join(EVE, link_of(here, CLEO, table, 1))


@against("sit", "second_seat")
def play_two_hands_among_others(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, BEN, table, 1, "open")
    here.join(EVE, link_of(here, EVE, table, 1))


@against("sit", "seed_of_another")
def let_a_friend_manage_and_sit_down_to_known_draws(here: Evening) -> None:
    table = here.make(EVE, HARU, HERE, COMPUTER, seed="chosen")
    here.join(BEN, here.read(EVE, table, "/links")["manage"])
    settle(here, BEN, table, 1, "person", is_here=True)


@against("return", "plays_another")
def become_another_person(here: Evening) -> None:
    table = here.make(EVE, HARU, HERE, FRIEND)
    here.join(EVES_OTHER, link_of(here, EVE, table, 1))
    here.join(EVE, here.personal_code(EVES_OTHER, table, 1))


@against("take back", "not_own")
def send_away_the_computer_of_another(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, BEN, table, 1, "computer")
    settle(here, EVE, table, 1, "person", is_here=True)


@against("take back", "nobody_stands_in")
def come_back_without_having_left(here: Evening) -> None:
    settle(here, EVE, table_of_eve(here), 0, "person", is_here=True)


@against("take back", "over", RECORD)
def come_back_after_the_end(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, EVE, table, 0, "computer")
    here.command(BEN, table, "resign", seat=1)
    settle(here, EVE, table, 0, "person", is_here=True)


# Seats


@against("leave", "not_own", ("consent", "not_own"))
def consent_for_another_to_leave(here: Evening) -> None:
    table = table_of_eve(here)
    here.command(EVE, table, "ask", seat=1, kind="open")
    here.command(EVE, table, "consent", seat=1, yes=True)


@against("leave", "over", RECORD)
def leave_after_the_end(here: Evening) -> None:
    table = table_of_eve(here)
    here.command(EVE, table, "resign", seat=0)
    settle(here, EVE, table, 0, "computer")


@against("settle", "not_managing")
def decide_about_a_seat_without_managing(here: Evening) -> None:
    settle(here, EVE, table_of_anna(here, FRIEND), 1, "computer")


@against("settle", "taken")
def throw_somebody_out(here: Evening) -> None:
    settle(here, EVE, table_of_eve(here), 1, "computer")


@against("settle", "over", RECORD)
def decide_about_a_seat_after_the_end(here: Evening) -> None:
    table = here.make(EVE, HARU, HERE, FRIEND)
    here.command(EVE, table, "resign", seat=0)
    settle(here, EVE, table, 1, "computer")


@against("settle", "among_people")
def exchange_a_computer_in_the_middle_of_a_game(here: Evening) -> None:
    table = here.make(EVE, CHERRY, HERE, FRIEND, COMPUTER)
    here.join(BEN, link_of(here, EVE, table, 1))
    here.play(table)
    settle(here, EVE, table, 2, "computer")


@against("open", "chosen_seed")
def invite_somebody_to_known_draws(here: Evening) -> None:
    settle(here, EVE, here.make(EVE, HARU, HERE, COMPUTER, seed="chosen"), 1, "open")


@against("open", "something_undone")
def invite_somebody_after_looking_at_the_next_draw(here: Evening) -> None:
    table = here.make(EVE, CHERRY, HERE, COMPUTER)
    here.play(table)
    here.command(EVE, table, "undo", seat=0, ply=here.table(table).line.ply)
    settle(here, EVE, table, 1, "open")
    here.join(BEN, code_of(here, table))


@against("open", "known_to_players")
def hand_over_cards_after_looking_at_them(here: Evening) -> None:
    table = here.make(EVE, HARU, HERE, HERE)
    settle(here, EVE, table, 1, "open")
    here.join(BEN, code_of(here, table))


@against("open", "others_known", ("sit", "knows_another"))
def invite_somebody_to_play_against_a_computer_that_one_has_looked_at(here: Evening) -> None:
    table = here.make(EVE, CHERRY, HERE, HERE, HERE, HERE)
    secret = play_until_a_seat_has_secrets(here, table)
    first, last, *others = [seat for seat in range(4) if seat != secret]
    for seat in (first, last, *others, secret):
        settle(here, EVE, table, seat, "open")
    for seat in (secret, last, *others):
        settle(here, EVE, table, seat, "computer")
    settle(here, EVE, table, first, "person", is_here=True)
    settle(here, EVE, table, last, "open")
    here.join(BEN, code_of(here, table))


def play_until_a_seat_has_secrets(here: Evening, table: str) -> int:
    choice = 0
    while True:
        position = here.table(table).position
        for seat in range(position.player_count):
            if position.known_bytes(seat) != position.known_bytes(None):
                return seat
        here.play(table, choice)
        choice += 5


# Consent and absence


@against("ask", "not_seated")
def ask_while_a_computer_stands_in(here: Evening) -> None:
    table = here.make(ANNA, HARU, HERE, FRIEND)
    here.join(EVE, link_of(here, ANNA, table, 1))
    settle(here, EVE, table, 1, "computer")
    here.command(EVE, table, "ask", seat=0, kind="pause")


@against("ask", "not_of_another")
def ask_oneself(here: Evening) -> None:
    here.command(EVE, table_of_eve(here), "ask", seat=0, kind="pause")


@against("ask", "computer_plays")
def ask_somebody_who_has_left(here: Evening) -> None:
    table = table_of_eve(here)
    settle(here, BEN, table, 1, "computer")
    here.command(EVE, table, "ask", seat=1, kind="computer", player="random")


@against("ask", "over", RECORD)
def ask_after_the_end(here: Evening) -> None:
    table = table_of_eve(here)
    here.command(EVE, table, "resign", seat=0)
    here.command(EVE, table, "ask", seat=1, kind="pause")


@against("consent", "not_own")
def consent_for_another(here: Evening) -> None:
    table = table_of_eve(here)
    here.command(EVE, table, "ask", seat=1, kind="computer", player="random")
    here.command(EVE, table, "consent", seat=1, yes=True)


@against("consent", "not_asked")
def consent_unasked(here: Evening) -> None:
    here.command(EVE, table_of_eve(here), "consent", seat=0, yes=True)


@against("consent", "over", RECORD)
def consent_after_the_end(here: Evening) -> None:
    table = table_of_eve(here)
    here.command(BEN, table, "ask", seat=0, kind="computer", player="random")
    here.command(EVE, table, "resign", seat=0)
    here.command(EVE, table, "consent", seat=0, yes=True)


@against("take over", "outsider")
def let_a_computer_stand_in_from_outside(here: Evening) -> None:
    table = table_of_anna(here, COMPUTER, absence="5 minutes")
    here.wait(LONG_AWAY)
    here.command(EVE, table, "takeover", seat=0, player="random")


@against("take over", "not_of_another")
def count_as_absent_oneself(here: Evening) -> None:
    table = table_of_eve(here, absence="5 minutes")
    here.wait(LONG_AWAY)
    here.command(EVE, table, "takeover", seat=0, player="random")


@against("take over", "not_absent")
def let_a_computer_stand_in_at_once(here: Evening) -> None:
    here.command(EVE, table_of_eve(here, absence="5 minutes"), "takeover", seat=1, player="random")


# Links


@against("keep devices", "not_own")
def read_the_personal_code_of_another(here: Evening) -> None:
    here.personal_code(EVE, table_of_eve(here), 1)


@against("invite", "outsider")
def sit_down_by_the_code_that_a_watcher_is_shown(here: Evening) -> None:
    table = table_of_anna(here, FRIEND)
    here.join(EVE, here.read(EVE, table)["table"]["code"] or "nothing")


@against("manage", "not_managing")
def read_the_links_without_managing(here: Evening) -> None:
    here.read(EVE, table_of_anna(here, FRIEND), "/links")


@against("go on", "outsider")
def begin_the_next_game_from_outside(here: Evening) -> None:
    table = table_of_anna(here, COMPUTER)
    here.command(ANNA, table, "resign", seat=0)
    here.command(EVE, table, "rematch")


# What once worked


def read_the_secret_and_take_the_resignation_back(here: Evening) -> None:
    """The maker lets a computer play for the friend, resigns, reads the secret, takes that back, and nobody knows."""
    table = table_of_eve(here)
    settle(here, EVE, table, 1, "computer")
    here.command(EVE, table, "resign", seat=0)
    here.read(EVE, table)
    here.command(EVE, table, "undo", seat=0, ply=here.table(table).line.ply)
    settle(here, EVE, table, 1, "person")
    here.play(table)


def take_a_draw_back_against_a_person(here: Evening) -> None:
    table = table_of_eve(here, CHERRY)
    settle(here, EVE, table, 1, "computer")
    here.play(table)
    here.command(EVE, table, "undo", seat=0, ply=here.table(table).line.ply)
    settle(here, EVE, table, 1, "person")


def take_a_draw_back_once_the_other_has_left(here: Evening) -> None:
    table = table_of_eve(here, CHERRY)
    settle(here, BEN, table, 1, "computer")
    here.play(table)
    here.command(EVE, table, "undo", seat=0, ply=here.table(table).line.ply)


def invite_a_friend_to_a_chosen_seed(here: Evening) -> None:
    """A second table with the same seed shows the hand of the friend."""
    table = here.make(EVE, HARU, HERE, HERE, seed="chosen")
    settle(here, EVE, table, 1, "open")
    here.join(BEN, code_of(here, table))
    twin = here.make(EVES_OTHER, HARU, HERE, HERE, seed="chosen")
    here.read(EVES_OTHER, twin, seat=1)


def share_a_seat_in_silence(here: Evening) -> None:
    """A link of a seat for any number of guests, who see the hand and the sealed choice."""
    table = here.make(ANNA, HARU, HERE, FRIEND)
    link = link_of(here, ANNA, table, 1)
    here.join(BEN, link)
    here.join(EVE, link)
    here.act(BEN, table, 1)
    here.read(EVE, table, seat=1)
    here.act(EVE, table, 1, 1)


def keep_the_power_on_a_seat(here: Evening) -> None:
    """`here`, `computer`, `person`: the maker looked through a computer's seat, and kept the power on the friend's."""
    table = here.make(EVE, HARU, HERE, HERE)
    settle(here, EVE, table, 1, "computer")
    here.read(EVE, table, seat=1)
    settle(here, EVE, table, 1, "person")
    here.join(BEN, code_of(here, table))
    here.read(EVE, table, seat=1)


def pause_twice(here: Evening) -> None:
    """The record told of a pause within a pause, and did not verify."""
    table = table_of_eve(here)
    for _ in range(2):
        here.command(EVE, table, "ask", seat=1, kind="pause")
        here.command(BEN, table, "consent", seat=1, yes=True)
    here.command(EVE, table, "resign", seat=0)
    here.command(EVE, table, "resume")


def sit_down_by_a_link_to_watch(here: Evening) -> None:
    """Watchers saw the code of the table, and could take the seat with it that was kept for a friend."""
    table = table_of_anna(here, FRIEND)
    here.harvest()
    here.enter(EVE, table)
    for key in list(here.pockets["cheat"]):
        here.join(EVE, key)
    here.join(BEN, link_of(here, ANNA, table, 1))


def use_the_token_of_another_server(here: Evening) -> None:
    """The public listener accepted inter-server tokens from any client, at any time."""
    table = table_of_eve(here)
    act = {"type": "rename", "request": "request-vouched", "seat": 1, "name": "Eve"}
    steps = [
        Step("GET", path=f"/api/tables/{table}?seat=1"),
        Step("POST", path=f"/api/tables/{table}", body=act),
        Step("POST", path="/inside/seats", body=[table]),
        Step("GET", path="/api/tables"),
        Step("GET", path="/ready"),
        Step("enter", path=f"/api/tables/{table}/live?seat=1"),
    ]
    for kind in TOKENS:
        for step in steps:
            here.vouch(EVE, BEN, step, kind)


def use_the_request_of_another(here: Evening) -> None:
    """Requests belonged to the table, so of two people with the same id only one had played."""
    table = table_of_eve(here)
    for _ in range(6):
        here.play(table, request=ANYBODYS)
        here.play(table, 1, request=ANYBODYS)


def change_a_name_too_often(here: Evening) -> None:
    here.flood(EVE, table_of_eve(here), "rename", seat=0, name="Eve")


def ask_again_and_again(here: Evening) -> None:
    """Each question was a note for ever, in everything that the other was sent."""
    table = table_of_eve(here)
    for kind in ("pause", "open", "pause"):
        here.command(EVE, table, "ask", seat=1, kind=kind)


def come_and_go(here: Evening) -> None:
    table = table_of_eve(here)
    for _ in range(6):
        settle(here, EVE, table, 0, "computer")
        settle(here, EVE, table, 0, "person", is_here=True)


def sit_down_with_a_new_cookie_each_time(here: Evening) -> None:
    """Each new cookie was a new person, who had not changed any seat yet."""
    table = here.make(ANNA, HARU, HERE, OPEN)
    code = code_of(here, table)
    for _ in range(6):
        sit_and_vanish(here, EVE, table, code, 1)


def sit_and_vanish(here: Evening, guest: int, table: str, code: str, seat: int) -> None:
    """Sit down, leave the seat for good, and have the cookie forgotten, so that the next visit is by a new person."""
    here.join(guest, code)
    settle(here, guest, table, seat, "open")
    here.take(Step("POST", guest, "/api/forget", {}))


def ask_an_accomplice_in_turns(here: Evening) -> None:
    """Two of the cheat's cookies ask the third, which answers at once."""
    table = here.make(EVE, ISHTAR, HERE, FRIEND, FRIEND, options={"players": "3"})
    for guest, seat in ((EVES_OTHER, 1), (EVES_PHONE, 2)):
        here.join(guest, link_of(here, EVE, table, seat))
    for _ in range(6):
        for guest in (EVE, EVES_OTHER):
            here.command(guest, table, "ask", seat=2, kind="pause")
            here.command(EVES_PHONE, table, "consent", seat=2, yes=False)


def use_the_personal_code_of_another(here: Evening) -> str:
    """Nobody noticed. Now the owner does, and only the owner: neither the host nor a watcher."""
    table = here.make(ANNA, HARU, HERE, FRIEND)
    here.join(BEN, link_of(here, ANNA, table, 1))
    code = here.personal_code(BEN, table, 1)
    here.enter(BEN, table, 1)
    here.join(EVES_OTHER, here.read(ANNA, table, "/links")["watch"])
    here.join(EVE, code)
    for guest, seat in ((BEN, 1), (EVE, 1), (EVES_OTHER, None), (ANNA, 0)):
        here.read(guest, table, seat=seat)
        here.read_notes(guest, table, seat)
    return table


def read_the_private_notes_of_who_sat_here_before(here: Evening) -> None:
    table = use_the_personal_code_of_another(here)
    settle(here, BEN, table, 1, "open")
    here.join(CLEO, link_of(here, ANNA, table, 1))
    here.read_notes(CLEO, table, 1)


def page_through_a_long_log(here: Evening) -> None:
    """More notes than a snapshot has, while Ben holds a hand that Eve does not know."""
    table = table_of_eve(here)
    here.enter(EVE, table, 0)
    for number in range(52):
        here.command(EVE, table, "ask", seat=1, kind="pause")
        here.command(BEN, table, "consent", seat=1, yes=False)
        if number % 10 == 0:
            here.play(table, number)
            here.wait(LONG_AWAY)
    for seat in (0, None):
        here.read(EVE, table, seat=seat)
        here.read_notes(EVE, table, seat)


ONCE: tuple[Script, ...] = (
    pause_twice,
    read_the_secret_and_take_the_resignation_back,
    take_a_draw_back_against_a_person,
    take_a_draw_back_once_the_other_has_left,
    invite_a_friend_to_a_chosen_seed,
    share_a_seat_in_silence,
    keep_the_power_on_a_seat,
    sit_down_by_a_link_to_watch,
    use_the_token_of_another_server,
    use_the_request_of_another,
    change_a_name_too_often,
    ask_again_and_again,
    come_and_go,
    sit_down_with_a_new_cookie_each_time,
    ask_an_accomplice_in_turns,
    use_the_personal_code_of_another,
    read_the_private_notes_of_who_sat_here_before,
    page_through_a_long_log,
)
