"""Whole sessions at a desk in two worlds that a seat cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

import hortus
from hortus.adapters.desk import MISTAKE, Desk
from hortus.adapters.text import Refused
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.policy.forced import is_forced
from hortus.records import Dealer

Call = tuple[str, dict[str, Any]]

CASES = [
    ("haru_ichiban", {"edition": "dragonfly"}, 0),
    ("haru_ichiban", {"edition": "croak"}, 1),
    ("cherry_tree", {"players": "2", "masteries": "pink"}, 0),
    ("cherry_tree", {"players": "2", "masteries": "blue"}, 1),
]
"""Those in which much is secret from the first draws on."""
cases = pytest.mark.parametrize(("name", "options", "seat"), CASES)

LARGER_TABLES = [("cherry_tree", {"players": str(count), "masteries": "blue"}, count - 1) for count in (3, 4)]
"""Little is secret, and late: who asks has to look for games in which something is."""
larger_tables = pytest.mark.parametrize(("name", "options", "seat"), LARGER_TABLES)

OPEN = [("ishtar", {"players": str(count)}, count - 1) for count in (2, 3, 4)]
"""Nothing lies hidden, but for what is still to come."""
open_tables = pytest.mark.parametrize(("name", "options", "seat"), OPEN)


@dataclass(frozen=True)
class Told(Dealer):
    """Chance that was decided beforehand."""

    actions: tuple[int, ...] = ()

    def deal(self, position: Position, event: int) -> int:
        return self.actions[len(position.history)]


class Puppet(NamedTuple):
    """A computer of which the same holds."""

    actions: tuple[int, ...]

    def choose(self, position: Position, seat: int) -> int:
        return self.actions[len(position.history)]


def twins(game: Game, seat: int, seed: int, most: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """What is played in two worlds that the seat cannot tell apart, and how many of its decisions have worlds that
    differ. What is unseen differs often, and what will be shown seldom; both end where the seat is to act."""
    luck = random.Random(seed)
    truth, other = game.start(), game.start()
    last = different = 0
    while truth.to_act != hortus.OVER and len(truth.history) < most and step(truth, other, seat, luck):
        if truth.to_act == seat and not is_forced(truth, seat):
            last = len(truth.history)
            different += truth.state_bytes() != other.state_bytes()
    return truth.history[:last], other.history[:last], different


def futures(game: Game, seat: int, seed: int, most: int) -> tuple[tuple[int, ...], list[tuple[int, ...]]]:
    """What is played up to a decision of the seat, and two worlds that are the same so far and go on differently."""
    past = twins(game, seat, seed, most)[0]
    worlds = []
    for luck in (random.Random(1), random.Random(2)):
        position = game.start()
        for action in past:
            position.play(action)
        for _ in range(20):
            position.play(luck.choice(position.legal_actions()))
        worlds.append(position.history)
    return past, worlds


def step(truth: Position, other: Position, seat: int, luck: random.Random) -> bool:
    """One action in each world, after which the seat still knows the same; whether there is one."""
    shuffled = luck.sample(truth.legal_actions(), len(truth.legal_actions()))
    shared = {*other.legal_actions()}
    for action in sorted(shuffled, key=lambda one: one not in shared):
        seen = truth.game.seen(truth.state, action, seat)
        alike = [one for one in other.legal_actions() if other.game.seen(other.state, one, seat) == seen]
        prefers_other = luck.randrange(2 if truth.to_act == hortus.CHANCE else 20) == 0
        for twin in sorted(alike, key=lambda one: (one == action) == prefers_other):
            truth.play(action)
            other.play(twin)
            if truth.known_bytes(seat) == other.known_bytes(seat) and truth.choosing == other.choosing:
                return True
            truth.undo()
            other.undo()
    return False


def calls(game: Game, seat: int, actions: Sequence[int], seed: int) -> Iterator[Call]:
    """All that a program might ask on the way, and what it plays."""
    luck = random.Random(seed)
    key = game.seat_names[seat]
    other = game.seat_names[1 - min(seat, 1)]
    yield "list_games", {}
    yield "new_game", {"game": game.name, "options": dict(game.chosen), "seat": key}
    position = game.start()
    for ply, action in enumerate(actions):
        if position.to_act == seat and not is_forced(position, seat):  # else nobody is asked
            is_json = luck.randrange(2) == 0
            yield "look", {"table": "1", "json": is_json, "legal": luck.randrange(2) == 0}
            yield "log", {"table": "1", "json": not is_json, "since": luck.randrange(ply + 1)}
            yield "replay", {"table": "1", "json": is_json, "ply": luck.randrange(ply + 1)}
            yield "replay", {"table": "1", "seat": other}
            yield "read_record", {"table": "1"}
            for wrong in luck.sample(range(game.action_count), 3):
                if wrong not in position.legal_actions():
                    yield "act", {"table": "1", "action": game.action_text(wrong)}
            yield "act", {"table": "1", "action": game.action_text(action), "json": is_json}
        position.play(action)
    yield "look", {"table": "1", "json": True}
    yield "look", {"table": "1"}


def desk_in(world: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, renamed: str | None = None) -> Desk:
    dealer = Told.with_secret(b"the same in both worlds")
    told = Told(dealer.commitment, dealer.known_secret, None, world)
    monkeypatch.setattr("hortus.adapters.desk.Dealer.random", lambda: told)
    monkeypatch.setattr("hortus.adapters.desk.player", lambda game, name, seed: Puppet(world))
    return Desk(renamed=renamed)


def answers(desk: Desk, asked: Sequence[Call]) -> list[str]:
    told = [desk.call(name, values) for name, values in asked]
    mistakes = [call for call, answer in zip(asked, told, strict=True) if is_mistake(answer)]
    assert mistakes == [], mistakes
    return [str(answer) for answer in told]


def is_mistake(answer: str | Refused) -> bool:
    return isinstance(answer, Refused) and answer.code == MISTAKE
