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
from hortus.players.search.tree import NONE, ROOT, Tree, new_edge, new_node, place_of

Array = NDArray[np.int64]
Reals = NDArray[np.float64]

MOST_DEPTH = 128
SEEN_FACTOR = 1_009
SEEN_MODULUS = 1_000_003

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

    world: Array  # a state
    trial: Array  # a state
    out: Array  # legal actions
    promises: Reals  # of the legal actions
    legal_at: Array  # [action] the last selection in which it was legal
    known_at: Array  # [action] the last selection in which it had an edge
    clock: Array  # [0] selections made
    edges: Array  # [depth] the path of this simulation
    actors: Array  # [depth]
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


@apart
@template
def draw_by_lot(array: Array, actor: int, out: Array, generator: Array) -> int:
    return random_action(array.view(STATE)[0], actor, out, generator)


@template
def promise_of(scratch: Scratch, action: int, actor: int) -> float:
    """What the actor may expect right after an action."""
    copy_state(scratch.world, scratch.trial)
    step(scratch.trial, action)
    expectations(scratch.trial, scratch.values)
    return scratch.values[actor]


@apart
@template
def widen(tree: Tree, node: int, actor: int, count: int, missing: int, scratch: Scratch, settings: Reals) -> None:
    """Give the node edges for the most promising of the legal actions that have none."""
    now = scratch.clock[0]
    for i in range(count):
        action = scratch.out[i]
        if scratch.known_at[action] == now:
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
        new_edge(tree, node, scratch.out[best], scratch.promises[best])
        scratch.known_at[scratch.out[best]] = now
        scratch.promises[best] = -2.0


@apart
@template
def select(tree: Tree, node: int, actor: int, scratch: Scratch, settings: Reals) -> int:
    """The edge to follow: worth so far and promise, and curiosity about what was seldom chosen."""
    s = scratch.world.view(STATE)[0]
    count = legal(s, actor, scratch.out)
    scratch.clock[0] += 1
    now = scratch.clock[0]
    for i in range(count):
        scratch.legal_at[scratch.out[i]] = now
    there = 0
    edge = tree.first[node]
    while edge != NONE:
        if scratch.legal_at[tree.action[edge]] == now:
            scratch.known_at[tree.action[edge]] = now
            there += 1
        edge = tree.sibling[edge]
    wanted = min(count, int(settings[WIDTH] + settings[GROWTH] * sqrt(tree.visits[node])))
    if there < wanted:
        widen(tree, node, actor, count, wanted - there, scratch, settings)
    tree.visits[node] += 1
    return most_attractive(tree, node, scratch, settings)


@template
def most_attractive(tree: Tree, node: int, scratch: Scratch, settings: Reals) -> int:
    now = scratch.clock[0]
    trust = settings[TRUST]
    best, best_appeal = NONE, -1e300
    edge = tree.first[node]
    while edge != NONE:
        if scratch.legal_at[tree.action[edge]] == now:
            tree.offered[edge] += 1
            times = tree.chosen[edge] + trust + 1e-6
            mean = (tree.worth[edge] + trust * tree.promise[edge]) / times
            appeal = mean + settings[EXPLORATION] * sqrt(log(tree.offered[edge] + 1.0) / times)
            if appeal > best_appeal:
                best, best_appeal = edge, appeal
        edge = tree.sibling[edge]
    return best


@template
def child_of(tree: Tree, edge: int, sight: int) -> int:
    """The node after an edge and what was seen since; a new one if there was none, NONE if there is no room."""
    place = place_of(tree, edge * SEEN_MODULUS + sight)
    if tree.keys[place] == NONE:
        node = new_node(tree)
        if node == NONE:
            return NONE
        tree.keys[place] = edge * SEEN_MODULUS + sight
        tree.places[place] = node
    return tree.places[place]


@apart
@template
def simulate(root: Array, seat: int, tree: Tree, scratch: Scratch, settings: Reals, generator: Array) -> None:
    """One simulation, from a world that the seat cannot tell from the truth to a leaf, and back."""
    copy_state(root, scratch.world)
    s = scratch.world.view(STATE)[0]
    fill_hidden(s, seat, generator)
    node, depth, fresh = ROOT, 0, False
    actor = to_act(s)
    while actor != OVER and not fresh and depth < MOST_DEPTH - MOST_SEATS:
        sight = 0
        is_sealed = sealed(s)
        while True:
            edge = select(tree, node, actor, scratch, settings)
            if edge == NONE:
                break
            scratch.edges[depth] = edge
            scratch.actors[depth] = actor
            depth += 1
            sight = (sight * SEEN_FACTOR + tree.action[edge] + 2) % SEEN_MODULUS
            step(scratch.world, tree.action[edge])
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
            action = draw_by_lot(scratch.world, actor, scratch.out, generator)
            sight = (sight * SEEN_FACTOR + seen(s, action, seat) + 2) % SEEN_MODULUS
            step(scratch.world, action)
            actor = to_act(s)
        node = child_of(tree, edge, sight)
        fresh = node == NONE or tree.visits[node] == 0
        if fresh and node != NONE:
            tree.visits[node] = 1
    leaf_values(scratch, settings, generator)
    for i in range(depth):
        edge = scratch.edges[i]
        tree.chosen[edge] += 1
        value = scratch.values[scratch.actors[i]]
        tree.worth[edge] += value
        tree.squares[edge] += value * value


@apart
@template
def leaf_values(scratch: Scratch, settings: Reals, generator: Array) -> None:
    """Random play for a while, or to the end, and then what each seat may expect."""
    s = scratch.world.view(STATE)[0]
    left = settings[PLAYOUT]
    actor = to_act(s)
    while actor != OVER and left != 0:
        play(s, random_action(s, actor, scratch.out, generator))
        left -= actor != CHANCE
        actor = to_act(s)
    expectations(scratch.world, scratch.values)


@template
def search(
    root: Array, seat: int, tree: Tree, scratch: Scratch, settings: Reals, generator: Array, simulations: int
) -> None:
    for _ in range(simulations):
        simulate(root, seat, tree, scratch, settings, generator)
