"""The odds of a draw on the screen, for games that can be counted out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hortus.contract.game import Game, Odds
from hortus.terminal.console import Console

SHORT = 9
"""So many characters at most has a fraction that is shown."""
PERCENT_DIGITS, NUMBER_DIGITS = 1, 2


def show_odds(console: Console, game: Game, rows: Sequence[Odds]) -> None:
    headings = [console.words(name) for name in ("terminal-odds-choice", *rows[0].chances, *rows[0].means)]
    console.table([headings, *(list(figures(console, game, row)) for row in rows)])


def figures(console: Console, game: Game, row: Odds) -> Iterator[str]:
    yield game.action_text(row.action)
    yield from (chance(console, value) for value in row.chances.values())
    yield from (mean(console, value) for value in row.means.values())


def chance(console: Console, value: Fraction) -> str:
    """In percent, and exactly where that is short; what has no decimals is exact."""
    whole = value.denominator == 1
    return with_fraction(console.percent(value, 0 if whole else PERCENT_DIGITS), value)


def mean(console: Console, value: Fraction) -> str:
    whole = value.denominator == 1
    return with_fraction(console.decimal(value, 0 if whole else NUMBER_DIGITS), value)


def with_fraction(text: str, value: Fraction) -> str:
    return f"{text} ({value})" if value.denominator > 1 and len(str(value)) <= SHORT else text
