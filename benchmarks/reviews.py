"""How well reviews tell players apart: `HORTUS_ENGINE=compiled python -m benchmarks.reviews` plays, and writes it down.

Computers play each other, seats by turns, and each game is reviewed. Counted are their accuracies and in how many games
the better one gave away less; and, of games of two equal players, how many mistakes a review with another seed names
again; and how long a review takes. The games are kept in reviews.json one by one, so that a run goes on where the last
one was interrupted. Games that are named are played, else all; `--only` plays one pair of players.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, NamedTuple

import hortus
from benchmarks.strength.__main__ import with_tables
from hortus.contract.game import Game
from hortus.languages import sentence
from hortus.players.arena.match import dealer_of, player_seed
from hortus.players.arena.spec import Spec
from hortus.records import Line
from hortus.review import Budget, Review, review, reviewing

PAGE = Path(__file__).parent.parent / "docs/review.md"
KEPT = Path(__file__).with_suffix(".json")
MODEST = Budget(200, 200)
USUAL = Budget()
AGAIN, TIMED = "again", "timed"
ANOTHER_SEED = 1_001


class Match(NamedTuple):
    """Two players, the better one first, how many games they play of each game, and how these are reviewed."""

    better: str
    other: str
    games: Mapping[str, int]
    budget: Budget = USUAL

    @property
    def name(self) -> str:
        return f"{self.better} {self.other}"


MATCHES = (
    Match("level5@0.1s", "level5@0.1s", {"haru_ichiban": 8, "cherry_tree": 8, "ishtar": 6}),
    Match("level5@200", "level1", {"haru_ichiban": 20, "cherry_tree": 20, "ishtar": 10}),
    Match("level5@200", "level2", {"haru_ichiban": 45, "cherry_tree": 35, "ishtar": 20}, MODEST),
    Match("level5@200", "level3", {"haru_ichiban": 45, "cherry_tree": 35, "ishtar": 20}, MODEST),
)
TWICE = Match("level2", "level2", {"haru_ichiban": 12, "cherry_tree": 12, "ishtar": 10})
CLOCKED = Match("level3", "level3", dict.fromkeys(TWICE.games, 3))

Row = dict[str, Any]
Play = Callable[[Game, Match, int], Row]
Results = dict[str, dict[str, list[Row]]]
"""[game][match] a row for each game that was played"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews")
    parser.add_argument("games", nargs="*", default=list(TWICE.games))
    parser.add_argument("--only", choices=[*(match.name for match in MATCHES), AGAIN, TIMED])
    arguments = parser.parse_args()
    for name in arguments.games:
        matches = {match.name: (match, once) for match in MATCHES}
        for kind, (match, play) in {**matches, AGAIN: (TWICE, twice), TIMED: (CLOCKED, timed)}.items():
            if arguments.only in (None, kind):
                play_all(name, kind, match, play)
    tables = {"apart": apart, AGAIN: again, TIMED: times}
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")


def play_all(name: str, kind: str, match: Match, play: Play) -> None:
    """What is still missing of a match."""
    game, kept = hortus.load(name), kept_results()
    rows = kept.setdefault(name, {}).setdefault(kind, [])
    for number in range(len(rows), match.games[name]):
        rows.append(play(game, match, number))
        print(name, kind, number + 1, rows[-1], flush=True)
        KEPT.write_text(written(kept), encoding="utf-8")


