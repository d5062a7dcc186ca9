"""Haru Ichiban: who knows what (H5, H6, H11, H13), and what a learner is shown.

Secret are a gardener's hand, as long as a stock is left, and a bid until both are in. Of a gardener whose hand is
hidden `stock` holds all values not played, `hand` none, and `held` how many of them are in the hand.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.boards.square import symmetries
from hortus.contract.compiled import compiled
from hortus.contract.game import UNSEEN, Feature
from hortus.contract.generator import below
from hortus.games.haru_ichiban.components import (
    CELLS,
    FIGURE_KINDS,
    FLOWERS,
    LAST_ROUND,
    RED,
    SIZE,
    TURNS,
    WINNING_POINTS,
    YELLOW,
)
from hortus.games.haru_ichiban.rules import drawing, frog_to_place, to_act
from hortus.games.haru_ichiban.scoring import count, points
from hortus.games.haru_ichiban.state import (
    BID,
    DARK_ACTION,
    DRAW,
    EGGS,
    FINISHED,
    FLOWER_ACTION,
    FROG_ACTION,
    FROG_AFTER_DARK,
    FROG_AFTER_FLOWER,
    FROG_RETURN,
    HIDDEN_BID,
    LAYERS,
    NO_BID,
    WIND_ACTION,
    State,
)


@compiled
def hide(s: State, seat: int) -> None:
    """Forget others' hands, while something of their stock is left, and their bids that are not shown yet."""
    for other in range(2):
        if other == seat:
            continue
        unplayed = s.stock[other] | s.hand[other]
        if count(unplayed) > s.held[other]:
            s.stock[other] = unplayed
            s.hand[other] = 0
        if s.bid[other] != NO_BID:
            s.bid[other] = HIDDEN_BID


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    """Deal hidden hands and bids anew: each world that the seat cannot tell from the truth is as likely."""
    for other in range(2):
        if other == seat:
            continue
        while count(s.hand[other]) < s.held[other]:
            value = 1 << random_bit(s.stock[other], generator)
            s.stock[other] ^= value
            s.hand[other] |= value
        if s.bid[other] == HIDDEN_BID:
            s.bid[other] = random_bit(s.hand[other], generator)


@compiled
def random_bit(values: int, generator: NDArray[np.int64]) -> int:
    """One of the values of a mask, each as likely."""
    skip = below(generator, count(values))
    value = 0
    while True:
        value += 1
        if values >> value & 1:
            if skip == 0:
                return value
            skip -= 1


@compiled
def seen(s: State, action: int, seat: int) -> int:
    """A draw is seen by its owner only, a bid too until the second one shows both."""
    if s.phase == DRAW and drawing(s) != seat:
        return UNSEEN
    if s.phase == BID and s.bid[RED] == NO_BID and seat != RED:
        return UNSEEN
    return action


# For learning

PHASE_COUNT = FINISHED + 1

FIGURES = len(FIGURE_KINDS)

