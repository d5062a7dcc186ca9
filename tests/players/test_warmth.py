"""Getting games ready: compiled once, noted, and used from then on; nothing where nothing is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.contract.compiled import numba_is_there
from hortus.contract.engine import engine_of, first_engine_of
from hortus.players import warmth
from hortus.players.warmth import is_ready, make_quick, make_ready
from seeds import GAME

SEEDS = GAME.with_options()


@pytest.mark.interpreted_only
def test_where_nothing_is_compiled_every_game_is_ready() -> None:
    assert is_ready(SEEDS)
    make_ready(SEEDS)
    make_quick(SEEDS)
    assert not first_engine_of(SEEDS).is_compiled


@pytest.mark.compiled_only
@pytest.mark.skipif(not numba_is_there(), reason="there is no machine code without Numba")
def test_a_game_that_was_made_ready_is_noted_and_plays_in_machine_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HORTUS_ENGINE", "auto")
    monkeypatch.setattr(warmth, "cache_folder", lambda owner: tmp_path)
    monkeypatch.setattr(engine_of(SEEDS, is_compiled=False), "moves_left", 1_000)
    assert not is_ready(SEEDS)
    assert not first_engine_of(SEEDS).is_compiled
    make_ready(SEEDS)
    assert is_ready(SEEDS)
    assert first_engine_of(SEEDS).is_compiled
