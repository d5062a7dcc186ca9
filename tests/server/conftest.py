"""Every test gets data of its own: a file, or with `--database postgresql` a database of a PostgreSQL of our own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus.server.storage.database import Storage
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


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data file without data. To copy it takes a tenth of the time in which a server makes one."""
    path = tmp_path_factory.mktemp("prepared") / "hortus.db"
    storage = Storage(path)
    storage.prepare()
    storage.close()
    return path


@pytest.fixture
def new_file(tmp_path: Path) -> Path:
    """Return the path of a data file that does not exist yet."""
    return tmp_path / "new.db"


@pytest.fixture
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.config.getoption("--database") == "sqlite":
        prepared: Path = request.getfixturevalue("prepared_file")
        return Path(shutil.copy(prepared, tmp_path / "hortus.db"))
    place: Place = request.getfixturevalue("database")
    return place
