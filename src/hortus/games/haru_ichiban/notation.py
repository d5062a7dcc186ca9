"""Haru Ichiban in words: actions, positions, the view of a seat, its drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from hortus.boards.square import DIRECTIONS, cells_of
from hortus.contract.fields import (
    NOTHING,
    Field,
    Fields,
    Form,
    agreed,
    flags,
    joined,
    listed,
    named,
    number,
    one_of,
    value,
    values,
)
from hortus.contract.game import CHANCE, NOBODY, Message, View
from hortus.contract.words import ActionTexts, refuse_impossible
from hortus.games.haru_ichiban.components import (
    CELL_NAMES,
    CELLS,
    FIGURE_KIND,
    FIGURE_KINDS,
    FIGURE_MASK,
    FLOWERS,
    LAST_ROUND,
    RED,
    SEAT_NAMES,
    SIZE,
    TURNS,
    VALUES,
    WORTH,
    YELLOW,
)
from hortus.games.haru_ichiban.invariants import INVARIANT_NAMES, invariants
from hortus.games.haru_ichiban.rules import (
    BID,
    BOTH,
    CROAK,
    DARK,
    DARK_SIDE,
    DOUBLE_DARK,
    DRAGONFLY,
    DRAW,
    EDITIONS,
    EGGS,
    FINISHED,
    FLOWER,
    FLOWER_ON,
    FROG_AFTER_DARK,
    FROG_AFTER_FLOWER,
    FROG_ON,
    FROG_RETURN,
    HIDDEN_BID,
    LILY,
    NO_BID,
    ROUND_OVER,
    SENIOR,
    WIND,
    State,
    bids_are_shown,
    drawing,
    frog_to_place,
)
from hortus.games.haru_ichiban.scoring import figure_counts, has_figure

# Actions: every text once, in the order of the numbers that rules.py lays out


def _action_texts() -> Iterator[str]:
    winds = [f"{cell} {direction}" for cell in CELL_NAMES for direction in DIRECTIONS]
    kinds: list[tuple[str, Sequence[object]]] = [
        ("dragonfly", SEAT_NAMES),
        ("draw", VALUES),
        ("bid", VALUES),
        ("croak", SEAT_NAMES),
        ("senior", SEAT_NAMES),
        ("flower", CELL_NAMES),
        ("frog", CELL_NAMES),
        ("wind", winds),
        ("dark", CELL_NAMES),
    ]
    for verb, objects in kinds:
        for thing in objects:
            yield f"{verb} {thing}"


ACTIONS = ActionTexts(_action_texts())
ACTION_TEXTS = ACTIONS.texts
action_text = ACTIONS.text
read_action = ACTIONS.read


# Phases and steps: how a step is called in views, prompts and position texts

STEPS = {
    DRAGONFLY: "dragonfly",
    DRAW: "draw",
    BID: "bid",
    CROAK: "croak",
    SENIOR: "senior",
    FLOWER: "flower",
    FROG_AFTER_FLOWER: "frog-after-flower",
    WIND: "wind",
    DARK: "dark",
    FROG_AFTER_DARK: "frog-after-dark",
    FROG_RETURN: "frog-return",
    FINISHED: "over",
    ROUND_OVER: "halt",
}


def step_name(phase: int) -> str:
    """What is to be done, without the occasion: one word for the three ways to place a frog."""
    return STEPS[phase].split("-")[0]


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else "both" if seat == BOTH else SEAT_NAMES[seat]


def values_of(mask: int) -> list[int]:
    return list(cells_of(int(mask)))


# A lily in a few signs: its kind and side, and what it carries

LILY_SIGNS = {  # light side up, dark side up
    "plain": ("o", "x"),
    "double dark": ("#", "#"),
    "red eggs": ("R", "R*"),
    "yellow eggs": ("Y", "Y*"),
}
CARRIED_SIGNS = {None: "", "red flower": "(r)", "yellow flower": "(y)", "red frog": "<r>", "yellow frog": "<y>"}
WATER_SIGN = "."


PONDS_KEPT = 256
LILIES_KEPT = 2_000  # more than there can be
SPECIAL_LILIES = ((DOUBLE_DARK, "double dark"), (EGGS + RED, "red eggs"), (EGGS + YELLOW, "yellow eggs"))
FLOWERS_ON = tuple((FLOWER_ON + seat, SEAT_NAMES[seat]) for seat in (RED, YELLOW))
FROGS_ON = tuple((FROG_ON + seat, SEAT_NAMES[seat]) for seat in (RED, YELLOW))


def lilies_of(pond: Sequence[int]) -> list[dict[str, Any] | None]:
    """[cell] its lily, for a view; None for water."""

    def found(cell: int, layers: tuple[tuple[int, str], ...]) -> str | None:
        for layer, name in layers:
            if pond[layer] >> cell & 1:
                return name
        return None

    def lily_at(cell: int) -> dict[str, Any]:
        kind = found(cell, SPECIAL_LILIES) or "plain"
        is_dark = bool(pond[DARK_SIDE] >> cell & 1)
        return lily_in_sight(cell, kind, is_dark, found(cell, FLOWERS_ON), found(cell, FROGS_ON))

    return [lily_at(cell) if pond[LILY] >> cell & 1 else None for cell in range(CELLS)]


@lru_cache(LILIES_KEPT)
def lily_in_sight(cell: int, kind: str, is_dark: bool, flower: str | None, frog: str | None) -> dict[str, Any]:
    """A lily of a view: the same one stays the same thing, which is quickly seen."""
    return {"cell": CELL_NAMES[cell], "kind": kind, "dark": is_dark, "flower": flower, "frog": frog}


@lru_cache(PONDS_KEPT)
def pond_in_sight(pond: tuple[int, ...]) -> dict[str, Any]:
    """The parts of a view that tell of the pond alone: all who look at the same pond share them."""
    return {
        "lilies": [lily for lily in lilies_of(pond) if lily is not None],
        "figures": [figure for seat in (RED, YELLOW) for figure in figures_of(seat, pond[FLOWER_ON + seat])],
    }


def _sign_layers() -> dict[str, list[int]]:
    """Every sign, and the layers of the pond that it stands for."""
    kinds = {"plain": [], "double dark": [DOUBLE_DARK], "red eggs": [EGGS + RED], "yellow eggs": [EGGS + YELLOW]}
    carried = {
        None: [],
        "red flower": [FLOWER_ON + RED],
        "yellow flower": [FLOWER_ON + YELLOW],
        "red frog": [FROG_ON + RED],
        "yellow frog": [FROG_ON + YELLOW],
    }
    layers: dict[str, list[int]] = {WATER_SIGN: []}
    for kind, side in product(kinds, (0, 1)):
        for thing in carried:
            sign = LILY_SIGNS[kind][side] + CARRIED_SIGNS[thing]
            layers[sign] = [LILY, *kinds[kind], *carried[thing], *([DARK_SIDE] if side else [])]
    return layers


SIGN_LAYERS = _sign_layers()


def lily_sign(lily: View | None) -> str:
    if lily is None:
        return WATER_SIGN
    carried = next((f"{lily[thing]} {thing}" for thing in ("flower", "frog") if lily[thing]), None)
    return LILY_SIGNS[lily["kind"]][lily["dark"]] + CARRIED_SIGNS[carried]


# The view of a seat: built from a state in which everything secret is hidden already


def view(s: State) -> dict[str, Any]:
    seats = range(2)
    pond = pond_in_sight(tuple(s.pond.tolist()))
    return {
        "step": step_name(s.phase),
        "round": int(s.round_number),
        "turn": int(s.turn),
        "lilies": pond["lilies"],
        "hands": [values_of(s.hand[seat]) if s.hand[seat] or not s.held[seat] else None for seat in seats],
        "held": [int(s.held[seat]) for seat in seats],
        "unplayed": [values_of(s.stock[seat] | s.hand[seat]) for seat in seats],
        "bids": [_bid_in_sight(s, seat) for seat in seats],
        "has_bid": [bool(s.bid[seat] != NO_BID or bids_are_shown(s)) for seat in seats],
        "shown": [int(s.shown[seat]) or None for seat in seats],
        "senior": seat_name(s.senior),
        "junior": None if s.senior == NOBODY else seat_name(1 - s.senior),
        "dragonfly": seat_name(s.dragonfly),
        "croaker": seat_name(s.croaker),
        "frog": SEAT_NAMES[frog_to_place(s)] if step_name(s.phase) == "frog" else None,
        "drawing": SEAT_NAMES[drawing(s)] if s.phase == DRAW else None,
        "last_flowers": [[CELL_NAMES[cell] for cell in cells_of(int(s.last_flowers[seat]))] for seat in seats],
        "figures": pond["figures"],
    }


def figures_of(seat: int, flowers: int) -> Iterator[dict[str, Any]]:
    """The figures that a gardener's flowers make (H14). On the pond there are some only when a round has ended."""
    if not has_figure(flowers):
        return
    for figure, (kind, mask) in enumerate(zip(FIGURE_KIND.tolist(), FIGURE_MASK.tolist(), strict=True)):
        if figure_counts(flowers, figure):
            yield {
                "seat": SEAT_NAMES[seat],
                "figure": FIGURE_KINDS[kind],
                "cells": [CELL_NAMES[cell] for cell in cells_of(mask)],
                "points": int(WORTH[kind]),
            }


