"""What several migrations make alike."""

from typing import Any

import sqlalchemy as sa
from alembic import op


def of_table(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    """A table of things that belong to a game table."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", *key),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )
