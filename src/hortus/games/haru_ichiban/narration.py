"""Haru Ichiban told: what happened, as a viewer saw it, and which rule forbids what is not legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.boards.square import DIRECTIONS, cells_of
from hortus.contract.errors import Refusal
from hortus.contract.game import NOBODY, UNSEEN, Message
from hortus.contract.words import rules_behind
from hortus.games.haru_ichiban.components import CELL_NAMES, FROGLESS, GARDENERS, RED, SEAT_NAMES, TURNS, YELLOW
from hortus.games.haru_ichiban.notation import STEP_RULES, STEPS, action_text, step_name
from hortus.games.haru_ichiban.rules import drawing, frog_to_place, pushed, to_act, unflowered
from hortus.games.haru_ichiban.scoring import count, points
from hortus.games.haru_ichiban.state import (
    BID,
    BOTH,
    DARK_SIDE,
    DRAW,
    FINISHED,
    FROG_AFTER_DARK,
    FROG_ON,
    LILY,
    NO_BID,
    ROUND_OVER,
    State,
)
from hortus.games.haru_ichiban.view import figures_of, values_of

# What happened


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    """The action itself, what followed from it by itself, and the end of a round or of the game."""
    words = ["", ""] if action == UNSEEN else action_text(action).split()
    if before.phase == DRAW and before.turn == 1:
        return list(_hands(after, viewer))
    deed = TELLERS[STEPS[before.phase]]
    return [*deed(before, words, after), *_frogs_leave(before, after), *_round_end(before, after)]


def _tell_dragonfly(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("haru-log-dragonfly", {"seat": words[1]})


def _tell_draw(before: State, words: list[str], after: State) -> Iterator[Message]:
    seat = SEAT_NAMES[drawing(before)]
    if words[1]:
        yield Message("haru-log-drew", {"seat": seat, "value": int(words[1])})
    else:
        yield Message("haru-log-drew-hidden", {"seat": seat})


def _hands(after: State, viewer: int) -> Iterator[Message]:
    """The first draws of a round, all at once: what the viewer holds, and how many flowers the other one does."""
    if after.phase != BID:
        return
    count = int(after.held[YELLOW])
    if viewer == NOBODY:
        yield Message("haru-log-hands-hidden", {"count": count})
    else:
        values = ", ".join(str(value) for value in values_of(after.hand[viewer]))
        seats = {"seat": SEAT_NAMES[viewer], "other_seat": SEAT_NAMES[1 - viewer]}
        yield Message("haru-log-hands", {**seats, "values": values, "count": count})


def _tell_bid(before: State, words: list[str], after: State) -> Iterator[Message]:
    """The first bid lies face down; the second turns both over."""
    if before.bid[RED] == NO_BID:
        if words[1]:
            yield Message("haru-log-bid", {"seat": "red", "value": int(words[1])})
        else:
            yield Message("haru-log-bid-hidden", {"seat": "red"})
        return
    red, yellow = int(after.shown[RED]), int(after.shown[YELLOW])
    yield Message("haru-log-reveal", {"red": red, "yellow": yellow, **GARDENERS})
    if red != yellow:
        yield from _roles_and_step_a(before, RED if red > yellow else YELLOW)
        return
    yield Message("haru-log-equal", {"value": red})
    if before.turn < TURNS:
        for seat in (RED, YELLOW):
            yield _automatic(seat, int(before.pond[FROG_ON + seat]))


def _roles_and_step_a(before: State, senior: int) -> Iterator[Message]:
    yield Message("haru-log-roles", {"senior_seat": SEAT_NAMES[senior], "junior_seat": SEAT_NAMES[1 - senior]})
    yield _automatic(1 - senior, int(unflowered(before) & before.pond[DARK_SIDE]))


def _automatic(seat: int, cell: int) -> Message:
    return Message("haru-log-automatic", {"seat": SEAT_NAMES[seat], "cell": _names(cell)})


def _tell_croak(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("haru-log-croak", {"seat": words[1]})


def _tell_senior(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("haru-log-senior", {"seat": SEAT_NAMES[to_act(before)], "senior_seat": words[1]})
    yield from _roles_and_step_a(before, SEAT_NAMES.index(words[1]))


def _tell_flower(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("haru-log-flower", {"seat": SEAT_NAMES[before.senior], "cell": words[1]})


def _tell_frog(before: State, words: list[str], after: State) -> Iterator[Message]:
    seat, frog = SEAT_NAMES[to_act(before)], SEAT_NAMES[frog_to_place(before)]
    yield Message("haru-log-frog", {"seat": seat, "frog": frog, "cell": words[1]})
    if after.dragonfly != before.dragonfly:
        yield Message("haru-log-dragonfly-passes", {"seat": SEAT_NAMES[after.dragonfly]})


def _tell_wind(before: State, words: list[str], after: State) -> Iterator[Message]:
    row = pushed(before, CELL_NAMES.index(words[1]), DIRECTIONS.index(words[2]))
    seat = SEAT_NAMES[1 - before.senior]
    yield Message("haru-log-wind", {"seat": seat, "cell": words[1], "direction": words[2], "count": int(count(row))})


def _tell_dark(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("haru-log-dark", {"seat": SEAT_NAMES[before.senior], "cell": words[1]})


TELLERS = {
    "dragonfly": _tell_dragonfly,
    "draw": _tell_draw,
    "bid": _tell_bid,
    "croak": _tell_croak,
    "senior": _tell_senior,
    "flower": _tell_flower,
    "frog-after-flower": _tell_frog,
    "wind": _tell_wind,
    "dark": _tell_dark,
    "frog-after-dark": _tell_frog,
    "frog-return": _tell_frog,
}


def _frogs_leave(before: State, after: State) -> Iterator[Message]:
    """Only the last two unflowered lilies are left (H12)."""
    had_frogs = before.pond[FROG_ON + RED] | before.pond[FROG_ON + YELLOW]
    if had_frogs and not _round_ended(before, after) and count(unflowered(after)) <= FROGLESS:
        yield Message("haru-log-frogs-leave", {})


def _round_ended(before: State, after: State) -> bool:
    return bool(after.phase in (FINISHED, ROUND_OVER) or after.round_number > before.round_number)


def _round_end(before: State, after: State) -> Iterator[Message]:
    if not _round_ended(before, after):
        return
    figures = [figure for seat in (RED, YELLOW) for figure in _figures(after, seat)]
    yield from figures
    if not figures:
        yield Message("haru-log-no-figure", {"round": int(before.round_number)})
    totals = {name: int(points(after, seat)) for seat, name in enumerate(SEAT_NAMES)}
    yield Message("haru-log-round-over", {"round": int(before.round_number), **totals, **GARDENERS})
    if after.phase == FINISHED:
        is_draw = after.winner == BOTH
        yield Message("haru-log-draw", {}) if is_draw else Message("haru-log-won", {"seat": SEAT_NAMES[after.winner]})
    elif after.phase != ROUND_OVER:
        yield Message("haru-log-new-round", {"round": int(after.round_number)})


def _figures(after: State, seat: int) -> Iterator[Message]:
    for figure in figures_of(seat, int(after.last_flowers[seat])):
        yield Message("haru-log-figure", {**figure, "cells": " ".join(figure["cells"])})


def _names(cells: int) -> str:
    return " ".join(CELL_NAMES[cell] for cell in cells_of(cells))


def turn(s: State) -> Message:
    return Message("haru-label-round", {"round": int(s.round_number), "turn": int(s.turn)})


# Why not: the step that is due has a rule, and so has each thing that can be wrong with an action of that step


def why_not(s: State, seat: int, action: int) -> Refusal:
    """The rule that forbids an action that is not legal."""
    phase = int(s.phase)
    verb, *things = action_text(action).split()
    rule = STEP_RULES[STEPS[phase]]
    if phase == FINISHED:
        return Refusal(rule, "haru-refuse-over", {})
    if verb != step_name(phase):
        return Refusal(rule, "haru-refuse-not-now", {"step": step_name(phase)})
    if verb == "draw":
        return Refusal(rule, "haru-refuse-draw-not-in-stock", {"value": int(things[0])})
    if verb == "bid":
        return Refusal(rule, "haru-refuse-bid-not-in-hand", {"value": int(things[0])})
    return _why_not_there(s, rule, *things)


def _why_not_there(s: State, rule: str, cell: str, direction: str | None = None) -> Refusal:
    """What is wrong with a cell: for a flower, a frog, the wind or a new dark lily."""
    place = 1 << CELL_NAMES.index(cell)
    if not s.pond[LILY] & place:
        return Refusal(rule, "haru-refuse-no-lily", {"cell": cell})
    if direction:
        return Refusal(rule, "haru-refuse-wind-pushes-out", {"cell": cell, "direction": direction})
    if not unflowered(s) & place:
        return Refusal(rule, "haru-refuse-flowered", {"cell": cell})
    if s.pond[DARK_SIDE] & place:
        just_turned = s.phase == FROG_AFTER_DARK
        return Refusal(rule, "haru-refuse-just-turned" if just_turned else "haru-refuse-dark-side", {"cell": cell})
    return Refusal(rule, "haru-refuse-frog-there", {"cell": cell})


# What is told after the pond was looked at, and where to read about it

AFTER_HALT = frozenset({"haru-log-new-round"})


RULES_BEHIND = rules_behind(
    "haru",
    H5="log-hands log-hands-hidden",
    H6="log-bid log-bid-hidden log-reveal log-roles step-bid",
    H7="log-automatic",
    H8="log-flower log-frog step-flower step-frog",
    H9="log-wind step-wind",
    H10="log-dark step-dark",
    H11="log-drew log-drew-hidden step-draw",
    H12="log-frogs-leave",
    H15="log-figure log-round-over step-halt",
    H16="log-equal",
    H18="log-senior step-senior",
    H19="log-dragonfly log-dragonfly-passes step-dragonfly",
    H20="log-croak step-croak",
    H21="log-no-figure",
    H22="log-new-round",
    H23="log-won log-draw step-over",
)
