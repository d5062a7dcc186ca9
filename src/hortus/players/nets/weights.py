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

Reals = NDArray[np.float32]


class BadNet(HortusError):
    """A file of weights that cannot be used."""

    code = "bad_net"


class Net(NamedTuple):
    """Names of shapes: F features, W width, B blocks, A actions, S seats."""

    first: Reals  # [F, W]
    first_bias: Reals  # [W]
    blocks: Reals  # [B, W, W] from, to
    block_biases: Reals  # [B, W]
    policy: Reals  # [A, W]
    policy_bias: Reals  # [A]
    value: Reals  # [S, W]
    value_bias: Reals  # [S]

    @classmethod
    def of(cls, **arrays: Any) -> Net:
        return cls(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in cls._fields})


def save_net(file: Path, net: Net, facts: Mapping[str, object]) -> None:
    """Written beside and then put in its place, so that nobody ever reads half of it."""
    arrays = {name: array.astype(np.float16) for name, array in net._asdict().items()}
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
    return None if game.net is None else _fitting(game.net, game.name, game.feature_count, game.action_count)


@cache
def _fitting(file: Path, game: str, features: int, actions: int) -> Net | None:
    """Looked at once in a process, so that the log has one word of a net that does not fit."""
    try:
        net = load_net(file)
        if net.first.shape[0] != features or len(net.policy) != actions:
            raise BadNet("net-other-game", file=str(file), game=game)
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
            arrays = {name: stored[name] for name in Net._fields}
    except FileNotFoundError:
        raise BadNet("net-missing", file=str(file)) from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadNet("net-damaged", file=str(file)) from None
    if digest_of(arrays) != about["digest"]:
        raise BadNet("net-damaged", file=str(file))
    return Net.of(**arrays), about


def digest_of(arrays: Mapping[str, NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for name in Net._fields:
        array = arrays[name]
        digest.update(f"{name} {array.dtype.str} {array.shape}".encode())
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()
