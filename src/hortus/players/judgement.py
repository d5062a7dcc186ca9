"""What a position promises beyond its points: one module a game, written by hand, a sentence of strategy a term.

A module has `prospects(s, seat) -> float` in the compiled subset, in points, of a full state; SCALE, the lead in points
and prospects together that makes a seat e times as likely to win as another; and, where the usual settings of the
search do not suit the game, SEARCH with better ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import bind, compiled, machine_code, template
from hortus.contract.engine import Engine
from hortus.contract.game import Game

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# What `bound` fills in, beside the game's functions
STATE: Any
player_count: Any
prospects: Any


class Judgement(NamedTuple):
    prospects: Callable[[Any, int], float]
    scale: float
    search: Mapping[str, float]


@compiled
def no_prospects(s: Any, seat: int) -> float:
    return 0.0


@cache
def judgement_of(name: str) -> Judgement:
    """The judgement of a game; of one without a module, points are all there is."""
    module = f"{__name__}.{name}"
    if find_spec(module) is None:
        return Judgement(no_prospects, 1.0, {})
    found = import_module(module)
    return Judgement(found.prospects, found.SCALE, getattr(found, "SEARCH", {}))


def bound(kernel: Kernel, game: Game, engine: Engine) -> Kernel:
    """A kernel that knows the game's judgement too, in the engine's way."""
    return cast(Kernel, _bound(kernel, game.name, engine))


@cache
def _bound(kernel: Callable[..., Any], name: str, engine: Engine) -> Callable[..., Any]:
    """Made once for all players: each new copy would be loaded from the disk cache again."""
    judgement = judgement_of(name)
    bindings = {**engine.bindings, "prospects": judgement.prospects, "SCALE": judgement.scale}
    made = bind(kernel, name, bindings)
    return machine_code(made) if engine.is_compiled else made


@template
def balance(array: NDArray[np.int64], seat: int) -> float:
    """Own prospects less the mean of the others'."""
    s = array.view(STATE)[0]
    count = player_count(s)
    others = 0.0
    for other in range(count):
        if other != seat:
            others += prospects(s, other)
    return prospects(s, seat) - others / (count - 1)
