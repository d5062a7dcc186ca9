"""The nets that computers play with: a table goes on with the one that it began with, whatever is installed meanwhile.

The data file keeps each net once, by its digest, as long as a game under way needs it. One that is no longer installed
is laid in a folder of this server's own when a table first asks for it: players read it there, once in a process.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import NamedTuple

from hortus.contract.errors import HortusError
from hortus.contract.game import Game
from hortus.players.nets.weights import BadNet, check_fits, read_file
from hortus.server.errors import StorageFailed
from hortus.server.storage import rows
from hortus.server.storage.database import Storage
from hortus.server.storage.rows import Write

log = logging.getLogger(__name__)

WITHOUT = ""
"""In place of a digest: the game had no net."""


class Installed(NamedTuple):
    digest: str
    weights: bytes


class Beginning(NamedTuple):
    """What a new table plays with."""

    net: str  # the digest, or WITHOUT
    writes: list[Write]  # so that it is on the disk when the table is


class Nets:
    """All that tables of this server play with."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._folder: TemporaryDirectory[str] | None = None
        self._laid: dict[tuple[str, str], Path | None] = {}  # by game and digest; None: what is kept is of no use
        self._laying = Lock()

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def begin(self, game: Game) -> Beginning:
        """Of a game as it is installed."""
        today = installed_for(game)
        if today is None:
            return Beginning(WITHOUT, [])
        is_kept = self._storage.has_net(today.digest)  # it is large, and nearly always there
        return Beginning(today.digest, [] if is_kept else [rows.keep_net(today.digest, today.weights)])

    def go_on(self, game: Game, digest: str | None) -> Game:
        """The game with the net that a table began with; None: from before that was kept, so with today's."""
        if digest == WITHOUT:
            return replace(game, net=None)
        today = installed_for(game)
        if digest is None or (today is not None and today.digest == digest):
            return game
        with self._laying:
            if (game.name, digest) not in self._laid:
                self._laid[game.name, digest] = self._lay(game, digest)
            file = self._laid[game.name, digest]
        return game if file is None else replace(game, net=file)

    def _lay(self, game: Game, digest: str) -> Path | None:
        """As a file for the players, if it is what it should be."""
        try:
            if self._folder is None:
                self._folder = TemporaryDirectory(prefix="hortus-nets-")
            file = Path(self._folder.name) / f"{len(self._laid)}.npz"
            file.write_bytes(self._storage.net(digest) or b"")
            net, about = read_file(file)
            check_fits(net, game, file)
            if about["digest"] != digest:
                raise BadNet("net-damaged", file=str(file))
        except (BadNet, StorageFailed, OSError) as trouble:
            reason = trouble.message_id if isinstance(trouble, HortusError) else trouble
            log.warning("net_lost: Tables of %s go on with the net of today: theirs is lost (%s).", game.name, reason)
            return None
        return file


def installed_for(game: Game) -> Installed | None:
    return None if game.net is None else installed(game.net)


@cache
def installed(file: Path) -> Installed | None:
    """Read once in a process. One that is of no use is told of, and games are begun without."""
    try:
        return Installed(read_file(file)[1]["digest"], file.read_bytes())
    except (BadNet, OSError) as trouble:
        log.warning("net_damaged: %s", trouble)
        return None
