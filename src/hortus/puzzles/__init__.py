"""Puzzles: positions of self-play in which one action is far better than all others, one of them for every day."""

from hortus.puzzles.collection import Puzzle, puzzles_of, read_puzzles, theme_of, written
from hortus.puzzles.daily import daily, today
from hortus.puzzles.solving import NoPuzzle, Tried, hint_of, puzzle_of, solution_of, tried

__all__ = [
    "NoPuzzle",
    "Puzzle",
    "Tried",
    "daily",
    "hint_of",
    "puzzle_of",
    "puzzles_of",
    "read_puzzles",
    "solution_of",
    "theme_of",
    "today",
    "tried",
    "written",
]
