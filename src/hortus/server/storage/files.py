"""Where the data file is, unless somebody says otherwise; and that nobody else can read it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

DATA_FILE = "tables.sqlite3"
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What belongs to a data file: itself and its companions, which SQLite makes with the same rights."""


def data_file(wish: Path | None) -> Path:
    return wish.absolute() if wish else user_data_path("hortus", appauthor=False) / DATA_FILE


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
