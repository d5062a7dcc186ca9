"""Boards of hexagons: discs, turns, neighbours, and their drawing."""

from __future__ import annotations

import pytest

from hortus.boards.hexagon import DIRECTIONS, disc, drawing, edges, moved, neighbours, step, turned

pytestmark = pytest.mark.interpreted_only


@pytest.mark.parametrize(("radius", "cells"), [(0, 1), (1, 7), (3, 37)])
def test_a_disc_has_all_cells_within_its_radius(radius: int, cells: int) -> None:
    found = disc(radius)
    assert len(set(found)) == len(found) == cells
    assert all(max(abs(q), abs(r), abs(q + r)) <= radius for q, r in found)
    assert found == sorted(found, key=lambda cell: (cell[1], cell[0]))


def test_six_turns_bring_a_cell_back_and_one_goes_clockwise() -> None:
    assert turned((2, -1), 6) == (2, -1)
    assert [turned((1, 0), turns) for turns in range(6)] == [DIRECTIONS[-turns % 6] for turns in range(6)]


def test_turning_keeps_neighbours_neighbours() -> None:
    for cell in disc(2):
        for direction in range(6):
            assert turned(step(cell, direction), 1) == step(turned(cell, 1), direction - 1)


def test_steps_are_counted_round_and_round() -> None:
    assert step((0, 0), 7) == step((0, 0), 1) == (1, -1)
    assert moved((1, 2), (3, -4)) == (4, -2)


def test_neighbours_are_mutual_and_the_rest_is_outside() -> None:
    table = neighbours(disc(1)).tolist()
    assert table[-1] == [7] * 6
    for cell, row in enumerate(table[:-1]):
        for direction, other in enumerate(row):
            assert other == 7 or table[other][(direction + 3) % 6] == cell
    assert sorted(table[3]) == [0, 1, 2, 4, 5, 6]


def test_edges_are_all_pairs_of_neighbours_once() -> None:
    pairs = list(edges(neighbours(disc(1))))
    assert len(pairs) == 12
    assert pairs == sorted(set(pairs))
    assert all(first < second for first, second in pairs)


def test_a_disc_is_drawn_in_columns() -> None:
    signs = {cell: f"{number}" for number, cell in enumerate(disc(1), start=1)}
    assert drawing(signs, 4).splitlines() == ["  1", "3   2", "  4", "6   5", "  7"]


def test_a_long_sign_is_cut_and_nothing_is_drawn_as_nothing() -> None:
    assert drawing({(0, 0): "abc", (2, -1): "d"}, 2) == "abd"
    assert drawing({}, 2) == ""


def test_an_odd_width_is_refused() -> None:
    with pytest.raises(ValueError, match="even"):
        drawing({(0, 0): "a"}, 3)
