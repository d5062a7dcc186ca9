"""The rules of Seeds, in the order of play; their numbers are those of `words/en/rules.ftl`.

Two to four players in turn take beans from a common bag, in the open or in secret; then all secretly name a colour that
they hold. A bean of the named colour counts 2, any other 1; the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.game import CHANCE, OVER
from seeds.components import (
    BEANS_OF_A_COLOUR,
    COLOUR_COUNT,
    MOST_PLAYERS,
    NAMED_WORTH,
    OTHER_WORTH,
    ROUNDS,
)
from seeds.state import CHOOSING, FINISHED, NAMING, NOT_NAMED, PICKING, State

VERSION = 1
"""A record names it: raised when a rule or the text of an action changes."""

OPENLY, SECRETLY = 0, 1
PICK_ACTION = 2  # and a colour
NAME_ACTION = PICK_ACTION + COLOUR_COUNT  # and a colour
ACTION_COUNT = NAME_ACTION + COLOUR_COUNT

LONGEST = MOST_PLAYERS * (2 * ROUNDS + 1)


# Set-up (R1) and whose turn it is


def set_up(s: State, options: Mapping[str, str]) -> None:
    """Plain Python, once a game; everything below is in the subset that Numba compiles."""
    s.players = int(options["players"])
    s.bag[:] = BEANS_OF_A_COLOUR
    s.named[:] = NOT_NAMED


@compiled
def player_count(s: State) -> int:
    return s.players


@compiled
def to_act(s: State) -> int:
    if s.phase == PICKING:
        return CHANCE
    return OVER if s.phase == FINISHED else s.seat


@compiled
def sealed(s: State) -> bool:
    return s.phase == NAMING


# What may be done (R2, R3, R4)


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    n = 0
    if s.phase == CHOOSING:
        out[0], out[1] = OPENLY, SECRETLY
        n = 2
    for colour in range(COLOUR_COUNT):
        if s.phase == PICKING and s.bag[colour] > 0:
            out[n] = PICK_ACTION + colour
            n += 1
        if s.phase == NAMING and holds(s, seat, colour):
            out[n] = NAME_ACTION + colour
            n += 1
    return n


@compiled
def holds(s: State, seat: int, colour: int) -> int:
    return s.front[seat, colour] + s.pouch[seat, colour]


@compiled
def weight(s: State, action: int) -> int:
    return s.bag[action - PICK_ACTION]


# What it does


@compiled
def play(s: State, action: int) -> None:
    if s.phase == CHOOSING:
        s.secret = action == SECRETLY
        s.phase = PICKING
    elif s.phase == PICKING:
        play_pick(s, action - PICK_ACTION)
    else:
        s.named[s.seat] = action - NAME_ACTION
        s.seat += 1
        if s.seat == s.players:
            s.phase = FINISHED


@compiled
def play_pick(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    if s.secret:
        s.pouch[s.seat, colour] += 1
        s.pouch_size[s.seat] += 1
    else:
        s.front[s.seat, colour] += 1
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.rounds += 1
    s.phase = NAMING if s.rounds == ROUNDS else CHOOSING


# Points (R5) and victory (R6)


@compiled
def points(s: State, seat: int) -> int:
    """What is in front, and at the end all of it; so that points never tell a secret."""
    total = 0
    for colour in range(COLOUR_COUNT):
        if s.phase != FINISHED:
            total += OTHER_WORTH * s.front[seat, colour]
        else:
            total += holds(s, seat, colour) * (NAMED_WORTH if s.named[seat] == colour else OTHER_WORTH)
    return total


@compiled
def winners(s: State) -> int:
    best, bits = -1, 0
    for seat in range(s.players):
        if points(s, seat) > best:
            best, bits = points(s, seat), 0
        if points(s, seat) == best:
            bits |= 1 << seat
    return bits if s.phase == FINISHED else 0
