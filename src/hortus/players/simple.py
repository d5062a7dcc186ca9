"""Players that hardly think: one for first steps, and a beginner's rule to measure it by."""

from __future__ import annotations

from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Deciding, Decision, evenly


class FirstStepsPlayer(Deciding):
    """Plays anything that is legal, yet never overlooks a win in one move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        generator = new_generator("first steps", self.seed, seat, known.state_bytes())
        world = known.filled(seat, generator)
        actions = known.legal_actions(seat)
        best = [action for action in actions if wins_at_once(world, seat, action)] or actions
        return evenly(best, below(generator, len(best)))


class BeginnerPlayer(Deciding):
    """A beginner's rule: take the most points that can be had at once; otherwise play anything."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        generator = new_generator("beginner", self.seed, seat, known.state_bytes())
        world = known.filled(seat, generator)
        gains = {action: points_after(world, seat, action) for action in known.legal_actions(seat)}
        best = [action for action, gain in gains.items() if gain == max(gains.values())]
        return evenly(best, below(generator, len(best)))


def after(world: Position, seat: int, action: int) -> Position:
    """The world after an action; at a sealed choice those who choose before the seat choose anything."""
    next_world = world.copy()
    while next_world.to_act != seat:
        next_world.play(next_world.legal_actions()[0])
    next_world.play(action)
    return next_world


def wins_at_once(world: Position, seat: int, action: int) -> bool:
    """Whether an action alone ends the game in the seat's favour; at a sealed choice nobody can know."""
    return not world.is_sealed and after(world, seat, action).winners() == (seat,)


def points_after(world: Position, seat: int, action: int) -> int:
    return after(world, seat, action).points()[seat]
