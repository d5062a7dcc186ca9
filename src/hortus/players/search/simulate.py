"""Simulations of the search: select, expand, evaluate, backup. Generic over games; `bind` makes them one game's own.

Worlds come from `fill_hidden`; chance events are drawn by their odds; at a sealed choice every seat selects on its own,
without knowing the others' (decoupled selection), so that what it prefers is a mixture.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, template
from hortus.contract.game import MOST_SEATS
from hortus.contract.kernels import CHANCE, OVER, random_action
from hortus.players.looks import copy_state, step
from hortus.players.search.tree import NONE, ROOT, Tree, new_edge, new_node
from hortus.players.search.walk import (
    MOST_DEPTH,
    SEEN_FACTOR,
    SEEN_MODULUS,
    Walk,
    back_up,
    child_of,
    draw_by_lot,
    take_only,
    take_stock,
)

Array = NDArray[np.int64]
Reals = NDArray[np.float64]

# Settings, by place
EXPLORATION = 0  # how much curiosity weighs against worth
TRUST = 1  # the judgement's promise counts like so many visits; 0: no judgement
WIDTH = 2  # edges of a fresh node
GROWTH = 3  # edges more, times the square root of its visits
PLAYOUT = 4  # decisions of random play before the judgement; to the end of the game if negative
SETTING_COUNT = 5

# What `bind` fills in
STATE: Any
player_count: Any
to_act: Any
sealed: Any
legal: Any
play: Any
winners: Any
fill_hidden: Any
seen: Any
points: Any
prospects: Any
SCALE: float


class Scratch(NamedTuple):
    """Room to work in."""

    walk: Walk
    trial: Array  # a state
    promises: Reals  # of the legal actions
    values: Reals  # [seat]


@apart
@template
def expectations(array: Array, values: Reals) -> None:
    """What each seat may expect, as a return: the result, or the outlooks weighed against each other."""
    s = array.view(STATE)[0]
    count = player_count(s)
    bits = winners(s)
    best = -1e300
    total = 0.0
    for seat in range(count):
        values[seat] = float(bits >> seat & 1) if bits != 0 else (points(s, seat) + prospects(s, seat)) / SCALE
        best = max(best, values[seat])
    for seat in range(count):
        if bits == 0:
            values[seat] = exp(values[seat] - best)
        total += values[seat]
    for seat in range(count):
        values[seat] = (count * values[seat] / total - 1) / (count - 1)


@template
def promise_of(scratch: Scratch, action: int, actor: int) -> float:
    """What the actor may expect right after an action."""
    copy_state(scratch.walk.world, scratch.trial)
    step(scratch.trial, action)
    expectations(scratch.trial, scratch.values)
    return scratch.values[actor]


@apart
@template
def widen(tree: Tree, node: int, actor: int, count: int, missing: int, scratch: Scratch, settings: Reals) -> None:
    """Give the node edges for the most promising of the legal actions that have none."""
    now = scratch.walk.clock[0]
    for i in range(count):
        action = scratch.walk.out[i]
        if scratch.walk.known_at[action] == now:
            scratch.promises[i] = -2.0
        else:
            scratch.promises[i] = promise_of(scratch, action, actor) if settings[TRUST] > 0 else 0.0
    for _ in range(missing):
        best = 0
        for i in range(1, count):
            if scratch.promises[i] > scratch.promises[best]:
                best = i
        if scratch.promises[best] == -2.0:
            return
        new_edge(tree, node, scratch.walk.out[best], scratch.promises[best])
        scratch.walk.known_at[scratch.walk.out[best]] = now
        scratch.promises[best] = -2.0


@apart
@template
def select(tree: Tree, node: int, actor: int, scratch: Scratch, settings: Reals) -> int:
    """The edge to follow: worth so far and promise, and curiosity about what was seldom chosen."""
    count, there = take_stock(tree, node, actor, scratch.walk)
    wanted = min(count, int(settings[WIDTH] + settings[GROWTH] * sqrt(tree.visits[node])))
    if there < wanted:
        widen(tree, node, actor, count, wanted - there, scratch, settings)
    tree.visits[node] += 1
    return most_attractive(tree, node, scratch, settings)


@template
def most_attractive(tree: Tree, node: int, scratch: Scratch, settings: Reals) -> int:
    now = scratch.walk.clock[0]
    trust = settings[TRUST]
    best, best_appeal = NONE, -1e300
    edge = tree.first[node]
    while edge != NONE:
        if scratch.walk.legal_at[tree.action[edge]] == now:
            tree.offered[edge] += 1
            times = tree.chosen[edge] + trust + 1e-6
            mean = (tree.worth[edge] + trust * tree.promise[edge]) / times
            appeal = mean + settings[EXPLORATION] * sqrt(log(tree.offered[edge] + 1.0) / times)
            if appeal > best_appeal:
                best, best_appeal = edge, appeal
        edge = tree.sibling[edge]
    return best


@apart
@template
def simulate(root: Array, seat: int, tree: Tree, scratch: Scratch, settings: Reals, generator: Array) -> None:
    """One simulation, from a world that the seat cannot tell from the truth to a leaf, and back."""
    copy_state(root, scratch.walk.world)
    s = scratch.walk.world.view(STATE)[0]
    fill_hidden(s, seat, generator)
    node, depth, fresh, only = ROOT, 0, False, scratch.walk.only[0]
    actor = to_act(s)
    while actor != OVER and not fresh and depth < MOST_DEPTH - MOST_SEATS:
        sight = 0
        is_sealed = sealed(s)
        while True:
            if only != NONE and actor == seat:
                edge = take_only(tree, node, scratch.walk)
            else:
                edge = select(tree, node, actor, scratch, settings)
            if edge == NONE:
                break
            scratch.walk.edges[depth] = edge
            scratch.walk.actors[depth] = actor
            depth += 1
            sight = (sight * SEEN_FACTOR + tree.action[edge] + 2) % SEEN_MODULUS
            step(scratch.walk.world, tree.action[edge])
            following = to_act(s)
            if not (is_sealed and following == actor + 1 and sealed(s)):
                break
            if tree.partner[node] == NONE:
                tree.partner[node] = new_node(tree)
            node = tree.partner[node]
            actor = following
            if node == NONE:
                break
        if node == NONE or edge == NONE:
            break
        actor = to_act(s)
        while actor == CHANCE:
            action = draw_by_lot(scratch.walk.world, actor, scratch.walk.out, generator)
            sight = (sight * SEEN_FACTOR + seen(s, action, seat) + 2) % SEEN_MODULUS
            step(scratch.walk.world, action)
            actor = to_act(s)
        only = NONE
        node = child_of(tree, edge, sight)
        fresh = node == NONE or tree.visits[node] == 0
        if fresh and node != NONE:
            tree.visits[node] = 1
    leaf_values(scratch, settings, generator)
    back_up(tree, scratch.walk, depth, scratch.values)


@apart
@template
def leaf_values(scratch: Scratch, settings: Reals, generator: Array) -> None:
    """Random play for a while, or to the end, and then what each seat may expect."""
    s = scratch.walk.world.view(STATE)[0]
    left = settings[PLAYOUT]
    actor = to_act(s)
    while actor != OVER and left != 0:
        play(s, random_action(s, actor, scratch.walk.out, generator))
        left -= actor != CHANCE
        actor = to_act(s)
    expectations(scratch.walk.world, scratch.values)


@template
def search(
    root: Array, seat: int, tree: Tree, scratch: Scratch, settings: Reals, generator: Array, simulations: int
) -> None:
    for _ in range(simulations):
        simulate(root, seat, tree, scratch, settings, generator)
