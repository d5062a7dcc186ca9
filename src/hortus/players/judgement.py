"""Kernels that know a game's judgement: what a position promises beyond its points."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import bind, machine_code, template
from hortus.contract.engine import Engine
from hortus.contract.game import Game

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# What `bound` fills in, beside the game's functions
STATE: Any
player_count: Any
prospects: Any


def bound(kernel: Kernel, game: Game, engine: Engine) -> Kernel:
    """A kernel that knows the game's judgement too, in the engine's way."""
    return cast(Kernel, _bound(kernel, game.judgement.prospects, game.judgement.scale, engine))


@cache
def _bound(kernel: Kernel, prospects: Callable[..., float], scale: float, engine: Engine) -> Kernel:
    """Made once for all players: each new copy would be loaded from the disk cache again."""
    made = bind(kernel, engine.name, {**engine.bindings, "prospects": prospects, "SCALE": scale})
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
