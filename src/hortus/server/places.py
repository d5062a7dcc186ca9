"""Where the data file is, unless somebody says otherwise; and that nobody else can read it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

DATA_FILE = "tables.sqlite3"
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What belongs to a data file: itself and its companions, which SQLite makes with the same rights."""


def data_file(wish: Path | None) -> Path:
    return wish.absolute() if wish else data_folder(os.environ, sys.platform) / DATA_FILE


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """Where programs keep what people have made with them."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hortus"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "hortus"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "hortus"


def make_folder(folder: Path) -> None:
    """A folder of our own; one that is there keeps the rights that it has."""
    if not folder.is_dir():
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """A new, empty file for its owner alone, unless there is one."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def keep_private(data: Path) -> None:
    """The key to every seat is inside: neither the group nor others may read it."""
    real = data.resolve()  # its companions lie beside the file, not beside a link to it
    make_private(real)
    for end in BESIDE:
        with suppress(FileNotFoundError):
            file = Path(f"{real}{end}")
            if file.stat().st_mode & OTHERS:
                file.chmod(PRIVATE)
