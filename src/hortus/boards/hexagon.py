"""Boards of hexagons. A cell is a pair (q, r) of axial coordinates, r downwards; in tables it is a number in a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Axial = tuple[int, int]

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps to a neighbour, each a sixth of a turn anticlockwise from the one before."""


def step(cell: Axial, direction: int) -> Axial:
    """The neighbour in a direction, counted round and round."""
    q, r = DIRECTIONS[direction % len(DIRECTIONS)]
    return cell[0] + q, cell[1] + r


def moved(cell: Axial, by: Axial) -> Axial:
    return cell[0] + by[0], cell[1] + by[1]


def turned(cell: Axial, turns: int) -> Axial:
    """Where a cell goes when its board is turned about (0, 0), clockwise by sixths."""
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def disc(radius: int) -> list[Axial]:
    """The cells at most so many steps from (0, 0): rows from top to bottom, in each row from left to right."""
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


def neighbours(cells: Sequence[Axial]) -> NDArray[np.int16]:
    """[cell, direction] the number of the neighbour; len(cells) stands for everything outside, which has a row too."""
    outside = len(cells)
    number = {cell: index for index, cell in enumerate(cells)}
    table = np.full((len(cells) + 1, len(DIRECTIONS)), outside, np.int16)
    for index, cell in enumerate(cells):
        for direction in range(len(DIRECTIONS)):
            table[index, direction] = number.get(step(cell, direction), outside)
    return table


def edges(table: NDArray[np.int16]) -> Iterator[tuple[int, int]]:
    """All pairs of neighbours of such a table, the lower number first, in order."""
    outside = len(table) - 1
    for cell in range(outside):
        yield from ((cell, other) for other in sorted(table[cell].tolist()) if cell < other < outside)


def drawing(signs: Mapping[Axial, str], width: int) -> str:
    """Cells in plain text. Columns of equal q stand side by side, half a width apart; a line holds every second one.

    So a sign has room for `width` letters. Neighbours above and below are two lines away, the four others one line.
    """
    if width % 2:
        raise ValueError(f"a sign needs an even width, not {width}")
    left = min((q for q, _ in signs), default=0)
    lines: dict[int, list[str]] = {}
    for (q, r), sign in signs.items():
        at = (q - left) * (width // 2)
        line = lines.setdefault(q + 2 * r, [])
        line.extend(" " * (at + width - len(line)))
        line[at : at + width] = f"{sign:<{width}}"[:width]
    rows = range(min(lines, default=0), max(lines, default=-1) + 1)
    return "\n".join("".join(lines.get(row, [])).rstrip() for row in rows)
