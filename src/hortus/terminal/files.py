"""Records in files."""

from __future__ import annotations

import stat
from os.path import expanduser
from pathlib import Path

from hortus.contract.errors import HortusError
from hortus.records import Record

LARGEST = 10_000_000
"""Bytes; far more than any record has. Beyond lie mistakes, such as a film, or a device that never ends."""


class FileTrouble(HortusError):
    """A file that cannot be read or written."""

    code = "file_trouble"


def path_of(name: str) -> Path:
    """A file as people name it: ~ is the home folder, as in a shell."""
    return Path(expanduser(name))


def check_regular(file: Path) -> None:
    """Refuse a pipe, a device or a folder: reading a pipe that nobody writes to would never end."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise FileTrouble("file-not-regular", file=str(file))


def read_text(file: Path) -> str:
    """Return the contents of a regular text file."""
    try:
        check_regular(file)
        with file.open("rb") as source:
            content = source.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise FileTrouble("file-unreadable", file=str(file))
        return content.decode("utf-8")
    except FileNotFoundError:
        raise FileTrouble("file-not-found", file=str(file)) from None
    except (OSError, ValueError):
        raise FileTrouble("file-unreadable", file=str(file)) from None


def read_record(file: Path) -> Record:
    return Record.read(read_text(file))


def write_record(file: Path, record: Record, may_replace: bool) -> None:
    """A file that is already there is left alone, unless it is an earlier save of the same game."""
    try:
        if may_replace:
            _replace(file, record.text())
        else:
            with file.open("x", encoding="utf-8") as target:
                target.write(record.text())
    except FileExistsError:
        raise FileTrouble("file-exists", file=str(file)) from None
    except (OSError, ValueError):
        raise FileTrouble("file-unwritable", file=str(file)) from None


def _replace(file: Path, text: str) -> None:
    """At no moment is the file half written."""
    beside = file.with_name(file.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
