"""The player that searches: simulations on both cores, in a budget of simulations (repeatable) or of seconds."""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, replace
from math import ceil, inf
from time import monotonic
from typing import Any

import numpy as np

from hortus.contract.compiled import engine_mode
from hortus.contract.engine import Engine, engine_of, new_list
from hortus.contract.game import MOST_SEATS, Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Decision, evenly
from hortus.players.judgement import bound
from hortus.players.search.simulate import MOST_DEPTH, Scratch, search
from hortus.players.search.tree import NONE, Tree, clear, new_tree

MOST_NODES = 60_000
MOST_EDGES = 800_000
CHUNK = 32
"""Simulations between two looks at the clock."""
STRICT = "HORTUS_STRICT"
"""In tests and matches a search that fails is not covered up: with this set in the environment it raises."""
THREADS = 2
"""Trees that grow side by side: a fixed number, so that a budget of simulations gives one answer on every machine."""


@dataclass(frozen=True)
class Settings:
    """How a search thinks; `simulate` tells what each number does. A game's judgement may know better ones."""

    exploration: float = 0.4
    trust: float = 2.0
    width: float = 12.0
    growth: float = 1.0
    playout: float = 16.0


PLAIN = Settings(exploration=0.8, trust=0.0, width=1e6, growth=0.0, playout=-1.0)
"""Information-set search as in the books: no judgement, random play to the end. A yardstick for the other."""


def settings_for(game: Game) -> Settings:
    return replace(Settings(), **game.judgement.search)


def search_engine(game: Game) -> Engine:
    """Searching is hurried work: machine code, unless interpreted play was asked for."""
    return engine_of(game, is_compiled=engine_mode() != "interpreted")


@dataclass(frozen=True)
class Tally:
    """What the simulations found out about one action of the seat."""

    chosen: int = 0  # how often it was looked into
    worth: float = 0.0  # the sum of the returns it brought
    squares: float = 0.0  # the sum of their squares

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.chosen + other.chosen, self.worth + other.worth, self.squares + other.squares)


class Grower:
    """One tree and the room to grow it in; every thread has its own."""

    def __init__(self, game: Game) -> None:
        self.kernel: Callable[..., None] = bound(search, game, search_engine(game))
        self.tree: Tree = new_tree(MOST_NODES, MOST_EDGES)
        self.scratch = new_scratch(game)

    def grow(
        self, known: Position, seat: int, settings: Settings, seed: tuple[Any, ...], simulations: float, until: float
    ) -> dict[int, Tally]:
        """What was found out about each action of the seat."""
        clear(self.tree)
        for array in (self.scratch.legal_at, self.scratch.known_at, self.scratch.clock):
            array[:] = 0
        root, generator, numbers = known.state_array(), new_generator(*seed), np.array(astuple(settings))
        while simulations > 0:
            some = int(min(simulations, CHUNK))
            self.kernel(root, seat, self.tree, self.scratch, numbers, generator, some)
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
            found = Tally(int(tree.chosen[edge]), float(tree.worth[edge]), float(tree.squares[edge]))
            tallies[int(tree.action[edge])] = found
            edge = int(tree.sibling[edge])
        return tallies


def new_scratch(game: Game) -> Scratch:
    return Scratch(
        world=game.new_state(),
        trial=game.new_state(),
        out=new_list(game),
        promises=np.zeros(game.action_count + 1),
        legal_at=new_list(game),
        known_at=new_list(game),
        clock=np.zeros(1, np.int64),
        edges=np.zeros(MOST_DEPTH, np.int64),
        actors=np.zeros(MOST_DEPTH, np.int64),
        values=np.zeros(MOST_SEATS),
    )


class SearchPlayer:
    """Thinks as long as its budget allows, on what its seat may know, and takes what it looked into most.

    A sealed choice is drawn by how often each was looked into, so that nobody can read it. One that is none is thought
    about as well: a quick answer would tell the others.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.seed = seed
        self.simulations = inf if simulations is None else simulations
        self.seconds = inf if seconds is None else seconds
        self.settings = settings or settings_for(game)
        self.growers = [Grower(game) for _ in range(THREADS)]

    def choose(self, position: Position, seat: int) -> int:
        return self.decide(position, seat).action

    def decide(self, position: Position, seat: int) -> Decision:
        """An action's share is that of the simulations that looked into it."""
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1 and not known.is_sealed:
            return evenly(actions, 0)
        counts = self.think(known, seat)
        shares = {action: count / counts.total() for action, count in counts.items()}
        if known.is_sealed:
            return Decision(self.draw(counts, known, seat), shares)
        return Decision(max(actions, key=lambda action: counts[action]), shares, is_drawn=False)

    def think(self, known: Position, seat: int) -> Counter[int]:
        """How often each action was chosen, in all trees together."""
        return Counter({action: found.chosen for action, found in self.tallies(known, seat).items()})

    def tallies(self, known: Position, seat: int) -> dict[int, Tally]:
        """What all trees together found out about each action that was looked into."""
        until = monotonic() + self.seconds
        share = ceil(self.simulations / THREADS) if self.simulations < inf else inf
        seeds = [("search", self.seed, seat, known.state_bytes(), thread) for thread in range(THREADS)]
        with ThreadPoolExecutor(THREADS) as pool:
            grown = [
                pool.submit(grower.grow, known, seat, self.settings, seed, share, until)
                for grower, seed in zip(self.growers, seeds, strict=True)
            ]
            found = [tree.result() for tree in grown]
        actions = sorted({action for tree in found for action, tally in tree.items() if tally.chosen})
        return {action: sum((tree.get(action, Tally()) for tree in found), Tally()) for action in actions}

    def draw(self, counts: Counter[int], known: Position, seat: int) -> int:
        rest = below(new_generator("sealed", self.seed, seat, known.state_bytes()), counts.total())
        for action, count in sorted(counts.items()):
            if rest < count:
                return action
            rest -= count
        raise AssertionError("the counts add up to their total")


class CarefulPlayer:
    """Never lets a table down: where the player within fails, it takes a legal action and leaves word in the log."""

    def __init__(self, player: SearchPlayer) -> None:
        self.player = player

    def choose(self, position: Position, seat: int) -> int:
        return self.decide(position, seat).action

    def decide(self, position: Position, seat: int) -> Decision:
        try:
            return self.player.decide(position, seat)
        except Exception:
            if os.environ.get(STRICT):
                raise
            actions = position.legal_actions(seat)
            logging.getLogger(__name__).exception("a search failed; the first legal action is played instead")
            return Decision(actions[0], {actions[0]: 1.0})
