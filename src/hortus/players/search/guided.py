"""Simulations of the guided search: a net's policy says where to look, its value what a leaf promises (PUCT).

Worlds come from `fill_hidden`; what others have chosen in secret is chosen anew in every simulation, by their policy
and not evenly. What is forced is passed over, as it was when the net learnt. At a sealed choice every seat selects on
its own, as in `simulate`. Where the decision itself is sealed, it does so by regret matching: an action is chosen as
often as it was missed so far. What the seats do on average comes close to what nobody gains anything by knowing
(docs/decisions/0014-sealed-choices-by-regret.md).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, template
from hortus.contract.game import MOST_SEATS
from hortus.contract.generator import LOWER_31_BITS, next_bits
from hortus.contract.kernels import CHANCE, OVER, return_of
from hortus.players.looks import copy_state, step
from hortus.players.nets.judge import Thought, judge
from hortus.players.nets.weights import Net
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

LITTLE = 1e-9
"""Where nothing was missed, everything is as likely."""

# Settings, by place
EXPLORATION = 0  # how much the policy weighs against what was found
CAUTION = 1  # so much less than its node is an action worth that was never tried
DOUBT = 2  # this part of the policy is spread evenly, where the decision is: what it rules out is tried too
DARING = 3  # where the decision is sealed, this part of it is tried evenly; 0: it is selected as open ones are

# What `bind` fills in
STATE: Any
player_count: Any
to_act: Any
sealed: Any
legal: Any
winners: Any
fill_hidden: Any
reopen: Any
seen: Any


class Guide(NamedTuple):
    """Who says where to look, and room to work in."""

    walk: Walk
    net: Net
    thought: Thought
    matched: Array  # [depth] the nodes of a sealed decision
    chances: Reals  # [depth] how likely was what was chosen there


@apart
@template
def expand(tree: Tree, node: int, guide: Guide, doubt: float) -> None:
    """Judge the world at hand, and give the node an edge for every legal action."""
    actor = to_act(guide.walk.world.view(STATE)[0])
    count = judge(guide.walk.world, actor, guide.net, guide.thought)
    tree.visits[node] = 1
    tree.judged[node] = guide.thought.values[actor]
    for i in range(count):
        action = guide.thought.actions[i]
        new_edge(tree, node, action, (1 - doubt) * guide.thought.chances[action] + doubt / count)


@apart
@template
def select(tree: Tree, node: int, actor: int, guide: Guide, settings: Reals) -> int:
    """The edge to follow: what it brought so far, and curiosity where the policy expects something."""
    count, there = take_stock(tree, node, actor, guide.walk)
    now, total = guide.walk.clock[0], 1e-9
    edge = tree.first[node]
    while edge != NONE:
        if guide.walk.legal_at[tree.action[edge]] == now:
            total += tree.promise[edge]
        edge = tree.sibling[edge]
    if there < count:
        total += add_missing(tree, node, actor, guide)
    curiosity = settings[EXPLORATION] * sqrt(tree.visits[node]) / total
    tree.visits[node] += 1
    best, best_appeal = NONE, -1e300
    edge = tree.first[node]
    while edge != NONE:
        if guide.walk.legal_at[tree.action[edge]] == now:
            times = tree.chosen[edge]
            mean = tree.worth[edge] / times if times > 0 else tree.judged[node] - settings[CAUTION]
            appeal = mean + curiosity * tree.promise[edge] / (1 + times)
            if appeal > best_appeal:
                best, best_appeal = edge, appeal
        edge = tree.sibling[edge]
    return best


@apart
@template
def match(tree: Tree, node: int, actor: int, guide: Guide, daring: float, generator: Array, depth: int) -> int:
    """The edge to follow at a sealed choice: drawn by regrets, and now and then anything."""
    count, there = take_stock(tree, node, actor, guide.walk)
    if there < count:
        add_missing(tree, node, actor, guide)
    tree.visits[node] += 1
    now, total = guide.walk.clock[0], 0.0
    edge = tree.first[node]
    while edge != NONE:
        if guide.walk.legal_at[tree.action[edge]] == now:
            total += tree.regret[edge] + LITTLE
        edge = tree.sibling[edge]
    left = next_bits(generator) / (LOWER_31_BITS + 1)
    found = NONE
    edge = tree.first[node]
    while edge != NONE:
        tree.share[edge] = NONE
        if guide.walk.legal_at[tree.action[edge]] == now:
            tree.share[edge] = (tree.regret[edge] + LITTLE) / total
            tree.average[edge] += tree.visits[node] * tree.share[edge]
            chance = (1 - daring) * tree.share[edge] + daring / count
            if left >= 0:
                found = edge
                guide.chances[depth] = chance
            left -= chance
        edge = tree.sibling[edge]
    return found


@apart
@template
def regret(tree: Tree, guide: Guide, depth: int) -> None:
    """What each seat has missed at the sealed decision, which is so deep; before `back_up`."""
    for i in range(depth):
        node = guide.matched[i]
        chosen, chance = guide.walk.edges[i], guide.chances[i]
        value = guide.thought.values[guide.walk.actors[i]]
        mean = 0.0
        edge = tree.first[node]
        while edge != NONE:
            if tree.share[edge] != NONE:
                mean += tree.share[edge] * estimate(tree, node, edge, chosen, chance, value)
            edge = tree.sibling[edge]
        edge = tree.first[node]
        while edge != NONE:
            if tree.share[edge] != NONE:
                missed = estimate(tree, node, edge, chosen, chance, value) - mean
                tree.regret[edge] = max(0.0, tree.regret[edge] + missed)
            edge = tree.sibling[edge]


@template
def estimate(tree: Tree, node: int, edge: int, chosen: int, chance: float, value: float) -> float:
    """What an edge would have brought: as usual; the one that was chosen is off by as much more as it is rare."""
    usual = tree.worth[edge] / tree.chosen[edge] if tree.chosen[edge] > 0 else tree.judged[node]
    return usual + (value - usual) / chance if edge == chosen else usual


@apart
@template
def add_missing(tree: Tree, node: int, actor: int, guide: Guide) -> float:
    """Edges for what was not legal in the worlds before; returns what the policy gives them."""
    now, total = guide.walk.clock[0], 0.0
    for i in range(judge(guide.walk.world, actor, guide.net, guide.thought)):
        action = guide.thought.actions[i]
        if guide.walk.known_at[action] != now:
            new_edge(tree, node, action, float(guide.thought.chances[action]))
            total += guide.thought.chances[action]
    return total


@template
def result_of(array: Array, values: Reals) -> None:
    s = array.view(STATE)[0]
    count, bits = player_count(s), winners(s)
    for seat in range(count):
        values[seat] = return_of(bits, count, seat)


@apart
@template
def simulate(root: Array, seat: int, tree: Tree, guide: Guide, settings: Reals, generator: Array) -> None:
    """One simulation, from a world that the seat cannot tell from the truth to a leaf, and back."""
    world = guide.walk.world
    copy_state(root, world)
    s = world.view(STATE)[0]
    fill_hidden(s, seat, generator)
    if sealed(s):
        reopen(s)
    if tree.visits[0] == 0:
        expand(tree, ROOT, guide, settings[DOUBT])
    node, depth, matched, only = ROOT, 0, 0, guide.walk.only[0]
    actor = to_act(s)
    doubt, daring = settings[DOUBT], settings[DARING]
    while True:
        sight = 0
        is_sealed = sealed(s)
        while True:
            if only != NONE and actor == seat:
                edge = take_only(tree, node, guide.walk)
                guide.matched[depth] = node
                matched += is_sealed and daring > 0
            elif is_sealed and daring > 0:
                edge = match(tree, node, actor, guide, daring, generator, depth)
                guide.matched[depth] = node
                matched += edge != NONE
            else:
                edge = select(tree, node, actor, guide, settings)
            if edge == NONE:
                break
            guide.walk.edges[depth] = edge
            guide.walk.actors[depth] = actor
            depth += 1
            sight = (sight * SEEN_FACTOR + tree.action[edge] + 2) % SEEN_MODULUS
            step(world, tree.action[edge])
            following = to_act(s)
            if not (is_sealed and following == actor + 1 and sealed(s)):
                break
            if tree.partner[node] == NONE:
                tree.partner[node] = new_node(tree)
                if tree.partner[node] != NONE:
                    expand(tree, tree.partner[node], guide, doubt)
            if tree.partner[node] == NONE:
                edge = NONE
                break
            node = tree.partner[node]
            actor = following
        actor = to_act(s)
        while actor == CHANCE or (actor != OVER and legal(s, actor, guide.walk.out) == 1):
            action = draw_by_lot(world, actor, guide.walk.out, generator)
            sight = (sight * SEEN_FACTOR + seen(s, action, seat) + 2) % SEEN_MODULUS
            step(world, action)
            actor = to_act(s)
        if actor == OVER:
            result_of(world, guide.thought.values)
            break
        node = child_of(tree, edge, sight) if edge != NONE and depth < MOST_DEPTH - MOST_SEATS else NONE
        if node == NONE:
            judge(world, actor, guide.net, guide.thought)
            break
        if tree.visits[node] == 0:
            expand(tree, node, guide, 0.0)
            break
        doubt, daring, only = 0.0, 0.0, NONE
    regret(tree, guide, matched)
    back_up(tree, guide.walk, depth, guide.thought.values)


@template
def search_guided(
    root: Array, seat: int, tree: Tree, guide: Guide, settings: Reals, generator: Array, simulations: int
) -> None:
    for _ in range(simulations):
        simulate(root, seat, tree, guide, settings, generator)
