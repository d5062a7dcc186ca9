"""Haru Ichiban, rule by rule. Ponds are drawn as the terminal draws them."""

from __future__ import annotations

import numpy as np
import pytest

import hortus
from hortus.games.haru_ichiban import rules, scoring
from hortus.games.haru_ichiban.components import (
    CELL_NAMES,
    FIGURE_KIND,
    FIGURE_KINDS,
    FIGURE_MASK,
    FIVE_AROUND,
    NO_FIVE,
    STANDARD_LAYOUT,
)
from hortus.games.haru_ichiban.invariants import INVARIANT_NAMES, invariants
from hortus.games.haru_ichiban.state import FINISHED, FLOWER_ON, FROG_ON
from tests.games.haru_ichiban.tables import START, TURN_7, TURN_8, drawn, flower_cells, lilies, play, start


def frog_cells(position: hortus.Position) -> dict[object, str]:
    return {lily["frog"]: cell for cell, lily in lilies(position).items() if lily["frog"]}


# Components and set-up


def test_the_pond_is_five_by_five_with_a1_at_the_lower_left() -> None:  # H1
    assert len(CELL_NAMES) == 25
    assert (CELL_NAMES[0], CELL_NAMES[4], CELL_NAMES[20], CELL_NAMES[24]) == ("a1", "e1", "a5", "e5")


def test_sixteen_lilies_float_thirteen_of_them_plain() -> None:  # H2
    kinds = [lily["kind"] for lily in lilies(start()).values()]
    assert len(kinds) == 16
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "plain": 13,
        "double dark": 1,
        "red eggs": 1,
        "yellow eggs": 1,
    }


def test_each_gardener_has_flowers_1_to_8_and_a_frog() -> None:  # H3
    view = start().view_for(None)
    assert view["unplayed"] == [[1, 2, 3, 4, 5, 6, 7, 8]] * 2
    assert frog_cells(start()) == {"red": "d2", "yellow": "c4"}


def test_the_first_round_starts_from_the_standard_layout() -> None:  # H4
    assert str(start()).splitlines()[:6] == [line.rstrip() for line in START.strip().splitlines()]


def test_a_layout_of_ones_own_is_followed() -> None:  # H4
    position = start(layout="ooooo/ooooo/ooo#Y/R..../.....")
    assert frog_cells(position) == {"red": "a2", "yellow": "e3"}
    assert [cell for cell, lily in lilies(position).items() if lily["dark"]] == ["d3"]


def test_spaces_and_labels_in_a_layout_are_optional() -> None:  # H4
    drawing = """
        5 o . o . o
        4 . o Y # .
        3 o o . o o
        2 . o o R .
        1 o . o . o
          a b c d e
    """
    assert hortus.load("haru_ichiban", layout=drawing).chosen["layout"] == STANDARD_LAYOUT
    assert start(layout=drawing).state_bytes() == start(layout="standard").state_bytes()


@pytest.mark.parametrize(
    ("layout", "message", "arguments"),
    [
        ("o.o.o/.oY#./oo.oo/.ooR.", "haru-layout-rows", {"rows": 4}),
        ("o.o.o/.oY#./oo.oo/.ooR./o.o.", "haru-layout-row-length", {"row": 1, "length": 4}),
        ("o.o.o/.oY#./oo?oo/.ooR./o.o.o", "haru-layout-symbol", {"symbol": "?", "row": 3, "column": 3}),
        ("o.o.o/.oY#./oo.oo/.oYR./o.o.o", "haru-layout-count", {"symbol": "Y", "count": 2}),
        ("o.o.o/.oYo./oo.oo/.ooR./o.o.o", "haru-layout-count", {"symbol": "#", "count": 0}),
        ("o.o.o/.oY#./ooooo/.ooR./o.o.o", "haru-layout-lilies", {"lilies": 17}),
        ("", "haru-layout-rows", {"rows": 0}),
    ],
)
def test_a_layout_that_breaks_the_rule_is_refused_with_what_is_wrong(
    layout: str, message: str, arguments: dict[str, object]
) -> None:  # H4
    with pytest.raises(hortus.UnknownOption) as refused:
        hortus.load("haru_ichiban", layout=layout)
    assert (refused.value.message_id, refused.value.arguments, refused.value.rule) == (message, arguments, "H4")
    assert isinstance(refused.value, hortus.UnreadableText)


# A round


