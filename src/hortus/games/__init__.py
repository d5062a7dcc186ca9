"""The games: one folder each; nothing else knows a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from hortus.contract.errors import UnknownGame
from hortus.contract.game import Game

_loaded: dict[str, Game] = {}


@cache
def names() -> tuple[str, ...]:
    """Every folder here is a game."""
    return tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")))


def load(name: str, **options: object) -> Game:
    """A game under the given options; those not named are the defaults."""
    if name not in names():
        raise UnknownGame("unknown-game", name=name, known=", ".join(names()))
    if name not in _loaded:
        _loaded[name] = import_module(f"hortus.games.{name}").GAME
    return _loaded[name].with_options(**options)


def loaded_first() -> Iterator[Game]:
    """Every game, those in use before the others: whoever stops early does not wait until all are loaded."""
    for name in [*_loaded, *(name for name in names() if name not in _loaded)]:
        yield load(name)
