"""What the results of a match prove: shares of pairs, ratings, and how long the players thought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hortus.players.arena.ratings import Game, are_connected, ratings
from hortus.players.arena.results import Result
from hortus.players.arena.schedule import games_of_a_seed, in_order
from hortus.players.arena.shares import interval, mean
from hortus.players.arena.timing import together

Pairing = tuple[str, str]
Seeds = dict[int, list[Result]]
"""The games of a pair, seed by seed."""


@dataclass(frozen=True)
class Pair:
    """What one player won against another, over all seeds of which every game was played."""

    first: str
    second: str
    games: int
    share: float  # of the first
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    player: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Pace:
    """How long a player's decisions took, in seconds."""

    player: str
    decisions: int
    mean: float
    p95: float
    max: float


@dataclass(frozen=True)
class Summary:
    game: str
    options: dict[str, str]
    rules: int
    games: int
    left_out: int  # games of seeds that are not complete
    pairs: list[Pair]  # the stronger player first
    ratings: list[Rating]  # the strongest first; none where not all can be compared
    paces: list[Pace]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def summarise(results: Sequence[Result]) -> Summary:
    """Everything that the results of one match tell; there must be at least one."""
    pairs = complete_seeds(results)
    counted = [result for seeds in pairs.values() for games in seeds.values() for result in games]
    rated = list(ratings_of(counted))
    rank = {rating.player: place for place, rating in enumerate(rated)}
    task = results[0].task
    return Summary(
        game=task.game,
        options=dict(task.options),
        rules=task.rules,
        games=len(counted),
        left_out=len(results) - len(counted),
        pairs=sorted(
            (pair_of(pairing, seeds, rank) for pairing, seeds in pairs.items()),
            key=lambda pair: (rank.get(pair.first, 0), rank.get(pair.second, 0), pair.first, pair.second),
        ),
        ratings=rated,
        paces=sorted(paces_of(results), key=lambda pace: (rank.get(pace.player, len(rank)), pace.player)),
    )


def complete_seeds(results: Iterable[Result]) -> dict[Pairing, Seeds]:
    """The games of each pair, seed by seed. A seed with a game missing is left out: it would favour a seat."""
    pairs: dict[Pairing, Seeds] = {}
    for result in results:
        one, other = set(result.task.players)
        pairs.setdefault(in_order(one, other), {}).setdefault(result.task.seed, []).append(result)
    complete = {
        pairing: {seed: games for seed, games in sorted(seeds.items()) if is_complete(games)}
        for pairing, seeds in sorted(pairs.items())
    }
    return {pairing: seeds for pairing, seeds in complete.items() if seeds}


def is_complete(games: Sequence[Result]) -> bool:
    return len(games) == games_of_a_seed(len(games[0].task.players))


def pair_of(pairing: Pairing, seeds: Seeds, rank: dict[str, int]) -> Pair:
    """A seed's score is the mean over its games of the part of the victory that fell to the player's seats.

    With two seats that is the usual share. With more, the player sits alone in half of the games, with the chance 1/n
    among equals, and the other one in the other half: equals have 1/2 again.
    """
    first, second = sorted(pairing, key=lambda name: (rank.get(name, 0), name))
    scores = [mean([result.share_of(first) for result in games]) for games in seeds.values()]
    return Pair(first, second, sum(map(len, seeds.values())), mean(scores), *interval(scores))


def ratings_of(counted: Iterable[Result], anchor: str | None = None) -> Iterator[Rating]:
    """The strongest first. One seed is the same deals for all pairs, so all its games are drawn together."""
    seeds: dict[int, list[Game]] = {}
    for result in counted:
        seeds.setdefault(result.task.seed, []).append(Game(result.task.players, result.shares))
    if are_connected(list(seeds.values())):
        found = ratings([games for _, games in sorted(seeds.items())], anchor)
        for name in sorted(found, key=lambda name: (-found[name][0], name)):
            yield Rating(name, found[name][0], *found[name][1])


def paces_of(results: Sequence[Result]) -> Iterator[Pace]:
    names = sorted({name for result in results for name in result.task.players})
    for name in names:
        seated = (
            timing for result in results for seat, timing in zip(result.task.players, result.timings) if seat == name
        )
        timing = together(seated)
        yield Pace(name, timing.decisions, timing.mean, timing.quantile(0.95), timing.longest)
