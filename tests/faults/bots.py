"""Guests who play: any legal action after a moment's thought, and a history of all that they sent, heard and saw."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.faults.guests import BROKEN, PATIENCE, Guest, Lost, Waiting
from tests.faults.history import DONE, Answer, Seen, Sent, Viewer, digest, plain_log, public_part, view_digest
from tests.server.house import apply

VERY_PATIENT = 30.0  # seconds for an answer on an open connection while that is measured
QUIET = 4.0  # seconds after which a line is asked whether it is still there
TURNED_AWAY = 1008
DEFINITE = {"stale", "illegal_action", "not_choosing", "no_race", "cannot_undo"}
"""Refusals that end a command. After every other one it is sent again."""

UNDO, RESIGN, REPLACE, ELSEWHERE, TWICE = 0.03, 0.005, 0.1, 0.1, 0.1
"""How often, when it is the bot's turn: take back; give up; choose again in secret; send the command by HTTP to another
server; send it there and by the line.
"""


class Silent(Exception):
    """Nothing was heard for too long."""


@dataclass
class Pending:
    """A command without a definite answer."""

    command: dict[str, Any]
    at: float  # when it was last sent
    again_at: float | None = None  # it was refused for now
    ports: set[int] = field(default_factory=set)  # of the servers that were asked


@dataclass
class Hurt:
    """The process at the other end of the line was killed."""

    at: float
    had_turn: bool  # the bot had something to do
    alone: bool  # nothing else was wrong then
    heard: float | None = None  # after so many seconds something was heard again
    played: float | None = None  # and an action acknowledged


@dataclass
class Mood:
    """What all bots are up to."""

    is_patient: bool = False  # how long an answer takes is measured, not cut short
    is_resting: bool = False  # nobody begins anything new
    is_ending: bool = False  # at every table its host gives up


class Bot:
    """One guest at one table, through the eyes of a seat or as a spectator."""

    def __init__(
        self, guest: Guest, table: str, seat: int | None, luck: random.Random, pause: float, mood: Mood
    ) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.viewer = Viewer(seat)
        self.model: dict[str, Any] = {}
        self.port: int | None = None  # of the line that is open
        self.is_host = False  # made the table
        self.pending: Pending | None = None
        self.acknowledged = 0
        self.hurts: list[Hurt] = []
        self.last_refusal = ""
        self._luck = luck
        self._pause = pause
        self._mood = mood
        self._lines = 0
        self._log: list[tuple[int, str]] = []
        self._floor = 0
        self._known = 0  # the last event that it has heard of
        self._heard = 0.0
        self._act_at: float | None = None
        self._shown = 0
        self._replaces: int | None = None  # the ply of a sealed choice to be made again

    @property
    def is_over(self) -> bool:
        return bool(self.model) and self.model["now"]["over"] and self.pending is None

    @property
    def is_idle(self) -> bool:
        return self.pending is None and bool(self.model)

    @property
    def _gives_up(self) -> bool:
        return self._mood.is_ending and self.is_host and bool(self.model) and not self.model["now"]["over"]

    @property
    def waits_for(self) -> str:
        """What there is to be told of a bot that should have come to an end."""
        if self.is_over:
            return "the record"
        what = "the end of the game" if self.pending is None else f"an answer to {self.pending.command}"
        return f"{what}; it was last refused with {self.last_refusal!r}"

    def hurt(self, port: int, alone: bool) -> None:
        """That process was killed."""
        if port == self.port:
            is_asking = self.pending is not None and self.pending.command["type"] != "ping"
            self.hurts.append(Hurt(time.monotonic(), is_asking or self._may_act(), alone))

    async def play(self) -> None:
        """Until the game is over."""
        waiting = Waiting(self._luck)
        while not self.is_over:
            try:
                await self._follow_line(waiting)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == TURNED_AWAY:
                    self.viewer.turned_away.append(self.last_refusal)
            except (*BROKEN, Silent):
                pass
            self.port = None
            if not self.is_over:
                await waiting.a_while()

    async def _follow_line(self, waiting: Waiting) -> None:
        number = self.model.get("number")
        port = self.guest.elsewhere()
        if self.pending is not None:
            self.pending.ports.add(port)
        self._floor = self._known
        async with self.guest.line(port, self.table, self.seat, number) as socket:
            self.port = port
            self._lines += 1
            self._heard = time.monotonic()
            self._act_at = None
            if self.pending is not None:
                self.pending.at, self.pending.again_at = self._heard, None
            is_first = True
            while not self.is_over:
                message = await self._next(socket)
                if message is None:
                    continue
                self._hear(message)
                if is_first and message["type"] in ("snapshot", "event"):
                    is_first = False
                    waiting.again()
                    await self._resume(socket)
                await self._show(socket)

    async def _resume(self, socket: ClientConnection) -> None:
        """What was under way when the line broke is asked for again, at once; so is what the bot meant to do."""
        for hurt in self.hurts:
            hurt.heard = hurt.heard or time.monotonic() - hurt.at
        self._act_at = time.monotonic()
        if self.pending is not None:
            await self._send(socket)

    async def _next(self, socket: ClientConnection) -> dict[str, Any] | None:
        """A message, or None once something else was due, and done."""
        try:
            async with asyncio.timeout(self._due() - time.monotonic()):
                message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        except TimeoutError:
            await self._do_what_is_due(socket)
            return None
        self._heard = time.monotonic()
        return message

    def _due(self) -> float:
        if self.pending is not None:
            patience = VERY_PATIENT if self._mood.is_patient else PATIENCE
            return self.pending.again_at or self.pending.at + patience
        if self._may_act() or self._gives_up:
            if self._act_at is None:
                self._act_at = time.monotonic() + self._pause * self._luck.uniform(0.5, 1.5)
            return self._act_at
        return self._heard + QUIET

    async def _do_what_is_due(self, socket: ClientConnection) -> None:
        now = time.monotonic()
        if self.pending is not None:
            if self.pending.again_at is None:
                raise Silent
            await self._send(socket)
        elif now < self._due():
            return  # something has changed meanwhile
        elif self._may_act() or self._gives_up:
            self._act_at = None
            await self._begin(socket, self._wish())
        else:
            await self._begin(socket, {"type": "ping"})

    # What the bot does

    def _may_act(self) -> bool:
        """Whether there is something to do on the board that the bot sees."""
        if not self.model or self.seat is None or self._mood.is_resting:
            return False
        now = self.model["now"]
        if now["over"] or now["halt"]:
            return False
        if now["race"]:
            return True
        has_chosen = now["sealed"] and self.seat in now["chosen"] and now["ply"] != self._replaces
        return bool(self.model["view"]["legal"]) and not has_chosen

    def _wish(self) -> dict[str, Any]:
        now, seat, luck = self.model["now"], self.seat, self._luck
        if self._gives_up or luck.random() < RESIGN:
            return {"type": "resign", "seat": seat}
        if now["race"]:
            return {"type": "race", "seat": seat, "ply": now["ply"]}
        if now["undo"]["possible"] and luck.random() < UNDO:
            return {"type": "undo", "seat": seat, "ply": now["ply"]}
        return {"type": "act", "seat": seat, "ply": now["ply"], "action": luck.choice(self.model["view"]["legal"])}

    async def _begin(self, socket: ClientConnection, wish: dict[str, Any]) -> None:
        command = {**wish, "request": secrets.token_hex(8)}
        self.pending = Pending(command, time.monotonic())
        if command["type"] == "ping":
            await self._send(socket)
            return
        self._note(command)
        chance = self._luck.random()
        if chance < ELSEWHERE + TWICE:
            if chance < TWICE:
                await self._send(socket)
            await self._send_elsewhere()
        if self.pending is not None:
            await self._send(socket)

    def _note(self, command: dict[str, Any]) -> None:
        now = self.model["now"]
        ply, sealed = command.get("ply", now["ply"]), now["sealed"] and command["type"] == "act"
        place = ply + 1 + (now["choosing"].index(self.seat) if sealed else 0)
        kind, action = command["type"], command.get("action", "")
        self.viewer.sent.append(Sent(time.monotonic(), command["request"], kind, ply, action, place, sealed))

    async def _send(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        self.pending.at, self.pending.again_at = time.monotonic(), None
        if self.port is not None:
            self.pending.ports.add(self.port)
        await socket.send(msgspec.json.encode(self.pending.command).decode())

    async def _send_elsewhere(self) -> None:
        assert self.pending is not None
        port = self._luck.choice(self.guest.town.ports)
        self.pending.ports.add(port)
        told = await self.guest.ask_once(port, f"/api/tables/{self.table}", self.pending.command)
        if told is not None:
            self._hear_answer(told.json())

    async def _show(self, socket: ClientConnection) -> None:
        """Where the table waits for that, tell it what the page has shown."""
        number = self.model.get("number", 0)
        if self.model and self.model["now"]["paced"] and number > self._shown:
            self._shown = number
            shown = {"type": "shown", "request": secrets.token_hex(8), "seat": self.seat, "number": number}
            await socket.send(msgspec.json.encode(shown).decode())

    # What the bot hears

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "event"):
            self._see(message)
        elif kind == "gone":
            raise Lost("the table was deleted")
        elif kind == "refused" and not message["request"]:
            self.last_refusal = message["code"]
        else:
            self._hear_answer(message)

    def _see(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.model = {name: message[name] for name in ("number", "now", "view", "seats")}
            self._log = plain_log(message["log"])
            self._keep(message, self._lines)
            return
        own = self.model.get("number")
        if own is None or message["number"] > own + 1:
            raise Silent  # something was missed: ask for it
        if message["number"] >= own:
            view = apply(self.model["view"], message["changes"])
            if message["number"] > own:
                self._act_at = None
            if message["back"]:
                self._log = [entry for entry in self._log if entry[0] <= message["now"]["ply"]]
            self._log += plain_log(message["log"])
            self.model.update(number=message["number"], now=message["now"], view=view)
        self._keep(message, self._lines)

    def _keep(self, message: dict[str, Any], line: int) -> None:
        now, number, log = message["now"], message["number"], plain_log(message["log"])
        is_whole = message["type"] == "snapshot"
        view = message["view"] if is_whole else self.model["view"]
        self._known = max(self._known, number)
        self.viewer.seen.append(
            Seen(
                at=time.monotonic(),
                line=line,
                snapshot=is_whole,
                floor=self._floor,
                number=number,
                public=public_part(now),
                own=now["own"],
                view=view_digest(view),
                log=digest(log if is_whole else self._log),
                told=tuple(entry for _, entry in log),
            )
        )

    def _hear_answer(self, answer: dict[str, Any]) -> None:
        pending = self.pending
        if pending is None or answer["request"] != pending.command["request"]:
            return
        at = time.monotonic()
        outcome, number = DONE, answer.get("number", 0)
        if answer["type"] == "refused":
            outcome = self.last_refusal = answer["code"]
            if outcome not in DEFINITE:
                pending.again_at = at + self._luck.uniform(0.1, 0.5)
                return
            self._act_at = at + self._luck.uniform(0.1, 0.5)  # what has happened will be told by then
        self.pending = None
        if pending.command["type"] == "ping":
            return
        self._known = max(self._known, number)
        self.viewer.answers.append(Answer(at, answer["request"], outcome, number, tuple(pending.ports)))
        self._replaces = pending.command.get("ply") if self._luck.random() < REPLACE else None
        if outcome == DONE:
            self.acknowledged += 1
            for hurt in self.hurts:
                hurt.played = hurt.played or at - hurt.at

    # Looking at the table without a line

    async def look(self, port: int | None = None) -> None:
        """The whole table once more, at that server or wherever there is an answer."""
        self._floor = self._known
        self.viewer.waits_for = "a look at the table"
        path = f"/api/tables/{self.table}" + ("" if self.seat is None else f"?seat={self.seat}")
        self._keep(await self.guest.get(path, port=port), 0)
        self.viewer.waits_for = ""
