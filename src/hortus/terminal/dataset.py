"""`hortus dataset`: games by computer players to learn from, with their progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO, cast

from hortus.players.arena import Tally
from hortus.players.dataset import MakePart, Plan, make
from hortus.players.dataset import Progress as Made
from hortus.terminal.arena import MOST_FAILURES, Progress, clock_text, game_of, trouble_with, work_of
from hortus.terminal.console import Console
from hortus.terminal.numbers import whole_number


@dataclass(frozen=True)
class DatasetWishes:
    """What the command line asked for; numbers are texts still."""

    game: str
    out: Path
    options: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[str] = ("greedy",)
    games: str = "1000"
    first_seed: str = "1"
    seats: str | None = None
    workers: str | None = None
    cluster: str | None = None


def make_dataset(console: Console, wishes: DatasetWishes, make_part: MakePart, screen: TextIO) -> bool:
    """Make what is missing; whether all is there. Progress goes to `screen`."""
    game = game_of(wishes.game, wishes.options, wishes.seats)
    games, first_seed = whole_number("--games", wishes.games, 1), whole_number("--seed", wishes.first_seed, 0)
    plan = Plan.of(game, wishes.players, games, first_seed)
    work = work_of(wishes.workers, wishes.cluster)
    progress = PartsProgress(console, screen)
    try:
        with trouble_with("file-unwritable", wishes.out), progress:
            failures = make(plan, wishes.out, make_part, work, progress.show)
    except KeyboardInterrupt:
        made = progress.tally or Tally(len(plan.parts), kept=0)
        progress.say("terminal-dataset-interrupted", done=made.done, all=made.games, folder=str(wishes.out))
        return False
    for failure in failures[:MOST_FAILURES]:
        progress.say("terminal-dataset-failure", file=failure.part.file, reason=failure.reason)
    if not failures:
        console.say("terminal-dataset-done", games=plan.games, folder=str(wishes.out))
    return not failures


class PartsProgress(Progress):
    """Parts done and all, time left, positions a second."""

    kept_sentence = "terminal-dataset-kept"

    def line(self, tally: Tally, elapsed: float) -> str:
        timed = tally.played + tally.failed - 1
        left = clock_text(elapsed / timed * tally.left) if timed > 0 else "?"
        made = cast(Made, tally).positions
        return self.console.words(
            "terminal-dataset-progress", done=tally.done, all=tally.games, left=left, positions=made
        )
