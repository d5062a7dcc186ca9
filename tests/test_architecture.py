"""docs/architecture.md is a map: what it names is there, and every room is on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAP = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src/hortus"


def rows_under(heading: str) -> list[list[str]]:
    """The rows of the tables below a heading, without their heads."""
    section = MAP.partition(f"## {heading}")[2].partition("\n## ")[0]
    tables = re.findall(r"^\|[-|]+\|\n((?:\|.*\n)+)", section, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for table in tables for row in table.splitlines()]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


HOPS = [(quoted(where)[0], name) for _, where, names in rows_under("One move") for name in quoted(names)]


@pytest.mark.parametrize(("file", "name"), HOPS)
def test_every_hop_of_the_move_is_where_the_map_says(file: str, name: str) -> None:
    definition = (
        rf"^(?:\s*(?:async )?def|class|\s*(?:export )?(?:async )?(?:function )?) ?{re.escape(name)}\b.*[{{:(,]$"
    )
    assert re.search(definition, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_room_is_on_the_map() -> None:
    named = {room for row in rows_under("The rooms") for room in quoted(row[0]) if room.startswith("src/")}
    rooms = [
        folder for folder in [*PACKAGE.iterdir(), *(PACKAGE / "server").iterdir()] if (folder / "__init__.py").exists()
    ]
    there = {f"{folder.relative_to(ROOT)}/" for folder in rooms} - {"src/hortus/server/"}
    assert there <= named
    assert all((ROOT / room).exists() for room in named)


def test_every_place_that_the_map_names_is_there() -> None:
    places = [place for row in rows_under("Where do I put") for place in quoted(row[1]) if "/" in place]
    general = [place for place in places if place.startswith(("src/", "server/", "benchmarks/"))]
    assert general
    for place in general:
        path = re.sub(r"/<language>/$", "", place)
        assert (ROOT / path).exists() or (PACKAGE / path).exists(), place
