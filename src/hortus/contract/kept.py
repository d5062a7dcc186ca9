"""Positions that a solver has looked at: a table in which each is found by its key, in its place or near it.

A key is a row of words whose first is never zero, for that is how a free place looks.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled

Array = NDArray[np.int64]

PLACES = 1 << 19
PROBES = 4


@compiled
def place_of(keys: Array, key: Array, mixed: int) -> int:
    """Where the key is; if nowhere, where to keep it: in a free place near its own, or the last of those.

    Its own place follows from a word in which the key is well mixed.
    """
    here = 0
    for probe in range(PROBES):
        here = ((mixed ^ mixed >> 32) + probe) & PLACES - 1
        if keys[here, 0] == 0 or is_kept(keys, here, key):
            break
    return here


@compiled
def is_kept(keys: Array, place: int, key: Array) -> bool:
    for i in range(len(key)):
        if keys[place, i] != key[i]:
            return False
    return True


@compiled
def keep(keys: Array, place: int, key: Array) -> None:
    for i in range(len(key)):
        keys[place, i] = key[i]
