"""The live socket: one outbox and one writer a connection, so that nobody waits for somebody else's line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hortus.contract.errors import HortusError
from hortus.server.errors import BadMessage, TooLarge, TooMany, refused
from hortus.server.protocol import LARGEST_MESSAGE, Answer, Command, Hint, Odds, Preview, Review, Try, Why, encode
from hortus.server.tables.table import Table

Message = TypeVar("Message")

OUTBOX = 512
"""So many frames wait for a slow reader before it is cut off; then it may come back and ask for what it missed."""
MOST_BAD = 50
"""So many messages may be refused unread before the connection is closed."""
QUESTIONS = (Why, Preview, Odds, Hint, Review, Try)
"""Commands that change nothing in the game. Some take a while to answer, and nobody's move waits for that."""
MOST_ASKING, MOST_QUESTIONS = 4, 40
"""Questions of a connection that are answered at the same time, and those that wait for their turn with them."""
CLOSE_SECONDS = 5.0
GOING_AWAY, BAD_CONDUCT, RESTART, TOO_SLOW = 1001, 1008, 1012, 1013
TRY_LATER = TOO_SLOW  # to the other side it is the same: come back in a while

log = logging.getLogger(__name__)

Obey = Callable[[Command], Awaitable[Answer]]
"""Carries out a command of this connection, or refuses it."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a decoder may find: no JSON, no text, or brackets within brackets without end."""

read_command = msgspec.json.Decoder(Command).decode


class Connection:
    """A guest who looks on, through the eyes of a seat or as a spectator."""

    def __init__(self, socket: WebSocket, guest: str, seat: int | None, may_send: Callable[[], bool]) -> None:
        """`may_send` counts a message, and returns whether it is within the limits."""
        self.guest = guest
        self.seat = seat
        self._socket = socket
        self._may_send = may_send
        self._bad = 0
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)  # a number closes with that code
        self._reading: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(MOST_ASKING)
        self._is_closing = False
        self._is_obeying = False
        self._is_last = False  # nothing more is read

    # For the table

    def send(self, frame: bytes) -> None:
        self._put(frame)

    def leave(self, code: int = GOING_AWAY) -> None:
        """Close, once everything that waits has been sent."""
        self._put(code)
        self._is_closing = True

    def finish(self) -> None:
        """The server goes, and whoever looks on is to come back: after the answer to what is being done now.

        What was not read is not answered either: it is sent again on the next line.
        """
        self._is_last = True
        if not self._is_obeying:
            self.leave(RESTART)

    def _put(self, item: bytes | int) -> None:
        """Never waits: whoever does not keep up is cut off."""
        if self._is_closing:
            return
        try:
            self._outbox.put_nowait(item)
        except asyncio.QueueFull:
            self._is_closing = True
            for task in (self._reading, self._writing):
                if task is not None:
                    task.cancel()

    # The connection

    async def run(self, table: Table, number: int | None, obey: Obey) -> None:
        """Until either side has enough."""
        table.enter(self, number)
        try:
            await self.exchange(self._read_all(obey))
        finally:
            table.exit(self)

    async def turn_away(self, error: HortusError, code: int) -> None:
        self.send(encode(refused(error)))
        self.leave(code)
        await self.exchange()

    async def exchange(self, reading: Coroutine[None, None, None] | None = None) -> None:
        """Write what waits, and read if there is anything to read, until one of the two ends."""
        self._writing = asyncio.create_task(self._write_all())
        tasks = {self._writing}
        if reading is not None:
            self._reading = asyncio.create_task(reading)
            tasks.add(self._reading)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks |= self._asking
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception):
                    log.error("fault: A connection failed", exc_info=outcome)
            with suppress(Exception):
                if self._socket.application_state is not WebSocketState.DISCONNECTED:
                    await asyncio.wait_for(self._socket.close(TOO_SLOW), CLOSE_SECONDS)

    async def _write_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                frame = await self._outbox.get()
                if isinstance(frame, int):
                    await self._socket.close(frame)
                    return
                more = not self._outbox.empty()
                await self._socket.send({"type": "websocket.send", "text": frame.decode(), "more": more})

    async def _read_all(self, obey: Obey) -> None:
        """Carry out what changes something in the order in which it came. Questions are answered beside it."""
        while (message := await self._receive()) is not None:
            command = self._read(message)
            if isinstance(command, QUESTIONS):
                self._ask(obey, command)
            elif command is not None:
                self._is_obeying = True
                await self._answer(obey, command)
                self._is_obeying = False
            if self._is_last or self._bad > MOST_BAD:
                self.leave(RESTART if self._is_last else BAD_CONDUCT)
                await asyncio.Event().wait()  # the writer has the last word

    def _ask(self, obey: Obey, command: Command) -> None:
        """Answer a question when its turn comes. Nothing that is sent after it waits for that."""
        if len(self._asking) >= MOST_QUESTIONS:
            self.send(encode(refused(TooMany("server-too-many-questions"), command.request)))
            return
        task = asyncio.create_task(self._answer_in_turn(obey, command))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _answer_in_turn(self, obey: Obey, command: Command) -> None:
        async with self._turns:
            await self._answer(obey, command)

    async def _receive(self) -> bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return (message.get("bytes") or b"") if text is None else text.encode()

    def _read(self, message: bytes) -> Command | None:
        """The command, or None if the message was refused unread."""
        try:
            if not self._may_send():
                raise TooMany("server-too-many-messages")
            command = command_of(message)
        except HortusError as error:
            self._bad += 1
            self.send(encode(refused(error, request_in(message))))
            return None
        self._bad = 0
        return command

    async def _answer(self, obey: Obey, command: Command) -> None:
        self.send(encode(await obey(command)))


def decoded(decode: Callable[[bytes], Message], message: bytes) -> Message:
    if len(message) > LARGEST_MESSAGE:
        raise TooLarge("server-too-large", longest=LARGEST_MESSAGE)
    try:
        return decode(message)
    except UNREADABLE as error:
        raise BadMessage("server-bad-message", reason=str(error)[:200]) from error


def command_of(message: bytes) -> Command:
    return decoded(read_command, message)


class _Asked(msgspec.Struct):
    request: str = ""


_read_request = msgspec.json.Decoder(_Asked).decode


def request_in(message: bytes) -> str:
    """The request of a message that is no command, so that whoever sent it can tell what was refused."""
    try:
        return decoded(_read_request, message).request[:36]
    except (TooLarge, BadMessage):
        return ""
