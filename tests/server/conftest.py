"""Every test gets data of its own: a file, or with `--database postgresql` a database of a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus.server.storage.places import Place
from tests import postgresql as ours
from tests.postgresql import Postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    with ours.running() as started:
        yield started


@pytest.fixture
def database(postgresql: Postgresql) -> Iterator[Place]:
    """In PostgreSQL, whatever the others have."""
    with postgresql.lent_database() as url:
        yield url


@pytest.fixture
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.config.getoption("--database") == "sqlite":
        return tmp_path / "hortus.db"
    place: Place = request.getfixturevalue("database")
    return place
