"""Planned answers."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("planned", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
    op.create_table(
        "plans",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True, index=True),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("only", sa.Boolean, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("barrier", sa.Integer, nullable=False),
        sa.Column("dropped", sa.String(12), nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
