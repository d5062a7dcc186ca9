"""Haru Ichiban solved: the rest of a round from the turn on in which both hands are known (H13).

Backward induction over every line to the round's end. Open choices are the best for whoever makes them, the croak is
even, and a bid is a matrix game. A round that ends the game is worth its result, any other what `outlook.json` says of
the score and the dragonfly: the pond that is carried over is left out.

Every value is kept as an interval that it lies in, from a defeat of red to a victory. So a line may be left as soon as
it cannot matter any more, and what was found out about a position holds wherever it is met again. The rules are those
of `rules`: positions are made by `halt`, and told apart by what of them can still matter in this round (`simplify`).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled, engine_mode, machine_code, numba_is_there
from hortus.contract.game import Solution
from hortus.contract.kept import PLACES, is_kept, keep, place_of
from hortus.contract.matrix import MOST_CHOICES, equilibrium
from hortus.contract.position import Position
from hortus.games.haru_ichiban.components import CELLS, FLOWERS, RED, TURNS, WINNING_POINTS, YELLOW
from hortus.games.haru_ichiban.reasons import left_out
from hortus.games.haru_ichiban.rules import halt, legal, reopen, to_act, unflowered, weight
from hortus.games.haru_ichiban.scoring import count, points
from hortus.games.haru_ichiban.state import (
    ACTION_COUNT,
    BID,
    BOTH,
    DARK,
    DARK_SIDE,
    DOUBLE_DARK,
    EGGS,
    FINISHED,
    FLOWER,
    FLOWER_ON,
    FROG_AFTER_FLOWER,
    FROG_ON,
    LILY,
    NO_BID,
    ROUND_OVER,
    STATE,
    WIND,
    State,
)

Array = NDArray[np.int64]
Reals = NDArray[np.float64]

DEFEAT, VICTORY = -1.0, 1.0
"""Of red; so are all values here."""

FIRST_TURN = 6
"""At its bids the stocks are empty."""
MOST_DEPTH = 24
"""Choices from a bid of turn 6 to the round's end are thirteen at most."""
GAVE_UP = -1

BIDS = 2
"""As an actor, beside CHANCE and the seats: both gardeners."""


class Room(NamedTuple):
    """Room to work in: one row a choice on the way from the root to the position that is looked at."""

    states: Array  # [depth] a state
    actions: Array  # [depth, child] of the one to act; at a bid red's
    replies: Array  # [depth, child] at a bid yellow's
    actor: Array  # [depth] a seat, CHANCE or BIDS
    children: Array  # [depth] how many there are
    columns: Array  # [depth] at a bid, how many replies
    at: Array  # [depth] how many children have been looked at
    alpha: Reals  # [depth] red has this much elsewhere
    beta: Reals  # [depth] yellow need not give more
    low: Reals  # [depth] the value is at least this
    high: Reals  # [depth] and at most that
    child_low: Reals  # [depth, child]
    child_high: Reals
    keys: Array  # [depth, 3] what of the position matters
    payoff: Reals  # [row, column]
    shares: Reals  # [seat, choice]
    kept_keys: Array  # [place, 3] positions that were looked at
    kept: Reals  # [place, 2] between which their values lie
    open_ends: Array  # [0] how many ends of the round did not end the game


def new_room() -> Room:
    words = STATE.itemsize // 8
    return Room(
        states=np.zeros((MOST_DEPTH, words), np.int64),
        actions=np.zeros((MOST_DEPTH, ACTION_COUNT + 1), np.int64),
        replies=np.zeros((MOST_DEPTH, ACTION_COUNT + 1), np.int64),
        actor=np.zeros(MOST_DEPTH, np.int64),
        children=np.zeros(MOST_DEPTH, np.int64),
        columns=np.zeros(MOST_DEPTH, np.int64),
        at=np.zeros(MOST_DEPTH, np.int64),
        alpha=np.zeros(MOST_DEPTH),
        beta=np.zeros(MOST_DEPTH),
        low=np.zeros(MOST_DEPTH),
        high=np.zeros(MOST_DEPTH),
        child_low=np.zeros((MOST_DEPTH, ACTION_COUNT)),
        child_high=np.zeros((MOST_DEPTH, ACTION_COUNT)),
        keys=np.zeros((MOST_DEPTH, 3), np.int64),
        payoff=np.zeros((MOST_CHOICES, MOST_CHOICES)),
        shares=np.zeros((2, MOST_CHOICES)),
        kept_keys=np.zeros((PLACES, 3), np.int64),
        kept=np.zeros((PLACES, 2)),
        open_ends=np.zeros(1, np.int64),
    )


# What can still matter in this round


