"""A puzzle is solved by its best action; whatever else is tried gets an answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hortus
from hortus.contract.errors import UnreadableText
from hortus.puzzles import NoPuzzle, Tried, hint_of, puzzle_of, puzzles_of, solution_of, tried
from hortus.puzzles.solving import of_theme

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
GAMES = [hortus.load(name) for name in hortus.games()]

MOST_TRIED = 8

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_the_best_action_is_right_and_no_other_is(game: hortus.Game) -> None:
    for puzzle in puzzles_of(game)[:5]:
        answers = {text: tried(puzzle, text) for text in puzzle.start().legal_texts()[:MOST_TRIED]}
        assert all(answer == Tried(text == puzzle.best) for text, answer in answers.items())
        assert tried(puzzle, puzzle.best) == Tried(True)
        assert solution_of(puzzle).log_for(puzzle.start().to_act), "what it leads to can be told"
        assert len(hint_of(puzzle)) <= 2


def test_what_the_rules_forbid_is_no_try() -> None:
    puzzle = puzzles_of(HARU)[0]
    forbidden = tried(puzzle, "bid 1")
    assert not forbidden.is_right
    assert forbidden.refusal is not None


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(UnreadableText):
        tried(puzzles_of(HARU)[0], "nonsense")


@pytest.mark.parametrize("number", ["0", "-1", "01", "two", "", "9" * 5000])
def test_a_number_that_no_puzzle_has_is_refused(number: str) -> None:
    with pytest.raises(NoPuzzle) as caught:
        puzzle_of(HARU, number)
    assert (caught.value.code, caught.value.message_id) == ("no_puzzle", "puzzle-no-such")


def test_a_theme_that_no_puzzle_has_is_refused() -> None:
    theme = puzzles_of(HARU)[0].theme
    assert {puzzle.theme for puzzle in of_theme(HARU, theme)} == {theme}
    with pytest.raises(NoPuzzle) as caught:
        of_theme(HARU, "checkmate")
    assert theme in caught.value.arguments["known"]


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(NoPuzzle) as caught:
        puzzle_of(replace(HARU, puzzles=None), "1")
    assert caught.value.message_id == "puzzle-none"
