"""A batch on a GPU: the same functions of the game in CUDA kernels, a thread a game. Everything stays on the device.

Imported when a GPU is asked for: who has none needs nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
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
from hortus.contract.compiled import bind, is_apart, rebuilt, template
from hortus.contract.engine import Engine, engine_of
from hortus.contract.errors import NoGpu
from hortus.contract.game import Game
from hortus.contract.kernels import describe
from hortus.contract.room import room, stack_room

vars(np).setdefault("row_stack", np.vstack)  # gone from NumPy 2.5, and numba-cuda 0.30 still asks for it
cuda: Any = import_module("numba.cuda")

Array = NDArray[np.int64]

THREADS = 64
"""Of a block."""
REGISTERS = 64
"""Of a thread that plays at random: with more, too few threads are there at once to hide how long memory takes. Where a
single step is played, fewer registers than the compiler wants cost more than that."""
WARP = 32
"""Threads that go together."""
PADDED = WARP + 1
"""So that no two threads of a warp want the same bank of memory."""
PATIENCE = 3
"""See `wander`."""
WORDS_A_ROUND = 8
"""So long a new game is waited for: a round of play for so many words of its state."""
LARGE_TABLE = 1024
"""Bytes. The compiler copies a table for every place that reads it into constants, of which a kernel has 64 kB: small
tables may be copied, large ones lie in the device's memory once."""

# What `bind` fills in
STATE: Any
to_act: Any
WORDS: int
ROOM: int
ACTION: Any
ACTIONS: int
FEATURES: int
PAUSE: int


@template
def start_kernel(states: Array, generators: Array, starts: Array, which: NDArray[np.bool_]) -> None:
    i = cuda.grid(1)
    if i < len(states) and which[i]:
        out = cuda.local.array(ROOM, ACTION)
        start_game(states[i], starts[i % len(starts)])
        settle(states[i], out, generators[i : i + 1])


@template
def check_kernel(states: Array, actions: Array, illegal: Array) -> None:
    """Leaves the first game in which an action is not legal in `illegal`."""
    i = cuda.grid(1)
    if i < len(states):
        out = cuda.local.array(ROOM, ACTION)
        if not is_legal(states[i], actions[i], out):
            cuda.atomic.min(illegal, 0, i)


@template
def step_kernel(
    states: Array,
    generators: Array,
    starts: Array,
    actions: Array,
    mode: int,
    rewards: NDArray[np.float32],
    done: NDArray[np.bool_],
) -> None:
    i = cuda.grid(1)
    if i < len(states):
        out = cuda.local.array(ROOM, ACTION)
        start = starts[i % len(starts)]
        done[i] = step_game(states[i], actions[i], start, out, generators[i : i + 1], mode, rewards[i])


@template
def wander_kernel(states: Array, generators: Array, starts: Array, mode: int, steps: int, played: Array) -> None:
    """The state is kept in the thread's own memory meanwhile, where those of neighbours lie side by side."""
    i = cuda.grid(1)
    if i < len(states):
        out = cuda.local.array(ROOM, ACTION)
        array = cuda.local.array(WORDS, np.int64)
        generator = cuda.local.array(1, np.int64)
        for word in range(WORDS):
            array[word] = states[i, word]
        generator[0] = generators[i]
        start = starts[i % len(starts)]
        cuda.atomic.add(played, 0, wander(array, start, out, generator, mode, steps, PATIENCE, PAUSE))
        for word in range(WORDS):
            states[i, word] = array[word]
        generators[i] = generator[0]


@template
def actors_kernel(states: Array, actors: Array) -> None:
    i = cuda.grid(1)
    if i < len(states):
        actors[i] = to_act(states[i].view(STATE)[0])


# Each thread of a warp works out a row of its own, and they write them together, column by column: neighbours to
# neighbours, which is many times as fast. Where they wait for each other, a kernel says so itself: the simulator lends
# `cuda` to kernels alone.


@template
def put(own: NDArray[Any], left: int, tile: NDArray[Any], thread: int) -> None:
    """The next columns of the thread's own row go into the tile that all see."""
    for column in range(min(WARP, len(own) - left)):
        tile[thread, column] = own[left + column]


