"""The data of Ishtar meets every count of the rule text, and a file that does not is refused with what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from hortus.games.ishtar import components as box
from hortus.games.ishtar.components import BadComponents, read_components

pytestmark = pytest.mark.interpreted_only

TEXT = box.COMPONENTS_FILE.read_text(encoding="utf-8")


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def test_every_part_of_the_reconstruction_is_flagged() -> None:  # I4, I5, I6, I8, I14
    parts = {name: part for name, part in box.COMPONENTS.items() if name != "note"}
    assert set(parts) == {"boards", "tiles", "trees", "piles", "skills"}
    assert all(part["reconstructed"] for part in parts.values())


def test_the_box_is_complete() -> None:  # I4, I5, I7, I8
    assert (box.SIDES, box.TILES, box.TREES, box.PAWNS) == (12, 42, 26, 20)
    assert (box.GEMS.tolist(), box.FOUNTAINS.tolist()) == ([50, 38, 26], [3, 2, 1])
    assert box.PRINT.shape == (12, 6, 37)
    for side in box.PRINT[:, 0].tolist():
        assert [side.count(ground) for ground in (1, 2, 3, 5)] == [7, 5, 3, 1]


def test_symbols_are_on_flower_cells() -> None:  # I5
    for tile in range(box.TILES):
        if box.TILE_SYMBOL[tile]:
            assert box.PART_FLOWERS[tile * 3 + box.SYMBOL_PART[tile]] > 0


def test_a_real_copy_may_say_that_it_is_not_reconstructed() -> None:
    assert read_components(changed(lambda data: data["trees"].update(reconstructed=False)))["trees"]["list"]


WRONG: dict[str, tuple[str, str | None, Callable[[dict[str, Any]], object]]] = {
    "no boards": ("unreadable", None, lambda data: data.pop("boards")),
    "a flag is missing": ("unreadable", None, lambda data: data["tiles"].pop("reconstructed")),
    "a flag is a word": ("unreadable", None, lambda data: data["tiles"].update(reconstructed="perhaps")),
    "a cell is a number": ("unreadable", None, lambda data: data["boards"]["sides"]["1A"].update(fountain=3)),
    "a side is missing": ("wrong", "I4", lambda data: data["boards"]["sides"].pop("3B")),
    "a side too many": (
        "count",
        "I4",
        lambda data: data["boards"]["sides"].update({"7A": data["boards"]["sides"]["1A"]}),
    ),
    "a gem is missing": ("count", "I4", lambda data: data["boards"]["sides"]["3B"]["red"].pop()),
    "two things on a cell": ("count", "I4", lambda data: data["boards"]["sides"]["3B"].update(fountain=[0, -3])),
    "off the board": ("wrong", "I1", lambda data: data["boards"]["sides"]["3B"].update(fountain=[4, 0])),
    "a tile is missing": ("count", "I5", lambda data: data["tiles"]["list"].pop()),
    "tiles in another order": ("wrong", "I5", lambda data: data["tiles"]["list"].reverse()),
    "a start tile too many": ("wrong", "I6", lambda data: data["tiles"]["list"][0].update(start=True)),
    "a tile of two cells": ("count", "I5", lambda data: data["tiles"]["list"][0].update(cells=[1, 1])),
    "five flowers": ("wrong", "I5", lambda data: data["tiles"]["list"][0].update(cells=[5, 1, 1])),
    "an unknown symbol": ("wrong", "I5", lambda data: data["tiles"]["list"][1].update(symbol="frog")),
    "a symbol nowhere": ("wrong", "I5", lambda data: data["tiles"]["list"][1].update(symbol_cell=None)),
    "a symbol on grass": ("wrong", "I5", lambda data: data["tiles"]["list"][12].update(symbol_cell=1)),
    "a tree is missing": ("count", "I8", lambda data: data["trees"]["list"].pop()),
    "a tree for nothing": ("wrong", "I8", lambda data: data["trees"]["list"][0].update(purple=0)),
    "piles for five": ("wrong", "I6", lambda data: data["piles"]["basic_tiles"].update({"5": 6})),
    "short piles for four": ("count", "I6", lambda data: data["piles"]["basic_tiles"].update({"4": 5})),
    "long piles for two": ("wrong", "I6", lambda data: data["piles"]["basic_tiles"].update({"2": 7})),
    "a lower skill is missing": ("wrong", "I14", lambda data: data["skills"]["lower"].pop("e")),
    "an unknown effect": ("wrong", "I14", lambda data: data["skills"]["lower"].update(e="dance")),
    "an upper skill is missing": ("wrong", "I14", lambda data: data["skills"]["upper"].pop("E")),
    "an upper skill for nothing": ("wrong", "I14", lambda data: data["skills"]["upper"]["E"].update(points=0)),
    "a gem without worth": ("wrong", "I14", lambda data: data["skills"]["gem_worth"].pop("red")),
    "a third assistant": ("count", "I7", lambda data: data["skills"]["lower"].update(e="assistant")),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_file_that_breaks_a_count_is_refused_with_what_is_wrong(case: str) -> None:
    kind, rule, change = WRONG[case]
    with pytest.raises(BadComponents) as refused:
        read_components(changed(change))
    assert refused.value.message_id == f"ishtar-components-{kind}"
    assert refused.value.rule == rule
    assert str(refused.value)


def test_a_count_names_the_part_and_both_numbers() -> None:
    with pytest.raises(BadComponents) as refused:
        read_components(changed(lambda data: data["boards"]["sides"]["3B"]["red"].pop()))
    assert refused.value.arguments == {"what": "red", "where": "3B", "found": 4, "expected": 5}


@pytest.mark.parametrize("text", ["", "[]", "{", "null"])
def test_a_file_that_is_no_data_is_refused(text: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read_components(text)
    assert refused.value.message_id == "ishtar-components-unreadable"
