"""What a matrix game is worth, by linear equations: every way to make choices alike is tried."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]


def guarantee(payoff: Reals) -> float:
    """The most that the row seat can be sure of: over all mixtures that make as many columns alike as they mix."""
    rows, columns = payoff.shape
    best = -np.inf
    for size in range(1, min(rows, columns) + 1):
        for some_rows in combinations(range(rows), size):
            for some_columns in combinations(range(columns), size):
                part = payoff[np.ix_(some_rows, some_columns)]
                equations = np.block([[part.T, -np.ones((size, 1))], [np.ones((1, size)), np.zeros((1, 1))]])
                if np.linalg.matrix_rank(equations) <= size:
                    continue
                shares = np.linalg.solve(equations, np.array([0.0] * size + [1.0]))[:size]
                if shares.min() > -1e-12:
                    best = max(best, float((shares @ payoff[list(some_rows)]).min()))
    return best
