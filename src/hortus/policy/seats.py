"""How many play at a table: the seats decide, as far as the game allows."""

from __future__ import annotations

from collections.abc import Mapping

from hortus.contract.errors import HortusError
from hortus.contract.game import Game

PLAYERS_OPTION = "players"
"""Of a game that is played by different numbers of people."""


class WrongSeats(HortusError):
    """Too many or too few seats or names for this game."""

    code = "wrong_seats"


def seat_counts(game: Game) -> list[int]:
    """How many may play."""
    counts = next((option.choices for option in game.options if option.name == PLAYERS_OPTION), ())
    return list(map(int, counts)) or [game.start().player_count]


def for_seats(game: Game, count: int, options: Mapping[str, str]) -> Game:
    """The game for so many seats, under the options that were agreed on beside."""
    chosen = dict(options)
    if any(option.name == PLAYERS_OPTION for option in game.options):
        chosen[PLAYERS_OPTION] = str(count)
    game = game.with_options(**chosen)
    check_seats(game, count)
    return game


def check_seats(game: Game, count: int) -> None:
    expected = game.start().player_count
    if count != expected:
        raise WrongSeats("wrong-seats", expected=expected, found=count)
