"""What a learner is shown of Ishtar: what is under way, and which actions are done at which cells."""

from __future__ import annotations

import random

import numpy as np
import pytest

import hortus
from hortus.games.ishtar.components import CELL_NAMES, CELLS, SKILL_NAMES, TREE_NAMES
from hortus.games.ishtar.knowledge import FEATURES, cells_of_actions

pytestmark = pytest.mark.interpreted_only

GAME = hortus.load("ishtar", players=2)
AT_CELLS = ("lay", "bloom", "plant")
"""What such actions name are cells; tiles are called alike."""


def feature(position: hortus.Position, name: str) -> list[float]:
    start = sum(each.size for each in FEATURES[: [each.name for each in FEATURES].index(name)])
    size = next(each.size for each in FEATURES if each.name == name)
    numbers: list[float] = position.features(position.to_act)[start : start + size].tolist()
    return numbers


def test_the_skill_and_the_tree_that_are_under_way_are_marked() -> None:  # I14, I16
    luck, met = random.Random(4), set[tuple[str, bool]]()
    while len(met) < 4:
        position = GAME.start()
        while position.to_act != hortus.OVER and len(met) < 4:
            if position.to_act != hortus.CHANCE:
                view = position.view_for(position.to_act)
                for name, names, under_way in (
                    ("skill", SKILL_NAMES, view["skill"]),
                    ("tree card", TREE_NAMES, view["tree"]),
                ):
                    assert feature(position, name) == [float(each == under_way) for each in names]
                    met.add((name, under_way is None))
            position.play(luck.choice(position.legal_actions()))


def test_actions_are_done_at_the_cells_that_they_name() -> None:
    cells = cells_of_actions()
    for action in range(GAME.action_count):
        words = GAME.action_text(action).split()
        named = [CELL_NAMES.index(word) for word in words if word in CELL_NAMES and words[0] in AT_CELLS]
        assert sorted(cells.places[action][cells.places[action] < CELLS].tolist()) == sorted(named)
    assert (cells.count, cells.kinds_at_cells) == (CELLS, 9)


def test_what_is_done_at_any_cell_is_of_one_kind() -> None:
    cells = cells_of_actions()
    kinds: dict[str, set[int]] = {}
    for action, kind in enumerate(cells.kinds.tolist()):
        words = GAME.action_text(action).split()
        words = ["cell" if word in CELL_NAMES and words[0] in AT_CELLS else word for word in words]
        kinds.setdefault(" ".join(words), set()).add(kind)
    at_cells = [found for found in kinds.values() if min(found) < cells.kinds_at_cells]
    assert sorted(at_cells, key=min) == [{kind} for kind in range(cells.kinds_at_cells)]
    assert np.unique(cells.kinds).tolist() == list(range(cells.kind_count))


def test_the_way_back_from_a_neighbour_is_three_directions_further() -> None:
    neighbours = cells_of_actions().neighbours
    for cell, around in enumerate(neighbours.tolist()):
        for direction, other in enumerate(around):
            assert other == CELLS or neighbours[other, (direction + 3) % 6] == cell
