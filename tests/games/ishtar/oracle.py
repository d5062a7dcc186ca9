"""Ishtar once more, slowly: gardens, flowerbeds, placements and scores by flooding the map, from the rule text alone.

It reads the map as it lies (tiles, trees, blooms, assistants) and uses none of the notes that the game keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import hortus

Axial = tuple[int, int]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def around(cell: Axial) -> list[Axial]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def parts(shape: str, anchor: Axial, turn: int) -> list[Axial]:
    """I5, word by word."""

    def to(direction: int) -> Axial:
        q, r = STEPS[direction % 6]
        return anchor[0] + q, anchor[1] + r

    return {
        "line": [to(turn + 3), anchor, to(turn)],
        "bent": [to(turn), anchor, to(turn + 2)],
        "triangle": [anchor, to(turn), to(turn + 1)],
    }[shape]


class Map:
    """What lies on the table, from a spectator's view."""

    def __init__(self, position: hortus.Position) -> None:
        self.view = position.view_for(None)
        self.cells = {(cell["q"], cell["r"]): cell for cell in self.view["cells"]}
        self.place = {cell["cell"]: place for place, cell in self.cells.items()}
        self.tiled = {place for place, cell in self.cells.items() if "tile" in cell}
        self.flowered = {place for place in self.tiled if self.cells[place]["flowers"]}
        self.assistants = {place: cell["assistant"] for place, cell in self.cells.items() if "assistant" in cell}
        self.fountains = {
            self.place[fountain["cell"]]: fountain["slot"] for fountain in self.view["fountains"] if fountain["cell"]
        }

    def flood(self, seeds: Iterable[Axial], ground: set[Axial]) -> set[Axial]:
        """Everything on the ground that is connected with the seeds on it."""
        found: set[Axial] = set()
        edge = [seed for seed in seeds if seed in ground]
        while edge:
            cell = edge.pop()
            if cell not in found:
                found.add(cell)
                edge += [other for other in around(cell) if other in ground]
        return found

    def groups(self, ground: set[Axial]) -> list[set[Axial]]:
        left, groups = set(ground), []
        while left:
            groups.append(self.flood([min(left)], left))
            left -= groups[-1]
        return groups

    @cached_property
    def beds(self) -> list[set[Axial]]:
        return self.groups(self.flowered)

    @cached_property
    def gardens(self) -> list[set[Axial]]:
        return self.groups(self.tiled)

    def fountains_of(self, cells: Iterable[Axial]) -> set[str]:
        """Fountains that the cells, or tiles connected with them, touch."""
        seeds = [other for cell in cells for other in around(cell)]
        reached = self.flood(seeds, self.tiled) | {seed for seed in seeds if seed in self.fountains}
        touched = {other for cell in reached if cell in self.tiled for other in around(cell)} | reached
        return {self.fountains[cell] for cell in touched if cell in self.fountains}

    def fits(self, cells: list[Axial], flowers: list[int]) -> bool:
        """I10, word by word."""
        grounds = [self.cells.get(cell, {"ground": None})["ground"] for cell in cells]
        if any(ground not in ("sand", "purple", "red", "white") for ground in grounds):
            return False
        if any(cell in self.tiled for cell in cells):
            return False
        if len(self.fountains_of(cells)) != 1:
            return False
        grown = self.flowered | {cell for cell, number in zip(cells, flowers, strict=True) if number}
        return all(len(bed & self.assistants.keys()) <= 1 for bed in self.groups(grown))

    def placements(self) -> Iterator[str]:
        """All 1,332 trials, or as many as the map has."""
        tile = self.view["tile"]
        for place, cell in self.cells.items():
            for turn in range(6):
                if self.fits(parts(tile["shape"], place, turn), tile["flowers"]):
                    yield f"lay {cell['cell']} {turn}"

    # Scores (I14, I19, I20)

    def owned_beds(self, seat: str) -> list[set[Axial]]:
        return [bed for bed in self.beds if seat in {self.assistants.get(cell) for cell in bed}]

    def held(self, seat: str, slot: str) -> int:
        return sum(len(bed) for bed in self.owned_beds(seat) if self.fountains_of(bed) == {slot})

    def score(self, seat: int) -> dict[str, int]:
        seats = self.view["seats"]
        name, gardener = seats[seat], self.view["gardeners"][seat]
        beds = self.owned_beds(name)
        beside = {other for bed in beds for cell in bed for other in around(cell)}
        cards = gardener["planted"]
        fountains = 0
        for fountain in self.view["fountains"]:
            held = [self.held(other, fountain["slot"]) for other in seats]
            if held[seat] and held[seat] == max(held):
                fountains += {"purple": 4, "red": 6, "white": 8}[fountain["colour"]]
        spent = gardener["spent"]
        upper = {
            "A": 2 * sum("tree" in cell for place, cell in self.cells.items() if place in beside),
            "B": 7,
            "C": 3 * sum(cell["ground"] == "stone" for place, cell in self.cells.items() if place in beside),
            "D": 2 * len(cards),
            "E": spent["purple"] + 2 * spent["red"] + 3 * spent["white"],
        }
        return {
            "trees": sum(tree["points"] for tree in cards),
            "flowers": sum(self.cells[cell]["flowers"] for bed in beds for cell in bed),
            "fountains": fountains,
            **{letter: points if letter in gardener["skills"] else 0 for letter, points in upper.items()},
        }
