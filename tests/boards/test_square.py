"""Boards of squares: names, lines, rays and symmetries."""

from __future__ import annotations

import pytest

from hortus.boards.square import DIRECTIONS, cell_names, cells_of, line, mask_of, rays, symmetries

pytestmark = pytest.mark.interpreted_only

NAMES = cell_names(5, 5)


def named(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_of(mask)]


def test_names_go_by_rows_from_the_lower_left() -> None:
    assert cell_names(3, 2) == ("a1", "b1", "c1", "a2", "b2", "c2")


def test_a_mask_and_its_cells_are_inverse() -> None:
    assert list(cells_of(mask_of([3, 1, 24, 3]))) == [1, 3, 24]
    assert list(cells_of(0)) == []


def test_a_line_runs_to_the_edge() -> None:
    assert [NAMES[cell] for cell in line(5, 5, NAMES.index("b2"), 1, 1)] == ["b2", "c3", "d4", "e5"]


def test_rays_hold_all_cells_beyond_in_each_direction() -> None:
    table = rays(5, 5)
    beyond = {direction: named(int(table[NAMES.index("b4"), d])) for d, direction in enumerate(DIRECTIONS)}
    assert beyond == {"n": ["b5"], "e": ["c4", "d4", "e4"], "s": ["b1", "b2", "b3"], "w": ["a4"]}


def test_symmetries_keep_neighbours_and_directions_together() -> None:
    cells, directions = symmetries(5)
    steps = {"n": 5, "e": 1, "s": -5, "w": -1}
    middle = NAMES.index("c3")
    for symmetry in range(8):
        for d, direction in enumerate(DIRECTIONS):
            image = cells[symmetry, middle + steps[direction]] - cells[symmetry, middle]
            assert image == steps[DIRECTIONS[directions[symmetry, d]]]


def test_a_quarter_turn_is_clockwise_and_symmetry_4_mirrors_the_columns() -> None:
    cells, _ = symmetries(5)
    assert NAMES[cells[1, NAMES.index("a1")]] == "a5"
    assert NAMES[cells[4, NAMES.index("a1")]] == "e1"
