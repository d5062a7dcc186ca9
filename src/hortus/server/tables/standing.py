"""How a table stands, and drafts of how it will stand: a draft is written to the disk before it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from hortus.contract.errors import IllegalAction, NotChoosing
from hortus.contract.game import CHANCE, Game
from hortus.policy.forced import forced_choices, is_forced_formality
from hortus.policy.powers import Chair, Situation, never
from hortus.policy.undo import ply_after_undo
from hortus.records import Line
from hortus.records.notes import Note
from hortus.server.errors import NoRace
from hortus.server.protocol import Result, encode
from hortus.server.storage import rows
from hortus.server.storage.rows import AT_MAKING, Entry, RequestKey, Write
from hortus.server.tables.seats import Around, Noted, Power, Seat, Seating


@dataclass(frozen=True)
class Facts:
    """What was settled when a table was made."""

    id: str
    code: str  # to join by; it is made anew with the link to watch
    aids: bool
    authentic: bool
    made: str  # when, ISO time
    seating: Seating | None = None  # how people came to their seats; None: from before that was kept
    absence: int | None = None  # so many seconds somebody may be away; None: for ever
    rules: int | None = None  # the version of the game in whose texts the log is kept; None: the newest
    net: str | None = None  # the digest of what its computers began with; empty: none; None: from before it was kept


@dataclass(frozen=True)
class Standing:
    """A table between two changes, as it is on the disk. The line is looked at, never played on."""

    facts: Facts
    line: Line
    seats: tuple[Seat, ...]
    powers: frozenset[Power]
    people: dict[str, int] = field(default_factory=dict)  # guest -> person: all who have ever sat here
    around: Around = field(default_factory=Around)
    watch_epoch: int = 0  # links of earlier epochs are dead
    manage_epoch: int = 0
    entries: int = 0  # so many the log has
    number: int = 0  # of the last event
    revision: int = 0  # counts changes: who writes the next one names this
    holder: int = 0  # the server that may write
    choices: dict[int, int] = field(default_factory=dict)  # seat -> its sealed choice
    rematch: str | None = None
    changed: str = ""  # when, ISO time
    acted: str = ""  # when the last entry was written to the log, ISO time
    race_after: int | None = None  # people will race once they have been shown this event; not on the disk
    racing: bool = False  # people race for the chance event that is due; not on the disk

    def row(self) -> dict[str, Any]:
        """What the disk keeps of it, beside the log, the seats and the powers."""
        return {
            "code": self.facts.code,
            "number": self.number,
            "ply": self.line.ply,
            "over": self.line.is_over,
            "result": self.result,
            "waiting": " ".join(map(str, self.waiting)),
            "rematch": self.rematch,
            "changed": self.changed,
            "watch_epoch": self.watch_epoch,
            "manage_epoch": self.manage_epoch,
        }

    @property
    def written(self) -> Game:
        """The game in the texts of its log: that is never changed, so it goes on in the version that it began in."""
        return self.line.game if self.facts.rules is None else self.line.game.in_version(self.facts.rules)

    @property
    def result(self) -> str | None:
        """How the game ended, as the disk keeps it for lists of tables. After a resignation nobody counts points."""
        line = self.line
        if not line.is_over:
            return None
        points = list(line.position.points()) if line.resigned is None else []
        practice = self.is_practice or self.goes_on
        return encode(Result(list(line.winners()), points, line.resigned, practice)).decode()

    @property
    def goes_on(self) -> bool:
        """From a moment of another game that is over: somebody knows its secrets."""
        return self.line.start_text is not None

    @property
    def is_practice(self) -> bool:
        """Alone with computers somebody has taken back, or asked for a hint: that was no contest."""
        is_alone = self.around.company.people == 1 and any(seat.kind == "computer" for seat in self.seats)
        return is_alone and any(noted.note.kind in ("undo", "hint") for noted in self.around.notes)

    @property
    def waiting(self) -> list[int]:
        """The seats that have to choose and have not."""
        if self.line.is_over:
            return []
        return [seat for seat in self.line.position.choosing if seat not in self.choices]

    @property
    def thinking(self) -> list[int]:
        """The computer players that have to choose."""
        return [seat for seat in self.waiting if self.seats[seat].kind == "computer"]

    @property
    def computers_alone(self) -> bool:
        """Nobody plays here: whoever comes looks on."""
        return all(seat.kind == "computer" for seat in self.seats)

    @property
    def is_paced(self) -> bool:
        """Whether the table waits for what its pages have shown."""
        return self.race_after is not None or (self.computers_alone and not self.line.is_over)

    def person_of(self, guest: str) -> int | None:
        """Who the guest is here; None: somebody who has never sat down."""
        return self.people.get(guest)

    def devices_of(self, person: int | None) -> set[str]:
        """The guests who are one person."""
        return {guest for guest, number in self.people.items() if number == person}

    def is_invited(self, guest: str) -> bool:
        return guest in self.people or not self.powers.isdisjoint((Power(guest, "watch"), Power(guest, "manage")))

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats as policy sees them."""
        looked, asks = self.around.looked, self.around.company.asks
        return tuple(
            Chair(who.kind, who.person, looked.get(seat, frozenset()), seat in asks)
            for seat, who in enumerate(self.seats)
        )

    def are_others_beside(self, person: int | None) -> bool:
        """Whether another person sits here, has ever sat here, or may still sit down."""
        return Situation(self.chairs, person).others

    def situation(self, person: int | None, guest: str = "", is_absent: Callable[[int], bool] = never) -> Situation:
        """The table as policy sees it when somebody comes."""
        line = self.line
        return Situation(
            chairs=self.chairs,
            person=person,
            is_invited=self.is_invited(guest),
            manages=Power(guest, "manage") in self.powers,
            is_over=line.is_over,
            has_begun=self.around.has_undone or line.ply > line.events,
            has_undone=self.around.has_undone,
            seed_was_chosen=line.dealer.seed is not None or self.goes_on,
            allows_aids=self.facts.aids,
            holds_secret=self.holds_secret,
            is_absent=is_absent,
        )

    def holds_secret(self, seat: int) -> bool:
        """Whether who looks through the eyes of a seat knows more than everybody does."""
        position = self.line.position
        return seat in self.choices or position.known_bytes(seat) != position.known_bytes(None)


