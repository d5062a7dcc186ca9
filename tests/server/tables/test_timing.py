"""When a computer answers in secret tells nothing of what it holds: a false timer, and two worlds (T21)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import hortus
from hortus.contract.game import Game
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.policy.forced import is_forced
from hortus.records import Dealer, Line
from hortus.server.computers.pool import SUBSTITUTE, position_of
from hortus.server.tables.pace import USUAL_PAUSES, Pace
from hortus.server.tables.seats import Power, Seat
from hortus.server.tables.standing import Facts, Standing
from hortus.server.tables.table import Table
from hortus.server.tables.thinkers import Thinkers
from tests.server.house import ANNA, EVE, Ear, NoDisk, Silent
from tests.server.timers import FalseTimer, all_wait

pytestmark = pytest.mark.interpreted_only

PERSON, COMPUTER = 0, 1
PAUSES = USUAL_PAUSES
TICK = 0.1

# Only the second player knows whether the flower taken unseen is a joker, and so whether there is a choice (C20).
JOKERS = """
players=2 masteries=blue step=warm seat=1 bag=0,0,0,0,0,0 before=2 idle=0 draws=0 pick=0 harvest=0,0,0,0,0,0 drawn=-
given=- taken=- front=6,4,8,2,6,0/4,6,5,9,7,0 behind=1,0,0,1,0,2/1,2,0,1,0,1 warm=-/- secrets=xP/xK/xY/2D returned=-
"""

Seconds = Callable[[str, int], float]
"""How long a player thinks about so many legal actions."""


class Thoughtful(Silent):
    """Computers whose time tells everything. What they decide is the last that is legal."""

    def __init__(self, timer: FalseTimer, seconds: Seconds) -> None:
        self._timer = timer
        self._seconds = seconds
        self.answered: list[str] = []

    async def choose(self, game: Game, known: bytes, seat: int, player: str, seed: int, hurry: asyncio.Event) -> int:
        legal = position_of(game, known).legal_actions(seat)
        await self._timer.sleep(self._seconds(player, len(legal)))
        self.answered.append(player)
        return legal[-1]


class TimedEar(Ear):
    """Keeps when each frame came."""

    def __init__(self, guest: str, seat: int | None, timer: FalseTimer) -> None:
        super().__init__(guest, seat)
        self._timer = timer
        self.heard: list[tuple[float, bytes]] = []

    def send(self, frame: bytes) -> None:
        self.heard.append((self._timer.time(), frame))
        super().send(frame)


class Told(NamedTuple):
    """What came to the others, when, and what they could have asked for at any time."""

    heard: list[list[tuple[float, bytes]]]
    asked: list[bytes]
    chosen: int | None  # None: it has been played
    answered: list[str]

    @property
    def released(self) -> float:
        """When the computer had chosen, as everybody could see."""
        [*_, (time, _)] = self.heard[0]
        return time


def worlds() -> tuple[Position, Position]:
    """In the second one the computer has no choice; nobody else can tell them apart."""
    free = hortus.load("cherry_tree", players="2", masteries="blue").read_position(" ".join(JOKERS.split()))
    forced = free.filled(PERSON, new_generator("jokers", 1))
    assert [len(world.legal_actions(COMPUTER)) for world in (free, forced)] == [2, 1]
    for viewer in (PERSON, None):
        assert free.known_bytes(viewer) == forced.known_bytes(viewer)
    assert not any(is_forced(world, seat) for world in (free, forced) for seat in (PERSON, COMPUTER))
    return free, forced


async def told(world: Position, player: str, seconds: Seconds, hurry_after: float | None, first: str) -> Told:
    """A person on the first seat does not choose: what the computer chose is not shown. Or `first` sits there."""
    timer, storage = FalseTimer(), NoDisk()
    line = Line.start(world.game, Dealer.with_secret(b"the same in both worlds"), world.copy())
    facts = Facts("table", "ABCDEF", aids=True, authentic=False, made="2026-11-15T12:00:00+00:00", seating="set")
    anna = Seat("computer", player=first) if first else Seat("person", "Anna", person=1)
    seats = anna, Seat("computer", player=player)
    powers = frozenset({Power(ANNA, "watch"), Power(EVE, "watch")})
    computers = Thoughtful(timer, seconds)
    disk: Any = storage
    standing = Standing(facts, line, seats, powers, {} if first else {ANNA: 1})
    table = Table(standing, (), disk, computers, Pace(timer=timer))
    ears = [TimedEar(ANNA, None if first else PERSON, timer), TimedEar(EVE, None, timer)]
    asked = []
    for ear in ears:
        table.enter(ear, None)
    for tick in range(int((PAUSES.searching + 1.0) / TICK)):
        if hurry_after is not None and tick == round(hurry_after / TICK):
            table.hurry()
        await timer.turn(TICK)
        asked += [table.snapshot(ear.guest, ear.seat) for ear in ears]
    chosen = table.standing.choices.get(COMPUTER)
    table.rest()
    await all_wait()
    return Told([ear.heard for ear in ears], asked, chosen, computers.answered)


def in_both(player: str, seconds: Seconds, hurry_after: float | None = None) -> tuple[Told, Told]:
    """The same was told at the same times in both worlds."""
    free, forced = (asyncio.run(told(world, player, seconds, hurry_after, "")) for world in worlds())
    assert free.heard == forced.heard, "time tells"
    assert free.asked == forced.asked, "time tells"
    return free, forced


def like_the_real_ones(player: str, actions: int) -> float:
    return 0.05 if actions == 1 else 0.02 if player in ("greedy", "random") else 1.08


def never(player: str, actions: int) -> float:
    return 60.0


def only_forced(player: str, actions: int) -> float:
    return 0.0 if actions == 1 else 60.0


@pytest.mark.parametrize("seconds", [like_the_real_ones, only_forced, never])
@pytest.mark.parametrize(("player", "pause"), [("random", PAUSES.quick), ("level5", PAUSES.searching)])
def test_a_sealed_answer_comes_at_the_same_moment_whatever_the_computer_holds(
    player: str, pause: float, seconds: Seconds
) -> None:
    for world in in_both(player, seconds):
        assert world.released == pytest.approx(pause)


@pytest.mark.parametrize("seconds", [like_the_real_ones, only_forced, never])
@pytest.mark.parametrize(("player", "pause"), [("random", PAUSES.quick), ("level5", PAUSES.searching)])
@pytest.mark.parametrize("after", [0.0, 0.2, 1.0, 1.9])
def test_in_a_hurry_it_comes_after_the_same_short_while(
    player: str, pause: float, seconds: Seconds, after: float
) -> None:
    for world in in_both(player, seconds, after):
        assert world.released == pytest.approx(min(pause, after + PAUSES.hurried))


@pytest.mark.parametrize(("first", "second"), [("level5", "random"), ("random", "level5"), ("level5", "level5")])
def test_two_computers_answer_at_moments_that_tell_nothing_of_either(first: str, second: str) -> None:
    free, forced = (asyncio.run(told(world, second, like_the_real_ones, None, first)).heard[1] for world in worlds())
    end = max(PAUSES.of(first), PAUSES.of(second))  # then both choices are shown
    assert [time for time, _ in free] == [time for time, _ in forced]
    assert [frame for time, frame in free if time < end] == [frame for time, frame in forced if time < end]
    shown = sorted({time for time, _ in free} - {0.0})
    assert shown == pytest.approx(sorted({PAUSES.of(first), PAUSES.of(second)}))


def test_who_decides_in_time_is_listened_to_and_else_who_was_asked_beside() -> None:
    free, _ = worlds()
    legal = free.legal_actions(COMPUTER)
    in_time, _ = in_both("level5", like_the_real_ones)
    assert (in_time.chosen, in_time.answered) == (legal[-1], [SUBSTITUTE, "level5"])
    late, _ = in_both("level5", lambda player, actions: 0.1 if player == SUBSTITUTE else 60.0)
    assert (late.chosen, late.answered) == (legal[-1], [SUBSTITUTE])
    lot, _ = in_both("level5", never)
    assert lot.chosen in legal
    assert lot.answered == []


def test_an_answer_that_comes_when_it_is_there_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison, on a server that releases a sealed answer as soon as it has it."""
    monkeypatch.setattr(Thinkers, "_decide_sealed", Thinkers._decide)
    with pytest.raises(AssertionError, match="time tells"):
        in_both("level5", like_the_real_ones)
