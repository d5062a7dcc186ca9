"""What may be said about an action: each sentence of a game has a fact, and is said only where that holds.

A fact is asked about deeds and gives what its sentence speaks of, once for each time that it is true: never, if it is
not true. A game lists its facts by the ids of their sentences, the most telling ones first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from hortus.contract.game import Message, State
from hortus.contract.position import Position

Arguments = Mapping[str, Any]


class Deed:
    """An action that a seat may do, from what that seat knows."""

    def __init__(self, known: Position, action: int, seat: int) -> None:
        self.known, self.action, self.seat = known, action, seat
        self.before: State = known.state

    @cached_property
    def after(self) -> State:
        """The state right after it; not to be asked for where others choose in secret at the same time."""
        return self.known.state_after(self.action)

    @cached_property
    def others(self) -> tuple[Deed, ...]:
        """What might be done instead."""
        actions = self.known.legal_actions(self.seat)
        return tuple(Deed(self.known, action, self.seat) for action in actions if action != self.action)


Fact = Callable[[Deed], Iterable[Arguments]]
Difference = Callable[[Deed, Deed], Iterable[Arguments]]
"""Between a better deed and the one that was done."""


MOST_TOLD = 2
"""Of an action, besides how sure somebody is of it: more than that nobody reads."""


def speaking_for(known: Position, action: int, seat: int) -> tuple[Message, ...]:
    """What a game tells of an action, the most telling first."""
    return tuple(known.game.reasons(known, action, seat))[:MOST_TOLD]


def told(facts: Mapping[str, Callable[..., Iterable[Arguments]]], *deeds: Deed) -> list[Message]:
    return [Message(name, arguments) for name, fact in facts.items() for arguments in fact(*deeds)]
