"""Haru Ichiban: two gardeners bid flowers in secret, flower lilies and let the wind slide them into figures.

The rule numbers are those of docs/games/haru_ichiban.md. The pond is a stack of layers, each a mask of cells, so that
the wind can push everything that floats with a few shifts.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.game import CHANCE, NOBODY, OVER
from hortus.games.haru_ichiban.components import (
    ALL_VALUES,
    CELLS,
    FLOWERS,
    FROGLESS,
    HAND_SIZE,
    LAST_ROUND,
    LAYOUTS,
    RAY,
    RED,
    SIZE,
    STEP,
    TURNS,
    WINNING_POINTS,
    YELLOW,
)
from hortus.games.haru_ichiban.scoring import count, has_figure, points, score_figures
from hortus.games.haru_ichiban.state import (
    BID,
    BID_ACTION,
    BOTH,
    CROAK,
    CROAK_ACTION,
    CROAK_EDITION,
    DARK,
    DARK_ACTION,
    DARK_SIDE,
    DOUBLE_DARK,
    DRAGONFLY,
    DRAGONFLY_ACTION,
    DRAGONFLY_EDITION,
    DRAW,
    DRAW_ACTION,
    EDITIONS,
    EGGS,
    FINISHED,
    FLOWER,
    FLOWER_ACTION,
    FLOWER_ON,
    FROG_ACTION,
    FROG_AFTER_DARK,
    FROG_AFTER_FLOWER,
    FROG_ON,
    FROG_RETURN,
    LAYERS,
    LILY,
    NO_BID,
    ROUND_OVER,
    SENIOR,
    SENIOR_ACTION,
    WIND,
    WIND_ACTION,
    State,
)

VERSION = 1

# Set-up (H4, H5, H19)


def set_up(s: State, options: Mapping[str, str]) -> None:
    s.edition = EDITIONS.index(options["edition"])
    layout = LAYOUTS.get(options["layout"], options["layout"])
    for row, symbols in zip(range(SIZE - 1, -1, -1), layout.split("/"), strict=True):
        for column, symbol in enumerate(symbols):
            cell = 1 << row * SIZE + column
            s.pond[LILY] |= cell if symbol != "." else 0
            s.pond[DOUBLE_DARK] |= cell if symbol == "#" else 0
            s.pond[EGGS + RED] |= cell if symbol == "R" else 0
            s.pond[EGGS + YELLOW] |= cell if symbol == "Y" else 0
    s.dragonfly = NOBODY
    s.winner = NOBODY
    new_round(s)
    if s.edition == DRAGONFLY_EDITION:
        s.phase = DRAGONFLY


@compiled
def new_round(s: State) -> None:
    """Flowers come back, lilies turn light side up where they are, frogs go to the eggs of their colour (H22)."""
    s.round_number += 1
    s.turn = 1
    pond = s.pond
    pond[DARK_SIDE] = pond[DOUBLE_DARK]
    for seat in range(2):
        s.stock[seat] = ALL_VALUES
        s.hand[seat] = 0
        s.held[seat] = 0
        pond[FLOWER_ON + seat] = 0
        pond[FROG_ON + seat] = pond[EGGS + seat]
    clear_turn(s)
    s.phase = DRAW


@compiled
def clear_turn(s: State) -> None:
    s.senior = NOBODY
    s.croaker = NOBODY


# Whose turn it is


@compiled
def player_count(s: State) -> int:
    return 2


@compiled
def to_act(s: State) -> int:
    phase = s.phase
    if phase in (DRAGONFLY, DRAW, CROAK):
        return CHANCE
    if phase == BID:
        return RED if s.bid[RED] == NO_BID else YELLOW
    if phase == WIND:
        return 1 - s.senior
    if phase == SENIOR:
        return tie_breaker(s)
    if phase == FROG_RETURN:
        return s.dragonfly if s.edition == DRAGONFLY_EDITION else frog_to_place(s)
    return OVER if phase >= FINISHED else s.senior


@compiled
def sealed(s: State) -> bool:
    """Bids are chosen in secret and shown together (H6)."""
    return s.phase == BID


@compiled
def reopen(s: State) -> None:
    """Both bid anew."""
    s.bid[RED] = NO_BID
    s.bid[YELLOW] = NO_BID


@compiled
def bids_are_shown(s: State) -> bool:
    return s.phase not in (DRAGONFLY, DRAW, BID, FINISHED)


@compiled
def has_senior(s: State) -> bool:
    return s.phase in (FLOWER, FROG_AFTER_FLOWER, WIND, DARK, FROG_AFTER_DARK)


@compiled
def tie_breaker(s: State) -> int:
    """Who decides after equal bids: the holder of the dragonfly, or the winner of the croak (H17, H18)."""
    return s.dragonfly if s.edition == DRAGONFLY_EDITION else s.croaker


# The dragonfly and the croak: lots (H19, H20)


@compiled
def legal_seat(first: int, out: NDArray[np.int64]) -> int:
    out[0] = first + RED
    out[1] = first + YELLOW
    return 2


@compiled
def play_dragonfly(s: State, seat: int) -> None:
    s.dragonfly = seat
    s.phase = DRAW


@compiled
def raced(s: State) -> bool:
    """People may settle the croak by a real race."""
    return s.phase == CROAK


@compiled
def play_croak(s: State, seat: int) -> None:
    s.croaker = seat
    s.phase = SENIOR if s.turn == TURNS else FROG_RETURN


# Drawing flowers (H5, H11)


@compiled
def drawing(s: State) -> int:
    """Red draws first, up to what this turn's hand holds; then yellow."""
    return RED if s.held[RED] < HAND_SIZE[s.turn] else YELLOW


