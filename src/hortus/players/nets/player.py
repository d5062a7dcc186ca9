"""The player that asks a net and looks no further."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from hortus.contract.engine import Engine, first_engine_of
from hortus.contract.game import Game
from hortus.contract.generator import LOWER_31_BITS, new_generator, next_bits
from hortus.contract.position import Position
from hortus.players.decision import Deciding, Decision, evenly
from hortus.players.nets.judge import judge, new_thought, thinking
from hortus.players.nets.weights import Net


class NetPlayer(Deciding):
    """Takes each action as often as the net's policy says.

    With a temperature below one it keeps more to what the net likes best, above one less; at zero it takes that alone,
    but never in a sealed choice: others could read it.
    """

    def __init__(self, game: Game, seed: int, net: Net, engine: Engine | None = None, temperature: float = 1.0) -> None:
        self.seed, self.net, self.temperature = seed, net, temperature
        self.judge = _judge(engine or first_engine_of(game))
        self.thought = new_thought(game, net)

    def decide(self, position: Position, seat: int) -> Decision:
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1 and not known.is_sealed:
            return evenly(actions, 0)
        shares = self.shares(known, seat, actions)
        generator = new_generator("net", self.seed, seat, known.state_bytes())
        drawn = next_bits(generator) / (LOWER_31_BITS + 1)
        ends = np.cumsum(list(shares.values()))
        action = actions[min(int(np.searchsorted(ends, drawn)), len(actions) - 1)]
        return Decision(action, shares)

    def values(self, known: Position, seat: int) -> tuple[float, ...]:
        """What each seat may expect, as a return, from what this one knows."""
        self.judge(known.state_array(), seat, self.net, self.thought)
        return tuple(self.thought.values[: known.player_count].tolist())

    def shares(self, known: Position, seat: int, actions: list[int]) -> dict[int, float]:
        array = known.state_array()
        self.judge(array, seat, self.net, self.thought)
        chances = self.thought.chances[actions].astype(np.float64)
        temperature = self.temperature or (1.0 if known.is_sealed else 1e-3)
        scaled = (chances / chances.max()) ** (1 / temperature)
        return dict(zip(actions, (scaled / scaled.sum()).tolist(), strict=True))


@cache
def _judge(engine: Engine) -> Callable[..., int]:
    """Made once for all players: each new copy would be loaded from the disk cache again."""
    return engine.bind(judge, **thinking(engine))
