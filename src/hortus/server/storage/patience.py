"""An end for what waits too long: a line to a database that was cut off would hold its thread for ever."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from time import monotonic

LOOK_SECONDS = 0.5


class Patience:
    """Lines that somebody waits at; those that take too long are shut, and whoever waits there gets an error."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: dict[object, tuple[int, float]] = {}  # descriptor and since when
        self._lock = Lock()
        self._is_over = Event()
        self._thread: Thread | None = None

    @contextmanager
    def over(self, descriptor: int) -> Iterator[None]:
        key = object()
        with self._lock:
            self._waiting[key] = descriptor, monotonic()
            if self._thread is None:
                self._thread = Thread(target=self._look, name="hortus-patience", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:
                self._waiting.pop(key, None)

    def close(self) -> None:
        self._is_over.set()
        if self._thread is not None:
            self._thread.join()

    def _look(self) -> None:
        while not self._is_over.wait(min(LOOK_SECONDS, self._seconds)):
            with self._lock:  # so that no descriptor is somebody else's by now
                late = [key for key, (_, since) in self._waiting.items() if monotonic() - since > self._seconds]
                for key in late:
                    shut(self._waiting.pop(key)[0])


def shut(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)
