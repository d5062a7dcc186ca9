"""The part of a net that shares its weights over the cells of a map: each looks at itself and at its neighbours.

As in `judge`, the sums are written twice: in loops for machine code and in NumPy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled, loose
from hortus.contract.game import Game
from hortus.players.nets.weights import Net, Reals

Array = NDArray[np.int64]

DIRECTIONS = 6
OPPOSITE = 3


class Around(NamedTuple):
    """What a map is, room to look around in, and what comes of it. Without a map there are no cells."""

    neighbours: Array  # [cell, direction]
    kinds: Array  # [action]
    places: Array  # [action, 2] cells
    there: Array  # [cell] 1 where it belongs to the map of this table
    hidden: Reals  # [cell, C] the last one is for what is no cell, and stays zero
    more: Reals  # [cell, C]
    lent: Reals  # [C]
    told: Reals  # [2 C]
    sought: Reals  # [M, C] what is sought in the cells of an action
    is_sought: Array  # [M] whether that was worked out already


def new_around(game: Game, net: Net) -> Around:
    channels = len(net.around_bias)
    if game.cells is None:
        neighbours = np.zeros((0, DIRECTIONS), np.int64)
        kinds, places = np.arange(game.action_count), np.zeros((game.action_count, 2), np.int64)
    else:
        neighbours, kinds, places = game.cells.neighbours, game.cells.kinds, game.cells.places
    count = len(neighbours)
    return Around(
        neighbours=neighbours,
        kinds=kinds,
        places=places,
        there=np.zeros(count, np.int64),
        hidden=np.zeros((count + 1, channels), np.float32),
        more=np.zeros((count + 1, channels), np.float32),
        lent=np.zeros(channels, np.float32),
        told=np.zeros(2 * channels, np.float32),
        sought=np.zeros((len(net.wanted), channels), np.float32),
        is_sought=np.zeros(len(net.wanted), np.int64),
    )


@apart
@loose
@compiled
def look_in_loops(net: Net, numbers: Reals, whole: Reals, around: Around) -> None:
    """The layers of the cells; adds what they tell to `whole`, what is known of everything else."""
    count, channels = len(around.neighbours), len(around.lent)
    hidden, more = around.hidden, around.more
    for j in range(channels):
        around.lent[j] = net.around_bias[j]
    add_product(whole, net.lent, around.lent)
    for cell in range(count):
        around.there[cell] = 0
        for j in range(channels):
            hidden[cell, j] = around.lent[j]
    for plane in range(net.around.shape[1]):
        for cell in range(count):
            number = numbers[plane * count + cell]
            if number != 0:
                around.there[cell] = 1
                add_row(number, net.around[0, plane], hidden[cell])
                for direction in range(DIRECTIONS):
                    there = around.neighbours[cell, direction]
                    if there < count:
                        seen_from = 1 + (direction + OPPOSITE) % DIRECTIONS
                        add_row(number, net.around[seen_from, plane], hidden[there])
    for cell in range(count):
        for j in range(channels):
            hidden[cell, j] = max(hidden[cell, j], np.float32(0)) if around.there[cell] else np.float32(0)
    for layer in range(len(net.layers)):
        for cell in range(count):
            if around.there[cell]:
                for j in range(channels):
                    more[cell, j] = net.layer_biases[layer, j]
                add_product(hidden[cell], net.layers[layer, 0], more[cell])
                for direction in range(DIRECTIONS):
                    there = around.neighbours[cell, direction]
                    if there < count and around.there[there]:
                        add_product(hidden[there], net.layers[layer, 1 + direction], more[cell])
        for cell in range(count):
            if around.there[cell]:
                for j in range(channels):
                    hidden[cell, j] += max(more[cell, j], np.float32(0))
    tell_in_loops(net, whole, around)


@loose
@compiled
def tell_in_loops(net: Net, whole: Reals, around: Around) -> None:
    """The mean and the best of all cells that are there."""
    count, channels = len(around.neighbours), len(around.lent)
    cells = 0
    for j in range(2 * channels):
        around.told[j] = 0
    for cell in range(count):
        cells += around.there[cell]
        for j in range(channels):
            around.told[j] += around.hidden[cell, j]
            around.told[channels + j] = max(around.told[channels + j], around.hidden[cell, j])
    for j in range(channels):
        around.told[j] /= max(cells, 1)
    for i in range(len(whole)):
        total = net.gathered_bias[i]
        for j in range(2 * channels):
            total += around.told[j] * net.gathered[j, i]
        whole[i] += max(total, np.float32(0))


@loose
@compiled
def add_row(number: float, row: Reals, out: Reals) -> None:
    for j in range(len(out)):
        out[j] += number * row[j]


@loose
@compiled
def add_product(numbers: Reals, rows: Reals, out: Reals) -> None:
    """Four rows at a time, which is how many can be worked on at once."""
    for i in range(0, len(numbers), 4):
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        first, second, third, fourth = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
        for j in range(len(out)):
            out[j] += a * first[j] + b * second[j] + c * third[j] + d * fourth[j]


def look_in_numpy(net: Net, numbers: Reals, whole: Reals, around: Around) -> None:
    count = len(around.neighbours)
    planes = numbers[: count * net.around.shape[1]].reshape(-1, count).T
    around.there[:] = planes.any(1)
    is_there = around.there[:, None] > 0
    lent = whole @ net.lent + net.around_bias
    around.hidden[:count] = np.where(is_there, np.maximum(_convolved(planes, net.around, around) + lent, 0), 0)
    for layer, bias in zip(net.layers, net.layer_biases, strict=True):
        more = _convolved(around.hidden[:count], layer, around) + bias
        around.hidden[:count] += np.where(is_there, np.maximum(more, 0), 0)
    hidden = around.hidden[:count]
    told = np.concatenate([hidden.sum(0) / max(1, around.there.sum()), hidden.max(0)])
    whole += np.maximum(told @ net.gathered + net.gathered_bias, 0)


def _convolved(numbers: Reals, weights: Reals, around: Around) -> Reals:
    """[cell, channel] each cell's own numbers and its neighbours', weighed."""
    outside = np.zeros((1, numbers.shape[1]), np.float32)
    padded = np.concatenate([numbers, outside])
    found: Reals = numbers @ weights[0]
    for direction in range(DIRECTIONS):
        found += padded[around.neighbours[:, direction]] @ weights[1 + direction]
    return found


@loose
@compiled
def like_in_loops(net: Net, action: int, whole: Reals, around: Around) -> float:
    """How much better an action is for the cells at which it is done."""
    kind = around.kinds[action]
    sought = around.sought[kind]
    if not around.is_sought[kind]:
        around.is_sought[kind] = 1
        for j in range(len(sought)):
            sought[j] = 0
        add_product(whole, net.wanted[kind], sought)
    total = np.float32(0)
    for end in range(2):
        cell = around.places[action, end]
        for j in range(len(sought)):
            total += sought[j] * around.hidden[cell, j]
    return float(total)


def like_in_numpy(net: Net, action: int, whole: Reals, around: Around) -> float:
    kind = around.kinds[action]
    if not around.is_sought[kind]:
        around.is_sought[kind] = 1
        around.sought[kind] = whole @ net.wanted[kind]
    return float(around.sought[kind] @ around.hidden[around.places[action]].sum(0))
