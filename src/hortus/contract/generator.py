"""Random numbers for the compiled subset: Marsaglia's xorshift, on one int64 held by the caller.

Only shifts and exclusive-or, because those wrap alike interpreted and compiled; a product would overflow with a warning
here and silently there.
"""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled

UPPER_57_BITS = (1 << 57) - 1
LOWER_31_BITS = (1 << 31) - 1


def new_generator(*seed: object) -> NDArray[np.int64]:
    """A generator for a seed of any words and numbers; different seeds give unrelated numbers."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    return np.frombuffer(digest[:8], dtype=np.int64).copy() | 1


@compiled
def next_bits(generator: NDArray[np.int64]) -> int:
    """The next 31 random bits."""
    x = generator[0]
    x ^= x << 13
    x ^= (x >> 7) & UPPER_57_BITS
    x ^= x << 17
    generator[0] = x
    return (x >> 32) & LOWER_31_BITS


@compiled
def below(generator: NDArray[np.int64], bound: int) -> int:
    """A whole number from 0 to bound - 1, each as likely: Lemire's method, which rejects what would favour some."""
    product = next_bits(generator) * bound
    if (product & LOWER_31_BITS) < bound:
        unfair = (LOWER_31_BITS + 1) % bound
        while (product & LOWER_31_BITS) < unfair:
            product = next_bits(generator) * bound
    return product >> 31
