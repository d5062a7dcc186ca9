"""The puzzles of a game: kept as a text that a person can read, which the script that makes them appends to.

A block a puzzle, a line a fact:

    puzzle: 12
    theme: where
    options: players=2
    position: step=move seat=1 ...
    best: 81.3 % move c4
    second: 42.0 % move c2
    sure: exact
    from: game 17, action 112

A position is one that the seat to act cannot tell from the true one: what it could not know was filled in anew. The
chances are those of the seat to win, a shared victory counted by its share.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast, get_args

from hortus.contract.errors import HortusError
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.games import load

PROVED: Final = "proved"
EXACT: Final = "exact"
STABLE: Final = "stable"
Sure = Literal["proved", "exact", "stable"]
"""How it is known: from ends of the game alone; solved by the game itself; the same after four times the thinking."""

FIELDS = ("puzzle", "theme", "options", "position", "best", "second", "sure", "from")
WORTH = re.compile(r"(\d{1,3}\.\d) % (.+)")
SOURCE = re.compile(r"game (\d{1,9}), action (\d{1,9})")


@dataclass(frozen=True)
class Puzzle:
    """A position in which one action is far better than all others."""

    game: Game  # with its options
    number: int  # from 1 on
    theme: str
    position: str  # as `Position.text` writes it; the one who solves it is to act
    best: str
    chance: float  # to win, after the best action
    second: str
    second_chance: float  # after the second best, and at most so much after any other
    sure: Sure
    source: tuple[int, int]  # the number of a game of self-play, and of the action in it

    def start(self) -> Position:
        return self.game.read_position(self.position)


def theme_of(known: Position, action: int, seat: int) -> str | None:
    """The first theme of the game that an action belongs to; None: of none."""
    return next((name for name, holds in known.game.themes.items() if holds(known, action, seat)), None)


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game; none where it has none, or where they cannot be read."""
    return () if game.puzzles is None else _kept(game.name, game.puzzles)


@cache
def _kept(name: str, file: Path) -> tuple[Puzzle, ...]:
    """Read once in a process; what is wrong is told once."""
    try:
        return read_puzzles(load(name), file.read_text(encoding="utf-8"))
    except (OSError, ValueError, HortusError) as bad:
        logging.getLogger(__name__).warning("The puzzles in %s cannot be read: %s", file, bad)
        return ()


def read_puzzles(game: Game, text: str) -> tuple[Puzzle, ...]:
    """The inverse of `written`, for each block; raises ValueError for what is no puzzle. Lines with # say more."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    tables: dict[str, Game] = {}
    puzzles = tuple(_read(game, tables, block) for block in lines.split("\n\n") if block.strip())
    if [puzzle.number for puzzle in puzzles] != list(range(1, len(puzzles) + 1)):
        raise ValueError("puzzles are numbered from 1 on")
    return puzzles


def _read(game: Game, tables: dict[str, Game], block: str) -> Puzzle:
    """`tables`: the game under options that were read before."""
    found = dict(line.split(": ", 1) for line in block.strip().splitlines())
    worths = [WORTH.fullmatch(found.get(name, "")) for name in ("best", "second")]
    source = SOURCE.fullmatch(found.get("from", ""))
    if tuple(found) != FIELDS or None in worths or source is None or found["sure"] not in get_args(Sure):
        raise ValueError(f"no puzzle: {block}")
    (chance, best), (second_chance, second) = (worth.groups() for worth in worths if worth is not None)
    options = found["options"]
    if options not in tables:
        tables[options] = game.with_options(**dict(part.split("=", 1) for part in options.split()))
    return Puzzle(
        game=tables[options],
        number=int(found["puzzle"]),
        theme=found["theme"],
        position=found["position"],
        best=best,
        chance=round(float(chance) / 100, 3),
        second=second,
        second_chance=round(float(second_chance) / 100, 3),
        sure=cast(Sure, found["sure"]),
        source=(int(source[1]), int(source[2])),
    )


def written(puzzle: Puzzle) -> str:
    """A block of the file."""
    values = (
        str(puzzle.number),
        puzzle.theme,
        " ".join(f"{name}={value}" for name, value in puzzle.game.chosen.items()),
        puzzle.position,
        f"{100 * puzzle.chance:.1f} % {puzzle.best}",
        f"{100 * puzzle.second_chance:.1f} % {puzzle.second}",
        puzzle.sure,
        "game {}, action {}".format(*puzzle.source),
    )
    return "".join(f"{name}: {value}\n" for name, value in zip(FIELDS, values, strict=True))
