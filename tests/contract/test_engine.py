"""Engines: interpreted at first, compiled when it pays, and the same in all they do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import hortus
import seeds
from hortus.contract import engine as engine_module
from hortus.contract import kernels
from hortus.contract.compiled import numba_is_there
from hortus.contract.engine import (
    COMPILE_AFTER,
    Engine,
    engine_of,
    first_engine_of,
    new_list,
    stay_interpreted,
    warm_up,
)
from hortus.contract.generator import new_generator

SEEDS = seeds.GAME.with_options()
needs_numba = pytest.mark.skipif(not numba_is_there(), reason="one engine only")


def play_a_game(game: hortus.Game) -> hortus.Position:
    position = game.start()
    while position.to_act != hortus.OVER:
        position.play(position.legal_actions()[0])
    return position


def fresh(name: str, monkeypatch: pytest.MonkeyPatch) -> hortus.Game:
    """A game that no other test has warmed, under HORTUS_ENGINE=auto."""
    monkeypatch.setenv("HORTUS_ENGINE", "auto")
    return replace(SEEDS, name=name)


@needs_numba
@pytest.mark.thorough
def test_a_game_in_a_hurry_is_compiled_in_the_middle_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "COMPILE_AFTER", 5)
    game = fresh("hurried", monkeypatch)
    position = play_a_game(game)
    assert position._engine.is_compiled
    assert first_engine_of(game).is_compiled
    assert position.state_bytes() == play_a_game(SEEDS).state_bytes()


def test_a_game_of_people_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not play_a_game(fresh("leisurely", monkeypatch))._engine.is_compiled


def test_a_process_may_stay_interpreted_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "COMPILE_AFTER", COMPILE_AFTER)
    stay_interpreted()
    assert sys.maxsize == engine_module.COMPILE_AFTER


@pytest.mark.parametrize(("mode", "is_compiled"), [("interpreted", False), ("compiled", numba_is_there())])
def test_the_mode_chooses_the_engine(monkeypatch: pytest.MonkeyPatch, mode: str, is_compiled: bool) -> None:
    monkeypatch.setenv("HORTUS_ENGINE", mode)
    assert first_engine_of(SEEDS).is_compiled == is_compiled


def test_games_that_share_their_functions_share_their_engine() -> None:
    assert engine_of(SEEDS, False) is engine_of(seeds.GAME.with_options(players=2), False)
    assert engine_of(SEEDS, False) is not engine_of(hortus.load("haru_ichiban"), False)


def test_without_numba_the_compiled_engine_is_the_interpreted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "numba_is_there", lambda: False)
    assert engine_of(SEEDS, True) is engine_of(SEEDS, False)


def test_a_playout_counts_the_decisions_of_players() -> None:
    engine = first_engine_of(SEEDS)
    assert engine.playout(SEEDS.new_state(), new_list(SEEDS), new_generator(1)) == 3 * 2 + 3


@pytest.mark.thorough
def test_warming_up_compiles_every_kernel() -> None:
    warm_up(SEEDS)
    engine = engine_of(SEEDS, True)
    if engine.is_compiled:
        unused = [name for name in type(engine).__annotations__ if not getattr(engine, name).signatures]
        assert unused == []


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Interpreted kernels in the place of machine code, and the names of those that are called."""
    called: list[str] = []

    def watched(kernel: Callable[..., Any]) -> Callable[..., Any]:
        def call(*words: Any) -> Any:
            called.append(kernel.__name__)
            return kernel(*words)

        return call

    monkeypatch.setattr(engine_module, "machine_code", watched)
    monkeypatch.setattr(engine_module, "numba_is_there", lambda: True)
    return called


def test_warming_up_calls_every_kernel(stand_in: list[str]) -> None:
    warm_up(replace(SEEDS, name="warmed"))
    assert set(stand_in) == set(Engine.__annotations__)


def test_what_is_compiled_stays_compiled(stand_in: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORTUS_ENGINE", "compiled")
    position = play_a_game(replace(SEEDS, name="stand-in"))
    assert position._engine.is_compiled
    assert "advance" in stand_in


def test_a_watched_game_counts_where_each_action_was_legal() -> None:
    out, met, generator = new_list(SEEDS), new_list(SEEDS), new_generator(1)
    assert first_engine_of(SEEDS).random_game(SEEDS.new_state(), out, generator, met) == 15
    assert met[:2].tolist() == [6, 6]


def test_a_digest_may_stop_before_the_game_is_over() -> None:
    engine = engine_of(SEEDS, False)
    digests = {
        engine.digest_game(SEEDS.new_state(), new_list(SEEDS), new_generator(1), longest) for longest in (1, 5, 15, 99)
    }
    assert len(digests) == 3


def test_a_learner_is_shown_what_the_seat_knows_but_not_who_has_chosen_already() -> None:
    game = hortus.load("haru_ichiban")
    position = game.start()
    while not position.is_sealed:
        position.play(position.legal_actions()[0])
    describe = engine_of(game, is_compiled=False).bind(kernels.describe)

    def shown(position: hortus.Position, seat: int) -> list[float]:
        numbers = np.ones(game.feature_count, np.float32)
        describe(position.state_array(), seat, game.order_places, numbers)
        return numbers.tolist()

    before = shown(position, 1)
    assert position.features(1).tolist() != before
    position.play(position.legal_actions()[0])
    assert shown(position, 1) == before
    while position.is_sealed:
        position.play(position.legal_actions()[0])
    assert shown(position, position.to_act) == position.features(position.to_act).tolist()
    assert not any(shown(position, hortus.OVER))