def test_red_draws_three_then_yellow_draws_three_from_even_odds() -> None:  # H5
    position = play(start(), "dragonfly red")
    for draw, text in enumerate(("draw 1", "draw 2", "draw 3", "draw 1", "draw 2", "draw 3")):
        left = 8 - draw % 3
        assert position.to_act == hortus.CHANCE
        assert list(position.weights().values()) == [1] * left
        position.play(text)
    assert position.view_for(0)["hands"] == [[1, 2, 3], None]
    assert position.view_for(1)["hands"] == [None, [1, 2, 3]]


def test_a_bid_is_of_the_own_hand_and_both_may_choose() -> None:  # H6
    position = drawn(START, "bid", red="123:45678:3:-:-", yellow="678:12345:3:-:-")
    assert position.choosing == (0, 1)
    assert position.legal_texts(0) == ["bid 1", "bid 2", "bid 3"]
    assert position.legal_texts(1) == ["bid 6", "bid 7", "bid 8"]


def test_yellow_does_not_learn_reds_bid_before_both_are_in() -> None:  # H6
    position = drawn(START, "bid")
    position.play("bid 3")
    view = position.view_for(1)
    assert (view["bids"], view["has_bid"], position.choosing) == ([None, None], [True, False], (1,))
    assert position.view_for(0)["bids"] == [3, None]


def test_reopened_both_bid_anew() -> None:  # H6
    before = drawn(START, "bid")
    position = play(before.copy(), "bid 2")
    rules.reopen(position.state)
    assert position.state_bytes() == before.state_bytes()


def test_the_higher_bid_makes_the_senior() -> None:  # H6
    view = play(drawn(START, "bid"), "bid 3", "bid 2").view_for(None)
    assert (view["senior"], view["junior"], view["bids"]) == ("red", "yellow", [3, 2])


def test_the_juniors_flower_goes_on_the_unflowered_dark_lily_by_itself() -> None:  # H7
    position = play(drawn(START, "bid"), "bid 3", "bid 2")
    assert flower_cells(position, "yellow") == {"d4"}
    assert position.view_for(None)["step"] == "flower"


def test_a_flowered_dark_lily_is_left_alone_by_step_a() -> None:  # H7
    position = drawn(
        """
5  o     .     o     .     x
4  .     o     Y<y>  #(r)  .
3  o     o     .     o     o
2  .     o     o     R<r>  .
1  o(y)  .     o     .     o
""",
        "bid",
    )
    play(position, "bid 1", "bid 2")
    assert flower_cells(position, "red") == {"d4", "e5"}


def test_the_senior_flowers_any_lily_without_a_flower() -> None:  # H8
    position = play(drawn(START, "bid"), "bid 3", "bid 2")
    assert len(position.legal_actions()) == 15
    assert "flower d4" not in position.legal_texts()
    assert position.to_act == 0


def test_a_frog_that_is_flowered_away_is_moved_by_the_senior_whosesoever_it_is() -> None:  # H8
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower c4")
    assert (position.to_act, position.view_for(None)["frog"]) == (0, "yellow")
    assert "frog d2" not in position.legal_texts()  # the red frog is there
    assert "frog c4" not in position.legal_texts()  # the flower is there
    assert len(position.legal_actions()) == 13
    play(position, "frog a1")
    assert frog_cells(position) == {"red": "d2", "yellow": "a1"}
    assert (position.to_act, position.view_for(None)["step"]) == (1, "wind")


def test_before_the_first_bid_the_wind_would_have_48_moves() -> None:  # H9
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1")
    assert len(position.legal_actions()) == 48


def test_the_wind_pushes_every_lily_in_line_with_all_it_carries() -> None:  # H9
    position = drawn(
        """
5  o     .     o     .     o
4  .     o     Y<y>  #(r)  .
3  o     o     .     o     o
2  .     o     o     R<r>  .
1  o(y)  .     o     .     o
""",
        "wind",
        senior="yellow",
    )
    play(position, "wind b4 e")
    assert frog_cells(position) == {"red": "d2", "yellow": "d4"}
    assert flower_cells(position, "red") == {"e4"}
    after = lilies(position)
    assert (after["c4"]["kind"], after["d4"]["kind"], after["e4"]["kind"]) == ("plain", "yellow eggs", "double dark")
    assert "b4" not in after