def check_choosing(line: Line, seat: int) -> None:
    if line.is_over:
        raise IllegalAction("position-over")
    if seat not in line.position.choosing:
        raise NotChoosing("server-not-your-turn")


@dataclass(frozen=True)
class Happening:
    """One event: up to which ply it leads, or only to the halt within it, and what else it changed."""

    ply: int
    noted: tuple[Noted, ...] = ()
    halt: bool = False
    back: bool = False
    seats: bool = False
    table: bool = False


class Draft:
    """A standing to be: what is done to it becomes writes for the disk and events for people."""

    def __init__(self, standing: Standing, now: str, request: RequestKey | None = None) -> None:
        self.before = standing
        self.facts = standing.facts
        self.written = standing.written
        self.request = request
        self.line = standing.line.copy()
        self.seats = list(standing.seats)
        self.powers = set(standing.powers)
        self.people = dict(standing.people)
        self.around = standing.around
        self.watch_epoch, self.manage_epoch = standing.watch_epoch, standing.manage_epoch
        self.acted = standing.acted
        self.entries = standing.entries
        self.choices = dict(standing.choices)
        self.rematch = standing.rematch
        self.race_after = standing.race_after
        self.racing = standing.racing
        self.changed = now  # ISO time
        self.happenings: list[Happening] = []
        self.replaced: int | None = None  # a seat that put another sealed choice in place of its first
        self._writes: list[Write] = []

    # The result

    @property
    def standing(self) -> Standing:
        before = self.before
        return Standing(
            facts=self.facts,
            line=self.line,
            seats=tuple(self.seats),
            powers=frozenset(self.powers),
            people=self.people,
            around=self.around,
            watch_epoch=self.watch_epoch,
            manage_epoch=self.manage_epoch,
            entries=self.entries,
            number=self.number,
            revision=before.revision + 1,
            holder=before.holder,
            choices=self.choices,
            rematch=self.rematch,
            changed=self.changed if self.happenings else before.changed,  # what is no event is nobody's news
            acted=self.acted,
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
        if not self._writes and not self.happenings:
            return []
        before, after = self.before, self.standing.row()
        return [rows.stand(self.facts.id, before.holder, before.revision, after), *self.beside]

    @property
    def beside(self) -> list[Write]:
        """All of it but the standing itself."""
        asked = [] if self.request is None else [rows.remember_request(self.facts.id, self.request)]
        return [*self._writes, *asked]

    def write(self, writes: Iterable[Write]) -> None:
        self._writes.extend(writes)

    # Playing

    def act(self, seat: int, action: int) -> None:
        """A player's action; at a sealed choice it waits for the others."""
        check_choosing(self.line, seat)
        position = self.line.position
        position.check(action, seat)
        if position.is_sealed:
            self._choose(seat, action)
        else:
            self._play(action)

    def _choose(self, seat: int, action: int) -> None:
        is_first = seat not in self.choices
        self.choices[seat] = action
        self.write(rows.choose(self.facts.id, self.entries, seat, self.written.action_text(action)))
        if not is_first:
            self.replaced = seat
        elif not self._all_chosen():
            self.happenings.append(Happening(self.line.ply))

    def _all_chosen(self) -> bool:
        return all(seat in self.choices for seat in self.line.position.choosing)

    def _play(self, action: int, raced: bool = False) -> None:
        actor = self.line.position.to_act
        self.line.repeat(action, raced)
        self._log(Entry(actor, "action", self.written.action_text(action), raced))
        if self.line.position.halt_at(self.line.ply) is not None:
            self.happenings.append(Happening(self.line.ply, halt=True))
        self.happenings.append(Happening(self.line.ply, table=self.line.is_over))

    def _log(self, entry: Entry) -> None:
        request = None if self.request is None else self.request.request
        self.write([rows.append(self.facts.id, self.entries, entry, request, self.changed)])
        self.entries += 1
        self.acted = self.changed

    def go_on(self, people_may_race: Callable[[], bool] = lambda: False) -> None:
        """Everything that needs no decision: draws, formalities, sealed choices that are all in, or that are none."""
        while not self.line.is_over and not self.racing and self.race_after is None:
            position = self.line.position
            if position.to_act == CHANCE:
                if position.may_be_raced and people_may_race():
                    self.race_after = self.number
                else:
                    self._play(self.line.dealer.deal(position, self.line.events))
                continue
            if is_forced_formality(position):
                self._play(position.legal_actions()[0])
                continue
            self.choices |= forced_choices(position)
            if not position.is_sealed or not self._all_chosen():
                return
            chosen = self.choices
            self.choices = {}
            for seat in position.choosing:
                self._play(chosen[seat])

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
        ply = ply_after_undo(self.line, seat, self.standing.are_others_beside(self.seats[seat].person))
        self.line.take_back(seat, ply)
        self._log(Entry(seat, "undo", str(ply)))
        self.choices = {}
        self._call_off_race()
        noted = Noted(ply, Note("undo", seat, ply=ply))
        self.around = self.around.with_notes(noted)
        self.happenings.append(Happening(ply, (noted,), back=True, table=True))

    def hint(self, seat: int) -> None:
        """All see that a hint was asked for, once at each moment."""
        note = Note("hint", seat)
        if not any((noted.ply, noted.note) == (self.line.ply, note) for noted in self.around.notes):
            self.tell(note, table=True)

    def resign(self, seat: int) -> None:
        self.line.resign(seat)
        self._log(Entry(seat, "resign", ""))
        self.choices = {}
        self._call_off_race()
        self.happenings.append(Happening(self.line.ply, table=True))

    # Seats and powers

    def settle(self, number: int, seat: Seat, *notes: Note) -> None:
        """Somebody else plays here from now on, or the same person under another name."""
        is_left = seat.kind == "computer" and seat.person is not None  # what its person has chosen stays
        stays = is_left or seat.kind == self.seats[number].kind
        if not stays and self.choices.pop(number, None) is not None:  # nobody plays or sees what another has chosen
            self.write([rows.unchoose(self.facts.id, self.entries, number)])
        self.seats[number] = seat
        if seat.kind != "person":
            self._call_off_race()
        self.write([rows.change_seat(self.facts.id, number, asdict(seat))])
        self.tell(*notes, seats=True)

    def know(self, guest: str, person: int) -> None:
        """The guest is this person, on one device more."""
        self.people[guest] = person
        self.write([rows.know(self.facts.id, guest, person)])

    def unknow(self, guest: str) -> None:
        del self.people[guest]
        self.write([rows.unknow(self.facts.id, guest)])

    def give(self, power: Power) -> None:
        if power not in self.powers:
            self.powers.add(power)
            self.write([rows.give(self.facts.id, *power)])

    def take(self, power: Power) -> None:
        self.powers.discard(power)
        self.write([rows.take(self.facts.id, *power)])

    def renew_watching(self, code: str) -> None:
        """Links to watch that were made before are dead, and so is the code, by which one may watch, too."""
        self.watch_epoch += 1
        self.facts = replace(self.facts, code=code)
        self.tell(table=True)

    def renew_managing(self) -> None:
        self.manage_epoch += 1
        self.tell(table=True)

    def see_off(self, number: int) -> None:
        """The person of a seat has gone away. That is nobody's news, but absence counts from here."""
        self.seats[number] = replace(self.seats[number], seen=self.changed)
        self.write([rows.change_seat(self.facts.id, number, {"seen": self.changed})])

    def tell(self, *notes: Note, seats: bool = False, table: bool = False, reader: int | None = None) -> None:
        """Add notes to the log, for everybody and for the record, or for one person alone."""
        noted = tuple(Noted(self.line.ply, note, time=self.changed, reader=reader) for note in notes)
        for one in noted:
            self._note(one, self.entries)
        self.happenings.append(Happening(self.line.ply, noted, seats=seats, table=table))

    def note_making(self, notes: Iterable[Note]) -> None:
        """How the table was made is in the record, and no news."""
        for note in notes:
            self._note(Noted(0, note, is_told=False), AT_MAKING)

    def _note(self, noted: Noted, after: int) -> None:
        text = noted.note.text(self.written.seat_names)
        written = sum(earlier.note.kind != "undo" for earlier in self.around.notes)  # those are in the log
        self.write([rows.write_note(self.facts.id, written, after, text, self.changed, noted.reader)])
        if noted.reader is None:
            self.line.note(noted.note)
        self.around = self.around.with_notes(noted)

    def set_rematch(self, other: str) -> None:
        self.rematch = other
        self.happenings.append(Happening(self.line.ply, table=True))
