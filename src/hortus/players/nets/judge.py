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
from hortus.players.nets.weights import Net, Reals

Array = NDArray[np.int64]

# What `bind` fills in
STATE: Any
player_count: Any
legal: Any
think: Any


class Thought(NamedTuple):
    """Room to think in, and what comes of it."""

    numbers: Reals  # [F] features
    hidden: Reals  # [W]
    more: Reals  # [W]
    order: Array  # places of the features that tell the order of a sealed choice
    actions: Array  # the legal ones, after `judge`
    chances: Reals  # [A] of each legal action
    values: NDArray[np.float64]  # [seat] what each may expect, as a return


def new_thought(game: Game, net: Net) -> Thought:
    return Thought(
        numbers=np.zeros(game.feature_count, np.float32),
        hidden=np.zeros_like(net.first_bias),
        more=np.zeros_like(net.first_bias),
        order=game.order_places,
        actions=new_list(game),
        chances=np.zeros(game.action_count, np.float32),
        values=np.zeros(MOST_SEATS),
    )


def thinking(engine: Engine) -> dict[str, Any]:
    """What a kernel that judges must be bound with, beside the game's functions."""
    return {"think": think_in_loops if engine.is_compiled else think_in_numpy}


@loose
@compiled
def think_in_loops(net: Net, numbers: Reals, hidden: Reals, more: Reals) -> None:
    """The hidden layers. Most features are zero: their rows are passed over."""
    width = len(hidden)
    for j in range(width):
        hidden[j] = net.first_bias[j]
    for i in range(len(numbers)):
        number = numbers[i]
        if number != 0:
            row = net.first[i]
            for j in range(width):
                hidden[j] += number * row[j]
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0))
    for block in range(len(net.blocks)):
        for j in range(width):
            more[j] = net.block_biases[block, j]
        for i in range(0, width, 4):
            a, b, c, d = hidden[i], hidden[i + 1], hidden[i + 2], hidden[i + 3]
            first, second = net.blocks[block, i], net.blocks[block, i + 1]
            third, fourth = net.blocks[block, i + 2], net.blocks[block, i + 3]
            for j in range(width):
                more[j] += a * first[j] + b * second[j] + c * third[j] + d * fourth[j]
        for j in range(width):
            hidden[j] += max(more[j], np.float32(0))


def think_in_numpy(net: Net, numbers: Reals, hidden: Reals, more: Reals) -> None:
    np.maximum(numbers @ net.first + net.first_bias, 0, out=hidden)
    for block, bias in zip(net.blocks, net.block_biases, strict=True):
        np.maximum(hidden @ block + bias, 0, out=more)
        hidden += more


@loose
@compiled
def product(row: Reals, hidden: Reals) -> float:
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
    think(net, thought.numbers, thought.hidden, thought.more)
    count = legal(s, actor, thought.actions)
    best = -1e30
    for i in range(count):
        action = thought.actions[i]
        like = product(net.policy[action], thought.hidden) + net.policy_bias[action]
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
