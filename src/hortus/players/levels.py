"""The five levels: how each chooses, how strong it was measured to be, and a card that says both in words.

Both are data: `levels.json` beside the weights of a game. How a level chooses is written there by hand, its strength by
`python -m benchmarks.levels` alone, from results that are kept. Levels differ by how well they choose: no blunders are
thrown in.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from hortus.contract.errors import HortusError
from hortus.contract.game import Game, Message
from hortus.players.nets.weights import net_of

LEVELS = ("level1", "level2", "level3", "level4", "level5")

Rule = Literal["steps", "points", "greedy"]


class BadLevels(HortusError):
    """A file of levels that cannot be used."""

    code = "bad_levels"


@dataclass(frozen=True, kw_only=True)
class Way:
    """How a level chooses: by a rule, by a net alone, or by a search, which a net guides where there is one."""

    rule: Rule | None = None
    temperature: float = 0.0  # of the net's policy; at 0 a search has it as it is, a net alone takes its favourite
    simulations: int | None = None
    seconds: float | None = None
    solves: bool = False  # plays endings perfectly where its game can solve them

    def __post_init__(self) -> None:
        if self.temperature < 0 or (self.simulations or 1) < 1 or not (self.seconds or 1) > 0:
            raise ValueError("no way to choose")

    @property
    def searches(self) -> bool:
        return self.simulations is not None or self.seconds is not None


USUAL = (
    Way(temperature=20),
    Way(temperature=10),
    Way(temperature=4),
    Way(simulations=8),
    Way(seconds=1, solves=True),
)
"""Of a game that a net has learnt."""

WITHOUT_NET = (
    Way(rule="steps"),
    Way(rule="points"),
    Way(rule="greedy"),
    Way(simulations=100),
    Way(seconds=1, solves=True),
)
"""Of all others. The same levels search here as with a net: how long a level takes does not depend on the game."""


@dataclass(frozen=True)
class Match:
    """What a level won against somebody else, two players at a table."""

    against: str
    games: int
    wins: float  # a share, with its 95 % interval
    low: float
    high: float


@dataclass(frozen=True)
class Strength:
    """As it was measured."""

    player: str  # with the budget that it had: level5@0.1s
    rating: int  # who plays at random has 0; with its 95 % interval
    low: int
    high: int
    games: int
    seconds: float  # that a decision took, in the mean
    matches: tuple[Match, ...]

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> Strength:
        return cls(**{**entry, "matches": tuple(Match(**match) for match in entry["matches"])})


@dataclass(frozen=True)
class Level:
    name: str
    way: Way
    strength: Strength | None = None

    @classmethod
    def read(cls, name: str, entry: Mapping[str, Any]) -> Level:
        found = entry.get("strength")
        way = Way(**{key: value for key, value in entry.items() if key != "strength"})
        return cls(name, way, None if found is None else Strength.read(found))

    def as_json(self) -> dict[str, Any]:
        """The inverse of `read`: what is as usual is left out."""
        usual, way = asdict(Way()), asdict(self.way)
        entry = {key: value for key, value in way.items() if value != usual[key]}
        return entry if self.strength is None else {**entry, "strength": asdict(self.strength)}


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first. Without the net that they were measured with they are others."""
    if net_of(game) is None:
        return tuple(map(Level, LEVELS, WITHOUT_NET))
    kept = None if game.levels is None else _kept(game.levels)
    return kept or tuple(map(Level, LEVELS, USUAL))


def read_levels(file: Path) -> tuple[Level, ...]:
    """The levels of a file; refuses what is missing or damaged."""
    try:
        entries = json.loads(file.read_text(encoding="utf-8"))["levels"]
        levels = tuple(Level.read(name, entry) for name, entry in zip(LEVELS, entries, strict=True))
        if any(level.way.searches != usual.searches for level, usual in zip(levels, USUAL, strict=True)):
            raise ValueError("which levels search is the same in every game")
        return levels
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BadLevels("levels-damaged", file=str(file)) from None


@cache
def _kept(file: Path) -> tuple[Level, ...] | None:
    """Read once in a process, so that tables keep the player that they began with; what is wrong is told once."""
    try:
        return read_levels(file)
    except BadLevels as bad:
        logging.getLogger(__name__).warning("%s", bad)
        return None


# The card


def number_of(name: str) -> int:
    """Of a level, from 1 on; 0: no level."""
    return LEVELS.index(name) + 1 if name in LEVELS else 0


def card_of(game: Game, level: Level) -> tuple[Message, ...]:
    """What there is to know about a level, in sentences."""
    return tuple(_card(game, level, is_learnt=net_of(game) is not None))


def _card(game: Game, level: Level, is_learnt: bool) -> Iterator[Message]:
    way, strength = level.way, level.strength
    kind = way.rule or ("net" if not way.searches else "guided" if is_learnt else "search")
    yield Message(f"card-knows-{kind}", _amounts(way))
    if way.solves and game.solve is not None:
        yield Message("card-knows-endings", {})
    yield Message(f"card-ignores-{kind}", {})
    if way.seconds is not None:
        yield Message("card-time-most", {"seconds": way.seconds})
    elif strength is not None:
        yield Message("card-time-mean", {"milliseconds": max(0.1, round(strength.seconds * 1_000, 1))})
    else:
        yield Message("card-time-short", {})
    if strength is None:
        yield Message("card-unmeasured", {})
    else:
        yield from _measured(strength)


def _amounts(way: Way) -> dict[str, float]:
    if way.searches:
        return {"simulations": way.simulations or 0, "seconds": way.seconds or 0}
    return {} if way.rule else {"times": round(100 * clearly_better(way.temperature))}


def clearly_better(temperature: float) -> float:
    """Of two moves, one of which the net would make a hundred times as often: how often that one is made."""
    if temperature == 0:
        return 1.0
    return float(1 / (1 + 100 ** (-1 / temperature)))


def _measured(strength: Strength) -> Iterator[Message]:
    rating = {"rating": strength.rating, "low": strength.low, "high": strength.high, "games": strength.games}
    yield Message("card-rating", rating)
    for match in strength.matches:
        shares = {name: round(100 * getattr(match, name)) for name in ("wins", "low", "high")}
        yield Message("card-match", {"against": match.against, "games": match.games, **shares})
    if strength.player.endswith("s") and "@" in strength.player:
        yield Message("card-measured-at", {"seconds": float(strength.player.partition("@")[2][:-1])})
