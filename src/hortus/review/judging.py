"""One decision judged by what its seat could know then: what was played, what was best, and how sure that is.

The best is what the strongest player would take. It and what was played are then each looked into alone, over the same
worlds, so that what is compared is known equally well. Where the game can solve the choice, nothing is estimated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from math import hypot
from typing import Literal

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

Sure = Literal["exact", "proved"]
EXACT: Sure = "exact"
PROVED: Sure = "proved"
MIXING = 4
"""So many times the simulations go into a sealed choice: to know what to mix takes more than to know what is best."""
DEALS = 32
"""On which the chances at the start are averaged."""
INTERPRETED_SIMULATIONS = 20
"""Without machine code a review is to be done in minutes, too."""


def usual_simulations() -> int:
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
    sure: Sure | None = None  # None where it was estimated
    thought: tuple[float, ...] = ()  # [seat] what the net gave them; of two the other one has the rest


class Judge:
    """Judges the decisions of a game, one after the other; its player and the trees, which are large, are made once."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.budget = budget
        self.player = SearchPlayer(game, budget.seed, budget.finding, None, best_settings(game))

    def __call__(self, position: Position, seat: int, action: int) -> Judged | None:
        """A decision of the seat; None where it had no choice."""
        known = position.seen_by(seat)
        if len(known.legal_actions(seat)) == 1:
            return None
        judged = self._judged(known, seat, action)
        return judged if known.player_count == 2 else replace(judged, thought=_thought_of(known, seat))

    def _judged(self, known: Position, seat: int, action: int) -> Judged:
        actions = known.legal_actions(seat)
        if certain_results(known, seat, actions).get(action) == 1.0:
            return Judged(seat, action, 1.0, 0.0, 0.0, 0.0, PROVED)
        solution = solved(known, seat, self.budget.finding, None)
        if solution is not None:
            return _solved(known, seat, action, solution)
        return self._estimated(known, seat, action)

    def _estimated(self, known: Position, seat: int, action: int) -> Judged:
        if known.is_sealed:
            return _sealed(known, seat, action, self._find(known, seat, MIXING))
        found, count = self._find(known, seat), known.player_count
        best = max(found, key=lambda each: (found[each].chosen, each == action))
        looked = {each: self._look(known, seat, each) for each in sorted({best, action})}
        worths = {each: chance_to_win(tally.worth / tally.chosen, count) for each, tally in looked.items()}
        best = max(worths, key=lambda each: (worths[each], each == action))
        loss = worths[best] - worths[action]
        error = DEVIATIONS * hypot(*(deviation_of(tally, count) for tally in looked.values())) if loss else 0.0
        return Judged(seat, best, worths[best], loss, max(0.0, loss - error), loss + error)

    def _find(self, known: Position, seat: int, times: int = 1) -> dict[int, Tally]:
        self.player.seed, self.player.simulations = self.budget.seed, times * self.budget.finding
        return self.player.tallies(known, seat)

    def _look(self, known: Position, seat: int, action: int) -> Tally:
        """Over other worlds than those in which it was found."""
        self.player.seed, self.player.simulations = self.budget.seed + 1, self.budget.looking
        return self.player.tallies(known, seat, only=action)[action]


def _solved(known: Position, seat: int, action: int, solution: Solution) -> Judged:
    """What the game itself knows for certain."""
    count, values = known.player_count, solution.values
    worth = solution.value if known.is_sealed else max(values.values())
    best = max(values, key=lambda each: (values[each], each == action))
    loss = max(0.0, chance_to_win(worth, count) - chance_to_win(values[action], count))
    sure = PROVED if {action, best} <= solution.proved else EXACT
    return Judged(seat, best if loss else action, chance_to_win(worth, count), loss, loss, loss, sure)


def _sealed(known: Position, seat: int, action: int, found: dict[int, Tally]) -> Judged:
    """The regret against the mixture that the search came to, whatever the others chose in truth.

    What was played is worth what it brought beside the other choices: looked into alone, it would be answered.
    """
    count, wanted = known.player_count, preferences(found)
    shares = {each: part / wanted.total() for each, part in wanted.items()}
    worth = sum(share * chance_to_win(found[each].worth / found[each].chosen, count) for each, share in shares.items())
    if action not in found:
        return Judged(seat, action, worth, 0.0, 0.0, worth)
    played = chance_to_win(found[action].worth / found[action].chosen, count)
    spread = (share * deviation_of(found[each], count) for each, share in shares.items() if each != action)
    own = (1 - shares.get(action, 0.0)) * deviation_of(found[action], count)
    loss, error = max(0.0, worth - played), DEVIATIONS * hypot(own, *spread)
    best = max(shares, key=lambda each: (shares[each], each == action)) if loss else action
    return Judged(seat, best, max(worth, played), loss, max(0.0, loss - error), loss + error)


# What everybody may expect


def chances(judged: Judged, worth: float) -> tuple[float, ...]:
    """Of all seats, if the one that decided has this one: the others have the rest, as the net of the game parts it."""
    seat, thought = judged.seat, judged.thought or (0.5, 0.5)
    count, others = len(thought), sum(thought) - thought[seat]
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
