"""Sealed choices of two seats as matrix games, against every way to be indifferent, solved as linear equations."""

from __future__ import annotations

import numpy as np
import pytest

from hortus.contract.compiled import engine_mode, machine_code
from hortus.contract.matrix import MOST_CHOICES, equilibrium
from tests.contract.matrices import Reals, guarantee


def solved(payoff: Reals) -> tuple[float, Reals, Reals]:
    room, shares = np.zeros((MOST_CHOICES, MOST_CHOICES)), np.zeros((2, MOST_CHOICES))
    rows, columns = payoff.shape
    room[:rows, :columns] = payoff
    solve = machine_code(equilibrium) if engine_mode() == "compiled" else equilibrium
    value = solve(room, rows, columns, shares[0], shares[1])
    assert shares[0, rows:].sum() == shares[1, columns:].sum() == 0
    return value, shares[0, :rows], shares[1, :columns]


@pytest.mark.parametrize("spread", [2, 4, 1_000])
@pytest.mark.parametrize("rows", [1, 2, 3])
@pytest.mark.parametrize("columns", [1, 2, 3])
def test_no_reply_gains_anything_and_the_value_is_what_one_can_be_sure_of(rows: int, columns: int, spread: int) -> None:
    numbers = np.random.default_rng([rows, columns, spread])
    for _ in range(40):
        payoff = numbers.integers(0, spread, (rows, columns)) / spread
        value, own, other = solved(payoff)
        assert own.min() >= 0
        assert other.min() >= 0
        assert own.sum() == pytest.approx(1, abs=1e-12)
        assert other.sum() == pytest.approx(1, abs=1e-12)
        assert (payoff @ other).max() == pytest.approx(value, abs=1e-9)
        assert (own @ payoff).min() == pytest.approx(value, abs=1e-9)
        assert value == pytest.approx(guarantee(payoff), abs=1e-9)


def test_rock_paper_scissors_is_even_in_every_way() -> None:
    value, own, other = solved(np.array([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]]))
    assert value == pytest.approx(0)
    assert own.tolist() == pytest.approx([1 / 3] * 3)
    assert other.tolist() == pytest.approx([1 / 3] * 3)


def test_a_single_best_choice_is_taken_always() -> None:
    assert solved(np.array([[0.5, 0.25], [0.0, 1.0]]))[1].tolist() == pytest.approx([0.8, 0.2])
    value, own, other = solved(np.array([[0.5, 0.25], [0.0, 0.125]]))
    assert (value, own.tolist(), other.tolist()) == (0.25, [1, 0], [0, 1])
