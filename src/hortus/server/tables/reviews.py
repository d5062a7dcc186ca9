"""Reviews of finished games: made in the background, kept with their tables as they go on, told to whoever may look.

The computers judge one decision at a time, and only where no player needs them. What they found is on the disk before
anybody hears of it, so a review goes on wherever it was left. One that is asked for by many is made once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from copy import copy

import msgspec

import hortus
from hortus.contract.game import CHANCE, Game
from hortus.records import Line
from hortus.review import Judged, Moment
from hortus.review.account import SEVERITY, Chances, added_up, first_chances, moments_of, standings_of, turning_points
from hortus.review.judging import usual_simulations
from hortus.review.words import why
from hortus.server.errors import Busy, Conflict, NoSuchTable, ServerFault, StorageFailed
from hortus.server.protocol import JudgedInfo, ReviewRow, ReviewSeat, ReviewTold, Sentence, encode
from hortus.server.storage import rows
from hortus.server.storage.database import Storage
from hortus.server.storage.rows import AT_START
from hortus.server.tables.nets import WITHOUT, installed_for
from hortus.server.tables.pace import Timer
from hortus.server.tables.standing import Standing
from hortus.server.tables.thinkers import Computers

log = logging.getLogger(__name__)

MOST_AT_ONCE = 8
MOST_OF_GUEST = 2
"""So many are made at once, of all and of one guest: who asks for more than that lets the first of them rest."""
MOST_AT_HAND = 32
"""So many are kept in memory; all others are on the disk."""
NEWS_SECONDS = 10.0
"""So long somebody waits for news before an answer comes that has none."""
RETRY_SECONDS = 1.0
"""So long a review waits while the disk fails, or the computers are not ready."""


class Head(msgspec.Struct, frozen=True):
    """By whom a review is made, and the chances before anything was dealt."""

    net: str  # the digest, or WITHOUT
    simulations: int
    start: Chances


class Work:
    """The review of one table, as far as it is."""

    def __init__(self, line: Line, head: Head | None, found: dict[int, Judged | None]) -> None:
        self.line = line
        self.head = head
        self.found = found  # [ply]
        self.guests: list[str] = []  # who asked for it
        self.task: asyncio.Task[None] | None = None
        self.is_gone = False
        self.fault: ServerFault | None = None
        self.seconds: float | None = None  # until it is done, about
        self.reasons: dict[int, list[Sentence]] = {}  # [ply] for what would have been better
        self._news = asyncio.Event()

    @property
    def due(self) -> int | None:
        """The next decision to be judged; None: all are."""
        steps = enumerate(self.line.steps)
        return next((ply for ply, step in steps if step.actor != CHANCE and ply not in self.found), None)

    @property
    def left(self) -> int:
        return sum(step.actor != CHANCE and ply not in self.found for ply, step in enumerate(self.line.steps))

    @property
    def is_done(self) -> bool:
        return self.head is not None and self.due is None

    @property
    def known(self) -> int:
        """So many actions have been looked at."""
        due = self.due
        return 0 if self.head is None else self.line.ply if due is None else due

    def as_it_is(self) -> Work:
        """A copy to be told of in another thread, while this one goes on."""
        twin = copy(self)
        twin.found = dict(self.found)
        return twin

    def tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def more_than(self, known: int) -> None:
        """Until there is something new, or long enough."""
        with suppress(TimeoutError):
            async with asyncio.timeout(NEWS_SECONDS):
                while self.known <= known and not (self.is_done or self.is_gone or self.fault):
                    await self._news.wait()

    def check(self) -> None:
        if self.is_gone:
            raise NoSuchTable("server-no-such-table")
        if self.fault is not None:
            raise self.fault


class Reviews:
    """All that are made now, and the way to those that are kept."""

    def __init__(self, storage: Storage, computers: Computers, timer: Timer) -> None:
        self._storage = storage
        self._computers = computers
        self._timer = timer
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._opening = asyncio.Lock()

    @property
    def under_way(self) -> list[Work]:
        return [work for work in self._works.values() if work.task is not None]

    async def open(self, standing: Standing, guest: str) -> Work:
        """The one review of a table, which goes on if it is not done."""
        table_id = standing.facts.id
        async with self._opening:
            work = self._works.get(table_id) or await self._read(standing)
            self._keep(table_id, work)
            if not work.is_done and work.task is None:
                self._make_room(guest)
                work.task = asyncio.create_task(self._make(table_id, work))
            if guest not in work.guests:
                work.guests.append(guest)
        return work

    async def _read(self, standing: Standing) -> Work:
        """From the disk; what somebody else has judged is of use only if all is there."""
        line = standing.line.copy()
        kept = await self._storage.judged(standing.facts.id)
        first = kept.pop(AT_START, None)
        head = None if first is None else msgspec.json.decode(first, type=Head)
        found = {ply: msgspec.json.decode(text, type=Judged | None) for ply, text in kept.items()}
        work = Work(line, head, found)
        if head is not None and not work.is_done and (head.net, head.simulations) != judge_of(line.game):
            await self._storage.write([rows.judge_anew(standing.facts.id)])
            return Work(line, None, {})
        return work

    def _keep(self, table_id: str, work: Work) -> None:
        self._works[table_id] = work
        self._works.move_to_end(table_id)
        for other_id, other in list(self._works.items())[:-MOST_AT_HAND]:
            if other.task is None:
                del self._works[other_id]

    def _make_room(self, guest: str) -> None:
        of_guest = [work for work in self.under_way if guest in work.guests]
        for work in of_guest[: len(of_guest) + 1 - MOST_OF_GUEST]:
            work.guests.remove(guest)
            if not work.guests:
                self._rest(work)
        if len(self.under_way) >= MOST_AT_ONCE:
            raise Busy("server-review-busy")

    @staticmethod
    def _rest(work: Work) -> None:
        if work.task is not None:
            work.task.cancel()
            work.task = None

    def forget(self, table_id: str) -> None:
        """The table is deleted."""
        work = self._works.pop(table_id, None)
        if work is not None:
            work.is_gone = True
            self._rest(work)
            work.tell()

    def close(self) -> None:
        for work in self._works.values():
            self._rest(work)

    # Making

    async def _make(self, table_id: str, work: Work) -> None:
        game = as_installed(work.line.game)
        since, left = self._timer.time(), work.left
        try:
            while not work.is_done:
                try:
                    await self._go_on(table_id, work, game)
                except (Busy, StorageFailed):
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if work.left < left:
                    work.seconds = (self._timer.time() - since) / (left - work.left) * work.left
                work.tell()
        except Conflict:  # the table was deleted
            self.forget(table_id)
        except Exception:
            log.exception("fault: The review of table %s failed", table_id)
            work.fault = ServerFault("server-fault")
            self._works.pop(table_id, None)
            work.tell()
        finally:
            if work.task is asyncio.current_task():
                work.task = None

    async def _go_on(self, table_id: str, work: Work, game: Game) -> None:
        """By one piece."""
        if work.head is None:
            start = work.line.position.at(0).state_bytes()
            head = Head(*judge_of(game), await self._computers.expect(game, start))
            await self._storage.write([rows.judge(table_id, AT_START, encode(head).decode())])
            work.head = head
            return
        ply = work.due
        assert ply is not None
        step = work.line.steps[ply]
        known = work.line.position.at(ply).known_bytes(step.actor)
        judged = await self._computers.judge(game, known, step.actor, step.action)
        await self._storage.write([rows.judge(table_id, ply, encode(judged).decode())])
        work.found[ply] = judged


def as_installed(game: Game) -> Game:
    """With the net of today, whatever the table began with."""
    return hortus.load(game.name, **game.chosen)


def judge_of(game: Game) -> tuple[str, int]:
    """Who would judge today: the digest of the net, and with how many simulations."""
    today = installed_for(as_installed(game))
    return WITHOUT if today is None else today.digest, usual_simulations()


# Telling


def told(work: Work, request: str) -> ReviewTold:
    """As far as it is."""
    line, head, found, known = work.line, work.head, work.found, work.known
    if head is None:
        return ReviewTold(request, False, 0, line.ply, work.seconds, "", 0, SEVERITY, [], [], [], [])
    is_done, start = work.is_done, first_chances(found, head.start)
    if is_done:
        done = added_up(line, found, head.start)
        seats, moments = done.seats, done.moments
    else:
        moments = moments_of(line, found, head.start, known)
        seats = standings_of(moments, start, moments[-1].w if moments else start)
    return ReviewTold(
        request,
        is_done,
        known,
        line.ply,
        0.0 if is_done else work.seconds,
        head.net,
        head.simulations,
        SEVERITY,
        list(start),
        [ReviewSeat(seat.start, seat.skill, seat.luck, seat.result, seat.accuracy) for seat in seats],
        [row_of(work, moment) for moment in moments],
        [moment.ply for moment in turning_points(moments)],
    )


def row_of(work: Work, moment: Moment) -> ReviewRow:
    text, reasons = work.line.game.action_text, reasons_of(work, moment)
    return ReviewRow(
        ply=moment.ply,
        actor=None if moment.actor == CHANCE else moment.actor,
        action=None if moment.action is None else text(moment.action),
        w=list(moment.w),
        skill=0.0 if moment.actor == CHANCE else moment.skill[moment.actor],
        luck=list(moment.luck),
        kind=moment.kind,
        judged=None if moment.judged is None else judged_info(work.line, moment.ply, moment.judged, reasons),
    )


def judged_info(line: Line, ply: int, judged: Judged, reasons: list[Sentence]) -> JudgedInfo:
    """Of the action of that number."""
    best, mixed = line.game.action_text(judged.best), line.position.at(ply - 1).is_sealed
    return JudgedInfo(best, judged.worth, judged.loss, judged.low, judged.high, judged.sure, mixed, reasons)


def reasons_of(work: Work, moment: Moment) -> list[Sentence]:
    """For what would have been better than a mistake, from what the seat knew; looked up once."""
    judged = moment.judged
    if judged is None or moment.kind is None:
        return []
    if moment.ply not in work.reasons:
        work.reasons[moment.ply] = reasons_for(work.line, moment.ply - 1, judged)
    return work.reasons[moment.ply]


def reasons_for(line: Line, ply: int, judged: Judged) -> list[Sentence]:
    """Why it is better than what was played."""
    found = why(line.position.at(ply), judged, line.steps[ply].action)
    return [Sentence(reason.id, dict(reason.arguments)) for reason in found]
