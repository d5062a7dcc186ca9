"""What hidden flowers can be, by full enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from hortus.contract.game import NOBODY
from hortus.games.cherry_tree.bag import keep_secret, leave_bag, return_to_bag
from hortus.games.cherry_tree.components import ALL
from hortus.games.cherry_tree.state import OUT_OF_THE_GAME
from tests.games.cherry_tree.tables import table

Hidden = tuple[int, ...]
"""The colours of the hidden flowers, in the order drawn."""


class Event(NamedTuple):
    """A flower leaves the bag, openly or as an owner's secret, or it comes back."""

    kind: str  # draw, secret or return
    colour: int
    owner: int = NOBODY


# Enumeration: every way to colour the hidden flowers, with its exact chance


def posterior(bag: list[int], events: list[Event], viewer: int) -> dict[Hidden, Fraction]:
    """The chance of each world, given everything that the viewer saw."""
    hidden = sum(event.kind == "secret" and event.owner != viewer for event in events)
    chances = {colours: chance_of(bag, events, viewer, colours) for colours in product(range(ALL), repeat=hidden)}
    total = sum(chances.values())
    return {colours: chance / total for colours, chance in chances.items() if chance}


def chance_of(bag: list[int], events: list[Event], viewer: int, hidden: Hidden) -> Fraction:
    left, colours, chance = list(bag), iter(hidden), Fraction(1)
    for kind, seen, owner in events:
        colour = next(colours) if kind == "secret" and owner != viewer else seen
        if kind == "return":
            left[colour] += 1
            continue
        chance *= Fraction(left[colour], sum(left))
        left[colour] -= 1
        if not chance:
            break
    return chance


# The same by the state's memory


def state_after(bag: list[int], events: list[Event]) -> Any:
    """A state in which this happened; drawn flowers lie in front of seat 0."""
    s = table().state
    s.bag = bag
    s.bag_size = sum(bag)
    for kind, colour, owner in events:
        if kind == "return":
            s.front[0, colour] -= 1
            return_to_bag(s, colour)
            continue
        leave_bag(s, colour)
        if kind == "draw":
            s.front[0, colour] += 1
        else:
            keep_secret(s, owner, colour)
            if owner != OUT_OF_THE_GAME:
                s.behind[owner, colour] += 1
    return s


def random_events(seed: int) -> tuple[list[int], list[Event]]:
    """A tiny bag; two to four secrets of several owners, draws and returns in between."""
    rng = np.random.default_rng(seed)
    bag = rng.integers(0, 4, ALL)
    bag[rng.integers(ALL)] += 3
    first = bag.tolist()
    events: list[Event] = []
    outside: list[int] = []
    secrets = 0
    while bag.sum() > 1 and len(events) < 24:
        kind = rng.choice(["draw", "draw", "return", "return", "secret"])
        if kind == "return" and outside:
            colour = outside.pop(int(rng.integers(len(outside))))
            bag[colour] += 1
            events.append(Event("return", colour))
        elif kind != "return" and not (kind == "secret" and secrets == 4):
            colour = int(rng.choice(ALL, p=bag / bag.sum()))
            bag[colour] -= 1
            if kind == "draw":
                outside.append(colour)
            secrets += kind == "secret"
            events.append(
                Event(kind, colour, int(rng.choice([0, 1, 2, OUT_OF_THE_GAME])) if kind == "secret" else NOBODY)
            )
    return first, events


TWO_SECRETS = [
    *("draw 4", "pick pink", "pick pink", "pick yellow", "pick yellow", "stop"),
    *("bonus shin-sumizome", "pick pink", "behind none"),
    *("draw 4", "pick light", "pick light", "pick light", "pick white", "keep light white"),
    *("draw 5", "pick light", "pick light", "pick pink", "pick white", "pick yellow"),
    *("stop", "bonus somei-yoshino", "hide harvest white", "behind light"),
    *("draw 3", "pick black", "pick black", "pick pink", "keep pink"),
    *("draw 4", "pick yellow", "pick yellow", "pick white", "pick white", "stop"),
    *("bonus shin-sumizome", "pick black", "behind white"),
    *("draw 3", "pick black", "pick light", "pick light", "keep light"),
]


TWO_AGES = [
    Event("secret", 0, 1),
    Event("draw", 0),
    Event("draw", 1),
    Event("return", 0),
    Event("return", 1),
    Event("draw", 0),
    Event("secret", 2, 0),
    Event("return", 0),
    Event("secret", 1, 2),
    Event("draw", 2),
    Event("return", 2),
    Event("draw", 0),
    Event("return", 0),
]
SMALL_BAG = [3, 2, 3, 0, 0, 1]
