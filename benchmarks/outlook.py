"""What a new round of Haru Ichiban is worth at every score: `HORTUS_ENGINE=compiled python -m benchmarks.outlook`.

A computer player plays games against itself. What a round brings (points, a five, where the dragonfly goes) is taken to
depend on who holds the dragonfly when it begins, not on the score; every round counts for both gardeners. From these
odds the chances at every score follow: rounds are added up until the rules end the game (H23; the guard of H24 is left
out). The solver of endings reads the result, `outlook.json` in the folder of the game.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import hortus
from hortus.contract.game import CHANCE, NOBODY, OVER
from hortus.contract.generator import below, new_generator
from hortus.games.haru_ichiban.components import FIVE, RED, SQUARE, WINNING_POINTS, WORTH, YELLOW
from hortus.games.haru_ichiban.rules import end_round
from hortus.games.haru_ichiban.state import EDITIONS, FINISHED

KEPT = Path(hortus.__file__).parent / "games" / "haru_ichiban" / "outlook.json"
HOLDERS = ("other", "own", "nobody")
SCORES = WINNING_POINTS + 1  # so many points or more, with as many on the other side, are one score
SWEEPS = 2_000

UNDECIDED = -2
"""Before chance gives the dragonfly to somebody."""


class Round(NamedTuple):
    """What a round brought, as one gardener sees it; holders are indices of HOLDERS."""

    holder: int
    own: int
    other: int
    five: int  # 1, -1 or 0: who alone made one
    next_holder: int


def rounds_of(game: hortus.Game, name: str, seed: int) -> list[Round]:
    """All rounds of one game."""
    players = [hortus.player(game, name, seed=2 * seed + seat) for seat in range(2)]
    generator, position, rounds = new_generator("outlook", seed), game.start(), []
    before = position.state.scored.copy()
    number, holder = 1, UNDECIDED
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            actions = position.legal_actions()
            position.play(actions[below(generator, len(actions))])
            holder = int(position.state.dragonfly) if holder == UNDECIDED else holder
        else:
            seat = position.to_act
            position.play(players[seat].choose(position, seat))
        s = position.state
        if s.round_number != number or position.to_act == OVER:
            brought = s.scored - before
            rounds += [seen_by(seat, holder, brought, int(s.dragonfly)) for seat in (RED, YELLOW)]
            before, number, holder = s.scored.copy(), int(s.round_number), int(s.dragonfly)
    return rounds


def seen_by(seat: int, holder: int, brought: NDArray[np.int64], next_holder: int) -> Round:
    own, other = (int(brought[who] @ WORTH) for who in (seat, 1 - seat))
    five = int(brought[seat, FIVE] > 0) - int(brought[1 - seat, FIVE] > 0)
    return Round(relative(holder, seat), own, other, five, relative(next_holder, seat))


def relative(holder: int, seat: int) -> int:
    return 2 if holder == NOBODY else int(holder == seat)


def values(rounds: Counter[Round], game: hortus.Game) -> NDArray[np.float64]:
    """[holder, own points, other's points] the return that the gardener may expect at a round's beginning."""
    value = np.zeros((len(HOLDERS), SCORES, SCORES))
    ends = {
        (own, other, found): after_round(game, own + found.own, other + found.other, found)
        for own in range(SCORES)
        for other in range(SCORES)
        for found in rounds
    }
    totals = Counter[int]()
    for found, times in rounds.items():
        totals[found.holder] += times
    for _ in range(SWEEPS):
        sums = np.zeros_like(value)
        for (own, other, found), (result, own_after, other_after) in ends.items():
            share = rounds[found] / totals[found.holder]
            worth = value[found.next_holder, own_after, other_after] if result is None else result
            sums[found.holder, own, other] += share * worth
        is_done = np.abs(sums - value).max() < 1e-12
        value = sums
        if is_done:
            break
    return value


def after_round(game: hortus.Game, own: int, other: int, found: Round) -> tuple[float | None, int, int]:
    """The result, by the rules, of a round that ends with these points; None and the score if the game goes on."""
    s = game.record(game.new_state())
    s.scored[:] = 0
    s.scored[RED, SQUARE], s.scored[YELLOW, SQUARE] = own, other
    end_round(s, {1: RED, -1: YELLOW, 0: NOBODY}[found.five])
    if s.phase == FINISHED:
        return (1.0 if s.winner == RED else -1.0), 0, 0
    return None, min(own, WINNING_POINTS), min(other, WINNING_POINTS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outlook")
    parser.add_argument("--player", default="search", help="without a budget a search of 40 simulations")
    parser.add_argument("--games", type=int, default=1_000, help="of each edition")
    arguments = parser.parse_args()
    rounds = Counter[Round]()
    for edition in EDITIONS:
        game = hortus.load("haru_ichiban", edition=edition)
        for seed in range(1, arguments.games + 1):
            rounds.update(rounds_of(game, arguments.player, seed))
            if seed % 50 == 0:
                print(edition, seed, "games,", rounds.total() // 2, "rounds", flush=True)
    value = values(rounds, game)
    kept = {
        "command": f"python -m benchmarks.outlook --player {arguments.player} --games {arguments.games}",
        "rounds": rounds.total() // 2,
        "meaning": "value[who holds the dragonfly][own points][other's points], as a return from -1 to 1",
        "value": {name: (value[i].round(4) + 0.0).tolist() for i, name in enumerate(HOLDERS)},
    }
    KEPT.write_text(as_text(kept), encoding="utf-8")
    print(KEPT.read_text(encoding="utf-8"))


def as_text(kept: dict[str, object]) -> str:
    """As JSON, a row of the table a line."""
    text = json.dumps(kept, indent=1)
    return re.sub(r"\[\s+([-\d.,\s]+?)\s+\]", lambda row: f"[{' '.join(row[1].split())}]", text) + "\n"


if __name__ == "__main__":
    main()
