"""`hortus serve --processes N`: one port, and N processes that take lines there.

The supervisor opens the port, starts the processes and keeps them alive. It serves nobody itself and knows nothing of
tables or of where they are kept, so there is hardly anything in it that could fail. The processes are told apart by
their numbers (`hortus.server.crew`); all of them wait at the same socket, so whoever comes is taken by one that has
time, and nobody is lost when one of them ends (docs/decisions/0017-one-socket-for-all-processes.md).

- Ctrl-C or SIGTERM: all of them finish what is under way, and end. The second time they end at once.
- SIGHUP: each is replaced by a new one, which can serve before the old one ends. Those of another version cannot work
  beside the old ones: then all end first, and whoever comes meanwhile waits a few seconds.
- One that dies is started again: at once, then after pauses that grow.
- One that is stuck, or stopped, no longer answers heartbeats: it is killed, and started again like one that died.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

from hortus.server.crew import VARIABLE, Member
from hortus.server.door import CannotServe, listening, wants_browser, whole_number
from hortus.server.logs import Form, keep_log

log = logging.getLogger(__name__)

MOST_PROCESSES = 64
Tell = Callable[[str, str], Coroutine[None, None, None]]
"""News for whoever started the server, and its address."""
SHARED = ("postgresql://", "postgres://")
"""How the address of data begins that several processes can have together."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
"""Seconds before a process is started once more; the first time it is started at once."""
CALM_SECONDS = 30.0
"""Who lived for so long was well: the next pause is a first one again."""
UNLIKE = "server-database-unlike"
"""What a process says that is of another version than those that are there."""
MOST_TRIES = 5
"""When nobody serves, and so many could not be started one after the other, there is no server."""
FIRST_START_TIMEOUT_S, START_TIMEOUT_S = 600.0, 120.0
"""A process that has not said by then whether it can serve is killed. The first one may have much data to bring up to
date. While another one serves, nothing is left to do but to start."""
TURN_S = 15.0
"""While a process serves, one that takes longer than this to start no longer delays the start of the others."""
END_SECONDS = 20.0
"""For a process to finish what is under way and to end; then it is killed."""
HEARTBEAT_S = 1.0
MOST_MISSED = 10
"""A process that has not answered this many heartbeats in a row is killed."""


@dataclass(frozen=True)
class Supervision:
    """What the supervisor has to know of the wishes; the processes read the same command line."""

    host: str
    port: str | None
    data: str | None
    browser: bool | None
    log: Form


