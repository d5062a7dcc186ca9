"""What is in the box of Haru Ichiban: the pond, its lilies and flowers, the figures and what they are worth."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.boards.square import cell_names, line, mask_of, rays
from hortus.contract.errors import UnreadableOption

# The pond (H1)
SIZE = 5
CELLS = SIZE * SIZE
CELL_NAMES = cell_names(SIZE, SIZE)
RAY = rays(SIZE, SIZE)  # [cell, direction] all cells beyond, as a mask
STEP = np.array([SIZE, 1, -SIZE, -1], np.int64)  # [direction] from a cell's number to its neighbour's

# The pieces (H2, H3)
RED, YELLOW = 0, 1
SEAT_NAMES = ("red", "yellow")
GARDENERS = {f"{name}_seat": name for name in SEAT_NAMES}  # for sentences that speak of both
LILIES = 16
FLOWERS = 8  # a gardener's, valued 1 to 8
VALUES = range(1, FLOWERS + 1)
ALL_VALUES = sum(1 << value for value in VALUES)  # bit v stands for value v

# A round (H5, H11, H12, H24)
TURNS = 8
HAND_SIZE = np.array([0, 3, 3, 3, 3, 3, 3, 2, 1], np.int64)  # [turn] what a gardener chooses from
FROGLESS = 2  # with so few unflowered lilies left, the frogs leave
LAST_ROUND = 60

# Figures (H14): squares, fours in a row or column, fours on a diagonal, fives in any line
SQUARE, LINE, DIAGONAL, FIVE = 0, 1, 2, 3
FIGURE_KINDS = ("square", "line", "diagonal", "five")
WORTH = np.array([1, 2, 3, 5], np.int64)  # [kind]
WINNING_POINTS = 5

NO_FIVE = 1 << CELLS
"""A cell that is not there: as the five around a four that no five can hold."""


def _figures() -> list[tuple[int, int, int]]:
    """All 56 figures: kind, mask, and for a four the mask of the five that it is part of."""
    corners = [cell for cell in range(CELLS) if cell % SIZE < SIZE - 1 and cell // SIZE < SIZE - 1]
    figures = [(SQUARE, mask_of((c, c + 1, c + SIZE, c + SIZE + 1)), NO_FIVE) for c in corners]
    for column_step, row_step in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        kind = DIAGONAL if column_step and row_step else LINE
        for cell in range(CELLS):
            before = line(SIZE, SIZE, cell, -column_step, -row_step)
            along = line(SIZE, SIZE, cell, column_step, row_step)
            whole = mask_of(before + along)
            if len(along) >= 4:
                figures.append((kind, mask_of(along[:4]), whole if whole.bit_count() == 5 else NO_FIVE))
            if len(along) == 5:
                figures.append((FIVE, whole, NO_FIVE))
    return figures


FIGURE_KIND: NDArray[np.int64]  # [figure]
FIGURE_MASK: NDArray[np.int64]  # [figure] its cells
FIVE_AROUND: NDArray[np.int64]  # [figure] the five that a four lies inside, or NO_FIVE
FIGURE_KIND, FIGURE_MASK, FIVE_AROUND = np.array(_figures(), np.int64).T.copy()

# To see at a glance whether any figure is there: four steps in line, and the cells where such a line can begin
FOUR_STEP = np.array([1, SIZE, SIZE + 1, SIZE - 1], np.int64)
FOUR_STARTS = np.array(
    [
        mask_of(c for c in range(CELLS) if len(line(SIZE, SIZE, c, column_step, row_step)) >= 4)
        for column_step, row_step in ((1, 0), (0, 1), (1, 1), (-1, 1))
    ],
    np.int64,
)
SQUARE_STARTS = mask_of(c for c in range(CELLS) if c % SIZE < SIZE - 1 and c // SIZE < SIZE - 1)

# Where the lilies lie in the first round (H4). Row 5 comes first; o is a light lily, # the one that is dark on both
# sides, Y and R are those with eggs. The standard one is a reconstruction, the others are our own.
STANDARD_LAYOUT = "o.o.o/.oY#./oo.oo/.ooR./o.o.o"
LAYOUTS = {
    "standard": STANDARD_LAYOUT,
    "ring": "ooooo/o...o/Y...R/o...o/oo#oo",
    "islands": "oo.oo/oY.#o/...../oo.Ro/oo.oo",
}
LAYOUT_SYMBOLS = ".o#YR"


def read_layout(text: str) -> str:
    """A drawing of the pond in its one short form; spaces and labels are optional, a broken one is refused (H4)."""
    rows = [_row(line_) for line_ in text.strip().replace("/", "\n").splitlines()]
    rows = [row for row in rows if row and row.lower() != "abcde"]
    if len(rows) != SIZE:
        raise UnreadableOption("haru-layout-rows", "H4", rows=len(rows))
    for number, row in zip(range(SIZE, 0, -1), rows, strict=True):
        for column, symbol in enumerate(row, start=1):
            if symbol not in LAYOUT_SYMBOLS:
                raise UnreadableOption("haru-layout-symbol", "H4", symbol=symbol, row=number, column=column)
        if len(row) != SIZE:
            raise UnreadableOption("haru-layout-row-length", "H4", row=number, length=len(row))
    layout = "/".join(rows)
    for symbol in "#YR":
        if layout.count(symbol) != 1:
            raise UnreadableOption("haru-layout-count", "H4", symbol=symbol, count=layout.count(symbol))
    lilies = CELLS - layout.count(".")
    if lilies != LILIES:
        raise UnreadableOption("haru-layout-lilies", "H4", lilies=lilies)
    return layout


def _row(line_: str) -> str:
    """A line without its spaces and without the number of the row in front."""
    return line_.replace(" ", "").replace("\t", "").lstrip("12345")
