"""Endings solved: how exact and how fast. `HORTUS_ENGINE=compiled python -m benchmarks.endings`.

Positions come from games that `greedy` plays against itself: of Haru Ichiban half of them in each edition, of the
Cherry Tree half with each side of the cards. Exploitability is what best responses of both gardeners gain together,
found by going through every line of the round against the shares that `Game.solve` gives at each choice on the way.
Times are of the processor, machine code loaded. The results are kept in endings.json, and the tables of
docs/players.md are made of them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

import hortus
from hortus.contract.game import CHANCE, NOBODY, OVER, Solution
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games.cherry_tree.state import GATHER
from hortus.games.haru_ichiban import rules
from hortus.games.haru_ichiban.state import BID, DARK, EDITIONS
from hortus.players.solving import ACTIONS_A_SECOND

KEPT = Path(__file__).with_suffix(".json")
OUTLOOK = json.loads((Path(rules.__file__).parent / "outlook.json").read_text(encoding="utf-8"))["value"]
MOST = 50_000_000


def positions(turn: int, phase: int, count: int) -> Iterator[Position]:
    """One of each game that comes so far."""
    for edition in EDITIONS:
        game = hortus.load("haru_ichiban", edition=edition)
        found, seed = 0, 0
        while found < count // len(EDITIONS):
            seed += 1
            position = first_of(game.start(), turn, phase, seed)
            if position is not None:
                found += 1
                yield position


def first_of(position: Position, turn: int, phase: int, seed: int) -> Position | None:
    at_turn = (found for found in game_of(position, seed) if found.state.turn == turn and found.state.phase == phase)
    return next(at_turn, None)


def game_of(position: Position, seed: int) -> Iterator[Position]:
    """Every position of a game that `greedy` plays against itself, which is the same object."""
    generator = new_generator("endings", seed)
    players = [hortus.player(position.game, "greedy", seed=2 * seed + seat) for seat in range(2)]
    while position.to_act != OVER:
        yield position
        seat = position.to_act
        position.play(drawn(position, generator) if seat == CHANCE else players[seat].choose(position, seat))


def drawn(position: Position, generator: Any) -> int:
    actions = position.legal_actions()
    odds = [int(position.game.weight(position.state, action)) for action in actions]
    rest = below(generator, sum(odds))
    return next(action for action, so_far in zip(actions, accumulate(odds), strict=True) if rest < so_far)


def solution_of(position: Position, seat: int, most: int = MOST) -> Solution:
    found = position.game.solve and position.game.solve(position, seat, most)
    assert found
    return found


# How exact


def exploitability(position: Position) -> float:
    number = int(position.state.round_number)
    return sum(best_response(position, seat, number) for seat in range(2))


def best_response(position: Position, seat: int, number: int) -> float:
    """The most that the seat gets in this round against somebody who plays by the solutions."""
    if position.to_act == OVER:
        return float(position.returns()[seat])
    if position.state.round_number != number:
        return outlook(position, seat)
    other, actor = 1 - seat, position.to_act
    if position.is_sealed:
        shares = solution_of(position, other).shares
        worths = []
        for own in position.legal_actions(seat):
            pairs = [((own, reply) if seat == 0 else (reply, own), share) for reply, share in shares.items()]
            worths.append(sum(share * best_response(after(position, *pair), seat, number) for pair, share in pairs))
        return max(worths)
    if actor == seat:
        return max(best_response(after(position, action), seat, number) for action in position.legal_actions())
    chances = dict.fromkeys(position.legal_actions(), 1 / len(position.legal_actions()))
    if actor == other:
        chances = dict(solution_of(position, other).shares)
    return sum(share * best_response(after(position, action), seat, number) for action, share in chances.items())


def after(position: Position, *actions: int) -> Position:
    position = Position(position.game, position.state_array().copy())
    for action in actions:
        position.play(action)
    return position


def outlook(position: Position, seat: int) -> float:
    points = [min(5, position.points()[who]) for who in (seat, 1 - seat)]
    holder = int(position.state.dragonfly)
    table = OUTLOOK["nobody" if holder == NOBODY else "own" if holder == seat else "other"]
    return float(table[points[0]][points[1]])


# How fast


def timed(position: Position, most: int) -> tuple[float, Solution | None]:
    assert position.game.solve
    since = process_time()
    found = position.game.solve(position, position.to_act, most)
    return process_time() - since, found


def quantiles(seconds: list[float]) -> dict[str, float]:
    names = {"median": 0.5, "90 %": 0.9, "most": 1.0}
    return {name: round(float(np.quantile(seconds, part)), 4) for name, part in names.items()}


def turn_7(count: int) -> dict[str, Any]:
    seconds, gains, mixed = [], [], 0
    for number, position in enumerate(positions(7, BID, count), start=1):
        taken, found = timed(position, MOST)
        assert found
        seconds.append(taken)
        gains.append(exploitability(position))
        mixed += len(found.shares) > 1
        if number % 50 == 0:
            print("turn 7:", number, "most exploitable", max(gains), quantiles(seconds), flush=True)
    return {"positions": count, "mixed": mixed, "most exploitable": max(gains), "seconds": quantiles(seconds)}


def deeper(turn: int, phase: int, count: int) -> dict[str, Any]:
    seconds, actions = [], []
    for position in positions(turn, phase, count):
        taken, found = timed(position, MOST)
        seconds.append(taken)
        actions.append(found.actions if found else MOST + 1)
    parts = {f"within {bound} s": sum(taken <= bound for taken in seconds) / count for bound in (1, 10)}
    budget = {"actions, median": int(np.median(actions)), "actions, most": max(actions)}
    result = {"positions": count, **parts, "seconds": quantiles(seconds), **budget}
    print("turn", turn, result, flush=True)
    return result


def last_turns(games: int, turns: int) -> dict[str, Any]:
    """Of the Cherry Tree: the beginnings of so many last turns of each game, as far as a second's budget goes."""
    found: dict[int, list[tuple[float, Solution | None, int]]] = defaultdict(list)
    for number in range(games):
        position = hortus.load("cherry_tree", masteries=("blue", "pink")[number % 2]).start()
        begun = [
            each.copy() for each in game_of(position, number) if each.state.phase == GATHER and not each.state.draws
        ]
        for back, beginning in enumerate(reversed(begun[-turns:]), start=1):
            found[back].append((*timed(beginning, ACTIONS_A_SECOND), int(beginning.state.bag_size)))
    results = {}
    for back, rows in found.items():
        solved = [solution for _, solution, _ in rows if solution]
        results[f"{back}"] = {
            "positions": len(rows),
            "flowers in the bag, median": int(np.median([bag for *_, bag in rows])),
            "solved": len(solved) / len(rows),
            "proved": sum(len(each.proved) == len(each.values) for each in solved) / len(rows),
            "decided": sum(abs(each.value) == 1 for each in solved) / len(rows),
            "seconds": quantiles([taken for taken, solution, _ in rows if solution] or [0.0]),
        }
    return results