@compiled
def simplify(s: State) -> None:
    """Drop the rest: eggs, dark sides under flowers, frogs without a tie to come, all of the hands but their order."""
    pond = s.pond
    pond[DOUBLE_DARK] = 0
    pond[EGGS + RED] = 0
    pond[EGGS + YELLOW] = 0
    pond[DARK_SIDE] &= unflowered(s)
    if not frogs_matter(s):
        pond[FROG_ON + RED] = 0
        pond[FROG_ON + YELLOW] = 0
    for seat in range(2):
        s.shown[seat] = NO_BID
    number_hands(s)


@compiled
def frogs_matter(s: State) -> bool:
    """Frogs tell where flowers go after equal bids, but for those of the last turn (H16, H18), and nothing else."""
    if s.phase not in (BID, FLOWER, WIND, DARK):
        return True
    next_bid = s.turn if s.phase == BID else s.turn + 1
    return next_bid < TURNS and s.hand[RED] & s.hand[YELLOW] != 0


@compiled
def number_hands(s: State) -> None:
    """Of the values in both hands the lowest becomes 1, the next one 2: only which is higher matters (H6)."""
    red, yellow = s.hand[RED], s.hand[YELLOW]
    s.hand[RED] = 0
    s.hand[YELLOW] = 0
    number = 0
    for value in range(1, FLOWERS + 1):
        number += (red | yellow) >> value & 1
        s.hand[RED] |= (red >> value & 1) << number
        s.hand[YELLOW] |= (yellow >> value & 1) << number


@compiled
def write_key(s: State, key: Array) -> None:
    """All that differs between positions of one round that are simplified."""
    pond = s.pond
    key[0] = (((pond[LILY] << CELLS | pond[FLOWER_ON + RED]) << 4 | s.phase) << 4 | s.turn) << 2 | s.senior + 1
    key[1] = ((pond[FLOWER_ON + YELLOW] << CELLS | pond[DARK_SIDE]) << 8 | s.hand[RED] >> 1) << 2 | s.dragonfly + 1
    key[2] = ((pond[FROG_ON + RED] << CELLS | pond[FROG_ON + YELLOW]) << 8 | s.hand[YELLOW] >> 1) << 2 | s.croaker + 1


@compiled
def mixed(key: Array) -> int:
    """Shifts alone, which are the same interpreted and compiled."""
    mix = key[0] ^ key[1] << 7 ^ key[2] << 3 ^ key[1] >> 29 ^ key[0] >> 31
    mix ^= mix << 13
    mix ^= mix >> 7
    return mix ^ mix << 17


@compiled
def recall(room: Room, depth: int) -> bool:
    """Whether enough is known about the position to go on without looking at it: `low` and `high` tell it."""
    key = room.keys[depth]
    place = place_of(room.kept_keys, key, mixed(key))
    if is_kept(room.kept_keys, place, key):
        room.low[depth], room.high[depth] = room.kept[place, 0], room.kept[place, 1]
        return is_enough(room, depth)
    room.low[depth], room.high[depth] = DEFEAT, VICTORY
    return False


@compiled
def is_enough(room: Room, depth: int) -> bool:
    """The value is known, or known not to matter here."""
    low, high = room.low[depth], room.high[depth]
    return low >= high or low >= room.beta[depth] or high <= room.alpha[depth]


@compiled
def remember(room: Room, depth: int) -> None:
    key = room.keys[depth]
    place = place_of(room.kept_keys, key, mixed(key))
    keep(room.kept_keys, place, key)
    room.kept[place, 0] = room.low[depth]
    room.kept[place, 1] = room.high[depth]


# What the end of the round is worth


@compiled
def end_value(s: State, outlook: Reals) -> float:
    """To red: the result of the game, or the chances of the next round's beginning."""
    if s.phase == FINISHED:
        if s.winner == BOTH:
            return 0.0
        return VICTORY if s.winner == RED else DEFEAT
    red, yellow = min(points(s, RED), WINNING_POINTS), min(points(s, YELLOW), WINNING_POINTS)
    return outlook[s.dragonfly + 1, red, yellow]


# Backward induction


@apart
@compiled
def step(s: State, action: int) -> None:
    """Play an action; a round that is over stays so."""
    halt(s, action)


@apart
@compiled
def choices(s: State, seat: int, out: Array) -> int:
    return legal(s, seat, out)


@compiled
def list_choices(room: Room, depth: int) -> None:
    """Who is to choose what; at a bid every pair of bids is one choice. None where the round is over."""
    s = room.states[depth].view(STATE)[0]
    room.columns[depth] = 1
    if s.phase >= FINISHED:
        room.children[depth] = 0
        return
    actor = to_act(s)
    room.children[depth] = choices(s, actor, room.actions[depth])
    room.actor[depth] = actor
    if s.phase == BID:
        room.actor[depth] = BIDS
        room.columns[depth] = choices(s, YELLOW, room.replies[depth])
        room.children[depth] *= room.columns[depth]


