"""The player who takes what can be had at once: one action ahead, and no further."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.engine import first_engine_of
from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.judgement import balance, bound

Choices = dict[int, int]
"""An action for each seat that chooses in secret."""

LOOKS = 64
"""About how many outcomes one decision looks at: some hundredths of a second, interpreted."""
MOST_WORLDS = 12


class Gain(NamedTuple):
    """What an action brings, the weightier first: the game itself, points of lead, prospects."""

    result: float
    lead: float
    prospects: float


class World(NamedTuple):
    """A position that the seat cannot tell from the truth, and what the others may choose there in secret."""

    position: Position
    lead: int
    others: list[Choices]


class GreedyPlayer:
    """Takes the action with the best expected gain; equal ones are drawn for.

    What the seat does not know is averaged over worlds that it cannot tell apart. One seed and one situation give one
    choice, whatever was asked before.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.judge = bound(balance, game, first_engine_of(game))

    def choose(self, position: Position, seat: int) -> int:
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        generator = new_generator("greedy", self.seed, seat, known.state_bytes())
        worlds = worlds_of(known, seat, LOOKS // len(actions), generator)
        gains = {action: self.expected_gain(worlds, seat, action) for action in actions}
        highest = max(gains.values())
        best = [action for action in actions if gains[action] == highest]
        return best[below(generator, len(best))]

    def expected_gain(self, worlds: list[World], seat: int, action: int) -> Gain:
        gains = [self.gain(world, choices | {seat: action}, seat) for world in worlds for choices in world.others]
        # Rounded, because equal gains that were added up in another order are equal still.
        return Gain(*(round(sum(part) / len(gains), 9) for part in zip(*gains, strict=True)))

    def gain(self, world: World, choices: Choices, seat: int) -> Gain:
        after = world.position.copy()
        for chooser in world.position.choosing:
            after.play(choices[chooser])
        return Gain(after.returns()[seat], lead_of(after, seat) - world.lead, self.judge(after.state_array(), seat))


def lead_of(position: Position, seat: int) -> int:
    """Own points less those of the best of the others."""
    points = position.points()
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def worlds_of(known: Position, seat: int, looks: int, generator: NDArray[np.int64]) -> list[World]:
    """Different worlds that fit what the seat knows, as many as the looks allow, one at least."""
    worlds: dict[bytes, World] = {}
    for _ in range(MOST_WORLDS):
        world = known.filled(seat, generator)
        if world.state_bytes() not in worlds:
            others = list(others_choices(world, seat, max(1, looks), generator))
            worlds[world.state_bytes()] = World(world, lead_of(world, seat), others)
        if sum(len(seen.others) for seen in worlds.values()) >= looks:
            break
    return list(worlds.values())


def others_choices(world: Position, seat: int, most: int, generator: NDArray[np.int64]) -> Iterator[Choices]:
    """What the others may choose in secret beside the seat: everything, or some of it where that is too much."""
    options = {other: world.legal_actions(other) for other in world.choosing if other != seat}
    if prod(map(len, options.values())) <= most:
        for choices in product(*options.values()):
            yield dict(zip(options, choices, strict=True))
    else:
        for _ in range(most):
            yield {other: actions[below(generator, len(actions))] for other, actions in options.items()}