def kept_results() -> Results:
    found: Results = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def written(kept: Results) -> str:
    """A line for each game that was played."""
    games = []
    for name, matches in kept.items():
        rows = (
            f"  {json.dumps(kind)}: [\n   " + ",\n   ".join(map(json.dumps, own)) + "\n  ]"
            for kind, own in matches.items()
        )
        games.append(f" {json.dumps(name)}: {{\n" + ",\n".join(rows) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


# Games


def once(game: Game, match: Match, number: int) -> Row:
    """The better player sits down first in every other game."""
    seats = (match.better, match.other) if number % 2 == 0 else (match.other, match.better)
    done = review(played(game, seats, 1 + number // 2, number % 2), match.budget)
    standings = done.seats if number % 2 == 0 else done.seats[::-1]
    skill = [round(standing.skill, 4) for standing in standings]
    accuracy = [standing.accuracy and round(standing.accuracy, 1) for standing in standings]
    return {"skill": skill, "accuracy": accuracy}


def twice(game: Game, match: Match, number: int) -> Row:
    """The mistakes of two reviews with the usual thinking and other seeds, and those that both name."""
    line = played(game, (match.better, match.other), 1 + number, 0)
    first, second = (
        mistakes_of(review(line, Budget(USUAL.finding, USUAL.looking, seed))) for seed in (USUAL.seed, ANOTHER_SEED)
    )
    return {"first": len(first), "second": len(second), "both": len(first & second)}


def timed(game: Game, match: Match, number: int) -> Row:
    """Seconds until the first decision is judged and until all are, by the clock and of the processor."""
    line = played(game, (match.better, match.other), 1 + number, 0)
    review(line, Budget(1, 1))  # whatever is compiled or read once
    began, worked, first = perf_counter(), process_time(), 0.0
    for _, found in reviewing(line, USUAL):
        if found is not None and not first:
            first = perf_counter() - began
    seconds = {"first": first, "whole": perf_counter() - began, "processor": process_time() - worked}
    return {"actions": line.ply, **{part: round(one, 2) for part, one in seconds.items()}}


def mistakes_of(done: Review) -> set[int]:
    return {moment.ply for moment in done.moments if moment.kind is not None}


def played(game: Game, names: tuple[str, str], seed: int, rotation: int) -> Line:
    line = Line.start(game, dealer_of(game, seed))
    line.deal_all()
    players = [Spec.read(name).player(game, player_seed(seed, rotation, seat)) for seat, name in enumerate(names)]
    while not line.is_over:
        seat = line.position.to_act
        line.play(players[seat].choose(line.position, seat))
        line.deal_all()
    return line


# Tables


def apart() -> str:
    """A row for each match of each game."""
    rows = [
        "| game | players | games | simulations | accuracies | the first gave away less |",
        "|---|---|---|---|---|---|",
    ]
    kept = kept_results()
    for name in TWICE.games:
        for match in MATCHES:
            if own := kept.get(name, {}).get(match.name):
                rows.append(in_markdown(name, match, own))
    total = [row for matches in kept.values() for match in MATCHES[2:] for row in matches.get(match.name, [])]
    return "\n".join([*rows, f"| together | level 5 against level 2 or 3 | {len(total)} | | | {share_of(total)} |"])


def in_markdown(name: str, match: Match, rows: list[Row]) -> str:
    columns = zip(*(row["accuracy"] for row in rows), strict=True)
    accuracies = [fmean(one for one in column if one is not None) for column in columns]
    if match.better == match.other:
        told, less = f"{fmean(accuracies):.1f} %", ""
    else:
        told, less = " and ".join(f"{one:.1f} %" for one in accuracies), share_of(rows)
    players = f"`{match.better}` against `{match.other}`"
    return f"| {sentence(f'game-{name}')} | {players} | {len(rows)} | {match.budget.finding} | {told} | {less} |"


def share_of(rows: list[Row]) -> str:
    better = sum(row["skill"][0] > row["skill"][1] for row in rows)
    return f"{better} ({better / len(rows):.0%})" if rows else ""


def again() -> str:
    rows = [
        "| game | games | mistakes in the first review, in the second | in both | named again |",
        "|---|---|---|---|---|",
    ]
    kept = kept_results()
    for name in TWICE.games:
        if own := kept.get(name, {}).get(AGAIN):
            first, second, both = (sum(row[key] for row in own) for key in ("first", "second", "both"))
            share = f"{2 * both / (first + second):.0%}"
            rows.append(f"| {sentence(f'game-{name}')} | {len(own)} | {first}, {second} | {both} | {share} |")
    return "\n".join(rows)


def times() -> str:
    rows = [
        "| game | games | actions | the first number | the whole review | of the processor |",
        "|---|---|---|---|---|---|",
    ]
    kept = kept_results()
    for name in CLOCKED.games:
        if own := kept.get(name, {}).get(TIMED):
            means = {part: fmean(row[part] for row in own) for part in own[0]}
            seconds = " | ".join(f"{means[part]:.1f} s" for part in ("first", "whole", "processor"))
            rows.append(f"| {sentence(f'game-{name}')} | {len(own)} | {means['actions']:.0f} | {seconds} |")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
