"""One decision judged by what its seat could know then: what was played, what was best, and how sure that is.

The best is what the strongest player would take. It and what was played are then each looked into alone, over the same
worlds, so that what is compared is known equally well. Where the game can solve the choice, nothing is estimated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import hypot

import numpy as np
from numpy.typing import NDArray

from hortus.contract.game import CHANCE, Game, Solution
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.hints import DEVIATIONS, certain_results, chance_to_win, deviation_of
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import net_of
from hortus.players.search.grower import Tally, best_settings, preferences
from hortus.players.search.player import SearchPlayer
from hortus.players.solving import is_hurried, solved

EXACT, PROVED = "exact", "proved"
DEALS = 32
"""On which the chances at the start are averaged."""


INTERPRETED_SIMULATIONS = 20


def usual_simulations() -> int:
    """Without machine code a review is to be done in minutes, too."""
    return Budget().finding if is_hurried() else INTERPRETED_SIMULATIONS


@dataclass(frozen=True)
class Budget:
    """Simulations: to find what is best, and to look into it and into what was played; another seed, other worlds."""

    finding: int = 400
    looking: int = 400
    seed: int = 1


@dataclass(frozen=True)
class Judged:
    """A decision, in chances to win; a shared victory counts by its share."""

    seat: int
    best: int  # the best action; where what was played is as good, that
    worth: float  # the chance of the seat, if it does the best
    loss: float  # how much less what was played is worth
    low: float  # the ends of the 95 % interval of the loss
    high: float
    sure: str | None = None  # EXACT, PROVED, or None where it was estimated


class Judge:
    """Judges the decisions of a game, one after the other; its players and their trees are made once."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.budget, settings = budget, best_settings(game)
        self.finder = SearchPlayer(game, budget.seed, budget.finding, None, settings)
        self.looker = SearchPlayer(game, budget.seed + 1, budget.looking, None, settings)

    def __call__(self, position: Position, seat: int, action: int) -> Judged | None:
        """A decision of the seat; None where it had no choice."""
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1:
            return None
        if certain_results(known, seat, actions).get(action) == 1.0:
            return Judged(seat, action, 1.0, 0.0, 0.0, 0.0, PROVED)
        solution = solved(known, seat, self.budget.finding, None)
        if solution is not None:
            return _solved(known, seat, action, solution)
        return self._estimated(known, seat, action)

    def _estimated(self, known: Position, seat: int, action: int) -> Judged:
        found, count = self.finder.tallies(known, seat), known.player_count
        if known.is_sealed:
            return _sealed(known, seat, action, found, self._look(known, seat, action))
        best = max(found, key=lambda each: (found[each].chosen, each == action))
        looked = {each: self._look(known, seat, each) for each in sorted({best, action})}
        worths = {each: chance_to_win(tally.worth / tally.chosen, count) for each, tally in looked.items()}
        best = max(worths, key=lambda each: (worths[each], each == action))
        loss = worths[best] - worths[action]
        error = DEVIATIONS * hypot(*(deviation_of(tally, count) for tally in looked.values())) if loss else 0.0
        return Judged(seat, best, worths[best], loss, max(0.0, loss - error), loss + error)

    def _look(self, known: Position, seat: int, action: int) -> Tally:
        return self.looker.tallies(known, seat, only=action)[action]


def _solved(known: Position, seat: int, action: int, solution: Solution) -> Judged:
    """What the game itself knows for certain."""
    count, values = known.player_count, solution.values
    worth = solution.value if known.is_sealed else max(values.values())
    best = max(values, key=lambda each: (values[each], each == action))
    loss = max(0.0, chance_to_win(worth, count) - chance_to_win(values[action], count))
    sure = PROVED if {action, best} <= solution.proved else EXACT
    return Judged(seat, best if loss else action, chance_to_win(worth, count), loss, loss, loss, sure)


def _sealed(known: Position, seat: int, action: int, found: dict[int, Tally], looked: Tally) -> Judged:
    """The regret against the mixture that the search came to, whatever the others chose in truth."""
    count, wanted = known.player_count, preferences(found)
    shares = {each: part / wanted.total() for each, part in wanted.items()}
    worth = sum(share * chance_to_win(found[each].worth / found[each].chosen, count) for each, share in shares.items())
    played = chance_to_win(looked.worth / looked.chosen, count)
    spread = (share * deviation_of(found[each], count) for each, share in shares.items())
    loss = max(0.0, worth - played)
    error = DEVIATIONS * hypot(*spread, deviation_of(looked, count))
    best = max(shares, key=lambda each: (shares[each], each == action)) if loss else action
    return Judged(seat, best, max(worth, played), loss, max(0.0, loss - error), loss + error)


# What everybody may expect


def chances(position: Position, seat: int, worth: float) -> tuple[float, ...]:
    """Of all seats, if one of them has this one: the others have the rest, as the net of the game parts it."""
    count = position.player_count
    if count == 2:
        return (worth, 1 - worth) if seat == 0 else (1 - worth, worth)
    thought = _thought_of(position, seat)
    others = sum(thought) - thought[seat]
    return tuple(
        worth if other == seat else (1 - worth) * (thought[other] / others if others > 0 else 1 / (count - 1))
        for other in range(count)
    )


def chances_at_start(position: Position) -> tuple[float, ...]:
    """Of all seats before anything is dealt: what the net of the game thinks of some deals, on average."""
    totals = np.zeros(position.player_count)
    for deal in range(DEALS):
        dealt, generator = position.copy(), new_generator("review", deal)
        while dealt.to_act == CHANCE:
            dealt.play(_drawn(dealt.weights(), generator))
        totals += _thought_of(dealt, dealt.to_act)
    return tuple((totals / DEALS).tolist())


def _drawn(weights: Mapping[int, int], generator: NDArray[np.int64]) -> int:
    """A chance event by its odds."""
    rest = below(generator, sum(weights.values()))
    ends = accumulate(weights.values())
    return next(action for action, end in zip(weights, ends, strict=True) if rest < end)


def _thought_of(position: Position, seat: int) -> tuple[float, ...]:
    """What the net of the game gives each seat, from what this one knows; without a net, to all the same."""
    net = net_of(position.game)
    if net is None:
        return (1 / position.player_count,) * position.player_count
    values = NetPlayer(position.game, 1, net).values(position.seen_by(seat), seat)
    return tuple(chance_to_win(value, position.player_count) for value in values)