def test_wind_may_not_push_a_lily_out_of_the_pond() -> None:  # H9
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1")
    refusal = position.why_not("wind a1 w")
    assert refusal is not None
    assert (refusal.rule, refusal.message_id) == ("H9", "haru-refuse-wind-pushes-out")
    with pytest.raises(hortus.IllegalAction) as refused:
        position.play("wind d3 e")  # e3 stands at the edge
    assert (refused.value.rule, refused.value.code) == ("H9", "illegal_action")


def test_the_wind_blows_lilies_one_cell_in_each_direction() -> None:  # H9
    for direction, cell in (("n", "c4"), ("e", "d3"), ("s", "c2"), ("w", "b3")):
        position = start(layout="ooooo/o...o/o.o.o/o...o/.Y#Ro")
        state = position.state
        rules.blow(state, CELL_NAMES.index("c3"), ("n", "e", "s", "w").index(direction))
        assert cell in lilies(position)
        assert "c3" not in lilies(position)


def test_the_senior_turns_an_unflowered_lily_dark() -> None:  # H10
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1", "wind a3 n")
    assert position.to_act == 0
    assert len(position.legal_actions()) == 14
    play(position, "dark e1")
    assert lilies(position)["e1"]["dark"]
    assert position.view_for(None)["step"] == "draw"


def test_a_frog_on_the_lily_turned_is_moved_but_not_back_there() -> None:  # H10
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1", "wind a3 n", "dark d2")
    assert (position.to_act, position.view_for(None)["frog"]) == (0, "red")
    refusal = position.why_not("frog d2")
    assert refusal is not None
    assert (refusal.rule, refusal.message_id) == ("H10", "haru-refuse-just-turned")
    play(position, "frog c1")
    assert position.to_act == hortus.CHANCE


