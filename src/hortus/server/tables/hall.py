"""The hall: all tables of a server, made, found, joined, played once more and deleted."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol

import msgspec

import hortus
from hortus.policy.powers import Chair, Situation, refusal
from hortus.records import Dealer, Line
from hortus.records.notes import Note
from hortus.server.errors import (
    BadLink,
    Conflict,
    Elsewhere,
    Moved,
    NoFreeSeat,
    NoPower,
    NoSuchTable,
    NotOver,
    StorageFailed,
    TooMany,
)
from hortus.server.incidents import Seldom
from hortus.server.protocol import (
    DeviceInfo,
    Forgotten,
    InvitationInfo,
    Joined,
    JoinWish,
    Links,
    OwnTable,
    Result,
    SeatInfo,
    Sentence,
    TableWish,
    TidyWish,
)
from hortus.server.storage import rows
from hortus.server.storage.database import Held, Listed, Saved, Storage
from hortus.server.storage.leases import ALONE, Leases
from hortus.server.storage.rows import FORGOTTEN, RequestKey, Write
from hortus.server.storage.soundness import BROKEN, check_sound, game_in
from hortus.server.tables.links import (
    KEY_LENGTH,
    Invitation,
    Signer,
    code_of,
    is_link,
    is_table_id,
    new_code,
    new_key,
    new_table_id,
    spaced,
)
from hortus.server.tables.nets import Beginning, Nets
from hortus.server.tables.pace import USUAL_PACE, Pace
from hortus.server.tables.reviews import Reviews
from hortus.server.tables.saving import made, seat_of, standing_of
from hortus.server.tables.seating import JOINING, add_device, check, forget, sit
from hortus.server.tables.seats import Power, Seat, Seating
from hortus.server.tables.standing import Draft, Facts, Standing
from hortus.server.tables.table import Table
from hortus.server.tables.thinkers import Computers
from hortus.server.tables.wishes import MAKER, line_of, seat_wished

log = logging.getLogger(__name__)

AWAKE_MEGABYTES = 200.0
"""So much memory is for tables, unless those in use take more."""
LOOK_SHARE = 20
"""Whether tables take too much memory is looked at when one in so many is new."""
MOST_OWN = 50
"""So many tables are listed on a guest's start page."""


class Others(Protocol):
    """Other servers at the same database."""

    async def forget(self, there: Elsewhere, guest: str) -> bool:
        """Everything about a guest at a table that is held there; whether it was deleted."""

    async def seats(self, guest: str, tables: Sequence[tuple[str, int]]) -> dict[str, list[SeatInfo]]:
        """Who is there, at those of some tables that are awake, each with its holder."""


class Nobody:
    """One server is alone."""

    async def forget(self, there: Elsewhere, guest: str) -> bool:
        raise there

    async def seats(self, guest: str, tables: Sequence[tuple[str, int]]) -> dict[str, list[SeatInfo]]:
        return {}


NOBODY = Nobody()


