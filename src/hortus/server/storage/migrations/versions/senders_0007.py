"""Requests belong to their senders, and a note may be for one person alone."""

import sqlalchemy as sa
from alembic import op

from hortus.server.storage.migrations.parts import of_table

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("note", sa.Column("person", sa.Integer))
    op.rename_table("request", "earlier_request")
    of_table(
        "request",
        sa.Column("sender", sa.String, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        key=("sender", "request"),
    )
    op.execute(
        "INSERT INTO request (table_id, sender, request) "
        "SELECT table_id, '', request FROM earlier_request"  # nobody knows who sent them
    )
    op.drop_table("earlier_request")


def downgrade() -> None:
    """Notes for one person are lost: earlier versions would show them to everybody."""
    op.rename_table("request", "later_request")
    of_table("request", sa.Column("request", sa.String, nullable=False), key=("request",))
    op.execute("INSERT INTO request (table_id, request) SELECT DISTINCT table_id, request FROM later_request")
    op.drop_table("later_request")
    op.execute("DELETE FROM note WHERE person IS NOT NULL")
    op.drop_column("note", "person")
