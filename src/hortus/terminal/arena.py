"""`hortus arena`: matches between computer players, with their progress and a report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from hortus.contract.game import Game
from hortus.games import load
from hortus.players.arena import (
    BadMatch,
    Failure,
    Result,
    Summary,
    Tally,
    Work,
    in_process,
    processes,
    read_results,
    run,
    schedule,
    summarise,
)
from hortus.players.arena import cluster as cluster_at
from hortus.policy.seats import for_seats
from hortus.terminal.console import Console
from hortus.terminal.files import FileTrouble, check_regular
from hortus.terminal.numbers import whole_number

SECONDS_BETWEEN_LINES = 10.0  # of progress, where lines cannot be written over
MOST_FAILURES = 5  # are told one by one


@dataclass(frozen=True)
class ArenaWishes:
    """What the command line asked for; numbers are texts still."""

    game: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[str] = ()
    games: str = "100"
    first_seed: str = "1"
    seats: str | None = None
    pairs: str = "all"  # or "first": only those of the first player
    file: Path | None = None
    workers: str | None = None
    cluster: str | None = None
    report: Sequence[Path] = ()
    as_json: bool = False


def hold_arena(console: Console, wishes: ArenaWishes, screen: TextIO) -> bool:
    """Play what is missing and report; whether every game that was asked for is there. Progress goes to `screen`."""
    if wishes.report:
        with trouble_with("file-unreadable", wishes.report[0]):
            for file in wishes.report:
                check_regular(file)
            results = read_results(*wishes.report)
        report(console, results, wishes.as_json)
        return True
    if wishes.game is None:
        raise BadMatch("arena-no-game")
    return hold_match(console, wishes, wishes.game, screen)


def hold_match(console: Console, wishes: ArenaWishes, name: str, screen: TextIO) -> bool:
    game = game_of(name, wishes.options, wishes.seats)
    games, first_seed = whole_number("--games", wishes.games, 1), whole_number("--seed", wishes.first_seed, 0)
    tasks = schedule(game, wishes.players, games, first_seed, wishes.pairs == "first")
    work = work_of(wishes.workers, wishes.cluster)
    file = wishes.file or Path(f"arena-{game.name}.jsonl")
    progress = Progress(console, screen)
    try:
        with trouble_with("file-unwritable", file), progress:
            outcome = run(tasks, file, work, progress.show)
    except KeyboardInterrupt:
        tally = progress.tally or Tally(len(tasks), kept=0)
        progress.say("terminal-arena-interrupted", done=tally.done, all=tally.games, file=str(file))
        return False
    for failure in outcome.failures[:MOST_FAILURES]:
        tell(progress, failure)
    if outcome.failures:
        progress.say("terminal-arena-failed", count=len(outcome.failures))
    report(console, outcome.results, wishes.as_json)
    return not outcome.failures


def tell(progress: Progress, failure: Failure) -> None:
    key = failure.key
    seats = ", ".join(key.players)
    progress.say("terminal-arena-failure", players=seats, seed=key.seed, rotation=key.rotation, reason=failure.reason)


def game_of(name: str, options: Mapping[str, str], seats: str | None) -> Game:
    """The game under the options, and with as many seats as were asked for."""
    if seats is None:
        return load(name, **options)
    return for_seats(load(name), whole_number("--seats", seats, 2), options)


def work_of(workers: str | None, cluster: str | None) -> Work:
    if cluster is not None:
        return cluster_at(cluster)
    if workers is None:
        return processes()
    count = whole_number("--workers", workers, 0)
    return processes(count) if count else in_process


@contextmanager
def trouble_with(message_id: str, file: Path) -> Iterator[None]:
    """What the system says about files, in a sentence."""
    try:
        yield
    except OSError as error:
        raise FileTrouble(message_id, file=str(error.filename or file)) from None


# Progress


class Progress:
    """One line that is written over in a terminal; elsewhere a line now and then. Use it in a `with` statement."""

    kept_sentence = "terminal-arena-kept"

    def __init__(self, console: Console, screen: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.console = console
        self.screen = screen
        self.clock = clock
        self.started = clock()  # or when the first game ended: before it, workers come up and compile
        self.tally: Tally | None = None
        self.shown = -SECONDS_BETWEEN_LINES  # seconds after the start when the last line was shown
        self.width = 0  # of the line that can be written over

    def show(self, tally: Tally) -> None:
        if self.tally is None and tally.kept:
            self.say(self.kept_sentence, count=tally.kept)
        self.tally = tally
        if tally.played + tally.failed <= 1:
            self.started = self.clock()
        elapsed = self.clock() - self.started
        if self.screen.isatty():
            self.overwrite(self.line(tally, elapsed))
        elif tally.played and (elapsed - self.shown >= SECONDS_BETWEEN_LINES or not tally.left):
            self.shown = elapsed
            self.screen.write(self.line(tally, elapsed) + "\n")
            self.screen.flush()

    def line(self, tally: Tally, elapsed: float) -> str:
        """Games done and all, time left, victories so far."""
        timed = tally.played + tally.failed - 1
        left = clock_text(elapsed / timed * tally.left) if timed > 0 else "?"
        won = sorted(tally.won.items(), key=lambda item: (-item[1], item[0]))
        score = ", ".join(f"{name} {self.console.decimal(parts, int(parts != int(parts)))}" for name, parts in won)
        return self.console.words("terminal-arena-progress", done=tally.done, all=tally.games, left=left, score=score)

    def overwrite(self, text: str) -> None:
        text = text[: self.console.width - 1]
        self.screen.write("\r" + text.ljust(self.width))
        self.screen.flush()
        self.width = len(text)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *error: object) -> None:
        """Whatever follows begins on a line of its own."""
        if self.width:
            self.screen.write("\n")
            self.screen.flush()

    def say(self, message_id: str, **arguments: object) -> None:
        self.screen.write(self.console.words(message_id, **arguments) + "\n")
        self.screen.flush()


def clock_text(seconds: float) -> str:
    """Hours, minutes and seconds, the same in every language: 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


