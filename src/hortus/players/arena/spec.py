"""A player as a match names it: `level3`, `level5@200` (simulations a decision), `level5@0.5s` (seconds a decision).

`net:build/net.npz` or `level5:build/net.npz@200` is one with another net than the game's own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from hortus.contract.errors import HortusError
from hortus.contract.game import Game
from hortus.players.nets.weights import load_net
from hortus.players.player import Player, player

WRITTEN = re.compile(
    r"(?P<name>[^@:\s,]+)(?::(?P<net>[^@\s,]+))?(?:@(?:(?P<simulations>\d{1,9})|(?P<seconds>\d{0,6}\.?\d{1,6})s))?"
)


class BadPlayer(HortusError):
    """A text that does not say which player, with which budget."""

    code = "bad_player"


@dataclass(frozen=True)
class Spec:
    """A player's name, its budget for a decision, if one is set, and the file of its net, if it is not the game's."""

    name: str
    simulations: int | None = None
    seconds: float | None = None
    net: str | None = None

    @classmethod
    def read(cls, text: str) -> Spec:
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise BadPlayer("arena-bad-player", text=text)
        simulations = None if found["simulations"] is None else int(found["simulations"])
        seconds = None if found["seconds"] is None else float(found["seconds"])
        if simulations == 0 or seconds == 0:
            raise BadPlayer("arena-bad-player", text=text)
        return cls(found["name"], simulations, seconds, found["net"])

    def __str__(self) -> str:
        """The one way to write it, so that results of the same player are found again."""
        name = self.name if self.net is None else f"{self.name}:{self.net}"
        if self.simulations is not None:
            return f"{name}@{self.simulations}"
        return name if self.seconds is None else f"{name}@{self.seconds:g}s"

    def player(self, game: Game, seed: int) -> Player:
        """Raises BadNet where its file cannot be read: another player would be measured."""
        if self.net is not None:
            load_net(Path(self.net))
            game = replace(game, net=Path(self.net))
        return player(game, self.name, seed=seed, simulations=self.simulations, seconds=self.seconds)
