"""The Legend of the Cherry Tree in plain text: the drawing of a view, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hortus.contract.game import Message, View
from hortus.games.cherry_tree.components import COLOURS, GROUPS, LETTERS, SEAT_NAMES


def draw(view: View) -> str:
    """The flowers, and below them a line for each seat, in the words of the actions."""
    lines = [board(view), f"{view['step']}, turn of {view['turn_of']}, {view['draws']} draws, bag {view['bag']}"]
    if view["drawn"]:
        lines.append("drawn " + " ".join(view["drawn"]))
    if view["given"]:
        lines.append(f"given {view['given']}")
    for seat, points in enumerate(view["points"]):
        words = [f"{SEAT_NAMES[seat]}: {points} points"]
        if view["has_chosen"][seat]:
            words.append(f"warm {'?' if view['warm'][seat] is None else view['warm'][seat]}")
        lines.append(", ".join(words))
    if view["winners"]:
        lines.append("won by " + " and ".join(SEAT_NAMES[seat] for seat in view["winners"]))
    return "\n".join(lines)


BAG_SIGN, HARVEST_SIGN, FRONT_SIGN, BEHIND_SIGN = "()", "**", "{}>", "{}<"


def board(view: View) -> str:
    """A column a colour; rows for the bag, the harvest, and each seat's front and behind."""
    bag = [_range(least, most) for least, most in zip(view["bag_least"], view["bag_most"], strict=True)]
    rows = [("", list(LETTERS)), (BAG_SIGN, bag), (HARVEST_SIGN, _counts(view["harvest"]))]
    for seat, name in enumerate(SEAT_NAMES[: len(view["front"])]):
        secret = ["?"] * view["secret"][seat]
        rows.append((FRONT_SIGN.format(name), _counts(view["front"][seat])))
        rows.append((BEHIND_SIGN.format(name), [*_counts(view["behind"][seat]), *secret]))
    return "\n".join(f"{sign:<3} " + " ".join(f"{cell:<5}" for cell in cells).rstrip() for sign, cells in rows)


def _counts(flowers: Sequence[int]) -> list[str]:
    return [str(count) if count else "." for count in flowers]


def _range(least: int, most: int) -> str:
    return _counts([least])[0] if least == most else f"{least}-{most}"


# The sentences beside the drawing


def captions(view: View) -> list[Message]:
    messages = [Message("cherry-label-bag", {"count": view["bag"]})]
    if any(view["harvest"]):
        messages.append(Message("cherry-label-harvest", {"flowers": in_letters(view["harvest"])}))
    if view["drawn"]:
        letters = " ".join(LETTERS[COLOURS.index(colour)] for colour in view["drawn"])
        messages.append(Message("cherry-label-drawn", {"flowers": letters}))
    for seat, parts in enumerate(view["score_parts"]):
        messages += _captions_of_seat(view, seat, parts)
    return messages


def _captions_of_seat(view: View, seat: int, parts: Mapping[str, int]) -> Iterator[Message]:
    """What there is: nothing is said of an empty place."""
    who = {"seat": SEAT_NAMES[seat]}
    front, behind = in_letters(view["front"][seat]), in_letters(view["behind"][seat])
    if any(view["front"][seat]):
        yield Message("cherry-label-front", {**who, "flowers": front, "points": parts["front"]})
    if view["secret"][seat]:
        yield Message("cherry-label-behind-secret", {**who, "flowers": behind, "count": view["secret"][seat]})
    elif any(view["behind"][seat]):
        yield Message("cherry-label-behind", {**who, "flowers": behind})
    if view["step"] == "over":
        groups = {group: parts[group] for group in GROUPS}
        yield Message("cherry-label-total", {**who, "points": view["points"][seat], **groups})


def in_letters(flowers: Sequence[int]) -> str:
    """2 P, 1 K: how many of each colour."""
    return ", ".join(f"{count} {letter}" for count, letter in zip(flowers, LETTERS, strict=True) if count) or "-"


def prompt(view: View) -> Message:
    """Who acts, and what may be done."""
    arguments: dict[str, Any] = {"seat": SEAT_NAMES[view["turn_of"]]}
    if view["to_act"] >= 0:
        arguments["seat"] = SEAT_NAMES[view["to_act"]]
    if view["step"] == "draw":
        arguments["draws"] = view["draws"]
    if view["step"] == "place":
        arguments["colour"] = view["drawn"][0]
    return Message(f"cherry-step-{view['step']}", arguments)
