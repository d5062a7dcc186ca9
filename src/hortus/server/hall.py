"""The hall: all tables of a server, made, found, joined, played once more and deleted."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Literal

import msgspec

import hortus
from hortus.records import Line
from hortus.server import rows
from hortus.server.errors import BadLink, Conflict, NoFreeSeat, NoPower, NoSuchTable, NotOver, StorageFailed
from hortus.server.links import Invitation, Signer, code_of, is_link, new_code, new_table_id
from hortus.server.protocol import (
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
from hortus.server.rows import Write
from hortus.server.seats import Power, Seat, Seating, clean_name
from hortus.server.standing import Draft, Facts, Standing
from hortus.server.storage import Listed, Storage
from hortus.server.table import RACE_SECONDS, RACE_WAIT_SECONDS, Table, standing_of
from hortus.server.thinking import Computers
from hortus.server.wishes import dealer_of, game_of, seat_of

AWAKE_MEGABYTES = 200.0
"""So much memory is for tables, unless those in use take more."""
MOST_OWN = 50
"""So many tables are listed on a guest's start page."""


class Hall:
    """Tables that are awake, and the way to those that are not."""

    def __init__(
        self,
        storage: Storage,
        signer: Signer,
        computers: Computers,
        race_seconds: float = RACE_SECONDS,
        race_wait_seconds: float = RACE_WAIT_SECONDS,
        awake_megabytes: float = AWAKE_MEGABYTES,
    ) -> None:
        self.storage = storage
        self.signer = signer
        self.computers = computers
        self._race_times = race_seconds, race_wait_seconds
        self._awake_bytes = awake_megabytes * 1e6
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._waking: dict[str, asyncio.Task[Table]] = {}

    # Finding

    async def table(self, table_id: str) -> Table:
        """The one table of that id. However many ask for one that sleeps, it is woken once."""
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
        saved = await self.storage.read(table_id)
        if saved is None:
            raise NoSuchTable("server-no-such-table")
        game = hortus.load(saved.table.game, **json.loads(saved.table.options))
        if game.version != saved.table.rules:
            raise StorageFailed("server-other-rules", version=saved.table.rules, known=game.version)
        standing = await asyncio.to_thread(standing_of, saved, game)  # a long game takes a while
        table = Table(standing, saved.requests, self.storage, self.computers, *self._race_times)
        self._keep(table)
        if saved.table.over and saved.table.result is None:  # it ended before results were kept
            with suppress(StorageFailed):  # it can be opened all the same
                await self.storage.write([rows.stand(table_id, {"result": standing.result})])
        await table.wake()
        return table

    def _keep(self, table: Table) -> None:
        """Those that were asked for longest ago go to sleep, if nobody is there."""
        self._awake[table.id] = table
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

    def close(self) -> None:
        for table in list(self._awake.values()):
            self.forget(table)

    @property
    def awake(self) -> Sequence[Table]:
        return list(self._awake.values())

    # Making

    async def make(self, guest: str, wish: TableWish) -> Table:
        line = Line.start(game_of(wish), dealer_of(wish))
        sitting = [wish.seats[place] for place in line.draw_seats()] if wish.lot else wish.seats
        mine = {Power(guest, "seat", seat) for seat, who in enumerate(sitting) if who.kind == "person" and who.here}
        powers = frozenset({Power(guest, "manage"), *mine})
        seats = tuple(map(seat_of, sitting))
        while True:
            facts = new_facts(wish.aids, wish.authentic, "lot" if wish.lot else "set")
            standing, writes = self._begin(facts, line, seats, powers)
            try:
                await self.storage.write(writes)
            except Conflict:  # another table has this code already
                continue
            return self._open(standing)

    def _begin(
        self, facts: Facts, line: Line, seats: tuple[Seat, ...], powers: frozenset[Power]
    ) -> tuple[Standing, list[Write]]:
        """A new table up to its first decision, and how to write it."""
        draft = Draft(Standing(facts, line, seats, powers, changed=facts.made))
        draft.go_on()
        return draft.standing, [*made(draft.standing), *draft.writes]

    def _open(self, standing: Standing) -> Table:
        table = Table(standing, (), self.storage, self.computers, *self._race_times)
        self._keep(table)
        table.go_on()
        return table

    async def rematch(self, table: Table, request: str) -> None:
        """The same once more; everybody moves on by one seat, so that somebody else begins."""
        new: list[str] = []

        def again(draft: Draft) -> None:
            if not draft.line.is_over:
                raise NotOver("server-not-over")
            if draft.rematch is not None:
                return
            count = len(draft.seats)
            seats = tuple(draft.seats[(seat + 1) % count] for seat in range(count))
            powers = frozenset(
                power._replace(seat=(power.seat - 1) % count) if power.what == "seat" else power
                for power in draft.powers
            )
            facts = new_facts(draft.facts.aids, draft.facts.authentic, "moved")
            standing, writes = self._begin(facts, Line.start(draft.line.game), seats, powers)
            draft.write(writes)
            draft.set_rematch(standing.facts.id)
            new.append(standing.facts.id)

        await table.change(request, again)
        for table_id in new:
            await self.table(table_id)

    async def delete(self, table: Table) -> None:
        await self.storage.write(rows.delete_table(table.id))
        self.forget(table)
        table.close()

    # Joining

    async def describe(self, guest: str, key: str) -> InvitationInfo:
        """What a code or a link leads to, told without changing anything."""
        invitation = await self._invitation(key)
        table = await self.table(invitation.table_id)
        standing = table.standing
        invitation.check_alive(standing)
        try:
            power, refusal = invitation.power(standing, guest), None
        except NoFreeSeat as error:
            power, refusal = None, Sentence(error.message_id, error.arguments)
        return InvitationInfo(
            table=table.id,
            game=table.line.game.name,
            options=dict(table.line.game.chosen),
            seats=table.seat_infos(guest),
            over=table.line.is_over,
            gives=gives(invitation),
            seat=power.seat if power is not None and power.what == "seat" else None,
            yours=power in standing.powers,
            refusal=refusal,
        )

    async def join(self, guest: str, wish: JoinWish) -> Joined:
        """Take what a code or a link gives, or only watch."""
        invitation = await self._invitation(wish.key)
        table = await self.table(invitation.table_id)
        sat: list[int] = []

        def sit(draft: Draft) -> None:
            if wish.watch:
                invitation.check_alive(draft.before)
                if not draft.before.may_watch(guest):
                    draft.give(Power(guest, "watch"))
                return
            power = invitation.power(draft.before, guest)
            is_seat = power.what == "seat"
            if is_seat:
                sat.append(power.seat)
            if power not in draft.powers:
                draft.give(power)
                if is_seat:
                    take(draft, power.seat, wish.name)

        await table.change(None, sit)
        return Joined(table.id, sat[0] if sat else None)

    async def _invitation(self, key: str) -> Invitation:
        if is_link(key):
            return self.signer.read_link(key)
        code = code_of(key)
        table_id = None if code is None else await self.storage.table_of_code(code)
        if table_id is None:
            raise BadLink("server-bad-code")
        return Invitation(table_id, "code")

    # Telling

    async def own_tables(self, guest: str) -> list[OwnTable]:
        listed = await self.storage.tables_of_guest(guest, MOST_OWN)
        return [own_table(one, guest, self._awake.get(one.table.id)) for one in listed]

    async def tidy(self, guest: str, wish: TidyWish) -> list[OwnTable]:
        """Off the guest's list, and nothing else. Whether another table exists is nobody's business."""
        if wish.table is None:
            await self.storage.write([rows.tidy_finished(guest)])
        elif await self.storage.has_power(guest, wish.table):
            await self.storage.write(rows.tidy(wish.table, guest))
        else:
            raise NoPower("server-no-power-list")
        return await self.own_tables(guest)

    def links(self, table: Table, far: bool) -> Links:
        seats = {
            str(seat): self.signer.seat_link(table.id, seat, who.epoch) for seat, who in enumerate(table.standing.seats)
        }
        return Links(seats, self.signer.watch_link(table.id), self.signer.manage_link(table.id), far)


