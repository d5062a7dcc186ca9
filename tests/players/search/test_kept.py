"""`level5-2026` decides as it did when it was the strongest: matches against it stay repeatable."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import hortus
from hortus.players.player import player
from tests.players.situations import situations

KEPT = Path(__file__).parent / "level5_2026.txt"
SIMULATIONS = 24
DECISIONS = 12


def decisions(name: str) -> list[str]:
    game = hortus.load(name)
    decider = player(game, "level5-2026", seed=1, simulations=SIMULATIONS)
    some = islice(situations(game, range(2), 7), DECISIONS)
    return [f"{name} {position.action_text(decider.choose(position, seat))}" for position, seat in some]


@pytest.mark.parametrize("name", hortus.games())
@pytest.mark.long
def test_the_search_of_before_decides_as_before(name: str) -> None:
    kept = [line for line in KEPT.read_text(encoding="utf-8").splitlines() if line.startswith(f"{name} ")]
    assert len(kept) == DECISIONS
    assert decisions(name) == kept
