"""The odds of a draw on the screen, for games that can be counted out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hortus.players.exact import Odds
from hortus.terminal.console import Console

SHORT = 9
"""So many characters at most has a fraction that is shown."""
PERCENT_DIGITS, NUMBER_DIGITS = 1, 2


def show_odds(console: Console, rows: Sequence[Odds]) -> None:
    headings = [console.words(f"terminal-odds-{column}") for column in ("number", "fails", "flowers")]
    console.table(headings, [[str(row.number), chance(console, row.fails), mean(console, row.flowers)] for row in rows])


def chance(console: Console, value: Fraction) -> str:
    """In percent, and exactly where that is short; what has no decimals is exact."""
    whole = value.denominator == 1
    number = console.decimal(100 * value, 0 if whole else PERCENT_DIGITS)
    return with_fraction(console.words("terminal-arena-percent", number=number), value)


def mean(console: Console, value: Fraction) -> str:
    whole = value.denominator == 1
    return with_fraction(console.decimal(value, 0 if whole else NUMBER_DIGITS), value)


def with_fraction(text: str, value: Fraction) -> str:
    return f"{text} ({value})" if value.denominator > 1 and len(str(value)) <= SHORT else text
