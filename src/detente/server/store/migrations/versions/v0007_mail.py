"""Letters wait in an outbox; an address counts when its owner has confirmed it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_visitors_email", "visitors", ["email"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("recipient", sa.String(254), nullable=False),
        sa.Column("subject", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("html", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