@compiled
def legal_values(first: int, values: int, out: NDArray[np.int64]) -> int:
    """One action for each value of a mask; written before it is counted, which spares a branch."""
    n = 0
    for value in range(1, FLOWERS + 1):
        out[n] = first + value - 1
        n += values >> value & 1
    return n


@compiled
def play_draw(s: State, value: int) -> None:
    seat = drawing(s)
    s.stock[seat] ^= 1 << value
    s.hand[seat] |= 1 << value
    s.held[seat] += 1
    if s.held[YELLOW] == HAND_SIZE[s.turn]:
        s.phase = BID


# The bid (H6)


@compiled
def play_bid(s: State, value: int) -> None:
    if s.bid[RED] == NO_BID:
        s.bid[RED] = value
    else:
        s.bid[YELLOW] = value
        reveal(s)


@compiled
def reveal(s: State) -> None:
    """Both bids are shown: the lower is the junior, the higher the senior, equal ones are a case of their own."""
    for seat in range(2):
        s.shown[seat] = s.bid[seat]
        s.bid[seat] = NO_BID
        s.hand[seat] ^= 1 << s.shown[seat]
        s.held[seat] -= 1
    if s.shown[RED] == s.shown[YELLOW]:
        play_equal_bids(s)
    else:
        s.senior = RED if s.shown[RED] > s.shown[YELLOW] else YELLOW
        flower_the_dark_lily(s)


# Equal bids (H16, H17, H18)


@compiled
def play_equal_bids(s: State) -> None:
    if s.turn == TURNS:
        s.phase = SENIOR if s.edition == DRAGONFLY_EDITION else CROAK
        return
    pond = s.pond
    for seat in range(2):
        pond[FLOWER_ON + seat] |= pond[FROG_ON + seat]
        pond[FROG_ON + seat] = 0
    if round_is_over(s):
        return
    if count(unflowered(s)) <= FROGLESS:
        end_turn(s)
    else:
        s.phase = FROG_RETURN if s.edition == DRAGONFLY_EDITION else CROAK


@compiled
def play_senior(s: State, seat: int) -> None:
    s.senior = seat
    flower_the_dark_lily(s)


# Step A: the junior flowers the dark lily (H7)


@compiled
def flower_the_dark_lily(s: State) -> None:
    s.pond[FLOWER_ON + 1 - s.senior] |= s.pond[DARK_SIDE] & unflowered(s)
    if not round_is_over(s):
        s.phase = FLOWER


# Step B: the senior flowers any lily (H8, H12)


