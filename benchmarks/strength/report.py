"""The tables of docs/players.md, from the files of results beside this one."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hortus.players.arena.results import Reader, Result
from hortus.players.arena.summary import Pace, Pair, summarise

FOLDER = Path(__file__).parent
GAMES = {"haru_ichiban": "Haru Ichiban", "cherry_tree": "Cherry Tree", "ishtar": "Ishtar"}


class Bar(NamedTuple):
    """What the first should win at least against the second, in percent; both named without their budgets."""

    first: str
    second: str
    percent: dict[str, int]


BARS = (
    Bar("level5-2026", "plain", {"haru_ichiban": 75, "cherry_tree": 65, "ishtar": 75}),
    Bar("level5-2026", "greedy", {"haru_ichiban": 90, "cherry_tree": 75, "ishtar": 80}),
)


def results_of(name: str) -> list[Result]:
    """The games of one file, `NAME.jsonl.gz`."""
    file = FOLDER / f"{name}.jsonl.gz"
    with gzip.open(file) as source:
        return Reader(file, None).read(source)  # type: ignore[arg-type]


@cache
def pairs_of(name: str) -> list[Pair]:
    return summarise(results_of(name)).pairs


def seen_from(pair: Pair, first: str) -> Pair | None:
    """The pair with this player first, whatever its budget; None if it is not there."""
    if base(pair.first) == first:
        return pair
    if base(pair.second) == first:
        return Pair(pair.second, pair.first, pair.games, 1 - pair.share, 1 - pair.high, 1 - pair.low)
    return None


def base(player: str) -> str:
    return player.partition("@")[0]


def measured(name: str, bar: Bar) -> Iterator[Pair]:
    """The match of a bar that had most simulations."""
    found = [turned for pair in pairs_of(name) if (turned := seen_from(pair, bar.first))]
    meant = [pair for pair in found if base(pair.second) == bar.second]
    yield from sorted(meant, key=lambda pair: simulations(pair.first))[-1:]


def simulations(player: str) -> int:
    return int(player.partition("@")[2] or 0)


def strength_table() -> str:
    lines = ["| game | player | against | games | wins | 95 % from | to | bar |", "|---" * 8 + "|"]
    for bar in BARS:
        for name, title in GAMES.items():
            for pair in measured(name, bar):
                lines.append(row(title, pair, bar.percent[name]))
    return "\n".join(lines)


def row(title: str, pair: Pair, percent: int) -> str:
    wanted = f"at least {percent} %{'' if pair.share * 100 >= percent else ': not reached'}"
    numbers = " | ".join(f"{100 * share:.1f} %" for share in (pair.share, pair.low, pair.high))
    return f"| {title} | `{pair.first}` | `{pair.second}` | {pair.games} | {numbers} | {wanted} |"


def confirmation_table() -> str:
    """A second a move, and how long the replies took."""
    rows = []
    for name, title in GAMES.items():
        if (FOLDER / f"{name}-second.jsonl.gz").exists():
            summary = summarise(results_of(f"{name}-second"))
            for pair in filter(None, (seen_from(pair, "level5-2026") for pair in summary.pairs)):
                rows.append(timed_row(title, pair, summary.paces))
    if not rows:
        return "(Not measured yet.)"
    head = "| game | player | against | games | wins | 95 % from | to | mean reply | 95 % within |"
    return "\n".join([head, "|---" * 9 + "|", *rows])


def timed_row(title: str, pair: Pair, paces: list[Pace]) -> str:
    [pace] = [pace for pace in paces if pace.player == pair.first]
    numbers = " | ".join(f"{100 * share:.1f} %" for share in (pair.share, pair.low, pair.high))
    replies = f"{pace.mean:.2f} s | {pace.p95:.2f} s"
    return f"| {title} | `{pair.first}` | `{pair.second}` | {pair.games} | {numbers} | {replies} |"
