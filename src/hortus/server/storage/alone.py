"""A data file has one server: two would both think that they know what lies on the tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from hortus.contract.errors import HortusError
from hortus.server.errors import StorageFailed
from hortus.server.locks import is_ours
from hortus.server.storage.files import keep_private, make_folder, make_private
from hortus.server.storage.places import Place


class DataInUse(HortusError):
    """Another server works with this data file."""

    code = "data_in_use"


@contextmanager
def alone_at(data: Place) -> Iterator[Callable[[str], None]]:
    """No other server may have this data file. Gives a way to note our address, for whoever comes second.

    Locked are the name, whose companions it would share, and the file itself, which may have other names. A database
    has as many servers as one likes.
    """
    if not isinstance(data, Path):
        yield lambda address: None
        return
    with ExitStack() as held:
        try:
            make_folder(data.parent)
            beside = Path(f"{data.resolve()}.lock")
            make_private(beside)
            keep_private(data)
            lock = held.enter_context(beside.open("a+", encoding="utf-8"))
            file = held.enter_context(data.open("rb"))
        except OSError as error:
            raise StorageFailed(
                "server-storage-unusable", file=str(data), reason=error.strerror or str(error)
            ) from error
        if not (is_ours(lock) and (sys.platform != "linux" or is_ours(file))):  # elsewhere SQLite would be locked out
            lock.seek(0)
            raise DataInUse("serve-data-in-use", file=str(data), address=lock.read().strip() or "?")

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(address)
            lock.flush()

        yield note
