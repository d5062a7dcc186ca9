"""The Legend of the Cherry Tree: what a puzzle is about is true of the step."""

from __future__ import annotations

import pytest

from hortus.games import load
from hortus.games.cherry_tree.themes import THEMES
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

BY_VERB = {
    "stop": "stop",
    "bonus": "bonus",
    "give": "exchange",
    "take": "exchange",
    "hide": "behind",
    "place": "place",
    "behind": "behind",
}


@pytest.mark.parametrize("side", ["blue", "pink"])
def test_every_open_choice_is_about_something(side: str) -> None:
    seen = set()
    for position, seat in situations(load("cherry_tree", players=3, masteries=side), range(4), every=1):
        if position.is_sealed:
            continue
        known, texts = position.seen_by(seat), position.legal_texts()
        theme = next(name for name, holds in THEMES.items() if holds(known, known.legal_actions(seat)[0], seat))
        seen.add(theme)
        verbs = {text.split()[0] for text in texts}
        if "draw" in verbs:
            assert theme == ("stop" if "stop" in verbs else "draw")  # C5
        elif "keep" in verbs:  # two flowers of a failed harvest (C7), or one of komatsu-otome's (C14)
            assert theme in ("keep", "place")
        else:
            assert theme in {BY_VERB[verb] for verb in verbs if verb in BY_VERB}
    assert {"stop", "draw", "keep", "bonus", "behind"} <= seen
