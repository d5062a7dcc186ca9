"""What happens to each game of a batch: templates that `bind` makes one game's own, the same for processor and GPU.

A game of a batch has a row of `states` and a generator of its own, so that nothing depends on who plays it or when.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import template
from hortus.contract.generator import next_bits
from hortus.contract.kernels import CHANCE, OVER, random_action, return_of

Array = NDArray[np.int64]

# What happens to a game that is over, as Gymnasium calls it
NEXT_STEP = 0  # the next step only starts a new one
SAME_STEP = 1  # a new one starts at once
DISABLED = 2  # nothing

DIGEST_SEED = 1


class Deal(NamedTuple):
    """How the games of a batch begin and go on."""

    starts: Array  # [variant, word] states of new games; the games of a batch have them by turns
    generators: Array  # [game]
    mode: int  # NEXT_STEP, SAME_STEP or DISABLED
    passes_forced: bool  # an action that is the only legal one is played like chance


# What `bind` fills in
STATE: Any
player_count: Any
to_act: Any
legal: Any
play: Any
winners: Any
PASSES_FORCED: bool


@template
def start_game(array: Array, start: Array) -> None:
    for word in range(len(start)):
        array[word] = start[word]


@template
def settle(array: Array, out: Array, generator: Array) -> int:
    """Chance plays by its odds until somebody is to act or the game is over; returns who.

    Where forced actions are passed over, it goes on until somebody has a choice.
    """
    s = array.view(STATE)[0]
    actor = to_act(s)
    while actor == CHANCE or (PASSES_FORCED and actor != OVER and legal(s, actor, out) == 1):
        play(s, int(random_action(s, actor, out, generator)))
        actor = to_act(s)
    return actor


@template
def is_legal(array: Array, action: int, out: Array) -> bool:
    """Whether the one to act may play this; where nobody is to act, whatever is said is passed over."""
    s = array.view(STATE)[0]
    actor = to_act(s)
    if actor == OVER:
        return True
    for i in range(legal(s, actor, out)):
        if out[i] == action:
            return True
    return False


@template
def step_game(
    array: Array, action: int, start: Array, out: Array, generator: Array, mode: int, rewards: NDArray[np.float32]
) -> bool:
    """Play a legal action and all chance after it; whether the game is over with it, or was over and stays so."""
    s = array.view(STATE)[0]
    rewards[:] = 0
    if to_act(s) != OVER:
        play(s, action)
    elif mode == NEXT_STEP:
        start_game(array, start)
    else:
        return True
    is_done = False
    while settle(array, out, generator) == OVER:
        is_done = True
        reward(array, rewards)
        if mode != SAME_STEP:
            break
        start_game(array, start)
    return is_done


@template
def reward(array: Array, rewards: NDArray[np.float32]) -> None:
    """What the result is worth to each seat."""
    s = array.view(STATE)[0]
    count, bits = player_count(s), winners(s)
    for seat in range(count):
        rewards[seat] = return_of(bits, count, seat)


@template
def wander(
    array: Array, start: Array, out: Array, generator: Array, mode: int, steps: int, patience: int, pause: int
) -> int:
    """So many steps, each action as likely; returns how many actions were played.

    Threads of a GPU go together: what one of them does, the others wait for. So there is one loop for chance and
    choice, and things that are rarer or longer are done in some of its rounds only, by many at once: a choice where the
    round's number has no bit of `patience`, the start of a new game where it has none of `pause`. Neither changes what
    is played.
    """
    s = array.view(STATE)[0]
    played, left, number = 0, steps, 0
    while True:
        number += 1
        actor = to_act(s)
        if actor == OVER:
            if mode == DISABLED or (mode == NEXT_STEP and left == 0):
                return played
            if number & pause == 0:
                start_game(array, start)
                left -= mode == NEXT_STEP
            continue
        if actor != CHANCE:
            if left == 0:
                return played
            if number & patience != 0:
                continue
            left -= 1
            played += 1
        play(s, int(random_action(s, actor, out, generator)))


@template
def mark_legal(array: Array, out: Array, mask: NDArray[np.bool_]) -> None:
    s = array.view(STATE)[0]
    mask[:] = False
    actor = to_act(s)
    if actor != OVER:
        for i in range(legal(s, actor, out)):
            mask[out[i]] = True


@template
def digest_of(array: Array, generator: Array) -> int:
    """A state in one number; `generator` is room for it."""
    generator[0] = DIGEST_SEED
    for word in range(len(array)):
        generator[0] ^= array[word]
        next_bits(generator)
    return generator[0]
