"""An evening in the house: guests take steps, and the model judges each.

At the end the same steps in another world must have put the very same bytes into the hands of the cheat.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Any, Literal, get_args
from urllib.parse import quote, urlencode

from hortus.contract.errors import BadRecord
from hortus.records import Record, verify
from hortus.server.tables.table import Table
from tests.server.adversary.house import POSTS_AT_ONCE, House, Houses, Piece, Step, other_secret
from tests.server.adversary.judge import Judge, answer_to, is_about_device
from tests.server.adversary.model import PLACE
from tests.server.adversary.places import CHEAT, Finding, Place
from tests.server.adversary.worlds import World, imagine

ANNA, ANNAS_PHONE, BEN, CLEO = 3, 4, 5, 6
"""Honest guests; the first two are one person."""
GUESTS = (*sorted(CHEAT), ANNA, ANNAS_PHONE, BEN, CLEO)
POCKETS = {**dict.fromkeys(CHEAT, "cheat"), ANNA: "anna", ANNAS_PHONE: "anna", BEN: "ben", CLEO: "cleo"}

HERE = {"kind": "person"}
FRIEND = {"kind": "person", "here": False}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "player": "random"}

Kind = Literal["stolen", "replayed", "forged"]
"""A kind of inter-server token: issued for this very request, for another one, or by nobody."""
TOKENS: tuple[Kind, ...] = get_args(Kind)

_evenings = itertools.count(1)


class Evening:
    """What is done in the true house, with everything that came of it."""

    def __init__(self, houses: Houses, cards: str = "cards") -> None:
        self.houses = houses
        number = next(_evenings)
        self.name = f"evening {number}"
        self.flood_address = f"172.16.{number >> 8 & 255}.{number & 255}"
        self.cards = cards
        self.judge = Judge()
        self.model = self.judge.model
        self.script: list[Step] = []
        self.held: list[list[Piece]] = []  # at each step, what reached anybody
        self.accepted: set[int] = set()
        self.pockets: dict[str, list[str]] = {name: [] for name in POCKETS.values()}
        self.tables: list[str] = []
        self.lines: dict[int, tuple[int, str]] = {}  # line -> guest and table, also of those that are closed
        self.is_sound = True
        self._last_held: dict[tuple[str, int], int] = {}  # table and seat -> the last step at which it was the cheat's
        houses.begin(houses.true, self.name, cards)

    # Steps

    def take(self, step: Step) -> Any:
        """The answer if it was yes, else None. Raises a Finding where something was not right."""
        moment = len(self.script)
        self.script.append(step)
        self.is_sound = False
        pieces = self.houses.take(self.houses.true, step)
        self.held.append(pieces)
        answer = answer_to(step, pieces)
        if answer is not None:
            self.accepted.add(moment)
        standing = {table.id: table for table in self.houses.true.hall.awake if not table.is_gone}
        try:
            names = self.houses.true.names
            self.judge.hear(moment, self.houses.clock.seconds(), step, pieces, standing, names)
        except Finding as finding:
            raise Finding(f"{finding}\n{self.told()}") from None
        self._keep(step, pieces)
        for place in self.model.places.values():
            if place.id not in self.tables:
                self.tables.append(place.id)
            for guest in CHEAT:
                for seat in filter(partial(place.plays, guest), range(len(place.chairs))):
                    self._last_held[place.id, seat] = moment
        self.is_sound = True
        return answer

    def _keep(self, step: Step, pieces: list[Piece]) -> None:
        """Every code and link goes into the pocket of who got it."""
        for piece in pieces:
            if piece.data[:1] != b"{":
                continue
            message = json.loads(piece.data)
            table = table_of(step, piece, self.lines) or message.get("table")
            if not isinstance(table, str) or table not in self.model.places:
                continue
            pocket = self.pockets[POCKETS[piece.guest]]
            keys = self.model.learn(table, message)
            if "devices" in message and "code" in message:
                keys.append(self.model.add_key(table, message["code"], "return", int(step.path.rpartition("=")[2])))
            pocket += [key for key in keys if key not in pocket]

    def told(self) -> str:
        """The steps, for whoever reads a finding."""
        return "\n".join(
            f"{moment:3} {'yes' if moment in self.accepted else 'no '} {step}"
            for moment, step in enumerate(self.script)
        )

    # Short words

    def table(self, table_id: str) -> Table:
        found = self.houses.true.table(table_id)
        assert found is not None
        return found

    def make(self, guest: int, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
        body = {"game": game, "seats": list(seats), "lot": False, **wishes}
        answer = self.take(Step("POST", guest, "/api/tables", body))
        return "" if answer is None else str(answer["table"])

    def join(self, guest: int, key: str, watch: bool = False) -> Any:
        return self.take(Step("POST", guest, "/api/join", {"key": key.removeprefix("/join/"), "watch": watch}))

    def command(
        self, guest: int, table: str, kind: str, /, line: int | None = None, address: str = "", **fields: Any
    ) -> Any:
        body = {"type": kind, "request": f"request-{len(self.script)}", **fields}
        if line is not None:
            return self.take(Step("say", guest, body=body, line=line))
        return self.take(Step("POST", guest, f"/api/tables/{table}", body, address=address))

    def read(self, guest: int, table: str, part: str = "", seat: int | None = None, before: int | None = None) -> Any:
        asked = {"seat": seat, "before": before}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return self.take(Step("GET", guest, f"/api/tables/{table}{part}?{query}".removesuffix("?")))

    def read_notes(self, guest: int, table: str, seat: int | None = None) -> list[Any]:
        """Return all notes of the log, page by page."""
        notes: list[Any] = []
        before: int | None = None
        while before != 0 and (page := self.read(guest, table, "/notes", seat, before)) is not None:
            before, notes = page["before"], page["log"] + notes
        return notes

    def flood(self, guest: int, table: str, kind: str, **fields: Any) -> None:
        """Send more commands from one address than it may."""
        for _ in range(POSTS_AT_ONCE + 1):
            self.command(guest, table, kind, address=self.flood_address, **fields)

    def vouch(self, guest: int, victim: int, step: Step, kind: Kind) -> Any:
        """Take a step in the name of another guest, with a token such as servers send to each other."""
        path = {"stolen": step.path, "replayed": "/api/tables", "forged": ""}[kind]
        token = self.houses.true.token_for(victim, "POST" if step.verb == "POST" else "GET", path) if path else kind
        if step.verb == "enter":
            step = replace(step, line=len(self.lines))
            self.lines[step.line] = guest, ""
        return self.take(replace(step, guest=guest, token=token))

    def invitation(self, guest: int, key: str) -> Any:
        return self.take(Step("GET", guest, f"/api/invitations/{quote(key)}"))

    def enter(self, guest: int, table: str, seat: int | None = None, number: int | None = None) -> int:
        """On a line of one's own, from an event on that one claims to have heard."""
        line = len(self.lines)
        self.lines[line] = guest, table
        asked = {"seat": seat, "number": number}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        self.take(Step("enter", guest, f"/api/tables/{table}/live?{query}", line=line))
        return line

    def leave(self, line: int) -> None:
        self.take(Step("leave", self.lines[line][0], line=line))

    def wait(self, seconds: float) -> None:
        self.take(Step("wait", seconds=seconds))

    def act(self, guest: int, table: str, seat: int, choice: int = 0, **fields: Any) -> Any:
        """Play one of the legal actions of a seat, whoever it is that plays it."""
        found = self.table(table)
        texts = found.position.legal_texts(seat) if seat in found.position.choosing else ["pass"]
        action = texts[choice % len(texts)]
        return self.command(guest, table, "act", seat=seat, ply=found.line.ply, action=action, **fields)

    def play(self, table: str, choice: int = 0, **fields: Any) -> bool:
        """Let the person play whose turn it is, if there is one."""
        place = self.model.places[table]
        for seat in self.table(table).standing.waiting:
            guests = [guest for guest in GUESTS if place.plays(guest, seat)]
            if guests:
                self.act(guests[choice % len(guests)], table, seat, choice, **fields)
                return True
        return False

    def personal_code(self, guest: int, table: str, seat: int) -> str:
        answer = self.read(guest, table, "/devices", seat)
        return "" if answer is None else str(answer["code"]).replace("-", "")

    # The end

    def harvest(self) -> None:
        """The cheat takes home everything that can be got."""
        for table in self.tables:
            place = self.model.places[table]
            guests = [guest for guest in sorted(CHEAT) if place.invited(guest)] or [min(CHEAT)]
            for guest in guests[:1]:
                for seat in (None, *range(len(place.chairs))):
                    self.read(guest, table, "", seat)
                    self.read(guest, table, "/record", seat)
                self.read(guest, table, f"/at/{len(self.script) % 5}")
        self.take(Step("GET", min(CHEAT), "/api/tables"))

    def end(self) -> World | None:
        """Everything is looked at once more. What was different in the other world, if anything was."""
        self.harvest()
        for table in self.tables:
            self._check_log(self.model.places[table])
        return self._compare()

    def _check_log(self, place: Place) -> None:
        witness = next((guest for guest in reversed(GUESTS) if place.invited(guest)), None)
        if place.is_gone or witness is None:
            return
        if len(self.read_notes(witness, place.id)) < place.notes:
            raise Finding(f"not everything that happened around the table is in the log\n{self.told()}")
        self._check_devices(place)
        if place.over_at is None:
            return
        self.read(witness, place.id, "/record")
        try:
            is_good = verify(Record.read(self.held[-1][0].data.decode())).is_good
        except BadRecord as error:
            raise Finding(f"the record is wrong: {error}\n{self.told()}") from None
        if not is_good:
            raise Finding(f"the record does not verify\n{self.told()}")

    def _check_devices(self, place: Place) -> None:
        """The player of a seat finds every use of its personal code in the log."""
        for seat, chair in enumerate(place.chairs):
            guest = next((guest for guest in GUESTS if place.plays(guest, seat)), None)
            if guest is not None and chair.owner is not None:
                notes = self.read_notes(guest, place.id, seat)
                if sum(is_about_device(note) for note in notes) != place.devices[seat, chair.owner]:
                    raise Finding(f"the log of seat {seat} does not tell every device that joined it\n{self.told()}")

    # Two worlds

    def _compare(self) -> World | None:
        luck = random.Random(self.cards)
        deck, other = self.houses.deck, self.houses.other
        worlds: list[World] = []
        deck.clear()
        choices = other.computers.choices
        choices.clear()
        for place in self.model.places.values():
            world = imagine(place.tape, partial(self._viewers, place), luck)
            worlds.append(world)
            deck.lay(other_secret(place.tape.secret), world, place.tape.lot)
            if any(choices.setdefault(key, choice) != choice for key, choice in world.computers.items()):
                return None  # computers at two tables know the same, and should choose differently
        self.houses.begin(other, self.name, self.cards)
        acts = {moment: text for world in worlds for moment, text in world.acts.items()}
        for moment, step in enumerate(self.script):
            there = self.houses.take(other, self._elsewhere(moment, step, acts, other))
            self._compare_step(moment, step, there)
        return next((world for world in worlds if world.differs), None)

    def _viewers(self, place: Place, moment: int) -> list[int | None]:
        """The eyes through which the cheat may have seen, at that step or later, what happened in a step."""
        seats = range(len(place.chairs))
        return [None, *(seat for seat in seats if self._last_held.get((place.id, seat), -1) >= moment)]

    def _elsewhere(self, moment: int, step: Step, acts: dict[int, str], house: House) -> Step:
        """The same step in the other world, where honest people hold something else."""
        body = step.body
        if (
            step.guest in CHEAT
            or moment not in self.accepted
            or not isinstance(body, dict)
            or body.get("type") != "act"
        ):
            return step
        text = acts.get(moment)
        if text is None:  # a sealed choice that was replaced, or still waits
            found = PLACE.fullmatch(step.path)
            table_id = self.lines[step.line][1] if found is None else found["table"]
            table = house.table(table_id)
            if table is None or body["seat"] not in table.position.choosing:
                return step
            text = table.position.legal_texts(body["seat"])[0]
        return replace(step, body={**body, "action": text})

    def _compare_step(self, moment: int, step: Step, there: list[Piece]) -> None:
        mine = list(self._comparable(moment, step, self.held[moment]))
        other = list(self._comparable(moment, step, there))
        if mine != other:
            one, two = next(((one, two) for one, two in itertools.zip_longest(mine, other) if one != two), (None, None))
            raise Finding(f"at step {moment} the cheat can tell two worlds apart:\n  {one}\n  {two}\n{self.told()}")

    def _comparable(self, moment: int, step: Step, pieces: list[Piece]) -> Iterator[Piece]:
        """What the cheat holds of tables where the game goes on. The commitment may be told: it tells nothing."""
        over = {
            place.id for place in self.model.places.values() if place.over_at is not None and place.over_at <= moment
        }
        for piece in pieces:
            table = table_of(step, piece, self.lines)
            if piece.guest not in CHEAT or table in over or (table is None and over):
                continue
            data = piece.data
            for place in self.model.places.values():
                for commitment in commitments(place.tape.secret):
                    data = data.replace(commitment, b"commitment")
            yield piece._replace(data=data)


def commitments(secret: bytes) -> Iterator[bytes]:
    for one in (secret, other_secret(secret)):
        yield sha256(one).hexdigest().encode()


def table_of(step: Step, piece: Piece, lines: dict[int, tuple[int, str]]) -> str | None:
    """Which table a piece is about; None: about several, or none."""
    if piece.line is not None:
        return lines[piece.line][1]
    found = PLACE.fullmatch(step.path)
    return None if found is None else found["table"]
