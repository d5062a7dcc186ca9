"""How many play: the seats decide, as far as the game allows."""

from __future__ import annotations

import pytest

import hortus
from hortus.policy.seats import WrongSeats, check_seats, for_seats, seat_counts

pytestmark = pytest.mark.interpreted_only

HARU, ISHTAR = hortus.load("haru_ichiban"), hortus.load("ishtar")


def test_a_game_tells_how_many_may_play() -> None:
    assert (seat_counts(HARU), seat_counts(ISHTAR)) == ([2], [2, 3, 4])


def test_the_seats_decide_whatever_the_options_say() -> None:
    game = for_seats(ISHTAR, 3, {"players": "2", "map": "first"})
    assert (game.chosen, game.start().player_count) == ({"players": "3", "map": "first"}, 3)


def test_a_game_that_is_not_for_so_many_is_refused() -> None:
    with pytest.raises(WrongSeats) as refused:
        for_seats(HARU, 3, {"edition": "croak"})
    assert refused.value.arguments == {"expected": 2, "found": 3}
    with pytest.raises(hortus.UnknownOption):
        for_seats(ISHTAR, 5, {})


def test_seats_that_were_named_are_counted() -> None:
    check_seats(HARU, 2)
    with pytest.raises(WrongSeats):
        check_seats(HARU, 1)


@pytest.mark.parametrize("name", ["self", "name"])
def test_an_option_of_any_name_is_unknown_and_no_failure(name: str) -> None:
    with pytest.raises(hortus.UnknownOption):
        for_seats(HARU, 2, {name: "x"})
    with pytest.raises(hortus.UnknownOption):
        hortus.load("haru_ichiban", **{name: "x"})
