"""Solving a puzzle: which one is meant, whether a try is right, a hint, and what came of the best action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hortus.contract.errors import HortusError, Refusal
from hortus.contract.facts import speaking_for
from hortus.contract.game import Game, Message
from hortus.contract.position import Position
from hortus.puzzles.collection import Puzzle, puzzles_of


class NoPuzzle(HortusError):
    """A game without puzzles, or a number or a theme that none of them has."""

    code = "no_puzzle"


@dataclass(frozen=True)
class Tried:
    """What a try deserves."""

    is_right: bool
    refusal: Refusal | None = None  # the rule that forbids it: then it was no try


def puzzle_of(game: Game, number: str) -> Puzzle:
    """By a number that somebody typed."""
    puzzles = checked(game)
    known = {str(puzzle.number): puzzle for puzzle in puzzles}
    if number not in known:
        raise NoPuzzle("puzzle-no-such", number=number, count=len(puzzles))
    return known[number]


def of_theme(game: Game, theme: str) -> tuple[Puzzle, ...]:
    puzzles = checked(game)
    themes = dict.fromkeys(puzzle.theme for puzzle in puzzles)
    if theme not in themes:
        raise NoPuzzle("puzzle-no-theme", theme=theme, known=", ".join(themes))
    return tuple(puzzle for puzzle in puzzles if puzzle.theme == theme)


def checked(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles; refuses a game that has none."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise NoPuzzle("puzzle-none", game=game.name)
    return puzzles


def tried(puzzle: Puzzle, text: str) -> Tried:
    """Raises UnreadableText for what is no action at all."""
    position = puzzle.start()
    action = position.read_action(text)
    refusal = position.why_not(action)
    return Tried(refusal is None and position.action_text(action) == puzzle.best, refusal)


def hint_of(puzzle: Puzzle) -> Sequence[Message]:
    """What speaks for the best action, without saying which it is; each a fact that the game has looked up."""
    position = puzzle.start()
    seat = position.to_act
    known = position.seen_by(seat)
    return speaking_for(known, known.read_action(puzzle.best), seat)


def solution_of(puzzle: Puzzle) -> Position:
    """What the best action leads to, looked at before anything is cleared away."""
    position = puzzle.start()
    position.play(puzzle.best)
    return position.halt_at(1) or position
