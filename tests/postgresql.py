"""A PostgreSQL of our own: in a temporary folder, at a port of loopback, never as root.

Its databases are made in a moment. Nothing in it has to survive the computer, so it need not wait for the disk.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import URL

from hortus.server.storage.postgresql import make_engine
from hortus.server.storage.rows import metadata
from hortus.server.storage.schema import migrate

STRANGER = "nobody"
"""PostgreSQL refuses to be run by root, and so do we."""
TEMPLATE = "hortus_template"
PORTS = range(10_000, 32_768)
"""Below the ephemeral ports, which the system gives to connections and for port 0: one that is free stays free."""
HANG_UP = (
    "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
    "WHERE datname = '{database}' AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)
"""Ends all connections to a database, and waits until the database has noticed: at most a minute for each."""
GUARDED, PASSWORD = "guarded", "open-sesame"
"""A user without any rights who needs a password. Everybody else is let in."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": 200,
    "shared_buffers": "64MB",
    "fsync": "off",
    "synchronous_commit": "on",
    "full_page_writes": "off",
    "autovacuum": "off",
    "unix_socket_directories": "",
    "log_min_messages": "fatal",
}


def program(name: str) -> str | None:
    """`tools/postgresql` finds them where they are on no path."""
    return shutil.which(name)


@dataclass
class Postgresql:
    """One that runs."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes]
    emptied: list[URL] = field(default_factory=list)

    def url(self, database: str | None) -> URL:
        return URL.create("postgresql", "hortus", host="127.0.0.1", port=self.port, database=database)

    def execute(self, text: str, database: str | None = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database).render_as_string(), autocommit=True) as connection:
            cursor = connection.execute(text.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self, name: str | None = None) -> URL:
        """One with all tables in it, and nothing else."""
        name = name or f"hortus_{secrets.token_hex(6)}"
        if not self.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
            self.execute(f"CREATE DATABASE {TEMPLATE}")
            engine = make_engine(self.url(TEMPLATE))
            migrate(engine)
            engine.dispose()
            self.hang_up(TEMPLATE)
        self.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
        return self.url(name)

    def hang_up(self, name: str) -> None:
        """End all connections to a database: a client that has closed one is not gone yet, nor is its last write."""
        self.execute(HANG_UP.format(database=name))

    def drop_database(self, name: str) -> None:
        self.hang_up(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def lent_database(self) -> Iterator[URL]:
        """Like a new one. It is emptied and used again: to make one takes longer than most tests."""
        url = self.emptied.pop() if self.emptied else self.new_database()
        yield url
        assert url.database
        self.hang_up(url.database)
        self.execute("; ".join(f"DELETE FROM {part.name}" for part in reversed(metadata.sorted_tables)), url.database)
        self.emptied.append(url)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


def start(folder: Path, **settings: str | int) -> Postgresql:
    """In a folder that is there and empty, with settings of its own where ours do not suit."""
    who = STRANGER if os.geteuid() == 0 else None
    if who is not None:
        shutil.chown(folder, who)
    data = folder / "data"
    initdb, postgres = program("initdb"), program("postgres")
    assert initdb is not None
    assert postgres is not None
    subprocess.run(
        [initdb, "-D", data, "-U", "hortus", "-A", "trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
        user=who,
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    rules = data / "pg_hba.conf"
    rules.write_text(f"host all {GUARDED} all scram-sha-256\n" + rules.read_text())
    running = begin(folder, free_port(), **settings)
    running.execute(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
    return running


def begin(folder: Path, port: int, **settings: str | int) -> Postgresql:
    """Once more, where one was stopped."""
    postgres = program("postgres")
    assert postgres is not None
    options = [f"--{name}={value}" for name, value in {**SETTINGS, **settings, "port": port}.items()]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [postgres, "-D", folder / "data", *options],
            user=STRANGER if os.geteuid() == 0 else None,
            cwd=folder,
            stdout=log,
            stderr=log,
        )
    running = Postgresql(folder, port, process)
    while True:
        try:
            running.execute("SELECT 1")
        except psycopg.OperationalError:
            if process.poll() is not None:
                raise AssertionError((folder / "log").read_text()) from None
        else:
            return running


def free_port() -> int:
    """Return a port that nobody listens at, and that the system will give to nobody else."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def running() -> Iterator[Postgresql]:
    """As long as it is needed; where none can be had, tests say so, and fail where everything has to be there."""
    if program("initdb") is None or program("postgres") is None:
        told = "There is no PostgreSQL here: apt-get install postgresql, or whatever your system calls it."
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    with TemporaryDirectory(prefix="hortus-postgresql-") as folder:
        started = start(Path(folder))
        try:
            yield started
        finally:
            started.stop()
