"""Generic kernels: templates that `bind` makes into one game's own. States come as int64 arrays and are viewed inside.

An `answer` tells Python all it needs after a move in one call: who acts, whether the step is sealed, how many actions
are legal, and which.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled, template
from hortus.contract.generator import below

Array = NDArray[np.int64]

TO_ACT = 0
SEALED = 1
COUNT = 2
FIRST_LEGAL = 3

DEAD_END = -1
"""`random_game` met a state that is not over and has no legal action."""
ENDLESS = -2
"""`random_game` went past the game's bound."""
BROKEN = -3
"""`random_game` met a broken invariant."""
BAD_WEIGHT = -4
"""`random_game` met a legal chance action without weight."""

CHANCE = -1
"""`to_act` when a draw, a roll or a lot decides."""
OVER = -2
"""`to_act` when the game has ended."""

# What `bind` fills in
STATE: Any
LONGEST: int
player_count: Any
to_act: Any
sealed: Any
legal: Any
weight: Any
play: Any
points: Any
winners: Any
invariants: Any
hide: Any
fill_hidden: Any
seen: Any
features: Any


@compiled
def return_of(winners: int, count: int, seat: int) -> float:
    """What a result is worth to a seat, by the bits of `winners`: zero-sum, 1 to a lone winner; nothing without one."""
    won = 0
    for other in range(count):
        won += winners >> other & 1
    if won == 0:
        return 0.0
    share = count / (count - 1) / won if winners >> seat & 1 else 0.0
    return share - 1 / (count - 1)


@template
def answer_of(array: Array, answer: Array) -> None:
    """What may be done now."""
    s = array.view(STATE)[0]
    actor = to_act(s)
    answer[TO_ACT] = actor
    answer[SEALED] = sealed(s)
    answer[COUNT] = 0 if actor == OVER else legal(s, actor, answer[FIRST_LEGAL:])


@template
def advance(array: Array, action: int, answer: Array) -> bool:
    """Play an action if it is among the legal ones, and say what may be done next."""
    for i in range(FIRST_LEGAL, FIRST_LEGAL + answer[COUNT]):
        if answer[i] == action:
            play(array.view(STATE)[0], action)
            answer_of(array, answer)
            return True
    return False


@template
def legal_of(array: Array, seat: int, out: Array) -> int:
    return legal(array.view(STATE)[0], seat, out)


@template
def weights_of(array: Array, actions: Array, out: Array) -> None:
    s = array.view(STATE)[0]
    for i in range(len(actions)):
        out[i] = weight(s, actions[i])


@template
def hide_from(array: Array, seat: int) -> None:
    hide(array.view(STATE)[0], seat)


@template
def fill_for(array: Array, seat: int, generator: Array) -> None:
    fill_hidden(array.view(STATE)[0], seat, generator)


@template
def features_for(array: Array, seat: int, out: NDArray[np.float32]) -> None:
    features(array.view(STATE)[0], seat, out)


@template
def describe(array: Array, seat: int, blind: Array, numbers: NDArray[np.float32]) -> None:
    """What a seat that acts knows; where choices are secret, without the places that tell who has chosen already."""
    s = array.view(STATE)[0]
    if seat == OVER:
        numbers[:] = 0
        return
    features(s, seat, numbers)
    if sealed(s):
        for i in range(len(blind)):
            numbers[blind[i]] = 0


@template
def seen_by(array: Array, action: int, seat: int) -> int:
    return seen(array.view(STATE)[0], action, seat)


@template
def points_of(array: Array, seat: int) -> int:
    return points(array.view(STATE)[0], seat)


@template
def winners_of(array: Array) -> int:
    return winners(array.view(STATE)[0])


@template
def broken_invariant(array: Array) -> int:
    return invariants(array.view(STATE)[0])


@template
def player_count_of(array: Array) -> int:
    return player_count(array.view(STATE)[0])


@template
def random_action(s: Any, actor: int, out: Array, generator: Array) -> int:
    """One legal action: by the odds at a chance event, else each as likely."""
    count = legal(s, actor, out)
    if actor != CHANCE:
        return out[below(generator, count)]
    total = 0
    for i in range(count):
        total += weight(s, out[i])
    rest = below(generator, total)
    chosen = 0
    while rest >= weight(s, out[chosen]):
        rest -= weight(s, out[chosen])
        chosen += 1
    return out[chosen]


@template
def playout(array: Array, out: Array, generator: Array) -> int:
    """Play at random to the end; returns how many actions were decisions of players."""
    s = array.view(STATE)[0]
    decisions = 0
    actor = to_act(s)
    while actor != OVER:
        decisions += actor != CHANCE
        play(s, random_action(s, actor, out, generator))
        actor = to_act(s)
    return decisions


@template
def random_game(array: Array, out: Array, generator: Array, met: Array) -> int:
    """Play at random to the end under watch. Counts in `met` where each action was legal.

    Returns the number of actions, or what went wrong: DEAD_END, ENDLESS, BROKEN, BAD_WEIGHT.
    """
    s = array.view(STATE)[0]
    length = 0
    actor = to_act(s)
    while actor != OVER:
        if invariants(s) != 0:
            return BROKEN
        if length == LONGEST:
            return ENDLESS
        count = legal(s, actor, out)
        if count == 0:
            return DEAD_END
        for i in range(count):
            met[out[i]] += 1
            if actor == CHANCE and weight(s, out[i]) <= 0:
                return BAD_WEIGHT
        play(s, random_action(s, actor, out, generator))
        length += 1
        actor = to_act(s)
    return length if invariants(s) == 0 else BROKEN


@template
def digest_game(array: Array, out: Array, generator: Array, longest: int) -> int:
    """Play at random and fold every legal list and every state into one number, to compare two engines."""
    s = array.view(STATE)[0]
    digest = 0
    actor = to_act(s)
    for _ in range(longest):
        if actor == OVER:
            break
        for i in range(legal(s, actor, out)):
            digest = (digest * 31 + out[i]) % 1_000_000_007
        play(s, random_action(s, actor, out, generator))
        for i in range(len(array)):
            digest = (digest * 31 + array[i] % 1_000_000_007) % 1_000_000_007
        actor = to_act(s)
    return digest