def test_in_turn_8_the_wind_blows_and_no_lily_is_turned() -> None:  # H9, H10
    position = play(drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1"), "bid 7", "bid 6")
    assert position.legal_texts() == ["flower c2"]  # H8: even when only one is left
    play(position, "flower c2")
    assert position.view_for(None)["step"] == "wind"
    play(position, "wind a3 n")
    assert (position.view_for(None)["round"], position.view_for(None)["step"]) == (2, "draw")


def test_after_a_turn_red_draws_one_then_yellow_draws_one() -> None:  # H11
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1", "wind a3 n", "dark e1")
    assert position.view_for(None)["drawing"] == "red"
    play(position, "draw 4")
    assert position.view_for(None)["drawing"] == "yellow"
    play(position, "draw 8")
    assert position.view_for(0)["hands"][0] == [1, 2, 4]
    assert position.view_for(1)["hands"][1] == [1, 3, 8]
    assert (position.view_for(None)["turn"], position.view_for(None)["step"]) == (2, "bid")


def test_hands_have_three_flowers_until_turn_6_then_two_then_one() -> None:  # H11
    sizes: dict[int, set[int]] = {}
    position = start("croak")
    while position.to_act != hortus.OVER:
        view = position.view_for(None)
        if view["step"] == "bid":
            sizes.setdefault(view["turn"], set()).update(view["held"])
        position.play(position.legal_actions()[len(position.history) % len(position.legal_actions())])
    assert {turn: sorted(held) for turn, held in sizes.items()} == {
        turn: [size] for turn, size in zip(range(1, 9), (3, 3, 3, 3, 3, 3, 2, 1), strict=True) if turn in sizes
    }
    assert set(sizes) >= {1, 2, 3, 4}


def test_frogs_leave_when_two_unflowered_lilies_are_left() -> None:  # H12
    position = play(drawn(TURN_7, "bid"), "bid 1", "bid 2", "flower a1")
    assert frog_cells(position) == {}
    assert position.view_for(None)["step"] == "wind"


def test_a_frog_that_would_have_to_move_at_that_moment_is_removed() -> None:  # H12
    position = play(drawn(TURN_7, "bid"), "bid 1", "bid 2", "flower e1")
    assert (frog_cells(position), position.view_for(None)["step"]) == ({}, "wind")


def test_after_equal_bids_in_turn_7_the_frogs_do_not_come_back() -> None:  # H12, H17
    position = play(drawn(TURN_7, "bid"), "bid 1", "bid 1")
    assert flower_cells(position, "red") >= {"d2"}
    assert flower_cells(position, "yellow") >= {"e1"}
    assert (frog_cells(position), position.view_for(None)["turn"]) == ({}, 8)


def test_a_hand_is_hidden_until_the_stock_is_empty() -> None:  # H13
    early = drawn(START, "bid", red="123:45678:3:-:-")
    assert early.view_for(1)["hands"][0] is None
    assert early.view_for(1)["unplayed"][0] == [1, 2, 3, 4, 5, 6, 7, 8]
    late = drawn(TURN_7, "bid", red="58:-:2:-:1")
    assert late.view_for(1)["hands"][0] == [5, 8]


# Figures and scoring


def test_there_are_16_squares_20_straight_and_8_diagonal_fours_and_12_fives() -> None:  # H14
    counts = [FIGURE_KIND.tolist().count(kind) for kind in range(len(FIGURE_KINDS))]
    assert dict(zip(FIGURE_KINDS, counts, strict=True)) == {"square": 16, "line": 20, "diagonal": 8, "five": 12}
    assert len(set(FIGURE_MASK.tolist())) == 56


def test_a_quick_look_finds_exactly_the_ponds_with_a_figure() -> None:  # H14
    for figure in FIGURE_MASK.tolist():
        assert scoring.has_figure(figure)
        for cell in range(25):
            if figure >> cell & 1:
                lacking = figure ^ 1 << cell
                assert scoring.has_figure(lacking) == any(lacking & m == m for m in FIGURE_MASK.tolist())


def test_every_four_but_those_on_short_diagonals_lies_inside_one_five() -> None:  # H15
    around = [five != NO_FIVE for five in FIVE_AROUND.tolist()]
    by_kind = [sum(a for a, k in zip(around, FIGURE_KIND.tolist(), strict=True) if k == kind) for kind in range(4)]
    assert by_kind == [0, 20, 4, 0]


def scores(position: hortus.Position) -> tuple[tuple[int, ...], int]:
    return position.points(), position.view_for(None)["round"]


def test_a_square_scores_1_and_ends_the_round() -> None:  # H14, H15
    position = drawn(
        """
5  o     .     o     .     o
4  .     Y<y>  .     #(y)  .
3  o(r)  o(r)  o     o     o
2  o     o(r)  .     R<r>  .
1  o(y)  .     o(y)  .     x
""",
        "bid",
    )
    play(position, "bid 2", "bid 1", "flower a2")
    assert scores(position) == ((1, 0), 2)
    assert position.score_parts()[0] == {"square": 1, "line": 0, "diagonal": 0, "five": 0}


def test_four_in_a_column_score_2_after_the_wind() -> None:  # H14, H15
    position = drawn(
        """
5  o(r)  .     o(y)  .     o(y)
4  o(r)  .     Y<y>  #(y)  .
3  o(r)  o     .     o     o
2  .     o     o     R<r>  .
1  o(r)  .     o     o(y)  .
""",
        "wind",
        senior="yellow",
    )
    play(position, "wind a1 n")
    assert scores(position) == ((2, 0), 2)


def test_a_short_diagonal_scores_3_after_step_a() -> None:  # H14, H15
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
    assert scores(position) == ((3, 0), 2)


def test_the_opponents_figure_counts_whoever_moved() -> None:  # H15
    position = drawn(
        """
5  o(r)  .     o(y)  .     o(y)
4  o(r)  .     Y<y>  #(y)  .
3  o(r)  o     .     o     o
2  .     o     o     R<r>  .
1  o(r)  .     o     o(y)  .
""",
        "wind",
        senior="red",
    )
    play(position, "wind a1 n")  # yellow, the junior, blows red's column together
    assert scores(position) == ((2, 0), 2)


def test_two_figures_of_one_kind_both_count() -> None:  # H15
    state = start().state
    state.pond[FLOWER_ON] = sum(1 << CELL_NAMES.index(c) for c in ("a1", "b1", "c1", "a2", "b2", "c2"))
    assert not scoring.score_figures(state, 0)
    assert scoring.points(state, 0) == 2


def test_fours_inside_a_five_are_not_counted_but_other_figures_are() -> None:  # H15
    state = start().state
    state.pond[FLOWER_ON] = sum(1 << CELL_NAMES.index(c) for c in ("a1", "b1", "c1", "d1", "e1", "a2", "b2"))
    assert scoring.score_figures(state, 0)
    assert state.scored[0].tolist() == [1, 0, 0, 1]


def test_figures_of_both_gardeners_score_at_once() -> None:  # H15, H16
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
    assert position.points() == (1, 2)
    figures = [entry["arguments"] for entry in position.log_for(None) if entry["id"] == "haru-log-figure"]
    assert figures == [
        {"seat": "red", "figure": "square", "cells": "a3 b3 a4 b4", "points": 1},
        {"seat": "yellow", "figure": "line", "cells": "e2 e3 e4 e5", "points": 2},
    ]


# Equal bids


def test_equal_bids_flower_the_lilies_under_the_own_frogs() -> None:  # H16
    position = play(drawn(START, "bid"), "bid 2", "bid 2")
    assert flower_cells(position, "red") == {"d2"}
    assert flower_cells(position, "yellow") == {"c4"}
    view = position.view_for(None)
    assert (view["senior"], view["step"]) == (None, "frog")
    assert lilies(position)["d4"]["dark"]


def test_the_holder_of_the_dragonfly_places_both_frogs_red_first_then_gives_it_away() -> None:  # H17, H19
    position = play(drawn(START, "bid", dragonfly="yellow"), "bid 2", "bid 2")
    assert (position.to_act, position.view_for(None)["frog"]) == (1, "red")
    play(position, "frog a1")
    assert (position.to_act, position.view_for(None)["frog"]) == (1, "yellow")
    assert "frog a1" not in position.legal_texts()
    play(position, "frog e5")
    assert frog_cells(position) == {"red": "a1", "yellow": "e5"}
    assert position.view_for(None)["dragonfly"] == "red"
    assert position.view_for(None)["turn"] == 2


def test_frogs_come_back_on_light_unflowered_lilies_only() -> None:  # H17
    position = play(drawn(START, "bid"), "bid 2", "bid 2")
    assert len(position.legal_actions()) == 13
    for cell, message in (
        ("d4", "haru-refuse-dark-side"),
        ("d2", "haru-refuse-flowered"),
        ("b5", "haru-refuse-no-lily"),
    ):
        refusal = position.why_not(f"frog {cell}")
        assert refusal is not None
        assert (refusal.rule, refusal.message_id) == ("H17", message)


def test_in_the_first_edition_the_croaker_places_the_own_frog_first() -> None:  # H17, H20
    position = play(drawn(START, "bid", edition="croak"), "bid 2", "bid 2")
    assert position.to_act == hortus.CHANCE
    assert position.may_be_raced
    assert position.weights() == {position.read_action("croak red"): 1, position.read_action("croak yellow"): 1}
    play(position, "croak yellow")
    assert (position.to_act, position.view_for(None)["frog"]) == (1, "yellow")
    play(position, "frog a1")
    assert (position.to_act, position.view_for(None)["frog"]) == (0, "red")
    play(position, "frog e5")
    assert frog_cells(position) == {"red": "e5", "yellow": "a1"}


def test_equal_bids_in_turn_8_let_the_holder_of_the_dragonfly_name_the_senior() -> None:  # H18
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="7:-:1:-:1", dragonfly="yellow")
    play(position, "bid 7", "bid 7")
    assert (position.to_act, position.legal_texts()) == (1, ["senior red", "senior yellow"])
    play(position, "senior red")
    view = position.view_for(None)
    assert (view["senior"], view["step"], view["dragonfly"]) == ("red", "flower", "yellow")
    assert "b2" in flower_cells(position, "yellow")
    told = [entry["id"].removeprefix("haru-log-") for entry in position.log_for(None)]
    assert told[-4:] == ["equal", "senior", "roles", "automatic"]