@template
def lay_down(tile: NDArray[Any], rows: NDArray[Any], first: int, left: int, thread: int) -> None:
    """The thread writes its column of the tile into all rows."""
    if left + thread < rows.shape[1]:
        for row in range(min(WARP, len(rows) - first)):
            rows[first + row, left + thread] = tile[row, thread]


@template
def mask_kernel(states: Array, masks: NDArray[np.bool_]) -> None:
    i = cuda.grid(1)
    tile = cuda.shared.array((WARP, PADDED), np.bool_)
    own = cuda.local.array(ACTIONS, np.bool_)
    if i < len(states):
        out = cuda.local.array(ROOM, ACTION)
        mark_legal(states[i], out, own)
    for left in range(0, ACTIONS, WARP):
        put(own, left, tile, cuda.threadIdx.x)
        cuda.syncthreads()
        lay_down(tile, masks, cuda.blockIdx.x * WARP, left, cuda.threadIdx.x)
        cuda.syncthreads()


@template
def features_kernel(states: Array, order: Array, numbers: NDArray[np.float32]) -> None:
    i = cuda.grid(1)
    tile = cuda.shared.array((WARP, PADDED), np.float32)
    own = cuda.local.array(FEATURES, np.float32)
    if i < len(states):
        describe(states[i], to_act(states[i].view(STATE)[0]), order, own)
    for left in range(0, FEATURES, WARP):
        put(own, left, tile, cuda.threadIdx.x)
        cuda.syncthreads()
        lay_down(tile, numbers, cuda.blockIdx.x * WARP, left, cuda.threadIdx.x)
        cuda.syncthreads()


@template
def digest_kernel(states: Array, digests: Array) -> None:
    i = cuda.grid(1)
    if i < len(states):
        digests[i] = digest_of(states[i], digests[i : i + 1])


# Making kernels

_tables: dict[int, tuple[Any, Any]] = {}


def is_simulated() -> bool:
    """Whether this is Numba's simulator of a GPU, which runs Python."""
    return bool(import_module("numba").config.ENABLE_CUDASIM)


def check_gpu() -> None:
    """Raise what keeps a batch from being on a GPU, if anything does."""
    if not is_simulated() and not cuda.is_available():
        raise NoGpu("no-gpu")


def action_type(count: int) -> type[np.integer[Any]]:
    """Lists of actions are short-lived and large: they take as little room as they can, but where Python counts."""
    if is_simulated():
        return np.int64
    return np.uint8 if count <= 1 << 8 else np.int16 if count <= 1 << 15 else np.int32


