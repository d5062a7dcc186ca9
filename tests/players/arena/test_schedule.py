"""Who plays whom, on which seats, with which deals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from hortus.contract.errors import UnknownPlayer
from hortus.games import load
from hortus.players.arena import BadMatch, Spec, schedule
from hortus.players.arena.schedule import line_ups, rotated
from hortus.players.arena.spec import BadPlayer
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import BadNet, load_net, save_net
from seeds import GAME as SEEDS
from tests.players.nets.nets import small_net

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("greedy", Spec("greedy")),
        ("level5@200", Spec("level5", simulations=200)),
        ("level5@0.5s", Spec("level5", seconds=0.5)),
        ("level5@2s", Spec("level5", seconds=2)),
        ("net:build/net.npz", Spec("net", net="build/net.npz")),
        ("level5:net.npz@20", Spec("level5", simulations=20, net="net.npz")),
    ],
)
def test_a_player_is_a_name_and_perhaps_a_net_and_a_budget(text: str, spec: Spec) -> None:
    assert Spec.read(text) == spec
    assert str(spec) == text


def test_a_player_with_the_net_of_a_file_plays_with_that_one_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    with pytest.raises(BadNet, match="There is no net"):
        Spec("net", net=str(file)).player(HARU, seed=1)
    save_net(file, small_net(HARU), {})
    player = Spec("net", net=str(file)).player(HARU, seed=1)
    assert isinstance(player, NetPlayer)
    assert np.array_equal(player.net.first, load_net(file).first)


def test_a_budget_has_one_way_to_be_written() -> None:
    assert {str(Spec.read(f"level5@{budget}s")) for budget in ("0.5", ".5", "0.50", "00.5")} == {"level5@0.5s"}


@pytest.mark.parametrize(
    "text", ["", "@5", "level5@", "level5@0", "level5@0s", "level5@-1", "level5@fast", "a b", "a,b"]
)
def test_a_budget_of_nothing_or_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(BadPlayer) as caught:
        Spec.read(text)
    assert caught.value.arguments == {"text": text}


def test_each_seed_is_played_on_both_seats() -> None:
    tasks = schedule(HARU, ["random", "greedy"], games=6)
    assert [(task.players, task.seed, task.rotation) for task in tasks[:3]] == [
        (("greedy", "random"), 1, 0),
        (("random", "greedy"), 1, 1),
        (("greedy", "random"), 2, 0),
    ]
    assert len(tasks) == len({task.key for task in tasks}) == 6


def test_the_order_in_which_players_are_named_does_not_matter() -> None:
    assert schedule(HARU, ["greedy", "random"], 4) == schedule(HARU, ["random", "greedy"], 4)


def test_seeds_are_whole_and_may_begin_anywhere() -> None:
    tasks = schedule(HARU, ["random", "greedy"], games=3, first_seed=10)
    assert [task.seed for task in tasks] == [10, 10, 11, 11]


def test_every_pair_meets_or_the_first_with_each_other() -> None:
    players = ["random@1", "random@2", "random@3"]

    def met(against_first: bool) -> Counter[frozenset[str]]:
        return Counter(frozenset(task.players) for task in schedule(HARU, players, 4, against_first=against_first))

    assert met(False) == {frozenset(pair): 4 for pair in [players[:2], players[1:], players[::2]]}
    assert met(True) == {frozenset(pair): 4 for pair in [players[:2], players[::2]]}


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_one_sits_against_the_rest_and_both_hold_every_seat_equally_often(seats: int) -> None:
    tasks = schedule(SEEDS.with_options(players=seats), ["random", "greedy"], games=2 * seats)
    assert len({task.key for task in tasks}) == 2 * seats
    alone = Counter(min(task.players.count(name) for name in ("random", "greedy")) for task in tasks)
    assert alone == {1: 2 * seats}
    for seat in range(seats):
        assert Counter(task.players[seat] for task in tasks) == {"random": seats, "greedy": seats}


def test_a_rotation_moves_everybody_on() -> None:
    assert [rotated(("a", "b", "c"), r) for r in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert line_ups(("a", "b"), 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_what_is_no_match_is_refused() -> None:
    with pytest.raises(UnknownPlayer):
        schedule(HARU, ["greedy", "gredy"], 4)
    with pytest.raises(BadMatch, match="two players"):
        schedule(HARU, ["greedy"], 4)
    with pytest.raises(BadMatch, match="named twice"):
        schedule(HARU, ["random@5", "greedy", "random@05"], 4)
    with pytest.raises(BadMatch, match="0 games"):
        schedule(HARU, ["greedy", "random"], 0)
