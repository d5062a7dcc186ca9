"""The figures in the rulebook of Ishtar: their numbers are those of the positions, counted here in another way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import hortus
from hortus.contract.teaching import Figure

pytestmark = pytest.mark.interpreted_only

ISHTAR = hortus.load("ishtar")
FIGURES = {figure.name: figure for figure in ISHTAR.rulebook.figures}


def at(figure: Figure) -> hortus.Position:
    position = ISHTAR.with_options(**figure.options).read_position(figure.position)
    if figure.action:
        position.play(figure.action)
    return position


def facts(name: str) -> Mapping[str, Any]:
    return FIGURES[name].facts(at(FIGURES[name]))


def test_each_shape_has_its_figure() -> None:  # I5
    shapes = {name: at(FIGURES[name]).view_for(None)["tile"]["shape"] for name in ("line", "bent", "triangle")}
    assert all(name == shape for name, shape in shapes.items())


def test_a_flowerbed_a_garden_and_a_fountain_are_counted() -> None:  # I19
    assert (facts("bed")["count"], facts("bed")["points"]) == (3, 3 + 4)
    assert facts("gardens")["count"] == 2
    assert [facts("control")[name] for name in ("seat", "count", "others", "points")] == ["1", 6, 5, 4]


def test_the_forbidden_placements_are_forbidden_for_what_their_captions_say() -> None:  # I10
    reasons = {name: facts(name)["reason"]["id"] for name in ("apart", "alone")}
    assert reasons == {"apart": "ishtar-refuse-two-fountains", "alone": "ishtar-refuse-two-assistants"}
    assert facts("alone")["cells"] == "A12, A13, A14"


def test_the_final_count_adds_up() -> None:  # I20, I21
    shares = {
        part: [share["arguments"]["points"] for share in value]
        for part, value in facts("count").items()
        if part != "seat"
    }
    totals = shares.pop("totals")
    assert totals == [sum(points) for points in zip(*shares.values(), strict=True)] == [85, 66]
    assert facts("count")["seat"] == "1"
