"""A walk down the search tree: the world on the way, what is legal there, the path, and what comes of it.

Generic over games; both searches walk so.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, template
from hortus.contract.engine import new_list
from hortus.contract.game import Game
from hortus.contract.kernels import random_action
from hortus.players.search.tree import NONE, Tree, new_edge, new_node, place_of

Array = NDArray[np.int64]

MOST_DEPTH = 128
SEEN_FACTOR = 1_009
SEEN_MODULUS = 1_000_003

# What `bind` fills in
STATE: Any
legal: Any


class Walk(NamedTuple):
    """Room for one."""

    world: Array  # a state
    out: Array  # legal actions
    legal_at: Array  # [action] the last selection in which it was legal
    known_at: Array  # [action] the last selection in which it had an edge
    clock: Array  # [0] selections made
    only: Array  # [0] the action that the seat takes in every simulation, or NONE
    edges: Array  # [depth] the path of this simulation
    actors: Array  # [depth]


def new_walk(game: Game) -> Walk:
    return Walk(
        world=game.new_state(),
        out=new_list(game),
        legal_at=new_list(game),
        known_at=new_list(game),
        clock=np.zeros(1, np.int64),
        only=np.full(1, NONE, np.int64),
        edges=np.zeros(MOST_DEPTH, np.int64),
        actors=np.zeros(MOST_DEPTH, np.int64),
    )


@template
def take_stock(tree: Tree, node: int, actor: int, walk: Walk) -> tuple[int, int]:
    """Mark what is legal in the world at hand; how many actions are, and how many of them have edges."""
    count = legal(walk.world.view(STATE)[0], actor, walk.out)
    walk.clock[0] += 1
    now = walk.clock[0]
    for i in range(count):
        walk.legal_at[walk.out[i]] = now
    there = 0
    edge = tree.first[node]
    while edge != NONE:
        if walk.legal_at[tree.action[edge]] == now:
            walk.known_at[tree.action[edge]] = now
            there += 1
        edge = tree.sibling[edge]
    return count, there


@template
def take_only(tree: Tree, node: int, walk: Walk) -> int:
    """The edge of the one action that is looked into; nothing else is missed there. An empty tree has room for it."""
    tree.visits[node] += 1
    found = NONE
    edge = tree.first[node]
    while edge != NONE:
        tree.share[edge] = NONE
        if tree.action[edge] == walk.only[0]:
            found = edge
        edge = tree.sibling[edge]
    if found == NONE:
        found = new_edge(tree, node, walk.only[0], 0.0)
        tree.share[found] = NONE
    return found


@apart
@template
def draw_by_lot(array: Array, actor: int, out: Array, generator: Array) -> int:
    return random_action(array.view(STATE)[0], actor, out, generator)


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


@template
def back_up(tree: Tree, walk: Walk, depth: int, values: NDArray[np.float64]) -> None:
    """Every seat on the way learns what its choice has brought it."""
    for i in range(depth):
        edge = walk.edges[i]
        value = values[walk.actors[i]]
        tree.chosen[edge] += 1
        tree.worth[edge] += value
        tree.squares[edge] += value * value
