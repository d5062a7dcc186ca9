"""What a game may know beyond its rules: a judgement for players that look ahead, odds counted out, choices solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from hortus.contract.compiled import compiled

if TYPE_CHECKING:
    from hortus.contract.game import Message


@compiled
def no_prospects(s: Any, seat: int) -> float:
    return 0.0


class Judgement(NamedTuple):
    """What a position promises beyond its points, written by hand, a sentence of strategy a term."""

    prospects: Callable[[Any, int], float] = no_prospects  # (s, seat) of a full state, in points; compiled subset
    scale: float = 1.0  # the lead, points and prospects together, that makes a seat e times as likely to win as another
    search: Mapping[str, float] = MappingProxyType({})  # settings of the search that suit the game better


POINTS_ALONE = Judgement()


class Odds(NamedTuple):
    """What an action brings, counted out. What is told of it has the id of a sentence of the game."""

    action: int
    chances: Mapping[str, Fraction]  # of what may happen
    means: Mapping[str, Fraction]  # of what it brings on average


class Solution(NamedTuple):
    """A choice of a seat solved exactly. What it is worth is a return: 1 for a victory, -1 for a defeat."""

    value: float  # if everybody plays on perfectly
    values: Mapping[int, float]  # of each action of the seat; at a sealed choice against the others' perfect mixture
    shares: Mapping[int, float]  # how often to choose each: a perfect mixture, elsewhere the best ones evenly
    proved: frozenset[int]  # actions whose value follows from ends of the game alone
    left_out: Message  # what the values of the others do not know
    actions: int  # how many were played to find out
    is_if_open: bool = False  # the others are exact if nothing were secret; else for this round
