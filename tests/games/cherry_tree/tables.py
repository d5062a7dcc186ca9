"""Positions for tests, written with letters: "PPK" is two pink flowers and a black one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import hortus
from hortus.contract.game import NOBODY
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import LETTERS
from hortus.games.cherry_tree.state import GATHER, JOKERS, NO_FLOWER, NOT_CHOSEN


def counts(letters: str) -> list[int]:
    """How many of each colour."""
    assert set(letters) <= set(LETTERS)
    return [letters.count(letter) for letter in LETTERS]


def table(
    players: int = 4,
    masteries: str = "blue",
    phase: int = GATHER,
    seat: int = 0,
    harvest: str = "",
    front: Sequence[str] = (),
    behind: Sequence[str] = (),
    bag: str | None = None,
    **fields: Any,
) -> Position:
    """A position at the start of a turn, or wherever the fields say. The bag is full unless it is given."""
    game = hortus.load("cherry_tree", players=players, masteries=masteries)
    array = game.new_state()
    s = game.record(array)
    s.phase, s.seat, s.harvest = phase, seat, counts(harvest)
    if harvest:
        s.draws = 1
    if bag is not None:
        s.bag = counts(bag)
        s.bag_size = s.bag_before = len(bag)
    for other, letters in enumerate(front):
        s.front[other] = counts(letters)
    for other, letters in enumerate(behind):
        s.behind[other] = counts(letters)
    s.given, s.taken, s.taken_from = NO_FLOWER, NO_FLOWER, NOBODY
    s.warm[:] = NOT_CHOSEN
    for name, value in fields.items():
        setattr(s, name, value)
    return Position(game, array)


def play(position: Position, *actions: str) -> Position:
    """The position after some actions."""
    for action in actions:
        position.play(action)
    return position


def gathered(harvest: str, **fields: Any) -> Position:
    """After a draw of these flowers, in one draw, by the seat whose turn it is."""
    position = table(**fields)
    play(position, f"draw {len(harvest)}")
    for letter in harvest:
        play(position, f"pick {COLOUR_OF[letter]}")
    return position


COLOUR_OF = dict(zip(LETTERS, ("pink", "yellow", "light", "dark", "white", "black"), strict=True))


def at_the_jokers(*behind: str) -> Position:
    return table(players=len(behind), behind=behind, phase=JOKERS, bag="")


GAMES = Path(__file__).parent / "games"
TABLES = [(players, masteries) for players in (2, 3, 4) for masteries in ("blue", "pink")]


def games_of(players: int, masteries: str) -> list[tuple[list[str], str]]:
    """The actions of each game, and its line of results."""
    blocks = (GAMES / f"{players}_{masteries}.txt").read_text(encoding="utf-8").split("game\n")[1:]
    lines = [block.strip().splitlines() for block in blocks]
    return [(", ".join(line.strip() for line in turns).split(", "), result) for *turns, result in lines]
