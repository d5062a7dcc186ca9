"""Lessons at a terminal: every game's can be gone through, every try is answered, and whoever leaves can go on."""

from __future__ import annotations

import pytest

import hortus
from hortus.languages import LANGUAGES, sentence
from hortus.terminal.learn import Classroom, NoLesson, play_first_game
from tests.terminal.keyboard import console_for, typing

pytestmark = pytest.mark.interpreted_only

GAMES = [hortus.load(name) for name in hortus.games()]
HARU = hortus.load("haru_ichiban")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def shown_by(game: hortus.Game, *lines: str, first: str = "1", language: str = "en") -> tuple[bool, str]:
    console, screen = console_for(typing(*lines), language)
    return Classroom(console, game, first).run(), " ".join(screen.getvalue().split())


@every_game
def test_the_right_answers_lead_to_the_end(game: hortus.Game) -> None:
    answers = [line for lesson in game.lessons for line in (min(lesson.answers), "")]
    is_over, shown = shown_by(game, *answers)
    assert is_over
    for lesson in game.lessons:
        name = f"{game.sentence_prefix}-lesson-{lesson.name}"
        for ending in ("", "-title", "-task", "-done"):
            assert " ".join(sentence(name + ending).split()) in shown


def test_a_wrong_try_is_answered_and_changes_nothing() -> None:
    is_over, shown = shown_by(HARU, "flower a3", "wind c3 n", "nonsense", "flower c4", "", "quit")
    assert not is_over
    assert sentence("haru-lesson-square-not") in shown
    assert sentence("haru-refuse-not-now", {"step": "flower"}) in shown
    assert "“nonsense” is neither a move nor a command" in shown
    assert sentence("haru-lesson-square-done") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leaves_is_told_how_to_go_on(language: str) -> None:
    is_over, shown = shown_by(HARU, "next", "next", "back", "help", "moves", "quit", language=language)
    assert not is_over
    assert shown.endswith("learn haru_ichiban 2")
    welcome = sentence("learn-welcome", {"game": "Haru Ichiban", "count": 7}, language)
    assert shown.count(" ".join(welcome.split())) == 2  # at first, and for help


@pytest.mark.parametrize("number", ["0", "8", "-1", "two", "9" * 5000])
def test_a_lesson_that_is_not_there_is_refused(number: str) -> None:
    with pytest.raises(NoLesson) as caught:
        shown_by(HARU, first=number)
    assert caught.value.code == "no_lesson"


@pytest.mark.parametrize(("answer", "begins"), [("yes", True), ("no", False)])
def test_the_first_game_is_played_by_whoever_wants_to(answer: str, begins: bool) -> None:
    console, screen = console_for(typing(answer))
    play_first_game(console, "haru_ichiban")
    assert ("Snail (computer, level 1)" in screen.getvalue()) == begins
    assert (sentence("coach-haru-step-bid") in " ".join(screen.getvalue().split())) == begins
