"""Choices that are none: who is not asked."""

from __future__ import annotations

import pytest

import hortus
from hortus.policy.forced import forced_choices

pytestmark = pytest.mark.interpreted_only

JOKERS = (
    "players=2 masteries=blue step=warm seat=1 bag=0,0,0,0,0,0 before=2 idle=0 draws=0 pick=0 harvest=0,0,0,0,0,0 "
    "drawn=- given=- taken=- front={front}/4,6,5,9,7,0 behind={behind} warm=-/- secrets=xP/xK/xY/2D returned=-"
)
"""Both players decide at the end of the game how they count their jokers."""
NO_JOKERS = JOKERS.format(front="7,4,8,3,6,0", behind="0,0,0,0,0,0/1,2,0,1,0,3")
JOKERS_OF_BOTH = JOKERS.format(front="6,4,8,2,6,0", behind="1,0,0,1,0,2/1,2,0,1,0,1")
CHERRY_TREE = hortus.load("cherry_tree", players="2", masteries="blue")


def test_forced_choices_with_one_legal_action_are_those_of_the_seat() -> None:
    position = CHERRY_TREE.read_position(NO_JOKERS)
    choices = forced_choices(position)
    assert {seat: CHERRY_TREE.action_text(action) for seat, action in choices.items()} == {0: "warm 0"}


def test_forced_choices_where_everybody_has_a_choice_are_none() -> None:
    assert forced_choices(CHERRY_TREE.read_position(JOKERS_OF_BOTH)) == {}


def test_forced_choices_where_nothing_is_sealed_are_none() -> None:
    assert forced_choices(CHERRY_TREE.start()) == {}
