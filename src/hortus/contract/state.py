"""How a game declares its position: one class, a line a field, turned into one fixed-size NumPy record.

    class State:
        turn: int = number()                          # 1..8
        hand: NDArray[np.int64] = numbers(2, 8)       # [seat, value] 1 if the seat holds it

    STATE = record_of(State)

The class is for readers and type checkers only; at run time a state is a NumPy record with these fields, which Numba
reads as well. NumPy's own `np.record` looks a field up only after it has failed to find a method of that name: with
properties instead, interpreted games run almost three times as fast.
"""

from __future__ import annotations

from operator import itemgetter
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray


class _Field:
    def __init__(self, shape: tuple[int, ...], kind: type[np.signedinteger[Any]]) -> None:
        self.shape = shape
        self.kind = kind


def number() -> int:
    """A field that holds one whole number."""
    return _Field((), np.int64)  # type: ignore[return-value]


def numbers(*shape: int) -> NDArray[np.int64]:
    """A field that holds an array of whole numbers."""
    return _Field(shape, np.int64)  # type: ignore[return-value]


def small_numbers(*shape: int) -> NDArray[np.int16]:
    """The same in a quarter of the space, for large boards; no sum of its values may pass 32,767."""
    return _Field(shape, np.int16)  # type: ignore[return-value]


def record_of(declaration: type) -> np.dtype[np.void]:
    """The record with the fields of a declaration; padded to whole int64, because that is how states travel."""
    fields = {name: field for name, field in vars(declaration).items() if isinstance(field, _Field)}
    packed = np.dtype([(name, field.kind, field.shape) for name, field in fields.items()])
    size = -(-packed.itemsize // 8) * 8
    padded = np.dtype(
        {
            "names": list(packed.names or ()),
            "formats": [packed[name] for name in packed.names or ()],
            "offsets": [packed.fields[name][1] for name in packed.names or ()] if packed.fields else [],
            "itemsize": size,
        }
    )
    properties = {name: _property(name) for name in fields}
    kind = type(declaration.__name__, (np.void,), {"__slots__": (), "__module__": declaration.__module__, **properties})
    return np.dtype((kind, padded))


def plain(state: Any) -> Any:
    """A copy to look at, with plain attributes: a record takes a while for each of them."""
    return SimpleNamespace(**dict(zip(state.dtype.names, state.item())))


def _property(name: str) -> property:
    def put(state: Any, value: Any) -> None:
        state[name] = value

    return property(itemgetter(name), put)
