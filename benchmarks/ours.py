"""Hortus at work."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hortus
from hortus.adapters.batch import Batch
from hortus.contract.compiled import template
from hortus.contract.engine import engine_of, new_list
from hortus.contract.generator import new_generator
from hortus.contract.kernels import legal_of, playout
from hortus.games.cherry_tree import exact
from hortus.players.search.grower import PLAIN, new_grower

SECONDS = 0.7


def random_moves_a_second(game: hortus.Game, threads: int = 1) -> float:
    """Decisions of players a second in random games inside compiled code; chance events cost time and do not count."""
    engine = engine_of(game, is_compiled=True)
    moves = engine.bind(many_playouts)
    start = game.new_state()
    games = 1
    moves(start, start.copy(), new_list(game), new_generator(0), 1)

    def work(number: int) -> int:
        return int(moves(start, start.copy(), new_list(game), new_generator(number), games))

    while True:
        started = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            made = sum(pool.map(work, range(threads)))
        seconds = time.perf_counter() - started
        if seconds > SECONDS:
            return made / seconds
        games = max(games + 1, int(games * SECONDS / seconds * 1.2))


def batch_moves_a_second(name: str, games: int = 4_096, threads: int = 2) -> float:
    """Random moves a second in one batch, the policy inside the kernel, new games at once."""
    batch = Batch(name, games, threads=threads, autoreset="SAME_STEP")
    batch.play_random(10)
    made, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        made += batch.play_random(100)
    return made / (time.perf_counter() - started)


def batch_steps_a_second(name: str, games: int = 4_096, threads: int = 2) -> float:
    """Games stepped a second with actions from outside; masks and features are written."""
    batch = Batch(name, games, threads=threads, autoreset="SAME_STEP", copy=False)
    made, working = 0, 0.0
    while working < SECONDS:
        actions = np.argmax(batch.legal_mask, axis=1)
        started = time.perf_counter()
        batch.step(actions)
        batch.legal_mask, batch.features()
        if made > 0:
            working += time.perf_counter() - started
        made += games
    return (made - games) / working


@template
def many_playouts(
    start: NDArray[np.int64],
    scratch: NDArray[np.int64],
    out: NDArray[np.int64],
    generator: NDArray[np.int64],
    games: int,
) -> int:
    moves = 0
    for _ in range(games):
        for i in range(len(start)):
            scratch[i] = start[i]
        moves += playout(scratch, out, generator)
    return moves


def simulations_a_second(game: hortus.Game, simulations: int = 10_000) -> float:
    """Simulations a second of the player `plain` on one tree, each with random play to the end; from the start."""
    position, grower = game.start(), new_grower(game, PLAIN)
    while position.to_act == hortus.CHANCE:
        position.play(position.legal_actions()[0])
    known = position.seen_by(position.to_act)
    grower.grow(known, position.to_act, ("warm",), 1, inf)
    started = time.perf_counter()
    grower.grow(known, position.to_act, ("measured",), simulations, inf)
    return simulations / (time.perf_counter() - started)


@template
def copy_many(source: NDArray[np.int64], target: NDArray[np.int64], times: int) -> int:
    total = 0
    for _ in range(times):
        for i in range(len(source)):
            target[i] = source[i]
        source[0] ^= target[1]  # so that no copy can be left out
        total += target[0]
    return total


def nanoseconds_a_copy(game: hortus.Game) -> float:
    copy = engine_of(game, is_compiled=True).bind(copy_many)
    source = game.new_state()
    target = source.copy()
    copy(source, target, 1)
    times = 2_000_000
    started = time.perf_counter()
    copy(source, target, times)
    return (time.perf_counter() - started) / times * 1e9


def position_actions_a_second(game: hortus.Game, games: int = 40) -> float:
    """Actions a second through Position, chance events played like any other, driven from Python."""
    generator = random.Random(1)
    actions = 0
    started = time.perf_counter()
    for _ in range(games):
        position = game.start()
        while position.to_act != hortus.OVER:
            position.play(generator.choice(position.legal_actions()))
            actions += 1
    return actions / (time.perf_counter() - started)


def seconds_to_the_first_prompt(cold: bool) -> float:
    """From the command to the first question, in a process of its own; cold: without even Python's byte code."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        environment = {**os.environ, "HOME": str(home), "HORTUS_CACHE": str(home / "cache")}
        environment.pop("HORTUS_ENGINE", None)
        if cold:
            environment["PYTHONPYCACHEPREFIX"] = str(home / "bytecode")
        command = [sys.executable, "-m", "hortus", "play", "haru_ichiban", "--seed", "1"]
        started = time.perf_counter()
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
        return time.perf_counter() - started


def milliseconds_a_plan() -> float:
    """The best number to draw from the full bag of two, by dynamic programming over all harvests that succeed."""
    bags: dict[tuple[int, ...], int] = {(13, 13, 13, 13, 13, 4): 1}
    worth = exact.linear_worth([1.0] * 5 + [1.0])
    exact.plan(bags, (0,) * 6, 0, worth)
    times = 50
    started = time.perf_counter()
    for _ in range(times):
        exact.plan(bags, (0,) * 6, 0, worth)
    return (time.perf_counter() - started) / times * 1e3


def states_before(game: hortus.Game, verb: str) -> list[NDArray[np.int64]]:
    """States of a random game in which such an action is due."""
    generator, position, states = random.Random(1), game.start(), []
    while position.to_act != hortus.OVER:
        if position.to_act >= 0 and position.legal_texts()[0].startswith(verb):
            states.append(position.state_array())
        position.play(generator.choice(position.legal_actions()))
    return states


@template
def legal_many(state: NDArray[np.int64], out: NDArray[np.int64], times: int) -> int:
    total = 0
    for _ in range(times):
        total += legal_of(state, 0, out)
    return total


def microseconds_a_placement() -> float:
    """The legal placements of a tile in the middle of a game, at the state where it takes longest."""
    game = hortus.load("ishtar")
    legal = engine_of(game, is_compiled=True).bind(legal_many)
    out, times, slowest = new_list(game), 5_000, 0.0
    for state in states_before(game, "lay"):
        legal(state, out, 1)
        best = min(_seconds(legal, state, out, times) for _ in range(3))
        slowest = max(slowest, best / times * 1e6)
    return slowest


def _seconds(function: Callable[..., int], *arguments: Any) -> float:
    started = time.perf_counter()
    function(*arguments)
    return time.perf_counter() - started


def milliseconds_a_greedy_decision(game: hortus.Game) -> float:
    """The slowest of greedy's placements in a game, each measured at its best."""
    greedy = hortus.player(game, "greedy")
    slowest = 0.0
    for state in states_before(game, "lay")[:8]:
        position = hortus.Position(game, state)
        greedy.choose(position, position.to_act)
        best = min(_seconds(greedy.choose, position, position.to_act) for _ in range(3))
        slowest = max(slowest, best * 1e3)
    return slowest
