"""The schema of the data, brought up to date when a server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

HEAD = "0007"
"""The newest revision of `migrations/`."""


class LaterVersion(Exception):
    """The schema was made by a later version of Hortus."""


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Alembic is slow to import, and there is seldom anything to do."""
    if revision_of(engine) != HEAD:
        upgrade(engine)


def upgrade(bind: Engine | Connection) -> None:
    """All or nothing; on a connection, as a part of the transaction that is under way there."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["engine"] = bind
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a revision that is not known here
        raise LaterVersion(str(error)) from error


def revision_of(bind: Engine | Connection) -> str | None:
    if not inspect(bind).has_table("alembic_version"):
        return None
    wanted = text("SELECT version_num FROM alembic_version")
    if isinstance(bind, Connection):
        return bind.execute(wanted).scalar()
    with bind.connect() as connection:
        return connection.execute(wanted).scalar()
