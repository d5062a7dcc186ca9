"""The puzzle of a day follows from the date alone; days in a row are counted by the day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

import hortus
from hortus.puzzles import daily, puzzles_of
from hortus.puzzles.streak import Streak

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
DAY = date(2026, 11, 16)


def days_from(first: date, count: int) -> list[date]:
    return [first + timedelta(days=passed) for passed in range(count)]


def numbers(game: hortus.Game, days: list[date]) -> list[int]:
    found = [daily(game, day) for day in days]
    return [puzzle.number for puzzle in found if puzzle is not None]


def test_a_day_has_the_same_puzzle_for_everybody() -> None:
    assert daily(HARU, DAY) == daily(HARU.with_options(edition="croak"), DAY)


def test_every_puzzle_comes_once_before_any_comes_again_and_then_in_another_order() -> None:
    count = len(puzzles_of(HARU))
    begin = date.fromordinal(DAY.toordinal() // count * count)
    first, then = (numbers(HARU, days_from(begin + timedelta(days=passed), count)) for passed in (0, count))
    assert sorted(first) == sorted(then) == list(range(1, count + 1))
    assert first != then


def test_a_game_without_puzzles_has_none_today() -> None:
    assert daily(replace(HARU, puzzles=None), DAY) is None


def test_days_in_a_row_are_counted_and_a_missed_day_begins_anew() -> None:
    first, second, third, fourth = days_from(DAY, 4)
    streak = Streak()
    assert streak.on(first) == 0
    streak = streak.solved(first).solved(first)
    assert streak == Streak(first, 1)
    streak = streak.solved(second)
    assert [streak.on(day) for day in (second, third, fourth)] == [2, 2, 0]
    assert streak.solved(fourth) == Streak(fourth, 1)
