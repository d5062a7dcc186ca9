"""Exact work on studies: OpenSpiel's algorithms solve them, and the page tells what they found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hortus
from benchmarks.exact import KEPT, PLAYERS, STUDIES, table
from hortus.games import studies
from hortus.players.search.player import SearchPlayer

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_table_of_the_page_is_that_of_the_results() -> None:
    results = json.loads(KEPT.read_text(encoding="utf-8"))
    assert [result["study"] for result in results] == list(STUDIES)
    assert all(set(PLAYERS) < set(result["exploitability"]) for result in results)
    assert table(results) in PAGE.read_text(encoding="utf-8")


@pytest.mark.research
def test_openspiel_knows_every_study() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from hortus.adapters import openspiel

    openspiel.register()
    for name in studies():
        pyspiel.random_sim_test(pyspiel.load_game(f"hortus_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.research
def test_pettingzoo_knows_every_study() -> None:
    pettingzoo = pytest.importorskip("pettingzoo")
    from hortus.adapters import pettingzoo as ours

    ours.register()
    for name in studies():
        assert f"hortus/{name}-v0" in pettingzoo.aec_registry
        environment = ours.env(name)
        environment.reset(seed=1)
        assert environment.last()[0]["action_mask"].any()


@pytest.mark.research
def test_what_was_found_is_found_again() -> None:
    """The same exploitability of quick players as is kept, by a run of now."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.exploitability import exploitability

    from hortus.adapters import openspiel

    openspiel.register()
    [kept] = [result for result in json.loads(KEPT.read_text(encoding="utf-8")) if result["study"] == "haru_ending"]
    game = pyspiel.load_game("hortus_haru_ending")
    for name in ("random", "greedy"):
        policy = openspiel.PlayerPolicy(game, hortus.player(game.game, name))
        assert float(exploitability(game, policy)) == pytest.approx(kept["exploitability"][name])
        assert len(policy.table) == kept["information states"]


@pytest.mark.research
@pytest.mark.parametrize("options", [{}, {"seed": 3}, {"seed": 8, "edition": "croak"}])
def test_solved_endings_leave_openspiel_nothing_to_gain(options: dict[str, Any]) -> None:
    """Its best responses go through the whole tree of the study."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.exploitability import exploitability

    from hortus.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("hortus_haru_ending", options)
    player = SearchPlayer(game.game, seed=1, simulations=1_000, solves=True)
    assert float(exploitability(game, openspiel.PlayerPolicy(game, player))) < 1e-9


@pytest.mark.research
def test_a_player_that_tells_nothing_of_itself_has_what_it_chose() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from hortus.adapters import openspiel

    class First:
        def choose(self, position: hortus.Position, seat: int) -> int:
            return position.legal_actions(seat)[0]

    openspiel.register()
    game = pyspiel.load_game("hortus_haru_ending")
    chances = openspiel.PlayerPolicy(game, First()).action_probabilities(game.new_initial_state())
    assert list(chances.values()) == [1.0, 0.0]