def _bid_in_sight(s: State, seat: int) -> int | None:
    """The bid of this turn: the seat's own secret one, or what was shown."""
    if s.bid[seat] > NO_BID:
        return int(s.bid[seat])
    return int(s.shown[seat]) if bids_are_shown(s) else None


def score_parts(s: State, seat: int) -> dict[str, int]:
    return dict(zip(FIGURE_KINDS, (s.scored[seat] * WORTH).tolist(), strict=True))


def draw(view: View) -> str:
    """The pond, and below it a line for each gardener, in the words of the actions."""
    lines = [board(view), f"round {view['round']}, turn {view['turn']}, {view['step']}"]
    for seat, name in enumerate(SEAT_NAMES):
        hand = view["hands"][seat]
        held = "?" * view["held"][seat] if hand is None else hand
        words = [f"{name}: {view['points'][seat]} points", "hand " + (" ".join(map(str, held)) or "empty")]
        words += ["unplayed " + (" ".join(map(str, view["unplayed"][seat])) or "none")]
        if view["has_bid"][seat]:
            words.append(f"bid {view['bids'][seat] or '?'}")
        words += [role for role in ("senior", "junior", "dragonfly", "croaker") if view[role] == name]
        lines.append(", ".join(words))
    if view["winners"]:
        lines.append("won by " + " and ".join(SEAT_NAMES[seat] for seat in view["winners"]))
    return "\n".join(lines)


