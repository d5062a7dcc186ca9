"""The playable introduction: nine positions, each with one thing to understand and one thing to do.

The first eight are moments of one game, the last one is the end of another. Player 1 learns.
"""

from __future__ import annotations

from collections.abc import Mapping

from hortus.contract.teaching import Lesson

MAP = {"players": "2", "map": "first"}
START = {
    "players": "2",
    "map": "first",
    "step": "pile",
    "seat": "1",
    "boards": "1A0+2A0+3A0+4A0",
    "fountains": "purple+red+purple+white",
    "piles": "line:4:L05+bent:4:-+triangle:5:T14+line:5:L13+bent:5:B13+triangle:5:T13",
    "can": "2",
    "left": "-",
    "tile": "-",
    "due": "0",
    "skill": "-",
    "tree": "-",
    "unseen": (
        "L01+L02+L03+L04+L06+L07+L08+L09+L10+L11+L12+B01+B02+B03+B04+B05+B06+B07+B08+B09+B10+B11+B12+T01+"
        "T02+T03+T04+T05+T06+T07+T08+T09+T10+T11+T12"
    ),
    "display": "A01+A08+A09+A13+A20",
    "reserved": "-/-",
    "planted": "-/-",
    "gems": "1,0,0/1,1,0",
    "spent": "0,0,0/0,0,0",
    "skills": "-/-",
    "hands": "2:2/2:2",
    "tiles": "L14:A27:2+B14:D20:5",
    "trees": "-",
    "blooms": "-",
    "assistants": "-/-",
}
"""The fields of the first position; each of the others tells what has changed since the one before."""

LAY = START | {
    "step": "lay",
    "piles": "line:4:L05+bent:4:B01+triangle:5:T14+line:4:-+bent:5:B13+triangle:5:T13",
    "can": "4",
    "tile": "L13",
    "unseen": (
        "L01+L02+L03+L04+L06+L07+L08+L09+L10+L11+L12+B02+B03+B04+B05+B06+B07+B08+B09+B10+B11+B12+T01+T02+T03+"
        "T04+T05+T06+T07+T08+T09+T10+T11+T12"
    ),
    "gems": "0,0,0/1,1,0",
}
ASSISTANT = LAY | {
    "step": "action",
    "gems": "1,1,1/1,1,0",
    "tiles": "L13:A17:3+L14:A27:2+B14:D20:5",
}
BED = ASSISTANT | {
    "step": "lay",
    "piles": "line:3:-+bent:4:B01+triangle:5:T14+line:4:L01+bent:4:B12+triangle:5:T13",
    "can": "1",
    "tile": "L05",
    "unseen": (
        "L02+L03+L04+L06+L07+L08+L09+L10+L11+L12+B02+B03+B04+B05+B06+B07+B08+B09+B10+B11+T01+T02+T03+T04+T05+"
        "T06+T07+T08+T09+T10+T11+T12"
    ),
    "gems": "0,1,1/2,2,0",
    "hands": "1:2/1:2",
    "tiles": "L13:A17:3+L14:A27:2+B13:A15:2+B14:D20:5",
    "assistants": "A18/A15",
}
FOUNTAIN = BED | {
    "piles": "line:3:L03+bent:3:B11+triangle:5:T14+line:3:-+bent:4:B12+triangle:5:T13",
    "can": "4",
    "tile": "L01",
    "unseen": (
        "L02+L04+L06+L07+L08+L09+L10+L11+L12+B02+B03+B04+B05+B06+B07+B08+B09+B10+T01+T02+T03+T04+T05+T06+T07+"
        "T08+T09+T10+T11+T12"
    ),
    "gems": "0,0,2/3,2,1",
    "tiles": "L05:A6:1+L13:A17:3+L14:A27:2+B01:A22:4+B13:A15:2+B14:D20:5",
}
SKILL = FOUNTAIN | {
    "step": "action",
    "piles": "line:2:-+bent:3:B11+triangle:5:T14+line:3:L12+bent:4:B12+triangle:4:T01",
    "can": "1",
    "tile": "L03",
    "unseen": (
        "L02+L04+L06+L07+L08+L09+L10+L11+B02+B03+B04+B05+B06+B07+B08+B09+B10+T02+T03+T04+T05+T06+T07+T08+T09+"
        "T10+T11+T12"
    ),
    "gems": "1,2,3/3,2,1",
    "hands": "1:2/0:2",
    "tiles": "L01:A30:4+L03:A36:0+L05:A6:1+L13:A17:3+L14:A27:2+B01:A22:4+B13:A15:2+B14:D20:5+T13:D7:0",
    "assistants": "A18/A15+D7",
}
BLOOM = SKILL | {
    "step": "bloom",
    "gems": "0,1,3/3,2,1",
    "spent": "1,1,0/0,0,0",
    "skills": "b/-",
}
TREE = BLOOM | {
    "step": "tree",
    "blooms": "A17",
}
END = START | {
    "piles": "triangle:1:T03+line:1:L09+triangle:0:-+bent:1:B08+bent:2:B05+line:1:L11",
    "can": "3",
    "unseen": "L04+L05+L06+L10+B06+B07+B09+B11+B12+T01+T05+T06+T11",
    "display": "A15+A16+A18+A20+A26",
    "reserved": "-/A04",
    "planted": "A03+A05+A08+A10/A02+A07+A11",
    "gems": "1,0,0/2,2,0",
    "spent": "7,2,1/2,6,2",
    "skills": "abceB/bdeBD",
    "hands": "1:0/0:2",
    "tiles": (
        "L01:A35:0+L02:C13:0+L03:B20:4+L07:C23:5+L08:B8:0+L12:A28:2+L13:B12:0+L14:A17:3+B01:A2:3+"
        "B02:C27:3+B03:B33:4+B04:B25:2+B10:C21:1+B13:B16:3+B14:B24:2+T02:A14:1+T04:A33:4+T07:D2:4+"
        "T08:B28:0+T09:D17:3+T10:D29:4+T12:C31:4+T13:C1:0+T14:B1:4"
    ),
    "trees": "A16+A18+B13+B22+B23+C2+D17",
    "blooms": "B5:B6+B12",
    "assistants": "B11+C1+C29/C21+D16",
}

