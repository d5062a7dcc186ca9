"""The end of a round can be looked at before the pond is cleared (H15, H21, H22)."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.errors import UnreadableText
from tests.games.haru_ichiban.tables import TURN_8, drawn, flower_cells, play


def halt_of(position: hortus.Position) -> hortus.Position:
    """The halt of the last action."""
    moment = position.halt_at(len(position.history))
    assert moment is not None
    return moment


def test_a_figure_can_be_looked_at_before_the_pond_is_cleared() -> None:  # H15
    position = drawn(
        """
5  o     .     o     .     o(y)
4  o(r)  o(r)  .     .     o(y)
3  o(r)  R<r>  .     #     o(y)
2  .     o     o     .     Y<y>
1  o     .     o     o     .
""",
        "bid",
    )
    play(position, "bid 1", "bid 1")
    moment = halt_of(position)
    view = moment.view_for(None)
    assert flower_cells(moment, "red") == {"a3", "b3", "a4", "b4"}
    assert flower_cells(position, "red") == set()
    assert (view["round"], view["step"], view["points"], view["bids"]) == (1, "halt", [1, 2], [1, 1])
    assert view["figures"] == [
        {"seat": "red", "figure": "square", "cells": ["a3", "b3", "a4", "b4"], "points": 1},
        {"seat": "yellow", "figure": "line", "cells": ["e2", "e3", "e4", "e5"], "points": 2},
    ]
    assert (view["choosing"], view["legal"], view["winners"]) == ([], [], [])
    assert position.view_for(None)["figures"] == []
    assert moment.history == position.history


def test_the_log_is_told_up_to_the_halt_and_then_goes_on() -> None:  # H21, H22
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1")
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    moment = halt_of(position)
    assert [entry["id"] for entry in moment.log_for(None)][-2:] == ["haru-log-no-figure", "haru-log-round-over"]
    log = position.log_for(None)
    assert log == [*moment.log_for(None), log[-1]]
    assert [entry["id"] for entry in log if entry["after_halt"]] == ["haru-log-new-round"]
    assert moment.view_for(None)["figures"] == []
    assert moment.game.prompt(moment.view_for(None)).id == "haru-step-halt"


def test_a_hand_is_not_shown_because_a_round_has_ended() -> None:  # H13
    position = drawn(
        """
5  o     .     o     .     o
4  o(r)  .     Y<y>  #(y)  .
3  o     o(r)  .     o     o
2  .     o     o(r)  R<r>  .
1  o(y)  .     .     x     o(y)
""",
        "bid",
    )
    play(position, "bid 1", "bid 2")
    moment = halt_of(position)
    assert moment.view_for(0)["hands"][1] is None
    assert moment.view_for(0)["hands"][0]
    assert moment.view_for(None)["hands"] == [None, None]


def test_the_end_of_the_game_and_any_other_action_have_no_halt() -> None:  # H23
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1", round_number=60)
    assert position.halt_at(0) is None
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    assert position.to_act == hortus.OVER
    assert [position.halt_at(ply) for ply in range(6)] == [None] * 6
    assert len(flower_cells(position, "red")) == 8


def test_a_halt_is_no_position_to_read() -> None:
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1")
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    with pytest.raises(UnreadableText):
        position.game.read_position(halt_of(position).text())
