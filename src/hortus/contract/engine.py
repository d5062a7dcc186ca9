"""An engine: one game's functions bound into the generic kernels, interpreted or compiled.

Under HORTUS_ENGINE=auto a game starts interpreted, which is ample for people, and is compiled once so many moves were
made that somebody is clearly in a hurry. Both give the same results; a law checks it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from hortus.contract import kernels
from hortus.contract.compiled import bind, engine_mode, machine_code, numba_is_there
from hortus.contract.generator import new_generator

if TYPE_CHECKING:
    from hortus.contract.game import Game

Kernel = Callable[..., Any]
AnyKernel = TypeVar("AnyKernel", bound=Kernel)

COMPILE_AFTER = 2_000
"""Moves of one game made interpreted before it is compiled: about a tenth of a second's work."""


def stay_interpreted() -> None:
    """For people at a terminal: in this process no game is compiled by itself, in the middle of a game.

    Call it before the first game starts. Whoever asks for machine code, such as a search, still gets it.
    """
    global COMPILE_AFTER
    COMPILE_AFTER = sys.maxsize


RULES = (
    "player_count",
    "to_act",
    "sealed",
    "legal",
    "weight",
    "play",
    "points",
    "winners",
    "invariants",
    "hide",
    "fill_hidden",
    "seen",
    "features",
    "reopen",
)


class Engine:
    """The kernels of one game; see `kernels` for what each does."""

    answer_of: Kernel
    advance: Kernel
    legal_of: Kernel
    weights_of: Kernel
    hide_from: Kernel
    fill_for: Kernel
    features_for: Kernel
    seen_by: Kernel
    points_of: Kernel
    winners_of: Kernel
    broken_invariant: Kernel
    player_count_of: Kernel
    playout: Kernel
    random_game: Kernel
    digest_game: Kernel

    def __init__(self, name: str, bindings: dict[str, Any], is_compiled: bool) -> None:
        self.name = name
        self.bindings = bindings
        self.is_compiled = is_compiled
        self.moves_left = COMPILE_AFTER
        for kernel in Engine.__annotations__:
            setattr(self, kernel, self.bind(getattr(kernels, kernel)))

    def bind(self, kernel: AnyKernel, **facts: object) -> AnyKernel:
        """A generic kernel made this game's own, in this engine's way; `facts` are what else it wants to know."""
        bound = bind(kernel, self.name, {**self.bindings, **facts})
        return machine_code(bound) if self.is_compiled else bound


@cache
def _engine(name: str, bindings: tuple[tuple[str, Any], ...], is_compiled: bool) -> Engine:
    """Games that share their functions, such as one game under two options, share their engine."""
    return Engine(name, dict(bindings), is_compiled)


def engine_of(game: Game, is_compiled: bool) -> Engine:
    """The interpreted or the compiled engine of a game; without Numba both are interpreted."""
    functions = ((rule, getattr(game, rule)) for rule in RULES)
    constants = (("STATE", game.state), ("LONGEST", game.longest))
    return _engine(game.study_of or game.name, (*functions, *constants), is_compiled and numba_is_there())


def first_engine_of(game: Game) -> Engine:
    """The engine that a new position works with."""
    interpreted = engine_of(game, is_compiled=False)
    hurried = engine_mode() == "auto" and interpreted.moves_left <= 0
    return engine_of(game, is_compiled=True) if hurried or engine_mode() == "compiled" else interpreted


def next_engine_of(game: Game, engine: Engine) -> Engine:
    """The engine to go on with after one more interpreted move."""
    engine.moves_left -= 1
    return first_engine_of(game) if engine.moves_left <= 0 else engine


def new_list(game: Game) -> NDArray[np.int64]:
    """Room for the legal actions, and one more, so that `legal` may write before it counts."""
    return np.zeros(game.action_count + 1, np.int64)


def unwritten_list(game: Game) -> NDArray[np.int64]:
    """The same, in which anything may stand: for whoever reads what was written there and no more, and is in a hurry.

    Large zeros are made without the interpreter's lock, for which whoever holds it would have to wait again.
    """
    return np.empty(game.action_count + 1, np.int64)


def new_answer(game: Game) -> NDArray[np.int64]:
    """To be written by `answer_of`; anything may stand there before."""
    return np.empty(kernels.FIRST_LEGAL + game.action_count + 1, np.int64)


def warm_up(game: Game) -> None:
    """Compile a game now, by calling every kernel once on a game at its start."""
    engine = engine_of(game, is_compiled=True)
    state, answer, out = game.new_state(), new_answer(game), new_list(game)
    generator = new_generator("warm up")
    engine.answer_of(state, answer)
    engine.weights_of(state, out[:0], out)
    engine.hide_from(state, 0)
    engine.fill_for(state, 0, generator)
    engine.features_for(state, 0, np.zeros(game.feature_count, np.float32))
    engine.legal_of(state, 0, out)
    engine.seen_by(state, 0, 0)
    engine.advance(state, int(answer[kernels.FIRST_LEGAL]), answer)
    engine.points_of(state, 0)
    engine.winners_of(state)
    engine.broken_invariant(state)
    engine.player_count_of(state)
    engine.digest_game(state.copy(), out, generator, 1)
    engine.random_game(state.copy(), out, generator, new_list(game))
    engine.playout(state, out, generator)
