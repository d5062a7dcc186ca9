"""Thousands of games at once, in arrays: for learning and for measuring, on the processor's cores or on a GPU.

    batch = Batch("…", 4096, seed=1)
    while learning:
        actions = choose(batch.features(), batch.legal_mask)    # NumPy arrays; PyTorch and JAX take them by DLPack
        rewards, done = batch.step(actions)

Chance is played inside, by its odds. Every game has random numbers of its own, from the seed and its place: results
depend neither on the device nor on the number of threads.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from operator import index
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hortus.adapters.lanes import DISABLED, NEXT_STEP, SAME_STEP, Deal
from hortus.adapters.processor import ALL_LEGAL, Processor
from hortus.contract.errors import IllegalAction, NoGpu, UnreadableText
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.games import load

if TYPE_CHECKING:
    from hortus.contract.game import Game

MODES = {"NEXT_STEP": NEXT_STEP, "SAME_STEP": SAME_STEP, "DISABLED": DISABLED}
DEVICES = ("cpu", "cuda")

GOLDEN_RATIO = np.uint64(0x9E3779B97F4A7C15)
MIXING = (
    (np.uint64(30), np.uint64(0xBF58476D1CE4E5B9)),
    (np.uint64(27), np.uint64(0x94D049BB133111EB)),
)
"""The numbers of splitmix64."""


class Device(Protocol):
    """Where the games of a batch are. Arrays are its own: NumPy's on the processor, device arrays on a GPU."""

    def empty(self, shape: tuple[int, ...], dtype: type[np.generic]) -> Any: ...
    def numbers(self, values: Any) -> Any: ...
    def put_generators(self, generators: NDArray[np.int64]) -> None: ...
    def start(self, which: Any) -> None: ...
    def first_illegal(self, actions: Any) -> int: ...
    def step(self, actions: Any, rewards: Any, done: Any) -> None: ...
    def wander(self, steps: int) -> int: ...
    def actors(self, out: Any) -> None: ...
    def masks(self, out: Any) -> None: ...
    def features(self, out: Any) -> None: ...
    def digests(self) -> NDArray[np.int64]: ...
    def state(self, i: int) -> NDArray[np.int64]: ...


