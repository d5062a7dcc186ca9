"""What a pond promises: figures that are near, and who can reach them first (H14)."""

from __future__ import annotations

import pytest

import hortus
from hortus.games.haru_ichiban.components import CELL_NAMES, RED, YELLOW
from hortus.games.haru_ichiban.judgement import BEGUN, DARK, FIRST, NEAR, WINDY, prospects
from hortus.games.haru_ichiban.state import BID, DARK_SIDE, FLOWER, FLOWER_ON, LILY, State

LINE = 2
"""Points for four flowers in a line."""


def cells(*names: str) -> int:
    return sum(1 << CELL_NAMES.index(name) for name in names)


def pond(red: str, lilies: str = "", dark: str = "", yellow: str = "") -> State:
    """A column of Red's flowers on lilies, and what else lies there, on water."""
    game = hortus.load("haru_ichiban")
    s = game.record(game.new_state())
    s.phase, s.senior = FLOWER, YELLOW
    s.pond[:] = 0
    s.pond[LILY] = cells(*(red + " " + lilies + " " + yellow).split())
    s.pond[DARK_SIDE] = cells(*dark.split())
    s.pond[FLOWER_ON + RED], s.pond[FLOWER_ON + YELLOW] = cells(*red.split()), cells(*yellow.split())
    return s


@pytest.mark.parametrize(
    ("s", "expected"),
    [
        pytest.param(pond("a1 a2 a3", "a4"), NEAR, id="one flower is missing on a free lily"),
        pytest.param(pond("a1 a2 a3"), WINDY, id="a lily is missing too, which the wind may bring"),
        pytest.param(pond("a1 a2 a3", "a4", dark="a4"), NEAR + DARK, id="the lily is the dark one"),
        pytest.param(pond("a1 a2", "a3 a4"), BEGUN, id="two flowers are missing"),
        pytest.param(pond("a1 a2", "a3"), 0, id="two flowers and a lily are missing"),
        pytest.param(pond("a1 a2 a3", yellow="a4"), 0, id="the other flowers in the way"),
    ],
)
def test_a_line_promises_the_more_the_nearer_it_is(s: State, expected: float) -> None:
    assert prospects(s, RED) == pytest.approx(LINE * expected)
    assert prospects(s, YELLOW) == 0


def test_whoever_flowers_now_is_the_first_to_close_a_line() -> None:
    s = pond("a1 a2 a3", "a4")
    s.senior = RED
    assert prospects(s, RED) == pytest.approx(LINE * (NEAR + FIRST))
    s.phase = BID
    assert prospects(s, RED) == pytest.approx(LINE * NEAR)