# The report


def report(console: Console, results: Sequence[Result], as_json: bool) -> None:
    if not results:
        raise BadMatch("arena-no-results")
    summary = summarise(results)
    if as_json:
        console.draw(json.dumps(summary.as_json(), indent=2, ensure_ascii=False))
    else:
        show(console, summary)


def show(console: Console, summary: Summary) -> None:
    options = ", ".join(f"{name}={value}" for name, value in summary.options.items())
    console.say("terminal-arena-title", game=summary.game, options=options, rules=summary.rules, count=summary.games)
    if summary.left_out:
        console.say("terminal-arena-left-out", count=summary.left_out)
    show_pairs(console, summary)
    show_ratings(console, summary)
    show_paces(console, summary)


def show_pairs(console: Console, summary: Summary) -> None:
    rows = [
        [
            f"{pair.first} – {pair.second}",
            str(pair.games),
            *(console.percent(share, 1) for share in (pair.share, pair.low, pair.high)),
        ]
        for pair in summary.pairs
    ]
    table(console, ["pair", "games", "share", "from", "to"], rows)


def show_ratings(console: Console, summary: Summary) -> None:
    if summary.pairs and not summary.ratings:
        console.draw("")
        console.say("terminal-arena-unconnected")
    rows = [
        [rating.player, f"{rating.rating:+.0f}", f"{rating.low:+.0f}", f"{rating.high:+.0f}"]
        for rating in summary.ratings
    ]
    table(console, ["player", "rating", "from", "to"], rows)


def show_paces(console: Console, summary: Summary) -> None:
    rows = [
        [pace.player, str(pace.decisions), *(console.decimal(time, 4) for time in (pace.mean, pace.p95, pace.max))]
        for pace in summary.paces
    ]
    table(console, ["player", "decisions", "mean", "most", "longest"], rows)


def table(console: Console, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if rows:
        console.draw("")
        headings = [console.words(f"terminal-arena-{column}") for column in columns]
        console.table([headings, *rows], numbers=True)
