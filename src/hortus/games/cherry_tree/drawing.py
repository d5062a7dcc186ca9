"""The Legend of the Cherry Tree in plain text: the drawing of a view, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hortus.contract.game import Message, View
from hortus.games.cherry_tree.components import COLOURS, GROUPS, LETTERS, MOST_DRAWS, MOST_FLOWERS, SEAT_NAMES


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
        messages.append(Message("cherry-label-harvest", {"flowers": in_words(view["harvest"])}))
    if view["drawn"]:
        drawn = [view["drawn"].count(colour) for colour in COLOURS]
        messages.append(Message("cherry-label-drawn", {"flowers": in_words(drawn)}))
    for seat, parts in enumerate(view["score_parts"]):
        messages += _captions_of_seat(view, seat, parts)
    return messages


def _captions_of_seat(view: View, seat: int, parts: Mapping[str, int]) -> Iterator[Message]:
    """What there is: nothing is said of an empty place."""
    who = {"seat": SEAT_NAMES[seat]}
    front, behind, secret = view["front"][seat], view["behind"][seat], view["secret"][seat]
    if any(front):
        yield Message("cherry-label-front", {**who, "flowers": in_words(front), "points": parts["front"]})
    if secret or any(behind):
        yield Message("cherry-label-behind", {**who, "flowers": in_words(behind, secret)})
    if view["step"] == "over":
        groups = {group: parts[group] for group in GROUPS}
        yield Message("cherry-label-total", {**who, "points": view["points"][seat], **groups})


def in_words(flowers: Sequence[int], secret: int = 0) -> list[dict[str, Any]]:
    """Two pink and one black: how many of each colour, and how many that are secret."""
    counts = [(colour, count) for colour, count in zip(COLOURS, flowers, strict=True) if count]
    phrases = [Message("cherry-flowers-of", {"colour": colour, "count": count}) for colour, count in counts]
    if secret:
        phrases.append(Message("cherry-secret-flowers", {"count": secret}))
    return [phrase._asdict() for phrase in phrases or [Message("cherry-no-flowers", {})]]


def prompt(view: View) -> Message:
    """Who acts, and what may be done."""
    arguments: dict[str, Any] = {"seat": SEAT_NAMES[view["turn_of"]]}
    if view["to_act"] >= 0:
        arguments["seat"] = SEAT_NAMES[view["to_act"]]
    if view["step"] == "draw":
        more = view["draws"] < MOST_DRAWS and sum(view["harvest"]) < MOST_FLOWERS and view["bag"]
        arguments["more"] = "yes" if more else "no"
    if view["step"] == "place":
        arguments["colour"] = view["drawn"][0]
    return Message(f"cherry-step-{view['step']}", arguments)