FEATURES = (
    Feature("lily", CELLS, "1 where a lily floats; cells in the order a1, b1, .., e5, as in all boards below"),
    Feature("dark", CELLS, "1 where a lily lies dark side up"),
    Feature("double dark", CELLS, "1 at the lily that is dark on both sides"),
    Feature("own eggs", CELLS, "1 at the lily with eggs of the seat's colour"),
    Feature("other eggs", CELLS, "1 at the lily with eggs of the other colour"),
    Feature("own flowers", CELLS, "1 where a flower of the seat lies"),
    Feature("other flowers", CELLS, "1 where a flower of the other gardener lies"),
    Feature("own frog", CELLS, "1 at the seat's frog"),
    Feature("other frog", CELLS, "1 at the other frog"),
    Feature("own hand", FLOWERS, "1 for each value, 1 to 8, in the seat's hand"),
    Feature("own stock", FLOWERS, "1 for each value in the seat's stock"),
    Feature("other hand", FLOWERS, "1 for each value known to be in the other's hand"),
    Feature("other unplayed", FLOWERS, "1 for each value that the other has not played"),
    Feature("own bid", FLOWERS, "1 at the value that the seat has chosen in secret"),
    Feature("own shown", FLOWERS, "1 at the value that the seat has shown last"),
    Feature("other shown", FLOWERS, "1 at the value that the other has shown last"),
    Feature("phase", PHASE_COUNT, "1 at the phase, in the order of rules.py"),
    Feature("edition", 1, "0 with dragonfly, 1 with croak"),
    Feature("turn", 1, "the turn, 1 to 8, over 8"),
    Feature("held", 2, "own and other hand's size over 8"),
    Feature("other has bid", 1, "1 if the other has chosen in secret", tells_order=True),
    Feature("to act", 2, "1 if the seat, the other gardener is to act", tells_order=True),
    Feature("senior", 2, "1 if the seat, the other gardener is senior"),
    Feature("dragonfly", 2, "1 if the seat, the other gardener holds the dragonfly"),
    Feature("points", 2, "own and other points over 5"),
    Feature("round", 1, "the round, 1 to 60, over 60"),
    Feature("croaker", 2, "1 if the seat, the other gardener croaked first in this turn"),
    Feature("next frog", 2, "1 if the frog to be placed now is the seat's, the other's"),
    Feature("scored", 2 * FIGURES, "figures of each kind that the seat, the other gardener has scored, over 5"),
)


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    """FEATURES, one after the other, from the seat's side of the table."""
    other = 1 - seat
    out[:] = 0
    at = 0
    for layer in range(LAYERS):
        relative = layer
        if layer >= EGGS and seat == YELLOW:
            relative = layer + 1 if (layer - EGGS) % 2 == 0 else layer - 1
        for cell in range(CELLS):
            out[at + cell] = s.pond[relative] >> cell & 1
        at += CELLS
    other_unplayed = s.stock[other] | s.hand[other]
    other_known = other_unplayed if count(other_unplayed) == s.held[other] else 0
    at = write_values(out, at, s.hand[seat])
    at = write_values(out, at, s.stock[seat])
    at = write_values(out, at, other_known)
    at = write_values(out, at, other_unplayed)
    at = write_values(out, at, 1 << s.bid[seat] if s.bid[seat] > NO_BID else 0)
    at = write_values(out, at, 1 << s.shown[seat])
    at = write_values(out, at, 1 << s.shown[other])
    out[at + s.phase] = 1
    at += PHASE_COUNT
    out[at] = s.edition
    out[at + 1] = s.turn / TURNS
    out[at + 2] = s.held[seat] / FLOWERS
    out[at + 3] = s.held[other] / FLOWERS
    out[at + 4] = s.bid[other] != NO_BID
    actor = to_act(s)
    out[at + 5] = actor == seat
    out[at + 6] = actor == other
    out[at + 7] = s.senior == seat
    out[at + 8] = s.senior == other
    out[at + 9] = s.dragonfly == seat
    out[at + 10] = s.dragonfly == other
    out[at + 11] = points(s, seat) / WINNING_POINTS
    out[at + 12] = points(s, other) / WINNING_POINTS
    out[at + 13] = s.round_number / LAST_ROUND
    out[at + 14] = s.croaker == seat
    out[at + 15] = s.croaker == other
    if s.phase == FROG_AFTER_FLOWER or s.phase == FROG_AFTER_DARK or s.phase == FROG_RETURN:
        out[at + 16] = frog_to_place(s) == seat
        out[at + 17] = frog_to_place(s) == other
    at += 18
    for kind in range(FIGURES):
        out[at + kind] = s.scored[seat, kind] / WINNING_POINTS
        out[at + FIGURES + kind] = s.scored[other, kind] / WINNING_POINTS


@compiled
def write_values(out: NDArray[np.float32], at: int, values: int) -> int:
    """One number a value; returns where the next feature starts."""
    for value in range(1, FLOWERS + 1):
        out[at + value - 1] = values >> value & 1
    return at + FLOWERS


# Symmetries: the pond may be turned and mirrored, no rule tells its sides apart

CELL_IMAGE, DIRECTION_IMAGE = symmetries(SIZE)  # [symmetry, cell], [symmetry, direction]
SYMMETRY_COUNT = len(CELL_IMAGE)


@compiled
def transform(s: State, symmetry: int) -> None:
    for layer in range(LAYERS):
        s.pond[layer] = mask_image(s.pond[layer], symmetry)
    for seat in range(2):
        s.last_flowers[seat] = mask_image(s.last_flowers[seat], symmetry)


@compiled
def mask_image(cells: int, symmetry: int) -> int:
    image = 0
    for cell in range(CELLS):
        image |= (cells >> cell & 1) << CELL_IMAGE[symmetry, cell]
    return image


@compiled
def transform_action(action: int, symmetry: int) -> int:
    if action >= DARK_ACTION:
        return DARK_ACTION + CELL_IMAGE[symmetry, action - DARK_ACTION]
    if action >= WIND_ACTION:
        cell, direction = (action - WIND_ACTION) // 4, (action - WIND_ACTION) % 4
        return WIND_ACTION + CELL_IMAGE[symmetry, cell] * 4 + DIRECTION_IMAGE[symmetry, direction]
    if action >= FROG_ACTION:
        return FROG_ACTION + CELL_IMAGE[symmetry, action - FROG_ACTION]
    if action >= FLOWER_ACTION:
        return FLOWER_ACTION + CELL_IMAGE[symmetry, action - FLOWER_ACTION]
    return action
