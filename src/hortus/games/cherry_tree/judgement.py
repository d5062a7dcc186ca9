"""The Legend of the Cherry Tree at a glance: collections that may grow, majorities, and what a draw or a bonus brings.

A draw is judged by its exact odds in the world at hand: over all harvests that succeed, and over the colours of those
that fail. Counted is what flowers promise, as far as the points in front do not say it already.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.room import room
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    COOL,
    FIVE,
    FOUR_COLOURS,
    GROUP_POINTS,
    KENROKUEN_FLOWERS,
    KENROKUEN_KUMAGAI,
    MOST_FLOWERS,
    SHIN_SUMIZOME,
    SIX_FLOWERS,
    SOMEI_YOSHINO,
    TWO_PAIRS,
    WARM,
    WHITE,
)
from hortus.games.cherry_tree.exact import HARVESTS, SIZES, SUCCESSFUL, WHOLE_BAG
from hortus.games.cherry_tree.harvest import harvest_size
from hortus.games.cherry_tree.masteries import can_take, drawn_count, draws_three, is_up
from hortus.games.cherry_tree.scoring import jokers, own_of_group, worth
from hortus.games.cherry_tree.state import (
    BONUS,
    EXCHANGE,
    FINISHED,
    GATHER,
    GIVE,
    HIDE,
    JOKERS,
    KEEP,
    KEEP_ONE,
    NO_FLOWER,
    OPEN_PICK,
    PICK,
    PLACE,
    SECRET_PICK,
    TAKE,
    THREE_PICK,
    State,
)

# What each promise is worth, in points; the numbers are those with which players who look one action ahead won most
HOPE = np.array([10.0, 15.0, 14.0, 14.0, 14.5, 17.0, 18.5, 20.0, 18.5, 14.0, 2.0])  # [flowers] growth of a collection
WILD = 2.0  # a black in front will suit another collection later
CLOSE = 0.8  # so many flowers ahead in a group make winning it e times as likely as losing it
SHARE = 0.85  # of the jokers behind counts in either group: they go where they are needed
LATE = 1.5  # a joker behind while no group is open yet
SPITE = 2.5  # a flower that spoils another's front
TURN = 3.0  # to be the next to draw

SCALE = 14.0
SEARCH = {"exploration": 0.1, "trust": 5.0, "playout": 0.0}
"""Random play ruins harvests as nobody would, so the search asks the judgement at once and trusts it."""

FLOWERS_EACH = 33.0  # for each of two players at the start, and so many of them of one colour
OF_A_COLOUR_EACH = 6.5

SUCCESSES = HARVESTS[SUCCESSFUL]  # [successful, colour]
FIRST_OF_SIZE = np.searchsorted(SIZES[SUCCESSFUL], np.arange(MOST_FLOWERS + 2))  # [flowers] where they begin
SETS = 1 << FIVE


@compiled
def prospects(s: State, seat: int) -> float:
    """Collections that may grow, blacks that suit any, both groups; and what the turn under way will add."""
    if s.phase == FINISHED:
        return 0.0
    total = WILD * s.front[seat, BLACK]
    for colour in range(FIVE):
        total += hope(s, colour, s.front[seat, colour])
    total += group_value(s, seat, WARM, 0.0) + group_value(s, seat, COOL, 0.0)
    if s.phase != JOKERS:
        if s.seat == seat:
            total += pending(s, seat)
        if s.bag_size > 0 and next_to_draw(s) == seat:
            total += TURN
    return float(total)


@compiled
def next_to_draw(s: State) -> int:
    """Who begins the next turn."""
    return s.seat if s.phase == GATHER and s.draws == 0 else (s.seat + 1) % s.players


# Flowers in front and behind


@compiled
def hope(s: State, colour: int, flowers: int) -> float:
    """The emptier the bag, and the fewer flowers of its colour are there, the less a collection can still grow."""
    fullness = s.bag_size / FLOWERS_EACH + s.bag[colour] / OF_A_COLOUR_EACH
    return HOPE[min(flowers, len(HOPE) - 1)] * fullness / (2 * s.players)


@compiled
def front_gain(s: State, seat: int, colour: int, flowers: int) -> float:
    """What so many more flowers of a colour bring in front."""
    if colour == BLACK:
        return flowers * black_gain(s, seat)
    before = s.front[seat, colour]
    return worth(before + flowers) + hope(s, colour, before + flowers) - worth(before) - hope(s, colour, before)


@compiled
def black_gain(s: State, seat: int) -> float:
    """A black in front counts where it brings most at once, and promises more (C18)."""
    best = -3
    for colour in range(FIVE):
        before = s.front[seat, colour]
        best = max(best, worth(before + 1) - worth(before))
    return best + WILD


@compiled
def strength(s: State, seat: int, group: int) -> float:
    """A player's flowers in a group, jokers as far as they are likely to be there."""
    own = own_of_group(s, seat, group)
    return own + SHARE * jokers(s, seat) if own > 0 else 0.0


