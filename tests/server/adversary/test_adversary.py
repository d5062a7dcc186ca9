"""Somebody who wants to cheat, with several cookies and everything ever got, learns and changes nothing (T21, T25)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from hortus.policy import powers
from hortus.policy.powers import POWERS, Row
from hortus.records import Line
from tests.server.adversary.attacks import ATTACKS, ONCE, RECORD, Door, Script
from tests.server.adversary.evening import Evening
from tests.server.adversary.house import Houses
from tests.server.adversary.machine import Cheating
from tests.server.adversary.model import Finding

pytestmark = pytest.mark.interpreted_only

FEW, MANY = 2_000, 200_000
RULES = 40  # in an evening


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    with pytest.MonkeyPatch.context() as patch:
        houses = Houses(tmp_path_factory.mktemp("houses"), patch)
        yield houses
        houses.close()


# Anything in any order


def cheat(houses: Houses, evenings: int) -> None:
    Cheating.houses = houses
    plan = settings(
        max_examples=evenings, stateful_step_count=RULES, suppress_health_check=list(HealthCheck), database=None
    )
    run_state_machine_as_test(Cheating, settings=plan)


def test_a_cheat_learns_and_changes_nothing(houses: Houses) -> None:
    Cheating.steps = Cheating.differing = 0
    cheat(houses, 45)
    assert Cheating.steps >= FEW
    assert Cheating.differing > 10  # nothing is compared where nothing is different


@pytest.mark.soak
def test_a_cheat_learns_and_changes_nothing_in_many_evenings(houses: Houses) -> None:
    Cheating.steps = Cheating.differing = 0


# One attack for each row


def door_of(row: Row) -> Door:
    return row.deed, row.bar.__name__


def without(patch: pytest.MonkeyPatch, *doors: Door) -> None:
    patch.setattr(powers, "POWERS", tuple(row for row in POWERS if door_of(row) not in doors))
    if RECORD in doors:
        note = Line.note
        patch.setattr(Line, "note", lambda line, told: None if line.is_over else note(line, told))


def attack(houses: Houses, script: Script) -> None:
    evening = Evening(houses)
    script(evening)
    evening.end()


@pytest.mark.parametrize("door", ATTACKS, ids=" ".join)
def test_no_attack_succeeds(houses: Houses, monkeypatch: pytest.MonkeyPatch, door: Door) -> None:
    """Where two rows keep one door shut, each does so alone."""
    without(monkeypatch, *ATTACKS[door].beside)
    attack(houses, ATTACKS[door].script)


@pytest.mark.parametrize("row", POWERS, ids=lambda row: " ".join(door_of(row)))
def test_without_any_single_row_an_attack_succeeds(houses: Houses, monkeypatch: pytest.MonkeyPatch, row: Row) -> None:
    found = ATTACKS.get(door_of(row))
    assert found is not None, "write an attack that this row is there for"
    without(monkeypatch, door_of(row), *found.beside)
    with pytest.raises(Finding):
        attack(houses, found.script)


@pytest.mark.parametrize("script", ONCE, ids=lambda script: script.__name__)
def test_what_once_worked_does_not(houses: Houses, script: Script) -> None:
    attack(houses, script)
