"""The Legend of the Cherry Tree counted out: what a draw brings, when it fails, and how many flowers to draw.

All from what a seat knows. `known_bags` says what the bag may hold and with which chance. While flowers are gathered
nothing goes back into the bag, so that a harvest tells all that its draws told about the bag: the chance to come from
harvest x to harvest y, by a draw of the difference, is
    W(y) x (ways to choose x from y) / (W(x) x ways to draw so many from the bag),
where W(x) sums over all bags the chance of the bag times the ways to choose x from it, the harvest put back. So a plan
over the 238 harvests that succeed is enough (C6), also where the bag is not known.

The same functions work with fractions (arrays of objects) and with floats, which machine code makes fast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, lcm, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.advice import Odds
from hortus.contract.compiled import compiled, engine_mode, machine_code, numba_is_there
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import ALL, BLACK, FIVE, MOST_DRAWS, MOST_FLOWERS, MOST_OF_A_COLOUR
from hortus.games.cherry_tree.state import DRAW_ACTION, GATHER, UNKNOWN, State

Bag = tuple[int, ...]
"""Flowers by colour."""
Numbers = NDArray[Any]
"""Floats, or fractions as objects."""

# All harvests: 3,003 of up to eight flowers, the smaller ones first; 238 of them succeed

HARVESTS = np.array(
    [
        [flowers.count(colour) for colour in range(ALL)]
        for size in range(MOST_FLOWERS + 1)
        for flowers in combinations_with_replacement(range(ALL), size)
    ],
    np.int64,
)
INDEX = {tuple(harvest): index for index, harvest in enumerate(HARVESTS.tolist())}
SIZES = HARVESTS.sum(axis=1)
COLOURS_PRESENT = (HARVESTS[:, :FIVE] > 0).sum(axis=1)
SUCCEEDS = (HARVESTS[:, :FIVE].max(axis=1) + HARVESTS[:, BLACK] < 3) & (COLOURS_PRESENT + HARVESTS[:, BLACK] < 5)
SUCCESSFUL = np.flatnonzero(SUCCEEDS)
KEPT = np.where(SUCCEEDS, SIZES, np.minimum(COLOURS_PRESENT, 2))
"""[harvest] how many flowers stay with the player (C8, C16)."""
CHOOSE = np.array([[comb(n, r) for r in range(MOST_FLOWERS + 1)] for n in range(MOST_OF_A_COLOUR + 1)], np.int64)
WHOLE_BAG = np.array([[comb(n, r) for r in range(MOST_FLOWERS + 1)] for n in range(ALL * MOST_OF_A_COLOUR)], np.int64)


class Draws(NamedTuple):
    """From every successful harvest to all that hold it."""

    first: NDArray[np.int64]  # [successful, flowers] where in `to` the harvests with so many more begin
    to: NDArray[np.int64]  # [draw] the harvest after it
    ways: NDArray[np.int64]  # [draw] in how many ways the harvest before can be chosen from the one after


@cache
def all_draws() -> Draws:
    first, to, ways, so_far = [], [], [], 0
    for harvest in SUCCESSFUL:
        after = np.flatnonzero((HARVESTS[harvest] <= HARVESTS).all(axis=1))
        first.append(so_far + np.searchsorted(SIZES[after], SIZES[harvest] + np.arange(MOST_FLOWERS + 2)))
        to.append(after)
        ways.append(CHOOSE[HARVESTS[after], HARVESTS[harvest]].prod(axis=1))
        so_far += len(after)
    return Draws(np.array(first), np.concatenate(to), np.concatenate(ways))


# What the bag may hold


def known_bags(position: Position, seat: int | None) -> dict[Bag, Fraction]:
    """Every bag that the seat (None: a spectator) must reckon with, and its exact chance."""
    s = position.seen_by(seat).state
    layer: dict[Bag, int] = {(0,) * ALL: 1}
    known = [0] * ALL
    for secret in range(s.secrets):
        colour = int(s.secret_colour[secret])
        if colour == UNKNOWN:
            layer = _one_more_hidden(layer)
        else:
            known[colour] += 1
        layer = {hidden: ways * returns(s, secret, known, hidden) for hidden, ways in layer.items()}
    unseen = tuple(s.bag.tolist())
    chances = {hidden: ways * orders(unseen, hidden) for hidden, ways in layer.items()}
    total = sum(chances.values())
    return {
        tuple(there - away for there, away in zip(unseen, hidden, strict=True)): Fraction(chance, total)
        for hidden, chance in chances.items()
        if chance
    }


def _one_more_hidden(layer: Mapping[Bag, int]) -> dict[Bag, int]:
    """Each way to count the hidden colours, with one flower more."""
    longer: dict[Bag, int] = {}
    for hidden, ways in layer.items():
        for colour in range(ALL):
            more = (*hidden[:colour], hidden[colour] + 1, *hidden[colour + 1 :])
            longer[more] = longer.get(more, 0) + ways
    return longer


def returns(s: State, secret: int, known: Sequence[int], hidden: Bag) -> int:
    """The product over the flowers that came back before the next secret; see `knowledge` of the game."""
    levels = np.argwhere(s.returned[secret])
    return prod(
        max(0, int(level) - known[colour] - hidden[colour]) ** int(s.returned[secret, colour, level])
        for colour, level in levels
    )


def orders(unseen: Bag, hidden: Bag) -> int:
    """In how many ways the hidden flowers can be drawn from all that is unseen."""
    return prod(there - i for there, away in zip(unseen, hidden, strict=True) for i in range(away))


# Weights of harvests


def weights_of(bags: Mapping[Bag, Fraction], harvest: Bag) -> list[int]:
    """[harvest] W up to a common factor, as whole numbers."""
    shares = {
        bag: chance / prod(comb(more + held, held) for more, held in zip(bag, harvest, strict=True))
        for bag, chance in bags.items()
    }
    scale = lcm(*(share.denominator for share in shares.values()))
    total = np.zeros(len(HARVESTS), object)
    for bag, share in shares.items():
        ways = np.array([int(share * scale)] * len(HARVESTS), object)
        for colour in range(ALL):
            ways = ways * CHOOSE.astype(object)[bag[colour] + harvest[colour]][HARVESTS[:, colour]]
        total += ways
    return list(total)


@compiled
def fill_weights(bag: NDArray[np.int64], harvests: NDArray[np.int64], choose: NDArray[np.int64], out: Numbers) -> None:
    """[harvest] W of one known bag, the harvest put back."""
    for i in range(len(harvests)):
        ways = 1.0
        for colour in range(ALL):
            ways *= choose[bag[colour], harvests[i, colour]]
        out[i] = ways


# The plan


@compiled
def expected(
    value: Numbers, reach: Numbers, weight: Any, ways_in_all: Any, to: NDArray[np.int64], first: int, last: int
) -> Any:
    """The mean value after a draw: over the harvests from `first` to `last` in the list of draws."""
    return (reach[first:last] * value[to[first:last]]).sum() / (weight * ways_in_all)


@compiled
def allow_a_draw(
    value: Numbers,
    weights: Numbers,
    reach: Numbers,
    flowers: int,
    successful: NDArray[np.int64],
    sizes: NDArray[np.int64],
    whole_bag: NDArray[np.int64],
    first: NDArray[np.int64],
    to: NDArray[np.int64],
) -> None:
    """Raise the value of every successful harvest to what one more draw can make of it.

    In place: a draw leads to larger harvests only, which stand behind and still have the value without this draw.
    """
    for i in range(len(successful)):
        harvest = successful[i]
        size = sizes[harvest]
        if weights[harvest] == 0:
            continue
        best = value[harvest]
        for n in range(1, min(MOST_FLOWERS - size, flowers - size) + 1):
            ways_in_all = whole_bag[flowers - size, n]
            gain = expected(value, reach, weights[harvest], ways_in_all, to, first[i, n], first[i, n + 1])
            best = max(best, gain)
        value[harvest] = best


class Plan(NamedTuple):
    """What each choice is worth, if all further ones are the best: stopping, and drawing 1, 2, .. flowers."""

    stop: Any  # None before the first draw
    draws: tuple[Any, ...]

    @property
    def best(self) -> int:
        """The number to draw, the smallest of equals; 0 to stop."""
        choices = [*enumerate(self.draws, start=1)]
        if self.stop is not None:
            choices.insert(0, (0, self.stop))
        return max(choices, key=lambda choice: (choice[1], -choice[0]))[0]


def plan(bags: Mapping[Bag, Any], harvest: Bag, draws: int, worth: Numbers) -> Plan:
    """The best plan after so many draws. `worth` has a number a harvest: what it brings when gathering ends with it.

    With floats in `worth` the plan is in floats, with fractions it is exact.
    """
    exact = worth.dtype == object
    weights = _weights(bags, harvest, exact)
    table = all_draws()
    reach = weights[table.to] * table.ways
    value = worth.copy()
    flowers = sum(next(iter(bags))) + sum(harvest)
    for _ in range(MOST_DRAWS - draws - 1):
        _sweep(exact)(value, weights, reach, flowers, SUCCESSFUL, SIZES, WHOLE_BAG, table.first, table.to)
    stop = worth[INDEX[harvest]] if draws else None
    return Plan(stop, tuple(_draw_values(value, weights, reach, flowers, harvest) if draws < MOST_DRAWS else ()))


def _weights(bags: Mapping[Bag, Any], harvest: Bag, exact: bool) -> Numbers:
    if exact:
        return np.array(weights_of(bags, harvest), object)
    if len(bags) > 1:
        whole = weights_of(bags, harvest)
        return np.array([Fraction(weight, max(whole)) for weight in whole], np.float64)
    out = np.zeros(len(HARVESTS))
    _fast(fill_weights)(np.add(next(iter(bags)), harvest), HARVESTS, CHOOSE, out)
    return out


def _sweep(exact: bool) -> Any:
    return allow_a_draw if exact else _fast(allow_a_draw)


def _fast(function: Any) -> Any:
    """Machine code where it is there and wanted."""
    return machine_code(function) if numba_is_there() and engine_mode() == "compiled" else function


def _draw_values(value: Numbers, weights: Numbers, reach: Numbers, flowers: int, harvest: Bag) -> list[Any]:
    table = all_draws()
    index, size = INDEX[harvest], sum(harvest)
    row = table.first[int(np.searchsorted(SUCCESSFUL, index))]
    most = min(MOST_FLOWERS, flowers) - size
    return [
        expected(value, reach, weights[index], comb(flowers - size, n), table.to, int(row[n]), int(row[n + 1]))
        for n in range(1, most + 1)
    ]


# What harvests are worth


def linear_worth(values: Sequence[Any]) -> Numbers:
    """Every flower counts by its colour; of a failed harvest the best two colours (C8)."""
    worth = np.zeros(len(HARVESTS), np.array(values).dtype if not isinstance(values[0], Fraction) else object)
    for index, harvest in enumerate(HARVESTS.tolist()):
        if SUCCEEDS[index]:
            worth[index] = sum(value * count for value, count in zip(values, harvest, strict=True))
        else:
            present = sorted((values[colour] for colour in range(FIVE) if harvest[colour]), reverse=True)
            worth[index] = sum(present[:2])
    return worth


# The odds


class Draw(NamedTuple):
    """So many flowers, and a stop after them."""

    number: int
    fails: Fraction  # the chance that the harvest fails
    flowers: Fraction  # how many flowers stay with the player on average, those of the harvest before included


def means(bags: Mapping[Bag, Fraction], harvest: Bag, *values: Numbers) -> list[list[Fraction]]:
    """For each of some values of harvests: its means after a draw of 1, 2, .. flowers, as many as may be drawn (C5)."""
    weights = np.array(weights_of(bags, harvest), object)
    table = all_draws()
    reach = weights[table.to] * table.ways
    flowers = sum(next(iter(bags))) + sum(harvest)
    return [_draw_values(value, weights, reach, flowers, harvest) for value in values]


def odds(bags: Mapping[Bag, Fraction], harvest: Bag) -> list[Draw]:
    """For every number that may be drawn (C5)."""
    fails = np.array([Fraction(int(not succeeds)) for succeeds in SUCCEEDS], object)
    kept = np.array([Fraction(int(number)) for number in KEPT], object)
    chances = means(bags, harvest, fails, kept)
    return [Draw(n, *both) for n, both in enumerate(zip(*chances, strict=True), start=1)]


def odds_for(position: Position, seat: int | None) -> list[Odds]:
    return [
        Odds(DRAW_ACTION + draw.number - 1, {"cherry-odds-fails": draw.fails}, {"cherry-odds-flowers": draw.flowers})
        for draw in draws_for(position, seat)
    ]


def draws_for(position: Position, seat: int | None) -> list[Draw]:
    """The odds of the draw that is due, from what a seat knows; none where no draw is due or can be made."""
    s = position.state
    harvest = tuple(s.harvest.tolist())
    if s.phase != GATHER or s.draws == MOST_DRAWS:
        return []
    return odds(known_bags(position, seat), harvest)
