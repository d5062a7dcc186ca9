"""Ishtar: what a puzzle is about is true of its best action."""

from __future__ import annotations

import pytest

from hortus.games import load
from hortus.games.ishtar.themes import THEMES
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

ISHTAR = load("ishtar", map="first")
BY_VERB = {
    "pile": "pile",
    "lay": "lay",
    "discard": "lay",
    "assistant": "symbol",
    "skill": "symbol",
    "skip": "symbol",
    "bloom": "bloom",
    "reserve": "tree",
    "tree": "tree",
    "done": "tree",
    "plant": "plant",
    "pay": "gems",
    "gem": "gems",
}


def test_every_choice_is_about_its_step_unless_it_wins_a_fountain() -> None:  # I20
    seen = set()
    for position, seat in situations(ISHTAR, range(4), every=5):
        known, actions = position.seen_by(seat), position.legal_actions()
        for action in actions[:: 1 + len(actions) // 6]:
            after = position.copy()
            after.play(action)
            before_it, after_it = (one.score_parts()[seat]["fountains"] for one in (position, after))
            theme = next(name for name, holds in THEMES.items() if holds(known, action, seat))
            seen.add(theme)
            if theme == "fountain":
                assert after_it > before_it
            else:
                assert theme == BY_VERB[position.action_text(action).split()[0]]
    assert {"fountain", "pile", "lay", "symbol", "tree"} <= seen
