"""The judge: what reached somebody must have been for those eyes, and what stands behind the wire must have come about
by steps that the model knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from hortus.contract.game import CHANCE
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.records import Line
from hortus.server.tables import note_limits
from hortus.server.tables.table import Table
from tests.server.adversary.house import POSTS_AT_ONCE, Piece, Step
from tests.server.adversary.model import PLACE, Model, Tables
from tests.server.adversary.places import Finding, Place
from tests.server.adversary.worlds import Back, Play

WORLDS = 3
"""So many worlds are looked at to see whether an action has told anybody anything."""
COMING_AND_GOING = ("/api/tables", "/api/join", "/api/forget")

Names = dict[str, int]
"""Guests as the server knows them, and their numbers here."""
Eyes = set[tuple[int, str, int | None]]
"""Guests, tables and the seats through which they look; None: as spectators."""


class Judge:
    """Looks at every step of an evening."""

    def __init__(self) -> None:
        self.model = Model()
        self._outside: set[str] = set()  # tables where who takes this step neither plays nor manages

    def hear(self, moment: int, now: float, step: Step, pieces: Sequence[Piece], tables: Tables, names: Names) -> None:
        """Raises a Finding where something was not right."""
        model = self.model
        model.moment, model.now = moment, now
        for piece in pieces:
            self._check_sound(piece)
        self._check_listener(step, pieces)
        before, insiders = self._may_look(), self._insiders()
        self._outside = {place.id for place in model.places.values() if not place.concerned(step.guest)}
        if step.verb == "enter" and not any(is_refusal(piece, step) for piece in pieces):
            self._enter(step)
        answer = answer_to(step, pieces)
        if answer is None and self._was_cut_off(step, pieces, tables):
            answer = {}
        model.done.clear()
        if answer is not None:
            model.accept(step, answer, tables)
        may_look, insiders = before | self._may_look(), insiders | self._insiders()
        for piece in pieces:
            self._check_eyes(step, piece, may_look)
            self._check_code(piece, insiders)
        for place in list(model.places.values()):
            self._look_behind(place, step, answer is not None, tables.get(place.id), names)
        self._hang_up(step, pieces)

    def _was_cut_off(self, step: Step, pieces: Sequence[Piece], tables: Tables) -> bool:
        """Whether a line ended before it could answer yes: who gives a seat away has to leave it."""
        if step.verb != "say" or not any(piece.line == step.line and " ended " in piece.channel for piece in pieces):
            return False
        place = self.model.places[self.model.lines[step.line][1]]
        table = tables.get(place.id)
        return table is None or table.standing.number != place.number

    def _hang_up(self, step: Step, pieces: Sequence[Piece]) -> None:
        ended = {piece.line for piece in pieces if " ended " in piece.channel} | (
            {step.line} if step.verb == "leave" else set()
        )
        lines = self.model.lines = {line: who for line, who in self.model.lines.items() if line not in ended}
        for guest, table, _ in lines.values():
            place = self.model.places.get(table)
            for seat in [] if place is None else place.owned(guest):
                self.model.places[table].chairs[seat].away = self.model.now

    def _check_sound(self, piece: Piece) -> None:
        if piece.status >= 500 or b'"server_fault"' in piece.data:
            raise Finding(f"the server failed: {piece.data!r}")
        for place in self.model.places.values():
            if place.over_at is None and not place.is_seeded and place.tape.secret.hex().encode() in piece.data:
                place.end = piece  # right only in the step that ends the game: see behind the wire

    def _check_listener(self, step: Step, pieces: Sequence[Piece]) -> None:
        """The public listener refuses the token of another server, and a flood from one address."""
        if step.address:
            self.model.floods[step.address] += 1
        is_flood = self.model.floods[step.address] > POSTS_AT_ONCE
        if not (step.token or is_flood) or any(is_refusal(piece, step) for piece in pieces):
            return
        raise Finding(f"guest {step.guest} was answered {'in a flood' if is_flood else 'because of a token'}: {step}")

    def _insiders(self) -> set[tuple[int, str]]:
        """Guests and tables where they play or manage."""
        return {
            (guest, place.id)
            for place in self.model.places.values()
            for guest in place.managers | place.who.keys()
            if place.concerned(guest)
        }

    def _check_code(self, piece: Piece, insiders: set[tuple[int, str]]) -> None:
        """No byte that is sent to a watcher tells the code by which people sit down."""
        _, _, headers = piece.channel.partition("\n")
        sent = headers.encode().lower() + piece.data.lower()
        for place in self.model.places.values():
            if (piece.guest, place.id) not in insiders and place.code.lower().encode() in sent:
                raise Finding(f"guest {piece.guest} neither plays nor manages, and was sent the code of the table")

    def _may_look(self) -> Eyes:
        """Through which eyes every guest may look."""
        return {
            (guest, place.id, seat)
            for place in self.model.places.values()
            for guest in place.watchers | place.managers | place.who.keys()
            for seat in (None, *range(len(place.chairs)))
            if (place.invited(guest) if seat is None else place.plays(guest, seat))
        }

    # What reached somebody

    def _enter(self, step: Step) -> None:
        found = PLACE.fullmatch(step.path)
        assert found is not None
        seat = found["seat"]
        self.model.lines[step.line] = step.guest, found["table"], None if seat is None else int(seat)

    def _check_eyes(self, step: Step, piece: Piece, may_look: Eyes) -> None:
        for table, seat, message in told_in(step, piece, self.model.lines):
            if table not in self.model.places:
                continue
            if (piece.guest, table, seat) not in may_look:
                raise Finding(f"guest {piece.guest} was told what only seat {seat} may know: {message}")
            self._check_devices(piece, seat, message, self.model.places[table])
            for number, info in enumerate(message.get("seats") or []):
                place = self.model.places[table]
                if isinstance(info, dict) and info["yours"] != place.plays(piece.guest, number):
                    if message.get("type") == "event":  # an event on the way to where things stand now
                        continue
                    raise Finding(f"guest {piece.guest} is told about seat {number}: yours is {info['yours']}")

    def _check_devices(self, piece: Piece, seat: int | None, message: dict[str, Any], place: Place) -> None:
        """Check that only the owner of a seat is notified that a device joined it."""
        told = sum(is_about_device(entry) for entry in message.get("log", ()))
        owner = None if seat is None or not place.owns(piece.guest, seat) else place.chairs[seat].owner
        known = 0 if seat is None or owner is None else place.devices[seat, owner]
        if told > known:
            raise Finding(f"guest {piece.guest} was told that a device joined the seat of another")

    # What stands behind the wire

    def _look_behind(self, place: Place, step: Step, was_accepted: bool, table: Table | None, names: Names) -> None:
        if table is None:
            if not place.is_gone:
                raise Finding(f"table {place.id} is gone")
            return
        line = table.line
        before = list(place.tape._steps)
        news = place.tape.follow(self.model.moment, line)
        if place.over_at is not None:
            if what_stands(table) != place.end:
                raise Finding("something changed after the end, when everybody knew the secret")
            return
        if line.is_over:
            place.over_at, place.end = self.model.moment, what_stands(table)
        elif isinstance(place.end, Piece):
            raise Finding(f"the secret was shown before the end: {place.end}")
        for entry in news:
            if isinstance(entry, Back):
                self._check_undo(place, step, before[entry.ply :], line, entry.ply)
            else:
                self._check_play(place, entry, line)
        if line.resigned is not None and "resign" not in self.model.done:
            raise Finding("somebody resigned for another")
        if was_accepted:
            self._check_request(place, step, table)
            self._check_full_log(place, step, table)
        self._check_seats(place, table, names)
        if place.id in self._outside and not (was_accepted and step.path in COMING_AND_GOING):
            alone = all(chair.kind == "computer" for chair in place.chairs)
            if table.standing.number != place.number and not alone and place.number:
                raise Finding(f"guest {step.guest}, who has no seat, changed something")
        place.number = table.standing.number
        place.sealed = set(table.standing.choices)
        place.chosen &= table.standing.choices.keys()
        place.chosen |= {seat for seat in table.standing.choices if place.chairs[seat].kind == "computer"}
        self._keep_knowers(place, table)

    def _check_request(self, place: Place, step: Step, table: Table) -> None:
        """An action that is acknowledged for the first time was played, whatever request ids others use."""
        is_new = self.model.acted == place.id and step.body["seat"] not in place.sealed
        if is_new and table.standing.number == place.number:
            raise Finding(f"guest {step.guest} was told that an action is done, and it is not: {step.body}")

    def _check_full_log(self, place: Place, step: Step, table: Table) -> None:
        """A table whose log is full refuses what nobody waits for."""
        is_wish = isinstance(step.body, dict) and step.body.get("type") in ("ask", "undo", "hint")
        has_changed = table.standing.number != place.number  # else it was asked for before
        if is_wish and has_changed and len(table.standing.around.notes) > note_limits.MOST_NOTES_AT_TABLE:
            raise Finding(f"guest {step.guest} made a note in a full log: {step.body}")

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
        if "undo" not in self.model.done:
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

    def _check_seats(self, place: Place, table: Table, names: Names) -> None:
        for number, (chair, seat) in enumerate(zip(place.chairs, table.standing.seats, strict=True)):
            if chair.kind != seat.kind and not (chair.kind == "open" and seat.kind == "person"):
                raise Finding(f"seat {number} is {seat.kind}, and should be {chair.kind}")
            devices = {names[one] for one in table.standing.devices_of(seat.person) if one in names}
            if devices != ({guest for guest in place.who if place.owns(guest, number)}):
                raise Finding(f"seat {number} is of guests {devices}, whom nobody let sit down there")
        managers = {names[power.guest] for power in table.standing.powers if power.what == "manage"}
        if managers != place.managers:
            raise Finding(f"guests {managers} manage the table, and should be {place.managers}")
        self._check_pause(place, table)
        if place.id in self.model.moved:
            self.model.moved.discard(place.id)
            self._check_fair(place)

    def _check_pause(self, place: Place, table: Table) -> None:
        is_paused = table.standing.around.company.is_paused
        if is_paused and not place.is_paused and "consent" not in self.model.done:
            raise Finding("a pause began without consent")
        place.is_paused = is_paused

    def _check_fair(self, place: Place) -> None:
        """Among people nobody plays on who knows secrets of a seat that is another's."""
        owners = place.owners()
        for seat in place.secret_seats if len(owners) > 1 else ():
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
        place.secret_seats = secret
        for seat, chair in enumerate(place.chairs):
            if seat not in secret:
                chair.knowers = set()
            if chair.owner is not None and chair.kind == "person":
                chair.knowers.add(chair.owner)


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


def is_refusal(piece: Piece, step: Step) -> bool:
    """Whether a piece refuses the request of a step."""
    return piece.status >= 400 or (piece.line == step.line and " ended " in piece.channel)


def is_about_device(entry: dict[str, Any]) -> bool:
    return entry.get("id") == "note-device"


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
    seats = tuple((seat.kind, seat.player, seat.person) for seat in standing.seats)
    notes = [noted for noted in standing.around.notes if noted.reader is None]  # a device may still join a seat
    return standing.line.steps, standing.line.resigned, dict(standing.choices), seats, len(notes)


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
