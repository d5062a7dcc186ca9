"""Computer players at the tables: they think in processes of their own, under a time limit.

One worker is for quick decisions and always at hand; the others search. Searching needs machine code: a process that is
gone afterwards compiles what is not there yet, game by game, and the workers load it. Until then, and if something
goes wrong, a quick player decides instead: people never wait long. Finished games are looked at again where a process
has nothing else to do, one decision at a time, so that no move waits for more than that.

A worker is told only what the seat may know.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

import numpy as np

from hortus.contract.compiled import writable_root
from hortus.contract.engine import stay_interpreted
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.games import load, names
from hortus.players.hints import Hints, hints_for
from hortus.players.player import BEST_SECONDS, PLAYERS, searches
from hortus.players.player import player as player_by_name
from hortus.players.warmth import is_ready, make_quick, make_ready
from hortus.review.judging import Budget, Judge, Judged, chances_at_start, usual_simulations
from hortus.server.computers.workers import Question, Worker, WorkerLost
from hortus.server.errors import Busy
from hortus.server.incidents import Seldom
from hortus.server.locks import locked

log = logging.getLogger(__name__)

SUBSTITUTE = "greedy"
"""Decides where somebody who searches cannot, or not in time."""

LIMIT = 10.0  # seconds for a decision, waiting for its turn included
PATIENCE = 1.5  # seconds after the start in which machine code may be waited for: what is on the disk is there by then
HINT_SECONDS = 1.0  # of search
MOST_BEFORE_HINT = 2  # decisions that a hint waits for
PIECE_LIMIT = 60.0  # seconds for a piece of a review; it takes about a tenth of one
LOOK_SECONDS = 0.02  # so often it is looked whether a process is idle
LOADING_LIMIT = 60.0
COMPILING_LIMIT = 1_800.0
AGAIN_SECONDS = 60.0  # until a game that could not be made ready is tried again; then twice as long, and so on
SEARCH_MODESTY, COMPILING_MODESTY = 5, 15

Options = tuple[tuple[str, str], ...]
Asked = tuple[str, Options, Path | None, bytes, int]
Decided = TypeVar("Decided")
Found = TypeVar("Found")


def usual_searching() -> int:
    """How many processes search: one search keeps two cores busy."""
    return max(1, (os.cpu_count() or 1) // 2)


class NotReady(Exception):
    """What was wanted did not come in time."""


class Pool:
    """All computer players of a server."""

    def __init__(self, workers: int | None = None, limit: float = LIMIT, patience: float = PATIENCE) -> None:
        """`workers`: how many processes search."""
        self._count = workers or usual_searching()
        self._limit = limit
        self._patience = patience
        self._patient_until = 0.0
        self._ready = {name: asyncio.Event() for name in smallest_first()}
        self._quick: list[Worker] = []
        self._searching: list[Worker] = []
        self._piece = asyncio.Lock()  # of reviews: whoever waits gets the next one in turn
        self._reviewing: Worker | None = None  # who is at one now
        self._warming: asyncio.Task[None] | None = None
        self._seldom = Seldom()
        self.replaced = 0

    async def start(self) -> None:
        """Begin to get ready; a decision may be asked for at once."""
        os.environ["HORTUS_CACHE"] = str(writable_root())  # what one process compiles, all of them load
        self._quick = [Worker("quick player", first=self._loading(load_quick))]
        self._searching = [
            Worker(f"searching player {number}", SEARCH_MODESTY, self._loading(load_ready))
            for number in range(self._count)
        ]
        self._patient_until = asyncio.get_running_loop().time() + self._patience
        self._warming = asyncio.create_task(self._warm_up())

    async def close(self) -> None:
        if self._warming:
            self._warming.cancel()
            with suppress(asyncio.CancelledError):
                await self._warming
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self.workers))

    @property
    def workers(self) -> list[Worker]:
        return [*self._quick, *self._searching]

    @property
    def waiting(self) -> int:
        return sum(worker.waiting for worker in self.workers)

    def is_ready(self, game: str) -> bool:
        """Whether searching players of a game think at full strength."""
        return self._ready[game].is_set()

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        """A legal action of the seat. `known` is the state of `position.seen_by(seat)`, and nothing else is used."""
        question = question_of(game, known, seat)
        if searches(player):
            try:
                return await before(hurry, self._search(question, player, seed), self._limit)
            except Exception as trouble:
                self._replace(f"{SUBSTITUTE} decides for {player} of {game.name}: {trouble!r}")
                player = SUBSTITUTE
        try:
            async with asyncio.timeout(self._limit):
                answer = least_busy(self._quick).ask(decide, *question, player, seed, None, limit=self._limit)
                return await asyncio.wrap_future(answer)
        except Exception as trouble:
            self._replace(f"the first legal action is played for {player} of {game.name}: {trouble!r}")
            return position_of(game, known).legal_actions(seat)[0]

    async def hint(self, game: Game, known: bytes, seat: int) -> Hints:
        """The best actions of the seat, from `known` alone. Refused where it would not come soon."""
        question = question_of(game, known, seat)
        try:
            async with asyncio.timeout(self._limit):
                await self._ready[game.name].wait()
                worker = least_busy(self._searching)
                if self._decisions(worker) > MOST_BEFORE_HINT:
                    raise Busy("server-hint-busy")
                return await asyncio.wrap_future(worker.ask(advise, *question, limit=self._limit))
        except (TimeoutError, WorkerLost) as trouble:
            raise Busy("server-hint-busy") from trouble

    async def judge(self, game: Game, known: bytes, seat: int, action: int) -> Judged | None:
        """A decision of a finished game, from what the seat knew; None where it had no choice."""
        return await self._beside(game, judge, *question_of(game, known, seat), action)

    async def expect(self, game: Game, start: bytes) -> tuple[float, ...]:
        """The chances of all seats before anything is dealt in a finished game."""
        return await self._beside(game, expect, *question_of(game, start, 0)[:-1])

    async def _beside(self, game: Game, function: Callable[..., Found], *arguments: object) -> Found:
        """Work that stands back behind moves and hints: begun where a process has nothing to do, a piece at a time."""
        try:
            async with asyncio.timeout(self._limit):
                await self._ready[game.name].wait()
        except TimeoutError as trouble:
            raise Busy("server-review-busy") from trouble
        async with self._piece:
            while (worker := least_busy(self._searching)).waiting:
                await asyncio.sleep(LOOK_SECONDS)
            self._reviewing = worker
            try:
                return await asyncio.wrap_future(worker.ask(function, *arguments, limit=PIECE_LIMIT))
            except (TimeoutError, WorkerLost) as trouble:
                raise Busy("server-review-busy") from trouble
            finally:
                self._reviewing = None

    def _decisions(self, worker: Worker) -> int:
        """How many a worker has before it: a piece of a review is none, and may have been answered a moment ago."""
        return max(0, worker.waiting - (worker is self._reviewing))

    def _replace(self, what: str) -> None:
        self.replaced += 1
        if self._seldom.is_due(what):
            log.warning("computer_replaced: %s", what)

    async def _search(self, question: Asked, player: str, seed: int) -> int:
        name = question[0]
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._patient_until):
                await self._ready[name].wait()
        if not self.is_ready(name):
            raise NotReady(f"{name} is still being compiled")
        worker = least_busy(self._searching)
        # The more decisions wait, the shorter each of those that take as long as they may.
        seconds = BEST_SECONDS / (1 + self._decisions(worker)) if PLAYERS[player].is_timed else None
        return await asyncio.wrap_future(worker.ask(decide, *question, player, seed, seconds, limit=self._limit))

    # Warming up

    def _loading(self, load_game: Callable[[str], None]) -> Callable[[], list[Question]]:
        """What a new process does first: load the games that are known to be compiled."""
        return lambda: [
            (stay_interpreted, ()),  # until a game is loaded: nothing may be compiled in the middle of a decision
            *((load_game, (name,)) for name, ready in self._ready.items() if ready.is_set()),
        ]

    async def _warm_up(self) -> None:
        """One game after the other. What fails is tried again: perhaps the machine was only busy."""
        pause = AGAIN_SECONDS
        while missing := [name for name in self._ready if not self.is_ready(name)]:
            for name in missing:
                try:
                    await self._warm_game(name)
                except Exception:
                    log.exception(
                        "computer_unready: %s could not be made ready: its searching players are replaced", name
                    )
            if not all(map(self.is_ready, missing)):
                await asyncio.sleep(pause)
                pause *= 2

    async def _warm_game(self, name: str) -> None:
        if not await self._is_compiled(name):
            async with locked(writable_root() / f"{name}.lock"):  # whoever comes second finds it there
                if not await self._is_compiled(name):
                    await compile_apart(name)
        loading = [worker.ask(load_ready, name, limit=LOADING_LIMIT) for worker in self._searching]
        loading += [worker.ask(load_quick, name, limit=LOADING_LIMIT) for worker in self._quick]
        await asyncio.gather(*map(asyncio.wrap_future, loading))
        self._ready[name].set()
        log.info("%s is ready", name)

    async def _is_compiled(self, name: str) -> bool:
        return await asyncio.wrap_future(self._searching[0].ask(is_ready_here, name, limit=LOADING_LIMIT))


async def before(hurry: asyncio.Event, work: Awaitable[Decided], limit: float) -> Decided:
    """What the work brings, unless somebody is in a hurry or the time is over."""
    working = asyncio.ensure_future(work)
    hurried = asyncio.ensure_future(hurry.wait())
    try:
        await asyncio.wait({working, hurried}, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise NotReady("somebody is in a hurry" if hurried.done() else f"nothing within {limit:g} seconds")
        return working.result()
    finally:
        working.cancel()
        hurried.cancel()


async def compile_apart(name: str) -> None:
    """Compile a game in a process of its own: it takes minutes, and memory that nobody needs afterwards."""
    log.info("%s is being compiled", name)
    worker = Worker(f"compiling {name}", COMPILING_MODESTY)
    try:
        await asyncio.wrap_future(worker.ask(load_ready, name, limit=COMPILING_LIMIT))
    finally:
        await asyncio.to_thread(worker.close)


def least_busy(workers: list[Worker]) -> Worker:
    return min(workers, key=lambda worker: worker.waiting)


def smallest_first() -> list[str]:
    """The games, in the order in which they are made ready: the smaller, the sooner."""
    return sorted(names(), key=lambda name: load(name).state.itemsize)


# What is asked of a worker


def question_of(game: Game, known: bytes, seat: int) -> Asked:
    """The game by name, with its options and the file of its net: that of the table, not of today."""
    return game.name, tuple(game.chosen.items()), game.net, known, seat


def decide(
    name: str,
    options: Options,
    net: Path | None,
    known: bytes,
    seat: int,
    player: str,
    seed: int,
    seconds: float | None,
) -> int:
    game = loaded(name, options, net)
    position = position_of(game, known)
    action = player_by_name(game, player, seed, seconds=seconds).choose(position, seat)
    if action not in position.legal_actions(seat):
        raise ValueError(f"{player} of {name} chose {action}, which is not legal")
    return action


def advise(name: str, options: Options, net: Path | None, known: bytes, seat: int) -> Hints:
    return hints_for(position_of(loaded(name, options, net), known), seat, seconds=HINT_SECONDS)


def judge(name: str, options: Options, net: Path | None, known: bytes, seat: int, action: int) -> Judged | None:
    game = loaded(name, options, net)
    return judge_of(name, options, net)(position_of(game, known), seat, action)


@lru_cache(maxsize=2)  # its trees take memory
def judge_of(name: str, options: Options, net: Path | None) -> Judge:
    simulations = usual_simulations()
    return Judge(loaded(name, options, net), Budget(simulations, simulations))


def expect(name: str, options: Options, net: Path | None, start: bytes) -> tuple[float, ...]:
    return chances_at_start(position_of(loaded(name, options, net), start))


def is_ready_here(name: str) -> bool:
    return is_ready(load(name))


def load_ready(name: str) -> None:
    make_ready(load(name))


def load_quick(name: str) -> None:
    make_quick(load(name))


@cache
def loaded(name: str, options: Options, net: Path | None) -> Game:
    return replace(load(name, **dict(options)), net=net)


def position_of(game: Game, known: bytes) -> Position:
    return Position(game, np.frombuffer(known, np.int64).copy())
