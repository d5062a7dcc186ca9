"""Who knows what: pouches and names are secret until the end (R3, R4)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.game import UNSEEN, Feature
from hortus.contract.generator import below
from seeds.components import COLOUR_COUNT
from seeds.scoring import holds
from seeds.state import FINISHED, HIDDEN_NAME, NAMING, NOT_NAMED, PICKING, State


@compiled
def hide(s: State, seat: int) -> None:
    """Forget what the seat may not know: the beans in other pouches might as well be in the bag."""
    if s.phase == FINISHED:
        return
    for other in range(s.players):
        if other != seat:
            for colour in range(COLOUR_COUNT):
                s.bag[colour] += s.pouch[other, colour]
                s.pouch[other, colour] = 0
            if s.named[other] != NOT_NAMED:
                s.named[other] = HIDDEN_NAME


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    """Deal what is hidden again, by the odds that are left to whoever does not know it."""
    for other in range(s.players):
        missing = s.pouch_size[other]
        for colour in range(COLOUR_COUNT):
            missing -= s.pouch[other, colour]
        for _ in range(missing):
            colour = random_bean(s, generator)
            s.bag[colour] -= 1
            s.pouch[other, colour] += 1
    for other in range(s.players):
        while s.named[other] == HIDDEN_NAME:
            colour = below(generator, COLOUR_COUNT)
            if holds(s, other, colour) > 0:
                s.named[other] = colour


@compiled
def random_bean(s: State, generator: NDArray[np.int64]) -> int:
    rest = below(generator, s.bag[0] + s.bag[1] + s.bag[2])
    colour = 0
    while rest >= s.bag[colour]:
        rest -= s.bag[colour]
        colour += 1
    return colour


@compiled
def seen(s: State, action: int, seat: int) -> int:
    """The last colour is named as the game ends, when everything is shown."""
    last_name = s.phase == NAMING and s.seat == s.players - 1
    is_secret = (s.phase == PICKING and s.secret == 1) or (s.phase == NAMING and not last_name)
    return UNSEEN if is_secret and seat != s.seat else action


FEATURES = (
    Feature("front", COLOUR_COUNT, "the seat's open beans, by colour"),
    Feature("pouch", COLOUR_COUNT, "the seat's secret beans, by colour"),
    Feature("rounds", 1, "rounds played"),
)


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    for colour in range(COLOUR_COUNT):
        out[colour] = s.front[seat, colour]
        out[COLOUR_COUNT + colour] = s.pouch[seat, colour]
    out[2 * COLOUR_COUNT] = s.rounds
