"""A data file has one server: two would both think that they know what lies on the tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed
from hortus.server.locks import lock_within
from hortus.server.storage.files import keep_private, make_folder, make_private
from hortus.server.storage.places import Place
from hortus.server.storage.sqlite import BUSY_SECONDS


class DataInUse(HortusError):
    """Another server works with this data file."""

    code = "data_in_use"


@contextmanager
def alone_at(data: Place, busy_seconds: float = BUSY_SECONDS) -> Iterator[Callable[[str], None]]:
    """Lock a data file for this process; yield a function that notes our address for the process that comes second.

    Two files are locked: the one beside the data file, which guards the name and the files that SQLite puts beside it,
    and the data file itself, which may have other names. A server that was told to stop keeps its locks until it has
    ended, so this waits up to `busy_seconds` for both. A database may have any number of servers and is not locked.
    """
    if not isinstance(data, Path):
        yield lambda address: None
        return
    with ExitStack() as held:
        try:
            if data.exists() and not data.is_file():  # a pipe would be waited for, and a device made private
                raise StorageFailed("file-not-regular", file=str(data))
            make_folder(data.parent)
            beside = Path(f"{data.resolve()}.lock")
            make_private(beside)
            keep_private(data)
            lock = held.enter_context(beside.open("a+", encoding="utf-8"))
            file = held.enter_context(data.open("rb"))
            files = (lock, file) if sys.platform == "linux" else (lock,)  # elsewhere SQLite would be locked out
            is_locked = lock_within(files, busy_seconds)
        except OSError as error:
            raise StorageFailed(
                "server-storage-unusable", file=str(data), reason=error.strerror or str(error)
            ) from error
        if not is_locked:
            lock.seek(0)
            raise DataInUse("serve-data-in-use", file=str(data), address=lock.read().strip() or "?")

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(address)
            lock.flush()

        yield note
