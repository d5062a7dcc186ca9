"""Sealed choices either way: `HORTUS_ENGINE=compiled python -m benchmarks.sealed bids` or `... match 800 100`.

`bids`: how exploitable the bids of turns 6 and 7 are, where the rest of the round is played perfectly: then a bid is a
matrix game, whose payoffs `Game.solve` knows. `match`: the guided search against itself, with as many simulations, with
regret matching against selection as at open choices; both solve endings, as `level5` does. The results are kept in
sealed.json, and docs/decisions/0014-sealed-choices-by-regret.md tells of them.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from math import nan
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hortus
from benchmarks.endings import MOST, after, outlook, positions
from benchmarks.exploitability import player
from hortus.contract.game import CHANCE, OVER
from hortus.contract.position import Position
from hortus.games.haru_ichiban.state import BID
from hortus.players.arena.results import read_results
from hortus.players.arena.run import run
from hortus.players.arena.schedule import schedule
from hortus.players.arena.summary import summarise
from hortus.players.decision import Deciding
from hortus.players.nets.weights import Net, net_of
from hortus.players.player import PLAYERS, PlayerKind
from hortus.players.search.grower import Guidance
from hortus.players.search.player import SearchPlayer

KEPT = Path(__file__).with_suffix(".json")
GAME = "haru_ichiban"
POSITIONS = 80
SEEDS = (1, 2)
WHO = ("random", "net", "selected@200", "matched@200", "selected@800", "matched@800")


def keep(name: str, found: Any) -> None:
    results = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    KEPT.write_text(json.dumps({**results, name: found}, indent=1) + "\n", encoding="utf-8")
    print(name, found, flush=True)


def learnt() -> Net:
    net = net_of(hortus.load(GAME))
    assert net is not None
    return net


# Bids


def worth(position: Position, number: int) -> float:
    """To the first seat, both playing perfectly to the end of the round; not a number where that cannot be told."""
    if position.to_act == OVER:
        return float(position.returns()[0])
    if position.state.round_number != number:
        return outlook(position, 0)
    if position.to_act == CHANCE:
        weights = position.weights()
        total = sum(weights.values())
        return sum(weight / total * worth(after(position, action), number) for action, weight in weights.items())
    if len(position.legal_actions()) == 1 and not position.is_sealed:
        return worth(after(position, position.legal_actions()[0]), number)
    assert position.game.solve
    found = position.game.solve(position, position.to_act, MOST)
    return nan if found is None else found.value if position.to_act == 0 else -found.value


def matrices() -> Iterator[tuple[int, Position, NDArray[np.float64]]]:
    """Bids with the payoff of each pair to the first seat."""
    for turn in (6, 7):
        for position in positions(turn, BID, POSITIONS):
            number, (first, second) = int(position.state.round_number), map(position.legal_actions, range(2))
            payoff = np.array([[worth(after(position, one, other), number) for other in second] for one in first])
            if not np.isnan(payoff).any():
                yield turn, position, payoff


@cache
def decider(name: str, edition: str, seed: int) -> Deciding:
    return player(name, hortus.load(GAME, edition=edition), learnt(), seed)


def shares(name: str, position: Position, seat: int) -> NDArray[np.float64]:
    """The mean over seeds."""
    actions = position.legal_actions(seat)
    found = np.zeros(len(actions))
    for seed in SEEDS:
        policy = decider(name, position.game.chosen["edition"], seed).decide(position, seat).policy
        found += [policy.get(action, 0.0) / len(SEEDS) for action in actions]
    return found


def bids() -> None:
    cases = list(matrices())
    for name in WHO:
        gains = defaultdict(list)
        for turn, position, payoff in cases:
            first, second = (shares(name, position, seat) for seat in range(2))
            is_mixed = payoff.min(axis=1).max() < payoff.max(axis=0).min()
            gain = ((payoff @ second).max() - (first @ payoff).min()) / 2
            gains[f"turn {turn}, {'mixed' if is_mixed else 'one best bid'}"].append(float(gain))
        keep(name, {case: [len(some), round(float(np.mean(some)), 4)] for case, some in sorted(gains.items())})


# Matches


def match(simulations: int, games: int, first_seed: int) -> None:
    game, net = hortus.load(GAME), learnt()
    for name, settings in {"matched": Guidance(net), "selected": Guidance(net, daring=0.0)}.items():
        PLAYERS[name] = PlayerKind(
            lambda game, seed, _, __, settings=settings: SearchPlayer(  # type: ignore[misc]
                game, seed, simulations, settings=settings, solves=True
            )
        )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        run(schedule(game, ["matched", "selected"], games=games, first_seed=first_seed), file)
        [pair] = summarise(read_results(file)).pairs
    keep(f"match at {simulations}, seeds from {first_seed}", vars(pair))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sealed")
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("bids")
    arena = ways.add_parser("match")
    arena.add_argument("simulations", type=int)
    arena.add_argument("games", type=int)
    arena.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.way == "bids":
        bids()
    else:
        match(arguments.simulations, arguments.games, arguments.seed)


if __name__ == "__main__":
    main()
