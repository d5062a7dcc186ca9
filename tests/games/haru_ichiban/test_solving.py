"""Endings of rounds solved: as every line says, from what a seat knows, and only where they can be."""

from __future__ import annotations

from math import isclose

import pytest

import hortus
from hortus.contract.compiled import engine_mode
from hortus.contract.game import CHANCE, OVER
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.games.haru_ichiban.components import LAST_ROUND
from hortus.games.haru_ichiban.solving import (
    BIDS,
    new_room,
    outlook,
    recall,
    remember,
    simplify,
    solution,
    solve,
)
from hortus.games.haru_ichiban.state import (
    BID,
    DARK,
    FROG_AFTER_DARK,
    FROG_RETURN,
    WIND,
)
from tests.games.haru_ichiban.endings import after, endings, opened, value_to_red
from tests.games.haru_ichiban.tables import START, TURN_7, TURN_8, drawn

AMPLE = 10**7
WON_FOR_RED = """
5  o(y)  .     o(y)  .     o(r)
4  o(y)  o(y)  .     #(y)  .
3  .     .     Y(r)  o(r)  o(y)
2  o(r)  x     o     R(r)  .
1  o(r)  o(r)  .     .     o(y)
"""
EDITIONS = pytest.mark.parametrize("edition", ["dragonfly", "croak"])


def check(position: Position) -> None:
    """The value, and that of every open action, is the one that all lines together give."""
    value_of_all_lines = value_to_red(opened(position))
    for seat in position.choosing:
        sign = 1 if seat == 0 else -1
        found = solve(position, seat, AMPLE)
        assert found is not None
        assert sorted(found.values) == position.legal_actions(seat)
        assert sum(found.shares.values()) == pytest.approx(1, abs=1e-12)
        assert isclose(found.value, sign * value_of_all_lines, abs_tol=1e-9)
        assert all(isclose(found.values[action], found.value, abs_tol=1e-9) for action in found.shares)
        assert max(found.values.values()) <= found.value + 1e-9
        if not position.is_sealed:
            for action, value in list(found.values.items())[:3]:
                assert isclose(value, sign * value_to_red(after(opened(position), action)), abs_tol=1e-9)


# Against every line


@EDITIONS
@pytest.mark.parametrize(("turn", "phase", "shared"), [(8, BID, 0), (8, BID, 1), (8, WIND, 0), (7, DARK, 0)])
def test_short_endings_are_worth_what_all_lines_say(turn: int, phase: int, shared: int, edition: str) -> None:
    for position in endings(range(4), turn, phase, edition, shared):
        check(position)


@pytest.mark.parametrize(("edition", "shared"), [("dragonfly", 1), ("croak", 0), ("croak", 2)])
@pytest.mark.compiled_only
def test_bids_of_turn_7_are_worth_what_all_lines_say(edition: str, shared: int) -> None:
    for position in endings(range(2), 7, BID, edition, shared):
        check(position)


@pytest.mark.interpreted_only
@pytest.mark.thorough
def test_a_bid_of_turn_7_is_worth_what_all_lines_say() -> None:
    """One with few lines, where a shared value makes frogs matter, and both have to mix."""
    [position] = endings(range(647, 648), 7, BID, shared=1)
    check(position)
    found = solve(position, 0, AMPLE)
    assert found is not None
    assert len(found.shares) == 2


@EDITIONS
@pytest.mark.parametrize("phase", [FROG_AFTER_DARK, FROG_RETURN, DARK])
@pytest.mark.compiled_only
def test_an_action_of_turn_6_is_worth_what_the_position_after_it_is(phase: int, edition: str) -> None:
    for position in endings(range(6), 6, phase, edition, shared=1):
        seat = position.to_act
        found = solve(position, seat, AMPLE)
        assert found is not None
        for action, value in found.values.items():
            position.play(action)
            after_it = solve(position, position.to_act, AMPLE)
            assert after_it is not None
            assert value == pytest.approx(after_it.value * (1 if position.to_act == seat else -1), abs=1e-9)
            position.undo()


@EDITIONS
@pytest.mark.soak
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("count", "turn", "phase", "shared"),
    [(60, 7, BID, 0), (60, 7, BID, 1), (60, 7, BID, 2), (6, 6, DARK, 1), (12, 6, FROG_RETURN, 1)],
)
def test_many_endings_are_worth_what_all_lines_say(
    count: int, turn: int, phase: int, shared: int, edition: str
) -> None:
    for position in endings(range(100, 100 + count), turn, phase, edition, shared):
        check(position)


def test_the_study_of_an_ending_is_worth_what_openspiel_finds() -> None:
    """CFR+ comes to -0.33333 (benchmarks/exact.json); both gardeners mix."""
    position = hortus.load("haru_ending").start()
    red, yellow = solve(position, 0, AMPLE), solve(position, 1, AMPLE)
    assert red is not None
    assert yellow is not None
    assert red.value == pytest.approx(-1 / 3, abs=1e-12)
    assert yellow.value == pytest.approx(1 / 3, abs=1e-12)
    assert len(red.shares) == len(yellow.shares) == 2


# From what a seat knows (H13)


def test_a_bid_that_is_sealed_already_changes_nothing() -> None:
    [position] = endings(range(647, 648), 7, BID, shared=1)
    before = solve(position, 1, AMPLE)
    for bid in position.legal_actions():
        sealed = position.copy()
        sealed.play(bid)
        assert solve(sealed, 1, AMPLE) == before
        assert solve(sealed, 0, AMPLE) is None  # who has bid chooses no more


