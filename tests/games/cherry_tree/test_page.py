"""Every language has all 24 rules, and what they and the page tell by way of example is so."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.games import load
from hortus.languages import LANGUAGES, rule_title, rules_of, sentence
from tests.games.cherry_tree.tables import play

pytestmark = pytest.mark.interpreted_only

CHERRY = load("cherry_tree")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "cherry_tree.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_numbered_from_1_to_24_and_have_titles(language: str) -> None:
    rules = [rule for rule, _ in rules_of(CHERRY, language)]
    assert rules == [f"C{number}" for number in range(1, 25)]
    assert all(rule_title(CHERRY, rule, language) for rule in rules)


def test_the_final_count_on_the_page_is_the_figure_of_the_rulebook() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    for figure in CHERRY.rulebook.figures:
        if figure.name in ("groups", "total"):
            position = play(CHERRY.with_options(**figure.options).read_position(figure.position), figure.action)
            assert sentence(f"cherry-figure-{figure.name}", figure.facts(position)) in page


def test_the_turn_that_the_rules_tell_can_be_played() -> None:  # C16
    position = load("cherry_tree", players=3).start()
    play(position, "draw 3", "pick pink", "pick pink", "pick yellow", "draw 2", "pick yellow", "pick light", "stop")
    play(position, "bonus shin-sumizome", "pick white", "behind yellow")
    assert position.state.front[0].tolist() == [2, 0, 1, 0, 0, 0]
    assert position.state.behind[0].tolist() == [0, 2, 0, 0, 1, 0]
