"""The protocol of a player, and how one is called by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hortus.contract.errors import UnknownPlayer
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.players.greedy import GreedyPlayer
from hortus.players.random import RandomPlayer

__all__ = ["PLAYERS", "Player", "player"]


class Player(Protocol):
    """Somebody who decides for a seat. A player hides first: it works only on what `position.seen_by(seat)` tells."""

    def choose(self, position: Position, seat: int) -> int:
        """A legal action of the seat, which must be in `position.choosing`."""
        ...


PLAYERS: dict[str, Callable[[Game, int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


def player(
    game: Game, name: str, seed: int = 1, simulations: int | None = None, seconds: float | None = None
) -> Player:
    """A computer player by name. `simulations` and `seconds` bound those that search; the others are quick anyway."""
    if name not in PLAYERS:
        raise UnknownPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
    return PLAYERS[name](game, seed)
