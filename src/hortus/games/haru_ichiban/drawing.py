"""Haru Ichiban in plain text: the drawing of a view, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.game import CHANCE, Message, View
from hortus.games.haru_ichiban.components import CELL_NAMES, GARDENERS, RED, SEAT_NAMES, SIZE, YELLOW
from hortus.games.haru_ichiban.notation import CARRIED_SIGNS, LILY_SIGNS, WATER_SIGN


def lily_sign(lily: View) -> str:
    carried = next((f"{lily[thing]} {thing}" for thing in ("flower", "frog") if lily[thing]), "")
    return LILY_SIGNS[lily["kind"]][lily["dark"]] + CARRIED_SIGNS[carried]


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
        Message("haru-label-points", {"red": view["points"][RED], "yellow": view["points"][YELLOW], **GARDENERS}),
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
        messages.append(
            Message("haru-label-bids", {"red": view["bids"][RED], "yellow": view["bids"][YELLOW], **GARDENERS})
        )
    if view["senior"]:
        messages.append(Message("haru-log-roles", {"senior_seat": view["senior"], "junior_seat": view["junior"]}))
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
