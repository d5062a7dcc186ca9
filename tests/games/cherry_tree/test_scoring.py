"""The end of the game, jokers and scores (C17 to C23)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from hortus.contract.errors import IllegalAction
from hortus.contract.game import OVER
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import COOL, WARM
from hortus.games.cherry_tree.drawing import in_words
from hortus.games.cherry_tree.scoring import front_points, group_points
from hortus.games.cherry_tree.state import FINISHED, JOKERS
from tests.games.cherry_tree.tables import at_the_jokers, counts, gathered, play, table

# The end (C17)


def test_the_game_ends_with_the_turn_that_empties_the_bag() -> None:  # C17
    position = play(gathered("PY", bag="PY"), "stop", "behind none")
    assert position.state.phase == JOKERS
    assert position.choosing == (0, 1, 2, 3)


def test_a_failed_harvest_can_fill_an_empty_bag_again() -> None:  # C17
    position = play(gathered("PPPY", bag="PPPY"), "keep pink yellow")
    assert position.to_act == 1
    assert position.state.bag.tolist() == counts("PP")


def test_the_game_ends_when_nobody_takes_anything_from_the_bag() -> None:  # C17
    position = table(players=3, bag="KKK")
    for turn in range(3):
        assert position.state.idle_turns == turn
        play(position, "draw 3", "pick black", "pick black", "pick black", "keep none")
    assert position.state.phase == JOKERS
    assert position.state.bag_size == 3
    assert position.log_for(None)[-1]["id"] == "cherry-log-idle"
    play(position, "warm 0", "warm 0", "warm 0")
    assert position.points() == (0, 0, 0)
    assert position.winners() == (0, 1, 2)


def test_a_turn_that_takes_something_starts_the_count_again() -> None:  # C17
    position = table(players=2, bag="KKKK")
    play(position, "draw 3", "pick black", "pick black", "pick black", "keep none")
    play(position, "draw 1", "pick black", "stop", "behind none")
    assert position.state.idle_turns == 0


def test_after_the_end_nothing_is_legal() -> None:  # C17
    position = play(at_the_jokers("", ""), "warm 0", "warm 0")
    assert position.to_act == OVER
    assert position.legal_actions() == []
    with pytest.raises(IllegalAction) as refusal:
        position.play("draw 1")
    assert refusal.value.rule == "C17"


# In front (C18)


@pytest.mark.parametrize(
    ("front", "points"),
    [
        ([3, 0, 1, 0, 0, 2], 2),
        ([5, 2, 0, 1, 4, 2], 10),
        ([9, 1, 0, 0, 0, 1], 21),
        ([9, 9, 0, 0, 0, 2], 48),
        ([10, 0, 0, 0, 0, 1], 24),
        ([10, 1, 0, 0, 0, 2], 25),
        ([7, 6, 2, 0, 1, 3], 28),
        ([0, 0, 0, 0, 0, 1], -3),
        ([0, 0, 0, 0, 0, 0], 0),
        ([18, 0, 0, 0, 0, 0], 24),
    ],
)
def test_points_in_front(front: list[int], points: int) -> None:  # C18
    position = table(front=[""])
    position.state.front[0] = front
    assert position.points()[0] == points


WORTH = [0, -3, -1, 1, 3, 5, 8, 11, 15, 19] + [24] * 15


def brute_force_front(front: tuple[int, ...], blacks: int) -> int:
    return max(
        sum(WORTH[count + colours.count(colour)] for colour, count in enumerate(front))
        for colours in combinations_with_replacement(range(5), blacks)
    )


def check_front(fronts: list[tuple[int, ...]]) -> None:
    position = table()
    s = position.state
    for front in fronts:
        for blacks in range(7):
            s.front[0] = [*front, blacks]
            assert front_points(s, 0) == brute_force_front(front, blacks), (front, blacks)


def test_blacks_in_front_take_the_best_colours() -> None:  # C18
    rng = np.random.default_rng(1)
    check_front([tuple(rng.integers(0, 13, 5).tolist()) for _ in range(40)])


@pytest.mark.soak
def test_blacks_in_front_take_the_best_colours_in_all_cases() -> None:  # C18
    check_front([front for front in product(range(12), repeat=5) if tuple(sorted(front)) == front])


# Jokers (C19, C20)


def test_jokers_go_to_either_open_group() -> None:  # C19
    position = at_the_jokers("YYYPPLLLLLWWK", "")
    assert position.legal_texts(0) == ["warm 0", "warm 1", "warm 2", "warm 3"]
    play(position, "warm 2", "warm 0")
    assert (score(position, 0, WARM), score(position, 0, COOL)) == (10, 12)
    assert position.log_for(1)[1]["arguments"] == {
        "seat": "1",
        "flowers": in_words([2, 3, 5, 0, 2, 1]),
        "warm": 7,
        "cool": 6,
    }


@pytest.mark.parametrize(
    ("behind", "choice", "warm", "cool"),
    [
        ("PPPPYYYKK", "warm 2", 9, 0),
        ("LLWK", "warm 0", 0, 4),
        ("WWK", "warm 0", 0, 0),
        ("PL", "warm 0", 1, 1),
        ("", "warm 0", 0, 0),
    ],
)
def test_jokers_without_a_choice(behind: str, choice: str, warm: int, cool: int) -> None:  # C19, C20
    position = at_the_jokers(behind, "")
    assert position.legal_texts(0) == [choice]
    play(position, choice, "warm 0")
    sizes = {entry["arguments"]["seat"]: entry["arguments"] for entry in position.log_for(0)[1:3]}
    assert (sizes["1"]["warm"], sizes["1"]["cool"]) == (warm, cool)


@pytest.mark.parametrize(("behind", "action"), [("PLW", "warm 2"), ("PW", "warm 0"), ("LW", "warm 1")])
def test_jokers_that_a_group_does_not_take_are_refused(behind: str, action: str) -> None:  # C19
    with pytest.raises(IllegalAction) as refusal:
        at_the_jokers(behind, "").play(action)
    assert refusal.value.rule == "C19"


def test_jokers_are_assigned_in_secret_and_revealed_together() -> None:  # C20
    position = at_the_jokers("PLWW", "PLWW", "PLWW")
    assert list(position.choosing) == [0, 1, 2]
    play(position, "warm 2")
    assert list(position.choosing) == [1, 2]
    assert position.legal_texts(2) == ["warm 0", "warm 1", "warm 2"]
    assert position.view_for(0)["warm"] == [2, None, None]
    assert position.view_for(1)["warm"] == [None, None, None]
    assert position.view_for(None)["has_chosen"] == [True, False, False]
    assert [position.log_for(viewer)[-1]["id"] for viewer in (0, 1)] == [
        "cherry-log-jokers",
        "cherry-log-jokers-hidden",
    ]
    play(position, "warm 0", "warm 1")
    assert position.view_for(1)["warm"] == [2, 0, 1]
    assert position.to_act == OVER


def test_every_seat_has_the_step_even_without_a_choice() -> None:  # C20
    position = at_the_jokers("", "", "")
    for seat in range(3):
        assert position.to_act == seat
        assert position.legal_texts() == ["warm 0"]
        play(position, "warm 0")


# Groups (C21, C22)


def score(position: Position, seat: int, group: int) -> int:
    return int(group_points(position.state, seat, group))


@pytest.mark.parametrize(
    ("sizes", "warm", "cool"),
    [
        ((5, 5, 3, 1), (14, 14, 8, 0), (14, 14, 8, 0)),
        ((5, 5, 3, 3), (14, 14, 4, 4), (14, 14, 4, 4)),
        ((6, 4, 4, 4), (18, 6, 6, 6), (16, 6, 6, 6)),
        ((5, 5, 5, 2), (9, 9, 9, 0), (9, 9, 9, 0)),
        ((4, 4, 4, 4), (7, 7, 7, 7), (7, 7, 7, 7)),
        ((6, 4, 4, 1), (18, 9, 9, 0), (16, 10, 10, 0)),
        ((3, 0, 0, 0), (18, 0, 0, 0), (16, 0, 0, 0)),
        ((1, 2, 3, 4), (0, 8, 10, 18), (0, 8, 12, 16)),
        ((5, 5, 4), (14, 14, 8), (14, 14, 8)),
        ((6, 4, 4), (18, 9, 9), (16, 10, 10)),
        ((4, 4, 4), (9, 9, 9), (9, 9, 9)),
        ((0, 0, 0), (0, 0, 0), (0, 0, 0)),
        ((5, 2), (10, 0), (12, 0)),
        ((3, 3), (5, 5), (6, 6)),
        ((0, 0), (0, 0), (0, 0)),
        ((0, 1), (0, 10), (0, 12)),
    ],
)
def test_points_of_the_groups(sizes: tuple[int, ...], warm: tuple[int, ...], cool: tuple[int, ...]) -> None:  # C21, C22
    for group, letter, points in ((WARM, "P", warm), (COOL, "D", cool)):
        position = at_the_jokers(*(letter * size for size in sizes))
        play(position, *["warm 0"] * len(sizes))
        assert tuple(score(position, seat, group) for seat in range(len(sizes))) == points


# Totals (C23)


def test_the_total_is_front_and_both_groups() -> None:  # C23
    position = table(players=2, phase=JOKERS, bag="", front=["PPPP", "YYYYY"], behind=["PL", "LL"])
    assert position.points() == (3, 5)
    assert position.winners() == ()
    play(position, "warm 0", "warm 0")
    assert position.score_parts() == ({"front": 3, "warm": 10, "cool": 0}, {"front": 5, "warm": 0, "cool": 12})
    assert position.points() == (3 + 10, 5 + 12)
    assert position.winners() == (1,)


def test_before_the_end_points_are_those_in_front() -> None:  # C23, C24
    position = table(front=["PPP"], behind=["PPPP"])
    assert position.points() == (1, 0, 0, 0)
    assert position.score_parts()[0] == {"front": 1, "warm": 0, "cool": 0}


def test_a_total_may_be_negative_and_equal_totals_share_the_victory() -> None:  # C23
    position = table(players=3, phase=JOKERS, bag="", front=["P", "Y", "LL" + "D"])
    play(position, "warm 0", "warm 0", "warm 0")
    assert position.points() == (-3, -3, -4)
    assert position.winners() == (0, 1)
    assert position.log_for(2)[-1]["arguments"] == {"seats": ["1", "2"]}
    assert position.state.phase == FINISHED
