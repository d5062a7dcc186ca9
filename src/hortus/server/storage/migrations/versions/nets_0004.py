"""The net that a table began with, and nets that are kept for that."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before go on with the net that is installed."""
    op.add_column("game_table", sa.Column("net", sa.String))
    op.create_table(
        "net",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("weights", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("net")
    op.drop_column("game_table", "net")
