"""Positions from drawings, so that a test can be read with the pond before one's eyes."""

from __future__ import annotations

import hortus
from hortus.games.haru_ichiban.components import FLOWERS, HAND_SIZE, VALUES
from hortus.games.haru_ichiban.notation import SIGN_LAYERS
from hortus.games.haru_ichiban.state import FLOWER_ON

BEFORE_THE_SHOW = ("dragonfly", "draw", "bid")
WITH_A_SENIOR = ("flower", "frog-after-flower", "wind", "dark", "frog-after-dark")


def drawn(
    drawing: str,
    step: str,
    *,
    edition: str = "dragonfly",
    senior: str = "nobody",
    red: str | None = None,
    yellow: str | None = None,
    dragonfly: str | None = None,
    croaker: str = "nobody",
    scored: str = "0,0,0,0/0,0,0,0",
    round_number: int = 1,
    shown: tuple[int, int] | None = None,
) -> hortus.Position:
    """The position of a drawn pond. The turn follows from the flowers; hands not given are the lowest values left."""
    rows = [line.split()[1:] for line in drawing.strip().splitlines() if line.split()[0].isdigit()]
    signs = [sign for row in rows for sign in row]
    flowers = [sum(FLOWER_ON + seat in SIGN_LAYERS[sign] for sign in signs) for seat in (0, 1)]
    is_shown = step not in BEFORE_THE_SHOW
    in_flight = [int(step == "flower" and senior == name) for name in ("red", "yellow")]
    turn = flowers[0] + in_flight[0] + (0 if is_shown else 1)
    if step == "senior" or (step == "croak" and flowers == [7, 7]):
        turn = FLOWERS
    if shown is None:
        shown = {"red": (2, 1), "yellow": (1, 2), "nobody": (1, 1)}[senior] if is_shown else (0, 0)
    held = int(HAND_SIZE[turn]) - is_shown if step != "dragonfly" else 0
    seats = []
    for value, given in zip(shown, (red, yellow), strict=True):
        if given is None:
            played = [value] if is_shown else []
            played += [v for v in reversed(VALUES) if v not in played][: turn - 1]
            unplayed = [v for v in VALUES if v not in played]
            given = f"{_digits(unplayed[:held])}:{_digits(unplayed[held:])}:{held}:-:{value or '-'}"
        seats.append(given)
    if dragonfly is None:
        dragonfly = "red" if edition == "dragonfly" and step != "dragonfly" else "nobody"
    pond = "/".join(",".join(row) for row in rows)
    text = (
        f"edition={edition} step={step} round={round_number} turn={turn} pond={pond} red={seats[0]} yellow={seats[1]} "
        f"senior={senior} dragonfly={dragonfly} croaker={croaker} scored={scored} last=-/- winner=nobody"
    )
    return hortus.load("haru_ichiban", edition=edition).read_position(text)


def _digits(values: list[int]) -> str:
    return "".join(map(str, values)) or "-"


FIVE_AHEAD = """
5  o(y)  .     .     .     o(y)
4  .     o(y)  o     #(y)  .
3  o<y>  o<r>  o     o     .
2  .     Y     o(r)  R(y)  .
1  o(r)  x(r)  .     o(r)  o(r)
"""

START = """
5  o     .     o     .     o
4  .     o     Y<y>  #     .
3  o     o     .     o     o
2  .     o     o     R<r>  .
1  o     .     o     .     o
   a     b     c     d     e
"""


def start(edition: str = "dragonfly", **options: str) -> hortus.Position:
    return hortus.load("haru_ichiban", edition=edition, **options).start()


def play(position: hortus.Position, *texts: str) -> hortus.Position:
    for text in texts:
        position.play(text)
    return position


def lilies(position: hortus.Position) -> dict[str, dict[str, object]]:
    return {lily["cell"]: lily for lily in position.view_for(None)["lilies"]}


def flower_cells(position: hortus.Position, colour: str) -> set[str]:
    return {cell for cell, lily in lilies(position).items() if lily["flower"] == colour}


TURN_8 = """
5  o(r)  .     o(y)  .     o(r)
4  .     o(y)  Y(r)  #(y)  .
3  o(y)  o(r)  .     o(r)  o(y)
2  .     x     o     R(r)  .
1  o(y)  .     o(r)  .     o(y)
"""


TURN_7 = """
5  o(r)  .     o(y)  .     o(r)
4  .     o(y)  Y(r)  #(y)  .
3  o(y)  o(r)  .     o(r)  o(y)
2  .     x     o(r)  R<r>  .
1  o     .     o(y)  .     o<y>
"""
