"""Which games are played: every pair meets over the same seeds, and over each seed on every seat.

With two seats a seed is two games, the seats swapped. With three or four seats a pair is compared one against the rest:
once the first player sits alone among copies of the second, once the second among copies of the first, and each of the
two line-ups is rotated over all seats. So over a seed's games both sides hold every seat equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from hortus.contract.errors import HortusError
from hortus.contract.game import Game
from hortus.players.arena.spec import Spec


class BadMatch(HortusError):
    """A match that cannot be held as it was asked for."""

    code = "bad_match"


class Key(NamedTuple):
    """What tells one game of a match from another."""

    players: tuple[str, ...]  # [seat]
    seed: int
    rotation: int


@dataclass(frozen=True)
class Task:
    """One game to play, in words that travel to other processes and machines."""

    game: str
    options: tuple[tuple[str, str], ...]
    rules: int  # version
    players: tuple[str, ...]  # [seat]
    seed: int  # of the deals
    rotation: int  # how many seats the line-up has moved on

    @property
    def key(self) -> Key:
        return Key(self.players, self.seed, self.rotation)


def schedule(
    game: Game, players: Sequence[str], games: int, first_seed: int = 1, against_first: bool = False
) -> list[Task]:
    """At least so many games for each pair, in whole seeds; seed by seed, so that all pairs advance together."""
    names = checked(game, players)
    if games < 1:
        raise BadMatch("arena-too-few-games", games=games)
    seats = game.start().player_count
    seeds = range(first_seed, first_seed - (-games // games_of_a_seed(seats)))
    options = tuple(sorted(game.chosen.items()))
    return [
        Task(game.name, options, game.version, rotated(line_up, rotation), seed, rotation)
        for seed in seeds
        for pair in pairs_of(names, against_first)
        for line_up in line_ups(pair, seats)
        for rotation in range(seats)
    ]


def checked(game: Game, players: Sequence[str]) -> list[str]:
    """The players as they are written in results. Each is made once here, which refuses those that do not exist."""
    specs = [Spec.read(text) for text in players]
    for spec in specs:
        spec.player(game, seed=1)
    names = [str(spec) for spec in specs]
    for name in names:
        if names.count(name) > 1:
            raise BadMatch("arena-repeated-player", name=name)
    if len(names) < 2:
        raise BadMatch("arena-too-few-players")
    return names


def pairs_of(names: Sequence[str], against_first: bool) -> list[tuple[str, str]]:
    """Every pair once, or the first player with each of the others."""
    met = [(names[0], other) for other in names[1:]] if against_first else combinations(names, 2)
    return [in_order(*pair) for pair in met]


def in_order(one: str, other: str) -> tuple[str, str]:
    """A pair has one order, however it was named: its games are found again."""
    return (one, other) if one < other else (other, one)


def line_ups(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    first, second = pair
    if seats == 2:
        return [pair]
    return [(first, *[second] * (seats - 1)), (second, *[first] * (seats - 1))]


def games_of_a_seed(seats: int) -> int:
    """Of one pair: line-ups times rotations."""
    return seats if seats == 2 else 2 * seats


def rotated(line_up: tuple[str, ...], rotation: int) -> tuple[str, ...]:
    """Everybody moves on by so many seats."""
    cut = len(line_up) - rotation
    return line_up[cut:] + line_up[:cut]
