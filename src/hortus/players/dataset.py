"""A dataset: many games by computer players, made part by part, each part a file that is whole or not there.

A folder holds `plan.json` from the first moment on, the parts as they are finished, and `manifest.json` at the very
end. So a folder without a manifest is unfinished: the same command goes on with it, and nobody reads it by mistake.
What a part contains follows from the plan alone; how it is written is told by who makes it.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from hortus.contract.errors import HortusError
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.arena.match import dealer_of, player_seed, version
from hortus.players.arena.run import Tally
from hortus.players.arena.schedule import rotated
from hortus.players.arena.spec import Spec
from hortus.players.arena.workers import Work, in_process
from hortus.players.decision import Deciding
from hortus.players.player import Player

FORMAT = 1
GAMES_OF_A_PART = 64
PLAN, MANIFEST = "plan.json", "manifest.json"
LIBRARIES = ("numba", "numpy", "pyarrow")
"""What computes the numbers of a dataset and writes its files: other versions may write other bytes."""


class BadDataset(HortusError):
    """A dataset that cannot be made or read as it was asked for."""

    code = "bad_dataset"


@dataclass(frozen=True)
class Plan:
    """Everything that the contents of a dataset follow from, in words that travel to other machines."""

    game: str
    options: tuple[tuple[str, str], ...]
    rules: int  # version
    players: tuple[str, ...]  # [seat] in the first game; from game to game everybody moves on by one seat
    games: int
    first_seed: int  # as many games as there are seats share a seed, and so their deals
    versions: tuple[tuple[str, str], ...]  # of Hortus and what it works with, where the dataset was begun

    @classmethod
    def of(cls, game: Game, players: Sequence[str], games: int, first_seed: int = 1) -> Plan:
        """One player for all seats, or one for each."""
        seats = game.start().player_count
        specs = [Spec.read(text) for text in players]
        for spec in specs:
            spec.player(game, seed=1)  # refuses those that do not exist
        if len(specs) not in (1, seats):
            raise BadDataset("dataset-players", seats=seats, found=len(specs))
        names = tuple(str(spec) for spec in (specs * seats)[:seats])
        options = tuple(sorted(game.chosen.items()))
        return cls(game.name, options, game.version, names, games, first_seed, versions_here())

    @property
    def parts(self) -> list[Part]:
        return [Part(self, number) for number in range(-(-self.games // GAMES_OF_A_PART))]

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self), "options": dict(self.options), "versions": dict(self.versions)}


def versions_here() -> tuple[tuple[str, str], ...]:
    found = {"hortus": version(), "python": ".".join(platform.python_version_tuple()[:2])}
    for library in LIBRARIES:
        try:
            found[library] = metadata.version(library)
        except metadata.PackageNotFoundError:
            found[library] = "-"
    return tuple(found.items())


def check_versions(begun: Mapping[str, str]) -> None:
    """Parts that other versions made would not fit together byte by byte."""
    here = dict(versions_here())
    if here != begun:
        others = [name for name in here if here[name] != begun.get(name)]
        told = [", ".join(f"{name} {versions.get(name, '-')}" for name in others) for versions in (begun, here)]
        raise BadDataset("dataset-other-versions", begun=told[0], here=told[1])


class Part(NamedTuple):
    """Some games of a plan, one after the other."""

    plan: Plan
    number: int

    @property
    def file(self) -> str:
        return f"part-{self.number:05}.parquet"

    @property
    def games(self) -> range:
        first = self.number * GAMES_OF_A_PART
        return range(first, min(first + GAMES_OF_A_PART, self.plan.games))


class Made(NamedTuple):
    """A part as it is written."""

    part: Part
    content: bytes
    positions: int


class PartFailure(NamedTuple):
    """A part that could not be made, and why."""

    part: Part
    reason: str


Chooser = Callable[[Position, int], tuple[int, Mapping[int, float] | None]]
MakePart = Callable[[Part], Made | PartFailure]


# The games


class Row(NamedTuple):
    """One decision."""

    game: int  # of the plan, counted from 0
    seed: int
    ply: int
    position: Position  # to be looked at before the next row is asked for
    seat: int
    player: str
    action: int
    shares: Mapping[int, float] | None  # of all actions, where the player tells them


class End(NamedTuple):
    """A game that is over."""

    rows: int
    position: Position


def games_of(part: Part) -> Iterator[Row | End]:
    """Every decision of a part's games, and after those of a game its end."""
    plan = part.plan
    check_versions(dict(plan.versions))
    game = load(plan.game, **dict(plan.options))
    if game.version != plan.rules:
        raise BadDataset("record-wrong-version", version=plan.rules, known=str(game.version))
    for number in part.games:
        yield from decisions(game, plan, number)


