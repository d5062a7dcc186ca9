"""The laws and machine code: the toy game obeys them all in both engines, and faults of compiled games are caught."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

import seeds
from hortus import laws
from hortus.contract.compiled import compiled, numba_is_there
from seeds.state import NAMING, State
from tests.lawbreakers import SEEDS, broken_law, broken_law_in_some_game

seeds_legal = seeds.GAME.legal
seeds_play = seeds.GAME.play


@pytest.mark.smoke
@pytest.mark.bounds
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_obeys_all_laws(players: int) -> None:
    laws.check_game(seeds.GAME.with_options(players=players), games=50)


@compiled
def no_action_at_the_end(s: State, seat: int, out: NDArray[np.int64]) -> int:
    return 0 if s.phase == NAMING else seeds_legal(s, seat, out)


def test_law_2_catches_a_dead_end() -> None:
    assert "no legal action" in broken_law(replace(SEEDS, legal=no_action_at_the_end), 2)


@compiled
def play_beyond_eight_bits(s: State, action: int) -> None:
    """Small integers wrap at another width in interpreted than in compiled code."""
    seeds_play(s, action)
    s.secret = (s.front[0, 0] + 2) * 20_000


@pytest.mark.skipif(not numba_is_there(), reason="one engine only")
@pytest.mark.filterwarnings("ignore:overflow")
def test_law_13_catches_arithmetic_that_differs_when_compiled() -> None:
    assert "differ" in broken_law_in_some_game(replace(SEEDS, play=play_beyond_eight_bits), 13)