@compiled
def choose(room: Room, depth: int, child: int, after: State) -> None:
    step(after, room.actions[depth, child // room.columns[depth]])
    if room.actor[depth] == BIDS:
        step(after, room.replies[depth, child % room.columns[depth]])


@compiled
def arrive(room: Room, depth: int) -> int:
    """Simplify, and play on to where there is more than one choice or none; how many were played."""
    s = room.states[depth].view(STATE)[0]
    played = 0
    while True:
        if s.phase < FINISHED:
            simplify(s)
        list_choices(room, depth)
        if room.children[depth] != 1:
            return played
        choose(room, depth, 0, s)
        played += 1


@compiled
def begin(room: Room, depth: int) -> None:
    """Look at a position for the first time."""
    room.at[depth] = 0
    if room.actor[depth] == RED:
        room.low[depth], room.high[depth] = DEFEAT, DEFEAT
    elif room.actor[depth] == YELLOW:
        room.low[depth], room.high[depth] = VICTORY, VICTORY
    else:
        room.low[depth], room.high[depth] = DEFEAT, VICTORY
        for child in range(room.children[depth]):
            room.child_low[depth, child] = DEFEAT
            room.child_high[depth, child] = VICTORY


@compiled
def follow(room: Room, depth: int) -> None:
    """Play the next child, one row further."""
    before, after = room.states[depth], room.states[depth + 1]
    for i in range(len(before)):
        after[i] = before[i]
    choose(room, depth, room.at[depth], after.view(STATE)[0])
    room.at[depth] += 1


@compiled
def give_window(room: Room, depth: int) -> None:
    """What matters of a child. At the root, at bids and lots all of it does."""
    child = depth + 1
    room.alpha[child], room.beta[child] = DEFEAT, VICTORY
    if depth > 0 and room.actor[depth] == RED:
        room.alpha[child], room.beta[child] = max(room.alpha[depth], room.low[depth]), room.beta[depth]
    elif depth > 0 and room.actor[depth] == YELLOW:
        room.alpha[child], room.beta[child] = room.alpha[depth], min(room.beta[depth], room.high[depth])


@compiled
def take(room: Room, depth: int, low: float, high: float) -> None:
    """Between these lies the value of the child that was looked at last."""
    child = room.at[depth] - 1
    room.child_low[depth, child] = low
    room.child_high[depth, child] = high
    actor = room.actor[depth]
    if actor == RED:
        room.low[depth], room.high[depth] = max(room.low[depth], low), max(room.high[depth], high)
    elif actor == YELLOW:
        room.low[depth], room.high[depth] = min(room.low[depth], low), min(room.high[depth], high)
    elif actor == BIDS:
        room.low[depth] = bid_value(room, depth, room.child_low)
        room.high[depth] = bid_value(room, depth, room.child_high)
    else:
        room.low[depth] = mean_value(room, depth, room.child_low)
        room.high[depth] = mean_value(room, depth, room.child_high)


@compiled
def bid_value(room: Room, depth: int, values: Reals) -> float:
    columns = room.columns[depth]
    for child in range(room.children[depth]):
        room.payoff[child // columns, child % columns] = values[depth, child]
    return equilibrium(room.payoff, room.children[depth] // columns, columns, room.shares[RED], room.shares[YELLOW])


@compiled
def mean_value(room: Room, depth: int, values: Reals) -> float:
    s = room.states[depth].view(STATE)[0]
    total, weights = 0.0, 0
    for child in range(room.children[depth]):
        odds = weight(s, room.actions[depth, child])
        total += odds * values[depth, child]
        weights += odds
    return total / weights


@compiled
def is_settled(room: Room, depth: int) -> bool:
    """Nothing is left to be looked at, or it cannot matter. What was left out might be anything."""
    if room.at[depth] == room.children[depth]:
        return True
    if depth == 0:
        return False
    actor = room.actor[depth]
    if actor == RED:
        if room.low[depth] < room.beta[depth]:
            return False
        room.high[depth] = VICTORY
        return True
    if actor == YELLOW:
        if room.high[depth] > room.alpha[depth]:
            return False
        room.low[depth] = DEFEAT
        return True
    return is_enough(room, depth)


@compiled
def induce(room: Room, outlook: Reals, most: int) -> int:
    """Find out what every child of the root is worth; how many choices were played, or GAVE_UP after `most`."""
    list_choices(room, 0)
    begin(room, 0)
    depth, played = 0, 0
    while depth > 0 or not is_settled(room, 0):
        if is_settled(room, depth):
            remember(room, depth)
            depth -= 1
            take(room, depth, room.low[depth + 1], room.high[depth + 1])
            continue
        follow(room, depth)
        played += 1 + arrive(room, depth + 1)
        if played > most:
            return GAVE_UP
        s = room.states[depth + 1].view(STATE)[0]
        if room.children[depth + 1] == 0:
            room.open_ends[0] += s.phase == ROUND_OVER
            value = end_value(s, outlook)
            take(room, depth, value, value)
            continue
        write_key(s, room.keys[depth + 1])
        give_window(room, depth)
        if recall(room, depth + 1):
            take(room, depth, room.low[depth + 1], room.high[depth + 1])
        else:
            depth += 1
            begin(room, depth)
    return played


# For players and hints


def solve(position: Position, seat: int, most: int) -> Solution | None:
    """The rest of the round for a seat that is to choose, by at most so many actions.

    None where it is too early, where the seat has nothing to choose, and where so many are not enough.
    """
    if seat not in position.choosing or not is_near_the_end(position.state):
        return None
    room = new_room()
    room.states[0] = position.seen_by(seat).state_array()
    show_hands(room.states[0].view(STATE)[0])
    played = _fast(induce)(room, outlook(), most)
    return None if played == GAVE_UP else solution(room, seat, played)


def is_near_the_end(s: State) -> bool:
    """So few flowers are unplayed that all are in the hands at the next bid (H11, H13); from turn 5's dark lily on.

    That holds since the bids of turn 5, but before its wind there are more lines than any budget allows.
    """
    is_early = s.turn < FIRST_TURN and s.phase in (FLOWER, FROG_AFTER_FLOWER, WIND)
    return not is_early and all(count(int(s.stock[seat] | s.hand[seat])) <= MOST_CHOICES for seat in range(2))


def show_hands(s: State) -> None:
    """As everybody may: the last flower of a stock is as good as drawn. Bids are still to be made, by both."""
    for seat in range(2):
        s.hand[seat] |= s.stock[seat]
        s.held[seat] = count(int(s.hand[seat]))
        s.stock[seat] = 0
    reopen(s)


def solution(room: Room, seat: int, played: int) -> Solution:
    sign = 1.0 if seat == RED else -1.0
    worth = sign * room.child_low[0, : room.children[0]]
    if room.actor[0] == BIDS:
        columns = int(room.columns[0])
        return bid_solution(room, seat, worth.reshape(-1, columns), played)
    actions = room.actions[0, : room.children[0]].tolist()
    values = dict(zip(actions, worth.tolist(), strict=True))
    best = [action for action in actions if values[action] == max(worth)]
    certain = {action for action in actions if values[action] in (VICTORY, DEFEAT)}
    return Solution(
        value=float(max(worth)),
        values=values,
        shares={action: 1 / len(best) for action in best},
        proved=frozenset(certain if room.open_ends[0] else actions),
        left_out=left_out(room.states[0].view(STATE)[0]),
        actions=played,
    )


def bid_solution(room: Room, seat: int, worth: Reals, played: int) -> Solution:
    """`worth` to the seat of [red's bid, yellow's bid]. A bid is proved to win only if it does against every other."""
    rows, columns = worth.shape
    actions, payoff = room.actions[0, :rows].tolist(), worth
    if seat == YELLOW:
        actions, payoff = room.replies[0, :columns].tolist(), worth.T
    own, others = np.zeros(MOST_CHOICES), np.zeros(MOST_CHOICES)
    value = equilibrium(payoff, len(payoff), len(payoff.T), own, others)
    values = payoff @ others[: len(payoff.T)]
    certain = {action for action, row in zip(actions, payoff, strict=True) if min(row) == VICTORY or value == DEFEAT}
    return Solution(
        value=float(value),
        values=dict(zip(actions, values.tolist(), strict=True)),
        shares={action: float(share) for action, share in zip(actions, own, strict=False) if share > 0},
        proved=frozenset(certain if room.open_ends[0] else actions),
        left_out=left_out(room.states[0].view(STATE)[0]),
        actions=played,
    )


@cache
def outlook() -> Reals:
    """[who holds the dragonfly + 1, red's points, yellow's points] what a round's beginning is worth to red."""
    kept = json.loads(Path(__file__).with_name("outlook.json").read_text(encoding="utf-8"))
    own, others, nobody = (np.array(kept["value"][who]) for who in ("own", "other", "nobody"))
    return np.array([nobody, own, others])


def _fast(function: Any) -> Any:
    """Machine code, unless interpreted play was asked for: this is hurried work."""
    return machine_code(function) if numba_is_there() and engine_mode() != "interpreted" else function
