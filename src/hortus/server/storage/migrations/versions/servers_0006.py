"""Several servers at one database: who holds a table, how often it was changed, and limits that all count together."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("holder", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "server",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    op.create_table(
        "bucket",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("room", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bucket")
    op.drop_table("server")
    op.drop_column("game_table", "holder")
    op.drop_column("game_table", "revision")
