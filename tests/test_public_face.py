"""The public face: the names that other programs rely on, to the letter."""

from __future__ import annotations

import subprocess
import sys

import pytest

import hortus

pytestmark = pytest.mark.interpreted_only


def test_every_public_name_is_there() -> None:
    for name in hortus.__all__:
        assert getattr(hortus, name) is not None
    assert (hortus.CHANCE, hortus.OVER) == (-1, -2)


def test_the_laws_and_the_players_are_found_without_an_import_of_their_own() -> None:
    game = hortus.load("haru_ichiban")
    hortus.laws.check_game(game, laws=[1])
    position = game.start()
    while position.to_act == hortus.CHANCE:
        position.play(position.legal_actions()[0])
    assert hortus.player(game, "greedy", seed=1).choose(position, 0) in position.legal_actions()


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = hortus.chess


def test_importing_hortus_loads_neither_numba_nor_the_language_library() -> None:
    program = "import sys, hortus; print(sorted({'numba', 'fluent.runtime', 'hortus.laws'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
