"""Boards of squares.

A cell is a number: column + row * columns, from a1 at the lower left. A set of cells is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

DIRECTIONS = ("n", "e", "s", "w")
"""North is towards higher rows, east towards later columns."""

COLUMN_STEP = (0, 1, 0, -1)
ROW_STEP = (1, 0, -1, 0)


def cell_names(columns: int, rows: int) -> tuple[str, ...]:
    """a1, b1, ... in the order of their numbers."""
    return tuple(f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns))


def mask_of(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in set(cells))


def cells_of(mask: int) -> Iterator[int]:
    return (cell for cell in range(int(mask).bit_length()) if mask >> cell & 1)


def line(columns: int, rows: int, cell: int, column_step: int, row_step: int) -> list[int]:
    """The cells from a cell on, itself included, to the edge."""
    cells = []
    column, row = cell % columns, cell // columns
    while 0 <= column < columns and 0 <= row < rows:
        cells.append(column + row * columns)
        column, row = column + column_step, row + row_step
    return cells


def rays(columns: int, rows: int) -> NDArray[np.int64]:
    """[cell, direction] the mask of all cells beyond the cell in that direction."""
    table = np.zeros((columns * rows, len(DIRECTIONS)), np.int64)
    for cell in range(columns * rows):
        for direction in range(len(DIRECTIONS)):
            beyond = line(columns, rows, cell, COLUMN_STEP[direction], ROW_STEP[direction])[1:]
            table[cell, direction] = mask_of(beyond)
    return table


def symmetries(size: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The eight symmetries of a square board: [symmetry, cell] the cell's image, [symmetry, direction] the direction's.

    Symmetry k turns by k quarters; from 4 on the columns are mirrored first. Number 0 leaves all in place.
    """
    cells = np.zeros((8, size * size), np.int64)
    directions = np.zeros((8, len(DIRECTIONS)), np.int64)
    steps = list(zip(COLUMN_STEP, ROW_STEP, strict=True))
    for symmetry in range(8):
        for cell in range(size * size):
            column, row = _image(symmetry, 2 * (cell % size) - size + 1, 2 * (cell // size) - size + 1)
            cells[symmetry, cell] = (column + size - 1) // 2 + (row + size - 1) // 2 * size
        for direction, step in enumerate(steps):
            directions[symmetry, direction] = steps.index(_image(symmetry, *step))
    return cells, directions


def _image(symmetry: int, column: int, row: int) -> tuple[int, int]:
    """Where a point goes, seen from the middle of the board."""
    if symmetry >= 4:
        column = -column
    for _ in range(symmetry % 4):
        column, row = row, -column
    return column, row
