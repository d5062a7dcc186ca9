"""Endings of rounds of Haru Ichiban looked through line by line: no shortcuts, nothing remembered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hortus
from hortus.contract.compiled import engine_mode, machine_code
from hortus.contract.game import CHANCE, NOBODY, OVER
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games.haru_ichiban import rules, scoring
from hortus.games.haru_ichiban.state import ACTION_COUNT, BID, BOTH, FINISHED, NO_BID, STATE, State
from tests.contract.matrices import guarantee

Array = NDArray[np.int64]

OUTLOOK = json.loads((Path(rules.__file__).parent / "outlook.json").read_text(encoding="utf-8"))["value"]


def quick(function: Any) -> Any:
    return machine_code(function) if engine_mode() == "compiled" else function


def value_to_red(array: Array) -> float:
    """Of a position in which nothing is hidden, over every line to the end of the round."""
    s = record(array)
    if s.phase >= FINISHED:
        return end_value_to_red(s)
    actor = quick(rules.to_act)(s)
    if s.phase == BID:
        table = [[value_to_red(after(array, own, other)) for other in legal(s, 1)] for own in legal(s, 0)]
        return guarantee(np.array(table))
    values = [value_to_red(after(array, action)) for action in legal(s, actor)]
    return sum(values) / len(values) if actor == CHANCE else max(values) if actor == 0 else min(values)


def end_value_to_red(s: State) -> float:
    if s.phase == FINISHED:
        return {0: 1.0, 1: -1.0, BOTH: 0.0}[int(s.winner)]
    holder = {0: "own", 1: "other", NOBODY: "nobody"}[int(s.dragonfly)]
    red, yellow = (min(5, int(scoring.points(s, seat))) for seat in (0, 1))
    return float(OUTLOOK[holder][red][yellow])


def record(array: Array) -> State:
    state: State = array.view(STATE)[0]
    return state


def legal(s: State, seat: int) -> list[int]:
    out = np.zeros(ACTION_COUNT + 1, np.int64)
    return out[: quick(rules.legal)(s, seat, out)].tolist()


def after(array: Array, *actions: int) -> Array:
    array = array.copy()
    for action in actions:
        quick(rules.halt)(record(array), action)
    return array


def opened(position: Position) -> Array:
    """The position as it is before anybody bid."""
    array = position.state_array().copy()
    record(array).bid[:] = NO_BID
    return array


def endings(seeds: range, turn: int, phase: int, edition: str = "dragonfly", shared: int = 0) -> Iterator[Position]:
    """Positions that random play comes to; `shared` values at least lie in both hands."""
    game = hortus.load("haru_ichiban", edition=edition)
    for seed in seeds:
        generator, position = new_generator("ending", seed), game.start()
        while not is_there(position.state, turn, phase, shared):
            actions = position.legal_actions()
            position = game.start() if position.to_act == OVER else position
            actions = position.legal_actions()
            position.play(actions[below(generator, len(actions))])
        yield position


def is_there(s: State, turn: int, phase: int, shared: int) -> bool:
    return bool(s.turn == turn and s.phase == phase and int(s.hand[0] & s.hand[1]).bit_count() >= shared)
