"""Copies of the package with a game less or a game more: the folders are all there is to it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import hortus

PACKAGE = Path(hortus.__file__).parent
RING = Path(__file__).parent / "ring"
"""A game for up to twelve."""


def copy_of_package(to: Path, without: str = "", added: Path | None = None) -> dict[str, str]:
    """The environment in which a new process finds the copy."""
    copy = to / "hortus"
    shutil.copytree(PACKAGE, copy)
    if without:
        shutil.rmtree(copy / "games" / without)
    if added:
        shutil.copytree(added, copy / "games" / added.name)
    return {**os.environ, "PYTHONPATH": str(to), "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"}