@compiled
def legal_cells(first: int, cells: int, out: NDArray[np.int64]) -> int:
    n = 0
    for cell in range(CELLS):
        out[n] = first + cell
        n += cells >> cell & 1
    return n


@compiled
def play_flower(s: State, cell: int) -> None:
    frog_must_move = lift_frog(s, cell)
    s.pond[FLOWER_ON + s.senior] |= 1 << cell
    if round_is_over(s):
        return
    if count(unflowered(s)) <= FROGLESS:
        s.pond[FROG_ON + RED] = 0
        s.pond[FROG_ON + YELLOW] = 0
        frog_must_move = False
    s.phase = FROG_AFTER_FLOWER if frog_must_move else WIND


@compiled
def lift_frog(s: State, cell: int) -> bool:
    """Take the frog off a lily, whosesoever it is; whether there was one."""
    frogs = s.pond[FROG_ON + RED] | s.pond[FROG_ON + YELLOW]
    s.pond[FROG_ON + RED] &= ~(1 << cell)
    s.pond[FROG_ON + YELLOW] &= ~(1 << cell)
    return frogs >> cell & 1 == 1


# Frogs: those that had to leave their lily (H8, H10) and those that come back (H17)


@compiled
def frog_to_place(s: State) -> int:
    """The one that is missing; of two the red one, or in the first edition the croaker's."""
    first = s.croaker if s.phase == FROG_RETURN and s.edition == CROAK_EDITION else RED
    return first if s.pond[FROG_ON + first] == 0 else 1 - first


@compiled
def frog_places(s: State) -> int:
    """Bare lilies, light side up. The dark one is refused in H17, the one just turned in H10; in H8 there is none."""
    pond = s.pond
    return unflowered(s) & ~(pond[FROG_ON + RED] | pond[FROG_ON + YELLOW] | pond[DARK_SIDE])


@compiled
def play_frog(s: State, cell: int) -> None:
    s.pond[FROG_ON + frog_to_place(s)] = 1 << cell
    if s.phase == FROG_AFTER_FLOWER:
        s.phase = WIND
    elif s.phase == FROG_AFTER_DARK:
        end_turn(s)
    elif s.pond[FROG_ON + RED] != 0 and s.pond[FROG_ON + YELLOW] != 0:
        if s.edition == DRAGONFLY_EDITION:
            s.dragonfly = 1 - s.dragonfly
        end_turn(s)


# Step C: the wind (H9)


@compiled
def legal_wind(s: State, out: NDArray[np.int64]) -> int:
    """A lily can be blown if there is water somewhere ahead of it; else it would push a lily out of the pond."""
    lilies = s.pond[LILY]
    n = 0
    for cell in range(CELLS):
        is_lily = lilies >> cell & 1
        for direction in range(4):
            out[n] = WIND_ACTION + cell * 4 + direction
            n += is_lily & (RAY[cell, direction] & ~lilies != 0)
    return n


@compiled
def play_wind(s: State, cell: int, direction: int) -> None:
    blow(s, cell, direction)
    if round_is_over(s):
        return
    if s.turn == TURNS:
        end_turn(s)
    else:
        s.phase = DARK


@compiled
def pushed(s: State, cell: int, direction: int) -> int:
    """The lilies that the wind moves: from the cell up to the first water."""
    row = 0
    while s.pond[LILY] >> cell & 1:
        row |= 1 << cell
        cell += STEP[direction]
    return row


@compiled
def blow(s: State, cell: int, direction: int) -> None:
    """Move the lilies one cell on, with all that they carry."""
    row = pushed(s, cell, direction)
    step = STEP[direction]
    for layer in range(LAYERS):
        moving = s.pond[layer] & row
        moved = moving << step if step > 0 else moving >> -step
        s.pond[layer] ^= moving
        s.pond[layer] |= moved


# Step D: the new dark lily (H10)


@compiled
def play_dark(s: State, cell: int) -> None:
    s.pond[DARK_SIDE] |= 1 << cell
    if lift_frog(s, cell):
        s.phase = FROG_AFTER_DARK
    else:
        end_turn(s)


