"""The Legend of the Cherry Tree counted out for people: why a harvest failed, and how points come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from hortus.contract.game import Counted, Message, View
from hortus.games.cherry_tree.components import (
    BLACK,
    COLOURS,
    COOL,
    FIVE,
    GROUP_COLOURS,
    GROUP_POINTS,
    GROUPS,
    WARM,
    WHITE,
)
from hortus.games.cherry_tree.drawing import in_words
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
    return [dict(colour) for colour in _front_counting(tuple(s.front[seat].tolist()))]


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


# The count at the end (C18 to C23)


def count(view: View, log: Sequence[View]) -> Iterator[Counted]:
    """What lies in front with its blacks; then, behind, the jokers and both groups with their places."""
    yield _step(view, "front", _blacks_told(view))
    warm, cool = (GROUPS[group] for group in (WARM, COOL))
    yield _step(view, warm, [*_jokers_told(view), *_places_told(view, warm)])
    yield _step(view, cool, _places_told(view, cool))


def _step(view: View, part: str, told: Sequence[Message]) -> Counted:
    points = tuple(own[part] for own in view["score_parts"])
    return Counted(Message(f"part-cherry_tree-{part}", {}), points, tuple(told))


def _blacks_told(view: View) -> list[Message]:
    """Whose blacks took which colours."""
    taken = [[*(parts["blacks"] for parts in own), 0] for own in view["front_counting"]]
    return [
        Message("cherry-count-blacks", {"seat": seat, "flowers": in_words(blacks)})
        for seat, blacks in zip(view["seats"], taken, strict=True)
        if any(blacks)
    ]


def _jokers_told(view: View) -> list[Message]:
    """For which group jokers count; where they count nowhere, neither group has more than its own colours."""
    told = []
    for seat, name in enumerate(view["seats"]):
        behind, groups = view["behind"][seat], view["group_counting"][seat]
        if behind[WHITE] or behind[BLACK]:
            own = {GROUPS[group]: sum(behind[colour] for colour in GROUP_COLOURS[group]) for group in (WARM, COOL)}
            more = {group: max(0, groups[group]["flowers"] - flowers) for group, flowers in own.items()}
            told.append(Message("cherry-count-jokers", {"seat": name, **more}))
    return told


def _places_told(view: View, group: str) -> list[Message]:
    """Place by place; those who share one are told together."""
    sharing: dict[int, list[int]] = {}
    for seat, groups in enumerate(view["group_counting"]):
        sharing.setdefault(groups[group]["place"], []).append(seat)
    sharing.pop(0, None)  # who has no flower has no place
    told = [_place_told(view, group, sharing[place]) for place in sorted(sharing)]
    return told or [Message("cherry-count-nobody", {"group": group})]


def _place_told(view: View, group: str, seats: Sequence[int]) -> Message:
    place = view["group_counting"][seats[0]][group]
    facts = {name: place[name] for name in ("place", "flowers", "points")}
    about = {"group": group, "seats": [view["seats"][seat] for seat in seats], **facts}
    if len(seats) == 1:
        return Message("cherry-count-place", about)
    return Message("cherry-count-shared", {**about, "split": place["split"], "count": len(seats)})