class Hall:
    """Tables that are awake, and the way to those that are not."""

    def __init__(
        self,
        storage: Storage,
        signer: Signer,
        computers: Computers,
        pace: Pace = USUAL_PACE,
        awake_megabytes: float = AWAKE_MEGABYTES,
        leases: Leases = ALONE,
    ) -> None:
        self.storage = storage
        self.leases = leases
        self.others: Others = NOBODY
        self.signer = signer
        self.computers = computers
        self.nets = Nets(storage)
        self._awake_bytes = awake_megabytes * 1e6
        self._pace = pace
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._broken = Seldom()
        self._since_look = 0
        self.reviews = Reviews(storage, computers, pace.timer)
        self._thought_about: set[tuple[str, str]] = set()  # guests, and what the computers think about for them

    @contextmanager
    def one_at_a_time(self, guest: str, refusal: str) -> Iterator[None]:
        """So that nobody keeps the computers busy alone; the sentence says of what there is one."""
        if (guest, refusal) in self._thought_about:
            raise TooMany(refusal)
        self._thought_about.add((guest, refusal))
        try:
            yield
        finally:
            self._thought_about.discard((guest, refusal))

    # Finding

    async def table(self, table_id: str) -> Table:
        """The one table of that id. However many ask for one that sleeps, it is woken once.

        Where others may have taken what this server holds, nobody is shown how it stood.
        """
        if not self.leases.is_well:
            raise Moved("server-moved")
        table = self._awake.get(table_id)
        if table is None or table.is_gone:
            waking = self._waking.get(table_id)
            if waking is None:
                waking = asyncio.create_task(self._wake(table_id))
                self._waking[table_id] = waking
                waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
            table = await asyncio.shield(waking)
        if table_id in self._awake:
            self._awake.move_to_end(table_id)
        return table

    async def _wake(self, table_id: str) -> Table:
        if not is_table_id(table_id):
            raise NoSuchTable("server-no-such-table")
        await self.leases.take(table_id)
        saved = await self.storage.read(table_id)
        if saved is None:
            raise NoSuchTable("server-no-such-table")
        standing = await asyncio.to_thread(self._standing, saved)  # a long game takes a while
        if standing.holder != self.leases.number:
            raise Moved("server-moved")  # meanwhile others thought that this server was lost
        table = Table(standing, saved.requests, self.storage, self.computers, self._pace)
        self._keep(table)
        if saved.table.over and saved.table.result is None:  # it ended before results were kept
            with suppress(StorageFailed):  # it can be opened all the same
                await self.storage.write([rows.keep_result(table_id, standing.result)])
        await table.wake()
        return table

    def _standing(self, saved: Saved) -> Standing:
        try:
            game = game_in(saved)
            if saved.table.rules in game.versions:
                check_sound(saved, game)
                net = None if saved.table.over else saved.table.net
                return standing_of(saved, self.nets.go_on(game, net))
        except BROKEN as error:
            self._tell_broken(saved.table.id, error)
            raise StorageFailed("server-table-broken") from error
        raise StorageFailed("server-other-rules", version=saved.table.rules, known=game.version)

    def _tell_broken(self, table_id: str, error: Exception) -> None:
        if self._broken.is_due(table_id):
            cause = f"{type(error).__name__}: {error}"
            log.error("table_broken: Table %s cannot be opened (%s); the others are not affected.", table_id, cause)

    def _keep(self, table: Table) -> None:
        """Those that were asked for longest ago go to sleep, if nobody is there."""
        self._awake[table.id] = table
        self._since_look += 1
        if self._since_look * LOOK_SHARE < len(self._awake):  # to look through all at each new one would hold up all
            return
        self._since_look = 0
        too_much = sum(other.room for other in self._awake.values()) - self._awake_bytes
        for other in list(self._awake.values()):
            if too_much <= 0:
                return
            if other is not table and other.is_idle:
                too_much -= other.room
                self.forget(other)

    def forget(self, table: Table) -> None:
        if self._awake.get(table.id) is table:
            del self._awake[table.id]
        table.rest()

    def move_out(self, table_id: str | None = None) -> None:
        """A table, or all of them, may be held by another server by now: whoever is there has to come again."""
        tables = self.awake if table_id is None else [self._awake[table_id]] if table_id in self._awake else []
        for table in tables:
            self.forget(table)
            self.reviews.forget(table.id)
            table.move_out()

    def close(self) -> None:
        self.reviews.close()
        for table in list(self._awake.values()):
            self.forget(table)
        self.nets.close()

    @property
    def awake(self) -> Sequence[Table]:
        return list(self._awake.values())

    # Making

    async def make(self, guest: str, wish: TableWish) -> Table:
        line = line_of(wish, await self._origin(guest, wish))
        begun = await asyncio.to_thread(self.nets.begin, line.game)
        has_lot = wish.lot and wish.origin is None
        sitting = [wish.seats[drawn] for drawn in line.draw_seats()] if has_lot else wish.seats
        seats = tuple(map(seat_wished, sitting))
        people = {guest: MAKER} if any(seat.person == MAKER for seat in seats) else {}
        powers = frozenset({Power(guest, "manage")})
        while True:
            seating: Seating = "lot" if has_lot else "set"
            facts = self._new_facts(begun, wish.aids, wish.authentic, seating, line.absence)
            standing, writes = self._begin(facts, line.copy(), seats, powers, people)
            try:
                await self.storage.write([*begun.writes, *writes])
            except Conflict:  # another table has this code already
                continue
            return self._open(standing)

    async def _origin(self, guest: str, wish: TableWish) -> Line | None:
        """The game that is over from which a new table is to go on."""
        if wish.origin is None:
            return None
        table = await self.table(wish.origin.table)
        table.check_viewer(guest, None)
        table.check(guest, "review")
        return table.line

    def _new_facts(self, begun: Beginning, aids: bool, authentic: bool, seating: Seating, absence: int | None) -> Facts:
        made = rows.iso_of(self._pace.clock())
        return Facts(new_table_id(), new_code(), aids, authentic, made, seating, absence, net=begun.net)

    def _begin(
        self, facts: Facts, line: Line, seats: tuple[Seat, ...], powers: frozenset[Power], people: dict[str, int]
    ) -> tuple[Standing, list[Write]]:
        """A new table up to its first decision, and how to write it."""
        holder = self.leases.number
        draft = Draft(Standing(facts, line, seats, powers, people, changed=facts.made, holder=holder), facts.made)
        draft.note_making(note_of(number, seat) for number, seat in enumerate(seats))
        draft.go_on()
        return draft.standing, [*made(draft.standing), *draft.beside]

    def _open(self, standing: Standing) -> Table:
        table = Table(standing, (), self.storage, self.computers, self._pace)
        if standing.holder == self.leases.number:  # else others thought that this server was lost
            self._keep(table)
            table.go_on()
        return table

    async def rematch(self, table: Table, request: RequestKey) -> None:
        """The same once more; everybody moves on by one seat, so that somebody else begins."""
        new: list[str] = []
        game = hortus.load(table.line.game.name, **table.line.game.chosen)  # as it is installed
        begun = await asyncio.to_thread(self.nets.begin, game)

        def again(draft: Draft) -> None:
            if not draft.line.is_over:
                raise NotOver("server-not-over")
            if draft.rematch is not None:
                return
            seats, people = moved_on(draft)
            left = {Power(guest, "watch") for guest in draft.people if guest not in people}  # they may still look on
            powers = frozenset(draft.powers | left)
            facts = self._new_facts(begun, draft.facts.aids, draft.facts.authentic, "moved", draft.facts.absence)
            standing, writes = self._begin(
                facts, Line(game, Dealer.random(), absence=facts.absence), seats, powers, people
            )
            draft.write([*begun.writes, *writes])
            draft.set_rematch(standing.facts.id)
            new.append(standing.facts.id)

        await table.change(request, again)
        for table_id in new:
            await self.table(table_id)

    async def delete(self, table: Table) -> None:
        await self.storage.write(rows.delete_table(table.id, table.standing.holder))
        self.reviews.forget(table.id)
        self.forget(table)
        table.close()

    async def delete_finished(self, before: float) -> int:
        """Tables whose game is over and at which nothing has happened since then; how many there were."""
        finished = await self.storage.finished_before(rows.iso_of(before))
        for table_id in finished:
            with suppress(Elsewhere, Conflict):  # another server holds it, and deletes it
                await self._delete(table_id)
        return len(finished)

    async def _delete(self, table_id: str) -> None:
        """A table that need not be awake."""
        table = self._awake.get(table_id)
        if table is not None:
            await self.delete(table)
        else:
            await self.storage.write(rows.delete_table(table_id, await self.leases.take(table_id)))
            self.reviews.forget(table_id)

    # Forgetting

    async def forget_guest(self, guest: str) -> Forgotten:
        """Everything about a guest: tables of nobody else's are deleted, the others are left.

        It may be asked for again, if the disk fails on the way.
        """
        if await self.storage.has_tidied(guest):  # an empty commit would hold up everybody who plays
            await self.storage.write([rows.forget_tidied(guest)])
        told = Forgotten()
        for held in await self.storage.tables_held_by(guest):
            try:
                is_deleted = await self._forget_at(guest, held)
            except Elsewhere as there:
                is_deleted = await self.others.forget(there, guest)
            told.deleted += is_deleted
            told.left += not is_deleted
        return told

    async def forget_at(self, guest: str, table_id: str) -> bool:
        """Whether the table had to be deleted; as another server asks it."""
        held = [held for held in await self.storage.tables_held_by(guest) if held.table_id == table_id]
        return bool(held) and await self._forget_at(guest, held[0])

    async def _forget_at(self, guest: str, held: Held) -> bool:
        table = self._awake.get(held.table_id)
        if held.shared or (table is not None and is_shared(table.standing, guest)):
            await self._leave(guest, held)
            return False
        await self._delete(held.table_id)
        return True

    async def _leave(self, guest: str, held: Held) -> None:
        """A finished game that nobody looks at need not be woken, and one that cannot be woken is left all the same."""
        table_id = held.table_id
        try:
            if held.over and not self._is_up(table_id):
                await self.storage.write(rows.leave(table_id, await self.leases.take(table_id), guest))
            if not held.over or self._is_up(table_id):
                await (await self.table(table_id)).change(None, lambda draft: forget(draft, guest))
        except NoSuchTable:
            pass  # others were quicker
        except StorageFailed as error:
            if error.message_id == "server-storage-failed":  # nothing is wrong with the table
                raise
            await self.storage.write(rows.leave(table_id, await self.leases.take(table_id), guest))
            if self._broken.is_due(("left", table_id)):
                log.error("table_broken: Table %s could not be woken to be left: the guest was taken off it.", table_id)

    def _is_up(self, table_id: str) -> bool:
        return table_id in self._awake or table_id in self._waking

    # Joining

    async def describe(self, guest: str, key: str) -> InvitationInfo:
        """What a code or a link leads to, told without changing anything."""
        invitation = await self._invitation(key)
        table = await self.table(invitation.table_id)
        standing, at = table.standing, table.situation(guest)
        seat, reason = None, None
        try:
            seat = invitation.seat_for(standing, guest)
            check_way(invitation, at, seat)
        except (NoFreeSeat, NoPower) as error:
            reason = Sentence(error.message_id, error.arguments)
        return InvitationInfo(
            table=table.id,
            game=table.line.game.name,
            options=dict(table.line.game.chosen),
            seats=table.seat_infos(guest),
            over=table.line.is_over,
            absence=standing.facts.absence,
            aids=standing.facts.aids,
            chosen=table.line.dealer.seed is not None,
            gives="seat" if invitation.what == "code" else invitation.what,
            seat=seat if reason is None else None,
            yours=Power(guest, invitation.what) in standing.powers if seat is None else at.is_own(seat),
            refusal=reason,
        )

    async def join(self, guest: str, wish: JoinWish) -> Joined:
        """Take what a code or a link gives, or only watch."""
        invitation = await self._invitation(wish.key)
        table = await self.table(invitation.table_id)
        sat: list[int | None] = []

        def come(draft: Draft) -> None:
            sat.append(None if wish.watch else invitation.seat_for(draft.before, guest))
            if wish.watch:
                invitation.check_alive(draft.before)
                if not draft.before.is_invited(guest):
                    draft.give(Power(guest, "watch"))
            else:
                accept(draft, invitation, table.situation(guest), guest, sat[0], wish.name)

        await table.change(None, come)
        seat = sat[0] if sat else None
        may_look = seat is not None and refusal("look", table.situation(guest), seat) is None
        return Joined(table.id, seat if may_look else None)

    async def _invitation(self, key: str) -> Invitation:
        if is_link(key):
            return self.signer.read_link(key)
        code = code_of(key)
        if code is not None and len(code) == KEY_LENGTH:
            found = await self.storage.seat_of_key(code)
            if found is not None:
                return Invitation(found[0], "return", found[1], code=code)
        elif code is not None:
            table_id = await self.storage.table_of_code(code)
            if table_id is not None:
                return Invitation(table_id, "code")
        raise BadLink("server-bad-code")

    # Telling

    async def own_tables(self, guest: str) -> list[OwnTable]:
        listed = await self.storage.tables_of_guest(guest, MOST_OWN)
        seats = self.seats_at(guest, [one.table.id for one in listed])
        seats |= await self.others.seats(guest, [(one.table.id, one.table.holder) for one in listed])
        tables = []
        for one in listed:
            try:
                tables.append(own_table(one, seats.get(one.table.id)))
            except BROKEN as error:
                self._tell_broken(one.table.id, error)
        return tables

    def seats_at(self, guest: str, tables: Iterable[str]) -> dict[str, list[SeatInfo]]:
        """Who is there, at those that are awake."""
        awake = (self._awake[table_id] for table_id in tables if table_id in self._awake)
        return {table.id: table.seat_infos(guest) for table in awake}

    async def tidy(self, guest: str, wish: TidyWish) -> list[OwnTable]:
        """Off the guest's list, and nothing else. Whether another table exists is nobody's business."""
        if wish.table is None:
            if await self.storage.has_finished(guest):
                await self.storage.write([rows.tidy_finished(guest)])
        elif await self.storage.has_power(guest, wish.table):
            await self.storage.write(rows.tidy(wish.table, guest))
        else:
            raise NoPower("server-no-power-list")
        return await self.own_tables(guest)

    def links(self, table: Table, far: bool) -> Links:
        standing, signer = table.standing, self.signer
        seats = {
            str(number): signer.seat_link(table.id, number, seat.epoch)
            for number, seat in enumerate(standing.seats)
            if seat.is_free
        }
        watch = signer.watch_link(table.id, standing.watch_epoch)
        return Links(seats, watch, signer.manage_link(table.id, standing.manage_epoch), far)

    def devices(self, table: Table, seat: int) -> DeviceInfo:
        who = table.standing.seats[seat]
        code = who.key or ""
        return DeviceInfo(spaced(code), f"/join/{code}", len(table.standing.devices_of(who.person)))


