"""A sentence is found by its id, in the language that is asked for, or the mistake is reported."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus.contract.game import Game
from hortus.languages import LANGUAGES, has_rule, has_sentence, language_of, rule_text, rule_title, rules_of, sentence
from seeds import GAME as SEEDS

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")


def test_a_sentence_is_said_in_each_language() -> None:
    said = [sentence("haru-log-croak", {"seat": "yellow"}, language) for language in LANGUAGES]
    assert said == ["Yellow croaks first.", "Jaune coasse en premier.", "Żółty kumka najszybciej."]


def test_english_is_the_language_when_none_is_named() -> None:
    assert sentence("haru-log-croak", {"seat": "red"}) == "Red croaks first."


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "przesuwa się jeden nenufar"), (2, "przesuwają się 2 nenufary"), (5, "przesuwa się 5 nenufarów")],
)
def test_polish_counts_lilies_in_three_ways(count: int, words: str) -> None:
    assert sentence("haru-lilies-move", {"count": count}, "pl") == words


def test_numbers_of_the_compiled_rules_count_as_numbers() -> None:
    assert sentence("haru-points", {"points": np.int64(1)}) == "1 point"


def test_numbers_are_written_without_separators() -> None:
    for language in LANGUAGES:
        assert "1234567" in sentence("record-truncated", {"line": 1234567}, language)


def test_what_is_quoted_is_cut_to_a_readable_length() -> None:
    text = sentence("terminal-not-understood", {"text": "x" * 100_000})
    assert "xxx…" in text
    assert len(text) < 1200


def test_an_unknown_sentence_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        sentence("no-such-sentence")


def test_an_unknown_language_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        sentence("terminal-goodbye", language="xx")


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="cell"):
        sentence("haru-log-flower", {"seat": "red"})


def test_a_missing_argument_of_a_choice_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="seat"):
        sentence("haru-log-croak")


def test_an_argument_that_is_no_word_and_no_number_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="cell"):
        sentence("haru-refuse-flowered", {"cell": None})


def test_arguments_that_a_sentence_does_not_use_are_ignored() -> None:
    assert sentence("haru-step-over", {"seat": "red"}) == "The game is over."


def test_it_can_be_asked_whether_a_sentence_is_there() -> None:
    assert has_sentence("haru-goal", "pl")
    assert has_sentence("web-title", "pl")
    assert not has_sentence("haru-goals", "pl")


def test_it_can_be_asked_whether_a_rule_is_there() -> None:
    assert has_rule(HARU, "H9", "pl")
    assert not has_rule(HARU, "H99", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_haru_ichiban_are_numbered_from_1_to_24(language: str) -> None:
    assert [rule for rule, _ in rules_of(HARU, language)] == [f"H{number}" for number in range(1, 25)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title(language: str) -> None:
    assert all(rule_title(HARU, rule, language) for rule, _ in rules_of(HARU, language))


def test_the_rules_come_with_their_texts() -> None:
    assert dict(rules_of(HARU, "fr"))["H9"] == rule_text(HARU, "H9", "fr")
    assert rule_title(HARU, "H9", "fr") == "Étape C\u00a0: le vent"


def test_a_game_without_rules_has_none() -> None:
    assert rules_of(replace(SEEDS, words=None)) == []


def test_an_unknown_rule_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        rule_text(HARU, "H25")


@pytest.fixture
def hana(tmp_path: Path) -> Game:
    """A game whose rules have the letter of Haru Ichiban's, and which speaks English only."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "rules.ftl").write_text("rule-title-H1 = The bed\nrule-H1 = One bed.\n", encoding="utf-8")
    return replace(SEEDS, name="hana", words=tmp_path, sentence_prefix="hana", rule_letter="H")


def test_two_games_may_number_their_rules_by_one_letter(hana: Game) -> None:
    assert rules_of(hana) == [("H1", "One bed.")]
    assert rule_title(hana, "H1") == "The bed"
    assert not has_rule(hana, "H2")
    assert rule_title(HARU, "H1") == "The pond"
    assert len(rules_of(HARU)) == 24


def test_a_game_that_does_not_speak_a_language_speaks_english(hana: Game) -> None:
    assert rules_of(hana, "pl") == [("H1", "One bed.")]


def told_by_a_new_process(program: str) -> str:
    """What it prints, where nothing was read before."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def test_the_sentences_of_games_that_nobody_plays_are_not_waited_for() -> None:
    told = told_by_a_new_process(
        "import sys, hortus; from hortus.languages import sentence; hortus.load('ishtar');"
        "sentence('terminal-goodbye'); sentence('ishtar-goal');"
        "print([name for name in hortus.games() if f'hortus.games.{name}' in sys.modules]); sentence('cherry-goal')"
    )
    assert told.strip() == "['ishtar']"


def test_a_server_that_starts_reads_no_sentences_but_its_own() -> None:
    told = told_by_a_new_process(
        "from hortus.languages import has_sentence, sentence, _bundle; sentence('serve-stop');"
        "print(_bundle('en').has_message('serve-stop'), _bundle('en').has_message('terminal-goodbye'));"
        "print(has_sentence('terminal-goodbye'), has_sentence('server-storage-failed'))"
    )
    assert told.split() == ["True", "False", "True", "True"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "PL_pl"}, "pl"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "LANGUAGE": "de:pl:fr"}, "pl"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_fluent_is_not_loaded_before_the_first_sentence() -> None:
    told = told_by_a_new_process(
        "import sys, hortus.languages; print([name for name in sys.modules if 'fluent' in name])"
    )
    assert told.strip() == "[]"
