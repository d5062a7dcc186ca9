"""Random numbers for the compiled subset: fair, repeatable, and the same in both engines."""

from __future__ import annotations

from collections import Counter

import pytest

from hortus.contract.compiled import machine_code, numba_is_there
from hortus.contract.generator import LOWER_31_BITS, below, new_generator, next_bits


def test_numbers_below_a_bound_are_evenly_spread() -> None:
    generator = new_generator("spread")
    counts = Counter(below(generator, 7) for _ in range(7_000))
    chi_square = sum((counts[value] - 1_000) ** 2 / 1_000 for value in range(7))
    assert set(counts) == set(range(7))
    assert chi_square < 22.5  # one in a thousand, six degrees of freedom


def test_a_bound_that_does_not_divide_the_range_favours_nobody() -> None:
    generator = new_generator("unfair")
    bound = 3 * (LOWER_31_BITS + 1) // 4  # here the plain method would favour a third of the numbers two to one
    low = sum(below(generator, bound) % 3 == 0 for _ in range(3_000))
    assert abs(low - 1_000) < 90


def test_seeds_give_unrelated_but_repeatable_numbers() -> None:
    first = [next_bits(new_generator(seed)) for seed in range(50)]
    assert first == [next_bits(new_generator(seed)) for seed in range(50)]
    assert len(set(first)) == 50


@pytest.mark.skipif(not numba_is_there(), reason="one engine only")
def test_both_engines_draw_the_same_numbers() -> None:
    interpreted, compiled = new_generator(7), new_generator(7)
    bounds = [1, 2, 3, 100, 2**30 + 1] * 40
    assert [below(interpreted, bound) for bound in bounds] == [machine_code(below)(compiled, bound) for bound in bounds]
