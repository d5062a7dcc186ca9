"""The Legend of the Cherry Tree: gather flowers, but not too greedily, in front of your screen or behind it.

The rule numbers are those of docs/games/cherry_tree.md. Flowers are counts by colour; every single one leaves the bag
by an action of chance. Here are the turns and the end of the game; `harvest` says when a harvest fails, `masteries`
what the cards offer, `scoring` how points are counted, and `bag` what is remembered of draws and returns.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hortus.contract.choices import each_positive
from hortus.contract.compiled import compiled
from hortus.contract.errors import UnknownOption
from hortus.contract.game import CHANCE, NOBODY, OVER
from hortus.games.cherry_tree.bag import keep_secret, leave_bag, return_to_bag
from hortus.games.cherry_tree.components import (
    ALL,
    BLACK,
    BLACKS,
    EACH,
    FIVE,
    MOST_DRAWS,
    MOST_FLOWERS,
    SET_ASIDE,
    SIDES,
)
from hortus.games.cherry_tree.harvest import colours_present, fails, harvest_size
from hortus.games.cherry_tree.masteries import (
    legal_bonus,
    legal_exchange,
    legal_keep_one,
    legal_own,
    legal_place,
    legal_take,
    play_bonus,
    play_exchange,
    play_give,
    play_hide,
    play_keep_one,
    play_open_pick,
    play_place,
    play_secret_pick,
    play_take,
    some_bonus,
)
from hortus.games.cherry_tree.scoring import fewest_warm, most_warm
from hortus.games.cherry_tree.state import (
    ASIDE,
    ASIDE_ACTION,
    BEHIND,
    BEHIND_ACTION,
    BONUS,
    BONUS_ACTION,
    DRAW_ACTION,
    EXCHANGE,
    FINISHED,
    GATHER,
    GIVE,
    GIVE_ACTION,
    HIDE,
    HIDE_ACTION,
    JOKERS,
    KEEP,
    KEEP_ACTION,
    KEEP_ONE,
    KEPT,
    KEPT_FROM,
    NO_FLOWER,
    NOT_CHOSEN,
    OPEN_PICK,
    OUT_OF_THE_GAME,
    PICK,
    PICK_ACTION,
    PLACE,
    PLACE_ACTION,
    SECRET_PICK,
    STOP_ACTION,
    TAKE,
    TAKE_ACTION,
    THREE_PICK,
    WARM_ACTION,
    State,
)

VERSION = 2  # seats are counted from 1 in texts; nothing else was different in version 1

# Set-up (C2, C3)


MIXED_SIDES = SIDES[1:-1]


def read_sides(text: str) -> str:
    """Three letters, b or p, one a card; where all are alike they have a name."""
    sides = {"bbb": "blue", "ppp": "pink"}.get(text, text)
    if sides not in SIDES:
        raise UnknownOption("unknown-option-value", option="masteries", value=text, known=", ".join(SIDES))
    return sides


def set_up(s: State, options: Mapping[str, str]) -> None:
    s.players = int(options["players"])
    s.side = SIDES.index(options["masteries"])
    s.bag[:FIVE] = EACH[s.players]
    s.bag[BLACK] = BLACKS[s.players]
    s.bag_size = s.bag.sum()
    s.drawn[:] = NO_FLOWER
    s.given = NO_FLOWER
    s.taken = NO_FLOWER
    s.taken_from = NOBODY
    s.warm[:] = NOT_CHOSEN
    start_turn(s)
    if SET_ASIDE[s.players] > 0:
        s.phase = ASIDE


# Whose turn it is


@compiled
def player_count(s: State) -> int:
    return s.players


@compiled
def is_drawn_by_chance(s: State) -> bool:
    return s.phase <= OPEN_PICK or s.phase == THREE_PICK


@compiled
def to_act(s: State) -> int:
    if is_drawn_by_chance(s):
        return CHANCE
    return OVER if s.phase == FINISHED else s.seat


@compiled
def sealed(s: State) -> bool:
    """Jokers are assigned in secret and revealed together (C20)."""
    return s.phase == JOKERS


@compiled
def reopen(s: State) -> None:
    """All assign their jokers anew."""
    s.seat = 0
    s.warm[:] = NOT_CHOSEN


# Two players: three flowers are set aside (C2)


@compiled
def play_aside(s: State, colour: int) -> None:
    leave_bag(s, colour)
    keep_secret(s, OUT_OF_THE_GAME, colour)
    if s.secrets == SET_ASIDE[s.players]:
        start_turn(s)


# Gather: draw or stop (C4, C5, C7)


@compiled
def start_turn(s: State) -> None:
    s.bag_before = s.bag_size
    s.draws = 0
    s.phase = GATHER


@compiled
def most_to_draw(s: State) -> int:
    """The largest number that may be said now; 0 after the third draw."""
    if s.draws == MOST_DRAWS:
        return 0
    return min(MOST_FLOWERS - harvest_size(s), s.bag_size)


@compiled
def legal_gather(s: State, out: NDArray[np.int64]) -> int:
    n = most_to_draw(s)
    for i in range(n):
        out[i] = DRAW_ACTION + i
    if s.draws > 0:
        out[n] = STOP_ACTION
        n += 1
    return n


@compiled
def play_draw(s: State, flowers: int) -> None:
    s.draws += 1
    s.to_pick = flowers
    s.phase = PICK


@compiled
def play_pick(s: State, colour: int) -> None:
    leave_bag(s, colour)
    s.harvest[colour] += 1
    s.to_pick -= 1
    if s.to_pick == 0:
        s.phase = KEEP if fails(s) else GATHER


@compiled
def play_stop(s: State) -> None:
    s.phase = BONUS if some_bonus(s) else BEHIND


# A failed harvest (C8)


@compiled
def legal_keep(s: State, out: NDArray[np.int64]) -> int:
    """Two flowers of two colours; one if there is only one colour; none of blacks only."""
    wanted = min(2, colours_present(s))
    n = 0
    for i in range(KEPT_FROM[wanted], KEPT_FROM[wanted + 1]):
        out[n] = KEEP_ACTION + i
        n += is_harvested(s, KEPT[i, 0]) and is_harvested(s, KEPT[i, 1])
    return n


@compiled
def is_harvested(s: State, colour: int) -> bool:
    """Whether a flower to keep is there; there is always none, as which BLACK stands here."""
    return colour == BLACK or s.harvest[colour] > 0


@compiled
def play_keep(s: State, choice: int) -> None:
    for i in range(2):
        colour = KEPT[choice, i]
        if colour != BLACK:
            s.harvest[colour] -= 1
            s.front[s.seat, colour] += 1
    for colour in range(ALL):
        for _ in range(s.harvest[colour]):
            return_to_bag(s, colour)
        s.harvest[colour] = 0
    end_turn(s)


# What goes behind the screen (C16)


@compiled
def legal_behind(s: State, out: NDArray[np.int64]) -> int:
    out[0] = BEHIND_ACTION
    return each_positive(s.harvest, BEHIND_ACTION + 1, out, 1)


@compiled
def play_behind(s: State, chosen: int) -> None:
    for colour in range(ALL):
        if colour == chosen:
            s.behind[s.seat, colour] += s.harvest[colour]
        else:
            s.front[s.seat, colour] += s.harvest[colour]
        s.harvest[colour] = 0
    end_turn(s)


# The end of a turn, the end of the game (C17)


@compiled
def end_turn(s: State) -> None:
    s.idle_turns = 0 if s.bag_size < s.bag_before else s.idle_turns + 1
    s.draws = 0
    if s.bag_size == 0 or s.idle_turns == s.players:
        s.seat = 0
        s.phase = JOKERS
    else:
        s.seat = (s.seat + 1) % s.players
        start_turn(s)


# The choice of jokers (C20)


@compiled
def legal_warm(s: State, seat: int, out: NDArray[np.int64]) -> int:
    n = 0
    for warm in range(fewest_warm(s, seat), most_warm(s, seat) + 1):
        out[n] = WARM_ACTION + warm
        n += 1
    return n


@compiled
def play_warm(s: State, warm: int) -> None:
    s.warm[s.seat] = warm
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.phase = FINISHED


# The flow


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    phase = s.phase
    if is_drawn_by_chance(s):
        return each_positive(s.bag, ASIDE_ACTION if phase == ASIDE else PICK_ACTION, out, 0)
    if phase == GATHER:
        return legal_gather(s, out)
    if phase == KEEP:
        return legal_keep(s, out)
    if phase == BEHIND:
        return legal_behind(s, out)
    if phase == BONUS:
        return legal_bonus(s, out)
    if phase == GIVE:
        return legal_own(s, GIVE_ACTION, out)
    if phase == EXCHANGE:
        return legal_exchange(s, out)
    if phase == HIDE:
        return legal_own(s, HIDE_ACTION, out)
    if phase == KEEP_ONE:
        return legal_keep_one(s, out)
    if phase == PLACE:
        return legal_place(s, out)
    if phase == TAKE:
        return legal_take(s, out)
    return legal_warm(s, seat, out) if phase == JOKERS else 0


@compiled
def play(s: State, action: int) -> None:
    phase = s.phase
    if phase == PICK:
        play_pick(s, action - PICK_ACTION)
    elif phase == GATHER:
        if action == STOP_ACTION:
            play_stop(s)
        else:
            play_draw(s, action - DRAW_ACTION + 1)
    elif phase == KEEP:
        play_keep(s, action - KEEP_ACTION)
    elif phase == BEHIND:
        play_behind(s, action - BEHIND_ACTION - 1)
    elif phase == BONUS:
        play_bonus(s, action - BONUS_ACTION - 1)
    else:
        play_rarer(s, action)


@compiled
def play_rarer(s: State, action: int) -> None:
    phase = s.phase
    if phase == ASIDE:
        play_aside(s, action - ASIDE_ACTION)
    elif phase == SECRET_PICK:
        play_secret_pick(s, action - PICK_ACTION)
    elif phase in (OPEN_PICK, THREE_PICK):
        play_open_pick(s, action - PICK_ACTION)
    elif phase == GIVE:
        play_give(s, action - GIVE_ACTION)
    elif phase == EXCHANGE:
        play_exchange(s, (action - TAKE_ACTION) // FIVE, (action - TAKE_ACTION) % FIVE)
    elif phase == HIDE:
        play_hide(s, action - HIDE_ACTION)
    elif phase == KEEP_ONE:
        play_keep_one(s, action - KEEP_ACTION)
    elif phase == PLACE:
        play_place(s, action - PLACE_ACTION)
    elif phase == TAKE:
        play_take(s, (action - TAKE_ACTION) // FIVE, (action - TAKE_ACTION) % FIVE)
    else:
        play_warm(s, action - WARM_ACTION)


@compiled
def weight(s: State, action: int) -> int:
    """Every flower in the bag is as likely."""
    return s.bag[(action - PICK_ACTION) if action >= PICK_ACTION else action - ASIDE_ACTION]
