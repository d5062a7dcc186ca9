"""The door of a server: the port that it listens at, and the browser that opens before it.

The supervisor of several processes needs this much and no more, so nothing large is imported here.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic, sleep

from hortus.contract.errors import HortusError

log = logging.getLogger(__name__)

DEFAULT_PORT = 8000
PORTS_TRIED = 20
TAKEN = (errno.EADDRINUSE, errno.EACCES) if os.name == "nt" else (errno.EADDRINUSE,)
HIGHEST_PORT = 65_535
PORT_TIMEOUT_S = 5.0
"""A stopping server may take this long to release its port."""
PORT_PAUSE_S = 0.2
LONGEST_NUMBER = 7  # digits


class CannotServe(HortusError):
    """Nothing can be listened to there."""

    code = "cannot_serve"


class PortTaken(CannotServe):
    code = "port_taken"


def whole_number(text: str, name: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or not 0 < int(text) <= 1_000_000:
        raise CannotServe("serve-bad-number", option=f"--{name}", text=text)
    return int(text)


def wants_browser(wish: bool | None, environment: Mapping[str, str], platform: str) -> bool:
    """Where nobody sits at a desktop, a browser would open for nobody, or in the terminal."""
    if wish is not None:
        return wish
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    has_desktop = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return platform in ("win32", "darwin") or has_desktop


@contextmanager
def listening(host: str, port: str | None) -> Iterator[socket.socket]:
    asked = None if port is None else port_number(port)
    listener = first_free(host) if asked is None else listen_once_free(host, asked)
    with listener:
        yield listener


def port_number(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise CannotServe("serve-bad-port", text=text)
    return int(text)


def first_free(host: str) -> socket.socket:
    """The usual port, or one of the next."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return listen(host, port)
    return listen(host, 0)


def listen_once_free(host: str, port: int) -> socket.socket:
    """Listen at a port that a stopping server may still hold: retry up to PORT_TIMEOUT_S."""
    until = None
    while True:
        try:
            return listen(host, port)
        except PortTaken:
            if until is None:
                until = monotonic() + PORT_TIMEOUT_S
                log.warning("port_held: Another program listens at port %d: waiting up to %d s.", port, PORT_TIMEOUT_S)
            elif monotonic() > until:
                raise
        sleep(PORT_PAUSE_S)


def listen(host: str, port: int) -> socket.socket:
    """A socket at that port; 0 is any free one."""
    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, UnicodeError) as error:
        raise CannotServe("serve-bad-host", host=host) from error
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two programs have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno in TAKEN:
            raise PortTaken("serve-port-taken", port=port) from error
        raise CannotServe("serve-cannot-listen", host=host, port=port, reason=error.strerror or str(error)) from error
    return listener


async def stop_taking(servers: Sequence[asyncio.Server]) -> None:
    """Nobody new is taken, and whoever has just been taken is served.

    `close` alone drops them: a line is given to its server one turn after it was taken, and a closed one refuses it.
    """
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # where nobody waits for readers, as on Windows
        for listener in (listener for server in servers for listener in server.sockets):
            loop.remove_reader(listener.fileno())
    await asyncio.sleep(0)
    for server in servers:
        server.close()
