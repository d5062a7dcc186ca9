"""Games that break a law on purpose, and what the laws say of them."""

from __future__ import annotations

import pytest

import seeds
from hortus import laws
from hortus.contract.errors import LawBroken
from hortus.contract.game import Game

SEEDS = seeds.GAME.with_options()


def broken_law(game: Game, law: int) -> str:
    """What the law says of the game; a law that holds fails the test."""
    with pytest.raises(LawBroken) as broken:
        laws.check_game(game, laws=[law])
    assert broken.value.arguments["law"] == law
    return str(broken.value.arguments["detail"])


def broken_law_in_some_game(game: Game, law: int) -> str:
    """For faults that one random game may miss."""
    for seed in range(1, 21):
        try:
            laws.check_game(game, laws=[law], seed=seed)
        except LawBroken as broken:
            return str(broken.arguments["detail"])
    pytest.fail(f"law {law} caught nothing")
