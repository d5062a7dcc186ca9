"""A decision, and how it was come by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from hortus.contract.position import Position


class Decision(NamedTuple):
    """An action, and how much each action has for it: shares that add up to one."""

    action: int
    shares: Mapping[int, float]
    is_drawn: bool = True  # by these shares, with the player's seed; else the one with the most is taken

    @property
    def policy(self) -> Mapping[int, float]:
        """The chance of each action, as the player plays."""
        return self.shares if self.is_drawn else {self.action: 1.0}


@runtime_checkable
class Deciding(Protocol):
    """A player that tells how it came by its choice."""

    def choose(self, position: Position, seat: int) -> int:
        return self.decide(position, seat).action

    def decide(self, position: Position, seat: int) -> Decision:
        """What `choose` chooses, with the shares of all actions."""
        ...


def evenly(actions: Sequence[int], drawn: int) -> Decision:
    """One of several actions, each as likely."""
    return Decision(actions[drawn], dict.fromkeys(actions, 1 / len(actions)))
