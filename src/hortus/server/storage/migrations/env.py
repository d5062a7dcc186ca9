"""How Alembic runs the revisions of this folder: on the engine that `storage.migrate` hands over, all or nothing."""

from alembic import context
from sqlalchemy import Engine

from hortus.server.storage.rows import metadata

engine: Engine = context.config.attributes["engine"]

with engine.connect() as connection, connection.begin():
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
