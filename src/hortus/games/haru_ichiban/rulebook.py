"""The rulebook of Haru Ichiban: chapters in an order to read, and figures whose numbers the engine counts out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hortus.contract.position import Position
from hortus.contract.teaching import Chapter, Figure, Rulebook
from hortus.games.haru_ichiban.components import RED

NEW = "scored=0,0,0,0/0,0,0,0 last=-/- winner=nobody"
FIRST_POND = "pond=o,.,o,.,o/.,o,Y<y>,#,./o,o,.,o,o/.,o,o,R<r>,./o,.,o,.,o"


def told(position: Position, message_id: str) -> Mapping[str, Any]:
    """What the first such line of the log speaks of."""
    entries = position.log_for(None)
    return next(entry["arguments"] for entry in entries if entry["id"] == message_id)


def start(position: Position) -> Mapping[str, Any]:
    lilies = position.view_for(None)["lilies"]
    return {"cell": next(lily["cell"] for lily in lilies if lily["kind"] == "double dark")}


def figure(position: Position) -> Mapping[str, Any]:
    return told(position, "haru-log-figure")


def wind(position: Position) -> Mapping[str, Any]:
    return told(position, "haru-log-wind")


def roles(position: Position) -> Mapping[str, Any]:
    return {
        **told(position, "haru-log-reveal"),
        **told(position, "haru-log-roles"),
        "cell": told(position, "haru-log-automatic")["cell"],
    }


def equal(position: Position) -> Mapping[str, Any]:
    return {**told(position, "haru-log-equal"), "count": len(position.legal_texts())}


def dark(position: Position) -> Mapping[str, Any]:
    return told(position, "haru-log-dark")


def totals(position: Position) -> Mapping[str, Any]:
    return {**told(position, "haru-log-round-over"), "points": position.points()[RED]}


RULEBOOK = Rulebook(
    chapters=(
        Chapter("box", ("H1", "H2", "H3", "H4")),
        Chapter("turn", ("H5", "H6", "H7", "H8", "H9", "H10", "H11")),
        Chapter("figures", ("H14", "H15")),
        Chapter("equal", ("H16", "H17", "H18", "H19", "H20")),
        Chapter("late", ("H12", "H13")),
        Chapter("end", ("H21", "H22", "H23", "H24")),
    ),
    figures=(
        Figure(
            "start",
            "H4",
            f"edition=dragonfly step=dragonfly round=1 turn=1 {FIRST_POND} red=-:12345678:0:-:- yellow=-:12345678:0:-:-"
            f" senior=nobody dragonfly=nobody croaker=nobody {NEW}",
            facts=start,
        ),
        Figure(
            "junior",
            "H7",
            f"edition=dragonfly step=bid round=1 turn=1 {FIRST_POND} red=347:12568:3:3:- yellow=146:23578:3:-:-"
            f" senior=nobody dragonfly=red croaker=nobody {NEW}",
            "bid 6",
            roles,
        ),
        Figure(
            "wind",
            "H9",
            "edition=dragonfly step=wind round=1 turn=1"
            " pond=o,.,o,.,o/.,o,Y(y),#(r),./o,o,.,o,o/.,o,o,R<r>,./o<y>,.,o,.,o"
            f" red=47:12568:2:-:3 yellow=14:23578:2:-:6 senior=yellow dragonfly=red croaker=nobody {NEW}",
            "wind b4 e",
            wind,
        ),
        Figure(
            "dark",
            "H10",
            "edition=dragonfly step=dark round=1 turn=1"
            " pond=o,.,o,.,o/.,.,o,Y(y),#(r)/o,o,.,o,o/.,o,o,R<r>,./o<y>,.,o,.,o"
            f" red=47:12568:2:-:3 yellow=14:23578:2:-:6 senior=yellow dragonfly=red croaker=nobody {NEW}",
            "dark b3",
            dark,
        ),
        Figure(
            "square",
            "H14",
            "edition=dragonfly step=flower round=1 turn=4"
            " pond=o,.,o(y),.,o/.,o(r),o,#(y),./o,x(r),o(r),.,o/.,Y<y>,o,R<r>,./x(y),.,o,.,x(y)"
            f" red=56:12:2:-:7 yellow=57:14:2:-:3 senior=red dragonfly=red croaker=nobody {NEW}",
            "flower c4",
            figure,
            alone=True,
        ),
        Figure(
            "row",
            "H14",
            "edition=dragonfly step=wind round=1 turn=4"
            " pond=o(y),.,o,.,o/.,o,Y<y>,.,o(y)/o,.,.,o(r),#(y)/x(r),o(r),x(r),.,R<r>/.,x(y),.,o,o"
            f" red=56:12:2:-:3 yellow=57:14:2:-:8 senior=yellow dragonfly=red croaker=nobody {NEW}",
            "wind d3 s",
            figure,
            alone=True,
        ),
        Figure(
            "diagonal",
            "H14",
            "edition=dragonfly step=flower round=1 turn=5"
            " pond=x(y),.,o,.,o(y)/.,o,Y<y>,o,./x(y),x(r),o(r),.,#(y)/.,o(r),o,R<r>,x(y)/o(r),.,.,.,o"
            f" red=56:2:2:-:8 yellow=57:8:2:-:1 senior=red dragonfly=red croaker=nobody {NEW}",
            "flower d4",
            figure,
            alone=True,
        ),
        Figure(
            "five",
            "H14",
            "edition=dragonfly step=flower round=1 turn=5"
            " pond=x(y),.,o(y),.,o/.,o,Y<y>,#(y),./o,.,x(y),o,o(y)/.,.,.,R<r>,./o(r),x(r),o,x(r),o(r)"
            f" red=56:2:2:-:8 yellow=57:8:2:-:1 senior=red dragonfly=red croaker=nobody {NEW}",
            "flower c1",
            figure,
            alone=True,
        ),
        Figure(
            "both",
            "H15",
            "edition=dragonfly step=flower round=1 turn=6"
            " pond=o(y),.,x(y),.,./.,o(y),Y<y>,#(y),./.,.,o,x(y),o/o(r),x(r),.,R<r>,o(y)/x(r),o,o(r),x(r),."
            f" red=56:-:2:-:8 yellow=57:-:2:-:1 senior=red dragonfly=red croaker=nobody {NEW}",
            "flower b1",
            totals,
        ),
        Figure(
            "equal",
            "H16",
            f"edition=dragonfly step=bid round=1 turn=1 {FIRST_POND} red=347:12568:3:4:- yellow=146:23578:3:-:-"
            f" senior=nobody dragonfly=red croaker=nobody {NEW}",
            "bid 4",
            equal,
        ),
        Figure(
            "fewer",
            "H23",
            "edition=dragonfly step=wind round=1 turn=5"
            " pond=o,.,.,.,#(y)/.,o,Y(y),.,o/x(y),o(y),o<y>,x(y),./.,.,o(r),R<r>,o/x(r),o(r),.,x(r),o(r)"
            " red=56:2:2:-:1 yellow=57:2:2:-:8 senior=yellow dragonfly=red croaker=nobody"
            " scored=0,0,0,0/0,2,0,0 last=-/- winner=nobody",
            "wind c4 s",
            totals,
        ),
    ),
)
