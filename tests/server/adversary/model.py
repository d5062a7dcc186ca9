"""The model: who sits where by whose will, and so who may know, play and change what. It never asks the policy.

It hears every step that was answered with yes, which must have been right by what it knows.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from hortus.server.tables.table import Table
from tests.server.adversary.house import Step
from tests.server.adversary.places import CHEAT, Chair, Finding, Key, Place
from tests.server.adversary.worlds import Play, Tape

PLACE = re.compile(r"/api/tables/(?P<table>[^/?]+)(?P<part>/[a-z]+)?(?:/\d+)?(?:\?.*?seat=(?P<seat>\d))?.*")
ABSENCES = {"never": None, "5 minutes": 300.0, "day": 86_400.0, "week": 7 * 86_400.0}
GRACE = 2.0
"""Seconds by which two clocks may differ."""
MINUTE_S = 60.0
MOST_PER_MINUTE = 10
"""Questions from one person and to one seat; seat changes of one person and of one seat."""

Tables = dict[str, Table]
"""The tables as they stand behind the wire."""


class Model:
    """All tables of an evening."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.keys: dict[str, Key] = {}
        self.lines: dict[int, tuple[int, str, int | None]] = {}  # line -> guest, table, seat
        self.moment = 0  # the number of the step
        self.now = 0.0  # by the false clock
        self.done: list[str] = []  # what was answered with yes in this step
        self.acted = ""  # at which table an action was acknowledged for the first time in this step
        self.requests: set[tuple[int, str, str]] = set()  # guest, table and request of actions that were acknowledged
        self.floods = Counter[str]()  # how many requests came from an address that floods the server
        self.moved: set[str] = set()  # tables where somebody else plays on a seat since this step
        self._people = 0

    def accept(self, step: Step, answer: dict[str, Any], tables: Tables) -> None:
        """Follow a step that was answered with yes."""
        self.acted = ""
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
            table.id,
            table.standing.facts.code,
            tape,
            [],
            guest,
            {guest},
            bool(wish.get("seed")),
            ABSENCES[wish.get("absence", "never")],
            wish.get("aids", False),
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
        if guest not in place.who:
            place.who[guest] = owner
            place.devices[seat, owner] += 1

    def _sit(self, place: Place, guest: int, seat: int) -> None:
        chair = place.chairs[seat]
        if chair.kind == "computer" or chair.owner is not None:
            raise Finding(f"guest {guest} sat down on seat {seat}, which was not free")
        self._check_open(place, "sat down")
        self._check_rate("changes of one seat", place.changed, seat)
        owned = place.owned(guest)
        person = self._person(place, guest)
        if place.is_seeded and place.sat - {person}:
            raise Finding("two people sit where one of them chose the seed")
        if owned and place.sat - {person} and seat in place.secret_seats:
            raise Finding(f"guest {guest} plays already, and sat down among others on a seat with secrets")
        chair.kind, chair.owner, chair.away = "person", person, self.now
        if place.undone_draw and len(place.owners()) > 1:
            raise Finding("somebody sat down after draws were taken back that another has seen")
        self._changed(place, chair)

    def _changed(self, place: Place, chair: Chair) -> None:
        """Somebody else plays on a seat: everybody has to find that in the log."""
        chair.asked = None
        chair.asked_by.clear()
        place.notes += 1
        self.moved.add(place.id)

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

    def _command(self, place: Place, guest: int, body: dict[str, Any], tables: Tables) -> None:
        kind, seat = body["type"], body.get("seat", 0)
        match kind:
            case "act" | "race" | "undo" | "resign" | "rename":
                if not place.plays(guest, seat):
                    raise Finding(f"guest {guest} did {kind} for seat {seat} of another")
                if kind != "rename":
                    self._check_open(place, f"did {kind}")
                place.chairs[seat].away = self.now
                self.done.append(kind)
                if kind == "act" and (request := (guest, place.id, body["request"])) not in self.requests:
                    self.requests.add(request)
                    self.acted = place.id
                    place.tape.sent[seat] = (self.moment, guest in CHEAT)
            case "why" | "preview":
                if not place.plays(guest, seat):
                    raise Finding(f"guest {guest} asked about seat {seat} of another")
            case "odds" if seat is not None and not place.plays(guest, seat):
                raise Finding(f"guest {guest} asked about seat {seat} of another")
            case "hint":
                self._hint(place, guest, seat)
            case "review" | "try":
                if place.over_at is None or not place.invited(guest):
                    raise Finding(f"guest {guest} was told the review of a game that goes on, or is not for them")
                if kind == "try" and not place.plays(guest, place.tape.actor_of(body["ply"])):
                    raise Finding(f"guest {guest} tried something for another")
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
                if kind == "resume" and place.is_paused and place.over_at is None:
                    place.notes += 1

    def _hint(self, place: Place, guest: int, seat: int) -> None:
        if not place.plays(guest, seat):
            raise Finding(f"guest {guest} asked for a hint for seat {seat} of another")
        if not place.aids and place.among_people(guest):
            raise Finding(f"guest {guest} asked for a hint among people who allowed none")
        place.notes += seat not in place.hinted
        place.hinted.add(seat)

    def _settle(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        seat, kind, here = body["seat"], body["kind"], body.get("here", False)
        chair = place.chairs[seat]
        is_own = place.owns(guest, seat)
        self._check_open(place, "changed who sits where")
        if not is_own and (chair.owner is not None or guest not in place.managers):
            raise Finding(f"guest {guest} decided about seat {seat}, which is not theirs")
        if is_own or not (kind == "person" and here):
            self._check_rate("seat changes of one person", place.seat_changes, place.person(guest) if is_own else None)
            self._check_rate("changes of one seat", place.changed, seat)
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
        is_player = any(place.plays(guest, seat) for seat in place.owned(guest))
        if guest not in place.managers and not is_player:
            raise Finding(f"guest {guest}, who does not sit here, asked for something")
        if chair.owner is None or place.owns(guest, body["seat"]) or chair.kind == "computer":
            raise Finding("somebody was asked who is not there")
        asker = place.person(guest) if is_player else None
        if self.now - chair.asked_by.get(asker, -MINUTE_S) < MINUTE_S - GRACE:
            raise Finding(f"guest {guest} repeated a question within a minute")
        self._check_rate("questions of one person", place.questions, asker)
        self._check_rate("questions to one seat", place.asked, body["seat"])
        chair.asked, chair.asked_by[asker] = body["kind"], self.now
        place.notes += 1

    def _check_rate(self, what: str, done: list[tuple[int | None, float]], whose: int | None) -> None:
        """Remember something that is limited per minute for one person, or for one seat."""
        done.append((whose, self.now))
        if sum(one == whose and self.now - at < MINUTE_S - GRACE for one, at in done) > MOST_PER_MINUTE:
            raise Finding(f"too many {what} in a minute")

    def _consent(self, place: Place, guest: int, body: dict[str, Any]) -> None:
        chair = place.chairs[body["seat"]]
        if not place.owns(guest, body["seat"]):
            raise Finding(f"guest {guest} consented for another")
        if chair.asked is None:
            raise Finding(f"guest {guest} agreed to what nobody asked")
        self._check_open(place, "answered")
        asked, chair.asked = chair.asked, None
        chair.asked_by.clear()
        place.notes += 1
        self.done.append("consent")
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
            place.chairs[seat].linked += 1
        else:
            place.ages[what] += 1
            if what == "manage":
                place.managers = {guest}
            else:
                place.watchers = set()

    def _rematch(self, place: Place, tables: Tables) -> None:
        if place.over_at is None:
            raise Finding("the next game began before the end")
        table = tables.get(tables[place.id].standing.rematch or "")
        if table is None or table.id in self.places:
            return
        count = len(place.chairs)
        new = Place(
            table.id,
            table.standing.facts.code,
            Tape(table.id, table.line),
            [],
            place.maker,
            set(place.managers),
            False,
            place.absence,
            place.aids,
        )
        new.watchers = set(place.watchers) | set(place.who)
        for number in range(count):
            chair = place.chairs[(number + 1) % count]
            owner = chair.owner if chair.kind == "person" else None
            new.chairs.append(Chair(chair.kind, owner, away=self.now))
        new.who = {guest: person for guest, person in place.who.items() if person in new.owners()}
        new.sat = new.owners()
        self.places[table.id] = new

    # Keys

    def learn(self, table: str, answer: Any) -> list[str]:
        """The codes and links in an answer."""
        found: list[tuple[str, str, int]] = []
        if isinstance(answer, dict):
            if answer.get("code") and "table" in answer:
                found.append((answer["code"], "code", 0))
            if isinstance(answer.get("table"), dict) and answer["table"]["code"]:
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
