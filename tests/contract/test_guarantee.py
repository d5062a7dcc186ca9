"""What a seat can be sure of at a sealed choice: as all mixtures say, also against somebody who knows more."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from hortus.contract.compiled import engine_mode, machine_code
from hortus.contract.guarantee import MOST_COLUMNS, MOST_ROWS, guarantee, worth_against
from tests.contract import matrices

Reals = NDArray[np.float64]


def solved(payoff: Reals, groups: list[int], chances: Reals) -> tuple[float, Reals, Reals]:
    """The value, and how often each row and each column is chosen."""
    group = np.array(groups)
    rows, columns = np.zeros(MOST_ROWS), np.zeros(MOST_COLUMNS)
    function = machine_code(guarantee) if engine_mode() == "compiled" else guarantee
    value = function(payoff, len(payoff), group, len(group), chances, rows, columns)
    return value, rows[: len(payoff)], columns[: len(group)]


def check(payoff: Reals, groups: list[int], chances: Reals) -> None:
    """Both sides' shares hold the value, which is that of the matrix of all ways to answer every group."""
    value, rows, columns = solved(payoff, groups, chances)
    each = [np.flatnonzero(np.array(groups) == group) for group in range(len(chances))]
    answers = [
        sum(chance * payoff[:, column] for chance, column in zip(chances, way, strict=True)) for way in product(*each)
    ]
    whole = np.array(answers).T
    assert value == pytest.approx(matrices.guarantee(whole), abs=1e-9)
    assert rows.sum() == pytest.approx(1)
    assert (rows @ whole).min() == pytest.approx(value, abs=1e-9)
    for some in each:
        assert columns[some].sum() == pytest.approx(1)
    against = [
        worth_against(payoff, row, np.array(groups), len(groups), chances, columns) for row in range(len(payoff))
    ]
    assert max(against) == pytest.approx(value, abs=1e-9)
    assert min(rows.min(), columns.min()) > -1e-12


@pytest.mark.parametrize("is_whole", [False, True])
def test_matrix_games_are_worth_what_all_mixtures_say(is_whole: bool) -> None:
    random = np.random.default_rng(7)
    for _ in range(60):
        shape = tuple(random.integers(1, 5, 2))
        payoff = random.integers(-1, 2, shape).astype(np.float64) if is_whole else random.uniform(-1, 1, shape)
        check(payoff, [0] * shape[1], np.ones(1))


def test_one_who_knows_more_answers_what_is_the_case() -> None:
    random = np.random.default_rng(8)
    for _ in range(60):
        sizes = random.integers(1, 3, random.integers(1, 4))
        groups = np.repeat(np.arange(len(sizes)), sizes).tolist()
        payoff = random.integers(-1, 2, (random.integers(1, 4), len(groups))).astype(np.float64)
        check(payoff, groups, random.dirichlet(np.ones(len(sizes))))


def test_knowledge_is_worth_something() -> None:
    """Left wins in one case, right in the other: who does not know which gets nothing, who knows gets all."""
    known, _, columns = solved(np.array([[1.0, -1.0, -1.0, 1.0]]), [0, 0, 1, 1], np.array([0.5, 0.5]))
    unknown, _, _ = solved(np.array([[0.0, 0.0]]), [0, 0], np.ones(1))
    assert (known, unknown) == (-1, 0)
    assert columns.tolist() == [0, 1, 1, 0]


def test_many_choices_are_no_matter() -> None:
    """The one who is one ahead wins, all others share: as with jokers, what counts is the difference."""
    size = 20
    payoff = np.array(
        [[float((a - b) % size == 1) - float((b - a) % size == 1) for b in range(size)] for a in range(size)]
    )
    value, rows, columns = solved(payoff, [0] * size, np.ones(1))
    assert value == pytest.approx(0, abs=1e-9)
    assert (rows @ payoff).min() == pytest.approx(0, abs=1e-9)
    assert (payoff @ columns).max() == pytest.approx(0, abs=1e-9)
