"""The player who takes what can be had at once: one action ahead, and no further."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.engine import first_engine_of, next_engine_of
from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Deciding, Decision, evenly
from hortus.players.judgement import bound
from hortus.players.looks import best_actions, new_room


class GreedyPlayer(Deciding):
    """Takes the action with the best expected gain; equal ones are drawn for.

    What the seat does not know is averaged over worlds that it cannot tell apart. One seed and one situation give one
    choice, whatever was asked before.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.engine = first_engine_of(game)
        self.room = new_room(game)

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1:
            return evenly(actions, 0)
        array = known.state_array()
        generator = new_generator("greedy", self.seed, seat, array.tobytes())
        best = self.room.actions[: self.look(array, seat, generator)].tolist()
        return evenly(best, below(generator, len(best)))

    def look(self, known: NDArray[np.int64], seat: int, generator: NDArray[np.int64]) -> int:
        """How many actions are best; `room.actions` has them first. Like a position, it goes on compiled in time."""
        if not self.engine.is_compiled:
            self.engine = next_engine_of(self.game, self.engine)
        return bound(best_actions, self.game, self.engine)(known, seat, self.room, generator)
