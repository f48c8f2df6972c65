"""API tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(120), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
