"""The rulebook of The Legend of the Cherry Tree: chapters in an order to be read in, and figures counted out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.contract.teaching import Chapter, Figure, Rulebook
from hortus.games.cherry_tree.components import COLOURS, FIVE, SEAT_NAMES
from hortus.games.cherry_tree.drawing import in_words
from hortus.games.cherry_tree.harvest import colours_present
from hortus.games.cherry_tree.lessons import BEHIND, FRONT, THREE, table

Facts = Mapping[str, Any]
PLAYER_1 = {"seat": SEAT_NAMES[0]}

# What the captions tell, from the position that a figure ends with


def harvest(position: Position) -> Facts:
    return {"flowers": in_words(position.state.harvest.tolist()), "count": int(colours_present(position.state))}


def failed(position: Position) -> Facts:
    return {**harvest(position), "colour": position.view_for(None)["failure"]["three"][0]}


def mastery(position: Position) -> Facts:
    return {**harvest(position), "bonus": told(position)["bonus"]}


def laid(position: Position) -> Facts:
    return told(position)


def told(position: Position) -> Facts:
    """What the log tells of the action."""
    return position.log_for(None)[0]["arguments"]


def front(position: Position) -> Facts:
    """Colour by colour, and all together; the blacks among them."""
    view = position.view_for(None)
    counting = view["front_counting"][0]
    flowers = [view["front"][0][colour] + counting[colour]["blacks"] for colour in range(FIVE)]
    worths = [
        Message("cherry-worth", {"colour": COLOURS[colour], "count": flowers[colour], "points": parts["points"]})
        for colour, parts in enumerate(counting)
        if flowers[colour]
    ]
    return {
        "flowers": in_words(view["front"][0]),
        "blacks": in_words([*(parts["blacks"] for parts in counting), 0]),
        "worths": [worth._asdict() for worth in worths],
        "points": view["points"][0],
    }


def groups(position: Position) -> Facts:
    """Who has how many of each group, and what for."""

    def places(group: str) -> list[dict[str, Any]]:
        counting = [(SEAT_NAMES[seat], of[group]) for seat, of in enumerate(position.view_for(None)["group_counting"])]
        ranked = sorted((each for each in counting if each[1]["place"]), key=lambda each: each[1]["place"])
        return [
            Message("cherry-rank", {"seat": seat, "count": of["flowers"], "points": of["points"]})._asdict()
            for seat, of in ranked
        ]

    jokers = position.view_for(None)["warm"][0]
    return {**PLAYER_1, "jokers": jokers, "warm_ranks": places("warm"), "cool_ranks": places("cool")}


def total(position: Position) -> Facts:
    view = position.view_for(None)
    sums = [
        Message("cherry-sum", {"seat": SEAT_NAMES[seat], "points": view["points"][seat], **parts})._asdict()
        for seat, parts in enumerate(view["score_parts"])
    ]
    return {"sums": sums, "seat": SEAT_NAMES[view["winners"][0]]}


# At the end: the last of three says how many jokers are warm

LIFTED = table(
    "warm",
    front=("PPPPPPYYYLLLLDDDDDWWWWK", "PPPYYYYLLLLLDDDDWWWWK", "PPPPYYYLLLLLDDDWWWWWWKK"),
    behind=("PPYLWK", "YYYY", "DDD"),
    seat=3,
    warm="2/0/-",
)

RULEBOOK = Rulebook(
    chapters=(
        Chapter("box", ("C1", "C2", "C3")),
        Chapter("gather", ("C4", "C5", "C6", "C7")),
        Chapter("failed", ("C8",)),
        Chapter("good", ("C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16")),
        Chapter("end", ("C17", "C18", "C19", "C20", "C21", "C22", "C23")),
        Chapter("hidden", ("C24",)),
    ),
    figures=(
        Figure("holds", "C6", table("pick", "PPYY", FRONT, BEHIND, pick=1), "pick light", harvest, THREE),
        Figure("fails", "C6", table("pick", "PPYW", FRONT, BEHIND, pick=1), "pick black", failed, THREE),
        Figure("kept", "C8", table("keep", "PPYWK", FRONT, BEHIND), "keep yellow white", laid, THREE),
        Figure("mastery", "C9", table("bonus", "PYLK", FRONT, BEHIND), "bonus somei-yoshino", mastery, THREE),
        Figure("behind", "C16", table("behind", "LLWW", FRONT, BEHIND), "behind light", laid, THREE),
        Figure("scale", "C18", table("draw", front=("PYYLLLDDDDWWWWWW", "LL", "P"), behind=BEHIND), "", front, THREE),
        Figure("blacks", "C18", table("draw", front=("PPPLKK", "LL", "PD"), behind=BEHIND), "", front, THREE),
        Figure("groups", "C21", LIFTED, "warm 0", groups, THREE),
        Figure("total", "C23", LIFTED, "warm 0", total, THREE, alone=True),
    ),
)
