"""Trees that grow: one search's kernel with the room that it works in, and what it found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, replace
from functools import cache
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import engine_mode
from hortus.contract.engine import Engine, engine_of
from hortus.contract.game import MOST_SEATS, Game
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.players.judgement import bound
from hortus.players.nets.judge import new_thought, thinking
from hortus.players.nets.weights import Net, net_of
from hortus.players.search.guided import Guide, search_guided
from hortus.players.search.simulate import Scratch, search
from hortus.players.search.tree import NONE, Tree, clear, new_tree
from hortus.players.search.walk import new_walk

MOST_NODES = 60_000
MOST_EDGES = 800_000
CHUNK = 32
"""Simulations between two looks at the clock."""
WHOLE = 1 << 30
"""A share of one as a count."""
NOISE = 0.3
"""What is to be chosen so much less often than the most likely action was only tried out: it is left out."""


@dataclass(frozen=True)
class Settings:
    """How a search thinks; `simulate` tells what each number does. A game's judgement may know better ones."""

    exploration: float = 0.4
    trust: float = 2.0
    width: float = 12.0
    growth: float = 1.0
    playout: float = 16.0


@dataclass(frozen=True)
class Guidance:
    """How a search thinks that a net guides; `guided` tells what each number does."""

    net: Net
    exploration: float = 1.25
    caution: float = 0.1
    doubt: float = 0.05
    daring: float = 0.2


PLAIN = Settings(exploration=0.8, trust=0.0, width=1e6, growth=0.0, playout=-1.0)
"""Information-set search as in the books: no judgement, random play to the end. A yardstick for the other."""


def settings_for(game: Game) -> Settings:
    return replace(Settings(), **game.judgement.search)


def best_settings(game: Game) -> Settings | Guidance:
    """A net that has learnt the game knows more than the judgement does."""
    net = net_of(game)
    return settings_for(game) if net is None else Guidance(net)


def search_engine(game: Game) -> Engine:
    """Searching is hurried work: machine code, unless interpreted play was asked for."""
    return engine_of(game, is_compiled=engine_mode() != "interpreted")


@dataclass(frozen=True)
class Tally:
    """What the simulations found out about one action of the seat."""

    chosen: int = 0  # how often it was looked into
    worth: float = 0.0  # the sum of the returns it brought
    squares: float = 0.0  # the sum of their squares
    average: float = 0.0  # where regrets were matched: how often to choose it, beside the others

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(one + more for one, more in zip(astuple(self), astuple(other), strict=True)))


def preferences(tallies: Mapping[int, Tally]) -> Counter[int]:
    """How much each action has for it: how often it was chosen; where regrets were matched, how often to choose it."""
    most = max(found.average for found in tallies.values())
    if most == 0:
        return Counter({action: found.chosen for action, found in tallies.items()})
    wanted = {action: found.average for action, found in tallies.items() if found.average >= NOISE * most}
    return Counter({action: int(WHOLE * average / sum(wanted.values())) for action, average in wanted.items()})


class Grower:
    """One tree and the room to grow it in; every thread has its own."""

    def __init__(self, kernel: Callable[..., None], scratch: Scratch | Guide, settings: NDArray[np.float64]) -> None:
        self.kernel, self.scratch, self.settings = kernel, scratch, settings
        self.tree: Tree = new_tree(MOST_NODES, MOST_EDGES)

    def grow(
        self,
        known: Position,
        seat: int,
        seed: tuple[Any, ...],
        simulations: float,
        until: float,
        only: int | None = None,
    ) -> dict[int, Tally]:
        """What was found out about each action of the seat, or about one of them alone."""
        clear(self.tree)
        walk = self.scratch.walk
        for array in (walk.legal_at, walk.known_at, walk.clock):
            array[:] = 0
        walk.only[0] = NONE if only is None else only
        root, generator = known.state_array(), new_generator(*seed)
        while simulations > 0:
            some = int(min(simulations, CHUNK))
            self.kernel(root, seat, self.tree, self.scratch, self.settings, generator, some)
            simulations -= some
            if monotonic() > until:
                break
        return self.tallies(seat - known.to_act)

    def tallies(self, partners: int) -> dict[int, Tally]:
        """At a sealed choice the seat's own node comes after those of the seats that choose before it."""
        node = 0
        for _ in range(partners):
            node = int(self.tree.partner[node])
        tree, tallies = self.tree, {}
        edge = int(tree.first[node])
        while edge != NONE:
            sums = (float(part[edge]) for part in (tree.worth, tree.squares, tree.average))
            tallies[int(tree.action[edge])] = Tally(int(tree.chosen[edge]), *sums)
            edge = int(tree.sibling[edge])
        return tallies


def new_grower(game: Game, settings: Settings | Guidance) -> Grower:
    engine = search_engine(game)
    if isinstance(settings, Settings):
        return Grower(bound(search, game, engine), new_scratch(game), np.array(astuple(settings)))
    numbers = np.array([settings.exploration, settings.caution, settings.doubt, settings.daring])
    return Grower(_guided(engine), new_guide(game, settings.net), numbers)


@cache
def _guided(engine: Engine) -> Callable[..., None]:
    """Made once for all players: each new copy would be loaded from the disk cache again."""
    return engine.bind(search_guided, **thinking(engine))


def new_scratch(game: Game) -> Scratch:
    return Scratch(
        walk=new_walk(game),
        trial=game.new_state(),
        promises=np.zeros(game.action_count + 1),
        values=np.zeros(MOST_SEATS),
    )


def new_guide(game: Game, net: Net) -> Guide:
    return Guide(new_walk(game), net, new_thought(game, net), np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS))
