"""A batch on the processor: the games in equal parts, each played by a thread in machine code that holds no lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.adapters.lanes import (
    Deal,
    digest_of,
    is_legal,
    mark_legal,
    settle,
    start_game,
    step_game,
    wander,
)
from hortus.contract.compiled import engine_mode, template
from hortus.contract.engine import Engine, engine_of, new_list
from hortus.contract.game import Game
from hortus.contract.kernels import describe

Array = NDArray[np.int64]

ALL_LEGAL = -1
ALIGNMENT = 64
"""Bytes. JAX copies an array that begins anywhere else."""
FEWEST_GAMES = 32
"""Of a thread: for fewer it is not worth waking one."""

STATE: Any
to_act: Any


@template
def start_games(
    first: int, last: int, out: Array, states: Array, generators: Array, starts: Array, which: NDArray[np.bool_]
) -> int:
    for i in range(first, last):
        if which[i]:
            start_game(states[i], starts[i % len(starts)])
            settle(states[i], out, generators[i : i + 1])
    return 0


@template
def first_illegal(first: int, last: int, out: Array, states: Array, actions: Array) -> int:
    """The first game in which an action is not legal, or ALL_LEGAL."""
    for i in range(first, last):
        if not is_legal(states[i], actions[i], out):
            return i
    return ALL_LEGAL


@template
def step_games(
    first: int,
    last: int,
    out: Array,
    states: Array,
    generators: Array,
    starts: Array,
    actions: Array,
    mode: int,
    rewards: NDArray[np.float32],
    done: NDArray[np.bool_],
) -> int:
    for i in range(first, last):
        start = starts[i % len(starts)]
        done[i] = step_game(states[i], actions[i], start, out, generators[i : i + 1], mode, rewards[i])
    return 0


@template
def wander_games(
    first: int, last: int, out: Array, states: Array, generators: Array, starts: Array, mode: int, steps: int
) -> int:
    played = 0
    for i in range(first, last):
        played += wander(states[i], starts[i % len(starts)], out, generators[i : i + 1], mode, steps, 0, 0)
    return played


@template
def actors_of(first: int, last: int, out: Array, states: Array, actors: Array) -> int:
    for i in range(first, last):
        actors[i] = to_act(states[i].view(STATE)[0])
    return 0


@template
def mark_games(first: int, last: int, out: Array, states: Array, masks: NDArray[np.bool_]) -> int:
    for i in range(first, last):
        mark_legal(states[i], out, masks[i])
    return 0


@template
def describe_games(first: int, last: int, out: Array, states: Array, order: Array, numbers: NDArray[np.float32]) -> int:
    for i in range(first, last):
        describe(states[i], to_act(states[i].view(STATE)[0]), order, numbers[i])
    return 0


@template
def digest_games(first: int, last: int, out: Array, states: Array, digests: Array) -> int:
    for i in range(first, last):
        digests[i] = digest_of(states[i], digests[i : i + 1])
    return 0


@cache
def _bound(engine: Engine, kernel: Callable[..., int], passes_forced: bool) -> Callable[..., int]:
    """Made once for all batches: each new copy would be loaded from the disk cache again."""
    return engine.bind(kernel, PASSES_FORCED=passes_forced)


class Processor:
    """States and generators of a batch in the machine's memory."""

    def __init__(self, game: Game, deal: Deal, threads: int) -> None:
        self._engine = engine_of(game, is_compiled=engine_mode() != "interpreted")
        self._starts, self._generators, self._mode, self._passes_forced = deal
        count = len(self._generators)
        self._states = np.zeros((count, self._starts.shape[1]), np.int64)
        self._order = game.order_places
        self._everyone = np.ones(count, np.bool_)
        threads = max(1, min(threads, count // FEWEST_GAMES))
        edges = np.linspace(0, count, threads + 1).astype(int).tolist()
        self._parts = list(zip(edges[:-1], edges[1:], [new_list(game) for _ in range(threads)]))
        self._pool = ThreadPoolExecutor(threads, "batch") if threads > 1 else None

    def empty(self, shape: tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
        size = prod(shape) * np.dtype(dtype).itemsize
        room = np.empty(size + ALIGNMENT, np.uint8)
        first = -room.ctypes.data % ALIGNMENT
        return room[first : first + size].view(dtype).reshape(shape)

    def numbers(self, values: Any) -> NDArray[Any]:
        """What a caller hands in, as an array; whole numbers as int64, so that one kernel does for all."""
        numbers = np.asarray(values)
        return np.ascontiguousarray(numbers, np.int64 if numbers.dtype.kind in "iu" else None)

    def put_generators(self, generators: Array) -> None:
        self._generators = generators

    def start(self, which: NDArray[np.bool_] | None) -> None:
        chosen = self._everyone if which is None else which
        self._in_parts(start_games, self._states, self._generators, self._starts, chosen)

    def first_illegal(self, actions: Array) -> int:
        found = [i for i in self._in_parts(first_illegal, self._states, actions) if i != ALL_LEGAL]
        return int(min(found, default=ALL_LEGAL))

    def step(self, actions: Array, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> None:
        places = (self._states, self._generators, self._starts)
        self._in_parts(step_games, *places, actions, self._mode, rewards, done)

    def wander(self, steps: int) -> int:
        places = (self._states, self._generators, self._starts)
        return int(sum(self._in_parts(wander_games, *places, self._mode, steps)))

    def actors(self, out: Array) -> None:
        self._in_parts(actors_of, self._states, out)

    def masks(self, out: NDArray[np.bool_]) -> None:
        self._in_parts(mark_games, self._states, out)

    def features(self, out: NDArray[np.float32]) -> None:
        self._in_parts(describe_games, self._states, self._order, out)

    def digests(self) -> Array:
        digests = np.zeros(len(self._states), np.int64)
        self._in_parts(digest_games, self._states, digests)
        return digests

    def state(self, i: int) -> Array:
        return self._states[i].copy()

    def _in_parts(self, kernel: Callable[..., int], *arguments: Any) -> list[int]:
        work = _bound(self._engine, kernel, self._passes_forced)
        if self._pool is None:
            return [work(first, last, out, *arguments) for first, last, out in self._parts]
        return list(self._pool.map(lambda part: work(*part, *arguments), self._parts))
