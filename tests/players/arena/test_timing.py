"""Thinking time, added up over games."""

from __future__ import annotations

import json

import pytest

from hortus.players.arena.timing import Timing, step_of, together

pytestmark = pytest.mark.interpreted_only


def test_mean_and_longest() -> None:
    timing = Timing.of([0.1, 0.2, 0.6])
    assert (timing.decisions, timing.longest) == (3, 0.6)
    assert timing.mean == pytest.approx(0.3)
    assert (Timing.of([]).mean, Timing.of([]).longest, Timing.of([]).quantile(0.95)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("seconds", "step"), [(0, 0), (1e-6, 0), (1.01e-6, 1), (1e-5, 10), (1e-3, 30), (1, 60), (2, 64)]
)
def test_ten_steps_make_a_factor_of_ten(seconds: float, step: int) -> None:
    assert step_of(seconds) == step


def test_a_quantile_is_never_too_small_and_at_most_a_quarter_too_large() -> None:
    times = [0.001 * k for k in range(1, 101)]
    for part in (0.1, 0.5, 0.95):
        exact = times[round(100 * part) - 1]
        assert exact <= Timing.of(times).quantile(part) <= 1.26 * exact
    assert Timing.of(times).quantile(1) == pytest.approx(times[-1])


def test_games_add_up_to_what_all_decisions_give_at_once() -> None:
    times = [0.0005 * k for k in range(1, 50)]
    whole, parts = Timing.of(times), together([Timing.of(times[:20]), Timing.of(times[20:]), Timing()])
    assert (parts.decisions, parts.longest, parts.steps) == (whole.decisions, whole.longest, whole.steps)
    assert parts.mean == pytest.approx(whole.mean)


def test_written_and_read_again() -> None:
    timing = Timing.of([0.25, 0.5, 0.003])
    again = Timing.from_json(json.loads(json.dumps(timing.as_json())))
    assert again.as_json() == timing.as_json()
