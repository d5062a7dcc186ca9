"""One thing has one name: what docs/words.md calls things is said, and no other word for them is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import hortus
from hortus.languages import GENERAL, LANGUAGES
from tests.languages.catalogue import Catalogue, texts_of

pytestmark = pytest.mark.interpreted_only

PAGE = (Path(__file__).parents[2] / "docs" / "words.md").read_text(encoding="utf-8")
EVERYWHERE = "everywhere"
GAMES = [hortus.load(name) for name in hortus.games()]
FOLDERS = {EVERYWHERE: GENERAL, **{game.name: game.words for game in GAMES if game.words}}


@cache
def said_in(where: str, language: str) -> dict[str, str]:
    """Every message with its text, comments and placeables left out."""
    said: dict[str, str] = {}
    for file in (FOLDERS[where] / language).glob("*.ftl"):
        said |= texts_of(Catalogue(language).add(file.read_text(encoding="utf-8")))
    return said


def table_under(heading: str) -> list[list[str]]:
    rows = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [
        [cell.strip() for cell in row.strip("|").split("|")] for row in re.findall(r"^\|.*\|$", rows, re.MULTILINE)
    ][2:]


def heard(word: str, said: dict[str, str]) -> list[str]:
    """The messages that say it; a hyphen at its end stands for any ending."""
    pattern = rf"\b{re.escape(word.rstrip('-'))}" + ("" if word.endswith("-") else r"\b")
    return sorted(name for name, text in said.items() if re.search(pattern, text, re.IGNORECASE))


def title(where: str) -> str:
    return "Everywhere" if where == EVERYWHERE else hortus.languages.sentence(f"game-{where}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", FOLDERS)
def test_every_term_is_the_one_that_is_said(where: str, language: str) -> None:
    terms = [row[LANGUAGES.index(language)] for row in table_under(title(where))]
    assert terms
    assert [term for term in terms if not heard(f"{term}-", said_in(where, language))] == []


@pytest.mark.parametrize(("language", "where", "word"), [row[:3] for row in table_under("Words not used")])
def test_no_other_word_is_said(language: str, where: str, word: str) -> None:
    places = FOLDERS if where == EVERYWHERE else [where]
    assert [(place, name) for place in places for name in heard(word, said_in(place, language))] == []


def test_a_word_that_is_not_to_be_said_is_heard_in_any_form_and_case() -> None:
    said = {"a": "Odnośniki do stołu", "b": "Link do stołu", "c": "gâchent tout", "d": "a mastery"}
    assert [heard(word, said) for word in ("odnośnik-", "gâch-", "master", "mastery")] == [["a"], ["c"], [], ["d"]]
