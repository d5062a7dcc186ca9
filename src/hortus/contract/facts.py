"""What the reasons of all games are made from."""

from __future__ import annotations

from hortus.contract.game import State
from hortus.contract.position import Position


def state_after(known: Position, action: int) -> State:
    """What the seat that acts knows right after its action. Played without asking what may follow, which is slow."""
    array = known.state_array()
    after = known.game.record(array)
    known.game.play(after, action)
    return after


def copy_of(s: State) -> State:
    """A state to try things on."""
    return s.copy()
