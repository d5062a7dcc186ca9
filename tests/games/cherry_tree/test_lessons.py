"""What the lessons say is so: their numbers and reasons, worked out by the engine."""

from __future__ import annotations

import pytest

from hortus.contract.position import Position
from hortus.contract.teaching import pupil_at, tried
from hortus.games.cherry_tree import GAME
from hortus.games.cherry_tree.components import COLOURS
from hortus.games.cherry_tree.exact import draws_for
from tests.games.cherry_tree.tables import play

pytestmark = pytest.mark.interpreted_only

LESSONS = {lesson.name: lesson for lesson in GAME.lessons}


def at(name: str, *actions: str) -> Position:
    return play(pupil_at(GAME, LESSONS[name]), *actions)


def front(position: Position) -> int:
    return position.view_for(0)["score_parts"][0]["front"]


def test_two_flowers_are_the_most_that_cannot_fail() -> None:
    assert [odds.fails > 0 for odds in draws_for(at("draw"), 0)] == [False, False, *[True] * 6]


def test_only_a_dark_blue_flower_would_be_harmless_and_one_in_five_is() -> None:
    position = at("stop")
    assert set(COLOURS) - set(position.view_for(0)["would_fail"]) == {"dark"}
    assert 1 - float(draws_for(position, 0)[0].fails) == pytest.approx(1 / 5, abs=0.02)


def test_all_three_flowers_of_the_bag_are_safe_and_end_the_game() -> None:
    assert [odds.fails for odds in draws_for(at("odds"), 0)] == [0, 0, 0]
    assert tried(GAME, LESSONS["odds"], "draw 3").position.state.bag_size == 0


def test_yellow_and_white_bring_most() -> None:
    gains = {text: front(at("points", text)) - front(at("points")) for text in at("points").legal_texts(0)}
    assert gains == {"keep yellow white": 2 + 3, "keep pink yellow": 2 - 3, "keep pink white": 3 - 3}


def test_light_blue_flowers_cost_a_point_in_front() -> None:
    points = {text: front(at("behind", text)) for text in at("behind").legal_texts(0)}
    assert points == {"behind light": 3, "behind none": 3 - 1, "behind white": -1 - 1}


def test_a_black_flower_brings_points_to_whoever_has_it_in_front() -> None:
    def points(*actions: str) -> list[int]:
        return [parts["front"] for parts in at("black", *actions).view_for(0)["score_parts"]]

    before = points()
    assert before[0] == 5
    assert points("place front")[0] == 8
    assert points("place behind") == before
    assert points("place 2")[1] > before[1]
    assert points("place 3")[2] > before[2]


def test_two_jokers_win_the_warm_group_and_most_points() -> None:
    ends = {text: at("jokers", text, "warm 0", "warm 0").view_for(0) for text in at("jokers").legal_texts(0)}
    assert {part: ends["warm 2"]["score_parts"][0][part] for part in ("warm", "cool")} == {"warm": 18, "cool": 12}
    assert max(ends, key=lambda text: ends[text]["points"][0]) == "warm 2"
