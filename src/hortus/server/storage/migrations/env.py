"""How Alembic runs the revisions of this folder: on what `schema.upgrade` hands over, all or nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic import context
from sqlalchemy import Connection, Engine

from hortus.server.storage.rows import metadata

bind: Engine | Connection = context.config.attributes["engine"]

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtext('hortus schema'))"
"""Of servers that start together, one makes the schema, and the others wait for it; a file has one server anyway."""


@contextmanager
def transaction() -> Iterator[Connection]:
    if isinstance(bind, Connection):
        yield bind
    else:
        with bind.begin() as connection:
            yield connection


with transaction() as connection:
    if bind.dialect.name == "postgresql":
        connection.exec_driver_sql(ONE_AT_A_TIME)
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
