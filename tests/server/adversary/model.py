"""The model: who sits where by whose will, and so who may know, play and change what. It never asks the policy.

It hears every step and every answer. What was answered with yes must have been right; what reached somebody must have
been for those eyes; and what stands behind the wire must have come about by steps that it knows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hortus.contract.game import CHANCE
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.records import Line
from hortus.server.table import Table
from tests.server.adversary.house import Piece, Step
from tests.server.adversary.worlds import Back, Play, Tape

PLACE = re.compile(r"/api/tables/(?P<table>[^/?]+)(?P<part>/[a-z]+)?(?:/\d+)?(?:\?.*?seat=(?P<seat>\d))?.*")
ABSENCES = {"never": None, "5 minutes": 300.0, "day": 86_400.0, "week": 7 * 86_400.0}
GRACE = 2.0
"""Seconds by which two clocks may differ."""
WORLDS = 3
"""So many worlds are looked at to see whether an action has told anybody anything."""


class Finding(AssertionError):
    """Somebody got, did or changed what was not theirs."""


@dataclass
class Chair:
    kind: str
    owner: int | None = None  # a person: who sits there, or for whom a computer stands in
    tenure: int = 0  # raised whenever a person leaves it for good, or its link is made anew
    keyed: int = 0  # raised whenever its personal code is made anew
    asked: str | None = None  # what its person was asked for
    knowers: set[int] = field(default_factory=set)  # people who know secrets that it still holds
    away: float = 0.0  # since when its person has not been seen


class Key(NamedTuple):
    """A code or a link, and what it was for when somebody got it."""

    table: str
    what: str  # code, seat, return, watch, manage
    seat: int = 0
    age: tuple[int, ...] = ()


@dataclass
class Place:
    """One table."""

    id: str
    tape: Tape
    chairs: list[Chair]
    maker: int
    managers: set[int]
    is_seeded: bool
    absence: float | None
    watchers: set[int] = field(default_factory=set)
    who: dict[int, int] = field(default_factory=dict)  # guest -> person
    sat: set[int] = field(default_factory=set)  # people who have ever sat here
    ages: dict[str, int] = field(default_factory=lambda: {"watch": 0, "manage": 0})
    notes: int = 0  # things that everybody must find in the log
    undone_draw: bool = False
    over_at: int | None = None  # the number of the step
    end: object = None  # what stood there then; before that, whatever showed the secret
    is_gone: bool = False
    is_paused: bool = False
    number: int = 0  # of the last event
    chosen: set[int] = field(default_factory=set)  # seats whose sealed choice waits, as a computer made it

    def person(self, guest: int) -> int | None:
        return self.who.get(guest)

    def owns(self, guest: int, seat: int) -> bool:
        chair = self.chairs[seat] if seat < len(self.chairs) else None
        return chair is not None and chair.owner is not None and chair.owner == self.person(guest)

    def plays(self, guest: int, seat: int) -> bool:
        return self.owns(guest, seat) and self.chairs[seat].kind == "person"

    def owned(self, guest: int) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.owns(guest, seat)]

    def invited(self, guest: int) -> bool:
        return guest in self.watchers or guest in self.managers or guest in self.who

    def concerned(self, guest: int) -> bool:
        """Whether the guest plays or manages."""
        return guest in self.managers or bool(self.owned(guest))

    def owners(self) -> set[int]:
        return {chair.owner for chair in self.chairs if chair.owner is not None}

    def age_of(self, key: Key) -> tuple[int, ...]:
        """How old a key of that kind is now: one that was got at another age is dead."""
        match key.what:
            case "seat":
                return (self.chairs[key.seat].tenure,)
            case "return":
                chair = self.chairs[key.seat]
                return (chair.tenure, chair.keyed, -1 if chair.owner is None else chair.owner)
            case "manage":
                return (self.ages["manage"],)
        return (self.ages["watch"],)  # the code of a table is made anew with the link to watch


class Model:
    """All tables of an evening. `now` is the time of the false clock."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.keys: dict[str, Key] = {}
        self.lines: dict[int, tuple[int, str, int | None]] = {}  # line -> guest, table, seat
        self.moment = 0
        self.now = 0.0
        self._people = 0
        self._outside: set[str] = set()  # tables where who takes this step neither plays nor manages
        self._done: list[str] = []  # what was answered with yes in this step
        self._moved: set[str] = set()  # tables where somebody else plays on a seat since this step
        self._secrets: dict[str, set[int]] = {}  # table -> seats whose eyes see more than everybody's

    # What happened in a step

    def judge(self, moment: int, now: float, step: Step, pieces: Sequence[Piece], tables: dict[str, Table]) -> None:
        """Raises a Finding where something was not right."""
        self.moment, self.now = moment, now
        for piece in pieces:
            self._check_sound(piece)
        before = self._may_look()
        self._outside = {place.id for place in self.places.values() if not place.concerned(step.guest)}
        if step.verb == "enter":
            self._enter(step)
        answer = answer_to(step, pieces)
        if answer is None and self._was_cut_off(step, pieces, tables):
            answer = {}
        self._done.clear()
        if answer is not None:
            self._accept(step, answer, tables)
        for piece in pieces:
            self._check_eyes(step, piece, before | self._may_look())
        for place in list(self.places.values()):
            self._look_behind(place, step, answer is not None, tables.get(place.id))
        if step.verb == "leave":
            self.lines.pop(step.line, None)
        for piece in pieces:
            if " ended " in piece.channel and piece.line is not None:
                self.lines.pop(piece.line, None)
        self._see_who_is_here()

    def _was_cut_off(self, step: Step, pieces: Sequence[Piece], tables: dict[str, Table]) -> bool:
        """Whether a line ended before it could answer yes: who gives a seat away has to leave it."""
        if step.verb != "say" or not any(piece.line == step.line and " ended " in piece.channel for piece in pieces):
            return False
        place = self.places[self.lines[step.line][1]]
        table = tables.get(place.id)
        return table is None or table.standing.number != place.number

    def _see_who_is_here(self) -> None:
        for guest, table, _ in self.lines.values():
            place = self.places.get(table)
            for seat in [] if place is None else place.owned(guest):
                self.places[table].chairs[seat].away = self.now

    def _check_sound(self, piece: Piece) -> None:
        if piece.status >= 500 or b'"server_fault"' in piece.data:
            raise Finding(f"the server failed: {piece.data!r}")
        for place in self.places.values():
            if place.over_at is None and not place.is_seeded and place.tape.secret.hex().encode() in piece.data:
                place.end = piece  # right only in the step that ends the game: see behind the wire

    def _may_look(self) -> set[tuple[int, str, int | None]]:
        """Through which eyes every guest may look."""
        return {
            (guest, place.id, seat)
            for place in self.places.values()
            for guest in place.watchers | place.managers | place.who.keys()
            for seat in (None, *range(len(place.chairs)))
            if (place.invited(guest) if seat is None else place.plays(guest, seat))
        }

    # What reached somebody

    def _enter(self, step: Step) -> None:
        found = PLACE.fullmatch(step.path)
        assert found is not None
        seat = found["seat"]
        self.lines[step.line] = step.guest, found["table"], None if seat is None else int(seat)

    def _check_eyes(self, step: Step, piece: Piece, may_look: set[tuple[int, str, int | None]]) -> None:
        for table, seat, message in told_in(step, piece, self.lines):
            if table not in self.places:
                continue
            if (piece.guest, table, seat) not in may_look:
                raise Finding(f"guest {piece.guest} was told what only seat {seat} may know: {message}")
            for number, info in enumerate(message.get("seats") or []):
                place = self.places[table]
                if isinstance(info, dict) and info["yours"] != place.plays(piece.guest, number):
                    if message.get("type") == "event":  # an event on the way to where things stand now
                        continue
                    raise Finding(f"guest {piece.guest} is told about seat {number}: yours is {info['yours']}")

    # What was answered with yes

    def _accept(self, step: Step, answer: dict[str, Any], tables: dict[str, Table]) -> None:
        path, body = step.path.partition("?")[0], step.body
        if step.verb == "say":
            guest, table, _ = self.lines[step.line]
            self._command(self.places[table], guest, body, tables)
        elif step.verb == "GET":
            self._read(step)
        elif path == "/api/tables":
            self._make(step.guest, body, tables[answer["table"]])
        elif path == "/api/join":
            self._join(step.guest, body, answer)
        elif path == "/api/forget":
            for place in self.places.values():
                self._forget(place, step.guest)
        elif (found := PLACE.fullmatch(path)) is not None and found["table"] in self.places:
            self._command(self.places[found["table"]], step.guest, body, tables)

    def _read(self, step: Step) -> None:
        found = PLACE.fullmatch(step.path)
        place = None if found is None else self.places.get(found["table"])
        if found is None or place is None:
            return
        if found["part"] == "/links" and step.guest not in place.managers:
            raise Finding("somebody who does not manage the table got its links")
        if found["part"] == "/devices" and not place.owns(step.guest, int(found["seat"] or 0)):
            raise Finding("somebody got the personal code of another")

    def _make(self, guest: int, wish: dict[str, Any], table: Table) -> None:
        tape = Tape(table.id, table.line)
        seats = [wish["seats"][number] for number in table.line.lot or range(len(wish["seats"]))]
        place = Place(
            table.id, tape, [], guest, {guest}, bool(wish.get("seed")), ABSENCES[wish.get("absence", "never")]
        )
        for seat in seats:
            here = seat["kind"] == "person" and seat.get("here", True)
            place.chairs.append(Chair(seat["kind"], self._person(place, guest) if here else None, away=self.now))
        if place.is_seeded and any(chair.kind != "computer" and chair.owner is None for chair in place.chairs):
            raise Finding("a table with a chosen seed has a seat for somebody else")
        self.places[table.id] = place

    def _person(self, place: Place, guest: int) -> int:
        if guest not in place.who:
            self._people += 1
            place.who[guest] = self._people
        place.sat.add(place.who[guest])
        return place.who[guest]

    def _join(self, guest: int, wish: dict[str, Any], answer: dict[str, Any]) -> None:
        key = self.keys.get(wish["key"])
        place = self.places[answer["table"]]
        if key is None:
            raise Finding(f"guest {guest} joined by a key that nobody ever gave out")
        if place.age_of(key) != key.age:
            raise Finding(f"guest {guest} came by a dead link to {key.what}")
        seat = answer["seat"]
        if wish.get("watch") or seat is None:
            self._gain(place, guest, "watch" if wish.get("watch") else key)
        elif key.what == "return":
            self._return(place, guest, seat)
        elif not place.owns(guest, seat):
            self._sit(place, guest, seat)

    def _gain(self, place: Place, guest: int, key: Key | str) -> None:
        what = key if isinstance(key, str) else key.what
        if what == "manage":
            place.managers.add(guest)
        elif what == "return" and isinstance(key, Key):  # a computer stands in
            self._return(place, guest, key.seat)
        elif not place.invited(guest):
            place.watchers.add(guest)

    def _return(self, place: Place, guest: int, seat: int) -> None:
        owner = place.chairs[seat].owner
        assert owner is not None
        if guest in place.who and place.who[guest] != owner and place.owned(guest):
            raise Finding(f"guest {guest} plays a seat, and became the person of another")
        place.who.setdefault(guest, owner)

    def _sit(self, place: Place, guest: int, seat: int) -> None:
        chair = place.chairs[seat]
        if chair.kind == "computer" or chair.owner is not None:
            raise Finding(f"guest {guest} sat down on seat {seat}, which was not free")
        self._check_open(place, "sat down")
        owned = place.owned(guest)
        person = self._person(place, guest)
        if place.is_seeded and place.sat - {person}:
            raise Finding("two people sit where one of them chose the seed")
        if owned and place.sat - {person} and seat in self._secrets.get(place.id, set()):
            raise Finding(f"guest {guest} plays already, and sat down among others on a seat with secrets")
        chair.kind, chair.owner, chair.away = "person", person, self.now
        if place.undone_draw and len(place.owners()) > 1:
            raise Finding("somebody sat down after draws were taken back that another has seen")
        self._changed(place, chair)

    def _changed(self, place: Place, chair: Chair) -> None:
        """Somebody else plays on a seat: everybody has to find that in the log."""
        chair.asked = None
        place.notes += 1
        self._moved.add(place.id)

    def _check_open(self, place: Place, what: str) -> None:
        if place.over_at is not None:
            raise Finding(f"somebody {what} after the end")

    def _forget(self, place: Place, guest: int) -> None:
        """A guest goes for good; nobody comes back to a seat that had no other device."""
        if not place.invited(guest):
            return
        owned = place.owned(guest)
        person = place.who.pop(guest, None)
        place.managers.discard(guest)
        place.watchers.discard(guest)
        place.is_gone = place.is_gone or not place.who.keys() | place.managers | place.watchers
        for seat in owned if person not in place.who.values() and place.over_at is None else []:
            if place.chairs[seat].kind == "person":
                place.chairs[seat].kind = "computer"
                self._changed(place, place.chairs[seat])

    # Commands

    def _command(self, place: Place, guest: int, body: dict[str, Any], tables: dict[str, Table]) -> None:
        kind, seat = body["type"], body.get("seat", 0)
        match kind:
            case "act" | "race" | "undo" | "resign" | "rename":
                if not place.plays(guest, seat):
                    raise Finding(f"guest {guest} did {kind} for seat {seat} of another")
                if kind != "rename":
                    self._check_open(place, f"did {kind}")
                place.chairs[seat].away = self.now
                self._done.append(kind)
                if kind == "act":
                    place.tape.sent[seat] = (self.moment, self.is_cheat(guest))
            case "why" | "preview":
                if not place.plays(guest, seat):
                    raise Finding(f"guest {guest} asked about seat {seat} of another")
            case "odds" if seat is not None and not place.plays(guest, seat):
                raise Finding(f"guest {guest} asked about seat {seat} of another")
            case "settle":
                self._settle(place, guest, body)
            case "ask":
                self._ask(place, guest, body)
            case "consent":
                self._consent(place, guest, body)
            case "takeover":
                self._take_over(place, guest, seat)
            case "renew":
                self._renew(place, guest, body)
            case "delete":
                if guest not in place.managers:
                    raise Finding(f"guest {guest} deleted a table of another")
                place.is_gone = True
            case "rematch" | "resume" | "hurry":
                if not place.concerned(guest):
                    raise Finding(f"guest {guest}, who has no seat, did {kind}")
                if kind == "rematch":
                    self._rematch(place, tables)
                if kind == "resume" and place.is_paused:
                    self._check_open(place, "ended a pause")
                    place.is_paused = False
                    place.notes += 1

    def is_cheat(self, guest: int) -> bool:
        return guest in CHEAT

    def _settle(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        seat, kind, here = body["seat"], body["kind"], body.get("here", False)
        chair = place.chairs[seat]
        is_own = place.owns(guest, seat)
        self._check_open(place, "changed who sits where")
        if not is_own and (chair.owner is not None or guest not in place.managers):
            raise Finding(f"guest {guest} decided about seat {seat}, which is not theirs")
        if kind == "person" and here:
            if is_own:
                if chair.kind != "computer":
                    raise Finding("somebody took a seat back where no computer stood in")
                chair.kind = "person"
                self._changed(place, chair)
            else:
                if chair.kind == "computer":
                    self._check_computer(place, guest)
                    chair.kind = "open"
                self._sit(place, guest, seat)
            return
        if chair.kind == "computer" and not is_own:
            self._check_computer(place, guest)
        chair.kind = kind
        if kind != "computer" or not is_own:
            self._free(place, chair)
        self._changed(place, chair)

    def _check_computer(self, place: Place, guest: int) -> None:
        others = place.sat - {place.person(guest)}
        if others and any(isinstance(entry, Play) and entry.source is not None for entry in place.tape.entries):
            raise Finding("a computer's seat changed in a game among people")

    def _free(self, place: Place, chair: Chair) -> None:
        if place.is_seeded and chair.kind != "computer":
            raise Finding("a table with a chosen seed has a seat for somebody else")
        chair.tenure += chair.owner is not None
        chair.owner = None

    def _ask(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        chair = place.chairs[body["seat"]]
        self._check_open(place, "asked")
        if guest not in place.managers and not any(place.plays(guest, seat) for seat in place.owned(guest)):
            raise Finding(f"guest {guest}, who does not sit here, asked for something")
        if chair.owner is None or place.owns(guest, body["seat"]) or chair.kind == "computer":
            raise Finding("somebody was asked who is not there")
        chair.asked = body["kind"]
        place.notes += 1

    def _consent(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        chair = place.chairs[body["seat"]]
        if not place.owns(guest, body["seat"]):
            raise Finding(f"guest {guest} consented for another")
        if chair.asked is None:
            raise Finding(f"guest {guest} agreed to what nobody asked")
        self._check_open(place, "answered")
        asked, chair.asked = chair.asked, None
        place.notes += 1
        if body["yes"] and asked != "pause":
            chair.kind = asked
            if asked == "open":
                self._free(place, chair)
            self._changed(place, chair)

    def _take_over(self, place: Place, guest: int, seat: int) -> None:
        chair = place.chairs[seat]
        self._check_open(place, "let a computer stand in")
        if not place.concerned(guest):
            raise Finding(f"guest {guest}, who has no seat, let a computer stand in")
        if chair.owner is None or place.owns(guest, seat) or chair.kind == "computer":
            raise Finding("a computer stands in for somebody who does not sit there")
        if place.absence is None or place.is_paused or self.now - chair.away + GRACE < place.absence:
            raise Finding(f"a computer stands in for somebody who was there {self.now - chair.away} seconds ago")
        chair.kind = "computer"
        self._changed(place, chair)

    def _renew(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        what, seat = body["what"], body.get("seat", 0)
        if what == "devices":
            if not place.owns(guest, seat):
                raise Finding(f"guest {guest} ended the devices of another")
            place.chairs[seat].keyed += 1
            person = place.person(guest)
            place.who = {other: one for other, one in place.who.items() if one != person or other == guest}
            return
        if guest not in place.managers:
            raise Finding(f"guest {guest} made links anew who does not manage the table")
        if what == "seat":
            if place.chairs[seat].owner is not None and not place.owns(guest, seat):
                raise Finding("the link of another's seat was made anew")
            place.chairs[seat].tenure += 1
        else:
            place.ages[what] += 1
            if what == "manage":
                place.managers = {guest}
            else:
                place.watchers = set()

    def _rematch(self, place: Place, tables: dict[str, Table]) -> None:
        if place.over_at is None:
            raise Finding("the next game began before the end")
        table = tables.get(tables[place.id].standing.rematch or "")
        if table is None or table.id in self.places:
            return
        count = len(place.chairs)
        new = Place(table.id, Tape(table.id, table.line), [], place.maker, set(place.managers), False, place.absence)
        new.watchers = set(place.watchers) | set(place.who)
        for number in range(count):
            chair = place.chairs[(number + 1) % count]
            owner = chair.owner if chair.kind == "person" else None
            new.chairs.append(Chair(chair.kind, owner, away=self.now))
        new.who = {guest: person for guest, person in place.who.items() if person in new.owners()}
        new.sat = new.owners()
        self.places[table.id] = new

    # What stands behind the wire

    def _look_behind(self, place: Place, step: Step, was_accepted: bool, table: Table | None) -> None:
        if table is None:
            if not place.is_gone:
                raise Finding(f"table {place.id} is gone")
            return
        line = table.line
        before = list(place.tape._steps)
        news = place.tape.follow(self.moment, line)
        if place.over_at is not None:
            if what_stands(table) != place.end:
                raise Finding("something changed after the end, when everybody knew the secret")
            return
        if line.is_over:
            place.over_at, place.end = self.moment, what_stands(table)
        elif isinstance(place.end, Piece):
            raise Finding(f"the secret was shown before the end: {place.end}")
        for entry in news:
            if isinstance(entry, Back):
                self._check_undo(place, step, before[entry.ply :], line, entry.ply)
            else:
                self._check_play(place, entry, line)
        if line.resigned is not None and "resign" not in self._done:
            raise Finding("somebody resigned for another")
        self._check_seats(place, table)
        if place.id in self._outside and not (was_accepted and step.path in COMING_AND_GOING):
            alone = all(chair.kind == "computer" for chair in place.chairs)
            if table.standing.number != place.number and not alone and place.number:
                raise Finding(f"guest {step.guest}, who has no seat, changed something")
        place.number = table.standing.number
        place.chosen &= table.standing.choices.keys()
        place.chosen |= {seat for seat in table.standing.choices if place.chairs[seat].kind == "computer"}
        self._keep_knowers(place, table)

    def _check_play(self, place: Place, entry: Play, line: Line) -> None:
        if entry.actor == CHANCE or entry.source is not None:
            return
        by_computer = place.chairs[entry.actor].kind == "computer" or entry.actor in place.chosen
        if by_computer or self._was_forced(entry, line):
            return
        raise Finding(f"nobody knows who played {line.game.action_text(entry.action)} for seat {entry.actor}")

    @staticmethod
    def _was_forced(entry: Play, line: Line) -> bool:
        """Whether it could be played by itself: nothing else was legal."""
        for ply in range(line.ply - 1, -1, -1):
            if line.steps[ply].actor == entry.actor and line.steps[ply].action == entry.action:
                return len(line.position.at(ply).legal_actions()) == 1
        return False

    def _check_undo(self, place: Place, step: Step, gone: Sequence[Any], line: Line, ply: int) -> None:
        if "undo" not in self._done:
            raise Finding("actions were taken back without a word")
        seat = (step.body or {}).get("seat", 0)
        place.notes += 1
        if any(one.actor == CHANCE for one in gone):
            place.undone_draw = True
        if not place.sat - {place.person(step.guest)}:
            return
        if any(one.actor != seat for one in gone):
            raise Finding("among people a draw, or an action of another, was taken back")
        position = line.position.at(ply)
        for one in gone:
            if position.is_sealed or tells_something(position, one.action):
                raise Finding("among people a secret that was shown was taken back")
            position.play(one.action)

    def _check_seats(self, place: Place, table: Table) -> None:
        for number, (chair, seat) in enumerate(zip(place.chairs, table.standing.seats, strict=True)):
            if chair.kind != seat.kind and not (chair.kind == "open" and seat.kind == "person"):
                raise Finding(f"seat {number} is {seat.kind}, and should be {chair.kind}")
        if place.id in self._moved:
            self._moved.discard(place.id)
            self._check_fair(place)

    def _check_fair(self, place: Place) -> None:
        """Among people nobody plays on who knows secrets of a seat that is another's."""
        owners = place.owners()
        for seat in self._secrets.get(place.id, set()) if len(owners) > 1 else ():
            chair = place.chairs[seat]
            if (chair.knowers & owners) - {chair.owner}:
                raise Finding(f"somebody plays on who knows the secrets of seat {seat}, which is another's")

    def _keep_knowers(self, place: Place, table: Table) -> None:
        position = table.position
        nobody = position.known_bytes(None)
        secret = {
            seat
            for seat in range(len(place.chairs))
            if seat in table.standing.choices or position.known_bytes(seat) != nobody
        }
        self._secrets[place.id] = secret
        for seat, chair in enumerate(place.chairs):
            if seat not in secret:
                chair.knowers = set()
            if chair.owner is not None and chair.kind == "person":
                chair.knowers.add(chair.owner)

    # Keys

    def learn(self, table: str, answer: Any) -> list[str]:
        """The codes and links in an answer."""
        found: list[tuple[str, str, int]] = []
        if isinstance(answer, dict):
            if isinstance(answer.get("code"), str) and "table" in answer:
                found.append((answer["code"], "code", 0))
            if isinstance(answer.get("table"), dict):
                found.append((answer["table"]["code"], "code", 0))
            if "watch" in answer and "manage" in answer:
                found += [(answer[what], what, 0) for what in ("watch", "manage")]
                found += [(link, "seat", int(seat)) for seat, link in answer["seats"].items()]
        return [self.add_key(table, *one) for one in found if table in self.places]

    def add_key(self, table: str, text: str, what: str, seat: int) -> str:
        text = text.replace("-", "") if what == "return" else text.removeprefix("/join/")
        key = Key(table, what, seat)
        self.keys.setdefault(text, key._replace(age=self.places[table].age_of(key)))
        return text


COMING_AND_GOING = ("/api/tables", "/api/join", "/api/forget")
CHEAT = frozenset({0, 1, 2})
"""The guests who are cookies of the cheat."""


def answer_to(step: Step, pieces: Sequence[Piece]) -> dict[str, Any] | None:
    """The answer, if it was yes."""
    if step.verb in ("GET", "POST"):
        piece = pieces[0]
        if piece.status >= 400:
            return None
        content = json.loads(piece.data) if piece.data[:1] == b"{" else {}
        return content if isinstance(content, dict) else {}
    if step.verb == "say" and isinstance(step.body, dict):
        for piece in pieces:
            if piece.line == step.line and step.body["request"].encode() in piece.data:
                message: dict[str, Any] = json.loads(piece.data)
                return None if message["type"] == "refused" else message
    return None


def told_in(
    step: Step, piece: Piece, lines: dict[int, tuple[int, str, int | None]]
) -> Iterator[tuple[str, int | None, dict[str, Any]]]:
    """What a piece tells about a table, and through whose eyes."""
    if piece.line is not None:
        if piece.line in lines and piece.data:
            message = json.loads(piece.data)
            _, table, seat = lines[piece.line]
            if message["type"] in ("snapshot", "event"):
                yield table, seat, message
    elif step.verb == "GET" and piece.status < 400:
        found = PLACE.fullmatch(step.path)
        if found is not None and found["part"] not in ("/links", "/devices"):
            seat = None if found["seat"] is None else int(found["seat"])
            yield found["table"], seat, json.loads(piece.data) if piece.data[:1] == b"{" else {}


def what_stands(table: Table) -> object:
    """Of a game that is over: nothing of it may ever change."""
    standing = table.standing
    seats = tuple((seat.kind, seat.player, getattr(seat, "person", None)) for seat in standing.seats)
    notes = len(standing.around.notes) if hasattr(standing, "around") else 0
    return standing.line.steps, standing.line.resigned, dict(standing.choices), seats, notes


def tells_something(position: Position, action: int) -> bool:
    """Whether an action has told any viewer what that viewer could not foresee."""
    after = position.copy()
    after.play(action)
    generator = new_generator("does it tell")
    for viewer in (None, *range(position.player_count)):
        for _ in range(WORLDS):
            world = position.filled(viewer, generator)
            if action in world.legal_actions():
                world.play(action)
                if world.known_bytes(viewer) != after.known_bytes(viewer):
                    return True
    return False