def decisions(game: Game, plan: Plan, number: int) -> Iterator[Row | End]:
    rotation, seed = number % len(plan.players), plan.first_seed + number // len(plan.players)
    names = rotated(plan.players, rotation)
    choosers = [
        chooser_of(Spec.read(name).player(game, player_seed(seed, rotation, seat))) for seat, name in enumerate(names)
    ]
    dealer, events, rows = dealer_of(game, seed), 0, 0
    position = game.start()
    while (seat := position.to_act) != OVER:
        if seat == CHANCE:
            position.play(dealer.deal(position, events))
            events += 1
            continue
        action, shares = choosers[seat](position, seat)
        yield Row(number, seed, len(position.history), position, seat, names[seat], action, shares)
        rows += 1
        position.play(action)
    yield End(rows, position)


def chooser_of(player: Player) -> Chooser:
    """A player's choice, with its shares where it tells them."""
    if not isinstance(player, Deciding):
        return lambda position, seat: (player.choose(position, seat), None)
    decide = player.decide

    def choose(position: Position, seat: int) -> tuple[int, Mapping[int, float] | None]:
        decision = decide(position, seat)
        return decision.action, decision.shares

    return choose


# The folder


@dataclass
class Progress(Tally):
    """How far a dataset has come, counted in parts."""

    positions: int = 0  # of the parts made now


Watch = Callable[[Progress], None]


def unwatched(progress: Progress) -> None:
    """Nobody looks on."""


def make(
    plan: Plan, folder: Path, make_part: MakePart, work: Work = in_process, watch: Watch = unwatched
) -> list[PartFailure]:
    """Make what is missing, and the manifest when all is there. OSError: the folder cannot be read or written."""
    begin(plan, folder)
    kept = [part for part in plan.parts if is_whole(folder / part.file)]
    progress = Progress(len(plan.parts), kept=len(kept))
    watch(progress)
    failures: list[PartFailure] = []
    missing = [part for part in plan.parts if part not in kept]
    if missing:
        with closing(work(make_part, missing)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, PartFailure):
                    failures.append(outcome)
                    progress.failed += 1
                else:
                    write(folder / outcome.part.file, outcome.content)
                    progress.played += 1
                    progress.positions += outcome.positions
                watch(progress)
    if not failures:
        files = [{"file": part.file, "games": len(part.games), **digest_of(folder / part.file)} for part in plan.parts]
        write_json(folder / MANIFEST, {**plan.as_json(), "parts": files})
    return failures


def begin(plan: Plan, folder: Path) -> None:
    """A new folder, or one that was begun with the same plan; whatever was cut off in the middle is swept away."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = folder / PLAN
    if begun.exists():
        found, asked = read_json(begun), json.loads(json.dumps(plan.as_json()))
        if {**found, "versions": asked["versions"]} != asked:
            raise BadDataset("dataset-other-plan", folder=str(folder))
        check_versions(found["versions"])
    elif any(folder.iterdir()) and not all(file.suffix == ".tmp" for file in folder.iterdir()):
        raise BadDataset("dataset-folder-taken", folder=str(folder))
    for torn in folder.glob("*.tmp"):
        torn.unlink()
    if not begun.exists():
        write_json(begun, plan.as_json())


def is_whole(file: Path) -> bool:
    """A part is moved to its name when it is on the disk; what a broken disk made of it shows at its ends."""
    if not file.exists():
        return False
    content = file.read_bytes()
    return content[:4] == content[-4:] == b"PAR1"


def write(file: Path, content: bytes) -> None:
    """All of it, or nothing: under another name first."""
    beside = file.with_name(file.name + ".tmp")
    with beside.open("wb") as target:
        target.write(content)
        target.flush()
        os.fsync(target.fileno())
    beside.replace(file)


def write_json(file: Path, content: Mapping[str, Any]) -> None:
    write(file, (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode())


def read_json(file: Path) -> Any:
    try:
        return json.loads(file.read_bytes())
    except ValueError:
        raise BadDataset("dataset-unreadable", file=str(file)) from None


def digest_of(file: Path) -> dict[str, str]:
    return {"sha256": sha256(file.read_bytes()).hexdigest()}


def finished(folder: Path) -> list[Path]:
    """The parts of a dataset, all of them as they were made; anything else is refused."""
    if not (folder / MANIFEST).exists():
        raise BadDataset("dataset-unfinished", folder=str(folder))
    parts = read_json(folder / MANIFEST)["parts"]
    for part in parts:
        file = folder / part["file"]
        if not file.exists() or digest_of(file)["sha256"] != part["sha256"]:
            raise BadDataset("dataset-unreadable", file=str(file))
    return [folder / part["file"] for part in parts]
