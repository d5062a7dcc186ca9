"""Nets that have learnt nothing, and positions to ask them about."""

from __future__ import annotations

import numpy as np
import pytest

import hortus
from hortus.contract.game import OVER, Game
from hortus.players.nets.weights import Net

GAMES = [hortus.load("haru_ichiban"), hortus.load("cherry_tree", players=3), hortus.load("ishtar", players=4)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: Game, count: int) -> list[hortus.Position]:
    """Some in which there is something to choose."""
    generator, position = np.random.default_rng(3), game.start()
    found: list[hortus.Position] = []
    while len(found) < count:
        if position.to_act == OVER:
            position = game.start()
        actions = position.legal_actions()
        if position.to_act >= 0 and len(actions) > 1:
            found.append(position.copy())
        position.play(int(generator.choice(actions)))
    return found


def small_net(game: Game, seed: int = 1, width: int = 8) -> Net:
    numbers = np.random.default_rng(seed)
    features, actions, seats = game.feature_count, game.action_count, len(game.seat_names)
    shapes = {
        "first": (features, width),
        "first_bias": (width,),
        "blocks": (2, width, width),
        "block_biases": (2, width),
        "policy": (actions, width),
        "policy_bias": (actions,),
        "value": (seats, width),
        "value_bias": (seats,),
    }
    return Net.of(**{name: numbers.normal(size=shape) / 4 for name, shape in shapes.items()})
