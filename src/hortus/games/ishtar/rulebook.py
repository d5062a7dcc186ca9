"""The rulebook of Ishtar: chapters in an order to be read in, and figures whose numbers the engine counts out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hortus.contract.position import Position
from hortus.contract.teaching import Chapter, Figure, Rulebook
from hortus.games.ishtar.components import CELL_NAMES, FOUNTAIN_POINTS, PART_CELL, SEAT_NAMES
from hortus.games.ishtar.drawing import phrase
from hortus.games.ishtar.garden import shape_of
from hortus.games.ishtar.lessons import ASSISTANT, BED, BLOOM, END, FOUNTAIN, LAY, MAP, START, text

Facts = Mapping[str, Any]

BENT = BED | {
    "seat": "2",
    "piles": "line:4:L05+bent:4:B01+triangle:5:T14+line:4:L01+bent:4:-+triangle:5:T13",
    "can": "5",
    "tile": "B13",
    "unseen": (
        "L02+L03+L04+L06+L07+L08+L09+L10+L11+L12+B02+B03+B04+B05+B06+B07+B08+B09+B10+B11+B12+"
        "T01+T02+T03+T04+T05+T06+T07+T08+T09+T10+T11+T12"
    ),
    "gems": "1,1,1/1,1,0",
    "hands": "1:2/2:2",
    "tiles": "L13:A17:3+L14:A27:2+B14:D20:5",
    "assistants": "A18/-",
}
TRIANGLE = FOUNTAIN | {
    "seat": "2",
    "piles": "line:3:L03+bent:3:B11+triangle:5:T14+line:3:L12+bent:4:B12+triangle:4:-",
    "can": "6",
    "tile": "T13",
    "unseen": (
        "L02+L04+L06+L07+L08+L09+L10+L11+B02+B03+B04+B05+B06+B07+B08+B09+B10+"
        "T01+T02+T03+T04+T05+T06+T07+T08+T09+T10+T11+T12"
    ),
    "gems": "0,0,3/2,2,1",
    "tiles": "L01:A30:4+L05:A6:1+L13:A17:3+L14:A27:2+B01:A22:4+B13:A15:2+B14:D20:5",
}
LAST = END | {
    "step": "tree",
    "seat": "2",
    "piles": "triangle:1:T03+line:1:L09+triangle:0:-+bent:0:-+bent:2:B05+line:0:-",
    "can": "6",
    "tile": "L11",
    "gems": "1,0,0/3,1,0",
    "tiles": (
        "L01:A35:0+L02:C13:0+L03:B20:4+L07:C23:5+L08:B8:0+L11:C4:5+L12:A28:2+L13:B12:0+L14:A17:3+B01:A2:3+B02:C27:3+"
        "B03:B33:4+B04:B25:2+B08:A32:1+B10:C21:1+B13:B16:3+B14:B24:2+T02:A14:1+T04:A33:4+T07:D2:4+T08:B28:0+T09:D17:3+"
        "T10:D29:4+T12:C31:4+T13:C1:0+T14:B1:4"
    ),
}
"""A bent tile and a triangle are laid, between the lessons; and the last step of the game that the last lesson ends."""

# What the captions tell, from the position that a figure ends with


def told(name: str) -> Callable[[Position], Facts]:
    """What the log tells in such a line."""

    def facts(position: Position) -> Facts:
        arguments: Facts = next(e["arguments"] for e in position.log_for(None) if e["id"] == f"ishtar-log-{name}")
        return arguments

    return facts


def gardens(position: Position) -> Facts:
    """How many gardens the first fountain has."""
    fountain = position.view_for(None)["fountains"][0]
    own = [garden for garden in position.view_for(None)["gardens"] if garden["fountain"] == fountain["slot"]]
    return {"slot": fountain["slot"], "colour": fountain["colour"], "count": len(own)}


def control(position: Position) -> Facts:
    """Who controls the first fountain, by how many cells, and for how many points."""
    held, fountain = position.state.held, position.state.fountain[0]
    cells = {"count": int(held[0, 0]), "others": int(held[1, 0])}
    return {**told("holds")(position), **cells, "points": int(FOUNTAIN_POINTS[fountain])}


def flowers(position: Position) -> Facts:
    return {"count": int(position.state.flowers[0]), "points": position.points()[0], "seat": SEAT_NAMES[0]}


def forbidden(lay: str) -> Callable[[Position], Facts]:
    """Where the tile would lie, and why it may not."""

    def facts(position: Position) -> Facts:
        _, anchor, turn = lay.split()
        parts = PART_CELL[shape_of(position.state.tile), CELL_NAMES.index(anchor), int(turn)].tolist()
        reason = position.why_not(lay)
        assert reason is not None
        return {
            "cells": ", ".join(CELL_NAMES[cell] for cell in parts),
            "reason": {"id": reason.message_id, "arguments": reason.arguments},
        }

    return facts


def count(position: Position) -> Facts:
    """Part by part what each player scores; the skills together."""
    parts = position.score_parts()

    def shares(*names: str) -> list[dict[str, Any]]:
        sums = (sum(own[name] for name in names) for own in parts)
        return [phrase("share", seat=seat, points=points) for seat, points in zip(SEAT_NAMES, sums, strict=False)]

    kinds = {name: shares(name) for name in ("trees", "flowers", "fountains")}
    return {**kinds, "skills": shares(*"ABCDE"), "totals": shares(*parts[0]), **told("won")(position)}


RULEBOOK = Rulebook(
    chapters=(
        Chapter("map", ("I1", "I2", "I3", "I4")),
        Chapter("pieces", ("I5", "I6", "I7", "I8")),
        Chapter("control", ("I19",)),
        Chapter("turn", ("I9", "I10", "I11", "I12", "I13")),
        Chapter("skills", ("I14", "I15")),
        Chapter("trees", ("I16", "I17")),
        Chapter("end", ("I18", "I20", "I21", "I22")),
    ),
    figures=(
        Figure("line", "I5", text(LAY), "lay A17 3", told("lay"), MAP, alone=True),
        Figure("bent", "I5", text(BENT), "lay A15 2", told("lay"), MAP, alone=True),
        Figure("triangle", "I5", text(TRIANGLE), "lay D7 0", told("lay"), MAP, alone=True),
        Figure("bed", "I19", text(ASSISTANT), "assistant", flowers, MAP, alone=True),
        Figure("gardens", "I19", text(BENT), "lay A15 2", gardens, MAP, alone=True),
        Figure("control", "I19", text(FOUNTAIN), "lay A30 4", control, MAP),
        Figure("can", "I9", text(START), "pile 4", told("pile"), MAP),
        Figure("allowed", "I10", text(BED), "lay A6 1", told("lay"), MAP, alone=True),
        Figure("apart", "I10", text(FOUNTAIN), "", forbidden("lay B24 0"), MAP),
        Figure("alone", "I10", text(FOUNTAIN), "", forbidden("lay A13 0"), MAP),
        Figure("bloom", "I15", text(BLOOM), "bloom A17", told("bloom-single"), MAP),
        Figure("count", "I20", text(LAST), "done", count, MAP, alone=True),
    ),
)
