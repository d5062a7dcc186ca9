"""Hints: the best actions of a seat, what they are worth, and why, all from what the seat may know.

What an action is worth is estimated by a search, unless it is certain or its game can solve it. The game itself knows
the reasons.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import TYPE_CHECKING

from hortus.contract.errors import BadBudget, HortusError
from hortus.contract.facts import MOST_TOLD, speaking_for
from hortus.contract.game import CHANCE, OVER, Message, Solution
from hortus.contract.position import Position
from hortus.players.solving import solved

if TYPE_CHECKING:
    from hortus.players.search.grower import Tally

USUAL_SECONDS = 1.0
USUAL_COUNT = 3
DEVIATIONS = 1.96
"""So many standard errors to both sides hold the mean with 95% certainty."""
IMAGINED = 4
"""Simulations that are imagined beside the real ones, half of them won, so that a few that agree do not seem sure."""


class NoHint(HortusError):
    """Nobody has anything to decide here."""

    code = "no_hint"


@dataclass(frozen=True)
class Hint:
    """One action, and what speaks for it. Chances are those to win, a shared victory counted by its share."""

    action: int
    text: str
    share: float | None  # at a sealed choice, how often to choose it; else None
    estimate: float | None  # None where nothing was estimated, because there is no other action
    low: float | None  # the ends of the 95% interval of the estimate
    high: float | None
    is_exact: bool
    reasons: tuple[Message, ...]
    is_for_round: bool = False  # exact for this round alone: how the game goes on after it is estimated
    is_if_open: bool = False  # exact if nothing were secret


@dataclass(frozen=True)
class Hints:
    """The best actions of a seat, the best one first."""

    seat: int
    simulations: int  # how many the estimates rest on; 0 where none was needed
    best: tuple[Hint, ...]


def hints_for(
    position: Position,
    seat: int,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 1,
    count: int = USUAL_COUNT,
) -> Hints:
    """The best actions of a seat in `position.choosing`. A budget of simulations gives the same hints every time."""
    check_budget(simulations, seconds)
    check_asked(position, seat)
    known = position.seen_by(seat)
    actions = known.legal_actions(seat)
    results = certain_results(known, seat, actions)
    won = [action for action in actions if results.get(action) == 1.0]
    if won:
        return Hints(seat, 0, tuple(certain_hint(known, seat, action, 1.0) for action in won[:count]))
    if len(actions) == 1:
        return Hints(seat, 0, (only_hint(known, seat, actions[0], results.get(actions[0])),))
    if simulations is None and seconds is None:
        seconds = USUAL_SECONDS
    solution = solved(known, seat, simulations, seconds)
    if solution is not None:
        return Hints(seat, 0, tuple(solved_hints(known, seat, solution)[:count]))
    tallies, preferred = searched(known, seat, simulations, seconds, seed)
    most_preferred = sorted(tallies, key=lambda action: (-preferred[action], action))[:count]
    best = [
        certain_hint(known, seat, action, results[action])
        if action in results
        else estimated_hint(known, seat, action, tallies[action], preferred[action] / preferred.total())
        for action in most_preferred
    ]
    return Hints(seat, sum(tally.chosen for tally in tallies.values()), tuple(best))


# What may be asked


def check_budget(simulations: int | None, seconds: float | None) -> None:
    too_few = simulations is not None and simulations < 1
    too_short = seconds is not None and not (seconds > 0 and isfinite(seconds))
    if too_few or too_short:
        raise BadBudget("bad-budget")


def check_asked(position: Position, seat: int) -> None:
    if position.to_act == OVER:
        raise NoHint("position-over")
    if position.to_act == CHANCE:
        raise NoHint("hint-chance")
    position.check_choosing(seat)


# What is certain


def certain_results(known: Position, seat: int, actions: list[int]) -> dict[int, float]:
    """The actions that end the game at once, whatever the seat does not know, and its share of the victory."""
    if known.is_sealed or not known.game.open_result:
        return {}
    results = {}
    for action in actions:
        after = known.state_after(action)
        if known.game.to_act(after) == OVER:
            winners = int(known.game.winners(after))
            results[action] = (winners >> seat & 1) / winners.bit_count()
    return results


def certain_hint(known: Position, seat: int, action: int, result: float) -> Hint:
    reasons = (ends_fact(result), *speaking_for(known, action, seat))
    return Hint(action, known.action_text(action), None, result, result, result, True, reasons)


def only_hint(known: Position, seat: int, action: int, result: float | None) -> Hint:
    """No choice at all: that is certain too, even if nobody knows what comes of it."""
    end = [] if result is None else [ends_fact(result)]
    reasons = (Message("hint-only", {}), *end, *speaking_for(known, action, seat))[: MOST_TOLD + 1]
    share = 1.0 if known.is_sealed else None
    return Hint(action, known.action_text(action), share, result, result, result, True, reasons)


def ends_fact(result: float) -> Message:
    return Message("hint-ends", {"result": "won" if result == 1.0 else "shared" if result else "lost"})


# What is solved


def solved_hints(known: Position, seat: int, solution: Solution) -> list[Hint]:
    """All actions; at a sealed choice by how often to choose them, else by what they are worth."""
    shares, values = solution.shares, solution.values
    order = sorted(values, key=lambda action: (-shares.get(action, 0.0), -values[action], action))
    return [solved_hint(known, seat, action, solution) for action in order]


def solved_hint(known: Position, seat: int, action: int, solution: Solution) -> Hint:
    is_proved = action in solution.proved
    is_if_open = solution.is_if_open and not is_proved
    is_for_round = not (is_proved or is_if_open)
    chance = chance_to_win(solution.values[action], known.player_count)
    share = solution.shares.get(action, 0.0) if known.is_sealed else None
    how = Message("hint-proved", {}) if is_proved else solution.left_out
    reasons = (how, *speaking_for(known, action, seat))
    text = known.action_text(action)
    return Hint(action, text, share, chance, chance, chance, True, reasons, is_for_round, is_if_open)


# What is estimated


def searched(
    known: Position, seat: int, simulations: int | None, seconds: float | None, seed: int
) -> tuple[dict[int, Tally], Counter[int]]:
    """What was found out about each action, and how much it has for it.

    The search is imported when somebody asks for a hint: a quick start does not need it.
    """
    from hortus.players.search.grower import best_settings, preferences
    from hortus.players.search.player import SearchPlayer

    settings = best_settings(known.game)
    tallies = SearchPlayer(known.game, seed, simulations, seconds, settings).tallies(known, seat)
    return tallies, preferences(tallies)


def estimated_hint(known: Position, seat: int, action: int, tally: Tally, share: float) -> Hint:
    estimate, low, high = chance_of(tally, known.player_count)
    told = share if known.is_sealed else None
    return Hint(action, known.action_text(action), told, estimate, low, high, False, speaking_for(known, action, seat))


def chance_to_win(mean: float, players: int) -> float:
    """Of a return, of which a lone winner gets 1 and all together nothing."""
    return min(1.0, max(0.0, (mean * (players - 1) + 1) / players))


def chance_of(tally: Tally, players: int) -> tuple[float, float, float]:
    """The mean return as a chance to win, and its 95% interval."""
    estimate, error = chance_to_win(tally.worth / tally.chosen, players), DEVIATIONS * deviation_of(tally, players)
    return estimate, max(0.0, estimate - error), min(1.0, estimate + error)


def deviation_of(tally: Tally, players: int) -> float:
    """The standard error of that mean."""
    mean = tally.worth / tally.chosen
    variance = max(0.0, tally.squares / tally.chosen - mean * mean) * ((players - 1) / players) ** 2
    squares = tally.chosen * variance + IMAGINED / 4  # a victory and a defeat both lie one half off the middle
    return sqrt(squares) / (tally.chosen + IMAGINED)