class Refused(CannotServe):
    """What a process said that cannot serve."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["id"], **told["arguments"])
        self.code = told["code"]


def process_count(text: str | None) -> int:
    if text is None:
        return 1
    count = whole_number(text, "processes")
    if count > MOST_PROCESSES:
        raise CannotServe("serve-too-many-processes", most=MOST_PROCESSES, text=text)
    return count


def supervise(wishes: Supervision, count: int, write: Callable[[str], None]) -> None:
    """Until somebody stops it."""
    if not (wishes.data or "").startswith(SHARED):
        raise CannotServe("serve-processes-need-postgresql", count=count)
    if os.name != "posix":
        raise CannotServe("serve-processes-not-here")
    keep_log(wishes.log)

    async def tell(news: str, address: str) -> None:
        write(news)
        if wants_browser(wishes.browser, os.environ, sys.platform):
            await asyncio.to_thread(webbrowser.open, address)

    with listening(wishes.host, wishes.port) as listener:
        ended_by = asyncio.run(Supervisor([sys.executable, *sys.orig_argv[1:]], count, listener, tell).run())
    if ended_by == signal.SIGINT:
        raise KeyboardInterrupt


class Process:
    """One of the processes, from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket.socket) -> None:
        self._process = process
        self._line = line
        self._since = asyncio.get_running_loop().time()
        self._can_serve = False
        self._answers = False  # heartbeats; a process of an older version does not
        self._is_ending = False
        self.is_hung = False

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    @property
    def serves(self) -> bool:
        return self._can_serve and self.is_alive

    @property
    def was_well(self) -> bool:
        return self._can_serve and asyncio.get_running_loop().time() - self._since > CALM_SECONDS

    async def first_words(self, timeout_s: float) -> dict[str, Any]:
        """Wait until the process says whether it can serve. Return nothing if it dies before that or takes too long."""
        try:
            async with asyncio.timeout(timeout_s):
                told: dict[str, Any] = json.loads(await self._hear())
        except TimeoutError:
            log.error("process_hung: A process of the server has not started within %d s: killed.", timeout_s)
            self.kill()
            return {}
        self._can_serve = "news" in told
        self._answers = bool(told.get("heartbeat"))
        return told

    async def _hear(self) -> bytes:
        heard, loop = b"", asyncio.get_running_loop()
        while not heard.endswith(b"\n"):
            try:
                part = await loop.sock_recv(self._line, 65_536)
            except ConnectionError:
                part = b""
            if not part:
                return b"{}"
            heard += part
        return heard

    async def hangs(self) -> bool:
        """Wait for MOST_MISSED missed heartbeats in a row; return False if the process was asked to stop first.

        Heartbeats count, not seconds: after the supervisor or the whole machine was suspended, a process has as many
        chances to answer as ever.
        """
        missed = 0
        while self._answers and not self._is_ending and missed < MOST_MISSED:
            with suppress(OSError):
                self._line.send(b".")
            await asyncio.sleep(HEARTBEAT_S)
            missed = 0 if self._has_answered() else missed + 1
        self.is_hung = self._answers and not self._is_ending
        return self.is_hung

    def _has_answered(self) -> bool:
        try:
            return self._line.recv(65_536) != b""
        except OSError:  # nothing has come
            return False

    async def gone(self) -> str:
        """How it ended, once it has."""
        status = await self._process.wait()
        self._line.close()
        return f"status {status}" if status >= 0 else signal.Signals(-status).name

    async def end(self) -> None:
        """Let it finish, and see it gone.

        `terminate` would look first whether it has ended; then whoever waits for it would never hear how.
        """
        self._is_ending = True
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGTERM)
        try:
            async with asyncio.timeout(END_SECONDS):
                await self.gone()
        except TimeoutError:
            log.error("crew_stuck: A process did not end within %d seconds: it is killed.", END_SECONDS)
            self.kill()
            await self.gone()

    def kill(self) -> None:
        """With the computer players that it started."""
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


@dataclass
class Kept:
    """A place, and the process that is there at the time."""

    number: int
    process: Process | None = None
    deaths: int = 0  # one soon after the other
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a process is started here

    @property
    def pause(self) -> float:
        return 0.0 if self.deaths < 2 else min(FIRST_PAUSE * 2.0 ** (self.deaths - 2), LONGEST_PAUSE)


