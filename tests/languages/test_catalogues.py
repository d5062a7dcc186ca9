"""The three languages say the same things, completely and correctly."""

from functools import cache
from pathlib import Path

import pytest

import hortus.languages
from hortus.languages import LANGUAGES
from tests.languages import catalogue as check
from tests.languages.catalogue import Catalogue

pytestmark = pytest.mark.interpreted_only

SAME_IN_EVERY_LANGUAGE = {"game-haru_ichiban", "game-ishtar", "terminal-choice", "terminal-prompt"}


@cache
def read(language: str) -> Catalogue:
    catalogue = Catalogue(language)
    for file in sorted((Path(hortus.languages.__file__).parent / language).glob("*.ftl")):
        catalogue.add(file.read_text(encoding="utf-8"))
    return catalogue


every_language = pytest.mark.parametrize("catalogue", LANGUAGES, indirect=True)
every_translation = pytest.mark.parametrize("catalogue", LANGUAGES[1:], indirect=True)


@pytest.fixture
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return read(request.param)


@pytest.fixture
def english() -> Catalogue:
    return read("en")


def test_every_language_has_the_same_files() -> None:
    folders = [Path(hortus.languages.__file__).parent / language for language in LANGUAGES]
    names = [sorted(file.name for file in folder.iterdir()) for folder in folders]
    assert names[0]
    assert names == [names[0]] * len(LANGUAGES)


@every_language
def test_every_line_can_be_read(catalogue: Catalogue) -> None:
    assert catalogue.messages
    assert catalogue.unreadable == []


@every_language
def test_no_sentence_is_given_twice(catalogue: Catalogue) -> None:
    assert catalogue.repeated == []


@every_translation
def test_every_language_has_the_same_sentences(catalogue: Catalogue, english: Catalogue) -> None:
    assert check.missing_ids(english, catalogue) == []


@every_translation
def test_every_sentence_uses_the_same_arguments_in_every_language(catalogue: Catalogue, english: Catalogue) -> None:
    assert check.differing_arguments(english, catalogue) == []


@every_translation
def test_every_sentence_tells_the_same_words_apart_in_every_language(catalogue: Catalogue, english: Catalogue) -> None:
    assert check.differing_words(english, catalogue) == []


@every_language
def test_a_choice_between_seats_knows_red_and_yellow(catalogue: Catalogue) -> None:
    assert check.seats_left_out(catalogue) == []


@every_language
def test_a_count_uses_only_plurals_of_its_language(catalogue: Catalogue) -> None:
    assert check.foreign_plurals(catalogue) == []


@every_language
def test_no_sentence_is_empty(catalogue: Catalogue) -> None:
    assert check.empty_values(catalogue) == []


@every_language
def test_every_sentence_can_be_said_with_all_its_words_and_counts(catalogue: Catalogue) -> None:
    assert check.faults(catalogue) == []


@every_translation
def test_every_sentence_is_translated(catalogue: Catalogue, english: Catalogue) -> None:
    assert set(check.untranslated(english, catalogue)) == SAME_IN_EVERY_LANGUAGE


@every_language
def test_quotation_marks_and_apostrophes_are_typographic(catalogue: Catalogue) -> None:
    assert check.straight_quotes(catalogue) == []


def test_french_punctuation_stays_with_its_word() -> None:
    assert check.loose_french_punctuation(read("fr")) == []
