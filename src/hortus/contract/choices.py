"""Legal actions that games have in common, in the compiled subset."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled


@compiled
def each_positive(counts: NDArray[np.int64], first: int, out: NDArray[np.int64], n: int) -> int:
    """One action for each positive count, after the `n` that are there; written before it is counted, which spares a
    branch."""
    for i in range(len(counts)):
        out[n] = first + i
        n += counts[i] > 0
    return n
