"""The desk of a program: it plays whole games, is refused in one sentence, and learns nothing its seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

import hortus
from hortus.adapters.desk import MISTAKE, MOST_TABLES, TOOLS, Desk
from hortus.adapters.text import Refused
from hortus.contract.errors import BadSeed, Refusal
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.languages import LANGUAGES
from hortus.policy.forced import is_forced
from hortus.records import Record, verify
from tests.adapters.twins import answers, calls, cases, desk_in, futures, larger_tables, open_tables, twins

pytestmark = pytest.mark.interpreted_only

MOST_ACTIONS = 60
LONGER = 120  # for tables at which secrets come late


def told(answer: str | Refused) -> Any:
    assert isinstance(answer, str), answer
    return json.loads(answer)


def refused(answer: str | Refused) -> Refused:
    assert isinstance(answer, Refused), answer
    return answer


def play(desk: Desk, game: str, seed: int, **more: object) -> dict[str, Any]:
    """A whole game by random actions; how it stands at the end."""
    luck = random.Random(seed)
    now = told(desk.call("new_game", {"game": game, "json": True, **more}))
    table = now["table"]
    while now["view"]["legal"]:
        assert not is_forced(
            desk.tables[table].line.position, now["view"]["seat"]
        )  # what is no choice is not asked for
        action = luck.choice(now["view"]["legal"])
        now = told(desk.call("act", {"table": table, "action": action, "json": True}))
    return {**now, "table": table}


# Playing


@pytest.mark.thorough
@pytest.mark.parametrize("renamed", [None, "1"])
def test_a_program_plays_every_game_to_its_end_and_replays_it(renamed: str | None) -> None:
    desk = Desk(seed="1", renamed=renamed)
    for game in told(desk.call("list_games", {}))["games"]:
        end = play(desk, game["name"], seed=1, computers=["random"])
        assert end["view"]["winners"]
        assert "The game is over" in str(desk.call("look", {"table": end["table"]}))
        record = desk.call("read_record", {"table": end["table"]})
        for seat in end["view"]["seats"]:  # now nothing is secret any more
            again = told(desk.call("replay", {"record": record, "seat": seat, "json": True}))
            of_table = told(desk.call("replay", {"table": end["table"], "seat": seat, "json": True}))
            assert again == of_table
            assert again["view"]["points"] == end["view"]["points"]
        assert refused(desk.call("act", {"table": end["table"], "action": "stop"})).code in (
            "illegal_action",
            "unreadable_text",
        )


def test_the_record_of_a_game_is_verified() -> None:
    desk = Desk()
    record = desk.call("read_record", {"table": play(desk, "haru_ichiban", seed=1)["table"]})
    report = verify(Record.read(str(record)))
    assert report.has_secret
    assert report.lot
    assert report.people == 1


def test_a_second_game_leaves_the_first_alone_and_has_other_draws() -> None:
    desk = Desk(seed="1")
    first, second = (told(desk.call("new_game", {"game": "haru_ichiban", "seat": "red", "json": True})) for _ in "ab")
    assert (first["table"], second["table"]) == ("1", "2")
    assert first["commitment"] != second["commitment"]
    before = desk.call("look", {"table": "1", "json": True})
    desk.call("act", {"table": "2", "action": second["view"]["legal"][0]})
    assert desk.call("look", {"table": "1", "json": True}) == before


def test_a_seed_repeats_a_game_and_without_one_each_is_new() -> None:
    def begun(seed: str | None) -> str:
        return str(Desk(seed=seed).call("new_game", {"game": "haru_ichiban"}))

    assert begun("1") == begun("1") != begun("2")
    assert begun(None) != begun(None)


def test_a_seed_that_cannot_be_written_is_refused_at_once() -> None:
    with pytest.raises(BadSeed):
        Desk(seed="x" * 200)


def test_a_record_in_the_words_of_the_box_does_not_tell_what_others_stand_for() -> None:
    plain = Desk(seed="1")
    record = plain.call("read_record", {"table": play(plain, "haru_ichiban", seed=1, computers=["random"])["table"]})
    assert not isinstance(plain.call("replay", {"record": record}), Refused)
    assert refused(Desk(renamed="1").call("replay", {"record": record})).code == "bad_record"


def test_so_many_play_as_computers_are_named() -> None:
    desk = Desk(seed="1")
    wishes = {"game": "cherry_tree", "computers": ["greedy", "random", "level1"], "seat": "3", "json": True}
    assert told(desk.call("new_game", wishes))["players"] == ["greedy", "random", "program", "level1"]


def test_there_is_room_for_a_few_tables_and_leaving_one_makes_room() -> None:
    desk = Desk(seed="1")
    for _ in range(MOST_TABLES):
        assert not isinstance(desk.call("new_game", {"game": "haru_ichiban"}), Refused)
    assert refused(desk.call("new_game", {"game": "haru_ichiban"})).code == "too_many_tables"
    assert desk.call("leave_game", {"table": "2"}) == "You have left table 2."
    assert refused(desk.call("look", {"table": "2"})).code == "unknown_table"
    assert "This is table 9." in str(desk.call("new_game", {"game": "haru_ichiban"}))


def test_rules_are_looked_up_by_number_by_words_and_by_title() -> None:
    desk = Desk()
    assert str(desk.call("look_up_rules", {"game": "haru_ichiban", "number": "H9"})).startswith("H9 Step C: the wind\n")
    assert "H9" in str(desk.call("look_up_rules", {"game": "haru_ichiban", "search": "wind"}))
    assert desk.call("look_up_rules", {"game": "haru_ichiban", "search": "zeppelin"}) == "No rule has these words."
    assert "\nH24 " in str(desk.call("look_up_rules", {"game": "haru_ichiban"}))


# Bad input

WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("fly", {}, "unknown_tool"),
    ("look", {}, "bad_argument"),
    ("look", {"table": 1}, "bad_argument"),
    ("look", {"table": "1", "colour": "red"}, "bad_argument"),
    ("look", {"table": "1", "json": "yes"}, "bad_argument"),
    ("look", {"table": "x" * 1_000_001}, "bad_argument"),
    ("look", {"table": "7"}, "unknown_table"),
    ("log", {"table": "1", "since": -1}, "bad_argument"),
    ("log", {"table": "1", "since": True}, "bad_argument"),
    ("act", {"table": "1"}, "bad_argument"),
    ("act", {"table": "1", "action": ""}, "unreadable_text"),
    ("act", {"table": "1", "action": "bid 9"}, "unreadable_text"),
    ("act", {"table": "1", "action": "wind a1 n"}, "illegal_action"),
    ("new_game", {"game": "chess"}, "unknown_game"),
    ("new_game", {"game": "../games"}, "unknown_game"),
    ("new_game", {"game": "haru_ichiban", "options": {"edition": "third"}}, "unknown_option"),
    ("new_game", {"game": "haru_ichiban", "options": {"size": "9"}}, "unknown_option"),
    ("new_game", {"game": "haru_ichiban", "options": {"edition": 2}}, "bad_argument"),
    ("new_game", {"game": "haru_ichiban", "options": {"layout": "o"}}, "unreadable_option"),
    ("new_game", {"game": "haru_ichiban", "seat": "blue"}, "unknown_seat"),
    ("new_game", {"game": "haru_ichiban", "computers": "greedy"}, "bad_argument"),
    ("new_game", {"game": "haru_ichiban", "computers": []}, "wrong_seats"),
    ("new_game", {"game": "haru_ichiban", "computers": ["hal"]}, "unknown_player"),
    ("new_game", {"game": "haru_ichiban", "computers": ["greedy", "greedy"]}, "wrong_seats"),
    ("look_up_rules", {"game": "haru_ichiban", "number": "H99"}, "unknown_rule"),
    ("replay", {}, "bad_argument"),
    ("replay", {"table": "1", "record": "x"}, "bad_argument"),
    ("replay", {"table": "1", "ply": 10**9}, "unknown_ply"),
    ("replay", {"table": "1", "seat": "blue"}, "unknown_seat"),
    ("replay", {"table": "1", "seat": "yellow"}, "not_yours"),
    ("replay", {"record": "x"}, "bad_record"),
    ("replay", {"record": "hortus record 2\ngame: haru_ichiban\n"}, "bad_record"),
    ("read_record", {"table": "1"}, "not_yours"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_refused_in_one_line_with_a_code_and_changes_nothing(language: str) -> None:
    desk = Desk(language, seed="1")
    desk.call("new_game", {"game": "haru_ichiban", "seat": "red"})
    before = desk.call("look", {"table": "1", "json": True})
    for name, values, code in WRONG:
        answer = refused(desk.call(name, values))
        assert answer.code == code, (name, values, answer)
        assert answer.sentence
        assert "\n" not in str(answer)
    assert desk.call("look", {"table": "1", "json": True}) == before
    assert [*desk.tables] == ["1"]


def test_a_wrong_action_is_refused_with_its_rule() -> None:  # H6
    desk = Desk(seed="1")
    desk.call("new_game", {"game": "haru_ichiban", "seat": "red"})
    answer = refused(desk.call("act", {"table": "1", "action": "wind a1 n"}))
    assert answer.rule == "H6"
    assert str(answer).startswith("illegal_action: H6: ")


def test_a_mistake_of_ours_is_told_without_details_and_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk(seed="1")
    now = told(desk.call("new_game", {"game": "haru_ichiban", "seat": "red", "json": True}))
    before = desk.call("look", {"table": "1", "json": True})

    def stumble(self: object, position: Position, seat: int) -> int:
        raise RuntimeError(position.text())

    monkeypatch.setattr("hortus.players.greedy.GreedyPlayer.choose", stumble)
    answer = refused(desk.call("act", {"table": "1", "action": now["view"]["legal"][0]}))
    assert answer.code == MISTAKE
    assert "hand" not in answer.sentence
    assert desk.call("look", {"table": "1", "json": True}) == before


def test_every_tool_says_what_it_is_for() -> None:
    assert all(tool.about.endswith(".") and all(needed.about for needed in tool.needs) for tool in TOOLS)


# Secrets


def compare(name: str, options: dict[str, str], seat: int, seed: int, most: int = MOST_ACTIONS) -> int:
    """How many decisions were taken in worlds that differ, after whole sessions that did not."""
    game = hortus.load(name, **options)
    truth, other, different = twins(game, seat, seed, most)
    check_alike(game, seat, seed, truth, (truth, other))
    return different


def check_alike(game: Game, seat: int, seed: int, past: tuple[int, ...], worlds: Sequence[tuple[int, ...]]) -> None:
    asked = list(calls(game, seat, past, seed))
    truth, other = worlds
    with pytest.MonkeyPatch.context() as one, pytest.MonkeyPatch.context() as two:
        first = answers(desk_in(truth, one), asked)
        second = answers(desk_in(other, two), asked)
    for call, answer, twin in zip(asked, first, second, strict=True):
        assert answer == twin, f"{game.name}: seat {seat} can tell two worlds apart by {call}"


@pytest.mark.thorough
@cases
def test_no_program_can_tell_two_worlds_apart_in_a_whole_session(name: str, options: dict[str, str], seat: int) -> None:
    assert sum(compare(name, options, seat, seed) for seed in (1, 2)) > 10


@pytest.mark.thorough
@larger_tables
def test_nor_where_three_or_four_play(name: str, options: dict[str, str], seat: int) -> None:  # C10
    game = hortus.load(name, **options)
    seed = next(seed for seed in range(200) if twins(game, seat, seed, LONGER)[2] > 5)
    assert compare(name, options, seat, seed, LONGER) > 5


@pytest.mark.thorough
@open_tables
def test_no_program_can_tell_what_is_still_to_come(name: str, options: dict[str, str], seat: int) -> None:
    game = hortus.load(name, **options)
    past, worlds = futures(game, seat, seed=1, most=MOST_ACTIONS)
    assert len(past) > 20
    assert worlds[0] != worlds[1]
    check_alike(game, seat, 1, past, worlds)


def test_a_look_into_the_future_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hortus.load("ishtar", players=3)
    past, worlds = futures(game, 2, seed=1, most=MOST_ACTIONS)
    call = Desk.call

    def call_and_peek(self: Desk, name: str, values: dict[str, Any]) -> str | Refused:
        answer = call(self, name, values)
        return f"{answer} {self.tables['1'].line.dealer}" if self.tables else answer

    monkeypatch.setattr(Desk, "call", call_and_peek)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        check_alike(game, 2, 1, past, worlds)


@pytest.mark.soak
@cases
def test_no_program_can_tell_many_worlds_apart(name: str, options: dict[str, str], seat: int) -> None:
    for seed in range(40):
        compare(name, options, seat, seed)


def leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def view_for(self: Position, seat: int | None) -> dict[str, Any]:
        return self._full_view(seat) | {"choosing": list(self.choosing), "legal": self.legal_texts(seat)}

    monkeypatch.setattr(Position, "view_for", view_for)


def leak_in_log(monkeypatch: pytest.MonkeyPatch) -> None:
    log_for = Position.log_for
    monkeypatch.setattr(Position, "log_for", lambda self, seat, since=0: log_for(self, 1, since))


def leak_in_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def reason(self: Position, action: int, actor: int) -> Refusal:
        return Refusal("H6", "file-not-found", {"file": self.text()})

    monkeypatch.setattr(Position, "_reason", reason)


def leak_in_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.adapters.desk.Desk._check_own", lambda self, table, seat: None)


@pytest.mark.parametrize("plant", [leak_in_view, leak_in_log, leak_in_refusal, leak_in_record])
def test_a_leak_would_be_found(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare("haru_ichiban", {}, 0, seed=1)
