"""The player that searches: simulations on both cores, in a budget of simulations (repeatable) or of seconds."""

from __future__ import annotations

import logging
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import ceil, inf
from time import monotonic

from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.players.decision import Deciding, Decision, evenly
from hortus.players.search.grower import WHOLE, Guidance, Settings, Tally, new_grower, preferences, settings_for
from hortus.players.solving import solved

STRICT = "HORTUS_STRICT"
"""In tests and matches a search that fails is not covered up: with this set in the environment it raises."""
THREADS = 2
"""Trees that grow side by side: a fixed number, so that a budget of simulations gives one answer on every machine."""


class SearchPlayer(Deciding):
    """Thinks as long as its budget allows, on what its seat may know, and takes what it looked into most.

    A sealed choice is drawn by how much each has for it, so that nobody can read it. One that is none is thought
    about as well: a quick answer would tell the others. One that `solves` plays perfectly where its game can tell how;
    between actions that are equally good then, the search decides.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        settings: Settings | Guidance | None = None,
        solves: bool = False,
    ) -> None:
        self.seed = seed
        self.solves = solves
        self.settings = settings or settings_for(game)
        self.simulations = inf if simulations is None else simulations
        self.seconds = inf if seconds is None else seconds
        self.growers = [new_grower(game, self.settings) for _ in range(THREADS)]

    def decide(self, position: Position, seat: int) -> Decision:
        """An action's share is that of the simulations; where regrets were matched, how often to take it."""
        known = position.seen_by(seat)
        actions = known.legal_actions(seat)
        if len(actions) == 1 and not known.is_sealed:
            return evenly(actions, 0)
        since = monotonic()
        solution = solved(known, seat, self.simulations, self.seconds) if self.solves else None
        if solution is not None and (known.is_sealed or len(solution.shares) == 1 or solution.proved >= set(actions)):
            counts = Counter({action: int(share * WHOLE) for action, share in solution.shares.items()})
            return Decision(self.draw(counts, known, seat), solution.shares)
        counts = self.think(known, seat, since)
        if solution is not None:
            actions = list(solution.shares)
            counts = Counter({action: counts[action] + 1 for action in actions})
        shares = {action: count / counts.total() for action, count in counts.items()}
        if known.is_sealed:
            return Decision(self.draw(counts, known, seat), shares)
        return Decision(max(actions, key=lambda action: counts[action]), shares, is_drawn=False)

    def think(self, known: Position, seat: int, since: float | None = None) -> Counter[int]:
        """How much each action has for it, in all trees together."""
        return preferences(self.tallies(known, seat, since))

    def tallies(
        self, known: Position, seat: int, since: float | None = None, only: int | None = None
    ) -> dict[int, Tally]:
        """What all trees together found out about each action that was looked into, or about `only` one of them.

        It is thought `since` then, if not from now on.
        """
        if isinstance(self.settings, Guidance) and known.is_sealed:
            known = reopened(known)
        until = (monotonic() if since is None else since) + self.seconds
        share = ceil(self.simulations / THREADS) if self.simulations < inf else inf
        seeds = [("search", self.seed, seat, known.state_bytes(), thread) for thread in range(THREADS)]
        with ThreadPoolExecutor(THREADS) as pool:
            grown = [
                pool.submit(grower.grow, known, seat, seed, share, until, only)
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


def reopened(known: Position) -> Position:
    """The same before anybody has chosen in secret: in every simulation all of them do."""
    array = known.state_array()
    known.game.reopen(known.game.record(array))
    return Position(known.game, array)


class CarefulPlayer(Deciding):
    """Never lets a table down: where the player within fails, it takes a legal action and leaves word in the log."""

    def __init__(self, player: SearchPlayer) -> None:
        self.player = player

    def decide(self, position: Position, seat: int) -> Decision:
        try:
            return self.player.decide(position, seat)
        except Exception:
            if os.environ.get(STRICT):
                raise
            actions = position.legal_actions(seat)
            logging.getLogger(__name__).exception("a search failed; the first legal action is played instead")
            return Decision(actions[0], {actions[0]: 1.0})
