"""The Legend of the Cherry Tree: the bonuses of the mastery cards (C9 to C15); all lead on to C16."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.choices import each_positive
from hortus.contract.compiled import compiled
from hortus.contract.game import NOBODY
from hortus.games.cherry_tree.bag import keep_secret, leave_bag, return_to_bag
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    BONUSES,
    FIVE,
    KENROKUEN_FLOWERS,
    KENROKUEN_KUMAGAI,
    KOKONOE,
    KOMATSU_FLOWERS,
    KOMATSU_OTOME,
    SAKUYA_HIME,
    SHIN_SUMIZOME,
    SOMEI_YOSHINO,
)
from hortus.games.cherry_tree.harvest import fulfils
from hortus.games.cherry_tree.state import (
    BEHIND,
    BONUS_ACTION,
    EXCHANGE,
    GIVE,
    HIDE,
    KEEP_ACTION,
    KEEP_ONE,
    KEPT,
    NO_FLOWER,
    OPEN_PICK,
    PLACE,
    PLACE_ACTION,
    SECRET_PICK,
    TAKE,
    TAKE_ACTION,
    THREE_PICK,
    State,
)

# The bonus of one mastery (C9)


@compiled
def bonus_of(s: State, condition: int) -> int:
    """The bonus that the upper side of a card offers (C3)."""
    return 3 * (s.side >> condition & 1) + condition


@compiled
def is_up(s: State, bonus: int) -> bool:
    return bool(bonus_of(s, bonus % 3) == bonus)


@compiled
def need_is_met(s: State, bonus: int) -> bool:
    """Flowers in the bag (C10, C13, C14), or some that can be taken from others (C11, C15), or nothing (C12)."""
    if bonus in (SAKUYA_HIME, KOKONOE):
        return others_have_flowers(s)
    return bonus == SOMEI_YOSHINO or s.bag_size > 0


@compiled
def offered(s: State, condition: int) -> bool:
    return fulfils(s, condition) and need_is_met(s, bonus_of(s, condition))


@compiled
def some_bonus(s: State) -> bool:
    return offered(s, 0) or offered(s, 1) or offered(s, 2)


@compiled
def legal_bonus(s: State, out: NDArray[np.int64]) -> int:
    out[0] = BONUS_ACTION
    n = 1
    for bonus in range(len(BONUSES)):
        out[n] = BONUS_ACTION + 1 + bonus
        n += is_up(s, bonus) and offered(s, bonus % 3)
    return n


@compiled
def play_bonus(s: State, bonus: int) -> None:
    if bonus == SHIN_SUMIZOME:
        s.phase = SECRET_PICK
    elif bonus == SOMEI_YOSHINO:
        s.phase = HIDE
    elif bonus == KENROKUEN_KUMAGAI:
        draw_openly(s, KENROKUEN_FLOWERS, OPEN_PICK)
    elif bonus == SAKUYA_HIME:
        s.phase = GIVE
    elif bonus == KOMATSU_OTOME:
        draw_openly(s, KOMATSU_FLOWERS, THREE_PICK if is_up(s, KENROKUEN_KUMAGAI) else OPEN_PICK)
    else:
        s.phase = TAKE if bonus == KOKONOE else BEHIND


# Shin-sumizome: a secret flower (C10)


@compiled
def play_secret_pick(s: State, colour: int) -> None:
    leave_bag(s, colour)
    s.behind[s.seat, colour] += 1
    keep_secret(s, s.seat, colour)
    s.phase = BEHIND


# Flowers of the harvest or of the own front (C11, C12)


@compiled
def legal_own(s: State, first: int, out: NDArray[np.int64]) -> int:
    n = each_positive(s.harvest, first, out, 0)
    return each_positive(s.front[s.seat], first + ALL, out, n)


@compiled
def remove_own(s: State, choice: int) -> int:
    """Lift a flower of the harvest or of the own front; returns its colour."""
    colour = choice % ALL
    if choice < ALL:
        s.harvest[colour] -= 1
    else:
        s.front[s.seat, colour] -= 1
    return colour


# Sakuya-hime: an exchange (C11)


@compiled
def play_give(s: State, choice: int) -> None:
    s.given = remove_own(s, choice)
    s.phase = EXCHANGE


@compiled
def others_have_flowers(s: State) -> bool:
    """Whether any other player has a flower in front that may be taken: black ones may not."""
    for other in range(s.players):
        for colour in range(FIVE):
            if other != s.seat and s.front[other, colour] > 0:
                return True
    return False


@compiled
def legal_exchange(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    for other in range(s.players):
        if other != s.seat:
            n = each_positive(s.front[other, :FIVE], TAKE_ACTION + other * FIVE, out, n)
    return n


@compiled
def play_exchange(s: State, other: int, colour: int) -> None:
    take_flower(s, other, colour)
    s.front[other, s.given] += 1
    s.given = NO_FLOWER
    s.phase = BEHIND


@compiled
def take_flower(s: State, other: int, colour: int) -> None:
    s.front[other, colour] -= 1
    s.front[s.seat, colour] += 1


# Somei-yoshino: a flower goes behind (C12)


@compiled
def play_hide(s: State, choice: int) -> None:
    s.behind[s.seat, remove_own(s, choice)] += 1
    s.phase = BEHIND


# Komatsu-otome and kenrokuen-kumagai: flowers drawn in the open (C13, C14)


@compiled
def draw_openly(s: State, flowers: int, phase: int) -> None:
    s.to_pick = min(flowers, s.bag_size)
    s.phase = phase


@compiled
def draws_three(s: State) -> bool:
    """Whether it is komatsu-otome that draws in the open."""
    return s.phase == THREE_PICK or not is_up(s, KENROKUEN_KUMAGAI)


@compiled
def drawn_count(s: State) -> int:
    n = 0
    while n < KOMATSU_FLOWERS and s.drawn[n] != NO_FLOWER:
        n += 1
    return n


@compiled
def play_open_pick(s: State, colour: int) -> None:
    leave_bag(s, colour)
    s.drawn[drawn_count(s)] = colour
    s.to_pick -= 1
    if s.to_pick == 0:
        s.phase = KEEP_ONE if draws_three(s) else PLACE


# Komatsu-otome: one stays (C13)


@compiled
def is_drawn(s: State, colour: int) -> bool:
    for i in range(drawn_count(s)):
        if s.drawn[i] == colour:
            return True
    return False


@compiled
def legal_keep_one(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    for colour in range(FIVE):
        out[n] = KEEP_ACTION + 1 + colour
        n += is_drawn(s, colour)
    if n == 0:
        out[0] = KEEP_ACTION
        n = 1
    return n


@compiled
def play_keep_one(s: State, choice: int) -> None:
    kept = KEPT[choice, 0]
    if kept != BLACK:
        s.front[s.seat, kept] += 1
    for i in range(drawn_count(s)):
        if s.drawn[i] == kept and kept != BLACK:
            kept = BLACK
        else:
            return_to_bag(s, s.drawn[i])
        s.drawn[i] = NO_FLOWER
    s.phase = BEHIND


# Kenrokuen-kumagai: each goes where its finder likes (C14)


@compiled
def legal_place(s: State, out: NDArray[np.int64]) -> int:
    out[0] = PLACE_ACTION
    out[1] = PLACE_ACTION + 1
    n = 2
    for other in range(s.players):
        out[n] = PLACE_ACTION + 2 + other
        n += other != s.seat
    return n


@compiled
def play_place(s: State, place: int) -> None:
    colour = s.drawn[0]
    if place == 0:
        s.front[s.seat, colour] += 1
    elif place == 1:
        s.behind[s.seat, colour] += 1
    else:
        s.front[place - 2, colour] += 1
    s.drawn[0] = s.drawn[1]
    s.drawn[1] = NO_FLOWER
    if s.drawn[0] == NO_FLOWER:
        s.phase = BEHIND


# Kokonoe: two flowers of others (C15)


@compiled
def can_take(s: State, other: int, colour: int) -> bool:
    """A flower of another's front, of another colour and, with more than two players, another seat than the first."""
    if other == s.seat or s.front[other, colour] == 0 or colour == s.taken:
        return False
    return s.taken == NO_FLOWER or s.players == 2 or other != s.taken_from


