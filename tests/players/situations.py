"""Random situations of a game, for tests of those who decide in them."""

from __future__ import annotations

from collections.abc import Iterator

from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position


def random_game(game: Game, seed: object) -> Iterator[Position]:
    """Every position of a random game in which a seat must choose."""
    generator = new_generator("situations", seed)
    position = game.start()
    while position.to_act != OVER:
        if position.to_act != CHANCE:
            yield position
        actions = position.legal_actions()
        position.play(actions[below(generator, len(actions))])


def situations(game: Game, seeds: range, every: int) -> Iterator[tuple[Position, int]]:
    """Some positions of random games, each with a seat that may choose there."""
    for seed in seeds:
        for number, position in enumerate(random_game(game, seed)):
            if number % every == seed % every:
                yield from ((position, seat) for seat in position.choosing)
