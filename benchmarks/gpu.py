"""Batches on one GPU: equal to the processor's move by move, and how fast. `python -m benchmarks.gpu [--json FILE]`.

Needs a GPU and the extra `cuda`; PyTorch, where it is there, chooses the actions from outside and takes the arrays by
DLPack. The bars are those of one H200. On Numba's simulator (NUMBA_ENABLE_CUDASIM=1) it tries itself on a few moves.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

os.environ.setdefault("HORTUS_ENGINE", "compiled")

import numpy as np

import hortus
from benchmarks.figure import Figure, at_least
from hortus.adapters.batch import Batch
from hortus.adapters.cuda import DeviceArray, cuda, is_simulated
from hortus.contract.engine import engine_of, new_list
from hortus.contract.generator import new_generator

IS_TRIAL = is_simulated()
STRETCH = 5 if IS_TRIAL else 50
MOVES = 20 if IS_TRIAL else 1_000_000
EQUAL_GAMES = 2 if IS_TRIAL else 4_096
STEPPED_GAMES = 2 if IS_TRIAL else 1_000
COMPARED_STEPS = 2 if IS_TRIAL else 60
COUNTED_GAMES = 1 if IS_TRIAL else 200
GAMES = {"haru_ichiban": 1 << 20, "cherry_tree": 1 << 19, "ishtar": 1 << 18}
STEPS = {"haru_ichiban": 400, "cherry_tree": 400, "ishtar": 60}
if IS_TRIAL:
    GAMES, STEPS = dict.fromkeys(GAMES, 2), dict.fromkeys(STEPS, 2)
RANDOM_BARS = {"haru_ichiban": 1.1e9, "cherry_tree": 1.3e9, "ishtar": 1e7}
STEP_BARS = {"haru_ichiban": 1e8}


def equal_by_digest(name: str) -> tuple[int, bool]:
    """Random play of so many moves on both devices: how many, and whether all states are equal on the way."""
    ours, theirs = Batch(name, EQUAL_GAMES, seed=7), Batch(name, EQUAL_GAMES, seed=7, device="cuda")
    moves, equal = 0, ours.digest() == theirs.digest()
    while equal and moves < MOVES:
        made = ours.play_random(STRETCH)
        equal = made == theirs.play_random(STRETCH) and ours.digest() == theirs.digest()
        moves += made
    return moves, equal


def equal_by_step(name: str) -> bool:
    """Actions from outside: whether everything that a batch tells is equal."""
    ours = Batch(name, STEPPED_GAMES, seed=8, autoreset="SAME_STEP")
    theirs = Batch(name, STEPPED_GAMES, seed=8, autoreset="SAME_STEP", device="cuda")
    generator = np.random.default_rng(1)
    for _ in range(COMPARED_STEPS):
        mask = ours.legal_mask
        told = (theirs.legal_mask, mask), (theirs.to_act, ours.to_act), (theirs.features(), ours.features())
        actions = np.argmax(generator.random(mask.shape) * mask, axis=1)
        results = theirs.step(DeviceArray(cuda.to_device(actions))), ours.step(actions)
        pairs = (*told, *zip(*results, strict=True))
        if not all(np.array_equal(device.copy_to_host(), host) for device, host in pairs):
            return False
    return ours.digest() == theirs.digest()


def random_moves_a_second(name: str) -> float:
    batch = Batch(name, GAMES[name], seed=1, device="cuda", autoreset="SAME_STEP")
    batch.play_random(STEPS[name])  # compiles, and spreads the games over all moments of play
    rates = []
    for _ in range(5):
        started = time.perf_counter()
        moves = batch.play_random(STEPS[name])
        rates.append(moves / (time.perf_counter() - started))
    return sorted(rates)[2]


def actions_a_move(name: str) -> float:
    """How many actions there are for each that a player chooses: the others are chance."""
    game = hortus.load(name)
    engine, out = engine_of(game, is_compiled=not IS_TRIAL), new_list(game)
    actions = moves = 0
    for number in range(COUNTED_GAMES):
        actions += engine.random_game(game.new_state(), out, new_generator(number), new_list(game))
        moves += engine.playout(game.new_state(), out, new_generator(number))
    return float(actions / moves)


def steps_a_second(name: str) -> tuple[float, float]:
    """Games stepped a second with actions from outside: step, mask and features; and with the choosing by PyTorch."""
    torch: Any = import_module("torch")
    count = GAMES[name] // 2
    batch = Batch(name, count, seed=1, device="cuda", autoreset="SAME_STEP", copy=False)
    batch.play_random(30)
    working = whole = 0.0
    rounds = 12
    for number in range(rounds):
        torch.cuda.synchronize()
        begun = time.perf_counter()
        mask = torch.from_dlpack(batch.legal_mask)
        actions = torch.rand(mask.shape, device="cuda").mul_(mask).argmax(dim=1)
        torch.cuda.synchronize()
        started = time.perf_counter()
        batch.step(actions)
        batch.legal_mask, batch.features(), batch.to_act
        torch.cuda.synchronize()
        if number >= 2:
            working += time.perf_counter() - started
            whole += time.perf_counter() - begun
    return count * (rounds - 2) / working, count * (rounds - 2) / whole


def shares_memory() -> dict[str, bool]:
    """Whether PyTorch and JAX see the batch's own memory, and what they hand in is taken as it lies."""
    torch: Any = import_module("torch")
    batch = Batch("haru_ichiban", 100, device="cuda", copy=False)
    found = {}
    for what in ("legal_mask", "to_act"):
        array = getattr(batch, what)
        tensor = torch.from_dlpack(array)
        there = array.__cuda_array_interface__["data"][0]
        found[f"torch {what}"] = tensor.data_ptr() == there and tuple(tensor.shape) == array.shape
        found[f"torch as_tensor {what}"] = torch.as_tensor(array, device="cuda").data_ptr() == there
    if find_spec("jax"):
        jax: Any = import_module("jax")
        array = batch.features()
        there = array.__cuda_array_interface__["data"][0]
        found["jax features"] = jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() == there
    return found


def has_torch() -> bool:
    return not IS_TRIAL and find_spec("torch") is not None


def figures(names: list[str]) -> Iterator[Figure]:
    for name in names:
        moves, equal = equal_by_digest(name)
        yield at_least(f"{name}: moves equal to the processor's by digest", moves if equal else 0, MOVES)
        yield at_least(f"{name}: masks, features, rewards equal, step by step", float(equal_by_step(name)), 1)
        moves_a_second = random_moves_a_second(name)
        yield at_least(f"{name}: random moves a second", moves_a_second, RANDOM_BARS[name])
        yield at_least(f"{name}: the same, chance counted too", moves_a_second * actions_a_move(name), 0)
    if has_torch():
        for name in names:
            inside, whole = steps_a_second(name)
            yield at_least(f"{name}: steps from outside a second, mask and features", inside, STEP_BARS.get(name, 0))
            yield at_least(f"{name}: the same with random choice by PyTorch", whole, 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    arguments = parser.parse_args()
    device = "the simulator" if IS_TRIAL else cuda.get_current_device().name
    print(f"{device}, Python {platform.python_version()}, hortus {hortus.__version__}", flush=True)
    rows: list[dict[str, Any]] = []
    for figure in figures(arguments.games):
        print(figure.row(), flush=True)
        rows.append(figure.as_json())
    if has_torch():
        for what, shared in shares_memory().items():
            print(f"{what}: {'the same memory' if shared else 'COPIED'}")
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