@cache
def kernel_of(engine: Engine, actions: int, numbers: int, passes_forced: bool, template_: Callable[..., None]) -> Any:
    words = engine.bindings["STATE"].itemsize // 8
    facts = {
        "WORDS": words,
        "ACTIONS": actions,
        "ROOM": actions + 1,
        "ACTION": action_type(actions),
        "FEATURES": numbers,
        "PASSES_FORCED": passes_forced,
        "PAUSE": (1 << (words // WORDS_A_ROUND).bit_length()) - 1,
    }
    bound = bind(template_, engine.name, {**engine.bindings, **facts})
    if is_simulated():
        return cuda.jit(bound)
    made: dict[FunctionType, Any] = {}
    limits = {"max_registers": REGISTERS} if template_ is wander_kernel else {}

    def make(original: FunctionType, twin: FunctionType) -> Any:
        return cuda.jit(twin, **limits) if original is bound else _device_function(twin)

    return rebuilt(bound, made, make, _on_device)


def _device_function(twin: FunctionType) -> Any:
    return cuda.jit(device=True, forceinline=not is_apart(twin))(twin)


def _on_device(value: Any) -> Any:
    """A large table lies in the device's memory, each once; room to work in lies in that of the thread."""
    if value is room:
        return stack_room()
    if not isinstance(value, np.ndarray) or value.nbytes <= LARGE_TABLE:
        return value
    if id(value) not in _tables:
        _tables[id(value)] = value, cuda.to_device(np.ascontiguousarray(value))
    return _tables[id(value)][1]


# The device


class DeviceArray:
    """An array in the GPU's memory: PyTorch, JAX and CuPy take it as it lies there, by DLPack or as a CUDA array."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(self.array.dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {list(self.shape)} on the GPU>"

    def copy_to_host(self) -> NDArray[Any]:
        """A copy in the machine's memory."""
        return np.asarray(self.array.copy_to_host())

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._view().__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._view().__dlpack_device__()

    def _view(self) -> Any:
        return import_module("cuda.core.utils").StridedMemoryView.from_cuda_array_interface(self.array, stream_ptr=-1)


class Gpu:
    """States and generators of a batch in the GPU's memory."""

    def __init__(self, game: Game, deal: Deal) -> None:
        self._engine = engine_of(game, is_compiled=not is_simulated())
        self._facts = game.action_count, game.feature_count, deal.passes_forced
        self._starts = cuda.to_device(deal.starts)
        self._generators = cuda.to_device(deal.generators)
        self._mode = deal.mode
        count = len(deal.generators)
        self._states = cuda.device_array((count, deal.starts.shape[1]), np.int64)
        self._order = cuda.to_device(game.order_places)
        self._everyone = cuda.to_device(np.ones(count, np.bool_))
        self._threads = min(THREADS, count)
        self._blocks = -(-count // self._threads)

    def empty(self, shape: tuple[int, ...], dtype: type[np.generic]) -> DeviceArray:
        return DeviceArray(cuda.device_array(shape, dtype))

    def numbers(self, values: Any) -> Any:
        """What a caller hands in, as it lies on the device."""
        if isinstance(values, DeviceArray):
            return values.array
        if hasattr(values, "__cuda_array_interface__"):
            return cuda.as_cuda_array(values)
        raise TypeError(f"a batch on a GPU takes arrays on the GPU, not {type(values).__name__}")

    def put_generators(self, generators: Array) -> None:
        self._generators.copy_to_device(generators)

    def start(self, which: Any) -> None:
        chosen = self._everyone if which is None else which
        self._run(start_kernel, self._states, self._generators, self._starts, chosen)

    def first_illegal(self, actions: Any) -> int:
        nobody = len(self._states)
        illegal = cuda.to_device(np.array([nobody]))
        self._run(check_kernel, self._states, actions, illegal)
        found = int(illegal.copy_to_host()[0])
        return -1 if found == nobody else found

    def step(self, actions: Any, rewards: DeviceArray, done: DeviceArray) -> None:
        places = (self._states, self._generators, self._starts)
        self._run(step_kernel, *places, actions, self._mode, rewards.array, done.array)

    def wander(self, steps: int) -> int:
        played = cuda.to_device(np.zeros(1, np.int64))
        self._run(wander_kernel, self._states, self._generators, self._starts, self._mode, steps, played)
        return int(played.copy_to_host()[0])

    def actors(self, out: DeviceArray) -> None:
        self._run(actors_kernel, self._states, out.array)

    def masks(self, out: DeviceArray) -> None:
        self._run_in_warps(mask_kernel, self._states, out.array)

    def features(self, out: DeviceArray) -> None:
        self._run_in_warps(features_kernel, self._states, self._order, out.array)

    def digests(self) -> Array:
        digests = cuda.device_array(len(self._states), np.int64)
        self._run(digest_kernel, self._states, digests)
        return np.asarray(digests.copy_to_host())

    def state(self, i: int) -> Array:
        return np.array(self._states[i].copy_to_host())

    def _run(self, kernel: Callable[..., None], *arguments: Any) -> None:
        self._kernel(kernel)[self._blocks, self._threads](*arguments)

    def _run_in_warps(self, kernel: Callable[..., None], *arguments: Any) -> None:
        self._kernel(kernel)[-(-len(self._states) // WARP), WARP](*arguments)

    def _kernel(self, kernel: Callable[..., None]) -> Any:
        return kernel_of(self._engine, *self._facts, kernel)