@compiled
def second_exists(s: State, other: int, colour: int) -> bool:
    """Whether there is a second flower to take after this first one."""
    for another in range(s.players):
        for second in range(FIVE):
            there = another != s.seat and second != colour and s.front[another, second] > 0
            if there and (another != other or s.players == 2):
                return True
    return False


@compiled
def pair_exists(s: State) -> bool:
    for other in range(s.players):
        for colour in range(FIVE):
            if can_take(s, other, colour) and second_exists(s, other, colour):
                return True
    return False


@compiled
def legal_take(s: State, out: NDArray[np.int64]) -> int:
    """A first flower that leaves a second, where there is such a pair."""
    wants_pair = s.taken == NO_FLOWER and pair_exists(s)
    n = 0
    for other in range(s.players):
        for colour in range(FIVE):
            out[n] = TAKE_ACTION + other * FIVE + colour
            n += can_take(s, other, colour) and (not wants_pair or second_exists(s, other, colour))
    return n


@compiled
def play_take(s: State, other: int, colour: int) -> None:
    first_of_two = s.taken == NO_FLOWER and second_exists(s, other, colour)
    take_flower(s, other, colour)
    s.taken = colour if first_of_two else NO_FLOWER
    s.taken_from = other if first_of_two else NOBODY
    if not first_of_two:
        s.phase = BEHIND
