"""How far our players are from perfect play, on studies that OpenSpiel solves: `python -m benchmarks.exact`.

Exploitability is what a best response wins against a policy, the mean of both seats: with 0 it is perfect play, with 1
whoever knows it wins every game. Policies are tabulated at every information state with a fixed seed. CFR runs on the
same tree in OpenSpiel's own machine code. The results are kept in exact.json, and the table of docs/research.md is made
of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import hortus
from hortus.contract.game import OVER
from hortus.players.arena.spec import Spec

KEPT = Path(__file__).with_suffix(".json")
STUDIES = ("haru_ending", "cherry_mini")
PLAYERS = ("random", "beginner", "greedy", "search@40", "level5-2026@200", "level5-2026@2000")
SEED = 1
ITERATIONS = (10, 100, 1000)


def main() -> None:
    results = [measured(name) for name in STUDIES]
    KEPT.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(table(results))


def measured(name: str) -> dict[str, Any]:
    import pyspiel
    from open_spiel.python.algorithms import exploitability

    from hortus.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game(openspiel.PREFIX + name)
    found: dict[str, float] = {}
    for text in PLAYERS:
        policy = openspiel.PlayerPolicy(game, Spec.read(text).player(game.game, SEED))
        found[text] = float(exploitability.exploitability(game, policy))
        print(name, text, round(found[text], 4), flush=True)
    solved, value = solution(game)
    nodes, ends = size_of(game.game.start())
    sizes = {"nodes": nodes, "ends": ends, "information states": len(policy.table)}
    options = dict(game.game.chosen)
    return {"study": name, "options": options, **sizes, "value": value, "exploitability": found | solved}


def solution(game: Any) -> tuple[dict[str, float], float]:
    """What CFR+ comes to after so many iterations, and what the game is worth to the first seat."""
    import pyspiel
    from open_spiel.python.algorithms import gambit

    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solver, done, found = pyspiel.CFRPlusSolver(tree), 0, {}
    for iterations in ITERATIONS:
        for _ in range(iterations - done):
            solver.evaluate_and_update_policy()
        done, policy = iterations, solver.average_policy()
        found[f"CFR+, {iterations} iterations"] = pyspiel.exploitability(tree, policy)
    value, _ = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    return found, value


def size_of(position: hortus.Position) -> tuple[int, int]:
    """All nodes of the tree, and those at which the game is over."""
    if position.to_act == OVER:
        return 1, 1
    nodes, ends = 1, 0
    for action in position.legal_actions():
        position.play(action)
        below = size_of(position)
        position.undo()
        nodes, ends = nodes + below[0], ends + below[1]
    return nodes, ends


def table(results: list[dict[str, Any]]) -> str:
    """In Markdown: a column a study."""
    rows = [["", *(f"`{result['study']}`" for result in results)], ["---", *["---:"] * len(results)]]
    for fact in ("nodes", "ends", "information states"):
        rows.append([f"size: {fact}", *(f"{result[fact]:,}" for result in results)])
    rows.append(["value to the first seat", *(f"{result['value']:+.3f}" for result in results)])
    for who in results[0]["exploitability"]:
        rows.append([f"exploitability: {who}", *(f"{result['exploitability'][who]:.4f}" for result in results)])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


if __name__ == "__main__":
    main()
