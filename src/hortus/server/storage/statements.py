"""Statements for a driver itself: what stands between takes longer than the writes do."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from sqlalchemy import ClauseElement, Executable
from sqlalchemy.engine import Dialect

from hortus.server.incidents import Seldom
from hortus.server.storage.rows import Write

log = logging.getLogger(__name__)

UNREADABLE = Seldom()
MOST = 256
"""So many texts are kept."""


class Texts:
    """The texts of statements in the language of a database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared = lru_cache(MOST)(self._prepare)

    def of(self, write: Write) -> tuple[str, dict[str, Any]]:
        """A statement, and its values by name."""
        text, constants = self._prepared(write.statement, tuple(write.values))
        return text, {**constants, **write.values}

    def _prepare(self, statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """With these values to be filled in, and those that it has itself."""
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(dialect=self._dialect, column_keys=names)
        return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


def reason_of(error: Exception) -> str:
    """What the disk or the database says, in one line and without the statement that met it."""
    cause = getattr(error, "orig", None) or error
    said = (isinstance(cause, OSError) and cause.strerror) or str(cause)
    return " ".join(said.split())


def kind_of(error: Exception) -> str:
    """Return what two errors have in common that are about the same trouble: a code, or else what was said."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None) or reason_of(error)


def report_unreadable(name: str, error: Exception) -> None:
    """Log that a query to this file or database failed, once in a while for each cause."""
    if UNREADABLE.is_due((name, kind_of(error))):
        log.error("storage_unreadable: A query to %s failed (%s). What needs it is refused.", name, reason_of(error))
