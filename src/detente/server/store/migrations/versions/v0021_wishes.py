"""Wishes to play."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(5), nullable=False),
        sa.Column("side", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON),
        sa.Column("clock", sa.JSON),
        sa.Column("low", sa.Integer),
        sa.Column("high", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False, index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("paired", sa.Float),
    )
    op.create_index("ix_wishes_game", "wishes", ["game", "pace", "created"])
