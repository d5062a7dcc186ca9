"""The Legend of the Cherry Tree: points in front of the screen and behind it (C18 to C23)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.room import room
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    COOL,
    DARK,
    FRONT_POINTS,
    GROUP_COLOURS,
    GROUP_POINTS,
    GROUPS,
    LIGHT,
    MOST_PLAYERS,
    PINK,
    WARM,
    WHITE,
    YELLOW,
)
from hortus.games.cherry_tree.state import FINISHED, State

# Jokers behind the screen (C19, C20)


@compiled
def jokers(s: State, seat: int) -> int:
    return s.behind[seat, WHITE] + s.behind[seat, BLACK]


@compiled
def own_of_group(s: State, seat: int, group: int) -> int:
    """Flowers of a group's own colours behind a screen; without any the group is closed to jokers."""
    return s.behind[seat, GROUP_COLOURS[group, 0]] + s.behind[seat, GROUP_COLOURS[group, 1]]


@compiled
def fewest_warm(s: State, seat: int) -> int:
    """All jokers are warm if only that group is open; else none need be."""
    return jokers(s, seat) if own_of_group(s, seat, WARM) > 0 and own_of_group(s, seat, COOL) == 0 else 0


@compiled
def most_warm(s: State, seat: int) -> int:
    return jokers(s, seat) if own_of_group(s, seat, WARM) > 0 else 0


# Scores: in front of the screen (C18)


@compiled
def worth(flowers: int) -> int:
    """What so many flowers of one colour count."""
    return FRONT_POINTS[min(flowers, len(FRONT_POINTS) - 1)]


@compiled
def front_points(s: State, seat: int) -> int:
    """The best of all ways to give the blacks a colour."""
    front = s.front[seat]
    blacks = front[BLACK]
    best = -3 * ALL
    for pink in range(blacks + 1):
        for yellow in range(blacks - pink + 1):
            for light in range(blacks - pink - yellow + 1):
                for dark in range(blacks - pink - yellow - light + 1):
                    white = blacks - pink - yellow - light - dark
                    total = worth(front[PINK] + pink) + worth(front[YELLOW] + yellow) + worth(front[LIGHT] + light)
                    total += worth(front[DARK] + dark) + worth(front[WHITE] + white)
                    best = max(best, total)
    return best


# Scores: behind the screen (C21, C22)


@compiled
def group_size(s: State, seat: int, group: int) -> int:
    """A player's flowers in a group, jokers included, once these are assigned."""
    own = own_of_group(s, seat, group)
    if own == 0:
        return 0
    return own + (s.warm[seat] if group == WARM else jokers(s, seat) - s.warm[seat])


@compiled
def group_points(s: State, seat: int, group: int) -> int:
    """Those who share a place share it with the next one, rounded down; two players play for the second place only."""
    size = group_size(s, seat, group)
    if size == 0:
        return 0
    ahead, level_with = 0, 0
    for other in range(s.players):
        ahead += group_size(s, other, group) > size
        level_with += group_size(s, other, group) == size
    places = GROUP_POINTS[group]
    if s.players == 2:
        return 0 if ahead > 0 else places[1] // level_with
    shared = places[ahead] if level_with == 1 else places[ahead] + places[ahead + 1]
    return shared // level_with


@compiled
def behind_points(s: State, seat: int) -> int:
    return group_points(s, seat, WARM) + group_points(s, seat, COOL)


# Scores in all (C23)


@compiled
def points(s: State, seat: int) -> int:
    """Until the screens are lifted only what lies in front, so that points never tell a secret."""
    if s.phase != FINISHED:
        return front_points(s, seat)
    return front_points(s, seat) + behind_points(s, seat)


@compiled
def winners(s: State) -> int:
    if s.phase != FINISHED:
        return 0
    fronts = room(MOST_PLAYERS, np.int64)
    write_fronts(s, fronts)
    return winners_with(s, fronts)


@compiled
def write_fronts(s: State, fronts: NDArray[np.int64]) -> None:
    """[seat] the points in front."""
    for seat in range(s.players):
        fronts[seat] = front_points(s, seat)


@compiled
def winners_with(s: State, fronts: NDArray[np.int64]) -> int:
    """Who has the most by these points in front and the jokers as they are assigned."""
    best, bits = 0, 0
    for seat in range(s.players):
        total = fronts[seat] + behind_points(s, seat)
        if seat == 0 or total > best:
            best, bits = total, 0
        if total == best:
            bits |= 1 << seat
    return bits


def score_parts(s: State, seat: int) -> dict[str, int]:
    """Until the end only what lies in front counts."""
    ended = s.phase == FINISHED
    groups = {GROUPS[group]: int(group_points(s, seat, group)) if ended else 0 for group in (WARM, COOL)}
    return {"front": int(front_points(s, seat)), **groups}