def test_equal_bids_in_turn_8_of_the_first_edition_are_croaked_for() -> None:  # H18
    position = drawn(TURN_8, "bid", edition="croak", red="7:-:1:-:1", yellow="7:-:1:-:1")
    play(position, "bid 7", "bid 7")
    assert position.legal_texts() == ["croak red", "croak yellow"]
    play(position, "croak red")
    assert (position.to_act, position.legal_texts()) == (0, ["senior red", "senior yellow"])


def test_the_first_holder_of_the_dragonfly_is_drawn_by_lot() -> None:  # H19
    position = start()
    assert position.weights() == {position.read_action("dragonfly red"): 1, position.read_action("dragonfly yellow"): 1}
    assert start("croak").legal_texts()[0] == "draw 1"


def test_the_dragonfly_stays_where_it_is_between_rounds() -> None:  # H19
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1", dragonfly="yellow")
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    assert (position.view_for(None)["round"], position.view_for(None)["dragonfly"]) == (2, "yellow")


# End of a round, end of the game


def test_without_a_figure_after_turn_8_nobody_scores() -> None:  # H21
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1")
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    assert scores(position) == ((0, 0), 2)
    assert [entry["id"] for entry in position.log_for(None)][-3:] == [
        "haru-log-no-figure",
        "haru-log-round-over",
        "haru-log-new-round",
    ]


