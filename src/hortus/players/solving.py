"""Endings that a game itself can solve exactly: how far to look, in place of a search."""

from __future__ import annotations

from math import inf

from hortus.contract.compiled import engine_mode, numba_is_there
from hortus.contract.game import Solution
from hortus.contract.position import Position

# A solution is counted in actions, so that it is the same on every machine
ACTIONS_A_SIMULATION = 100  # take a few times as long, and are worth it
ACTIONS_A_SECOND = 1_000_000  # take about half of it
INTERPRETED_A_SECOND = 5_000


def solved(known: Position, seat: int, simulations: float | None, seconds: float | None) -> Solution | None:
    """The choice of a seat, where its game can solve it within the budget of a search; from what the seat may know."""
    solve = known.game.solve
    return None if solve is None else solve(known, seat, most_actions(simulations or inf, seconds or inf))


def most_actions(simulations: float, seconds: float) -> int:
    a_second = ACTIONS_A_SECOND if is_hurried() else INTERPRETED_A_SECOND
    return int(min(simulations * ACTIONS_A_SIMULATION, seconds * a_second))


def is_hurried() -> bool:
    """Whether such work is done in machine code."""
    return numba_is_there() and engine_mode() != "interpreted"
