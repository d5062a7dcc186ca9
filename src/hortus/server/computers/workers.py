"""Processes that answer questions. One that dies, or takes too long, is replaced; nobody else notices.

A worker has a process, a line to it, and a thread here that waits at the line. Processes are spawned, not forked: the
server has threads. (A ready-made pool was tried: an idle process that somebody kills breaks it for good.)
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from hortus.server.incidents import Plain

Reply = TypeVar("Reply")
Question = tuple[Callable[..., Any], tuple[Any, ...]]

SPAWN = get_context("spawn")
PATIENCE_AT_THE_END = 2.0  # seconds for a process to be gone


class WorkerLost(Exception):
    """The process died before it answered."""


class WorkerFailed(Plain):
    """The question raised something in the process; this is its traceback."""


class Worker:
    """Answers one question after the other, in the order in which they were asked."""

    def __init__(self, name: str, modesty: int = 0, first: Callable[[], list[Question]] = list) -> None:
        """`modesty`: how far it stands back when others want the processor. `first`: what a new process does first."""
        self._name = name
        self._modesty = modesty
        self._first = first
        self._thread = ThreadPoolExecutor(1, f"{name} line")
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._unanswered: set[Future[Any]] = set()
        self._closed = False
        self._thread.submit(self._renew)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def waiting(self) -> int:
        """How many questions were asked and are not answered yet."""
        return len(self._unanswered)

    def ask(self, function: Callable[..., Reply], *arguments: Any, limit: float) -> Future[Reply]:
        """Have `function(*arguments)` called over there, within `limit` seconds from when its turn comes."""
        answer = self._thread.submit(self._ask, (function, arguments), limit)
        self._unanswered.add(answer)
        answer.add_done_callback(self._unanswered.discard)
        return answer

    def close(self) -> None:
        """End the process, whatever it is doing, and see it gone."""
        self._closed = True
        if process := self._process:
            process.kill()  # which wakes the thread at the line
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end()

    # In the thread at the line

    def _ask(self, question: Question, limit: float, again: bool = True) -> Any:
        try:
            return self._exchange(question, limit)
        except (WorkerLost, TimeoutError) as trouble:
            self._renew()
            if again and isinstance(trouble, WorkerLost) and not self._closed:
                return self._ask(question, limit, again=False)  # it may have been dead before it was asked
            raise

    def _exchange(self, question: Question, limit: float) -> Any:
        if self._line is None:
            raise WorkerLost(self._name)
        try:
            self._line.send(question)
            told = self._line.recv() if self._line.poll(limit) else None
        except (EOFError, OSError) as error:
            raise WorkerLost(self._name) from error
        if told is None:
            raise TimeoutError(f"{self._name} took more than {limit:g} seconds")
        good, answer = told
        if not good:
            raise WorkerFailed(answer)
        return answer

    def _renew(self) -> None:
        self._end()
        if self._closed:
            return
        here, there = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(there, self._modesty, self._first()), name=self._name, daemon=True)
        leave_interrupts_to_others()
        process.start()
        there.close()
        self._line, self._process = here, process
        if self._closed:  # meanwhile
            self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process:
            process.kill()
            process.join(PATIENCE_AT_THE_END)
        if line:
            line.close()


def leave_interrupts_to_others() -> None:
    """Ctrl-C goes to every process of a terminal. What this thread starts never hears of it, not even at its birth."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # because its start lets interrupts through again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def work(line: Connection, modesty: int, first: list[Question]) -> None:
    """The life of a process: ends when nobody holds the other end of the line any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(modesty)
    for function, arguments in first:
        with suppress(Exception):  # whoever asks for what is missing will be told
            function(*arguments)
    while True:
        try:
            function, arguments = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, function(*arguments)
        except Exception:
            answer = False, traceback.format_exc()
        try:
            line.send(answer)
        except OSError:
            return
