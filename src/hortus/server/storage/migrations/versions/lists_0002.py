"""How people came to their seats, how games ended, and which tables a guest has tidied away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of tables from before, nobody knows the first two: a result is kept once its table is opened again."""
    op.add_column("game_table", sa.Column("seating", sa.String))
    op.add_column("game_table", sa.Column("result", sa.String))
    op.create_table(
        "tidied",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )
    op.create_index("tidied_of_guest", "tidied", ["guest"])


def downgrade() -> None:
    op.drop_table("tidied")
    op.drop_column("game_table", "result")
    op.drop_column("game_table", "seating")
