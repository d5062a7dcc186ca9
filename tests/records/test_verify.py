"""Verification: every draw is derived again, and the first wrong line is named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hortus.contract.game import CHANCE
from hortus.records import Dealer, Record, Step, verify
from tests.records.games import opening, played, record_of

pytestmark = pytest.mark.interpreted_only

FINISHED = record_of(played("croak", 32, comments=0.1))


def test_every_draw_of_a_good_record_is_derived_again() -> None:
    report = verify(FINISHED)
    events = [step for step in FINISHED.steps if step.actor == CHANCE]
    assert report.raced == sum(step.raced for step in events) > 0
    assert report.draws == len(events) - report.raced
    assert report.has_secret
    assert report.secret_matches
    assert (report.wrong, report.wrong_line, report.is_good) == (None, None, True)


def test_a_wrong_draw_is_found_at_its_line() -> None:
    ply = 3
    position = FINISHED.game.start()
    for step in FINISHED.steps[: ply - 1]:
        position.play(step.action)
    other = next(action for action in position.legal_actions() if action != FINISHED.steps[ply - 1].action)
    steps = (*FINISHED.steps[: ply - 1], Step(CHANCE, other), *FINISHED.steps[ply:])
    record = replace(FINISHED, chronicle=steps)
    report = verify(record)
    assert report.wrong is not None
    assert report.wrong.message_id == "record-wrong-draw"
    assert report.wrong_line == record.line_number(ply)
    assert (report.draws, report.raced, report.is_good) == (2, 0, False)


def test_another_secret_does_not_match_the_commitment() -> None:
    report = verify(replace(FINISHED, secret=Dealer.from_seed("another").secret))
    assert report.has_secret
    assert not report.secret_matches
    assert report.wrong is not None
    assert report.wrong.message_id == "record-wrong-commitment"
    assert (report.draws, report.is_good) == (0, False)


def test_draws_of_another_secret_are_found_even_if_its_commitment_fits() -> None:
    other = Dealer.from_seed("another")
    report = verify(replace(FINISHED, secret=other.secret, commitment=other.commitment, seed=other.seed))
    assert report.secret_matches
    assert report.wrong is not None
    assert report.wrong.message_id == "record-wrong-draw"


def test_without_the_secret_nothing_is_derived() -> None:
    report = verify(record_of(opening()).public())
    assert (report.draws, report.has_secret, report.secret_matches) == (0, False, False)
    assert (report.wrong, report.is_good) == (None, False)


def test_a_lot_is_derived_again_from_the_secret() -> None:
    line = played()
    assert not verify(record_of(line)).lot
    drawn = line.draw_seats()
    report = verify(record_of(line))
    assert (report.lot, report.is_good) == (True, True)
    forged = replace(record_of(line), lot=tuple(reversed(drawn)))
    report = verify(forged)
    assert report.wrong is not None
    assert report.wrong.message_id == "record-wrong-lot"
    assert (report.lot, report.draws, report.is_good) == (False, 0, False)


def test_an_unfinished_private_record_can_be_verified() -> None:
    report = verify(Record.read(record_of(opening()).text()))
    assert (report.draws, report.raced, report.is_good) == (7, 0, True)