class Batch:
    """Games of one kind, by name or as a `Game`, stepped together; what is over goes on as `autoreset` says."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        seed: int = 1,
        device: str = "cpu",
        threads: int | None = None,
        autoreset: str = "NEXT_STEP",
        copy: bool = True,
        pass_forced: bool = False,
        variants: Sequence[Mapping[str, object]] = ({},),
        **options: object,
    ) -> None:
        """With `variants` the games are by turns under each of these options, beside those that all have.

        With `pass_forced` an action that is the only legal one is played inside, as chance is.
        """
        self.game = load(game, **options) if isinstance(game, str) else game.with_options(**options)
        self.games = [self.game.with_options(**{**self.game.chosen, **variant}) for variant in variants]
        self.count = _positive(count, "count")
        self.seats = max(Position(game).player_count for game in self.games)
        self._copy = bool(copy)
        self._buffers: dict[str, Any] = {}
        self._fresh: dict[str, Any] = {}
        if autoreset not in MODES:
            raise ValueError(f"autoreset is one of {', '.join(MODES)}, not {autoreset!r}")
        starts = np.stack([game.new_state() for game in self.games])
        deal = Deal(starts, first_generators(seed, self.count), MODES[autoreset], bool(pass_forced))
        self._device = _device(device, threads, self.game, deal)
        self.reset()

    def reset(self, mask: Any = None, *, seed: int | None = None) -> None:
        """New games everywhere, or where `mask` is true; with random numbers that go on, or start anew from a seed."""
        which = None if mask is None else self._numbers(mask, "mask", "b")
        if seed is not None:
            self._device.put_generators(first_generators(seed, self.count))
        self._device.start(which)
        self._fresh.clear()

    @property
    def to_act(self) -> Any:
        """int64 [count]: the seat to act, or OVER."""
        return self._asked("to_act", (self.count,), np.int64, self._device.actors)

    @property
    def legal_mask(self) -> Any:
        """bool [count, action_count]: what the seat to act may play."""
        return self._asked("legal_mask", (self.count, self.game.action_count), np.bool_, self._device.masks)

    def features(self) -> Any:
        """float32 [count, feature_count]: what the seat to act knows, see `Game.feature_list`; zeros where it is over.

        At a secret choice nothing tells who has chosen already.
        """
        return self._asked("features", (self.count, self.game.feature_count), np.float32, self._device.features)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Play an action in every game, int [count]: rewards, float32 [count, seats], and done, bool [count].

        An illegal one raises IllegalAction, and nothing has changed in any game. Where a game is over, its action is
        passed over: under NEXT_STEP a new game starts, under DISABLED it stays over and done.
        """
        numbers = self._numbers(actions, "actions", "iu")
        illegal = self._device.first_illegal(numbers)
        if illegal != ALL_LEGAL:
            self._refuse(illegal, int(numbers[illegal]))
        rewards = self._room("rewards", (self.count, self.seats), np.float32)
        done = self._room("done", (self.count,), np.bool_)
        self._device.step(numbers, rewards, done)
        self._fresh.clear()
        return rewards, done

    def play_random(self, steps: int) -> int:
        """So many steps, in which every legal action is as likely; returns how many actions were played in all."""
        times = index(steps)
        if times < 0:
            raise ValueError(f"steps are 0 or more, not {times}")
        self._fresh.clear()
        return self._device.wander(times)

    def digest(self) -> int:
        """All states in one number: equal seeds and actions give equal numbers on every device."""
        digests = self._device.digests().astype("<i8")
        return int.from_bytes(hashlib.sha256(digests.tobytes()).digest()[:8], "big")

    def position(self, i: int) -> Position:
        """One of the games as a position of its own, to look at or to play on apart from the batch."""
        place = range(self.count)[i]
        return Position(self.games[place % len(self.games)], self._device.state(place))

    # Helpers

    def _asked(self, name: str, shape: tuple[int, ...], dtype: type[np.generic], fill: Any) -> Any:
        """Worked out when it is first asked for after a change."""
        if name not in self._fresh:
            out = self._room(name, shape, dtype)
            fill(out)
            self._fresh[name] = out
        return self._fresh[name]

    def _room(self, name: str, shape: tuple[int, ...], dtype: type[np.generic]) -> Any:
        """An array to hand out: always a new one, or under copy=False always the same."""
        if self._copy:
            return self._device.empty(shape, dtype)
        if name not in self._buffers:
            self._buffers[name] = self._device.empty(shape, dtype)
        return self._buffers[name]

    def _numbers(self, values: Any, name: str, kinds: str) -> Any:
        """What a caller hands in, a number a game."""
        numbers = self._device.numbers(values)
        if numbers.shape != (self.count,):
            raise ValueError(f"{name} have the shape ({self.count},), not {numbers.shape}")
        if numbers.dtype.kind not in kinds:
            wanted = "booleans" if kinds == "b" else "whole numbers"
            raise TypeError(f"{name} are {wanted}, not {numbers.dtype}")
        return numbers

    def _refuse(self, i: int, action: int) -> None:
        try:
            self.position(i).check(action)
        except UnreadableText as unknown:
            refused = IllegalAction(unknown.message_id, unknown.rule, **unknown.arguments)
        except IllegalAction as illegal:
            refused = illegal
        refused.add_note(f"In game {i} of the batch; nothing was played in any of them.")
        raise refused from None


def _positive(value: int, name: str) -> int:
    number = index(value)
    if number < 1:
        raise ValueError(f"{name} is 1 or more, not {number}")
    return number


def first_generators(seed: int, count: int) -> NDArray[np.int64]:
    """[game] a generator each, by splitmix64 from the seed and the place of the game."""
    number = index(seed)
    if number < 0:
        raise ValueError(f"a seed is 0 or more, not {number}")
    mixed = new_generator("batch", number).view(np.uint64) + np.arange(1, count + 1, dtype=np.uint64) * GOLDEN_RATIO
    for shift, factor in MIXING:
        mixed = (mixed ^ mixed >> shift) * factor
    return (mixed ^ mixed >> np.uint64(31)).view(np.int64) | 1


def _device(name: str, threads: int | None, game: Game, deal: Deal) -> Device:
    if name == "cpu":
        return Processor(game, deal, _positive(_cores() if threads is None else threads, "threads"))
    if name != "cuda":
        raise ValueError(f"device is one of {', '.join(DEVICES)}, not {name!r}")
    if threads is not None:
        raise ValueError("threads are of the processor: a GPU has its own")
    return _gpu(game, deal)


def _gpu(game: Game, deal: Deal) -> Device:
    """Looked up when it is wanted: what drives a GPU takes seconds to import, and few have it."""
    if find_spec("numba_cuda") is None and not os.environ.get("NUMBA_ENABLE_CUDASIM"):
        raise NoGpu("no-gpu-library")
    from hortus.adapters import cuda

    cuda.check_gpu()
    return cuda.Gpu(game, deal)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