class Supervisor:
    def __init__(self, command: Sequence[str], count: int, listener: socket.socket, tell: Tell) -> None:
        """`command` starts a process; `tell` gets what the first one says that can serve."""
        self._command = command
        self._listener = listener
        self._tell = tell
        self._is_told = False
        self._failures = 0  # to start a process, one after the other
        self._places = [Kept(number) for number in range(1, count + 1)]
        self._processes: set[Process] = set()
        self._turn = asyncio.Lock()  # processes start in turn: what has to be done only once is done by the first
        self._renewal = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_at_terminal = os.isatty(0)

    async def run(self) -> int:
        """The signal that ended it. Raises why there is no server, if none of the processes can serve."""
        self._over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._listen_to_signals()
        try:
            for place in self._places:
                self._begin(self._keep(place))
            self._begin(self._renew_when_asked())
            return await self._over
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.gather(*(process.end() for process in self._processes))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        self._tasks.append(task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (trouble := task.exception()) and not self._over.done():
            self._over.set_exception(trouble)

    # Signals

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop, number)
        loop.add_signal_handler(signal.SIGHUP, self._hang_up)

    def _stop(self, number: int) -> None:
        """Asked once, all of them finish what is under way; asked again, they end at once."""
        if not self._over.done():
            self._over.set_result(number)
        else:
            for process in self._processes:
                process.kill()

    def _hang_up(self) -> None:
        """Somebody wants new processes; or the terminal that we were started in has been closed."""
        if self._is_at_terminal and not os.isatty(0):
            self._stop(signal.SIGHUP)
        else:
            self._renewal.set()

    # The places

    async def _keep(self, place: Kept) -> None:
        """Keep a process at a place: start another one whenever it dies or hangs."""
        while True:
            process = await self._fill(place)
            watch = asyncio.create_task(self._watch(place.number, process))
            try:
                how = await process.gone()
            finally:
                watch.cancel()
            if place.process is process:  # and not a new one already
                if not process.is_hung:  # that has been logged
                    log.error("crew_lost: Process %d of the server died (%s).", place.number, how)
                place.deaths = 1 if process.was_well else place.deaths + 1
                place.process = None

    async def _watch(self, number: int, process: Process) -> None:
        """Kill a process that hangs."""
        if await process.hangs():
            seconds = MOST_MISSED * HEARTBEAT_S
            log.error("process_hung: Process %d of the server has not answered for %d s: killed.", number, seconds)
            process.kill()

    async def _fill(self, place: Kept) -> Process:
        """Start processes until one can serve."""
        while place.process is None:
            await asyncio.sleep(place.pause)
            async with place.lock:
                if place.process is None:
                    await self._try(place)
        return place.process

    async def _try(self, place: Kept) -> None:
        try:
            place.process = await self._start_in_turn(place.number)
            self._failures = 0
        except CannotServe as trouble:
            place.deaths += 1
            self._failures += 1
            is_final = isinstance(trouble, Refused) and not self._is_told
            if not self._serves and (is_final or self._failures >= MOST_TRIES):
                raise
            log.error("crew_refused: Process %d of the server cannot serve: %s", place.number, trouble)

    @property
    def _serves(self) -> bool:
        return any(process.serves for process in self._processes)

    async def _renew_when_asked(self) -> None:
        while True:
            await self._renewal.wait()
            self._renewal.clear()
            try:
                for place in self._places:
                    await self._renew(place)
            except CannotServe as trouble:
                if trouble.message_id == UNLIKE:
                    log.warning("restart_together: The new processes are unlike the old ones, which have to end first.")
                    await self._end_all()
                else:
                    log.error("restart_refused: A new process cannot serve, so the others go on: %s", trouble)

    async def _renew(self, place: Kept) -> None:
        """The new one serves before the old one ends."""
        async with place.lock:
            old, place.process = place.process, await self._start_in_turn(place.number)
        if old is not None:
            await old.end()

    async def _end_all(self) -> None:
        """New ones are started by whoever keeps the places; those who come meanwhile wait at the socket."""
        async with AsyncExitStack() as locked:
            for place in self._places:
                await locked.enter_async_context(place.lock)
            processes = [place.process for place in self._places if place.process is not None]
            for place in self._places:
                place.process, place.deaths = None, 0
            self._failures = 0
            await asyncio.gather(*(process.end() for process in processes))

    async def _start_in_turn(self, number: int) -> Process:
        """Start a process when those before it have started, or have taken TURN_S while others serve."""
        async with self._turn:
            start = asyncio.create_task(self._start(number))
            try:
                await asyncio.wait({start}, timeout=TURN_S if self._serves else None)
            except asyncio.CancelledError:
                start.cancel()
                await asyncio.gather(start, return_exceptions=True)
                raise
        return await start

    async def _start(self, number: int) -> Process:
        """A new process that can serve; raises why it cannot."""
        here, there = socket.socketpair()
        here.setblocking(False)
        with there:
            descriptors = self._listener.fileno(), there.fileno()
            member = Member(number, len(self._places), *descriptors)
            try:
                started = await asyncio.create_subprocess_exec(
                    *self._command,
                    env={**os.environ, VARIABLE: str(member)},
                    stdin=asyncio.subprocess.DEVNULL,
                    pass_fds=descriptors,
                    process_group=0,  # Ctrl-C is for the supervisor: what it does with it is its own affair
                )
            except OSError as error:
                here.close()
                raise CannotServe("serve-process-died", number=number, how=error.strerror or str(error)) from error
        process = Process(started, here)
        self._processes = {known for known in self._processes if known.is_alive} | {process}
        told = await process.first_words(START_TIMEOUT_S if self._serves else FIRST_START_TIMEOUT_S)
        if process.serves and not self._is_told:
            self._is_told = True
            self._begin(self._tell(told["news"], told["address"]))
        if not process.serves:
            how = await process.gone()
            raise Refused(told) if "id" in told else CannotServe("serve-process-died", number=number, how=how)
        return process
