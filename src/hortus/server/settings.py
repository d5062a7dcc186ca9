"""How a server is to run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hortus.server.storage import BUSY_SECONDS
from hortus.server.table import RACE_SECONDS, RACE_WAIT_SECONDS
from hortus.server.thinking import USUAL_PAUSES, Pauses

LOOPBACK = ("127.0.0.1", "localhost", "::1")
DEFAULT_PORT = 8000


@dataclass(frozen=True)
class Settings:
    data: Path  # the data file
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()  # pages of these addresses may speak to us too, such as https://garden.example
    tables_an_hour: float = 30.0  # new ones, from one address
    tables_at_once: float = 30.0
    joins_a_minute: float = 60.0  # invitations looked at, and tries to join, from one address
    messages_a_second: float = 20.0  # on one connection
    messages_at_once: float = 40.0
    keep_days: int | None = None  # finished tables, from their last change on; None: forever
    busy_seconds: float = BUSY_SECONDS
    race_seconds: float = RACE_SECONDS
    race_wait_seconds: float = RACE_WAIT_SECONDS
    clock: Callable[[], float] = time.time
    pauses: Pauses = USUAL_PAUSES  # of computers before a sealed choice

    @property
    def is_far(self) -> bool:
        """Whether other computers can reach the server, by itself or through a proxy."""
        return bool(self.origins) or self.host not in LOOPBACK
