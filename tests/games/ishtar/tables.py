"""Positions of Ishtar for tests: a table after its set-up, and tables arranged by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hortus
from hortus.games.ishtar.components import CELL_NAMES, SKILL_NAMES, TILE_NAMES, TREE_NAMES
from hortus.games.ishtar.garden import lay_tile, place_assistant
from hortus.games.ishtar.notation import STEPS
from hortus.games.ishtar.state import TREE_PAWN, State
from tests.thorough import mostly_thorough

SET_UP = (
    *("bowl line", "bowl bent", "bowl triangle", "bowl line", "bowl bent", "bowl triangle"),
    *("top L13", "top B13", "top T13", "top L14", "top B14", "top T14"),
    *("tree A01", "tree A02", "tree A03", "tree A04", "tree A05"),
)
"""The lots of a `first` map: piles 1 and 4 are lines, 2 and 5 bent, 3 and 6 triangles."""

Change = Callable[[State], object]

CONFIGURATIONS = [(players, name) for players in (2, 3, 4) for name in ("random", "first")]
a_few_configurations = pytest.mark.parametrize(
    ("players", "name"), mostly_thorough(CONFIGURATIONS, [(2, "first"), (4, "random")])
)


def start(players: int = 2) -> hortus.Position:
    """The first turn on the first map."""
    return play(hortus.load("ishtar", players=players, map="first").start(), *SET_UP)


def play(position: hortus.Position, *texts: str) -> hortus.Position:
    for text in texts:
        position.play(text)
    return position


def arranged(position: hortus.Position, *changes: Change) -> hortus.Position:
    """The position after changes by hand, which need not keep its invariants."""
    array = position.state_array()
    for change in changes:
        change(position.game.record(array))
    return hortus.Position(position.game, array)


# Changes


def step(name: str) -> Change:
    return fields(phase=STEPS.index(name))


def fields(**values: int) -> Change:
    def change(s: State) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return change


def in_hand(tile: str) -> Change:
    """A tile is to be laid."""
    return lambda s: [change(s) for change in (step("lay"), fields(tile=TILE_NAMES.index(tile)))]


def laid(tile: str, anchor: str, turn: int) -> Change:
    """A tile lies on the map; nobody took its gems."""
    return lambda s: lay_tile(s, TILE_NAMES.index(tile), CELL_NAMES.index(anchor), turn)


def kept(cell: str, assistant: int) -> Change:
    """An assistant, by number: seat * 4 and on."""
    return lambda s: place_assistant(s, CELL_NAMES.index(cell), assistant)


def gems(seat: int, purple: int = 0, red: int = 0, white: int = 0) -> Change:
    return lambda s: s.gems.__setitem__(seat, (purple, red, white))


def skills(seat: int, names: str) -> Change:
    return lambda s: s.skills.__setitem__(seat, sum(1 << SKILL_NAMES.index(name) for name in names))


def planted(cell: str) -> Change:
    def change(s: State) -> None:
        s.on[CELL_NAMES.index(cell)] = TREE_PAWN
        s.grass -= 1

    return change


def card(tree: str, place: int) -> Change:
    return lambda s: s.card.__setitem__(TREE_NAMES.index(tree), place)


# Random play


def random_game(players: int, name: str, seed: int) -> Iterator[hortus.Position]:
    """Every position of a random game, the same object each time."""
    generator = random.Random(seed)
    position = hortus.load("ishtar", players=players, map=name).start()
    yield position
    while position.to_act != hortus.OVER:
        position.play(generator.choice(position.legal_actions()))
        yield position


def view_cells(position: hortus.Position) -> dict[str, Any]:
    return {cell["cell"]: cell for cell in position.view_for(None)["cells"]}


def refusal(position: hortus.Position, action: str) -> str | None:
    """`I10 covered`, or None if the action is legal."""
    reason = position.why_not(action)
    return reason and f"{reason.rule} {reason.message_id.removeprefix('ishtar-refuse-')}"