def table(results: dict[str, Any]) -> str:
    """In Markdown: a row a turn."""
    rows = [["", "positions", "median", "90 %", "slowest", "within 1 s", "most exploitable"], ["---", *["---:"] * 6]]
    for name, found in results.items():
        times = [f"{1000 * found['seconds'][part]:,.0f} ms" for part in ("median", "90 %", "most")]
        within = f"{found['within 1 s']:.0%}" if "within 1 s" in found else "all"
        gain = f"{found['most exploitable']:.0e}" if "most exploitable" in found else ""
        rows.append([name, f"{found['positions']:,}", *times, within, gain])
    return in_markdown(rows)


def turn_table(results: dict[str, Any]) -> str:
    """The same for the last turns."""
    head = ["turns to the end", "positions", "bag", "solved", "proved", "decided", "median", "90 %", "slowest"]
    rows = [head, ["---", *["---:"] * 8]]
    for back, found in results.items():
        parts = [f"{found[part]:.0%}" for part in ("solved", "proved", "decided")]
        times = [f"{1000 * found['seconds'][part]:,.0f} ms" for part in ("median", "90 %", "most")]
        rows.append([back, f"{found['positions']:,}", str(found["flowers in the bag, median"]), *parts, *times])
    return in_markdown(rows)


def in_markdown(rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings")
    parser.add_argument("--turn-7", type=int, default=1_000, help="positions of turn 7")
    parser.add_argument("--turn-6", type=int, default=200)
    parser.add_argument("--turn-5", type=int, default=20, help="positions of turn 5, at the new dark lily")
    parser.add_argument("--cherry-tree", type=int, default=200, help="games of the Cherry Tree")
    parser.add_argument("--turns", type=int, default=5, help="of each, the last turns")
    parser.add_argument("--only", choices=("haru_ichiban", "cherry_tree"), help="keep the other game's results")
    arguments = parser.parse_args()
    results = json.loads(KEPT.read_text(encoding="utf-8")) if arguments.only else {}
    if arguments.only != "cherry_tree":
        timed(next(positions(7, BID, 2)), MOST)
        results["haru_ichiban"] = {
            "turn 6, the bid": deeper(6, BID, arguments.turn_6),
            "turn 5, the dark lily": deeper(5, DARK, arguments.turn_5),
            "turn 7, the bid": turn_7(arguments.turn_7),
        }
    if arguments.only != "haru_ichiban":
        last_turns(2, 1)
        results["cherry_tree"] = last_turns(arguments.cherry_tree, arguments.turns)
    KEPT.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(table(results["haru_ichiban"]))
    print(turn_table(results["cherry_tree"]))


if __name__ == "__main__":
    main()
