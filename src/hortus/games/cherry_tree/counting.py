"""The Legend of the Cherry Tree counted out for people: why a harvest failed, and how points come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from hortus.games.cherry_tree.components import BLACK, COLOURS, COOL, FIVE, GROUP_POINTS, GROUPS, WARM
from hortus.games.cherry_tree.harvest import colours_present
from hortus.games.cherry_tree.scoring import group_points, group_size, worth
from hortus.games.cherry_tree.state import FINISHED, KEEP, State

FRONTS_KEPT = 256


def failure(s: State) -> dict[str, Any] | None:
    """Of a failed harvest (C6): the colours that make three with the blacks, and whether five colours came together."""
    if s.phase != KEEP:
        return None
    blacks = s.harvest[BLACK]
    return {
        "three": [COLOURS[colour] for colour in range(FIVE) if s.harvest[colour] and s.harvest[colour] + blacks >= 3],
        "five": bool(colours_present(s) + blacks >= 5),
    }


def front_counting(s: State, seat: int) -> list[dict[str, int]]:
    """For each of the five colours (C18): how many blacks take it, so that the points are the most; its points; and how
    many points more the next flower of it would bring in all.

    Of equal ways it is the one that gives the blacks the most different colours.
    """
    return _front_counting(tuple(s.front[seat].tolist()))


@lru_cache(FRONTS_KEPT)
def _front_counting(front: tuple[int, ...]) -> list[dict[str, int]]:
    blacks = _best_blacks(front)
    points = [int(worth(front[colour] + blacks[colour])) for colour in range(FIVE)]
    now = sum(points)
    return [
        {"blacks": blacks[colour], "points": points[colour], "next": _front_with(front, colour) - now}
        for colour in range(FIVE)
    ]


def _best_blacks(front: Sequence[int]) -> Counter[int]:
    def value(blacks: Counter[int]) -> tuple[int, int]:
        return sum(worth(front[colour] + blacks[colour]) for colour in range(FIVE)), len(blacks)

    return max(map(Counter, combinations_with_replacement(range(FIVE), front[BLACK])), key=value)


def _front_with(front: Sequence[int], more: int) -> int:
    """What all in front would count with one flower more of a colour."""
    grown = [flowers + (colour == more) for colour, flowers in enumerate(front)]
    blacks = _best_blacks(grown)
    return sum(int(worth(grown[colour] + blacks[colour])) for colour in range(FIVE))


def group_counting(s: State, seat: int) -> dict[str, dict[str, int]] | None:
    """At the end, for each group (C21, C22): flowers, place (0 for none), who shares it, what is split, and points."""
    if s.phase != FINISHED:
        return None
    return {GROUPS[group]: _place_of(s, seat, group) for group in (WARM, COOL)}


def _place_of(s: State, seat: int, group: int) -> dict[str, int]:
    sizes = [group_size(s, other, group) for other in range(s.players)]
    size = sizes[seat]
    ahead = sum(other > size for other in sizes)
    level_with = sizes.count(size)
    return {
        "flowers": int(size),
        "place": int(ahead) + 1 if size else 0,
        "shared_by": level_with,
        "split": _split(s, group, ahead, level_with) if size else 0,
        "points": int(group_points(s, seat, group)),
    }


def _split(s: State, group: int, ahead: int, level_with: int) -> int:
    """What those of a place have together."""
    places = GROUP_POINTS[group]
    if s.players == 2:
        return 0 if ahead else int(places[1])
    return int(places[ahead] if level_with == 1 else places[ahead] + places[ahead + 1])
