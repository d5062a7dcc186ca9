"""A sealed choice of two seats as a matrix game: what it is worth, and how often each should choose what.

Zero-sum, with up to three choices each. Where no pair of choices holds against all others, some square part of the
matrix does in which everybody is indifferent (Shapley and Snow, 1950), so that trying all of them is enough. The one
that a best response gains least against is taken; no tolerance is needed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled
from hortus.contract.room import room

Reals = NDArray[np.float64]

MOST_CHOICES = 3


@apart
@compiled
def equilibrium(payoff: Reals, rows: int, columns: int, row_shares: Reals, column_shares: Reals) -> float:
    """The value to the row seat, which wants much, of payoff[row, column]; writes both seats' shares."""
    best_row, best_column = 0, 0
    lowest = -np.inf  # what the row seat can be sure of with a single choice
    for row in range(rows):
        worst = payoff[row, 0]
        for column in range(1, columns):
            worst = min(worst, payoff[row, column])
        if worst > lowest:
            lowest, best_row = worst, row
    highest = np.inf
    for column in range(columns):
        worst = payoff[0, column]
        for row in range(1, rows):
            worst = max(worst, payoff[row, column])
        if worst < highest:
            highest, best_column = worst, column
    row_shares[:] = 0
    column_shares[:] = 0
    if lowest == highest:
        row_shares[best_row] = 1
        column_shares[best_column] = 1
        return lowest
    return mixed(payoff, rows, columns, row_shares, column_shares)


@compiled
def mixed(payoff: Reals, rows: int, columns: int, row_shares: Reals, column_shares: Reals) -> float:
    """Where nobody has a single best choice: over all parts of two or three rows and as many columns."""
    least_gain, value = np.inf, 0.0
    row_try, column_try = room(MOST_CHOICES, np.float64), room(MOST_CHOICES, np.float64)
    for some_rows in range(1, 1 << rows):
        for some_columns in range(1, 1 << columns):
            if not indifferent(payoff, some_rows, some_columns, row_try, column_try):
                continue
            most, least = best_replies(payoff, rows, columns, row_try, column_try)
            if most - least < least_gain:
                least_gain, value = most - least, (most + least) / 2
                row_shares[:] = row_try
                column_shares[:] = column_try
    return value


@compiled
def best_replies(
    payoff: Reals, rows: int, columns: int, row_shares: Reals, column_shares: Reals
) -> tuple[float, float]:
    """What the row seat gets at most against those shares of columns, and at least with its own."""
    most, least = -np.inf, np.inf
    for row in range(rows):
        worth = 0.0
        for column in range(columns):
            worth += payoff[row, column] * column_shares[column]
        most = max(most, worth)
    for column in range(columns):
        worth = 0.0
        for row in range(rows):
            worth += payoff[row, column] * row_shares[row]
        least = min(least, worth)
    return most, least


@compiled
def indifferent(payoff: Reals, some_rows: int, some_columns: int, row_shares: Reals, column_shares: Reals) -> bool:
    """Shares on these rows and columns, bits of a mask, that make each worth the same; whether there are any."""
    size = 0
    row_at, column_at = room(MOST_CHOICES, np.int64), room(MOST_CHOICES, np.int64)
    for choice in range(MOST_CHOICES):
        if some_rows >> choice & 1:
            row_at[size] = choice
            size += 1
    across = 0
    for choice in range(MOST_CHOICES):
        if some_columns >> choice & 1:
            column_at[across] = choice
            across += 1
    if size != across or size == 1:
        return False
    row_shares[:] = 0
    column_shares[:] = 0
    total = 0.0
    for i in range(size):
        for j in range(size):
            cofactor = cofactor_of(payoff, row_at, column_at, size, i, j)
            row_shares[row_at[i]] += cofactor
            column_shares[column_at[j]] += cofactor
            total += cofactor
    if total == 0:
        return False
    for choice in range(MOST_CHOICES):
        row_shares[choice] /= total
        column_shares[choice] /= total
        if row_shares[choice] < 0 or column_shares[choice] < 0:
            return False
    return True


@compiled
def cofactor_of(
    payoff: Reals, row_at: NDArray[np.int64], column_at: NDArray[np.int64], size: int, i: int, j: int
) -> float:
    """Of a part with two or three rows and columns, at its row i and column j."""
    if size == 2:
        sign = 1 if i == j else -1
        return sign * payoff[row_at[1 - i], column_at[1 - j]]
    upper, lower = row_at[(i + 1) % 3], row_at[(i + 2) % 3]
    left, right = column_at[(j + 1) % 3], column_at[(j + 2) % 3]
    return payoff[upper, left] * payoff[lower, right] - payoff[upper, right] * payoff[lower, left]
