"""Vacations, and games that are adjourned."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("tables", sa.Column("adjourned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pause_asked", sa.String(20)))
    op.add_column("tables", sa.Column("pause_at", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("begins", sa.Float, nullable=False, index=True),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
    )
