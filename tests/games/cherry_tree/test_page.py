"""The rules page quotes the English rules word for word, and every language has all 24."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hortus.languages import LANGUAGES, rule_title, rules_of
from tests.languages.test_rules_page import folded, sections

pytestmark = pytest.mark.interpreted_only

PAGE = Path(__file__).parents[3] / "docs" / "games" / "cherry_tree.md"


def test_the_page_quotes_every_rule_under_its_number() -> None:
    found = sections(PAGE.read_text(encoding="utf-8"))
    for rule, text in rules_of("C"):
        assert found[f"{rule} {rule_title(rule)}"].startswith(folded(text))


def test_the_page_has_no_rule_of_its_own() -> None:
    headings = [heading.split()[0] for heading in sections(PAGE.read_text(encoding="utf-8"))]
    assert [heading for heading in headings if re.fullmatch(r"C\d+", heading)] == [rule for rule, _ in rules_of("C")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_numbered_from_1_to_24_and_have_titles(language: str) -> None:
    rules = [rule for rule, _ in rules_of("C", language)]
    assert rules == [f"C{number}" for number in range(1, 25)]
    assert all(rule_title(rule, language) for rule in rules)
