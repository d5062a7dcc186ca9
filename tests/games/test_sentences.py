"""Sentences about actions are true or not said: each has a case for both, and a slow check.

The cases lie beside the tests of each game, in `sentences.json`; the audit asks games that are played.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.contract.facts import MOST_TOLD, Deed, speaking_for
from hortus.languages import LANGUAGES
from tests.games.sentences import TABLES, Said, audit, checks_of, sentences_of

every_game = pytest.mark.parametrize("name", TABLES)

NOT_OF_AN_ACTION = {"hint-haru-round", "hint-cherry-open"}
"""How far a solved ending reaches."""


def cases_of(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((Path(__file__).parent / name / "sentences.json").read_text("utf-8"))
    return cases


def asked(name: str, case: Mapping[str, Any], which: str) -> Said:
    """The action of a case as if its sentence was said of it."""
    where = {**case, **case[which]}
    position = hortus.load(name, **where["options"]).read_position(where["position"])
    instead = position.read_action(where["instead"]) if "instead" in where else None
    action = position.read_action(where["action"])
    return Said(position, where["seat"], action, instead, case["sentence"], case["arguments"])


def says(case: Said) -> list[Mapping[str, Any]]:
    """What the sentence speaks of, each time that it is said there."""
    module = import_module(f"hortus.games.{case.position.game.name}.reasons")
    known = case.position.seen_by(case.seat)
    if case.instead is None:
        return list(module.FACTS[case.id](Deed(known, case.action, case.seat)))
    deeds = (Deed(known, action, case.seat) for action in (case.action, case.instead))
    return list(module.DIFFERENCES[case.id](*deeds))


def changed(arguments: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The same with another number."""
    for key, value in arguments.items():
        if isinstance(value, int | float):
            yield {**arguments, key: value + 1}
        elif re.fullmatch(r"\d+(/\d+)?", value) and key != "seat":
            yield {**arguments, key: str(Fraction(value) + 1)}


@pytest.mark.interpreted_only
@every_game
def test_every_sentence_has_a_case_and_a_check_and_words(name: str) -> None:
    sentences = sentences_of(name)
    assert list(dict.fromkeys(case["sentence"] for case in cases_of(name))) == sentences
    assert set(checks_of(name)) == set(sentences)
    game = hortus.load(name)
    assert game.words is not None
    for language in LANGUAGES:
        words = (game.words / language / "hints.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(hint-[a-z-]+) =", words, re.MULTILINE)) - NOT_OF_AN_ACTION == set(sentences)


@pytest.mark.interpreted_only
@every_game
def test_every_sentence_is_said_where_it_is_true_and_not_where_it_is_false(name: str) -> None:
    checks = checks_of(name)
    for case in cases_of(name):
        said, silent = asked(name, case, "said"), asked(name, case, "silent")
        assert dict(said.arguments) in [dict(each) for each in says(said)], case
        assert says(silent) == [], case
        assert checks[said.id](said), case
        assert not checks[said.id](silent), case
        for arguments in changed(said.arguments):
            assert not checks[said.id](said._replace(arguments=arguments)), (case, arguments)


@pytest.mark.interpreted_only
@every_game
def test_of_much_that_speaks_for_an_action_only_the_most_telling_is_told(name: str) -> None:
    cut = 0
    for case in cases_of(name):
        said = asked(name, case, "said")
        known = said.position.seen_by(said.seat)
        whole = list(known.game.reasons(known, said.action, said.seat))
        assert list(speaking_for(known, said.action, said.seat)) == whole[:MOST_TOLD]
        cut += len(whole) > MOST_TOLD
    assert cut


@pytest.mark.interpreted_only
@every_game
def test_what_is_said_of_games_that_are_played_is_true(name: str) -> None:
    games, every = {"ishtar": (2, 16)}.get(name, (2, 10))
    assert audit(name, range(1, games + 1), every).total() > 10


@pytest.mark.interpreted_only
@every_game
def test_the_audit_finds_what_is_not_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(f"hortus.games.{name}.reasons")
    sentence = {"haru_ichiban": "bid", "cherry_tree": "kept", "ishtar": "gems"}[name]
    [known] = [each for each in sentences_of(name) if re.fullmatch(rf"hint-[a-z]+-{sentence}", each)]
    fact = module.FACTS[known]

    def one_too_many(deed: Any) -> Iterator[Mapping[str, Any]]:
        for arguments in fact(deed):
            yield next(changed(arguments))

    monkeypatch.setitem(module.FACTS, known, one_too_many)
    with pytest.raises(AssertionError, match=known):
        audit(name, range(1, 30), every=8)


@pytest.mark.soak
@every_game
def test_thousands_of_games_say_nothing_that_is_not_so(name: str) -> None:
    games, every = {"haru_ichiban": (3_000, 6), "cherry_tree": (2_000, 20), "ishtar": (2_000, 40)}[name]
    said = audit(name, range(1, games + 1), every, "greedy")
    print(f"\n{name}: {games} games")
    for sentence, count in sorted(said.items(), key=lambda each: -each[1]):
        print(f"{count:8} {sentence}" if count else f"   never {sentence}")


@pytest.mark.interpreted_only
def test_no_game_is_left_out() -> None:
    assert sorted(TABLES) == sorted(hortus.games())