def test_after_the_bids_of_turn_5_it_does_not_matter_who_holds_which_flower() -> None:
    """The last flower of a stock is in the hand at the next bid."""
    [position] = endings(range(1), 5, FROG_AFTER_DARK)
    seat, most = position.to_act, AMPLE if engine_mode() == "compiled" else 40
    found = solve(position, seat, most)
    assert (found is None) == (most == 40)
    for k in range(4):
        assert solve(position.filled(seat, new_generator("world", k)), seat, most) == found


def test_what_is_dropped_leaves_the_order_of_the_hands() -> None:
    """Values 3 and 7 against 3 and 5 are as good as 1 and 3 against 1 and 2 (H6)."""
    position = drawn(TURN_7, "bid", red="37:-:2:-:-", yellow="35:-:2:-:-")
    s = position.state
    simplify(s)
    assert [int(mask) for mask in s.hand] == [0b1010, 0b0110]


def test_what_was_found_out_is_known_again() -> None:
    room = new_room()
    room.keys[1] = [3, 5, 7]
    room.low[1], room.high[1], room.beta[1] = 0.25, 0.5, 1.0
    remember(room, 1)
    room.low[1], room.high[1] = 0.0, 0.0
    assert not recall(room, 1)  # between those bounds it may still matter
    assert (room.low[1], room.high[1]) == (0.25, 0.5)
    room.beta[1] = 0.25
    assert recall(room, 1)


# Where it cannot be


def test_before_all_flowers_are_known_there_is_no_solution() -> None:
    assert solve(drawn(START, "bid"), 0, AMPLE) is None
    for turn, phase in ((4, DARK), (5, BID), (5, WIND)):
        [position] = endings(range(1), turn, phase)
        assert solve(position, position.to_act, AMPLE) is None


def test_where_nothing_is_to_be_chosen_there_is_no_solution() -> None:
    [position] = endings(range(1), 8, WIND)
    assert solve(position, 1 - position.to_act, AMPLE) is None
    assert solve(position, 7, AMPLE) is None
    while position.to_act != OVER:
        assert (position.to_act == CHANCE) <= (solve(position, 0, 1) is None)
        position.play(position.legal_actions()[0])
    assert solve(position, 0, AMPLE) is None


def test_a_budget_is_kept_and_a_little_less_is_not_enough() -> None:
    [position] = endings(range(1), 7, DARK)
    seat = position.to_act
    found = solve(position, seat, AMPLE)
    assert found is not None
    assert solve(position, seat, found.actions) == found
    assert solve(position, seat, found.actions - 1) is None


def test_the_position_stays_as_it_was() -> None:
    [position] = endings(range(1), 8, WIND)
    before, history = position.state_bytes(), position.history
    solve(position, position.to_act, AMPLE)
    assert (position.state_bytes(), position.history) == (before, history)


# What is proved


def test_no_score_is_as_good_as_won() -> None:
    """So that a value of one follows from ends of the game alone; and what one gardener gains the other loses."""
    nobody, red, yellow = outlook()
    assert abs(outlook()).max() < 1
    assert (nobody == -nobody.T).all()
    assert (red == -yellow.T).all()


def test_in_the_last_round_everything_is_proved() -> None:
    """Every line ends the game (H24)."""
    position = drawn(TURN_8, "bid", round_number=LAST_ROUND)
    found = solve(position, 0, AMPLE)
    assert found is not None
    assert found.proved == frozenset(found.values)


def test_in_another_round_only_what_wins_or_loses_is_proved() -> None:
    met = set[float]()
    for position in endings(range(30), 8, WIND):
        position.state.scored[:] = [[4, 0, 0, 0], [4, 0, 0, 0]]
        found = solve(position, position.to_act, AMPLE)
        assert found is not None
        certain = {action: value for action, value in found.values.items() if abs(value) == 1}
        assert found.proved == frozenset(certain)
        met |= {*certain.values(), 0.0 if len(certain) < len(found.values) else 1.0}
    assert met == {-1.0, 0.0, 1.0}


@pytest.mark.parametrize(
    ("worth", "red", "yellow"),
    [
        ([1.0, 0.2, 0.5, 0.3], set(), set()),  # red may win with the first bid, but only if yellow errs
        ([1.0, 1.0, 0.5, 0.3], {10}, {10, 11}),
        ([0.0, -1.0, 0.5, -1.0], {10, 11}, {11}),
    ],
)
def test_a_bid_is_proved_to_win_only_against_every_other(worth: list[float], red: set[int], yellow: set[int]) -> None:
    """`worth` to red of both bids of red against both of yellow, where some rounds do not end the game."""
    room = new_room()
    room.actor[0], room.columns[0], room.children[0], room.open_ends[0] = BIDS, 2, 4, 1
    room.actions[0, :2] = room.replies[0, :2] = [10, 11]
    room.child_low[0, :4] = worth
    assert [solution(room, seat, 1).proved for seat in (0, 1)] == [red, yellow]


def test_what_wins_whatever_is_bid_is_proved() -> None:
    """Red makes a figure as senior and as junior, and has four points."""
    position = drawn(WON_FOR_RED, "bid", scored="4,0,0,0/0,0,0,0")
    for seat in (0, 1):
        found = solve(position, seat, AMPLE)
        assert found is not None
        assert found.value == (1 if seat == 0 else -1)
        assert found.proved == frozenset(found.values)


def test_what_a_round_leaves_out_is_told_by_edition() -> None:
    for edition in ("dragonfly", "croak"):
        [position] = endings(range(1), 8, WIND, edition)
        found = solve(position, position.to_act, AMPLE)
        assert found is not None
        assert found.left_out == ("hint-haru-round", {"edition": edition})
