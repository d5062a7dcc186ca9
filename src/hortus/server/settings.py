"""How a server is to run."""

from __future__ import annotations

from dataclasses import dataclass, field

from hortus.server.door import DEFAULT_PORT
from hortus.server.keys import OWN, Keys
from hortus.server.storage.places import Place
from hortus.server.storage.sqlite import BUSY_SECONDS
from hortus.server.tables.hall import AWAKE_MEGABYTES
from hortus.server.tables.pace import Pace

LOCAL = ("127.0.0.1", "::1")
LOOPBACK = (*LOCAL, "localhost")
EVERYWHERE = ("0.0.0.0", "::")


@dataclass(frozen=True)
class Settings(Pace):
    data: Place
    host: str = "127.0.0.1"
    lan: bool = False  # whether friends in the same network are to reach this server by an address of this computer
    port: int = DEFAULT_PORT
    inside: str = "127.0.0.1"  # where other servers at the same database reach this one,
    inside_port: int = 0  # at which port; 0: any free one,
    inside_listen: str | None = None  # and where it listens for them; None: there
    address: str = ""  # by which others reach this server, for links that are made on its own computer
    origins: tuple[str, ...] = ()  # pages of these addresses may speak to us too, such as https://garden.example
    tables_an_hour: float = 30.0  # new ones, from one address
    tables_at_once: float = 30.0
    joins_per_minute: float = 60.0  # invitations looked at, and tries to join, from one address
    asks_per_second: float = 50.0  # pages and answers, for one guest; for one address four times as many
    asks_at_once: float = 500.0
    posts_per_second: float = 50.0  # requests that may change something, from one address
    posts_at_once: float = 100.0
    # /health, /ready and /metrics, from one address that is neither a named proxy nor this computer:
    probes_per_second: float = 10.0
    probes_at_once: float = 100.0
    files_per_second: float = 400.0  # of the page, for one address
    files_at_once: float = 4_000.0
    lines_in_all: float = 10_000  # and never more than there are descriptors for
    lines_an_address: float = 400
    live_a_guest: float = 32  # live sockets
    live_an_address: float = 300
    live_per_second: float = 20.0  # live sockets that are opened, from one address; many at once after a restart
    live_at_once: float = 300.0
    proxies: tuple[str, ...] = LOCAL  # addresses and networks whose word on who asks is believed
    messages_per_second: float = 20.0  # on one connection
    messages_at_once: float = 40.0
    messages_of_address_per_second: float = 400.0  # on all connections of one address
    messages_of_address_at_once: float = 1_000.0
    awake_megabytes: float = AWAKE_MEGABYTES  # memory for tables that nobody is at
    keep_days: int | None = None  # finished tables, from their last change on; None: forever
    busy_seconds: float = BUSY_SECONDS
    keys: Keys = field(default=OWN, repr=False)
    process: int | None = None  # of several that are one server, its number,
    crew: str = ""  # and what is the same for all of them, and for nobody else

    @property
    def is_encrypted(self) -> bool:
        """Whether everybody comes by https."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def is_for_lan(self) -> bool:
        """Whether people in the same network reach the server by an address of this computer, without a proxy."""
        return self.lan and not self.origins

    @property
    def is_far(self) -> bool:
        """Whether other computers can reach the server, by itself or through a proxy."""
        return bool(self.origins) or self.host not in LOOPBACK