def test_a_new_round_leaves_lilies_where_they_are_and_frogs_on_their_eggs() -> None:  # H22
    position = drawn(TURN_8, "bid", red="7:-:1:-:1", yellow="6:-:1:-:1")
    play(position, "bid 7", "bid 6", "flower c2", "wind d2 e")
    after = lilies(position)
    assert after["e2"]["kind"] == "red eggs"
    assert frog_cells(position) == {"red": "e2", "yellow": "c4"}
    assert [cell for cell, lily in after.items() if lily["dark"]] == ["d4"]
    assert all(lily["flower"] is None for lily in after.values())
    assert position.view_for(None)["unplayed"] == [[1, 2, 3, 4, 5, 6, 7, 8]] * 2


def finish_with(red: list[int], yellow: list[int], five_maker: int, round_number: int = 1) -> tuple[int, ...]:
    """Winners after a round that ended with these figures on the score sheet."""
    position = start()
    state = position.state
    state.scored[0], state.scored[1] = red, yellow
    state.round_number = round_number
    rules.end_round(state, five_maker)
    return position.winners()


def test_a_lone_five_wins_whatever_the_points() -> None:  # H23
    assert finish_with([0, 0, 0, 1], [0, 0, 4, 0], five_maker=0) == (0,)
    position = start()
    state = position.state
    state.pond[FLOWER_ON + 1] = 0b11111
    assert rules.round_is_over(state)
    assert position.winners() == (1,)


def test_two_fives_at_once_are_decided_by_points() -> None:  # H23
    position = start()
    state = position.state
    state.scored[0, 0] = 1
    state.pond[FLOWER_ON], state.pond[FLOWER_ON + 1] = 0b11111, 0b11111 << 5
    assert rules.round_is_over(state)
    assert position.winners() == (0,)


def test_five_points_and_more_than_the_other_win() -> None:  # H23
    assert finish_with([0, 1, 1, 0], [0, 0, 0, 0], hortus.CHANCE) == (0,)
    assert finish_with([0, 1, 1, 0], [0, 0, 2, 0], hortus.CHANCE) == (1,)


def test_equal_totals_of_five_or_more_and_smaller_totals_play_on() -> None:  # H23
    assert finish_with([0, 1, 1, 0], [0, 1, 1, 0], hortus.CHANCE) == ()
    assert finish_with([0, 2, 0, 0], [0, 0, 0, 0], hortus.CHANCE) == ()


def test_after_round_60_more_points_win_and_equal_is_a_draw() -> None:  # H24
    assert finish_with([1, 0, 0, 0], [0, 0, 0, 0], hortus.CHANCE, round_number=60) == (0,)
    assert finish_with([1, 0, 0, 0], [1, 0, 0, 0], hortus.CHANCE, round_number=60) == (0, 1)
    assert finish_with([1, 0, 0, 0], [0, 0, 0, 0], hortus.CHANCE, round_number=59) == ()


def test_a_drawn_game_is_told_as_a_draw() -> None:  # H24
    position = drawn(
        TURN_8,
        "bid",
        red="7:-:1:-:1",
        yellow="6:-:1:-:1",
        scored="1,0,0,0/1,0,0,0",
        round_number=60,
    )
    play(position, "bid 7", "bid 6", "flower c2", "wind a3 n")
    assert (position.to_act, position.winners(), position.returns()) == (hortus.OVER, (0, 1), (0.0, 0.0))
    assert position.log_for(None)[-1]["id"] == "haru-log-draw"
    assert str(position).splitlines()[-1] == "won by red and yellow"
    assert position.game.read_position(position.text()).state_bytes() == position.state_bytes()


def test_nothing_is_legal_when_the_game_is_over() -> None:  # H23
    state = start().state
    state.phase = FINISHED
    assert rules.legal(state, 0, np.zeros(1, np.int64)) == 0


def test_a_flower_and_a_frog_on_one_lily_or_on_water_break_an_invariant() -> None:  # H2
    for layer, cell in ((FLOWER_ON, "c4"), (FROG_ON, "b5")):
        state = start().state
        state.pond[layer] |= 1 << CELL_NAMES.index(cell)
        assert INVARIANT_NAMES[invariants(state) - 1].startswith("H2: a lily carries")
