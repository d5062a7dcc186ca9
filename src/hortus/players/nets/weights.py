"""The weights of a net, and the file that holds them: half precision, with a digest of what was written."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.errors import HortusError
from hortus.contract.game import Game

FORMAT = 1
AT_ONCE = 4
"""Numbers and cells that are worked on together: widths are multiples of it."""

Reals = NDArray[np.float32]


class BadNet(HortusError):
    """A file of weights that cannot be used."""

    code = "bad_net"


class Net(NamedTuple):
    """Names of shapes: F features, W width, B blocks, K kinds of actions, S seats.

    Where weights are shared over the cells of a map (`Game.cells`), F are the features beside theirs, P those of each
    cell, C channels, L layers, 7 for a cell itself and its neighbours by direction, M kinds of actions at cells.
    Elsewhere C is zero, and each action is a kind of its own.
    """

    first: Reals  # [F, W]
    first_bias: Reals  # [W]
    blocks: Reals  # [B, W, W] from, to
    block_biases: Reals  # [B, W]
    policy: Reals  # [K, W]
    policy_bias: Reals  # [K]
    value: Reals  # [S, W]
    value_bias: Reals  # [S]
    around: Reals  # [7, P, C] what each cell makes of itself and its neighbours
    around_bias: Reals  # [C]
    lent: Reals  # [W, C] and of all else
    layers: Reals  # [L, 7, C, C] from, to
    layer_biases: Reals  # [L, C]
    gathered: Reals  # [2 C, W] what the mean and the best of all cells tell the whole
    gathered_bias: Reals  # [W]
    wanted: Reals  # [M, W, C] what an action of a kind looks for in its cells

    @classmethod
    def of(cls, **arrays: Any) -> Net:
        """Without what is shared over cells, it has none."""
        width = len(arrays["first_bias"])
        for name, shape in _WITHOUT_CELLS.items():
            arrays.setdefault(name, np.zeros([width if size == "W" else size for size in shape]))
        return cls(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in cls._fields})

    def at(self, temperature: float) -> Net:
        """The same net with its policy at another temperature: the higher, the more evenly it chooses."""
        heads = {"policy": self.policy, "policy_bias": self.policy_bias, "wanted": self.wanted}
        return self._replace(**{name: array / np.float32(temperature) for name, array in heads.items()})

    @property
    def parts(self) -> dict[str, Reals]:
        """What it is made of, by name."""
        return {name: array for name, array in self._asdict().items() if len(self.around_bias) or name in _ALWAYS}


_WITHOUT_CELLS: dict[str, tuple[Any, ...]] = {
    "around": (7, 0, 0),
    "around_bias": (0,),
    "lent": ("W", 0),
    "layers": (0, 7, 0, 0),
    "layer_biases": (0, 0),
    "gathered": (0, "W"),
    "gathered_bias": ("W",),
    "wanted": (0, "W", 0),
}
_ALWAYS = set(Net._fields) - set(_WITHOUT_CELLS)


def save_net(file: Path, net: Net, facts: Mapping[str, object]) -> None:
    """Written beside and then put in its place, so that nobody ever reads half of it."""
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in net.parts.items()}
    about = {"format": FORMAT, "digest": digest_of(arrays), **facts}
    beside = file.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez_compressed(out, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    os.replace(beside, file)


@cache
def load_net(file: Path) -> Net:
    """Read once in a process: tables that are under way keep the net that they began with."""
    return read_file(file)[0]


def net_of(game: Game) -> Net | None:
    """The net that has learnt a game; None if there is none that fits."""
    return None if game.net is None else _fitting(game.net, game.name, wanted_by(game))


def check_fits(net: Net, game: Game, file: Path) -> None:
    _check(net, wanted_by(game), game.name, file)


def wanted_by(game: Game) -> tuple[int, int, int]:
    """How many features beside those of cells, features of a cell, and kinds of actions a net must know."""
    cells = game.cells
    if cells is None:
        return game.feature_count, 0, game.action_count
    return game.feature_count - cells.feature_count, cells.planes, cells.kind_count


def _check(net: Net, wanted: tuple[int, int, int], game: str, file: Path) -> None:
    if (len(net.first), net.around.shape[1], len(net.policy)) != wanted:
        raise BadNet("net-other-game", file=str(file), game=game)


@cache
def _fitting(file: Path, game: str, wanted: tuple[int, int, int]) -> Net | None:
    """Looked at once in a process, so that the log has one word of a net that does not fit."""
    try:
        net = load_net(file)
        _check(net, wanted, game, file)
    except BadNet as bad:
        logging.getLogger(__name__).warning("%s", bad)
        return None
    return net


def read_file(file: Path) -> tuple[Net, dict[str, Any]]:
    """The net and what is told about it; refuses what is missing, damaged or of another form."""
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as stored:
            about = json.loads(stored["about"].tobytes())
            if about["format"] != FORMAT:
                raise BadNet("net-other-format", file=str(file))
            arrays = {name: stored[name] for name in stored.files if name != "about"}
            net = Net.of(**arrays)
            if len(net.first_bias) % AT_ONCE or len(net.around_bias) % AT_ONCE:
                raise BadNet("net-other-format", file=str(file))
    except FileNotFoundError:
        raise BadNet("net-missing", file=str(file)) from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadNet("net-damaged", file=str(file)) from None
    if digest_of(arrays) != about["digest"]:
        raise BadNet("net-damaged", file=str(file))
    return net, about


def digest_of(arrays: Mapping[str, NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for name in sorted(arrays, key=Net._fields.index):
        array = arrays[name]
        digest.update(f"{name} {array.dtype.str} {array.shape}".encode())
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()
