"""Ratings: one number a player that explains all results, as Elo's do.

Bradley and Terry's model, for any number of seats: each player has a strength s > 0, and a seat with strength s wins
a game with probability s / (sum of the strengths of all seats). A rating is 400 log10 s, with mean 0 over the players,
or with 0 for one of them: 400 points more make the odds of two ten to one, 100 points more win 64 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
from numpy.typing import NDArray

from hortus.players.arena.shares import Interval

Array = NDArray[np.float64]

ELO = 400 / log(10)
"""Rating points for a factor e in strength."""
RESAMPLES = 2_000
RESAMPLING_SEED = 1
MOST_STEPS = 500
LONGEST_STEP = 1.0
SMALLEST_STEP = 1e-9


@dataclass(frozen=True)
class Game:
    """A result as far as ratings see it: the players by seat, and the parts of the victory."""

    players: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Table:
    """Results added up, a row a seed. Beneath stand two imagined rows for each pair that met, of half the weight.

    An imagined row is one more seed, in which one of the two won every game. Together they are a drawn seed, without
    which nobody who has won everything had a finite rating.
    """

    players: tuple[str, ...]
    meetings: Array  # [meeting, player] seats that the player holds there
    games: Array  # [row, meeting]
    won: Array  # [row, player]
    weights: Array  # [row] 1 for a seed, 1/2 for an imagined row

    @classmethod
    def of(cls, seeds: Sequence[Sequence[Game]]) -> Table:
        players = tuple(sorted({name for games in seeds for game in games for name in game.players}))
        rows = [*map(list, seeds), *imagined(seeds)]
        seats = [[tuple(game.players.count(name) for name in players) for game in row] for row in rows]
        meetings = sorted({held for row in seats for held in row})
        games, won = np.zeros((len(rows), len(meetings))), np.zeros((len(rows), len(players)))
        for number, row in enumerate(rows):
            for game, held in zip(row, seats[number]):
                games[number, meetings.index(held)] += 1
                for name, share in zip(game.players, game.shares):
                    won[number, players.index(name)] += share
        weights = np.where(np.arange(len(rows)) < len(seeds), 1.0, 0.5)
        return cls(players, np.array(meetings, float), games, won, weights)


def imagined(seeds: Sequence[Sequence[Game]]) -> list[list[Game]]:
    """For each pair that met two more seeds, of as many games as its own have: one to each side."""
    most: dict[tuple[str, str], int] = {}
    for games in seeds:
        pairs = [pair for game in games for pair in combinations(sorted(set(game.players)), 2)]
        for pair in set(pairs):
            most[pair] = max(most.get(pair, 0), pairs.count(pair))
    sides = ((1.0, 0.0), (0.0, 1.0))
    return [[Game(pair, side)] * count for pair, count in sorted(most.items()) for side in sides]


def are_connected(seeds: Sequence[Sequence[Game]]) -> bool:
    """Whether everybody can be compared with everybody, if need be by way of others."""
    groups: list[set[str]] = []
    for games in seeds:
        for game in games:
            met = set(game.players)
            apart = [group for group in groups if not group & met]
            groups = [*apart, met.union(*(group for group in groups if group & met))]
    return len(groups) == 1


def ratings(seeds: Sequence[Sequence[Game]], anchor: str | None = None) -> dict[str, tuple[float, Interval]]:
    """The rating of each player with a 95 % interval; `seeds` holds the games of each seed. All must be connected.

    With an `anchor` that player has 0, and intervals tell how far each is from it.

    The interval comes from the Bayesian bootstrap (Rubin 1981): the ratings are computed again and again, each time
    with another random weight for every seed, drawn from the gamma distribution with the row's weight as its shape (so
    exponential for seeds); 95 % of the ratings found lie in it. Weighing seeds, not games, keeps the pairing. For two
    players and seeds of one game each these are the quantiles of Jeffreys' posterior, Beta(won + 1/2, lost + 1/2).
    """
    table = Table.of(seeds)
    drawn = np.random.default_rng(RESAMPLING_SEED).standard_gamma(table.weights, (RESAMPLES, len(table.weights)))
    [found], fits = fit(table, table.weights[np.newaxis]), fit(table, drawn)
    if anchor is not None:
        place = table.players.index(anchor)
        found, fits = found - found[place], fits - fits[:, [place]]
    low, high = np.quantile(fits, (0.025, 0.975), axis=0)
    return {
        name: (ELO * float(found[i]), Interval(ELO * float(low[i]), ELO * float(high[i])))
        for i, name in enumerate(table.players)
    }


def fit(table: Table, weights: Array) -> Array:
    """Logarithms of the strengths of greatest likelihood [sample, player], mean 0, for weights [sample, row].

    With p[m, i] the chance that player i's seats win meeting m, N[m] its games and W[i] victories, the logarithm of
    the likelihood has the gradient W[i] - Σ N[m] p[m, i] and the second derivatives Σ N[m] p[m, i] (p[m, j] - [i = j]).
    It is concave; Newton's steps, none longer than 1, lead to the top.
    """
    games, won = weights @ table.games, weights @ table.won
    strengths = np.zeros_like(won)
    for _ in range(MOST_STEPS):
        seats = table.meetings * np.exp(strengths)[:, np.newaxis]
        chances = seats / seats.sum(axis=2, keepdims=True)
        expected = chances * games[:, :, np.newaxis]
        bend = -expected.transpose(0, 2, 1) @ chances
        diagonal = np.arange(len(table.players))
        bend[:, diagonal, diagonal] += expected.sum(axis=1)
        gradient = won - expected.sum(axis=1)
        # A common factor of all strengths changes nothing: the added constant only makes the equations solvable.
        size = np.abs(bend).max(axis=(1, 2), keepdims=True)
        step = np.linalg.solve(bend + size, gradient[:, :, np.newaxis])[:, :, 0]
        step *= np.minimum(1.0, LONGEST_STEP / np.maximum(np.abs(step).max(axis=1, keepdims=True), SMALLEST_STEP))
        strengths += step - step.mean(axis=1, keepdims=True)
        if np.abs(step).max() < SMALLEST_STEP:
            break
    return strengths
