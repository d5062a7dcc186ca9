"""Formalities: steps of a game that are not asked for when everybody sees that there is no choice (I9, I14)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import hortus
from hortus.contract.game import CHANCE
from hortus.policy.forced import is_forced, is_forced_formality
from hortus.policy.undo import ply_after_undo
from hortus.records import Dealer, Line

pytestmark = pytest.mark.interpreted_only

ISHTAR = hortus.load("ishtar", map="first")


def moments(seed: int, game: hortus.Game = ISHTAR) -> Iterator[Line]:
    """A random game, at each of its decisions."""
    line = Line.start(game, Dealer.from_seed(str(seed)))
    luck = random.Random(seed)
    line.deal_all()
    while not line.is_over:
        yield line
        line.play(luck.choice(line.position.legal_actions()))
        line.deal_all()


def test_a_gem_of_the_only_colour_is_paid_without_asking() -> None:
    steps = set()
    for line in moments(3):
        forced = is_forced(line.position, line.position.to_act)
        choices = line.position.legal_texts()
        kind = choices[0].split()[0]
        assert forced == (len(choices) == 1 and kind in ("pay", "gem"))
        steps |= {kind} if forced else set()
    assert "pay" in steps


@pytest.mark.parametrize("name", ["haru_ichiban", "cherry_tree"])
def test_where_a_game_declares_no_formality_everybody_is_asked(name: str) -> None:
    """The last lily to turn is turned by hand."""
    single = 0
    for seed in range(3):
        for line in moments(seed, hortus.load(name)):
            assert not is_forced_formality(line.position)
            single += len(line.position.legal_actions()) == 1 and not line.position.is_sealed
    assert single


def test_a_formality_that_only_its_seat_can_see_is_asked_for() -> None:
    """Were it played by itself, the others would learn what the seat holds."""
    game = replace(hortus.load("cherry_tree"), formality=lambda state: True)
    asked = 0
    for seed in range(3):
        for line in moments(seed, game):
            position, seat = line.position, line.position.to_act
            if len(position.legal_actions()) == 1 and position.known_bytes(seat) != position.known_bytes(None):
                assert not is_forced(position, seat)
                asked += not position.is_sealed
    assert asked


@pytest.mark.parametrize("among_people", [True, False])
def test_undo_takes_back_the_decision_before_a_formality(among_people: bool) -> None:
    taken_back = 0
    for seed in range(6):
        for line in moments(seed):
            ply = line.ply - 1
            if line.position.to_act < 0 or line.steps[ply].actor == CHANCE or is_forced_formality(line.position):
                continue
            formalities = 0
            while is_forced_formality(line.position.at(ply)):
                ply -= 1
                formalities += 1
            if formalities and line.steps[ply].actor == line.position.to_act:
                assert ply_after_undo(line, line.position.to_act, among_people) == ply
                taken_back += 1
    assert taken_back
