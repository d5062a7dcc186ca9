"""What can be told exactly: one module a game, where its chances can be counted out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from hortus.contract.position import Position


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
    module = f"{__name__}.{game_name}"
    if find_spec(module) is None:
        return None
    odds_for: OddsFor | None = getattr(import_module(module), "odds_for", None)
    return odds_for
