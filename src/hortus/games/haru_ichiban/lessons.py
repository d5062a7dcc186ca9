"""The playable introduction: seven positions, each with one thing to understand and one thing to do. Red learns."""

from __future__ import annotations

from hortus.contract.teaching import Lesson

NEW = "scored=0,0,0,0/0,0,0,0 last=-/- winner=nobody"

LESSONS = (
    Lesson(
        "square",
        "edition=dragonfly step=flower round=1 turn=4"
        " pond=o,.,o(y),.,o/.,o(r),o,#(y),./o,x(r),o(r),.,o/.,Y<y>,o,R<r>,./x(y),.,o,.,x(y)"
        f" red=56:12:2:-:7 yellow=57:14:2:-:3 senior=red dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"flower c4"}),
        rule="H14",
    ),
    Lesson(
        "diagonal",
        "edition=dragonfly step=flower round=1 turn=5"
        " pond=x(y),.,o,.,o(y)/.,o,Y<y>,o,./x(y),x(r),o(r),.,#(y)/.,o(r),o,R<r>,x(y)/o(r),.,.,.,o"
        f" red=56:2:2:-:8 yellow=57:8:2:-:1 senior=red dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"flower d4"}),
        reasons={"flower c2": "square"},
        rule="H14",
    ),
    Lesson(
        "low",
        "edition=dragonfly step=bid round=1 turn=4"
        " pond=o,.,o(y),.,o/.,x(r),o(r),.,o/o,o(r),x,Y<y>,./.,o,#(y),R<r>,./x(y),.,o,.,o"
        f" red=257:16:3:-:8 yellow=368:47:3:-:1 senior=nobody dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"bid 2"}),
        then=("bid 8",),
        rule="H7",
    ),
    Lesson(
        "wind",
        "edition=dragonfly step=wind round=1 turn=4"
        " pond=o(y),.,o,.,o/.,o,Y<y>,.,o(y)/o,.,.,o(r),#(y)/x(r),o(r),x(r),.,R<r>/.,x(y),.,o,o"
        f" red=56:12:2:-:3 yellow=57:14:2:-:8 senior=yellow dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"wind d3 s"}),
        reasons={"wind d3": "lily", "wind d1": "empty", "wind e2": "frog"},
        rule="H9",
    ),
    Lesson(
        "high",
        "edition=dragonfly step=bid round=1 turn=4"
        " pond=o,.,o(y),.,o/.,x(r),o(r),.,o/o,o(r),o,Y<y>,./.,o,#(y),R<r>,./x(y),.,o,.,x"
        f" red=258:16:3:-:7 yellow=347:56:3:-:8 senior=nobody dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"bid 8"}),
        then=("bid 7",),
        rule="H8",
    ),
    Lesson(
        "dark",
        "edition=dragonfly step=dark round=1 turn=4"
        " pond=o(r),.,o,.,o/.,o,Y<y>,.,o(r)/.,.,o(y),x(y),#(r)/.,o,o,x(y),R<r>/.,x(y),.,o(r),o"
        f" red=56:12:2:-:8 yellow=57:14:2:-:3 senior=red dragonfly=red croaker=nobody {NEW}",
        answers=frozenset(f"dark {cell}" for cell in ("c5", "e5", "b4", "b2", "e1")),
        reasons={"dark c4": "frog", "dark e2": "frog", "dark c2": "gift"},
        rule="H10",
    ),
    Lesson(
        "frog",
        "edition=dragonfly step=frog-return round=1 turn=4"
        " pond=o,.,o(y),.,o/.,x(r),o(r),.,o/o,o(r),o,Y(y),./.,o,#(y),R(r),./x(y),.,o,.,x"
        f" red=26:15:2:-:4 yellow=37:68:2:-:4 senior=nobody dragonfly=red croaker=nobody {NEW}",
        answers=frozenset({"frog c3"}),
        rule="H16",
    ),
)
