"""Hortus: a home for garden board games. One rulebook in Python, to play by and to study."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    "load",
]


def _say(message_id: str, arguments: Mapping[str, Any]) -> str:
    """Errors speak English by themselves; the language files are read when the first one does."""
    from hortus.languages import sentence

    return sentence(message_id, arguments)


HortusError.say = staticmethod(_say)
