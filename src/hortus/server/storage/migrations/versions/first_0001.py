"""Tables, seats, actions, sealed choices, requests, powers and settings."""

import sqlalchemy as sa
from alembic import op

from hortus.server.storage.migrations.parts import of_table

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "setting",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("aids", sa.Boolean, nullable=False),
        sa.Column("authentic", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.String, nullable=False),
        sa.Column("rematch", sa.String),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("changed", sa.String, nullable=False),
    )
    of_table(
        "seat",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        key=("seat",),
    )
    of_table(
        "action",
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("raced", sa.Boolean, nullable=False),
        sa.Column("request", sa.String),
        sa.Column("time", sa.String, nullable=False),
        key=("ply",),
    )
    of_table(
        "choice",
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        key=("ply", "seat"),
    )
    of_table("request", sa.Column("request", sa.String, nullable=False), key=("request",))
    of_table(
        "power",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("power", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        key=("guest", "power", "seat"),
    )
    op.create_index("power_of_guest", "power", ["guest"])


def downgrade() -> None:
    for name in ("power", "request", "choice", "action", "seat", "game_table", "setting"):
        op.drop_table(name)
