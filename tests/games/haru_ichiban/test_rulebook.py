"""The figures of the rulebook: what their captions say is counted out by the engine."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.teaching import Drawn, drawn
from hortus.games.haru_ichiban.components import LAYOUTS, read_layout
from hortus.languages import sentence

GAME = hortus.load("haru_ichiban")


def shown(name: str) -> Drawn:
    return drawn(GAME, next(figure for figure in GAME.rulebook.figures if figure.name == name))


def caption(name: str) -> str:
    return sentence(f"haru-figure-{name}", shown(name).facts)


@pytest.mark.parametrize(
    ("name", "kind", "points"),
    [("square", "square", 1), ("row", "line", 2), ("diagonal", "diagonal", 3), ("five", "five", 5)],
)
def test_there_is_a_figure_of_each_kind(name: str, kind: str, points: int) -> None:  # H14
    [position] = shown(name).positions
    [figure] = position.view_for(None)["figures"]
    assert (figure["figure"], figure["points"]) == (kind, points)
    assert f"{points} point" in caption(name)


def test_the_wind_pushes_three_lilies() -> None:  # H9
    before, after = shown("wind").positions
    assert {lily["cell"] for lily in before.view_for(None)["lilies"]} - {
        lily["cell"] for lily in after.view_for(None)["lilies"]
    } == {"b4"}
    assert "3 lilies move" in caption("wind")


def test_the_juniors_flower_opens_on_the_dark_lily() -> None:  # H7
    assert "Red is the junior gardener" in caption("junior")
    assert "the dark lily, d4" in caption("junior")


def test_the_senior_turns_the_next_lily_dark() -> None:  # H10
    assert "has turned b3 dark side up" in caption("dark")


def test_equal_flowers_open_under_the_frogs_which_may_come_back_on_thirteen_lilies() -> None:  # H16, H17
    assert len(shown("equal").positions[-1].legal_texts()) == 13
    assert "13 lilies" in caption("equal")


def test_two_figures_at_once_are_worth_three_points() -> None:  # H15
    assert "Red now has 3 points" in caption("both")


def test_a_five_wins_against_more_points() -> None:  # H23
    assert shown("fewer").positions[-1].winners() == (0,)
    assert "The points are 5 to 6" in caption("fewer")


def test_the_start_is_that_of_a_game() -> None:  # H4
    [position] = shown("start").positions
    assert position.text() == GAME.start().text()
    assert "The lily on d4 is dark on both sides" in caption("start")


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_can_be_called_by_its_name(name: str) -> None:  # H4
    assert read_layout(LAYOUTS[name]) == LAYOUTS[name]
    named, drawn_out = (hortus.load("haru_ichiban", layout=layout).start() for layout in (name, LAYOUTS[name]))
    assert named.state_bytes() == drawn_out.state_bytes()
