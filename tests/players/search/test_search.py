"""The search: it finds what is there, mixes what must not be read, and never lets a table down."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.contract.engine import engine_of
from hortus.contract.generator import new_generator
from hortus.players.judgement import bound
from hortus.players.search import grower as grower_module
from hortus.players.search import player as player_module
from hortus.players.search.grower import PLAIN, Settings, new_scratch, settings_for
from hortus.players.search.player import CarefulPlayer, SearchPlayer
from hortus.players.search.simulate import expectations, search
from hortus.players.search.tree import EDGES, NODES, NONE, Tree, new_edge, new_node, new_tree, place_of
from seeds import GAME as SEEDS
from tests.games.cherry_tree.tables import at_the_jokers
from tests.games.haru_ichiban.tables import FIVE_AHEAD, START, drawn

HARU = hortus.load("haru_ichiban")


def test_a_win_in_one_is_found() -> None:
    position = drawn(FIVE_AHEAD, "wind", senior="yellow")
    position.play(SearchPlayer(HARU, seed=1, simulations=20).choose(position, 0))
    assert position.winners() == (0,)


@pytest.mark.thorough
def test_a_search_without_judgement_looks_into_every_action() -> None:
    position = drawn(FIVE_AHEAD, "wind", senior="yellow")
    counts = SearchPlayer(HARU, seed=1, simulations=120, settings=PLAIN).think(position.seen_by(0), 0)
    assert set(counts) == set(position.legal_actions())
    assert all(counts.values())


def test_one_seed_and_one_budget_give_one_answer() -> None:
    position = drawn(START, "bid")
    answers = {SearchPlayer(HARU, seed=4, simulations=30).choose(position, 1) for _ in range(3)}
    assert len(answers) == 1


def test_sealed_choices_are_drawn_by_how_often_they_were_looked_into() -> None:
    position = drawn(START, "bid")
    player = SearchPlayer(HARU, seed=1, simulations=10)
    counts = Counter({action: 10 * (i + 1) for i, action in enumerate(position.legal_actions(0))})
    drawn_actions: Counter[int] = Counter()
    for seed in range(600):
        player.seed = seed
        drawn_actions[player.draw(counts, position, 0)] += 1
    for action, count in counts.items():
        assert abs(drawn_actions[action] - 10 * count) < 45


def test_bids_of_different_seeds_differ() -> None:
    position = drawn(START, "bid")
    bids = {SearchPlayer(HARU, seed=seed, simulations=24).choose(position, 0) for seed in range(12)}
    assert len(bids) > 1


def simulations_of(position: hortus.Position, seat: int, budget: int) -> int:
    """How many a player with a budget makes before it answers."""
    player = SearchPlayer(position.game, seed=1, simulations=budget)
    made: list[int] = []

    def counting(kernel: Callable[..., None]) -> Callable[..., None]:
        def run(*arguments: Any) -> None:
            made.append(arguments[-1])
            kernel(*arguments)

        return run

    for grower in player.growers:
        grower.kernel = counting(grower.kernel)
    assert player.choose(position, seat) in position.legal_actions(seat)
    return sum(made)


def test_a_sealed_choice_without_a_choice_takes_as_long_as_any_other() -> None:
    forced, free = at_the_jokers("PW", ""), at_the_jokers("PLW", "")
    assert (len(forced.legal_actions(0)), len(free.legal_actions(0))) == (1, 2)
    assert simulations_of(forced, 0, budget=40) == simulations_of(free, 0, budget=40) == 40


def test_an_open_choice_without_a_choice_takes_no_time() -> None:
    position = drawn(FIVE_AHEAD, "wind", senior="yellow")
    position.play("wind a1 n")
    while len(position.legal_actions()) > 1 or position.to_act < 0 or position.is_sealed:
        position.play(position.legal_actions()[0])
    assert simulations_of(position, position.to_act, budget=40) == 0


def test_the_second_to_choose_in_secret_searches_without_the_firsts_choice() -> None:
    unchosen, chosen = drawn(START, "bid"), drawn(START, "bid")
    chosen.play("bid 3")
    player = SearchPlayer(HARU, seed=2, simulations=20)
    for position in (unchosen, chosen):
        assert player.choose(position, 1) in position.legal_actions(1)


def test_every_seat_of_a_larger_table_can_search() -> None:
    game = SEEDS.with_options(players=4)
    position = game.start()
    while not position.is_sealed:
        position.play(position.legal_actions()[-1])
    for seat in position.choosing:
        counts = SearchPlayer(game, seed=1, simulations=40).think(position.seen_by(seat), seat)
        assert set(counts) == set(position.legal_actions(seat))


def test_a_position_that_is_over_is_refused() -> None:
    position = HARU.start()
    while position.to_act != hortus.OVER:
        position.play(position.legal_actions()[0])
    with pytest.raises(hortus.HortusError):
        SearchPlayer(HARU, seed=1, simulations=4).choose(position, 0)


def test_a_budget_of_seconds_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1_000))
    monkeypatch.setattr(player_module, "monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr(grower_module, "monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr(grower_module, "CHUNK", 2)
    position = drawn(START, "bid")
    assert SearchPlayer(HARU, seed=1, seconds=3.5).choose(position, 0) in position.legal_actions(0)


def test_a_full_tree_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grower_module, "MOST_NODES", 6)
    monkeypatch.setattr(grower_module, "MOST_EDGES", 40)
    position = drawn(START, "bid")
    position.play("bid 3")
    position.play("bid 1")
    assert SearchPlayer(HARU, seed=1, simulations=60).choose(position, 0) in position.legal_actions(0)


def test_a_failing_search_falls_back_to_a_legal_action_and_leaves_word(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = SearchPlayer(HARU, seed=1, simulations=4)
    player.growers = []
    position = drawn(START, "bid")
    with caplog.at_level(logging.ERROR):
        monkeypatch.delenv("HORTUS_STRICT")
        assert CarefulPlayer(player).choose(position, 0) in position.legal_actions(0)
    assert "a search failed" in caplog.text
    monkeypatch.setenv("HORTUS_STRICT", "1")
    with pytest.raises(ValueError, match="zip"):
        CarefulPlayer(player).choose(position, 0)


# What seats expect


def test_expectations_are_zero_sum_and_favour_who_is_ahead() -> None:
    position = drawn(START, "bid", scored="0,2,0,0/0,0,0,0")
    values = np.zeros(8)
    bound(expectations, HARU, engine_of(HARU, False))(position.state_array(), values)
    assert values[0] == pytest.approx(-values[1])
    assert values[0] > 0.5


def test_expectations_at_the_end_are_the_returns() -> None:
    for game in (HARU, SEEDS.with_options(players=3)):
        position = game.start()
        while position.to_act != hortus.OVER:
            position.play(position.legal_actions()[-1])
        values = np.zeros(8)
        bound(expectations, game, engine_of(game, False))(position.state_array(), values)
        assert values[: position.player_count].tolist() == pytest.approx(list(position.returns()))


def test_settings_come_from_the_games_judgement() -> None:
    assert settings_for(SEEDS) == Settings()


# The tree


def test_a_tree_has_room_for_so_many_nodes_and_edges_and_no_more() -> None:
    tree = new_tree(nodes=2, edges=2)
    assert (new_node(tree), new_node(tree)) == (1, NONE)
    assert [new_edge(tree, 0, 7, 0.5), new_edge(tree, 0, 8, 0.5), new_edge(tree, 0, 9, 0.5)] == [0, 1, NONE]
    assert (tree.size[NODES], tree.size[EDGES], tree.first[0], tree.sibling[1]) == (2, 2, 1, 0)


def test_keys_of_the_hash_table_keep_apart() -> None:
    tree = new_tree(nodes=50, edges=1)
    places = {}
    for key in range(0, 50 * 977, 977):
        places[key] = place_of(tree, key)
        tree.keys[places[key]] = key
    assert len(set(places.values())) == 50
    assert all(place_of(tree, key) == place for key, place in places.items())


def test_statistics_add_up() -> None:
    """Every simulation leaves one choice at the root and one world for each edge that was legal in it."""
    position = drawn(START, "bid")
    position.play("bid 3")
    position.play("bid 1")
    kernel = bound(search, HARU, engine_of(HARU, False))
    tree, scratch = new_tree(200, 4_000), new_scratch(HARU)
    settings = np.array([0.4, 2.0, 5.0, 0.5, 0.0])
    kernel(position.state_array(), 0, tree, scratch, settings, new_generator(1), 30)
    edges = [edge for edge in range(int(tree.size[EDGES])) if edge_of_root(tree, edge)]
    assert sum(int(tree.chosen[edge]) for edge in edges) == 30
    assert tree.visits[0] == 30
    assert 5 <= len(edges) <= 5 + 0.5 * 30**0.5
    assert all(abs(tree.worth[edge]) <= tree.chosen[edge] for edge in edges)


def edge_of_root(tree: Tree, wanted: int) -> bool:
    edge = int(tree.first[0])
    while edge not in (NONE, wanted):
        edge = int(tree.sibling[edge])
    return edge == wanted
