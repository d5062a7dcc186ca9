"""The puzzle of a day: the same for everybody, from the date alone, and each of them once before any comes again."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256

from hortus.contract.game import Game
from hortus.puzzles.collection import Puzzle, puzzles_of


def today() -> date:
    """The day begins for everybody at the same moment."""
    return datetime.now(UTC).date()


def daily(game: Game, day: date) -> Puzzle | None:
    """None for a game without puzzles. In every round through all of them they have another order."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    passed, place = divmod(day.toordinal(), len(puzzles))

    def lot(puzzle: Puzzle) -> bytes:
        return sha256(f"hortus daily: {game.name} {passed} {puzzle.number}".encode()).digest()

    return sorted(puzzles, key=lot)[place]
