"""The life of one table: commands come in, are checked, written to the disk, and told to everybody who looks on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from msgspec import structs

from hortus.contract.position import Position
from hortus.policy.powers import Deed, Situation, refusal
from hortus.records import Line
from hortus.records.company import Chair
from hortus.server.errors import BadMessage, Conflict, Moved, NoPower, NoSuchTable, Stale, StorageFailed, refused
from hortus.server.protocol import Event, Gone, Holder, SeatInfo, Snapshot, TableInfo, encode
from hortus.server.storage.database import Storage
from hortus.server.storage.rows import ANY_SENDER, RequestKey, iso_of, seconds_of
from hortus.server.tables.events import Eyes, Sights, Told, earlier_notes, last_page, moment_of, without_notes
from hortus.server.tables.pace import USUAL_PACE, Pace
from hortus.server.tables.saving import standing_of
from hortus.server.tables.seating import check
from hortus.server.tables.seats import Power, Seat, ask_info
from hortus.server.tables.showing import Presence, Showing
from hortus.server.tables.standing import Draft, Happening, Standing
from hortus.server.tables.thinkers import Computers, Thinkers

EVENTS_AHEAD = 8
"""So far computers that play alone may be ahead of what those who look on have been shown."""

GRACE_SECONDS = 300.0
"""So long after a start of the server nobody counts as away."""

log = logging.getLogger(__name__)

EYES_SECONDS = 300.0
"""So long the events of a viewer who has left are kept, for the case that the line was only broken."""

ROOM_OF_TABLE, ROOM_OF_REQUEST = 10_000, 250
"""Bytes, about."""

GONE = encode(Gone())


class Listener(Protocol):
    """A connection that looks on, through the eyes of a seat or as a spectator."""

    guest: str
    seat: int | None

    def send(self, frame: bytes) -> None:
        """Never waits: whoever does not keep up is cut off."""

    def leave(self) -> None: ...


class Table:
    """One table. What can be seen is always what is on the disk; changes come one after the other."""

    def __init__(
        self,
        standing: Standing,
        requests: Iterable[RequestKey],
        storage: Storage,
        computers: Computers,
        pace: Pace = USUAL_PACE,
    ) -> None:
        self.standing = standing
        self._pace = pace
        self._awake_since = pace.clock()
        self.requests = set(requests)
        self.listeners: set[Listener] = set()
        self._presence: Presence | None = None  # None: has to be computed again
        self.gone: NoSuchTable | Moved | None = None  # why nothing can be done here any more
        self._storage = storage
        self._eyes: dict[int | None, Eyes] = {}
        self._used: dict[int | None, float] = {}  # when somebody last came to look through these eyes, or left
        self._lock = asyncio.Lock()
        self._changes: set[asyncio.Task[None]] = set()
        self._thinkers = Thinkers(computers, self._computer_acts, pace.timer, pace.pauses)
        self._showing = Showing()
        self._race_clocks: dict[str, asyncio.TimerHandle] = {}  # what is waited for -> until when

    @property
    def id(self) -> str:
        return self.standing.facts.id

    @property
    def line(self) -> Line:
        return self.standing.line

    @property
    def position(self) -> Position:
        return self.standing.line.position

    # Changes

    async def change(self, request: RequestKey | None, work: Callable[[Draft], None]) -> None:
        """Apply `work` to a draft and adopt it once persisted. Runs to completion even if the caller is cancelled."""
        await asyncio.shield(self._begin(self._change(request, work)))

    def _begin(self, change: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may not be there to hear it

    async def _change(self, request: RequestKey | None, work: Callable[[Draft], None]) -> None:
        async with self._lock:
            if self.gone is not None:
                raise self.gone
            if self._has_done(request):
                return
            draft = Draft(self.standing, iso_of(self._pace.clock()), request)
            draft.go_on()
            work(draft)
            draft.go_on(lambda: self._people_may_race(draft.seats))
            writes = draft.writes
            if not writes:
                self.standing = replace(self.standing, choices=draft.choices)  # some need not be asked for
                return
            try:
                await self._storage.write(writes)
            except Conflict:
                await self._catch_up()
                if self._has_done(request) and not self.is_gone:
                    return  # it was written the first time, when the disk failed before it could say so
                raise self._gone() or Stale("server-stale") from None
            self._adopt(draft)

    def _has_done(self, request: RequestKey | None) -> bool:
        """Whether the request was carried out already, so that it only has to be answered again."""
        if request is None:
            return False
        return request in self.requests or request._replace(sender=ANY_SENDER) in self.requests

    def _adopt(self, draft: Draft) -> None:
        self.standing = draft.standing
        self.position.pack()
        if draft.request is not None:
            self.requests.add(draft.request)
        self._close_idle_eyes()
        positions = {moment_of(happening): self._position_at(happening) for happening in draft.happenings}
        sights = Sights(self.standing.facts.authentic, positions)
        for viewer in list(self._eyes):
            try:
                self._tell(viewer, draft, sights)
            except Exception:  # what is on the disk counts, whether it can be told or not
                log.exception("fault: A change of table %s could not be told", self.id)
                self._start_afresh(viewer)
        if not keeps_people(draft):
            self._see_out()
            self._close_eyes_of_others(draft.before)
        self.go_on()

    def _position_at(self, happening: Happening) -> Position:
        halt = self.position.halt_at(happening.ply) if happening.halt else None
        return halt or self.position.at(happening.ply)

    def _tell(self, viewer: int | None, draft: Draft, sights: Sights) -> None:
        if draft.happenings:
            self._show(viewer, self._eyes[viewer].follow(self.standing, draft.happenings, sights))
        elif draft.replaced == viewer:
            self._show_again(viewer)

    def _start_afresh(self, viewer: int | None) -> None:
        """Whoever looks through these eyes has to come again."""
        del self._eyes[viewer], self._used[viewer]
        for listener in list(self.listeners):
            if listener.seat == viewer:
                listener.leave()

    def _close_eyes_of_others(self, before: Standing) -> None:
        """Forget what was sent to the previous person of a seat: the next one may not read their private notes."""
        for viewer in [viewer for viewer in self._eyes if viewer is not None]:
            if before.seats[viewer].person != self.standing.seats[viewer].person:
                del self._eyes[viewer], self._used[viewer]

    def _close_idle_eyes(self) -> None:
        """Who left a while ago gets a snapshot when they come back."""
        open_eyes = {listener.seat for listener in self.listeners}
        now = asyncio.get_running_loop().time()
        for viewer, used in list(self._used.items()):
            if viewer not in open_eyes and now - used > EYES_SECONDS:
                del self._eyes[viewer], self._used[viewer]

    def _see_out(self) -> None:
        """Whoever may no longer look on, because the seat is somebody else's now, has to leave.

        They have left now, whenever their lines are really cut: nobody acts before all know who is here.
        """
        leaving = []
        for listener in self.listeners:
            try:
                self.check_viewer(listener.guest, listener.seat)
            except NoPower as error:
                listener.send(encode(refused(error)))
                listener.leave()
                leaving.append(listener)
        self.exit(*leaving)

    async def _catch_up(self) -> None:
        """Somebody else wrote to this table: what is on the disk counts."""
        saved = await self._storage.read(self.id)
        if saved is None:
            self.close()
            return
        if saved.table.holder != self.standing.holder:
            self.move_out()
            return
        self.standing = standing_of(saved, self.line.game)
        self.requests = set(saved.requests)
        for eyes in self._eyes.values():
            eyes.look_afresh(self.standing)
        for listener in list(self.listeners):
            listener.send(self.snapshot(listener.guest, listener.seat))
        self.go_on()

    async def wake(self) -> None:
        """After loading: a draw that people would have raced for is dealt, and computers go on."""
        await self.change(None, lambda draft: None)
        self.go_on()

    def go_on(self) -> None:
        """Let the computers think whose turn it is, and let a race have its time."""
        self._thinkers.attend(self.standing, self.standing.thinking if self._computers_may_think() else [])
        is_due = self.standing.race_after is not None
        self._run_clock("wait", is_due, self._pace.race_wait_seconds, self._start_race)
        self._run_clock("race", self.standing.racing, self._pace.race_seconds, self._deal_lot)
        if is_due and self._racers_are_ready():
            self._begin(self._start_race())

    def _computers_may_think(self) -> bool:
        """Among themselves they wait for somebody to look on; at a table with people they always answer."""
        if not self.standing.computers_alone:
            return True
        seen = self._showing.furthest
        return seen is not None and self.standing.number - seen < EVENTS_AHEAD

    # Races

    def _run_clock(
        self, name: str, is_wanted: bool, seconds: float, ring: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        """A clock runs as long as it is wanted, and rings once."""

        def rings() -> None:
            del self._race_clocks[name]
            self._begin(ring())

        if is_wanted and name not in self._race_clocks:
            self._race_clocks[name] = asyncio.get_running_loop().call_later(seconds, rings)
        elif not is_wanted and name in self._race_clocks:
            self._race_clocks.pop(name).cancel()

    def _people_may_race(self, seats: Sequence[Seat]) -> bool:
        """Every seat is a person who is here, each on a line of their own."""
        racers = [
            {listener.guest for listener in self.listeners if listener.seat == seat and who.kind == "person"}
            for seat, who in enumerate(seats)
        ]
        return all(racers) and len(set[str]().union(*racers)) >= len(racers)

    def _racers_are_ready(self) -> bool:
        """Whether on every seat the equal bids have been shown: nobody is to be surprised by a race."""
        due = self.standing.race_after
        return due is not None and all(self._showing.has_shown(seat, due) for seat in range(len(self.standing.seats)))

    async def _start_race(self) -> None:
        async with self._lock:
            if self.is_gone or self.standing.race_after is None:
                return
            self.standing = replace(self.standing, race_after=None, racing=True)
            for viewer in list(self._eyes):
                self._show_again(viewer)
            self.go_on()

    async def _deal_lot(self) -> None:
        try:
            await self._change(None, Draft.end_race)
        except StorageFailed:
            self.go_on()  # once more, when the disk is back
        except (Stale, NoSuchTable, Moved):
            pass

    async def _computer_acts(self, entries: int, seat: int, action: int) -> None:
        def act(draft: Draft) -> None:
            if draft.entries == entries and draft.seats[seat].kind == "computer" and seat not in draft.choices:
                draft.act(seat, action)

        with suppress(Stale, NoSuchTable, Moved):
            await self.change(None, act)

    def hurry(self) -> None:
        self._thinkers.hurry()

    def close(self) -> None:
        """The table is deleted: everybody is told."""
        self.gone = NoSuchTable("server-no-such-table")
        for listener in list(self.listeners):
            listener.send(GONE)
            listener.leave()
        self.rest()

    def move_out(self) -> None:
        """Another server holds the table now: everybody comes back there, and asks again for what was not answered."""
        self.gone = Moved("server-moved")
        for listener in list(self.listeners):
            listener.leave()
        self.rest()

    @property
    def is_gone(self) -> bool:
        return self.gone is not None

    def _gone(self) -> NoSuchTable | Moved | None:
        """As it is by now."""
        return self.gone

    def rest(self) -> None:
        """Nothing goes on here any more."""
        self._thinkers.stop()
        for clock in self._race_clocks.values():
            clock.cancel()
        self._race_clocks.clear()

    @property
    def room(self) -> int:
        """About how many bytes of memory it takes."""
        seen = sum(eyes.room for eyes in self._eyes.values())
        return ROOM_OF_TABLE + self.position.room + len(self.requests) * ROOM_OF_REQUEST + seen

    @property
    def is_idle(self) -> bool:
        return not (self.listeners or self._changes or self._thinkers.at_work or self._race_clocks)

    # Who looks on

    def enter(self, listener: Listener, number: int | None) -> None:
        """What the listener does not know yet, and from now on everything."""
        self.check_viewer(listener.guest, listener.seat)
        eyes = self.eyes(listener.seat)
        self.listeners.add(listener)
        self._presence = None
        self._showing.enter(listener.guest, listener.seat, self.standing.number)
        missed = None if number is None else eyes.since(number)
        if missed is None:
            listener.send(self.snapshot(listener.guest, listener.seat))
        else:
            for told in missed:
                listener.send(self._frame(told, listener))
            listener.send(self._personal(eyes.look_again(self.standing), listener, seats=True, table=True))
        self._tell_presence(listener)
        self.go_on()

    def exit(self, *leaving: Listener) -> None:
        """They look on here no more; who was sent away has left already."""
        gone = [listener for listener in leaving if listener in self.listeners]
        self.listeners.difference_update(gone)
        self._presence = None
        for listener in gone:
            self._showing.leave(listener.guest, listener.seat)
            if listener.seat in self._used:
                self._used[listener.seat] = asyncio.get_running_loop().time()
        if gone and not self._computers_may_think():
            self._thinkers.stop()
        for listener in gone:
            self._begin(self.hear_of(listener.guest))
        if gone:
            self._tell_presence(*gone)

    async def hear_of(self, guest: str) -> None:
        """Where absence counts, it counts from when the last device of a person has gone, or was last heard of."""
        if self.standing.facts.absence is None or self.is_gone:
            return
        for number in self.situation(guest).held_seats:
            if not self._is_here(self.standing.seats[number]):
                await self._note_absence(number)

    async def _note_absence(self, number: int) -> None:
        """Since when somebody is away is told once it is written down."""
        await self._change(None, lambda draft: draft.see_off(number))
        self._tell_again(set(self.listeners), seats=True)

    @property
    def _here(self) -> Presence:
        """The guests who look on. Counted once per change, not once per listener."""
        if self._presence is None or self._presence.standing is not self.standing:
            self._presence = Presence.of({listener.guest for listener in self.listeners}, self.standing)
        return self._presence

    def _is_here(self, seat: Seat) -> bool:
        return seat.person in self._here.people

    def shown(self, guest: str, viewer: int | None, number: int) -> None:
        """A page says how far it has come. Nobody can have shown what has not happened yet."""
        self.check_viewer(guest, viewer)
        if number > self.standing.number:
            raise BadMessage("server-bad-message", reason="number")
        self._showing.show(guest, viewer, number)
        self.go_on()

    def _tell_presence(self, *whose: Listener) -> None:
        """Tell all others who came or went: people on their seats as these, others as watchers."""
        play = [bool(self.situation(listener.guest).own_seats) for listener in whose]
        self._tell_again(self.listeners.difference(whose), seats=any(play), table=not all(play))

    def _tell_again(self, listeners: set[Listener], seats: bool = False, table: bool = False) -> None:
        """Send events without a change of the board. Each viewer looks once, for all its listeners."""
        events = {viewer: self.eyes(viewer).look_again(self.standing) for viewer in {one.seat for one in listeners}}
        for listener in listeners:
            listener.send(self._personal(events[listener.seat], listener, seats, table))

    # Who may do what

    def situation(self, guest: str) -> Situation:
        """The table as policy sees it when this guest comes."""
        return self.standing.situation(self.standing.person_of(guest), guest, self.is_absent)

    def check(self, guest: str, deed: Deed, seat: int = 0) -> None:
        check(self.situation(guest), deed, seat=seat)

    def check_viewer(self, guest: str, seat: int | None) -> None:
        self.check(guest, "watch")
        if seat is not None:
            self.check(guest, "look", seat)

    def is_absent(self, number: int) -> bool:
        """Whether the person of a seat has been away, and awaited, for longer than the table allows.

        After a start of the server everybody has a little time to come back first.
        """
        away, absence = self.away_since(number), self.standing.facts.absence
        if away is None or absence is None:
            return False
        now = self._pace.clock()
        return now - away >= absence and now - self._awake_since >= min(absence, GRACE_SECONDS)

    def away_since(self, number: int) -> float | None:
        """Since when the table waits for the person of a seat, who is not here; None where that does not count."""
        standing, seat = self.standing, self.standing.seats[number]
        counts = (
            standing.facts.absence is not None and not standing.around.company.is_paused and number in standing.waiting
        )
        if not counts or seat.kind != "person" or seat.person is None or self._is_here(seat):
            return None
        return max(seconds_of(seat.seen or standing.facts.made), seconds_of(standing.acted or standing.facts.made))

    def eyes(self, viewer: int | None) -> Eyes:
        if viewer not in self._eyes:
            self._eyes[viewer] = Eyes(self.standing, viewer)
        self._used[viewer] = asyncio.get_running_loop().time()
        return self._eyes[viewer]

    # Frames

    def snapshot(self, guest: str, viewer: int | None) -> bytes:
        eyes = self.eyes(viewer)
        eyes.look_again(self.standing)
        earlier = earlier_notes(self.standing, viewer)
        snapshot = Snapshot(
            number=eyes.number,
            seat=viewer,
            table=self.table_info(guest),
            seats=self.seat_infos(guest),
            now=eyes.now,
            view=eyes.view,
            log=without_notes(eyes.log, earlier.before),
            earlier_notes=earlier.before,
            seat_changes=earlier.seat_changes,
        )
        return encode(snapshot)

    def _show(self, viewer: int | None, news: Sequence[Told]) -> None:
        for listener in list(self.listeners):
            if listener.seat == viewer:
                for told in news:
                    listener.send(self._frame(told, listener))

    def _show_again(self, viewer: int | None) -> None:
        event = self._eyes[viewer].look_again(self.standing)
        for listener in list(self.listeners):
            if listener.seat == viewer:
                listener.send(encode(event))

    def _frame(self, told: Told, listener: Listener) -> bytes:
        seats = told.seats or self.standing.facts.absence is not None  # whom the table waits for may be away
        table = told.table or told.seats  # a guest who sits down may read the code
        if not seats and not table:
            return told.frame
        return self._personal(told.event, listener, seats, table)

    def _personal(self, event: Event, listener: Listener, seats: bool = False, table: bool = False) -> bytes:
        guest = listener.guest
        seat_infos = self.seat_infos(guest) if seats else None
        return encode(structs.replace(event, seats=seat_infos, table=self.table_info(guest) if table else None))

    def seat_infos(self, guest: str) -> list[SeatInfo]:
        at = self.situation(guest)
        return [self._seat_info(number, at) for number in range(len(self.standing.seats))]

    def _seat_info(self, number: int, at: Situation) -> SeatInfo:
        standing, seat = self.standing, self.standing.seats[number]
        away, question = self.away_since(number), standing.around.company.asks.get(number)
        earlier_from, earlier = last_page(standing.around.earlier.get(number, ()))
        return seat.info(
            standing.line.seat_names[number],
            at.person,
            present=seat.kind == "person" and self._is_here(seat),
            devices=len(standing.devices_of(at.person)) if seat.is_of(at.person) else 0,
            away=None if away is None else iso_of(away),
            ask=None if question is None else ask_info(question),
            hints=refusal("hint", at, number) is None,
            earlier=[self._holder(chair, at.person) for chair in earlier],
            earlier_from=earlier_from,
        )

    def _holder(self, chair: Chair, viewer: int | None) -> Holder:
        """A person has a name as long as the table knows it: until the seat is somebody else's."""
        if chair.kind == "computer":
            return Holder("", chair.player, yours=False)
        name = next((seat.name for seat in self.standing.seats if seat.is_of(chair.person)), "")
        return Holder(name, "", yours=chair.person is not None and chair.person == viewer)

    def table_info(self, guest: str) -> TableInfo:
        standing, line, facts = self.standing, self.line, self.standing.facts
        return TableInfo(
            id=facts.id,
            code=facts.code if refusal("invite", self.situation(guest)) is None else "",
            game=line.game.name,
            options=dict(line.game.chosen),
            aids=facts.aids,
            authentic=facts.authentic,
            commitment=line.dealer.commitment,
            secret=line.dealer.secret.hex() if line.is_over else None,
            rematch=standing.rematch,
            manage=Power(guest, "manage") in standing.powers,
            practice=standing.is_practice,
            chosen=line.dealer.seed is not None,
            onward=standing.goes_on,
            absence=facts.absence,
            paused=standing.around.company.is_paused,
            watchers=self._here.watchers,
        )


def keeps_people(draft: Draft) -> bool:
    """Whether everybody may go on looking as before."""
    before = draft.before
    return draft.people == before.people and draft.powers == before.powers and tuple(draft.seats) == before.seats
