"""The three languages say the same things, completely and correctly."""

import re
from pathlib import Path

import pytest

from hortus.contract.game import Game
from hortus.games.packages import check_words, is_own
from hortus.languages import GENERAL, LANGUAGES, RULES
from seeds import GAME as SEEDS
from tests.languages import catalogue as check
from tests.languages.catalogue import FOLDERS, GAMES, Catalogue, read

pytestmark = pytest.mark.interpreted_only

SAME_IN_EVERY_LANGUAGE = {
    "cherry-mastery",
    "count-share",
    "game-haru_ichiban",
    "game-ishtar",
    "game-seeds",
    "player-beginner",
    "player-greedy",
    "player-plain",
    "player-random",
    "seat-person",
    "terminal-choice",
    "terminal-prompt",
    "web-brings-part",
    "web-review-of",
}
SAME_AS_ENGLISH = {
    "fr": {  # the same word in both languages, and the natural one
        "cherry-web-jokers": "jokers",
        "cherry-web-total": "total",
        "count-total": "total",
        "puzzle-page-solution": "solution",
        "web-absence-5-minutes": "minutes",
        "web-result-points": "points",
        "web-result-total": "total",
        "web-setting-motion": "animations",
        "web-tool-pause": "pause",
    },
    "pl": {
        "cherry-web-scale-step": "a colon",
        "count-line": "a colon",
        "puzzle-theme": "a colon",
        "terminal-percent": "Polish too writes the sign right behind the number",
        "web-seated": "a colon",
    },
}


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


every_language = pytest.mark.parametrize("catalogue", LANGUAGES, indirect=True)
every_translation = pytest.mark.parametrize("catalogue", LANGUAGES[1:], indirect=True)


@pytest.fixture
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return read(request.param)


@pytest.fixture
def english() -> Catalogue:
    return read("en")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_files(folder: Path) -> None:
    names = [sorted(file.name for file in (folder / language).iterdir()) for language in LANGUAGES]
    assert names[0]
    assert names == [names[0]] * len(LANGUAGES)


@every_game
def test_every_game_has_the_same_files(game: Game) -> None:
    assert game.words is not None
    files = {file.name for file in (game.words / "en").iterdir()}
    assert files - {"book.ftl", "coach.ftl", "count.ftl", "hints.ftl", "learn.ftl", "puzzles.ftl"} == {
        "game.ftl",
        RULES,
        "web.ftl",
    }


@every_game
def test_the_sentences_of_a_game_are_its_own_and_complete(game: Game) -> None:
    """As they have to be in packages of strangers."""
    assert game.words is not None
    check_words(game, game.words)


def test_the_sentence_of_another_game_would_be_noticed() -> None:
    [haru] = [game for game in GAMES if game.name == "haru_ichiban"]
    names = ["haru-log", "hint-haru-x", "option-haru_ichiban-edition", "rule-H9", "rule-I9", "cherry-log", "web-haru-x"]
    assert [name for name in names if not is_own(haru, name)] == ["rule-I9", "cherry-log", "web-haru-x"]


@every_game
def test_no_general_sentence_is_about_one_game(game: Game) -> None:
    general = "".join(file.read_text(encoding="utf-8") for file in (GENERAL / "en").glob("*.ftl"))
    ids = re.findall(r"^([a-z][\w-]*) =", general, re.MULTILINE)
    assert [name for name in ids if re.search(rf"\b({game.sentence_prefix}|{game.name})\b", name)] == []


def test_no_two_games_have_one_prefix() -> None:
    assert len({game.sentence_prefix for game in GAMES}) == len(GAMES)


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


@every_language
def test_what_is_told_of_people_turns_to_whoever_reads(catalogue: Catalogue) -> None:
    assert check.unaddressed(catalogue) == []


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
    same = SAME_IN_EVERY_LANGUAGE | SAME_AS_ENGLISH[catalogue.language].keys()
    assert set(check.untranslated(english, catalogue)) == same


@every_language
def test_a_deed_begins_small_as_behind_a_colon(catalogue: Catalogue) -> None:
    deeds = [name for name in catalogue.messages if "-web-do-" in name]
    assert {name.split("-")[0] for name in deeds} >= {game.sentence_prefix for game in GAMES if game is not SEEDS}
    assert [name for name in deeds for _, text, _ in catalogue.renderings(name) if not text[0].islower()] == []


@every_language
def test_quotation_marks_and_apostrophes_are_typographic(catalogue: Catalogue) -> None:
    assert check.straight_quotes(catalogue) == []


def test_french_punctuation_stays_with_its_word() -> None:
    assert check.loose_french_punctuation(read("fr")) == []
