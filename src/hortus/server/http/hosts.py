"""The names by which a server may be addressed.

A page of another site can make its own name resolve to the address of this server (DNS rebinding). The browser then
treats both as one site, and only the `Host` header shows which name was used. So a server accepts its own names, and
names that nobody can register on the internet.
"""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from hortus.server.http.limits import plain_address
from hortus.server.settings import Settings

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+?)\.?)(?::\d*)?", re.ASCII | re.IGNORECASE)
"""An address or a name, perhaps with a port."""
LOCAL_NETWORK = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Endings of names that are resolved in a local network only."""


class Hosts:
    """The `Host` headers that a server accepts, with any port."""

    def __init__(self, settings: Settings) -> None:
        places = [urlsplit(origin).netloc for origin in settings.origins]
        self._own = {name_in(place) for place in (*places, settings.host, f"[{settings.host}]")} - {None}
        self._is_for_local_network = settings.is_far and not settings.origins
        if self._is_for_local_network:
            self._own.add(name_in(socket.gethostname()))

    def accept(self, host: str) -> bool:
        name = name_in(host)
        if name is None:
            return False
        return name in self._own or is_loopback(name) or (self._is_for_local_network and is_unregistrable(name))


def name_in(host: str) -> str | None:
    """Return the name or address in a `Host` header, or None if it is malformed."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else None


def is_loopback(name: str) -> bool:
    address = plain_address(name)
    return name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback)


def is_unregistrable(name: str) -> bool:
    """Return whether nobody can register this name: it is an address, or is resolved in a local network only."""
    return plain_address(name) is not None or "." not in name or name.endswith(LOCAL_NETWORK)
