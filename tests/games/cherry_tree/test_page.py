"""Every language has all 24 rules."""

from __future__ import annotations

import pytest

from hortus.games import load
from hortus.languages import LANGUAGES, rule_title, rules_of

pytestmark = pytest.mark.interpreted_only

CHERRY = load("cherry_tree")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_numbered_from_1_to_24_and_have_titles(language: str) -> None:
    rules = [rule for rule, _ in rules_of(CHERRY, language)]
    assert rules == [f"C{number}" for number in range(1, 25)]
    assert all(rule_title(CHERRY, rule, language) for rule in rules)
