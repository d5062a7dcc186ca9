"""Nets that have learnt nothing, for tests."""

from __future__ import annotations

import numpy as np

from hortus.contract.game import Game
from hortus.players.nets.weights import Net


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
