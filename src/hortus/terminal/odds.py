"""The odds of a draw, for games that can be counted out: a module of that name in `players.exact` says them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from hortus.contract.position import Position
from hortus.terminal.console import Console

EXACT = "hortus.players.exact"
SHORT = 9
"""So many characters at most has a fraction that is shown."""
PERCENT_DIGITS, NUMBER_DIGITS = 1, 2


class Odds(Protocol):
    """A draw of so many, from now on, and no further one."""

    @property
    def number(self) -> int: ...
    @property
    def fails(self) -> Fraction: ...
    @property
    def flowers(self) -> Fraction: ...


OddsFor = Callable[[Position, "int | None"], Sequence[Odds]]
"""What a seat (None: everybody) can know about the draw that is due; nothing where none is due."""


def odds_of(game_name: str) -> OddsFor | None:
    """Who counts out the draws of this game, if anybody does."""
    module = f"{EXACT}.{game_name}"
    if find_spec(module) is None:
        return None
    odds_for: OddsFor | None = getattr(import_module(module), "odds_for", None)
    return odds_for


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