# The end of a turn (H11, H21)


@compiled
def end_turn(s: State) -> None:
    if s.turn == TURNS:
        end_round(s, NOBODY)
        return
    s.turn += 1
    clear_turn(s)
    s.phase = DRAW if s.held[RED] < HAND_SIZE[s.turn] else BID


# The flow


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    phase = s.phase
    if phase == WIND:
        return legal_wind(s, out)
    if phase == DRAW:
        return legal_values(DRAW_ACTION, s.stock[drawing(s)], out)
    if phase == BID:
        return legal_values(BID_ACTION, s.hand[seat], out)
    if phase == FLOWER:
        return legal_cells(FLOWER_ACTION, unflowered(s), out)
    if phase == DARK:
        return legal_cells(DARK_ACTION, unflowered(s), out)
    if phase == DRAGONFLY:
        return legal_seat(DRAGONFLY_ACTION, out)
    if phase == CROAK:
        return legal_seat(CROAK_ACTION, out)
    if phase == SENIOR:
        return legal_seat(SENIOR_ACTION, out)
    if phase >= FINISHED:
        return 0
    return legal_cells(FROG_ACTION, frog_places(s), out)


@compiled
def play(s: State, action: int) -> None:
    if halt(s, action):
        new_round(s)


@compiled
def halt(s: State, action: int) -> bool:
    """An action with all that it brings, but for the new round: whether one is to begin (H22)."""
    play_step(s, action)
    return s.phase == ROUND_OVER


@compiled
def play_step(s: State, action: int) -> None:
    phase = s.phase
    if phase == WIND:
        play_wind(s, (action - WIND_ACTION) // 4, (action - WIND_ACTION) % 4)
    elif phase == DRAW:
        play_draw(s, action - DRAW_ACTION + 1)
    elif phase == BID:
        play_bid(s, action - BID_ACTION + 1)
    elif phase == FLOWER:
        play_flower(s, action - FLOWER_ACTION)
    elif phase == DARK:
        play_dark(s, action - DARK_ACTION)
    elif phase == DRAGONFLY:
        play_dragonfly(s, action - DRAGONFLY_ACTION)
    elif phase == CROAK:
        play_croak(s, action - CROAK_ACTION)
    elif phase == SENIOR:
        play_senior(s, action - SENIOR_ACTION)
    else:
        play_frog(s, action - FROG_ACTION)


@compiled
def weight(s: State, action: int) -> int:
    """All lots and draws are even: each value is in a stock once."""
    return 1


# Looking at the pond


@compiled
def unflowered(s: State) -> int:
    return s.pond[LILY] & ~(s.pond[FLOWER_ON + RED] | s.pond[FLOWER_ON + YELLOW])


# Figures and scores (H14, H15)


@compiled
def round_is_over(s: State) -> bool:
    """Look for figures of both colours; if there is any, score them all and end the round."""
    red, yellow = s.pond[FLOWER_ON + RED], s.pond[FLOWER_ON + YELLOW]
    if not (has_figure(red) or has_figure(yellow)):
        return False
    red_five = score_figures(s, RED)
    yellow_five = score_figures(s, YELLOW)
    if red_five == yellow_five:
        end_round(s, NOBODY)
    else:
        end_round(s, RED if red_five else YELLOW)
    return True


# The end of a round, the end of the game (H21 to H24)


@compiled
def end_round(s: State, five_maker: int) -> None:
    """`five_maker` is the gardener who alone has a five, or NOBODY."""
    for seat in range(2):
        s.last_flowers[seat] = s.pond[FLOWER_ON + seat]
    red, yellow = points(s, RED), points(s, YELLOW)
    if five_maker != NOBODY:
        finish(s, five_maker)
    elif red != yellow and (max(red, yellow) >= WINNING_POINTS or s.round_number == LAST_ROUND):
        finish(s, RED if red > yellow else YELLOW)
    elif s.round_number == LAST_ROUND:
        finish(s, BOTH)
    else:
        s.phase = ROUND_OVER


@compiled
def finish(s: State, winner: int) -> None:
    s.winner = winner
    s.phase = FINISHED
