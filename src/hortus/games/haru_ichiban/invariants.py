"""Haru Ichiban: what is true in every position. Laws check it in play, and a position's text is refused without it."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.contract.game import NOBODY
from hortus.games.haru_ichiban.components import FLOWERS, FROGLESS, HAND_SIZE, LILIES, RED, TURNS, YELLOW
from hortus.games.haru_ichiban.rules import bids_are_shown, has_senior, unflowered
from hortus.games.haru_ichiban.scoring import count
from hortus.games.haru_ichiban.state import (
    BID,
    CROAK,
    DARK_SIDE,
    DOUBLE_DARK,
    DRAGONFLY,
    DRAGONFLY_EDITION,
    EGGS,
    FINISHED,
    FLOWER,
    FLOWER_ON,
    FROG_AFTER_DARK,
    FROG_AFTER_FLOWER,
    FROG_ON,
    FROG_RETURN,
    LAYERS,
    LILY,
    NO_BID,
    SENIOR,
    State,
)

INVARIANT_NAMES = (
    "H2: there are 16 lilies, one double-dark, one with red and one with yellow eggs",
    "H2: a lily carries at most one flower or one frog",
    "H3: each gardener has 8 flowers, in stock, in hand, just shown or on the pond",
    "H6: a hand holds what the turn allows, bids are shown together, and the higher one makes the senior",
    "H7: one unflowered lily is dark, without a frog, except between the steps A and D",
    "H8, H12, H17: both frogs are on the pond until two lilies are left, except while they are moved",
    "H17, H19: somebody holds the dragonfly; somebody croaked first where that decides",
)


@compiled
def invariants(s: State) -> int:
    if not lilies_are_complete(s):
        return 1
    if not lilies_carry_one(s):
        return 2
    if s.phase == FINISHED:
        return 0
    for seat in range(2):
        if not flowers_are_complete(s, seat):
            return 3
        if not bids_fit(s, seat):
            return 4
    if not dark_lily_fits(s):
        return 5
    if not frogs_fit(s):
        return 6
    return 0 if tie_breaker_fits(s) else 7


@compiled
def lilies_are_complete(s: State) -> bool:
    pond = s.pond
    special = pond[DOUBLE_DARK] | pond[EGGS + RED] | pond[EGGS + YELLOW]
    dark = pond[DARK_SIDE]
    strays = (special | dark) & ~pond[LILY] | pond[DOUBLE_DARK] & ~dark
    return count(pond[LILY]) == LILIES and count(special) == 3 and count(pond[DOUBLE_DARK]) == 1 and strays == 0


@compiled
def lilies_carry_one(s: State) -> bool:
    carried = 0
    for layer in range(FLOWER_ON, LAYERS):
        if carried & s.pond[layer] or s.pond[layer] & ~s.pond[LILY]:
            return False
        carried |= s.pond[layer]
    return True


@compiled
def flowers_are_complete(s: State, seat: int) -> bool:
    unplayed = count(s.stock[seat] | s.hand[seat])
    shown = (s.phase == FLOWER and s.senior == seat) or (s.turn == TURNS and s.phase in (SENIOR, CROAK))
    on_the_pond = count(s.pond[FLOWER_ON + seat])
    played = s.turn - 1 + bids_are_shown(s)
    return s.stock[seat] & s.hand[seat] == 0 and unplayed == FLOWERS - played and on_the_pond + shown == played


@compiled
def bids_fit(s: State, seat: int) -> bool:
    held = s.held[seat]
    if (s.hand[seat] != 0 and held != count(s.hand[seat])) or held > count(s.stock[seat] | s.hand[seat]):
        return False
    if bids_are_shown(s):
        unequal = s.shown[RED] != s.shown[YELLOW]
        tie_has_senior = s.turn == TURNS and has_senior(s)
        roles = has_senior(s) == (s.senior != NOBODY) and (has_senior(s) == unequal or tie_has_senior)
        senior_bid_more = not unequal or (s.senior != NOBODY and s.shown[s.senior] > s.shown[1 - s.senior])
        shown = s.shown[seat] > NO_BID and s.bid[seat] == NO_BID
        return shown and held == HAND_SIZE[s.turn] - 1 and roles and senior_bid_more
    red_first = s.bid[seat] == NO_BID or (s.phase == BID and seat == RED)
    lacking = HAND_SIZE[s.turn] - held
    hands_fit = lacking == 0 if s.phase == BID else lacking >= 0 and s.held[YELLOW] < HAND_SIZE[s.turn]
    return red_first and hands_fit and s.senior == NOBODY


@compiled
def dark_lily_fits(s: State) -> bool:
    dark = unflowered(s) & s.pond[DARK_SIDE]
    between = has_senior(s) and s.phase != FROG_AFTER_DARK
    return count(dark) == (0 if between else 1) and dark & (s.pond[FROG_ON + RED] | s.pond[FROG_ON + YELLOW]) == 0


@compiled
def frogs_fit(s: State) -> bool:
    red, yellow = count(s.pond[FROG_ON + RED]), count(s.pond[FROG_ON + YELLOW])
    if red > 1 or yellow > 1:
        return False
    if count(unflowered(s)) <= FROGLESS:
        return red + yellow == 0
    if s.phase in (FROG_AFTER_FLOWER, FROG_AFTER_DARK):
        return red + yellow == 1
    if s.phase == CROAK:
        return red + yellow == 0
    return red + yellow <= 1 if s.phase == FROG_RETURN else red + yellow == 2


@compiled
def tie_breaker_fits(s: State) -> bool:
    if s.edition == DRAGONFLY_EDITION:
        return s.phase != CROAK and s.croaker == NOBODY and (s.phase == DRAGONFLY) == (s.dragonfly == NOBODY)
    decided = bids_are_shown(s) and s.phase != CROAK and s.shown[RED] == s.shown[YELLOW]
    return s.phase != DRAGONFLY and s.dragonfly == NOBODY and decided == (s.croaker != NOBODY)