def board(view: View) -> str:
    signs = {lily["cell"]: lily_sign(lily) for lily in view["lilies"]}
    lines = []
    for row in range(SIZE - 1, -1, -1):
        cells = CELL_NAMES[row * SIZE : (row + 1) * SIZE]
        lines.append(f"{row + 1}  " + " ".join(f"{signs.get(cell, WATER_SIGN):<5}" for cell in cells).rstrip())
    return "\n".join([*lines, "   " + " ".join(f"{column:<5}" for column in "abcde").rstrip()])


# The sentences beside the drawing


def captions(view: View) -> list[Message]:
    messages = [
        Message("haru-label-round", {"round": view["round"], "turn": view["turn"]}),
        Message("haru-label-points", {"red": view["points"][RED], "yellow": view["points"][YELLOW]}),
    ]
    for seat, name in enumerate(SEAT_NAMES):
        hand = view["hands"][seat]
        if hand is None:
            possible = {"seat": name, "count": view["held"][seat], "values": _listed(view["unplayed"][seat])}
            messages.append(Message("haru-label-hand-hidden", possible))
        elif hand:
            messages.append(Message("haru-label-hand", {"seat": name, "values": _listed(hand)}))
    if view["dragonfly"]:
        messages.append(Message("haru-label-dragonfly", {"seat": view["dragonfly"]}))
    if view["bids"][RED] and view["bids"][YELLOW]:
        messages.append(Message("haru-label-bids", {"red": view["bids"][RED], "yellow": view["bids"][YELLOW]}))
    if view["senior"]:
        messages.append(Message("haru-label-roles", {"senior": view["senior"], "junior": view["junior"]}))
    return messages


