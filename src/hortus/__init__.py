"""Hortus: a home for garden board games. One rulebook in Python, to play by and to study."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from hortus.contract.errors import (
    BadRecord,
    HortusError,
    IllegalAction,
    UnknownGame,
    UnknownOption,
    UnreadableText,
)
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position
from hortus.games import load
from hortus.games import names as games

if TYPE_CHECKING:
    from hortus import laws
    from hortus.players.player import player

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadRecord",
    "Game",
    "HortusError",
    "IllegalAction",
    "Position",
    "UnknownGame",
    "UnknownOption",
    "UnreadableText",
    "games",
    "laws",
    "load",
    "player",
]


def __getattr__(name: str) -> Any:
    """The laws and the computer players are looked up when they are wanted: a quick start needs neither."""
    if name == "laws":
        return import_module("hortus.laws")
    if name == "player":
        return import_module("hortus.players.player").player
    raise AttributeError(f"module 'hortus' has no attribute {name!r}")


def _say(message_id: str, arguments: Mapping[str, Any]) -> str:
    """Errors speak English by themselves; the language files are read when the first one does."""
    from hortus.languages import sentence

    return sentence(message_id, arguments)


HortusError.say = staticmethod(_say)