@compiled
def group_value(s: State, seat: int, group: int, more: float) -> float:
    """The likely points for a group, with so many more flowers in it."""
    mine = strength(s, seat, group) + more
    if mine == 0:
        return 0.0
    standing = 0.0
    for other in range(s.players):
        if other != seat:
            standing += 1 / (1 + exp((strength(s, other, group) - mine) / CLOSE))
    return GROUP_POINTS[group, 1 if s.players == 2 else 0] * standing / (s.players - 1)


@compiled
def behind_gain(s: State, seat: int, colour: int, flowers: int) -> float:
    """What so many more flowers of a colour bring behind; a joker what it brings to the better open group."""
    if flowers == 0:
        return 0.0
    if colour < WHITE:
        group = WARM if colour < 2 else COOL
        return group_value(s, seat, group, 1.0 * flowers) - group_value(s, seat, group, 0.0)
    best = LATE * flowers
    for group in range(2):
        if own_of_group(s, seat, group) > 0:
            best = max(best, group_value(s, seat, group, SHARE * flowers) - group_value(s, seat, group, 0.0))
    return best


# The turn under way


@compiled
def pending(s: State, seat: int) -> float:
    phase = s.phase
    if phase == GATHER and s.draws == 0:
        return 0.0
    gains = room((2, ALL, 3), np.float64)
    write_gains(s, seat, gains)
    cards = room(3, np.float64)
    if phase in (PICK, GATHER, BONUS):
        write_cards(s, seat, gains, cards)
    if phase == PICK:
        return draw_value(s, gains, cards)
    if phase == KEEP:
        return kept_value(gains, colours_of(s.harvest))
    value = stop_value(gains, s.harvest)
    if phase in (GATHER, BONUS):
        return value + card_value(s.harvest, cards)
    return value + bonus_value(s, seat, gains)


@compiled
def write_gains(s: State, seat: int, gains: NDArray[np.float64]) -> None:
    """[place, colour, flowers] what up to two flowers bring in front and behind: a successful harvest has no more."""
    gains[:] = 0
    for colour in range(ALL):
        for flowers in range(1, 3):
            gains[0, colour, flowers] = front_gain(s, seat, colour, flowers)
            gains[1, colour, flowers] = behind_gain(s, seat, colour, flowers)


@compiled
def stop_value(gains: NDArray[np.float64], harvest: NDArray[np.int64]) -> float:
    """All in front, but for the colour that gains most by going behind (C16)."""
    total, best = 0.0, 0.0
    for colour in range(ALL):
        flowers = harvest[colour]
        total += gains[0, colour, flowers]
        best = max(best, gains[1, colour, flowers] - gains[0, colour, flowers])
    return total + best


@compiled
def colours_of(harvest: NDArray[np.int64]) -> int:
    """The five colours that are present, as bits."""
    bits = 0
    for colour in range(FIVE):
        bits |= (1 if harvest[colour] > 0 else 0) << colour
    return bits


