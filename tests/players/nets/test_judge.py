"""What a net thinks: the same in loops and in NumPy, and nothing of what its seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

from hortus.contract.engine import engine_of
from hortus.contract.game import Game
from hortus.contract.generator import new_generator
from hortus.players.nets.judge import judge, new_thought, think_in_loops, think_in_numpy, thinking
from hortus.players.nets.player import NetPlayer
from tests.players.nets.nets import GAMES, every_game, positions, small_net


@pytest.mark.interpreted_only
def test_loops_and_numpy_think_the_same() -> None:
    game = GAMES[0]
    net, thought = small_net(game), new_thought(game, small_net(game))
    numbers = np.random.default_rng(1).normal(size=game.feature_count).astype(np.float32)
    numbers[::3] = 0
    think_in_loops(net, numbers, thought.hidden, thought.more)
    in_loops = thought.hidden.copy()
    think_in_numpy(net, numbers, thought.hidden, thought.more)
    assert thought.hidden == pytest.approx(in_loops, rel=1e-5)


@every_game
def test_a_judgement_is_chances_of_the_legal_actions_and_returns_that_add_up_to_nothing(game: Game) -> None:
    engine = engine_of(game, is_compiled=False)
    net, thought = small_net(game), new_thought(game, small_net(game))
    ask = engine.bind(judge, **thinking(engine))
    for position in positions(game, 5):
        count = ask(position.state_array(), position.to_act, net, thought)
        actions = thought.actions[:count].tolist()
        assert actions == position.legal_actions()
        assert thought.chances[actions].sum() == pytest.approx(1, abs=1e-5)
        assert thought.values[: position.player_count].sum() == pytest.approx(0, abs=1e-6)
        numbers = position.features(position.to_act)
        if position.is_sealed:
            numbers[game.order_places] = 0
        hidden = np.maximum(numbers @ net.first + net.first_bias, 0)
        for block, bias in zip(net.blocks, net.block_biases, strict=True):
            hidden += np.maximum(hidden @ block + bias, 0)
        likes = np.exp(net.policy[actions] @ hidden + net.policy_bias[actions])
        assert thought.chances[actions] == pytest.approx(likes / likes.sum(), rel=1e-4)


@every_game
def test_a_net_player_tells_no_two_worlds_apart(game: Game) -> None:
    player = NetPlayer(game, 5, small_net(game), engine_of(game, is_compiled=False))
    for position in positions(game, 6):
        seat = position.to_act
        world = position.filled(seat, new_generator("world"))
        assert player.decide(position, seat) == player.decide(world, seat)


def test_a_lower_temperature_keeps_more_to_what_the_net_likes_best() -> None:
    game = GAMES[0]
    position = next(position for position in positions(game, 30) if not position.is_sealed)
    known, seat = position.seen_by(position.to_act), position.to_act
    actions = known.legal_actions(seat)

    def most(temperature: float) -> float:
        player = NetPlayer(game, 5, small_net(game), engine_of(game, is_compiled=False), temperature)
        shares = player.shares(known, seat, actions)
        assert sum(shares.values()) == pytest.approx(1)
        return max(shares.values())

    assert 1 / len(actions) < most(4) < most(1) < most(0.2) < most(0) == pytest.approx(1)
