"""States: one fixed-size record, declared line by line."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.state import number, numbers, record_of, small_numbers


class Declared:
    turn: int = number()
    board: NDArray[np.int16] = small_numbers(3)
    hands: NDArray[np.int64] = numbers(2, 2)


def test_fields_keep_their_order_shape_and_kind() -> None:
    record = record_of(Declared)
    assert record.names == ("turn", "board", "hands")
    assert [record[name].shape for name in record.names] == [(), (3,), (2, 2)]
    assert record["board"].base == np.int16


def test_a_state_fills_whole_int64_so_that_it_can_travel_as_an_array() -> None:
    record = record_of(Declared)
    assert record.itemsize == 48
    array = np.zeros(record.itemsize // 8, np.int64)
    state = array.view(record)[0]
    state.hands[1, 1] = 7
    state.turn = 3
    assert array.view(record)[0].hands.tolist() == [[0, 0], [0, 7]]
    assert array[0] == 3