@compiled
def kept_value(gains: NDArray[np.float64], colours: int) -> float:
    """The best two colours of a failed harvest, or the only one (C8)."""
    best, second = -1000.0, -1000.0
    for colour in range(FIVE):
        if colours >> colour & 1:
            gain = gains[0, colour, 1]
            second = max(second, min(best, gain))
            best = max(best, gain)
    return (best if best > -1000.0 else 0.0) + (second if second > -1000.0 else 0.0)


@compiled
def card_value(harvest: NDArray[np.int64], cards: NDArray[np.float64]) -> float:
    """The best card whose condition a harvest fulfils (C9)."""
    pairs, present, size = 0, 0, 0
    for colour in range(ALL):
        pairs += colour < FIVE and harvest[colour] == 2
        present += harvest[colour] > 0
        size += harvest[colour]
    best = cards[TWO_PAIRS] if pairs >= 2 else 0.0
    if present >= 4:
        best = max(best, cards[FOUR_COLOURS])
    return max(best, cards[SIX_FLOWERS]) if size >= 6 else best


@compiled
def write_cards(s: State, seat: int, gains: NDArray[np.float64], cards: NDArray[np.float64]) -> None:
    """[condition] what the bonus of each card would bring now; nobody has to use one."""
    if is_up(s, SHIN_SUMIZOME):
        cards[TWO_PAIRS] = mean_gain(s, gains, 1, 1)
    else:
        cards[TWO_PAIRS] = taken_value(s, gains) - give_loss(s, seat, gains)
    cards[FOUR_COLOURS] = hide_value(s, seat, gains) if is_up(s, SOMEI_YOSHINO) else best_of_three(s, gains)
    if is_up(s, KENROKUEN_KUMAGAI):
        cards[SIX_FLOWERS] = KENROKUEN_FLOWERS * mean_gain(s, gains, 0, 1)
    else:
        cards[SIX_FLOWERS] = 2 * taken_value(s, gains)
    for condition in range(len(cards)):
        cards[condition] = max(cards[condition], 0.0)


@compiled
def draw_value(s: State, gains: NDArray[np.float64], cards: NDArray[np.float64]) -> float:
    """The mean value of stopping after the draw that is being made: exact in this world.

    Over all draws the colours present decide what is kept; those that succeed are put right one by one.
    """
    total = kept_in_all(s, gains)
    size = harvest_size(s) + s.to_pick
    for i in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        ways = ways_to_reach(s, SUCCESSES[i])
        if ways > 0:
            value = stop_value(gains, SUCCESSES[i]) + card_value(SUCCESSES[i], cards)
            total += ways * (value - kept_value(gains, colours_of(SUCCESSES[i])))
    return total / WHOLE_BAG[s.bag_size, s.to_pick]


@compiled
def ways_to_reach(s: State, harvest: NDArray[np.int64]) -> float:
    """In how many ways the bag can make this harvest of the present one."""
    ways = 1.0
    for colour in range(ALL):
        more = harvest[colour] - s.harvest[colour]
        if more < 0:
            return 0.0
        ways *= WHOLE_BAG[s.bag[colour], more]
    return ways


@compiled
def kept_in_all(s: State, gains: NDArray[np.float64]) -> float:
    """The sum over all draws of what would be kept if they failed: by the colours that are then present.

    `ways[colours]` first counts the draws within these colours; then those with just these, by leaving out one colour
    after the other.
    """
    there = colours_of(s.harvest)
    ways = room(SETS, np.float64)
    ways[:] = 0
    for colours in range(SETS):
        if colours & there == there:
            flowers = s.bag[BLACK]
            for colour in range(FIVE):
                flowers += s.bag[colour] * (colours >> colour & 1)
            ways[colours] = WHOLE_BAG[flowers, s.to_pick]
    for colour in range(FIVE):
        for colours in range(SETS):
            if colours >> colour & 1:
                ways[colours] -= ways[colours ^ 1 << colour]
    total = 0.0
    for colours in range(SETS):
        if colours & there == there:
            total += ways[colours] * kept_value(gains, colours)
    return total


