"""What a solver keeps is found again, beside others too."""

from __future__ import annotations

import numpy as np
import pytest

from hortus.contract.kept import PLACES, PROBES, is_kept, keep, place_of

KEY = np.array([3, 5, 7])


@pytest.mark.parametrize("others", range(PROBES + 1))
@pytest.mark.parametrize("mixed", [3, PLACES - 1, -(2**40)])
def test_a_key_is_found_where_it_was_kept(others: int, mixed: int) -> None:
    """Where the places near its own are full, the last of them is given up."""
    keys = np.zeros((PLACES, 3), np.int64)
    rest = [np.array([1, 2, other]) for other in range(others)]
    for other in rest:
        keep(keys, place_of(keys, other, mixed), other)
    place = place_of(keys, KEY, mixed)
    assert not is_kept(keys, place, KEY)
    keep(keys, place, KEY)
    assert place_of(keys, KEY, mixed) == place
    assert is_kept(keys, place, KEY)
    kept = [is_kept(keys, place_of(keys, other, mixed), other) for other in rest]
    assert kept.count(False) == max(0, others - PROBES + 1)


@pytest.mark.parametrize("other", [[3, 5, 8], [3, 6, 7], [4, 5, 7]])
def test_keys_that_differ_in_one_word_are_kept_apart(other: list[int]) -> None:
    keys = np.zeros((PLACES, 3), np.int64)
    keep(keys, place_of(keys, KEY, 9), KEY)
    assert not is_kept(keys, place_of(keys, np.array(other), 9), np.array(other))
