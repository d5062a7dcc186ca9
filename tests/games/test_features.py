"""Features and legal actions together tell a seat all that its view tells, so that a learner misses nothing.

In a position one number of its state is changed to what stands there in another position: if the view tells the
difference, so do features or legal actions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import hortus
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position

Array = NDArray[np.int64]

GAMES_PLAYED = 12
MOST_WORDS = 8
IMPOSSIBLE = (ArithmeticError, LookupError, ValueError)
"""What a position raises that cannot be."""

NOT_FOR_LEARNING = {
    "last_flowers",  # a picture of the round before
    "bag_least",  # follow from the whole past; the features have all that is in the bag or hidden
    "bag_most",
}

GAMES = [  # with how many positions are tried, all seats together
    ("haru_ichiban", {"edition": "dragonfly"}, 48),
    ("haru_ichiban", {"edition": "croak"}, 48),
    ("cherry_tree", {"players": 2, "masteries": "blue"}, 48),
    ("cherry_tree", {"players": 3, "masteries": "pink"}, 48),
    ("cherry_tree", {"players": 4, "masteries": "pbp"}, 48),
    ("ishtar", {"players": 2}, 12),
    ("ishtar", {"players": 4}, 8),
]

FOLLOWING = {"garden", "near", "bed", "guard", "held", "flowers", "grass"}
"""Fields that follow from what lies and stands on the map of Ishtar, as its invariants say."""


def some_positions(game: Game, luck: random.Random) -> Iterator[Array]:
    """Of random games."""
    for _ in range(GAMES_PLAYED):
        position = game.start()
        while position.to_act != OVER:
            if position.to_act != CHANCE and luck.random() < 0.3:
                yield position.state_array()
            position.play(luck.choice(position.legal_actions()))


def view_of(game: Game, array: Array, seat: int) -> dict[str, Any] | None:
    """None: no position can look like this to the seat."""
    s = game.record(array.copy())
    try:
        game.hide(s, seat)
        view = {**game.view(s), "parts": [game.score_parts(s, other) for other in range(game.player_count(s))]}
    except IMPOSSIBLE:
        return None
    return {name: value for name, value in view.items() if name not in NOT_FOR_LEARNING}


def learnt(game: Game, array: Array, seat: int) -> tuple[bytes, list[int]] | None:
    try:
        position = Position(game, array.copy())
        return position.features(seat).tobytes(), position.legal_actions(seat) if seat in position.choosing else []
    except IMPOSSIBLE:
        return None


def some_words(game: Game, luck: random.Random) -> Iterator[tuple[str, int]]:
    """Of every field of a state some of its words, with the field's name."""
    for name, (kind, offset, *_) in (game.state.fields or {}).items():
        if name in FOLLOWING:
            continue
        words = range(offset // 8, (offset + kind.itemsize) // 8)
        for word in luck.sample(words, min(MOST_WORDS, len(words))):
            yield name, word


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "options", "tried"), GAMES)
def test_features_and_legal_actions_tell_what_the_view_tells(name: str, options: dict[str, Any], tried: int) -> None:
    game, luck = hortus.load(name, **options), random.Random(1)
    pool, changed = list(some_positions(game, luck)), 0
    players = Position(game).player_count
    for seat in range(players):
        for array in luck.sample(pool, tried // players):
            view, told = view_of(game, array, seat), learnt(game, array, seat)
            assert view is not None
            for field, word in some_words(game, luck):
                other = array.copy()
                other[word] = luck.choice(pool)[word]
                another = view_of(game, other, seat)
                if another is None or another == view:
                    continue
                told_then = learnt(game, other, seat)
                if told_then is not None:
                    changed += 1
                    assert told_then != told, (field, [key for key in view if another[key] != view[key]])
    assert changed > 5 * tried
