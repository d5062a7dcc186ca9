"""What a net thinks of a position: how likely it would choose each action, and what each seat may expect.

The sums are written twice: in loops for machine code, which has no library to lean on there, and in NumPy for play
without it. Both give the same but for rounding; a test compares them.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled, loose, template
from hortus.contract.engine import Engine, new_list
from hortus.contract.game import MOST_SEATS, Game
from hortus.contract.kernels import describe
from hortus.players.nets.cells import (
    Around,
    add_product,
    add_row,
    like_in_loops,
    like_in_numpy,
    look_in_loops,
    look_in_numpy,
    new_around,
)
from hortus.players.nets.weights import Net, Reals

Array = NDArray[np.int64]

# What `bind` fills in
STATE: Any
player_count: Any
legal: Any
think: Any
product: Any
like_of_cells: Any


class Thought(NamedTuple):
    """Room to think in, and what comes of it."""

    numbers: Reals  # [F] features
    hidden: Reals  # [W]
    more: Reals  # [W]
    around: Around
    order: Array  # places of the features that tell the order of a sealed choice
    actions: Array  # the legal ones, after `judge`
    chances: Reals  # [A] of each legal action
    values: NDArray[np.float64]  # [seat] what each may expect, as a return


def new_thought(game: Game, net: Net) -> Thought:
    return Thought(
        numbers=np.zeros(game.feature_count, np.float32),
        hidden=np.zeros_like(net.first_bias),
        more=np.zeros_like(net.first_bias),
        around=new_around(game, net),
        order=game.order_places,
        actions=new_list(game),
        chances=np.zeros(game.action_count, np.float32),
        values=np.zeros(MOST_SEATS),
    )


def thinking(engine: Engine) -> dict[str, Any]:
    """What a kernel that judges must be bound with, beside the game's functions."""
    if engine.is_compiled:
        return {"think": think_in_loops, "product": product_in_loops, "like_of_cells": like_in_loops}
    return {"think": think_in_numpy, "product": np.dot, "like_of_cells": like_in_numpy}


@loose
@compiled
def think_in_loops(net: Net, thought: Thought) -> None:
    """The hidden layers. Most features are zero: their rows are passed over."""
    numbers, hidden, more = thought.numbers, thought.hidden, thought.more
    width, first = len(hidden), len(numbers) - len(net.first)
    for j in range(width):
        hidden[j] = net.first_bias[j]
    for i in range(len(net.first)):
        if numbers[first + i] != 0:
            add_row(numbers[first + i], net.first[i], hidden)
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0))
    if first > 0:
        look_in_loops(net, numbers, hidden, thought.around)
    for block in range(len(net.blocks)):
        for j in range(width):
            more[j] = net.block_biases[block, j]
        add_product(hidden, net.blocks[block], more)
        for j in range(width):
            hidden[j] += max(more[j], np.float32(0))


def think_in_numpy(net: Net, thought: Thought) -> None:
    hidden, more = thought.hidden, thought.more
    first = len(thought.numbers) - len(net.first)
    np.maximum(thought.numbers[first:] @ net.first + net.first_bias, 0, out=hidden)
    if first > 0:
        look_in_numpy(net, thought.numbers, hidden, thought.around)
    for block, bias in zip(net.blocks, net.block_biases, strict=True):
        np.maximum(hidden @ block + bias, 0, out=more)
        hidden += more


@loose
@compiled
def product_in_loops(row: Reals, hidden: Reals) -> float:
    total = np.float32(0)
    for j in range(len(hidden)):
        total += row[j] * hidden[j]
    return float(total)


@apart
@template
def judge(array: Array, actor: int, net: Net, thought: Thought) -> int:
    """Judges for a seat that may act now; returns how many actions are legal."""
    s = array.view(STATE)[0]
    describe(array, actor, thought.order, thought.numbers)
    think(net, thought)
    count = legal(s, actor, thought.actions)
    best = -1e30
    for kind in range(len(net.wanted)):
        thought.around.is_sought[kind] = 0
    for i in range(count):
        action = thought.actions[i]
        kind = thought.around.kinds[action]
        like = product(net.policy[kind], thought.hidden) + net.policy_bias[kind]
        if kind < len(net.wanted):
            like += like_of_cells(net, action, thought.hidden, thought.around)
        thought.chances[action] = like
        best = max(best, like)
    total = 0.0
    for i in range(count):
        action = thought.actions[i]
        thought.chances[action] = exp(thought.chances[action] - best)
        total += thought.chances[action]
    for i in range(count):
        thought.chances[thought.actions[i]] /= total
    expect(net, thought, actor, player_count(s))
    return count


@template
def expect(net: Net, thought: Thought, actor: int, players: int) -> None:
    """Who is likely to win, as returns: the net counts seats from its own on."""
    best, total = -1e30, 0.0
    for place in range(players):
        like = product(net.value[place], thought.hidden) + net.value_bias[place]
        thought.values[(actor + place) % players] = like
        best = max(best, like)
    for seat in range(players):
        thought.values[seat] = exp(thought.values[seat] - best)
        total += thought.values[seat]
    for seat in range(players):
        thought.values[seat] = (players * thought.values[seat] / total - 1) / (players - 1)
