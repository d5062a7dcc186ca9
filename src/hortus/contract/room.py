"""Room to work in, for functions of the compiled subset: arrays that nobody has to allocate.

A kernel of a GPU cannot allocate, and elsewhere it costs time. In machine code such an array lies on the stack of the
function that asks for it: it may be handed to other functions, but not returned.
"""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

UNWRITTEN = -77
"""What stands in an array that nobody has written to, where Python counts; in machine code it may be anything."""


def room(shape: int | tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
    """An array of this shape, which is a constant; who asks for it writes before reading."""
    return np.full(shape, UNWRITTEN, dtype)


@cache
def stack_room() -> Any:
    """The same in machine code."""
    from numba.core import types  # half a second: only where machine code is wanted
    from numba.core.cgutils import alloca_once
    from numba.core.errors import TypingError
    from numba.extending import intrinsic

    lay_out: Any = alloca_once  # Numba tells no types

    def on_the_stack(context: Any, shape: Any, dtype: Any) -> Any:
        lengths: Any = shape if isinstance(shape, types.BaseTuple) else [shape]
        if not all(isinstance(length, types.IntegerLiteral) for length in lengths):
            raise TypingError(f"the shape of a room is made of constants, not {shape}")
        sizes = [length.literal_value for length in lengths]
        array = types.Array(dtype.dtype, len(sizes), "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            item = context.get_data_type(array.dtype)
            itemsize = context.get_abi_sizeof(item)
            strides = [itemsize * prod(sizes[i + 1 :]) for i in range(len(sizes))]
            made = context.make_array(array)(context, builder)

            def number(value: int) -> Any:
                return context.get_constant(types.intp, value)

            context.populate_array(
                made,
                data=lay_out(builder, item, number(prod(sizes))),
                shape=[number(size) for size in sizes],
                strides=[number(stride) for stride in strides],
                itemsize=number(itemsize),
                meminfo=None,
            )
            return made._getvalue()

        return array(shape, dtype), generate

    return intrinsic(prefer_literal=True)(on_the_stack)
