"""Seeds is a game of Hortus: it obeys the laws, follows its rules and can be played by anybody who installs it."""

from __future__ import annotations

import pytest

import hortus
from hortus import laws
from hortus.languages import rules_of
from seeds import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_obeys_the_laws(players: int) -> None:
    laws.check_game(GAME.with_options(players=players), games=20)


def test_hortus_finds_it_and_nothing_wrong_with_it() -> None:
    assert hortus.load("seeds").version == GAME.version


def test_every_rule_has_a_text() -> None:
    assert [rule for rule, _ in rules_of(GAME)] == ["R1", "R2", "R3", "R4", "R5", "R6"]


def start(*actions: str) -> hortus.Position:
    position = GAME.with_options(players=2).start()
    for action in actions:
        position.play(action)
    return position


def test_the_bag_holds_fifteen_beans() -> None:  # R1
    assert start().view_for(None)["bag"] == [5, 5, 5]


def test_a_secret_bean_is_seen_by_its_owner_only() -> None:  # R2, R3
    position = start("secretly", "pick amber")
    assert position.view_for(0)["pouch"][0] == [1, 0, 0]
    assert position.view_for(1)["pouch"][0] == [0, 0, 0]
    assert position.view_for(1)["pouch_size"] == [1, 0]


PICKED = ("openly", "pick amber", "openly", "pick brown", "openly", "pick amber", "secretly", "pick cream")


def test_only_a_colour_that_is_held_may_be_named() -> None:  # R4
    position = start(*PICKED)
    assert position.legal_texts(0) == ["name amber"]
    assert position.legal_texts(1) == ["name brown", "name cream"]
    with pytest.raises(hortus.IllegalAction, match="R4"):
        position.play("name cream")


def test_the_named_colour_counts_double_and_the_most_points_win() -> None:  # R5, R6
    position = start(*PICKED, "name amber", "name cream")
    assert position.points() == (4, 3)
    assert position.winners() == (0,)
