"""What a seat can be sure of at a sealed choice, against somebody who knows more: a linear program.

The columns of the payoff are the choices of the other seat, in groups: one group for each thing that it may have seen.
It knows the group, the row seat knows only how likely each is. One group is a matrix game. Entries lie in [-1, 1].

With shares q of the rows and v what each group leaves, lifted above nothing, it is the maximum of the sum of v by the
chances of the groups, where v of a group is at most what any of its columns leaves of q, and sum(q) at most 1. That is
solved by the simplex method, always with the first choice that helps (Bland, 1977), so that it ends.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled
from hortus.contract.room import room

Array = NDArray[np.int64]
Reals = NDArray[np.float64]

MOST_ROWS = 26
MOST_COLUMNS = 64
MOST_GROUPS = 24

LIFT = 2.0
"""What is added to all entries, so that everything is above nothing."""
TINY = 1e-11
"""Nothing, but for rounding."""
WIDTH, HEIGHT = MOST_ROWS + MOST_GROUPS + 1, MOST_COLUMNS + 2


@apart
@compiled
def guarantee(
    payoff: Reals, rows: int, group: Array, columns: int, chances: Reals, row_shares: Reals, column_shares: Reals
) -> float:
    """The value to the row seat of payoff[row, column]; group[column] grows from 0 on, chances[group] add up to one.

    Writes how often each row is chosen, and how often each column is where its group is the case.
    """
    row_shares[:] = 0
    column_shares[:] = 0
    best, value = 0, -np.inf
    for row in range(rows):
        worth = write_replies(payoff, row, group, columns, chances, column_shares)
        if worth > value:
            best, value = row, worth
    write_replies(payoff, best, group, columns, chances, column_shares)
    if most_against(payoff, rows, group, columns, chances, column_shares) <= value + TINY:
        row_shares[best] = 1
        return value
    return mixed(payoff, rows, group, columns, chances, row_shares, column_shares)


@compiled
def write_replies(payoff: Reals, row: int, group: Array, columns: int, chances: Reals, column_shares: Reals) -> float:
    """In each group the column that leaves the row least, the first of equals; what they leave together."""
    total, first = 0.0, 0
    while first < columns:
        reply, after = first, first
        while after < columns and group[after] == group[first]:
            column_shares[after] = 0
            if payoff[row, after] < payoff[row, reply]:
                reply = after
            after += 1
        column_shares[reply] = 1
        total += chances[group[first]] * payoff[row, reply]
        first = after
    return total


@compiled
def most_against(payoff: Reals, rows: int, group: Array, columns: int, chances: Reals, column_shares: Reals) -> float:
    most = -np.inf
    for row in range(rows):
        most = max(most, worth_against(payoff, row, group, columns, chances, column_shares))
    return most


@compiled
def worth_against(payoff: Reals, row: int, group: Array, columns: int, chances: Reals, column_shares: Reals) -> float:
    """Of a row, against shares of the columns of every group."""
    worth = 0.0
    for column in range(columns):
        worth += chances[group[column]] * column_shares[column] * payoff[row, column]
    return worth


@compiled
def mixed(
    payoff: Reals, rows: int, group: Array, columns: int, chances: Reals, row_shares: Reals, column_shares: Reals
) -> float:
    """Where no single row does: variables are the rows and the groups, constraints the columns and the sum."""
    groups = group[columns - 1] + 1
    width = rows + groups
    tableau = room((HEIGHT, WIDTH), np.float64)
    across, down = room(WIDTH, np.int64), room(HEIGHT, np.int64)
    for j in range(width):
        across[j] = j
    for i in range(columns + 1):
        down[i] = width + i
    for i in range(columns + 2):
        for j in range(width + 1):
            tableau[i, j] = 0
    for i in range(columns):
        for j in range(rows):
            tableau[i, j] = -(payoff[j, i] + LIFT)
        tableau[i, rows + group[i]] = 1
    for j in range(rows):
        tableau[columns, j] = 1
    tableau[columns, width] = 1
    for j in range(groups):
        tableau[columns + 1, rows + j] = -chances[j]
    maximise(tableau, across, down, columns + 1, width)
    for i in range(columns + 1):
        if down[i] < rows:
            row_shares[down[i]] = tableau[i, width]
    column_shares[:] = 0
    for j in range(width):
        if width <= across[j] < width + columns:
            column = across[j] - width
            column_shares[column] = tableau[columns + 1, j] / chances[group[column]]
    return tableau[columns + 1, width] - LIFT


@compiled
def maximise(tableau: Reals, across: Array, down: Array, height: int, width: int) -> None:
    """Exchange variables until none in the last row would help."""
    while True:
        enters = -1
        for j in range(width):
            if tableau[height, j] < -TINY and (enters < 0 or across[j] < across[enters]):
                enters = j
        if enters < 0:
            return
        leaves = -1
        for i in range(height):
            if tableau[i, enters] > TINY and (leaves < 0 or comes_first(tableau, down, i, leaves, enters, width)):
                leaves = i
        exchange(tableau, leaves, enters, height, width)
        across[enters], down[leaves] = down[leaves], across[enters]


@compiled
def comes_first(tableau: Reals, down: Array, i: int, other: int, enters: int, width: int) -> bool:
    """Whether row i bounds what enters more tightly than another row, or as tightly and has the earlier name."""
    room_left = tableau[i, width] * tableau[other, enters] - tableau[other, width] * tableau[i, enters]
    return bool(room_left < -TINY or (room_left <= TINY and down[i] < down[other]))


@compiled
def exchange(tableau: Reals, leaves: int, enters: int, height: int, width: int) -> None:
    pivot = tableau[leaves, enters]
    for i in range(height + 1):
        if i != leaves and tableau[i, enters] != 0:
            factor = tableau[i, enters] / pivot
            for j in range(width + 1):
                if j != enters:
                    tableau[i, j] -= factor * tableau[leaves, j]
            tableau[i, enters] = -factor
    for j in range(width + 1):
        tableau[leaves, j] /= pivot
    tableau[leaves, enters] = 1 / pivot
