"""How strong the five levels are: `python -m benchmarks.levels`, from the results in `benchmarks/strength/`.

Writes the strength of every level into the `levels.json` of its game, and the tables of docs/players.md. How a level
chooses stays as it was written there by hand. `benchmarks/strength/README.md` has the commands that played the games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import hortus
from benchmarks.strength.__main__ import PAGE, with_tables
from benchmarks.strength.report import FOLDER, GAMES, base, results_of, seen_from
from hortus.languages import sentence
from hortus.players.arena.results import Result
from hortus.players.arena.summary import Pair, complete_seeds, paces_of, pair_of, ratings_of
from hortus.players.levels import Level, Match, Strength, Way, levels_of, number_of, read_levels
from hortus.players.nets.weights import read_file

ANCHOR = "random"
"""Its rating is 0 in every game."""
YARDSTICKS = ("beginner", ANCHOR)
COUNTS = (3, 4)

LADDER = (65, 85)
"""Percent that a level should win against the one below."""
BARS = {"beginner": (30, 50), ANCHOR: (75, 100)}


def main() -> None:
    for name in GAMES:
        file = hortus.load(name).levels
        if file is not None:
            file.write_text(as_text(measured(read_levels(file), kept_results(name)), digest_of(name)), encoding="utf-8")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), TABLES), encoding="utf-8")


def kept_results(name: str, count: int = 2) -> list[Result]:
    """The games of the levels of one game at a table for so many; none if nobody has played them yet."""
    file = f"{name}-levels" if count == 2 else f"{name}-levels-{count}"
    return results_of(file) if (FOLDER / f"{file}.jsonl.gz").exists() else []


def digest_of(name: str) -> str | None:
    """Of the net that the levels use: another net is another strength."""
    net: Path | None = hortus.load(name).net
    return None if net is None else str(read_file(net)[1]["digest"])


def as_text(levels: Sequence[Level], net: str | None) -> str:
    measured_with = {"net": net} if any(level.strength for level in levels) else {}
    return json.dumps({**measured_with, "levels": [level.as_json() for level in levels]}, indent=1) + "\n"


def measured(levels: Sequence[Level], results: Sequence[Result]) -> list[Level]:
    """The same levels with the strength that the results prove; without results it is not known."""
    if not results:
        return [replace(level, strength=None) for level in levels]
    complete = complete_seeds(results)
    counted = [result for seeds in complete.values() for games in seeds.values() for result in games]
    ratings = {rating.player: rating for rating in ratings_of(counted, ANCHOR)}
    paces = {pace.player: pace for pace in paces_of(counted)}
    pairs = [pair_of(pairing, seeds, {}) for pairing, seeds in complete.items()]
    if not ratings:
        raise SystemExit("Some of these players have never met, not even by way of others.")

    def strength_of(level: Level) -> Strength:
        [player] = [name for name in ratings if base(name) == level.name]  # each is measured with one budget
        rating, games = ratings[player], sum(player in result.task.players for result in counted)
        numbers = (round(rating.rating), round(rating.low), round(rating.high))
        return Strength(player, *numbers, games, round(paces[player].mean, 5), tuple(matches_of(level, pairs)))

    return [replace(level, strength=strength_of(level)) for level in levels]


def matches_of(level: Level, pairs: Sequence[Pair]) -> Iterator[Match]:
    """Against the level below, and against the yardsticks."""
    below = f"level{number_of(level.name) - 1}"
    for other in (below, *YARDSTICKS):
        for pair in filter(None, (seen_from(pair, level.name) for pair in pairs)):
            if base(pair.second) == other:
                shares = (round(share, 4) for share in (pair.share, pair.low, pair.high))
                yield Match(pair.second, pair.games, *shares)


# The tables of docs/players.md


def ratings_table() -> str:
    """Every level with its rating and its pace."""
    rows = []
    for name, title in GAMES.items():
        for level in levels_of(hortus.load(name)):
            if level.strength is not None:
                s = level.strength
                numbers = f"{s.rating} | {s.low} to {s.high} | {s.games:,} | {pace_text(s.seconds)}"
                rows.append(f"| {title} | {called(level.name)} | {way_text(level.way)} | {numbers} |")
    return table("| game | level | how it chooses | rating | 95 % | games | a decision takes |", rows)


def matches_table() -> str:
    """Every level against the one below, the first against the yardsticks."""
    rows = []
    for name, title in GAMES.items():
        for level in levels_of(hortus.load(name)):
            for match in level.strength.matches if level.strength else ():
                low, high = BARS.get(match.against, LADDER)
                is_reached = low <= 100 * match.wins <= high
                bar = f"{low} to {high} %{'' if is_reached else ': not reached'}"
                rows.append(f"| {title} | `{played_as(level)}` | `{match.against}` | {row_of(match)} | {bar} |")
    return table("| game | level | against | games | wins | 95 % from | to | bar |", rows)


def more_players_table() -> str:
    """The same at tables for three and four."""
    rows = []
    for name, title in GAMES.items():
        for count in COUNTS:
            complete = complete_seeds(kept_results(name, count))
            pairs = [pair_of(pairing, seeds, {}) for pairing, seeds in complete.items()]
            for level in levels_of(hortus.load(name)):
                for match in matches_of(level, pairs):
                    rows.append(f"| {title} | {count} | `{level.name}` | `{match.against}` | {row_of(match)} |")
    return table("| game | players | level | against | games | wins | 95 % from | to |", rows)


TABLES = {"ratings": ratings_table, "ladder": matches_table, "more players": more_players_table}


def table(head: str, rows: Sequence[str]) -> str:
    return "\n".join([head, "|---" * (head.count("|") - 1) + "|", *rows]) if rows else "(Not measured yet.)"


def row_of(match: Match) -> str:
    shares = " | ".join(f"{100 * share:.1f} %" for share in (match.wins, match.low, match.high))
    return f"{match.games} | {shares}"


def called(name: str) -> str:
    return f"{sentence(f'player-{name}')} (`{name}`)"


def played_as(level: Level) -> str:
    return level.name if level.strength is None else level.strength.player


def way_text(way: Way) -> str:
    if way.rule is not None:
        return way.rule
    warmth = f" at temperature {way.temperature:g}" if way.temperature else ""
    if way.seconds is not None:
        return f"search for {way.seconds:g} s{warmth}"
    return f"search of {way.simulations} simulations{warmth}" if way.searches else f"net{warmth}"


def pace_text(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.05 else f"{1_000 * seconds:.1f} ms"


if __name__ == "__main__":
    main()
