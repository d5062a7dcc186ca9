"""Every sentence that tells or asks can be looked up in the numbered rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus
from hortus.games import load
from hortus.languages import has_sentence

ENGLISH = Path(hortus.__file__).parent / "languages" / "en"
TOLD_OR_ASKED = re.compile(r"^([a-z]+-(?:log|step)-[a-z-]+) =", re.MULTILINE)

pytestmark = pytest.mark.interpreted_only


@pytest.mark.parametrize("name", hortus.games())
def test_every_sentence_told_or_asked_has_a_rule_and_no_rule_is_made_up(name: str) -> None:
    sentences = TOLD_OR_ASKED.findall((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8"))
    behind = load(name).rules_behind
    assert set(behind) == set(sentences)
    assert all(has_sentence(f"rule-{rule}") for rule in behind.values())


def test_the_log_names_the_rule_behind_each_entry() -> None:
    position = load("haru_ichiban").start()
    position.play("dragonfly red")
    assert position.log_for(None)[0]["rule"] == "H19"