THREE_GEMS = "A17 0,A17 3,A21 2,A21 5,A28 2,A28 5,A36 0,A36 3,C1 0,C1 1,C1 3,C1 4,C16 2,C16 5,D12 1,D12 4,D33 1,D33 4"
GROWING = "A11 0,A11 3,A12 0,A12 3,A13 0,A30 4,A31 5,A6 1,A6 2"
WINNING_THE_FOUNTAIN = "A30 1,A30 4,A31 2,A31 5"


def lays(places: str) -> frozenset[str]:
    return frozenset(f"lay {place}" for place in places.split(","))


def text(fields: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items())


LESSONS = (
    Lesson("can", text(START), frozenset({"pile 4"}), then=("pay purple", "reveal B01"), rule="I9", options=MAP),
    Lesson("lay", text(LAY), lays(THREE_GEMS), rule="I10", options=MAP),
    Lesson("assistant", text(ASSISTANT), frozenset({"assistant"}), rule="I13", options=MAP),
    Lesson("bed", text(BED), lays(GROWING), rule="I19", options=MAP),
    Lesson("fountain", text(FOUNTAIN), lays(WINNING_THE_FOUNTAIN), rule="I19", options=MAP),
    Lesson(
        "skill",
        text(SKILL),
        frozenset({"skill b"}),
        then=("pay purple", "pay red"),
        reasons={"skip": "skip"},
        rule="I14",
        options=MAP,
    ),
    Lesson(
        "bloom",
        text(BLOOM),
        frozenset({"bloom A17", "bloom A2"}),
        reasons={"bloom none": "none", "bloom A16 A17": "double"},
        rule="I15",
        options=MAP,
    ),
    Lesson(
        "tree",
        text(TREE),
        frozenset({"tree A13"}),
        then=("plant A16",),
        reasons={"done": "done-instead"},
        rule="I16",
        options=MAP,
    ),
    Lesson(
        "end",
        text(END),
        frozenset({"pile 4"}),
        then=("lay A32 1", "done", "pile 6", "pay red", "lay C4 5", "skip", "done"),
        rule="I18",
        options=MAP,
    ),
)
