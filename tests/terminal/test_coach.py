"""The coach at a terminal: what each step is for and what just happened, where it is asked for."""

from __future__ import annotations

import pytest

import hortus
from hortus.languages import LANGUAGES, sentence
from hortus.terminal.screen import Screen
from tests.terminal.keyboard import console_for, new_table, typing

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
STEP = "coach-haru-step-bid"


def shown_by(*lines: str, language: str = "en") -> str:
    table, screen = new_table(HARU, typing(*lines), language=language)
    table.run()
    return " ".join(screen.getvalue().split())


def words(name: str, language: str = "en", **arguments: object) -> str:
    return " ".join(sentence(name, arguments, language).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_from_when_it_is_asked_for_until_it_is_sent_away(language: str) -> None:
    assert words(STEP, language) not in shown_by(language=language)
    asked = shown_by("coach", "board", "coach", "board", language=language)
    assert asked.count(words(STEP, language)) == 2
    assert words("terminal-coach-off", language) in asked


def test_what_just_happened_is_explained_with_its_rule() -> None:
    told = shown_by("happened")
    assert words("happened-haru-log-hands") in told
    assert words("terminal-coach-rule", rule="H5") in told


def test_help_names_the_coach_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words("terminal-help-coach") in shown_by("help")
    monkeypatch.setattr(Screen, "has_coach", False)
    without = shown_by("help", "coach")
    assert words("terminal-help-coach") not in without
    assert words("terminal-coach-none", game="Haru Ichiban") in without
    assert words(STEP) not in without


def test_before_anything_has_happened_that_is_said() -> None:
    console, screen = console_for(typing())
    Screen(console, HARU).explain([])
    assert screen.getvalue().strip() == words("terminal-coach-nothing")
