"""The player who takes any legal action, each as likely."""

from __future__ import annotations

from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Deciding, Decision, evenly


class RandomPlayer(Deciding):
    """One seed and one situation give one choice, whatever was asked before."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        generator = new_generator("random", self.seed, seat, known.state_bytes())
        return evenly(actions, below(generator, len(actions)))