def is_shared(standing: Standing, guest: str) -> bool:
    """Whether anybody else has something to do with this table."""
    others = {*standing.people, *(power.guest for power in standing.powers)} - {guest}
    return any(not other.startswith(FORGOTTEN) for other in others)


def check_way(invitation: Invitation, at: Situation, seat: int | None) -> None:
    """Whether one may take what an invitation gives; what one has already needs no asking."""
    if seat is None or at.is_own(seat):
        return
    if invitation.what == "return":
        check(at, "return", seat=seat)
    else:
        check(at, *JOINING, seat=seat)


def accept(draft: Draft, invitation: Invitation, at: Situation, guest: str, seat: int | None, name: str) -> None:
    """What an invitation gives: a power, a seat, or one's own seat on one device more."""
    check_way(invitation, at, seat)
    if seat is None:
        draft.give(Power(guest, invitation.what))
    elif invitation.what == "return":
        add_device(draft, guest, seat)
    elif not at.is_own(seat):
        sit(draft, guest, seat, name)


def moved_on(draft: Draft) -> tuple[tuple[Seat, ...], dict[str, int]]:
    """The seats of the next game: everybody one seat on, people counted anew. Who has left a seat has left it."""
    count = len(draft.seats)
    seats: list[Seat] = []
    numbers: dict[int, int] = {}  # person there -> person here
    for number in range(count):
        seat = draft.seats[(number + 1) % count]
        if seat.kind == "person" and seat.person is not None:
            person = numbers.setdefault(seat.person, len(numbers) + 1)
            seats.append(Seat("person", seat.name, "", 0, person, new_key()))
        else:
            seats.append(Seat(seat.kind, "" if seat.kind == "computer" else seat.name, seat.player))
    return tuple(seats), {guest: numbers[person] for guest, person in draft.people.items() if person in numbers}


def note_of(number: int, seat: Seat) -> Note:
    """Who sits there, for the record."""
    if seat.kind == "computer":
        return Note("computer", number, player=seat.player)
    return Note("open", number) if seat.person is None else Note("sits", number, seat.person)


def own_table(listed: Listed, seats: list[SeatInfo] | None) -> OwnTable:
    """From the disk: no table is woken to be listed. Whether somebody is there is known of those that are awake."""
    row = listed.table
    keys = hortus.load(row.game).seat_names
    kept = [seat_of(seat) for seat in listed.seats]
    asleep = [seat.info(keys[number], listed.person) for number, seat in enumerate(kept)]
    at = Situation(tuple(Chair(seat.kind, seat.person) for seat in kept), listed.person, manages=listed.manages)
    return OwnTable(
        table=row.id,
        code=row.code if refusal("invite", at) is None else "",
        game=row.game,
        seats=asleep if seats is None else seats,
        turn=any(asleep[int(seat)].yours for seat in row.waiting.split()),
        over=row.over,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        ply=row.ply,
        changed=row.changed,
    )
