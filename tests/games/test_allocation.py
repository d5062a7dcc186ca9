"""No function that a kernel may call allocates: kernels of a GPU cannot, and elsewhere it costs time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.contract.compiled import compiled, machine_code, numba_is_there
from hortus.contract.engine import Engine, engine_of
from hortus.contract.room import UNWRITTEN, room
from hortus.players.judgement import bound
from hortus.players.looks import best_actions
from hortus.players.warmth import make_quick

pytestmark = pytest.mark.skipif(not numba_is_there(), reason="there is no machine code without Numba")

ALLOCATES = re.compile(r"call[^\n]*@(NRT_\w*[Aa]lloc\w*)")


def allocations(dispatcher: Any) -> set[str]:
    """What a compiled function calls to allocate, also where it came from the disk cache."""
    libraries = [made.library for made in dispatcher.overloads.values()]
    assert libraries, dispatcher
    return {found for library in libraries for found in ALLOCATES.findall(str(library._get_module_for_linking()))}


@compiled
def sum_in_an_array(number: int) -> int:
    array = np.zeros(3, np.int64)
    array[number] = number
    return int(array.sum())


@compiled
def sum_in_a_room(number: int) -> int:
    array = room(3, np.int64)
    array[:] = 0
    array[number] = number
    return int(array.sum())


def test_an_allocation_would_be_found_and_a_room_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.contract.compiled.writable_root", lambda: tmp_path)  # compiled, the second time too
    for function in (sum_in_an_array, sum_in_a_room):
        assert function(2) == machine_code(function)(2) == 2
    assert allocations(machine_code(sum_in_an_array))
    assert not allocations(machine_code(sum_in_a_room))


@compiled
def sum_of_some(number: int) -> int:
    return int(room(number, np.int64)[0])


def test_the_shape_of_a_room_is_constant() -> None:
    assert sum_of_some(2) == UNWRITTEN
    with pytest.raises(Exception, match="the shape of a room is made of constants"):
        machine_code(sum_of_some)(2)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", hortus.games())
def test_neither_rules_nor_worlds_nor_prospects_allocate(name: str) -> None:
    game = hortus.load(name)
    make_quick(game)
    engine = engine_of(game, is_compiled=True)
    kernels = [getattr(engine, kernel) for kernel in Engine.__annotations__]
    for kernel in (*kernels, bound(best_actions, game, engine)):
        assert not allocations(kernel), kernel
