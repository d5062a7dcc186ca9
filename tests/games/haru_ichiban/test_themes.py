"""Haru Ichiban: what a puzzle is about is true of its best action."""

from __future__ import annotations

import pytest

import hortus
from hortus.games import load
from hortus.games.haru_ichiban.state import BID, SENIOR
from hortus.games.haru_ichiban.themes import THEMES
from tests.games.haru_ichiban.tables import drawn
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
PLACES = ("flower", "wind", "dark", "frog")

POND = """
5  o     .     o(r)  .     o
4  .     o(y)  o     #(r)  .
3  o     x(y)  o(y)  .     o
2  .     Y<y>  o     R<r>  .
1  x(r)  .     o     .     x(y)
   a     b     c     d     e
"""


def theme_of(position: hortus.Position, action: int) -> str | None:
    seat = position.to_act
    known = position.seen_by(seat)
    return next((name for name, holds in THEMES.items() if holds(known, action, seat)), None)


def test_a_figure_is_made_where_the_action_brings_points_and_broken_while_the_round_goes_on() -> None:  # H14, H15
    seen = set()
    for position, seat in situations(HARU, range(4), every=2):
        if position.is_sealed:
            continue
        for action in position.legal_actions()[::5]:
            after = position.copy()
            after.play(action)
            theme = theme_of(position, action)
            seen.add(theme)
            assert (theme == "figure") == (after.points()[seat] > position.points()[seat])
            if theme == "break":
                assert after.state.round_number == position.state.round_number
            elif theme in PLACES:
                assert position.action_text(action).startswith(theme)
    assert seen >= {"figure", "break", *PLACES}


def test_a_flower_on_the_last_lily_breaks_a_figure() -> None:  # H14
    position = drawn(POND, "flower", senior="red")
    assert theme_of(position, position.read_action("flower c4")) == "break"  # yellow lacks it for a square
    assert theme_of(position, position.read_action("flower a5")) == "flower"


def test_who_shall_be_senior_is_a_theme_of_its_own_and_bids_have_none() -> None:  # H18, H6
    position = drawn(POND, "flower", senior="red")
    known = position.seen_by(0)
    steps = {name: holds for name, holds in THEMES.items() if name not in ("figure", "break")}
    for phase, themes in ((SENIOR, ["senior"]), (BID, [])):
        known.state.phase = phase
        assert [name for name, holds in steps.items() if holds(known, 0, 0)] == themes
