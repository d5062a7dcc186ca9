"""Whole games of Ishtar: those of another implementation are reproduced, and the laws hold."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus import laws
from hortus.contract.engine import engine_of, new_list
from hortus.contract.generator import new_generator
from hortus.games.ishtar.state import ACTION_COUNT, LONGEST, OFF_EVERY_MAP, RARE, STATE
from tests.games.ishtar.tables import CONFIGURATIONS, a_few_configurations

GAMES = Path(__file__).parent / "games"
RESULT = re.compile(r"points ([\d ]+), won by ([\d ]+), legal ([0-9a-f]{16})")

every_configuration = pytest.mark.parametrize(("players", "name"), CONFIGURATIONS)


@pytest.mark.smoke
@pytest.mark.bounds
@every_configuration
def test_a_game_of_another_implementation_is_reproduced(players: int, name: str) -> None:
    text = (GAMES / f"{players}_{name}.txt").read_text(encoding="utf-8")
    _, actions, result = text.strip().split("\n\n")
    position = hortus.load("ishtar", players=players, map=name).start()
    legal = ""
    for action in actions.splitlines():
        legal += hashlib.sha256("\n".join(position.legal_texts()).encode()).hexdigest()[:8]
        position.play(action)
    assert position.to_act == hortus.OVER
    points = " ".join(map(str, position.points()))
    winners = " ".join(str(seat + 1) for seat in position.winners())
    expected = RESULT.fullmatch(result)
    assert expected is not None
    assert (points, winners, hashlib.sha256(legal.encode()).hexdigest()[:16]) == expected.groups()


@pytest.mark.interpreted_only
@a_few_configurations
def test_ishtar_obeys_the_laws(players: int, name: str) -> None:
    laws.check_game(hortus.load("ishtar", players=players, map=name), laws=range(1, 13), games=1, samples=5)


@pytest.mark.compiled_only
@pytest.mark.bounds
@every_configuration
def test_ishtar_obeys_all_laws_when_compiled(players: int, name: str) -> None:
    laws.check_game(hortus.load("ishtar", players=players, map=name), games=20, samples=20)


@pytest.mark.soak
@every_configuration
def test_three_thousand_games_end_without_dead_end_and_keep_their_invariants(players: int, name: str) -> None:
    laws.check_game(hortus.load("ishtar", players=players, map=name), laws=(2, 4, 5, 11), games=3_000)


@pytest.mark.soak
def test_every_action_is_met_but_those_off_every_map() -> None:
    games = [hortus.load("ishtar", players=players, map=name) for players, name in CONFIGURATIONS]
    engine, out, met = engine_of(games[0], is_compiled=True), new_list(games[0]), new_list(games[0])
    generator = new_generator("met")
    for _ in range(1_000):
        for game in games:
            engine.random_game(game.new_state(), out, generator, met)
    assert set(np.flatnonzero(met[:ACTION_COUNT] == 0).tolist()) == OFF_EVERY_MAP


def test_sizes_are_as_promised() -> None:
    assert STATE.itemsize < 4_096
    assert LONGEST == 29 + 13 * 42 + 40 + 15  # set-up, 42 turns, trees bought and planted, trees dealt
    assert len(OFF_EVERY_MAP) == 138
    assert OFF_EVERY_MAP < RARE
