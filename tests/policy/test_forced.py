"""Choices that are none: who is not asked."""

from __future__ import annotations

import pytest

import hortus
from hortus.policy.forced import forced_choices
from tests.records.games import JOKERS_OF_BOTH, NO_JOKERS

pytestmark = pytest.mark.interpreted_only

CHERRY_TREE = hortus.load("cherry_tree", players="2", masteries="blue")


def test_forced_choices_with_one_legal_action_are_those_of_the_seat() -> None:
    position = CHERRY_TREE.read_position(NO_JOKERS)
    choices = forced_choices(position)
    assert {seat: CHERRY_TREE.action_text(action) for seat, action in choices.items()} == {0: "warm 0"}


def test_forced_choices_where_everybody_has_a_choice_are_none() -> None:
    assert forced_choices(CHERRY_TREE.read_position(JOKERS_OF_BOTH)) == {}


def test_forced_choices_where_nothing_is_sealed_are_none() -> None:
    assert forced_choices(CHERRY_TREE.start()) == {}
