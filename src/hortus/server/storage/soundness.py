"""Whether what was read from the data file makes a table; a file may have been damaged, or changed by hand."""

from __future__ import annotations

import json
from typing import get_args

import hortus
from hortus.contract.errors import HortusError
from hortus.contract.game import CHANCE, Game
from hortus.players.player import PLAYERS
from hortus.policy.powers import Kind
from hortus.records.dealer import SECRET_SIZE
from hortus.server.storage.database import Saved
from hortus.server.storage.rows import LogKind

BROKEN = (HortusError, ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)
"""What reading rows that make no table may end in."""

KINDS, LOG_KINDS = get_args(Kind), get_args(LogKind)


class Unsound(ValueError):
    """Rows that contradict each other, or the game."""


def game_in(saved: Saved) -> Game:
    options = json.loads(saved.table.options)
    if not isinstance(options, dict):
        raise Unsound(f"options {saved.table.options}")
    return hortus.load(saved.table.game, **options)


def check_sound(saved: Saved, game: Game) -> None:
    """Seats as the game has them, sat on by somebody that exists; that the log is legal is seen by playing it again."""
    if len(saved.table.secret) != SECRET_SIZE:
        raise Unsound("the secret behind the draws")
    count = game.start().player_count
    seats = [row.seat for row in saved.seats]
    if seats != list(range(count)):
        raise Unsound(f"seats {seats}")
    for row in saved.seats:
        if row.kind not in KINDS or (row.kind == "computer" and row.player not in PLAYERS):
            raise Unsound(f"seat {row.seat}: {row.kind} {row.player}")
    for number, row in enumerate(saved.actions):
        if row.ply != number or row.kind not in LOG_KINDS or row.actor not in (CHANCE, *seats):
            raise Unsound(f"entry {row.ply} of the log: {row.kind} of {row.actor}")
