"""What a net thinks: the same in loops and in NumPy, and nothing of what its seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

from hortus.contract.engine import engine_of
from hortus.contract.game import Game
from hortus.contract.generator import new_generator
from hortus.players.nets.cells import like_in_loops, like_in_numpy
from hortus.players.nets.judge import judge, new_thought, think_in_loops, think_in_numpy, thinking
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import Net, Reals
from tests.players.nets.nets import GAMES, every_game, positions, small_net


@pytest.mark.interpreted_only
@every_game
def test_loops_and_numpy_think_the_same(game: Game) -> None:
    net, thought = small_net(game), new_thought(game, small_net(game))
    for position in positions(game, 2):
        thought.numbers[:] = position.features(position.to_act)
        think_in_loops(net, thought)
        in_loops, cells_in_loops = thought.hidden.copy(), thought.around.hidden.copy()
        think_in_numpy(net, thought)
        assert thought.hidden == pytest.approx(in_loops, rel=1e-4, abs=1e-5)
        assert thought.around.hidden == pytest.approx(cells_in_loops, rel=1e-4, abs=1e-5)
        for action in position.legal_actions():
            if thought.around.kinds[action] < len(net.wanted):
                thought.around.is_sought[:] = 0
                like = like_in_loops(net, action, thought.hidden, thought.around)
                thought.around.is_sought[:] = 0
                assert like == pytest.approx(like_in_numpy(net, action, thought.hidden, thought.around), abs=1e-4)


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
        likes = np.exp(likes_of(game, net, numbers)[actions])
        assert thought.chances[actions] == pytest.approx(likes / likes.sum(), rel=1e-3)


def likes_of(game: Game, net: Net, numbers: Reals) -> Reals:
    """How much a net likes each action, written once more: cell by cell, with nothing passed over."""
    rest, cells = numbers[len(numbers) - len(net.first) :], game.cells
    hidden = np.maximum(rest @ net.first + net.first_bias, 0)
    shared = np.zeros(game.action_count)
    if cells is not None:
        count = cells.count
        planes = numbers[: cells.feature_count].reshape(cells.planes, count)
        is_there = [planes[:, cell].any() for cell in range(count)]

        def around(values: Reals, weights: Reals, cell: int) -> Reals:
            near = [(other, weights[1 + way]) for way, other in enumerate(cells.neighbours[cell]) if other < count]
            return sum((values[other] @ weight for other, weight in near), start=values[cell] @ weights[0])

        lent = hidden @ net.lent + net.around_bias
        known = [np.maximum(around(planes.T, net.around, cell) + lent, 0) * is_there[cell] for cell in range(count)]
        for layer, bias in zip(net.layers, net.layer_biases, strict=True):
            more = [np.maximum(around(np.array(known), layer, cell) + bias, 0) for cell in range(count)]
            known = [known[cell] + more[cell] * is_there[cell] for cell in range(count)]
        told = np.concatenate([np.sum(known, 0) / sum(is_there), np.max(known, 0)])
        hidden += np.maximum(told @ net.gathered + net.gathered_bias, 0)
    for block, bias in zip(net.blocks, net.block_biases, strict=True):
        hidden += np.maximum(hidden @ block + bias, 0)
    if cells is None:
        return net.policy @ hidden + net.policy_bias
    for action, kind in enumerate(cells.kinds):
        places = [cell for cell in cells.places[action] if cell < count]
        shared[action] = sum(hidden @ net.wanted[kind] @ known[cell] for cell in places)
    return (net.policy @ hidden + net.policy_bias)[cells.kinds] + shared


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
