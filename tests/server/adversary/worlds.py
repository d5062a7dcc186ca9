"""The worlds: what a table dealt and what people chose, and another deal that the cheat cannot tell from it.

A tape keeps what happened at a table in the true house. `imagine` finds other draws and other secret choices, under
which everything that the cheat's seats may know is the same at every moment. The second house deals and chooses these.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from zlib import crc32

import numpy as np
import pytest

from hortus.contract.game import CHANCE, NOBODY, Game
from hortus.contract.position import Position
from hortus.players.hints import Hints
from hortus.players.random import RandomPlayer
from hortus.records import Dealer, Line
from hortus.records.line import Step
from hortus.review import Judged

TRIES = 8
ALTERNATIVES = 6
"""So many other actions are tried in place of one."""

Viewers = Sequence[int | None]


class Play(NamedTuple):
    """An action of somebody, or a draw."""

    moment: int  # the number of the step that led to it
    actor: int
    action: int
    source: int | None  # the number of the step in which its person sent it; None: a draw, a computer, a formality
    is_fixed: bool  # the cheat's own, or raced for: the same in every world


class Back(NamedTuple):
    """Only so many actions are left."""

    ply: int


class Tape:
    """What happened at one table, in order."""

    def __init__(self, table_id: str, line: Line) -> None:
        self.table_id = table_id
        self.game: Game = line.game
        self.secret = line.dealer.secret
        self.seed = line.dealer.seed
        self.lot = line.lot
        self.entries: list[Play | Back] = []
        self.sent: dict[int, tuple[int, bool]] = {}  # seat -> the step in which it last acted; whether the cheat did
        self._steps: tuple[object, ...] = ()

    def actor_of(self, ply: int) -> int:
        """Who played the action of that number."""
        step = self._steps[ply - 1]
        assert isinstance(step, Step)
        return step.actor

    def follow(self, moment: int, line: Line) -> list[Play | Back]:
        """What is new since the last time."""
        kept = 0
        while kept < min(len(self._steps), line.ply) and self._steps[kept] == line.steps[kept]:
            kept += 1
        news: list[Play | Back] = [Back(kept)] if kept < len(self._steps) else []
        if news:
            self.sent.clear()
        for step in line.steps[kept:]:
            source, is_cheat = self.sent.pop(step.actor, (None, False))
            news.append(Play(moment, step.actor, step.action, source, step.raced or is_cheat))
        self._steps = line.steps
        self.entries += news
        return news


@dataclass
class World:
    """Another deal: what to draw, and what to choose where nobody who cheats can see it."""

    draws: dict[tuple[int, ...], int] = field(default_factory=dict)  # what has happened -> what is drawn next
    computers: dict[tuple[int, bytes], int] = field(default_factory=dict)  # seat and what it knows -> what it chooses
    acts: dict[int, str] = field(default_factory=dict)  # number of a step -> what an honest person plays in it
    differs: bool = False


class Moment(NamedTuple):
    """The true world after an entry, and what the cheat may know of it."""

    state: bytes  # before it
    viewers: Viewers
    seen: tuple[int, ...]  # the action as each viewer sees it
    known: tuple[bytes, ...]  # by each viewer, after it


def imagine(tape: Tape, viewers_at: Callable[[int], Viewers], luck: random.Random) -> World:
    """Another world, or the same one where nothing can be different."""
    truth = list(remember(tape, viewers_at))
    hidden = [number for number, entry in enumerate(tape.entries) if can_differ(entry, truth[number])]
    if hidden and tape.seed is None:
        for _ in range(TRIES):
            world = walk(tape, truth, luck, luck.choice(hidden))
            if world is not None and world.differs:
                return world
    world = walk(tape, truth, luck, len(tape.entries))
    assert world is not None
    return world


def remember(tape: Tape, viewers_at: Callable[[int], Viewers]) -> Iterator[Moment | None]:
    """The true world at every entry."""
    position = tape.game.start()
    for entry in tape.entries:
        if isinstance(entry, Back):
            position = position.at(entry.ply)
            yield None
            continue
        viewers = viewers_at(entry.moment)
        state, seen = position.state_bytes(), seen_by_all(position, entry.action, viewers)
        position.play(entry.action)
        yield Moment(state, viewers, seen, known_by_all(position, viewers))


def can_differ(entry: Play | Back, moment: Moment | None) -> bool:
    """Whether nobody who cheats sees what it is."""
    return isinstance(entry, Play) and moment is not None and not entry.is_fixed and entry.action not in moment.seen


def seen_by_all(position: Position, action: int, viewers: Viewers) -> tuple[int, ...]:
    game, state = position.game, position.state
    return tuple(int(game.seen(state, action, NOBODY if viewer is None else viewer)) for viewer in viewers)


def known_by_all(position: Position, viewers: Viewers) -> tuple[bytes, ...]:
    return tuple(position.known_bytes(viewer) for viewer in viewers)


def walk(tape: Tape, truth: Sequence[Moment | None], luck: random.Random, first: int) -> World | None:
    """The same entries, with something else from entry number `first` on; None where that leads nowhere."""
    world = World()
    position = tape.game.start()
    asked = position
    for number, entry in enumerate(tape.entries):
        if isinstance(entry, Back):
            position = position.at(entry.ply)
            continue
        moment = truth[number]
        assert moment is not None
        may_differ = number >= first and can_differ(entry, moment)
        action = next_action(position, entry, moment, luck, may_differ)
        if action is None:
            return None
        if not position.is_sealed or position.to_act == 0:
            asked = position.copy()
        if entry.actor == CHANCE:
            if world.draws.setdefault(position.history, action) != action:
                return None
        elif entry.source is not None:
            world.acts[entry.source] = tape.game.action_text(action)
        else:
            world.computers[entry.actor, asked.known_bytes(entry.actor)] = action
        world.differs |= action != entry.action
        position.play(action)
    return world


def next_action(position: Position, entry: Play, moment: Moment, luck: random.Random, may_differ: bool) -> int | None:
    """An action after which every viewer knows what it knows in the true world."""
    legal = position.legal_actions()
    others = [action for action in legal if action != entry.action]
    luck.shuffle(others)
    others = others[:ALTERNATIVES] if can_differ(entry, moment) else []
    tried = [*others, entry.action] if may_differ and luck.random() < 0.7 else [entry.action, *others]
    for action in tried:
        if action in legal and seen_by_all(position, action, moment.viewers) == moment.seen:
            after = position.copy()
            after.play(action)
            if known_by_all(after, moment.viewers) == moment.known:
                return action
    return None


# The second house deals another world


class Deck:
    """Deals of the second house, by the secrets of its tables."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._worlds: dict[bytes, tuple[World, tuple[int, ...] | None]] = {}
        deal, lot = Dealer.deal, Dealer.lot

        def deal_here(dealer: Dealer, position: Position, event: int) -> int:
            world, _ = self._worlds.get(dealer.secret, (None, None))
            drawn = None if world is None else world.draws.get(position.history)
            return deal(dealer, position, event) if drawn is None else drawn

        def lot_here(dealer: Dealer, count: int) -> tuple[int, ...]:
            _, seats = self._worlds.get(dealer.secret, (None, None))
            return lot(dealer, count) if seats is None else seats

        patch.setattr(Dealer, "deal", deal_here)
        patch.setattr(Dealer, "lot", lot_here)

    def clear(self) -> None:
        self._worlds.clear()

    def lay(self, secret: bytes, world: World, lot: tuple[int, ...] | None) -> None:
        self._worlds[secret] = world, lot


class Told:
    """Computers that choose at random, here and now, but in another world what they were told beforehand."""

    waiting = replaced = 0

    def __init__(self) -> None:
        self.choices: dict[tuple[int, bytes], int] = {}

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        told = self.choices.get((seat, known))
        if told is not None:
            return told
        return RandomPlayer(game, seed).choose(Position(game, np.frombuffer(known, np.int64).copy()), seat)

    async def hint(self, game: Game, known: bytes, seat: int) -> Hints:
        """Whatever it is worth: that two worlds look alike is seen by what is asked."""
        return Hints(seat, crc32(known), ())

    async def judge(self, game: Game, known: bytes, seat: int, action: int) -> Judged | None:
        return None

    async def expect(self, game: Game, start: bytes) -> tuple[float, ...]:
        count = game.start().player_count
        return (1 / count,) * count
