"""The protocol of a player, and how one is called by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, Protocol

from hortus.contract.errors import BadBudget, UnknownPlayer
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.players.greedy import GreedyPlayer
from hortus.players.levels import Rule, Way, levels_of
from hortus.players.random import RandomPlayer
from hortus.players.simple import BeginnerPlayer, FirstStepsPlayer

__all__ = ["PLAYERS", "Player", "player"]

Maker = Callable[[Game, int, int | None, float | None], "Player"]

# The search is imported where somebody plays against it: a quick start does not need it.

FEW_SIMULATIONS = 40
BEST_SECONDS = 1.0


class Player(Protocol):
    """Somebody who decides for a seat. A player hides first: it works only on what `position.seen_by(seat)` tells."""

    def choose(self, position: Position, seat: int) -> int:
        """A legal action of the seat, which must be in `position.choosing`."""
        ...


def quick(maker: Callable[[Game, int], Player]) -> Maker:
    """A player that needs no budget."""
    return lambda game, seed, simulations, seconds: maker(game, seed)


def net(game: Game, seed: int, simulations: int | None, seconds: float | None) -> Player:
    """A net that has learnt the game, without a search; where there is none, the greedy player."""
    from hortus.players.nets.player import NetPlayer
    from hortus.players.nets.weights import net_of

    learnt = net_of(game)
    return GreedyPlayer(game, seed) if learnt is None else NetPlayer(game, seed, learnt)


def level(number: int) -> Maker:
    """One of the five, as the game's levels say."""

    def make(game: Game, seed: int, simulations: int | None, seconds: float | None) -> Player:
        way = levels_of(game)[number - 1].way
        if way.rule is not None:
            return RULES[way.rule](game, seed)
        return searching(game, seed, way, simulations, seconds) if way.searches else choosing(game, seed, way)

    return make


RULES: dict[Rule, Callable[[Game, int], Player]] = {
    "steps": FirstStepsPlayer,
    "points": BeginnerPlayer,
    "greedy": GreedyPlayer,
}


def choosing(game: Game, seed: int, way: Way) -> Player:
    """By a net alone."""
    from hortus.players.nets.player import NetPlayer
    from hortus.players.nets.weights import net_of

    learnt = net_of(game)
    assert learnt is not None, "levels choose by a net only where there is one"
    return NetPlayer(game, seed, learnt, temperature=way.temperature)


def searching(game: Game, seed: int, way: Way, simulations: int | None, seconds: float | None) -> Player:
    """By a search that a net guides, where one has learnt the game; with its own budget unless another is given."""
    from hortus.players.search.grower import Guidance, best_settings
    from hortus.players.search.player import CarefulPlayer, SearchPlayer

    if simulations is None and seconds is None:
        simulations, seconds = way.simulations, way.seconds
    settings = best_settings(game)
    if way.temperature and isinstance(settings, Guidance):
        settings = replace(settings, net=settings.net.at(way.temperature))
    return CarefulPlayer(SearchPlayer(game, seed, simulations, seconds, settings, solves=way.solves))


def search(game: Game, seed: int, simulations: int | None, seconds: float | None) -> Player:
    """A little search with the usual settings in every game and without a net, to compare with."""
    from hortus.players.search.grower import Settings
    from hortus.players.search.player import CarefulPlayer, SearchPlayer

    budget = simulations or (None if seconds else FEW_SIMULATIONS)
    return CarefulPlayer(SearchPlayer(game, seed, budget, seconds, Settings()))


def level5_2026(game: Game, seed: int, simulations: int | None, seconds: float | None) -> Player:
    """The best that a second could do without nets: a search with the judgement and the settings of the game."""
    from hortus.players.search.player import CarefulPlayer, SearchPlayer

    return CarefulPlayer(SearchPlayer(game, seed, simulations, seconds or (None if simulations else BEST_SECONDS)))


def plain(game: Game, seed: int, simulations: int | None, seconds: float | None) -> Player:
    """Search without judgement, to compare with."""
    from hortus.players.search.grower import PLAIN
    from hortus.players.search.player import SearchPlayer

    return SearchPlayer(game, seed, simulations, seconds or (None if simulations else BEST_SECONDS), PLAIN)


class PlayerKind(NamedTuple):
    make: Maker
    searches: bool = False  # else it decides at once
    is_timed: bool = False  # thinks for as long as it may
    is_offered: bool = False  # to people who choose an opponent


PLAYERS = {
    "random": PlayerKind(quick(RandomPlayer)),
    "beginner": PlayerKind(quick(BeginnerPlayer)),
    "greedy": PlayerKind(quick(GreedyPlayer)),
    "net": PlayerKind(net),
    "plain": PlayerKind(plain, searches=True, is_timed=True),
    "search": PlayerKind(search, searches=True),
    "level1": PlayerKind(level(1), is_offered=True),
    "level2": PlayerKind(level(2), is_offered=True),
    "level3": PlayerKind(level(3), is_offered=True),
    "level4": PlayerKind(level(4), searches=True, is_offered=True),
    "level5": PlayerKind(level(5), searches=True, is_timed=True, is_offered=True),
    "level5-2026": PlayerKind(level5_2026, searches=True, is_timed=True),
}


def searches(name: str) -> bool:
    """Whether it looks ahead; a player of a saved game that is known no longer does not."""
    return name in PLAYERS and PLAYERS[name].searches


def player(
    game: Game, name: str, seed: int = 1, simulations: int | None = None, seconds: float | None = None
) -> Player:
    """A computer player by name. `simulations` and `seconds` bound those that search; the others are quick anyway."""
    if name not in PLAYERS:
        raise UnknownPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
    if (simulations is not None and simulations < 1) or (seconds is not None and not seconds > 0):
        raise BadBudget("bad-budget")
    return PLAYERS[name].make(game, seed, simulations, seconds)
