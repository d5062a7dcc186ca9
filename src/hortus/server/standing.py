"""How a table stands, and drafts of how it will stand: a draft is written to the disk before it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from hortus.contract.errors import IllegalAction, NotChoosing
from hortus.contract.game import CHANCE
from hortus.policy.undo import is_forced, is_forced_formality, ply_after_undo
from hortus.records import Line
from hortus.server import rows
from hortus.server.errors import NoRace
from hortus.server.protocol import Result
from hortus.server.rows import Entry, Write
from hortus.server.seats import Power, Seat, Seating, among_people

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Facts:
    """What never changes about a table."""

    id: str
    code: str
    aids: bool
    authentic: bool
    made: str  # when, ISO time
    seating: Seating | None = None  # how people came to their seats; None: from before that was kept


@dataclass(frozen=True)
class Standing:
    """A table between two changes, as it is on the disk. The line is looked at, never played on."""

    facts: Facts
    line: Line
    seats: tuple[Seat, ...]
    powers: frozenset[Power]
    place: int = 0  # the next free place in the log
    number: int = 0  # of the last event
    choices: dict[int, int] = field(default_factory=dict)  # seat -> its sealed choice
    rematch: str | None = None
    changed: str = ""  # when, ISO time
    race_after: int | None = None  # people will race once they have been shown this event; not on the disk
    racing: bool = False  # people race for the chance event that is due; not on the disk

    def row(self) -> dict[str, Any]:
        """What the disk keeps of it, beside the log, the seats and the powers."""
        return {
            "number": self.number,
            "ply": self.line.ply,
            "over": self.line.is_over,
            "result": self.result,
            "waiting": " ".join(map(str, self.waiting)),
            "rematch": self.rematch,
            "changed": self.changed,
        }

    @property
    def result(self) -> str | None:
        """How the game ended, as the disk keeps it for lists of tables. After a resignation nobody counts points."""
        line = self.line
        if not line.is_over:
            return None
        points = list(line.position.points()) if line.resigned is None else []
        return encode(Result(list(line.winners()), points, line.resigned)).decode()

    @property
    def waiting(self) -> list[int]:
        """The seats that have to choose and have not."""
        if self.line.is_over:
            return []
        return [seat for seat in self.line.position.choosing if seat not in self.choices]

    @property
    def computers_alone(self) -> bool:
        """Nobody plays here: whoever comes looks on."""
        return all(seat.kind == "computer" for seat in self.seats)

    @property
    def is_paced(self) -> bool:
        """Whether the table waits for what its pages have shown."""
        return self.race_after is not None or (self.computers_alone and not self.line.is_over)

    def holds(self, guest: str, seat: int) -> bool:
        return Power(guest, "seat", seat) in self.powers

    @property
    def taken(self) -> set[int]:
        """The seats that somebody holds."""
        return {power.seat for power in self.powers if power.what == "seat"}

    def manages(self, guest: str) -> bool:
        return Power(guest, "manage") in self.powers

    def may_watch(self, guest: str) -> bool:
        return any(power.guest == guest for power in self.powers)


@dataclass(frozen=True)
class Happening:
    """One event: up to which ply it leads, or only to the halt within it, and what else it changed."""

    ply: int
    halt: bool = False
    back: bool = False
    seats: bool = False
    table: bool = False


class Draft:
    """A standing to be: what is done to it becomes writes for the disk and events for people."""

    def __init__(self, standing: Standing, request: str | None = None) -> None:
        self.before = standing
        self.facts = standing.facts
        self.request = request
        self.line = standing.line.copy()
        self.seats = list(standing.seats)
        self.powers = set(standing.powers)
        self.place = standing.place
        self.choices = dict(standing.choices)
        self.rematch = standing.rematch
        self.race_after = standing.race_after
        self.racing = standing.racing
        self.changed = rows.now()
        self.happenings: list[Happening] = []
        self.replaced: int | None = None  # a seat that put another sealed choice in place of its first
        self._writes: list[Write] = []

    # The result

    @property
    def standing(self) -> Standing:
        return replace(
            self.before,
            line=self.line,
            seats=tuple(self.seats),
            powers=frozenset(self.powers),
            place=self.place,
            number=self.number,
            choices=self.choices,
            rematch=self.rematch,
            changed=self.changed,
            race_after=self.race_after,
            racing=self.racing,
        )

    @property
    def number(self) -> int:
        """Of the last event."""
        return self.before.number + len(self.happenings)

    @property
    def writes(self) -> list[Write]:
        """What has to be on the disk before anybody hears of it; nothing if nothing was changed."""
        if not self._writes:
            return []
        asked = [] if self.request is None else [rows.remember_request(self.facts.id, self.request)]
        return [*self._writes, *asked, rows.stand(self.facts.id, self.standing.row())]

    def write(self, writes: Iterable[Write]) -> None:
        self._writes.extend(writes)

    # Playing

    def act(self, seat: int, action: int) -> None:
        """A player's action; at a sealed choice it waits for the others."""
        position = self.line.position
        if self.line.is_over:
            raise IllegalAction("position-over")
        if seat not in position.choosing:
            raise NotChoosing("server-not-your-turn")
        if action not in position.legal_actions(seat):
            reason = position.game.why_not(position.seen_by(seat).state, seat, action)
            text = position.action_text(action)
            raise IllegalAction(reason.message_id, reason.rule, action=text, **reason.arguments)
        if position.is_sealed:
            self._choose(seat, action)
        else:
            self._play(action)

    def _choose(self, seat: int, action: int) -> None:
        is_first = seat not in self.choices
        self.choices[seat] = action
        text = self.line.position.action_text(action)
        self.write(rows.choose(self.facts.id, self.place, seat, text))
        if not is_first:
            self.replaced = seat
        elif not self._all_chosen():
            self.happenings.append(Happening(self.line.ply))

    def _all_chosen(self) -> bool:
        return all(seat in self.choices for seat in self.line.position.choosing)

    def _play(self, action: int, raced: bool = False) -> None:
        actor = self.line.position.to_act
        self.line.repeat(action, raced)
        self._log(Entry(actor, "action", self.line.position.action_text(action), raced))
        if self.line.position.halt_at(self.line.ply) is not None:
            self.happenings.append(Happening(self.line.ply, halt=True))
        self.happenings.append(Happening(self.line.ply, table=self.line.is_over))

    def _log(self, entry: Entry) -> None:
        self.write([rows.append(self.facts.id, self.place, entry, self.request)])
        self.place += 1

    def go_on(self, may_race: bool = False) -> None:
        """Everything that needs no decision: draws, formalities, sealed choices that are all in, or that are none."""
        while not self.line.is_over and not self.racing and self.race_after is None:
            position = self.line.position
            if position.to_act == CHANCE:
                if may_race and position.may_be_raced:
                    self.race_after = self.number
                else:
                    self._play(self.line.dealer.deal(position, self.line.events))
                continue
            if is_forced_formality(position):
                self._play(position.legal_actions()[0])
                continue
            if position.is_sealed:
                self._choose_what_is_forced()
            if not position.is_sealed or not self._all_chosen():
                return
            chosen = self.choices
            self.choices = {}
            for seat in position.choosing:
                self._play(chosen[seat])

    def _choose_what_is_forced(self) -> None:
        position = self.line.position
        for seat in position.choosing:
            if seat not in self.choices and is_forced(position, seat):
                self.choices[seat] = position.legal_actions(seat)[0]

    def race(self, seat: int) -> None:
        """The outcomes of a race stand in the order of the seats: each seat has its own."""
        if self.race_after is not None:
            raise NoRace("server-race-too-early")
        if not self.racing:
            raise NoRace("server-no-race")
        self.racing = False
        self._play(self.line.position.legal_actions()[seat], raced=True)

    def end_race(self) -> None:
        """Nobody was quick enough: a lot decides."""
        if self.racing:
            self.racing = False
            self._play(self.line.dealer.deal(self.line.position, self.line.events))

    def _call_off_race(self) -> None:
        self.race_after, self.racing = None, False

    def undo(self, seat: int) -> None:
        ply = ply_after_undo(self.line, seat, among_people(self.seats, seat))
        was_over = self.line.is_over
        self.line.take_back(seat, ply)
        self._log(Entry(seat, "undo", str(ply)))
        self.choices = {}
        self._call_off_race()
        self.happenings.append(Happening(ply, back=True, table=was_over))

    def resign(self, seat: int) -> None:
        self.line.resign(seat)
        self._log(Entry(seat, "resign", ""))
        self.choices = {}
        self._call_off_race()
        self.happenings.append(Happening(self.line.ply, table=True))

    # Seats and powers

    def seat(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        if seat.kind != "person":
            self._call_off_race()
        values = {"kind": seat.kind, "name": seat.name, "player": seat.player, "epoch": seat.epoch}
        self.write([rows.change_seat(self.facts.id, number, values)])
        self.happenings.append(Happening(self.line.ply, seats=True))

    def tell_seats(self) -> None:
        """Nobody else sits there, but who may has changed."""
        self.happenings.append(Happening(self.line.ply, seats=True))

    def give(self, power: Power) -> None:
        self.powers.add(power)
        self.write(rows.give(self.facts.id, power.guest, power.what, power.seat))

    def take_seat_from_all(self, number: int) -> None:
        self.powers = {power for power in self.powers if power.what != "seat" or power.seat != number}
        self.write([rows.take_seat_from_all(self.facts.id, number)])

    def set_rematch(self, other: str) -> None:
        self.rematch = other
        self.happenings.append(Happening(self.line.ply, table=True))


def replay(line: Line, entries: Sequence[Entry]) -> None:
    """What a log tells, played once more on a new line."""
    for entry in entries:
        if entry.kind == "resign":
            line.resign(entry.actor)
        elif entry.kind == "undo":
            undo_again(line, entry.actor, int(entry.action))
        else:
            line.repeat(line.position.read_action(entry.action), entry.raced)


def undo_again(line: Line, seat: int, ply: int) -> None:
    """Once the end of a game could be taken back too, which no record tells: as if it had not been."""
    if line.is_over:
        line.back_to(ply)
    else:
        line.take_back(seat, ply)
