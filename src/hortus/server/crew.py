"""A process that is one of several of a server, from its own side.

The supervisor tells it when it starts: which of how many it is, the socket at which all of them accept connections,
and a socket to the supervisor itself. There the process first says, in a line of JSON, that it can serve or why it
cannot. From then on it answers each byte that the supervisor sends, a heartbeat, if it has said that it does. When the
supervisor ends, that socket ends.

A newer Hortus may run under the supervisor of an older one, since a rolling restart renews all processes but that one:
what is said here may grow, and must not change.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hortus.contract.errors import HortusError

VARIABLE = "HORTUS_MEMBER"
"""In the environment of a process: its number, of how many, and the descriptors of both sockets."""
REFUSED = 2  # exit status, as of every command that cannot do what was asked for


@dataclass(frozen=True)
class Member:
    number: int  # from 1 on
    count: int
    listener_number: int
    line_number: int

    def __str__(self) -> str:
        return f"{self.number} {self.count} {self.listener_number} {self.line_number}"

    @property
    def crew(self) -> str:
        """What no other server is called: in containers all supervisors may have the same number."""
        return f"{socket.gethostname()} {os.getppid()}"

    @cached_property
    def listener(self) -> socket.socket:
        return own(self.listener_number)

    @cached_property
    def _line(self) -> socket.socket:
        return own(self.line_number)

    def share_of(self, amount: int) -> int:
        """Of what is for the whole server; everybody has one at least."""
        return max(1, amount // self.count + (self.number <= amount % self.count))

    def say_ready(self, news: str, address: str) -> None:
        self._say({"news": news, "address": address, "heartbeat": True})

    @contextmanager
    def saying_why_not(self) -> Iterator[None]:
        """What cannot be done is told by the supervisor: once, however many processes meet with it."""
        with self._line:
            try:
                yield
            except HortusError as error:
                self._say({"code": error.code, "id": error.message_id, "arguments": error.arguments})
                raise SystemExit(REFUSED) from error

    def answer_supervisor(self, leave: Callable[[], None]) -> None:
        """Answer heartbeats in the running event loop, and call `leave` when there is no supervisor any more.

        Nothing but the loop answers, so a loop that is stuck does not.
        """
        loop = asyncio.get_running_loop()
        self._line.setblocking(False)

        def answer() -> None:
            try:
                asked = self._line.recv(1_024)
            except BlockingIOError:
                return
            except OSError:
                asked = b""
            if asked:
                with suppress(OSError):
                    self._line.send(asked)
            else:
                loop.remove_reader(self._line)
                leave()

        loop.add_reader(self._line, answer)

    def _say(self, what: dict[str, Any]) -> None:
        with suppress(OSError):  # nobody is there to hear it
            self._line.sendall(json.dumps(what, default=str).encode() + b"\n")


def own(descriptor: int) -> socket.socket:
    """A socket that we were given; nobody whom we start gets it too."""
    given = socket.socket(fileno=descriptor)
    given.set_inheritable(False)
    return given


def member_in(environment: MutableMapping[str, str]) -> Member | None:
    """Who we are, if a supervisor started us. Those whom we start are no members."""
    text = environment.pop(VARIABLE, None)
    return None if text is None else Member(*map(int, text.split()))