# Bonuses under way


@compiled
def bonus_value(s: State, seat: int, gains: NDArray[np.float64]) -> float:
    phase = s.phase
    if phase == SECRET_PICK:
        return mean_gain(s, gains, 1, 1)
    if phase in (OPEN_PICK, THREE_PICK):
        return best_of_three(s, gains) if draws_three(s) else s.to_pick * mean_gain(s, gains, 0, 1)
    if phase in (PLACE, KEEP_ONE):
        return drawn_value(s, gains)
    if phase == HIDE:
        return hide_value(s, seat, gains)
    if phase in (GIVE, EXCHANGE, TAKE):
        return taken_value(s, gains) - (give_loss(s, seat, gains) if phase == GIVE else 0.0)
    return 0.0


@compiled
def mean_gain(s: State, gains: NDArray[np.float64], first: int, last: int) -> float:
    """Of a flower out of the bag, at the best of the places from first to last."""
    total = 0.0
    for colour in range(ALL):
        total += s.bag[colour] * max(gains[first, colour, 1], gains[last, colour, 1])
    return total / max(1, s.bag_size)


@compiled
def best_of_three(s: State, gains: NDArray[np.float64]) -> float:
    """Between the mean and the best in front: three flowers leave a choice (C13)."""
    best = -1000.0
    for colour in range(FIVE):
        if s.bag[colour] > 0:
            best = max(best, gains[0, colour, 1])
    return 0.0 if best == -1000.0 else (best + mean_gain(s, gains, 0, 0)) / 2


@compiled
def drawn_value(s: State, gains: NDArray[np.float64]) -> float:
    """Flowers in hand: each at its best place (C14), or only the best in front (C13)."""
    total, best = 0.0, 0.0
    for i in range(drawn_count(s)):
        colour = s.drawn[i]
        total += max(gains[0, colour, 1], gains[1, colour, 1], SPITE)
        best = max(best, gains[0, colour, 1])
    return total if s.phase == PLACE else best


@compiled
def hide_value(s: State, seat: int, gains: NDArray[np.float64]) -> float:
    """The flower that gains most by going behind (C12)."""
    best = -1000.0
    for colour in range(ALL):
        if s.harvest[colour] > 0:
            best = max(best, gains[1, colour, 1] - gains[0, colour, 1])
        if s.front[seat, colour] > 0:
            best = max(best, gains[1, colour, 1] - front_loss(s, seat, colour))
    return best


@compiled
def front_loss(s: State, seat: int, colour: int) -> float:
    """What one flower of a colour in front is worth there."""
    if colour == BLACK:
        return black_gain(s, seat)
    now = s.front[seat, colour]
    return worth(now) + hope(s, colour, now) - worth(now - 1) - hope(s, colour, now - 1)


@compiled
def give_loss(s: State, seat: int, gains: NDArray[np.float64]) -> float:
    """The flower that is missed least (C11)."""
    least = 1000.0
    for colour in range(ALL):
        if s.harvest[colour] > 0:
            least = min(least, gains[0, colour, 1])
        if s.front[seat, colour] > 0:
            least = min(least, front_loss(s, seat, colour))
    return least


@compiled
def taken_value(s: State, gains: NDArray[np.float64]) -> float:
    """The best flower to take, and the second best where two may be taken (C11, C15); black ones may not."""
    best, second = 0.0, 0.0
    for other in range(s.players):
        for colour in range(FIVE):
            if can_take(s, other, colour):
                gain = gains[0, colour, 1]
                second = max(second, min(best, gain))
                best = max(best, gain)
    return best + (second if s.phase == TAKE and s.taken == NO_FLOWER else 0.0)
