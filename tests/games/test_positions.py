"""What holds for the position texts of every game: a number is written in one way, and read in that way alone."""

from __future__ import annotations

import re

import pytest

import hortus
from tests.goldens import random_line

pytestmark = pytest.mark.interpreted_only

PLIES = {"haru_ichiban": 60, "cherry_tree": 60, "ishtar": 40}
"""Far enough into a random game that most words of its text hold a number."""


@pytest.mark.parametrize("other_way", ["+{}", "-{}", "0{}", "{}_0", " {}", "\N{ARABIC-INDIC DIGIT ONE}"])
@pytest.mark.parametrize("name", hortus.games())
def test_numbers_are_read_only_as_they_are_written(name: str, other_way: str) -> None:
    game = hortus.load(name)
    text = random_line(game, 0).position.at(PLIES[name]).text()
    assert game.read_position(text).text() == text
    for word in re.finditer(r"[^ ]+=[^ ]*?([0-9]+)", text):
        wrong = text[: word.start(1)] + other_way.format(word[1]) + text[word.end(1) :]
        with pytest.raises(hortus.UnreadableText) as refused:
            game.read_position(wrong)
        assert refused.value.message_id == "unreadable-position"
