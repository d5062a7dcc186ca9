"""One game between computer players. Its deals follow from its seed alone, so both sides of a pair meet the same."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from time import perf_counter

from hortus.contract.compiled import engine_mode
from hortus.contract.game import Game
from hortus.contract.generator import new_generator, next_bits
from hortus.games import load
from hortus.players.arena.results import Failure, Result
from hortus.players.arena.schedule import BadMatch, Task
from hortus.players.arena.spec import Spec
from hortus.players.arena.timing import Timing
from hortus.records import Dealer, Line

OPTIONS_DIGITS = 8
HASTY = 16
"""Simulations a decision in a game that only warms up."""


def attempt(task: Task) -> Result | Failure:
    """A game played where it was sent to. What goes wrong in it is told, and stops nothing else."""
    try:
        game = game_of(task)
        for name in set(task.players):
            warm_up(task.game, task.options, name)
        return play(game, task)
    except Exception as error:
        return Failure(task.key, f"{type(error).__name__}: {error}")


def play(game: Game, task: Task) -> Result:
    """The game of a task, to its end; a player that fails or acts against the rules raises."""
    line = Line.start(game, dealer_of(game, task.seed))
    seats = [
        Spec.read(name).player(game, player_seed(task.seed, task.rotation, seat))
        for seat, name in enumerate(task.players)
    ]
    times: list[list[float]] = [[] for _ in seats]
    line.deal_all()
    while not line.is_over:
        if line.ply >= game.longest:
            raise BadMatch("arena-game-too-long", longest=game.longest)
        seat = line.position.to_act
        started = perf_counter()
        action = seats[seat].choose(line.position, seat)
        times[seat].append(perf_counter() - started)
        line.play(action)
        line.deal_all()
    timings = tuple(Timing.of(taken) for taken in times)
    return Result(task, shares_of(line), line.position.points(), line.ply, timings, version())


def version() -> str:
    """Of Hortus. Looked up, because the package as a whole stands above its layers."""
    return str(sys.modules["hortus"].__dict__["__version__"])


def shares_of(line: Line) -> tuple[float, ...]:
    """The victory is one; those who share it have equal parts."""
    winners = line.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(line.position.player_count))


def dealer_of(game: Game, seed: int) -> Dealer:
    """The dealer of a seed: the same for every player, on every seat. `hortus play --seed` takes its seed as well."""
    options = repr(sorted(game.chosen.items()))
    digest = sha256(options.encode()).hexdigest()[:OPTIONS_DIGITS]
    return Dealer.from_seed(f"arena {game.name} {digest} {seed}")


def player_seed(seed: int, rotation: int, seat: int) -> int:
    return int(next_bits(new_generator("arena", seed, rotation, seat)))


@cache
def _loaded(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    return load(name, **dict(options))


def game_of(task: Task) -> Game:
    """The game as it is known here, which may be another machine than the one that asks."""
    game = _loaded(task.game, task.options)
    if game.version != task.rules:
        raise BadMatch("record-wrong-version", version=task.rules, known=str(game.version))
    return game


@cache
def warm_up(name: str, options: tuple[tuple[str, str], ...], player: str) -> None:
    """What is not measured: whatever a process loads or compiles first is no thinking time.

    One decision as it will be; and in compiled code a hasty game before, which meets every kind of
    decision.
    """
    game, spec = _loaded(name, options), Spec.read(player)
    line = Line.start(game, dealer_of(game, 0))
    if engine_mode() == "compiled":
        hasty = str(replace(spec, simulations=HASTY, seconds=None))
        play(game, Task(name, options, game.version, (hasty,) * line.position.player_count, seed=0, rotation=0))
    line.deal_all()
    spec.player(game, seed=1).choose(line.position, line.position.to_act)
