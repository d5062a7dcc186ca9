"""Getting a game ready for computer players: everything compiled, or loaded from where it was kept.

Compiling takes minutes and much memory, loading a second. A note beside the machine code says that all of a game's is
there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hortus.contract.compiled import cache_folder, engine_mode, numba_is_there
from hortus.contract.engine import engine_of, warm_up
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.players.greedy import GreedyPlayer
from hortus.players.judgement import bound
from hortus.players.nets.judge import judge, thinking
from hortus.players.nets.weights import net_of
from hortus.players.player import PLAYERS, player
from hortus.players.search.guided import search_guided
from hortus.players.search.simulate import search

ENOUGH_TO_SOLVE = 40_000
"""Actions: with less, some of what solves endings would be compiled in the middle of a game."""


def is_compiling() -> bool:
    """Whether this process makes machine code at all."""
    return numba_is_there() and engine_mode() != "interpreted"


def is_ready(game: Game) -> bool:
    """Whether getting the game ready is a matter of loading; always, where nothing is compiled."""
    return not is_compiling() or all(note.exists() for note in _notes(game))


def make_ready(game: Game) -> None:
    """Compile or load what searching players need, and what quick ones do."""
    if is_compiling():
        make_quick(game)
        position = first_choice(game)
        let_choose(position, those_who_search=True)
        make_solving(position)
        for note in _notes(game):
            note.touch()


def make_solving(position: Position) -> None:
    """Compile or load what solves endings: by solving those of a game that is played on from here."""
    while position.game.solve is not None and position.to_act != OVER:
        for seat in position.choosing:
            position.game.solve(position, seat, ENOUGH_TO_SOLVE)
        position.play(position.legal_actions()[0])


def make_quick(game: Game) -> None:
    """Compile or load the rules, and let new positions in this process use them."""
    if is_compiling():
        warm_up(game)
        engine_of(game, is_compiled=False).moves_left = 0
        position = first_choice(game)
        GreedyPlayer(game, seed=1).look(position.state_array(), position.to_act, new_generator("warm up"))
        let_choose(position, those_who_search=False)


def first_choice(game: Game) -> Position:
    """Where there is something to choose for the first time."""
    position = game.start()
    while position.to_act == CHANCE or len(position.legal_actions()) == 1:
        position.play(position.legal_actions()[0])
    return position


def let_choose(position: Position, those_who_search: bool) -> None:
    """Let everybody whom people may play against choose once."""
    for name, kind in PLAYERS.items():
        if kind.is_offered and kind.searches == those_who_search:
            player(position.game, name, simulations=2).choose(position, position.to_act)


def _notes(game: Game) -> list[Path]:
    """One for the sources of each thing that people may play against."""
    engine = engine_of(game, is_compiled=False)
    kernels: list[Callable[..., Any]] = [bound(search, game, engine)]
    if net_of(game) is not None:
        kernels += (engine.bind(kernel, **thinking(engine)) for kernel in (search_guided, judge))
    if game.solve is not None:
        kernels.append(game.solve)
    return [cache_folder(kernel) / f"{game.name}.ready" for kernel in kernels]
