"""A game under way, and what each seat remembers of it: everything that it ever knew, in order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

import numpy as np

from hortus.contract.position import Position
from hortus.games import load

PLENTY = 16
"""Bytes of a digest: no two memories will ever share one."""


@dataclass
class Memory:
    """What was seen of each action (`?`: not for these eyes), and a digest of all that was known after each of them."""

    seen: tuple[str, ...]
    digest: bytes
    ply: int = 0  # as far as this goes in the position

    @classmethod
    def from_start(cls, known: bytes) -> Memory:
        return cls((), blake2b(known, digest_size=PLENTY).digest())

    def and_then(self, text: str | None, known: bytes) -> Memory:
        digest = blake2b(self.digest + repr(text).encode() + known, digest_size=PLENTY).digest()
        return Memory((*self.seen, text or "?"), digest, self.ply + 1)


class Course:
    """A position and the memories of its seats, which are brought up to date when somebody asks for them."""

    __slots__ = ("_memories", "position")

    def __init__(self, position: Position, memories: dict[int | None, Memory] | None = None) -> None:
        self.position = position
        self._memories = memories or {}

    def memory_of(self, seat: int | None) -> Memory:
        memory = self._memories.get(seat) or Memory.from_start(self.position.at(0).known_bytes(seat))
        for text, known in self.position.memories(seat, since=memory.ply):
            memory = memory.and_then(text, known)
        self._memories[seat] = memory
        return memory

    def imagined(self, seat: int, generator: Any) -> Course:
        """One that the seat cannot tell from this one. What really happened is not in it, nor what others remember."""
        return Course(self.position.filled(seat, generator), {seat: replace(self.memory_of(seat), ply=0)})

    def __deepcopy__(self, known: dict[int, Any]) -> Course:
        return Course(self.position.copy(), dict(self._memories))

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.position.game
        start = self.position.at(0).state_bytes()
        return _restored, (game.name, dict(game.chosen), start, self.position.history, self._memories)


def _restored(
    name: str, chosen: dict[str, str], start: bytes, history: tuple[int, ...], memories: dict[int | None, Memory]
) -> Course:
    position = Position(load(name, **chosen), np.frombuffer(start, np.int64).copy())
    for action in history:
        position.play(action)
    return Course(position, memories)