def prompt(view: View) -> Message:
    """Who acts, and what may be done."""
    actor = view["drawing"] if view["to_act"] == CHANCE else SEAT_NAMES[view["to_act"]] if view["to_act"] >= 0 else None
    arguments = {"seat": actor or "red"}
    if view["frog"]:
        arguments["frog"] = view["frog"]
    return Message(f"haru-step-{view['step']}", arguments)


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


# A position in one line: words in a fixed order, the pond row 5 first

FLOWER_FIELDS = ("hand", "stock", "held", "bid", "shown")
FLOWER_VALUE = number(FLOWERS, least=1)
BIDS = {NO_BID: NOTHING, **{flower: str(flower) for flower in VALUES}}
FLOWERS_OF_SEAT = joined(
    ":",
    flags(listed("", FLOWER_VALUE)),
    flags(listed("", FLOWER_VALUE)),
    number(FLOWERS),
    one_of({HIDDEN_BID: "?", **BIDS}),
    one_of(BIDS),
)
PLAYED_STEPS = {name: phase for phase, name in STEPS.items() if phase != ROUND_OVER}
"""A halt is written for those who look at it, but nobody plays on from there."""
SEATS = {NOBODY: "nobody", **dict(enumerate(SEAT_NAMES))}
SEAT = one_of(SEATS)


def _pond_rows(s: State) -> Iterator[list[str]]:
    signs = list(map(lily_sign, lilies_of(s.pond.tolist())))
    return (signs[row * SIZE : (row + 1) * SIZE] for row in range(SIZE - 1, -1, -1))


def _put_pond(s: State, rows: Sequence[Sequence[str]]) -> None:
    s.pond[:] = 0
    for cell, sign in zip(range(CELLS), (sign for row in reversed(rows) for sign in row), strict=True):
        for layer in SIGN_LAYERS[sign]:
            s.pond[layer] |= 1 << cell


def _flowers_of(seat: int) -> Field:
    """hand:stock:held:bid:shown of a gardener."""

    def put(s: State, found: Sequence[int]) -> None:
        for name, flowers in zip(FLOWER_FIELDS, found, strict=True):
            getattr(s, name)[seat] = flowers

    return Field(SEAT_NAMES[seat], FLOWERS_OF_SEAT, lambda s: [getattr(s, name)[seat] for name in FLOWER_FIELDS], put)


POSITION = Fields(
    agreed("edition", named(EDITIONS)),
    value("step", Form(STEPS.__getitem__, PLAYED_STEPS.__getitem__), "phase"),
    value("round", number(LAST_ROUND, least=1), "round_number"),
    value("turn", number(TURNS, least=1)),
    Field("pond", listed("/", listed(",", Form(str, str))), _pond_rows, _put_pond),
    _flowers_of(RED),
    _flowers_of(YELLOW),
    value("senior", SEAT),
    value("dragonfly", SEAT),
    value("croaker", SEAT),
    values("scored", listed("/", listed(",", number(LAST_ROUND * CELLS)))),
    values("last", listed("/", flags(listed("+", named(CELL_NAMES)))), "last_flowers"),
    value("winner", one_of({**SEATS, BOTH: "both"})),
)
position_text = POSITION.write


def parse_position(s: State, text: str) -> None:
    """Read what `position_text` wrote into a state; any other text is refused at its first wrong word."""
    POSITION.read(s, text)
    refuse_impossible(invariants(s), INVARIANT_NAMES)
