"""`hortus backup`: a copy of the data file while the server runs; whole and checked, or not there at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from hortus.contract.errors import HortusError
from hortus.server.storage.files import make_private
from hortus.server.storage.places import Place, name_of

AT_ONCE = -1
"""All pages in one step: those who write meanwhile do not wait for it, and it need not begin again."""


class BackupFailed(HortusError):
    code = "backup_failed"


def back_up(data: Place, copy: Path) -> int:
    """Copy all tables to a new file; how many there are."""
    if not isinstance(data, Path):
        raise BackupFailed("backup-database", database=name_of(data))
    if not data.is_file():
        raise BackupFailed("backup-no-data", file=str(data))
    if copy.exists():
        raise BackupFailed("backup-exists", file=str(copy))
    try:
        # In a folder beside it, so that the copy gets its name at once and complete.
        with TemporaryDirectory(prefix=".hortus-", dir=copy.absolute().parent) as folder:
            unfinished = Path(folder) / copy.name
            count = copy_checked(data, unfinished)
            give_name(unfinished, copy)
            return count
    except FileExistsError as error:
        raise BackupFailed("backup-exists", file=str(copy)) from error
    except OSError as error:
        raise BackupFailed("backup-unwritable", file=str(copy), reason=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise BackupFailed("backup-unreadable", file=str(data), reason=str(error)) from error


def copy_checked(data: Path, copy: Path) -> int:
    make_private(copy)
    with (
        closing(sqlite3.connect(f"{data.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target, pages=AT_ONCE)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, to be carried around alone
        [[verdict]] = target.execute("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        [[count]] = target.execute("SELECT COUNT(*) FROM game_table")
    with copy.open("rb+") as file:
        os.fsync(file.fileno())
    return int(count)


def give_name(unfinished: Path, copy: Path) -> None:
    """Under its own name, unless somebody has put another file there meanwhile."""
    try:
        os.link(unfinished, copy)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        unfinished.rename(copy)
