"""Sessions are rows, and so are private links. Cookies signed by older servers are good for another 90 days, or until one visit."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
AGE = 90 * 86_400


def upgrade() -> None:
    until = str(round(time.time()) + AGE)
    op.add_column("visitors", sa.Column("signed_until", sa.Float, nullable=False, server_default=until))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("email", sa.String(254)),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
