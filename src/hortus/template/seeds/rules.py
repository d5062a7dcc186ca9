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
    ROUNDS,
)
from seeds.scoring import holds
from seeds.state import (
    CHOOSING,
    FINISHED,
    NAME_ACTION,
    NAMING,
    NOT_NAMED,
    OPENLY,
    PICK_ACTION,
    PICKING,
    SECRETLY,
    State,
)

VERSION = 1
"""A record names it: raised when a rule or the text of an action changes."""


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
