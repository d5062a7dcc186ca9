"""The part of a net that shares its weights over the cells of a map: each looks at itself and at its neighbours.

As in `judge`, the sums are written twice: in loops for machine code and in NumPy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled, loose
from hortus.contract.game import Game
from hortus.players.nets.weights import AT_ONCE, Net, Reals

Array = NDArray[np.int64]

DIRECTIONS = 6
OPPOSITE = 3


class Around(NamedTuple):
    """What a map is, room to look around in, and what comes of it. Without a map there are no cells.

    After the cells of a map there is always one that is none, and as many more as make their number even to work with.
    """

    near: Array  # [cell, 7] the cell itself and its neighbours
    kinds: Array  # [action]
    places: Array  # [action, 2] cells
    there: Array  # [cell] 1 where it belongs to the map of this table
    hidden: Reals  # [cell, C] zero where there is none
    more: Reals  # [cell, C]
    lent: Reals  # [C]
    told: Reals  # [2 C]
    sought: Reals  # [M, C] what is sought in the cells of an action
    is_sought: Array  # [M] whether that was worked out already


def new_around(game: Game, net: Net) -> Around:
    channels, count = len(net.around_bias), 0 if game.cells is None else game.cells.count
    room = -(-(count + 1) // AT_ONCE) * AT_ONCE
    near = np.full((room, 1 + DIRECTIONS), count, np.int64)
    if game.cells is None:
        kinds, places = np.arange(game.action_count), np.zeros((game.action_count, 2), np.int64)
    else:
        kinds, places = game.cells.kinds, game.cells.places
        near[:count, 0] = np.arange(count)
        near[:count, 1:] = game.cells.neighbours
    return Around(
        near=near,
        kinds=kinds,
        places=places,
        there=np.zeros(room, np.int64),
        hidden=np.zeros((room, channels), np.float32),
        more=np.zeros((room, channels), np.float32),
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
    planes, channels = net.around.shape[1], len(around.lent)
    count = (len(numbers) - len(net.first)) // planes
    hidden, more = around.hidden, around.more
    for j in range(channels):
        around.lent[j] = net.around_bias[j]
    add_product(whole, net.lent, around.lent)
    for cell in range(len(hidden)):
        around.there[cell] = 0
        for j in range(channels):
            hidden[cell, j] = around.lent[j]
    last = 0
    for plane in range(planes):
        for cell in range(count):
            number = numbers[plane * count + cell]
            if number != 0:
                around.there[cell] = 1
                last = max(last, cell)
                add_row(number, net.around[0, plane], hidden[cell])
                for direction in range(DIRECTIONS):
                    seen_from = 1 + (direction + OPPOSITE) % DIRECTIONS
                    add_row(number, net.around[seen_from, plane], hidden[around.near[cell, 1 + direction]])
    for cell in range(len(hidden)):
        for j in range(channels):
            hidden[cell, j] = max(hidden[cell, j], np.float32(0)) if around.there[cell] else np.float32(0)
    for layer in range(len(net.layers)):
        for first in range(0, last + 1, AT_ONCE):
            for cell in range(first, first + AT_ONCE):
                for j in range(channels):
                    more[cell, j] = net.layer_biases[layer, j]
            for way in range(1 + DIRECTIONS):
                add_products(hidden, around.near, first, way, net.layers[layer, way], more)
        for cell in range(last + 1):
            if around.there[cell]:
                for j in range(channels):
                    hidden[cell, j] += max(more[cell, j], np.float32(0))
    tell_in_loops(net, whole, around)


@loose
@compiled
def add_products(hidden: Reals, near: Array, first: int, way: int, rows: Reals, out: Reals) -> None:
    """For AT_ONCE cells, so that each row of weights is fetched once for all of them."""
    a, b, c, d = near[first, way], near[first + 1, way], near[first + 2, way], near[first + 3, way]
    out_a, out_b, out_c, out_d = out[first], out[first + 1], out[first + 2], out[first + 3]
    for i in range(0, len(rows), 2):
        one, other = rows[i], rows[i + 1]
        a_one, b_one, c_one, d_one = hidden[a, i], hidden[b, i], hidden[c, i], hidden[d, i]
        a_other, b_other, c_other, d_other = hidden[a, i + 1], hidden[b, i + 1], hidden[c, i + 1], hidden[d, i + 1]
        for j in range(len(one)):
            out_a[j] += a_one * one[j] + a_other * other[j]
            out_b[j] += b_one * one[j] + b_other * other[j]
            out_c[j] += c_one * one[j] + c_other * other[j]
            out_d[j] += d_one * one[j] + d_other * other[j]


@loose
@compiled
def tell_in_loops(net: Net, whole: Reals, around: Around) -> None:
    """The mean and the best of all cells that are there."""
    channels, cells = len(around.lent), 0
    for j in range(2 * channels):
        around.told[j] = 0
    for cell in range(len(around.hidden)):
        if around.there[cell]:
            cells += 1
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
    """AT_ONCE rows at a time."""
    for i in range(0, len(numbers), AT_ONCE):
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        first, second, third, fourth = rows[i], rows[i + 1], rows[i + 2], rows[i + 3]
        for j in range(len(out)):
            out[j] += a * first[j] + b * second[j] + c * third[j] + d * fourth[j]


def look_in_numpy(net: Net, numbers: Reals, whole: Reals, around: Around) -> None:
    planes = numbers[: len(numbers) - len(net.first)].reshape(net.around.shape[1], -1)
    cells = np.zeros((len(around.hidden), len(planes)), np.float32)
    cells[: planes.shape[1]] = planes.T
    around.there[:] = cells.any(1)
    is_there = around.there[:, None]
    lent = whole @ net.lent + net.around_bias
    around.hidden[:] = np.maximum(_weighed(cells, net.around, around) + lent, 0) * is_there
    for layer, bias in zip(net.layers, net.layer_biases, strict=True):
        around.hidden[:] += np.maximum(_weighed(around.hidden, layer, around) + bias, 0) * is_there
    told = np.concatenate([around.hidden.sum(0) / max(1, around.there.sum()), around.hidden.max(0)])
    whole += np.maximum(told @ net.gathered + net.gathered_bias, 0)


def _weighed(cells: Reals, weights: Reals, around: Around) -> Reals:
    """[cell, channel] each cell's own numbers and its neighbours', weighed."""
    found: Reals = cells[around.near].reshape(len(cells), -1) @ weights.reshape(-1, weights.shape[2])
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
