"""`make bench`: the figures as a table, and as JSON with --json FILE."""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Iterator
from pathlib import Path

os.environ["HORTUS_ENGINE"] = "compiled"

import hortus
from benchmarks import ours, peers, web
from benchmarks.figure import Figure, at_least, below, ratio


def figures() -> Iterator[Figure]:
    haru = hortus.load("haru_ichiban")
    yield ratio(
        "random moves of Haru Ichiban / OpenSpiel connect_four rollouts",
        lambda: ours.random_moves_a_second(haru),
        lambda: peers.rollout_moves_a_second("connect_four"),
        at_least=5,
    )
    yield ratio(
        "random moves of Haru Ichiban, two threads / one",
        lambda: ours.random_moves_a_second(haru, threads=2),
        lambda: ours.random_moves_a_second(haru),
        at_least=1.8,
    )
    yield ratio(
        "random moves of a batch of Haru Ichiban / Pgx connect_four",
        lambda: ours.batch_moves_a_second("haru_ichiban"),
        lambda: peers.batch_moves_a_second("connect_four"),
        at_least=10,
    )
    yield at_least(
        "steps of a batch of Haru Ichiban a second, from outside", ours.batch_steps_a_second("haru_ichiban"), 0
    )
    yield ratio(
        "steps of Haru Ichiban in PettingZoo / its connect_four",
        lambda: peers.pettingzoo_steps_a_second("hortus/haru_ichiban-v0"),
        lambda: peers.pettingzoo_steps_a_second("classic/connect_four-v3"),
        at_least=3,
    )
    yield ratio(
        "steps of Haru Ichiban in OpenSpiel / its python_tic_tac_toe",
        lambda: peers.spiel_steps_a_second("hortus_haru_ichiban"),
        lambda: peers.spiel_steps_a_second("python_tic_tac_toe"),
        at_least=0.5,
    )
    yield ratio(
        "simulations of the search in Haru Ichiban / OpenSpiel quoridor",
        lambda: ours.simulations_a_second(haru),
        lambda: peers.simulations_a_second("quoridor"),
        at_least=8,
    )
    yield ratio(
        "actions through Position / OpenSpiel breakthrough from Python",
        lambda: ours.position_actions_a_second(haru),
        lambda: peers.python_driven_moves_a_second("breakthrough"),
        at_least=1,
    )
    yield ratio(
        "random moves of Cherry Tree / OpenSpiel backgammon rollouts",
        lambda: ours.random_moves_a_second(hortus.load("cherry_tree")),
        lambda: peers.rollout_moves_a_second("backgammon", rollouts=1_000),
        at_least=20,
    )
    yield below("a plan for a known bag of Cherry Tree", ours.milliseconds_a_plan, "ms", 1)
    yield ratio(
        "random moves of Ishtar / OpenSpiel hive rollouts",
        lambda: ours.random_moves_a_second(hortus.load("ishtar")),
        lambda: peers.rollout_moves_a_second("hive", rollouts=100),
        at_least=30,
    )
    yield below("legal placements of a tile of Ishtar, at their slowest", ours.microseconds_a_placement, "us", 5)
    yield below(
        "a placement of greedy in Ishtar, at its slowest",
        lambda: ours.milliseconds_a_greedy_decision(hortus.load("ishtar")),
        "ms",
        50,
    )
    yield below("copying a state of Haru Ichiban", lambda: ours.nanoseconds_a_copy(haru), "ns", 20)
    yield below("hortus play to its first prompt, warm", lambda: ours.seconds_to_the_first_prompt(cold=False), "s", 1)
    yield below("hortus play to its first prompt, cold", lambda: ours.seconds_to_the_first_prompt(cold=True), "s", 1)
    yield from web.figures()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, hortus {hortus.__version__}")
    rows = []
    for figure in figures():
        print(figure.row(), flush=True)
        rows.append(figure.as_json())
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