def gives(invitation: Invitation) -> Literal["seat", "watch", "manage"]:
    match invitation.what:
        case "watch" | "manage" as what:
            return what
    return "seat"


def take(draft: Draft, number: int, name: str) -> None:
    """Somebody sits down. Whoever is the first there may give a name; on another device it stays as it is."""
    who = draft.seats[number]
    name = clean_name(name)
    if who.kind == "open" or (who.kind == "person" and name and (not who.name or number not in draft.before.taken)):
        draft.seat(number, Seat("person", name, "", who.epoch))
    else:
        draft.tell_seats()


def new_facts(aids: bool, authentic: bool, seating: Seating) -> Facts:
    return Facts(new_table_id(), new_code(), aids, authentic, rows.now(), seating)


def made(standing: Standing) -> list[Write]:
    """A new table for the disk: everything but its log."""
    facts, line = standing.facts, standing.line
    table = {
        "id": facts.id,
        "code": facts.code,
        "game": line.game.name,
        "rules": line.game.version,
        "options": json.dumps(dict(line.game.chosen)),
        "aids": facts.aids,
        "authentic": facts.authentic,
        "secret": line.dealer.secret,
        "seed": line.dealer.seed,
        "made": facts.made,
        "seating": facts.seating,
        **standing.row(),
    }
    seats = [{"table_id": facts.id, "seat": seat, **asdict(who)} for seat, who in enumerate(standing.seats)]
    powers = [
        {"table_id": facts.id, "guest": power.guest, "power": power.what, "seat": power.seat}
        for power in standing.powers
    ]
    return [
        Write(rows.NEW_TABLE, table),
        *(Write(rows.NEW_SEAT, seat) for seat in seats),
        *(Write(rows.NEW_POWER, power) for power in powers),
    ]


def own_table(listed: Listed, guest: str, table: Table | None) -> OwnTable:
    """From the disk: no table is woken to be listed. Whether somebody is there is known of those that are awake."""
    row = listed.table
    keys = hortus.load(row.game).seat_names
    asleep = [
        SeatInfo(
            keys[seat.seat],
            seat.kind,
            seat.name,
            seat.player,
            False,
            seat.seat in listed.own,
            seat.seat in listed.taken,
        )
        for seat in listed.seats
    ]
    return OwnTable(
        table=row.id,
        code=row.code,
        game=row.game,
        seats=asleep if table is None else table.seat_infos(guest),
        turn=any(int(seat) in listed.own for seat in row.waiting.split()),
        over=row.over,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        ply=row.ply,
        changed=row.changed,
    )
