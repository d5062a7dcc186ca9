"""The player who takes what can be had at once: one action ahead, and no further."""

from __future__ import annotations

from hortus.contract.engine import first_engine_of
from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Decision, evenly
from hortus.players.judgement import bound
from hortus.players.looks import best_actions, new_room


class GreedyPlayer:
    """Takes the action with the best expected gain; equal ones are drawn for.

    What the seat does not know is averaged over worlds that it cannot tell apart. One seed and one situation give one
    choice, whatever was asked before.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.look = bound(best_actions, game, first_engine_of(game))
        self.room = new_room(game)

    def choose(self, position: Position, seat: int) -> int:
        return self.decide(position, seat).action

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1:
            return evenly(actions, 0)
        array = known.state_array()
        generator = new_generator("greedy", self.seed, seat, array.tobytes())
        best = self.room.actions[: self.look(array, seat, self.room, generator)].tolist()
        return evenly(best, below(generator, len(best)))
