"""Every sentence that tells or asks can be looked up in the numbered rules."""

from __future__ import annotations

import re

import pytest

import hortus
from hortus.games import load
from hortus.languages import has_rule

TOLD_OR_ASKED = re.compile(r"^([a-z]+-(?:log|step)-[a-z-]+) =", re.MULTILINE)

pytestmark = pytest.mark.interpreted_only


@pytest.mark.parametrize("name", hortus.games())
def test_every_sentence_told_or_asked_has_a_rule_and_no_rule_is_made_up(name: str) -> None:
    game = load(name)
    assert game.words is not None
    sentences = TOLD_OR_ASKED.findall((game.words / "en" / "game.ftl").read_text(encoding="utf-8"))
    assert set(game.rules_behind) == set(sentences)
    assert all(has_rule(game, rule) for rule in game.rules_behind.values())


def test_the_log_names_the_rule_behind_each_entry() -> None:
    position = load("haru_ichiban").start()
    position.play("dragonfly red")
    assert position.log_for(None)[0]["rule"] == "H19"
