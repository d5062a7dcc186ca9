"""Players decide by what their seat may know, the same way every time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hortus.contract.compiled import engine_mode
from hortus.contract.errors import BadBudget, NotChoosing, UnknownPlayer
from hortus.contract.game import OVER, Game
from hortus.contract.generator import new_generator
from hortus.games import load
from hortus.players.player import PLAYERS, player
from hortus.players.simple import wins_at_once
from seeds import GAME as SEEDS
from tests.players.situations import random_game, situations

HARU = load("haru_ichiban")
CHERRY = load("cherry_tree")
ISHTAR = load("ishtar")

IS_COMPILED = engine_mode() == "compiled"
SIMULATIONS = 8 if IS_COMPILED else 2  # interpreted ones are slow, and no better a proof
GAMES = range(2 if IS_COMPILED else 1)

every_player = pytest.mark.parametrize("name", PLAYERS)
every_game = pytest.mark.parametrize(
    ("game", "every"),  # one situation out of so many: the larger the game, the longer a decision takes interpreted
    [
        pytest.param(HARU, 7, id="haru_ichiban"),
        pytest.param(SEEDS.with_options(players=4), 1, id="seeds", marks=pytest.mark.interpreted_only),
        pytest.param(CHERRY, 17, id="cherry_tree"),
        pytest.param(ISHTAR, 60, id="ishtar"),
    ],
)


def test_an_unknown_player_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownPlayer) as caught:
        player(HARU, "gredy")
    assert caught.value.arguments == {"name": "gredy", "known": ", ".join(PLAYERS)}
    assert "greedy" in str(caught.value)


@pytest.mark.parametrize("budget", [{"simulations": 0}, {"simulations": -1}, {"seconds": 0.0}, {"seconds": -1.0}])
@every_player
def test_a_budget_of_nothing_is_refused(name: str, budget: dict[str, Any]) -> None:
    with pytest.raises(BadBudget) as caught:
        player(HARU, name, **budget)
    assert str(caught.value)


@every_player
@every_game
def test_a_decision_is_legal_and_leaves_the_position_alone(game: Game, every: int, name: str) -> None:
    decider = player(game, name, seed=5, simulations=SIMULATIONS)
    for position, seat in situations(game, GAMES, every):
        before, history = position.state_bytes(), position.history
        assert decider.choose(position, seat) in position.legal_actions(seat)
        assert (position.state_bytes(), position.history) == (before, history)


@pytest.mark.thorough
@every_player
@every_game
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_decision(game: Game, every: int, name: str) -> None:
    decider = player(game, name, seed=3, simulations=SIMULATIONS)
    different = 0
    for position, seat in situations(game, GAMES, every):
        decision = decider.choose(position, seat)
        for k in range(2):
            other = position.filled(seat, new_generator("another world", k))
            different += other.state_bytes() != position.state_bytes()
            assert decider.choose(other, seat) == decision
    assert different > 10 or game is ISHTAR  # where nothing is hidden: there the same is asked again


@every_player
@pytest.mark.compiled_only
def test_a_decision_does_not_depend_on_what_was_asked_before(name: str) -> None:
    cases = [(position.copy(), seat) for position, seat in situations(HARU, range(1), every=5)]
    decider = player(HARU, name, seed=2, simulations=SIMULATIONS)
    forwards = [decider.choose(position, seat) for position, seat in cases]
    backwards = [decider.choose(position, seat) for position, seat in reversed(cases)]
    fresh = [player(HARU, name, seed=2, simulations=SIMULATIONS).choose(position, seat) for position, seat in cases]
    assert forwards == backwards[::-1] == fresh


@every_player
@pytest.mark.parametrize("game", [HARU, CHERRY, ISHTAR], ids=lambda game: game.name)
def test_a_finished_game_has_nothing_to_decide(game: Game, name: str) -> None:
    *_, position = random_game(game, 1)  # the same position all along, and over by now
    assert position.to_act == OVER
    with pytest.raises(NotChoosing):
        player(game, name, simulations=SIMULATIONS).choose(position, 0)


@every_player
@pytest.mark.parametrize("game", [HARU, CHERRY, ISHTAR], ids=lambda game: game.name)
def test_a_seat_that_is_not_to_choose_is_refused(game: Game, name: str) -> None:
    position = next(position for position in random_game(game, 1) if not position.is_sealed)
    with pytest.raises(NotChoosing):
        player(game, name, simulations=SIMULATIONS).choose(position, 1 - position.to_act)


@pytest.mark.parametrize(("game", "seeds"), [(HARU, 6), (ISHTAR, 3)], ids=["haru_ichiban", "ishtar"])
def test_the_first_level_without_a_net_never_overlooks_a_win_in_one_move(game: Game, seeds: int) -> None:
    """In the Cherry Tree there is none: every game ends with a choice in secret."""
    beginner = player(replace(game, net=None), "level1", seed=1)
    met = 0
    for seed in range(seeds):
        *_, last = (position.copy() for position in random_game(game, seed))
        seat = last.to_act
        if any(wins_at_once(last, seat, action) for action in last.legal_actions()):
            met += 1
            assert wins_at_once(last, seat, beginner.choose(last, seat))
    assert met > 0


def test_random_players_with_other_seeds_decide_otherwise() -> None:
    cases = [(position.copy(), seat) for position, seat in situations(HARU, range(1), every=3)]
    decisions = [[player(HARU, "random", seed).choose(position, seat) for position, seat in cases] for seed in (1, 2)]
    assert decisions[0] != decisions[1]


def test_random_player_takes_every_action_about_equally_often() -> None:
    position = HARU.start()
    while position.to_act < 0:
        position.play(position.legal_actions()[0])
    chosen = [player(HARU, "random", seed).choose(position, 0) for seed in range(300)]
    assert all(chosen.count(action) > 70 for action in position.legal_actions())
