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
    features, kinds, seats, cells = game.feature_count, game.action_count, len(game.seat_names), game.cells
    shared: dict[str, tuple[int, ...]] = {}
    if cells is not None:
        features, kinds, channels = features - cells.feature_count, cells.kind_count, 4
        shared = {
            "around": (7, cells.planes, channels),
            "around_bias": (channels,),
            "lent": (width, channels),
            "layers": (2, 7, channels, channels),
            "layer_biases": (2, channels),
            "gathered": (2 * channels, width),
            "gathered_bias": (width,),
            "wanted": (cells.kinds_at_cells, width, channels),
        }
    shapes = {
        **shared,
        "first": (features, width),
        "first_bias": (width,),
        "blocks": (2, width, width),
        "block_biases": (2, width),
        "policy": (kinds, width),
        "policy_bias": (kinds,),
        "value": (seats, width),
        "value_bias": (seats,),
    }
    return Net.of(**{name: numbers.normal(size=shape) / 4 for name, shape in shapes.items()})
