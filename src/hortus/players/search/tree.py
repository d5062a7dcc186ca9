"""The search tree: arrays in the manner of mctx, nodes for what a seat has seen, edges for what was chosen there.

A node is reached by an edge and by what the searching seat saw of chance since; worlds that it cannot tell apart share
it. Edges hold statistics of the seat that acts. Names of shapes: N nodes, E edges, H places of the hash table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled

NONE = -1
ROOT: Any = np.int64(0)
"""No plain 0: to Numba that is a type of its own, for which all that works on nodes would be compiled once more."""
NODES = 0
EDGES = 1
FAITH = 3.0
"""Regrets begin as so many times what was promised, so that a few simulations do not outweigh it."""


class Tree(NamedTuple):
    """One tree. Node 0 is the root."""

    first: NDArray[np.int64]  # [N] the newest edge of a node, or NONE
    visits: NDArray[np.int64]  # [N] simulations that chose here
    partner: NDArray[np.int64]  # [N] at a sealed choice the node of the next seat that chooses, or NONE
    judged: NDArray[np.float64]  # [N] what the seat that acts may expect there, by the judgement of its first visit
    action: NDArray[np.int64]  # [E]
    sibling: NDArray[np.int64]  # [E] the next edge of the same node, or NONE
    chosen: NDArray[np.int64]  # [E] how often it was chosen
    offered: NDArray[np.int64]  # [E] how often it was legal in the world at hand
    worth: NDArray[np.float64]  # [E] sum of what it brought to the seat that acts
    squares: NDArray[np.float64]  # [E] sum of the squares of that, for how sure it is
    promise: NDArray[np.float64]  # [E] what the judgement promised; in a guided search, how likely it is chosen
    regret: NDArray[np.float64]  # [E] at a matched choice: how much more it would have brought
    share: NDArray[np.float64]  # [E] how often it is to be chosen, at the last visit; NONE where it was not legal
    average: NDArray[np.float64]  # [E] sum of those, the later ones weighing more
    keys: NDArray[np.int64]  # [H] edge and what was seen since, or NONE
    places: NDArray[np.int64]  # [H] the node found there
    size: NDArray[np.int64]  # [NODES], [EDGES] how many there are


def new_tree(nodes: int, edges: int) -> Tree:
    places = 1 << (2 * nodes).bit_length()
    tree = Tree(
        first=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int64),
        partner=np.zeros(nodes, np.int64),
        judged=np.zeros(nodes),
        action=np.zeros(edges, np.int64),
        sibling=np.zeros(edges, np.int64),
        chosen=np.zeros(edges, np.int64),
        offered=np.zeros(edges, np.int64),
        worth=np.zeros(edges),
        squares=np.zeros(edges),
        promise=np.zeros(edges),
        regret=np.zeros(edges),
        share=np.zeros(edges),
        average=np.zeros(edges),
        keys=np.zeros(places, np.int64),
        places=np.zeros(places, np.int64),
        size=np.zeros(2, np.int64),
    )
    clear(tree)
    return tree


@compiled
def new_node(tree: Tree) -> int:
    """One node more, or NONE when the tree is full."""
    node = tree.size[NODES]
    if node == len(tree.first):
        return NONE
    tree.size[NODES] += 1
    tree.first[node] = NONE
    tree.partner[node] = NONE
    tree.visits[node] = 0
    return node


@compiled
def new_edge(tree: Tree, node: int, action: int, promise: float) -> int:
    edge = tree.size[EDGES]
    if edge == len(tree.action):
        return NONE
    tree.size[EDGES] += 1
    tree.action[edge] = action
    tree.sibling[edge] = tree.first[node]
    tree.first[node] = edge
    tree.chosen[edge] = 0
    tree.offered[edge] = 0
    tree.worth[edge] = 0.0
    tree.squares[edge] = 0.0
    tree.promise[edge] = promise
    tree.regret[edge] = FAITH * promise
    tree.average[edge] = 0.0
    return edge


@compiled
def place_of(tree: Tree, key: int) -> int:
    """Where a key is in the hash table, or would be."""
    mask = len(tree.keys) - 1
    place = (key ^ key >> 15 ^ key >> 31) & mask
    while tree.keys[place] != NONE and tree.keys[place] != key:
        place = (place + 1) & mask
    return place


def clear(tree: Tree) -> None:
    """Back to a lone root."""
    tree.keys[:] = NONE
    tree.size[:] = 0
    new_node(tree)
