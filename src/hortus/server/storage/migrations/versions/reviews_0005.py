"""What was found in reviews of finished games, and tables that go on from a moment of one."""

import sqlalchemy as sa
from alembic import op

from hortus.server.storage.migrations.parts import of_table

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table(
        "judged",
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("found", sa.String, nullable=False),
        key=("ply",),
    )
    op.add_column("game_table", sa.Column("start", sa.String))


def downgrade() -> None:
    op.drop_column("game_table", "start")
    op.drop_table("judged")
